/** A point in pixels, x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** A 3 x 3 projective map, row by row. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export function applyHomography(h: Homography, [x, y]: Point): Point {
  const w = h[6] * x + h[7] * y + h[8];
  return [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w];
}

/** The map that does `first`, then `then`. */
export function composeHomographies(then: Homography, first: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = then;
  const [j, k, l, m, n, o, p, q, r] = first;
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ];
}

/** @throws RangeError when the map squeezes the plane onto a line: a programmer's mistake, page frames are never that. */
export function invertHomography(map: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = map;
  const A = e * i - f * h;
  const B = f * g - d * i;
  const C = d * h - e * g;
  const determinant = a * A + b * B + c * C;
  if (!Number.isFinite(determinant) || determinant === 0) throw new RangeError("The map has no inverse.");
  const s = 1 / determinant;
  return [
    A * s,
    (c * h - b * i) * s,
    (b * f - c * e) * s,
    B * s,
    (a * i - c * g) * s,
    (c * d - a * f) * s,
    C * s,
    (b * g - a * h) * s,
    (a * e - b * d) * s,
  ];
}

export function rotationAbout([x, y]: Point, radians: number): Homography {
  const c = Math.cos(radians);
  const s = Math.sin(radians);
  return [c, -s, x - c * x + s * y, s, c, y - s * x - c * y, 0, 0, 1];
}

export function translation(dx: number, dy: number): Homography {
  return [1, 0, dx, 0, 1, dy, 0, 0, 1];
}

export function scaling(factor: number): Homography {
  return [factor, 0, 0, 0, factor, 0, 0, 0, 1];
}
