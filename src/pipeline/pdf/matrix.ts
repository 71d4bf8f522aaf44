/** [a, b, c, d, e, f]: x' = a x + c y + e, y' = b x + d y + f, as PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number];

export type Rectangle = {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
};

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  return [
    outer[0] * inner[0] + outer[2] * inner[1],
    outer[1] * inner[0] + outer[3] * inner[1],
    outer[0] * inner[2] + outer[2] * inner[3],
    outer[1] * inner[2] + outer[3] * inner[3],
    outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
    outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
  ];
}

export function apply(matrix: Matrix, x: number, y: number): readonly [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** The six numbers of an operator's argument, which may be an array, a typed array or absent. */
export function matrixFrom(value: unknown): Matrix | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const numbers = value as ArrayLike<unknown>;
  const six = [0, 1, 2, 3, 4, 5].map((index) => Number(numbers[index]));
  return six.every(Number.isFinite) ? (six as unknown as Matrix) : undefined;
}

/** The upright rectangle around a transformed one; `exact` when the transform keeps its sides upright. */
export function boundsOf(matrix: Matrix, rectangle: Rectangle): Rectangle & { readonly exact: boolean } {
  const corners = [
    apply(matrix, rectangle.x0, rectangle.y0),
    apply(matrix, rectangle.x1, rectangle.y0),
    apply(matrix, rectangle.x1, rectangle.y1),
    apply(matrix, rectangle.x0, rectangle.y1),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const slack =
    1e-6 * (Math.abs(matrix[0]) + Math.abs(matrix[1]) + Math.abs(matrix[2]) + Math.abs(matrix[3]));
  const straight = Math.abs(matrix[1]) <= slack && Math.abs(matrix[2]) <= slack;
  const quarterTurned = Math.abs(matrix[0]) <= slack && Math.abs(matrix[3]) <= slack;
  return {
    x0: Math.min(...xs),
    y0: Math.min(...ys),
    x1: Math.max(...xs),
    y1: Math.max(...ys),
    exact: straight || quarterTurned,
  };
}

export function intersect(a: Rectangle, b: Rectangle): Rectangle {
  return {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
}

export function contains(rectangle: Rectangle, x: number, y: number): boolean {
  return x >= rectangle.x0 && x <= rectangle.x1 && y >= rectangle.y0 && y <= rectangle.y1;
}
