import {
  applyHomography,
  composeHomographies,
  type Homography,
  invertHomography,
  type Point,
  rotationAbout,
  translation,
} from "./homography.ts";
import { pointInRectangle, type Rectangle } from "./rectangle.ts";

/** The upright page as a plane of its own, in pixels of about the picture's size. */
export type PageFrame = {
  readonly toPicture: Homography;
  readonly width: number;
  readonly height: number;
};

/** A page tilted less than this is left as it is, so that a scan's boxes are fractions of the scan itself. */
const STRAIGHT_RADIANS = 0.004;

/** The largest bend a hand-held camera gives: beyond it the fit followed stray lines. */
const MAX_CONVERGENCE = 0.35;

/**
 * Finds the plane in which the lines run level.
 *
 * Turned by `direction`, lines that meet in a far point obey slope = level + k (slope x - y); after
 * x' = x / (1 - k x), y' = (y - level x) / (1 - k x) they are parallel to the x axis. k and level come from a least-squares
 * fit over the long lines, repeated without the lines that do not fit.
 * @param lines rectangles in picture pixels, width in reading direction
 * @param direction the reading direction, radians in the picture
 */
export function fitPageFrame(
  lines: readonly Rectangle[],
  direction: number,
  pictureWidth: number,
  pictureHeight: number,
): PageFrame {
  const centre: Point = [pictureWidth / 2, pictureHeight / 2];
  const quarters = Math.round(direction / (Math.PI / 2));
  const quarterTurn = (quarters * Math.PI) / 2;
  const size = Math.hypot(pictureWidth, pictureHeight) / 2;
  const fit = fitLevelLines(lines, direction, centre, size);
  const tilt = direction - quarterTurn;
  const isStraight =
    Math.abs(tilt + fit.level) < STRAIGHT_RADIANS && Math.abs(fit.convergence) * size < 2 * STRAIGHT_RADIANS;
  const turn = isStraight ? quarterTurn : direction;
  const toCentre = composeHomographies(rotationAbout([0, 0], -turn), translation(-centre[0], -centre[1]));
  const { level, convergence } = isStraight ? { level: 0, convergence: 0 } : fit;
  const levelled: Homography = [1, 0, 0, -level, 1, 0, -convergence, 0, 1];
  const toPlane = composeHomographies(levelled, toCentre);
  const corners = [
    [0, 0],
    [pictureWidth, 0],
    [pictureWidth, pictureHeight],
    [0, pictureHeight],
  ].map(([x, y]) => applyHomography(toPlane, [x!, y!]));
  return frameAround(toPlane, corners);
}

/** The part of a frame that holds all given points of its plane. */
function frameAround(toPlane: Homography, points: readonly Point[]): PageFrame {
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  return {
    toPicture: composeHomographies(invertHomography(toPlane), translation(left, top)),
    width: Math.max(...points.map(([x]) => x)) - left,
    height: Math.max(...points.map(([, y]) => y)) - top,
  };
}

/** Whether the frame is the picture itself, pixel for pixel. */
export function isWholePicture(frame: PageFrame, width: number, height: number): boolean {
  const corners: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  return corners.every((corner) => {
    const [x, y] = applyHomography(frame.toPicture, corner);
    return Math.hypot(x - corner[0], y - corner[1]) < 1;
  });
}

/** The frame cut down to a part of its plane, given in its own pixels. */
export function cropFrame(
  frame: PageFrame,
  left: number,
  top: number,
  width: number,
  height: number,
): PageFrame {
  return { toPicture: composeHomographies(frame.toPicture, translation(left, top)), width, height };
}

/** A rectangle of the picture as it lies in the frame. */
export function rectangleInFrame(frame: PageFrame, rectangle: Rectangle): Rectangle {
  const toFrame = invertHomography(frame.toPicture);
  const at = (along: number, across: number): Point =>
    applyHomography(toFrame, pointInRectangle(rectangle, along, across));
  const [x0, y0] = at(0, 0.5);
  const [x1, y1] = at(1, 0.5);
  const [tx, ty] = at(0.5, 0);
  const [bx, by] = at(0.5, 1);
  return {
    x: (x0 + x1) / 2,
    y: (y0 + y1) / 2,
    angle: Math.atan2(y1 - y0, x1 - x0),
    width: Math.hypot(x1 - x0, y1 - y0),
    height: Math.hypot(bx - tx, by - ty),
  };
}

type LevelFit = { readonly level: number; readonly convergence: number };

function fitLevelLines(
  lines: readonly Rectangle[],
  direction: number,
  centre: Point,
  size: number,
): LevelFit {
  const turn = composeHomographies(rotationAbout([0, 0], -direction), translation(-centre[0], -centre[1]));
  const samples = lines
    .filter((line) => line.width >= 5 * line.height)
    .map((line) => {
      const [x0, y0] = applyHomography(turn, pointInRectangle(line, 0, 0.5));
      const [x1, y1] = applyHomography(turn, pointInRectangle(line, 1, 0.5));
      const slope = (y1 - y0) / (x1 - x0);
      return { slope, reach: slope * ((x0 + x1) / 2) - (y0 + y1) / 2, weight: line.width };
    })
    .filter((sample) => Number.isFinite(sample.slope));
  let kept = samples;
  let fit: LevelFit = { level: 0, convergence: 0 };
  for (let round = 0; round < 4; round++) {
    if (kept.length < 4) break;
    fit = leastSquares(kept, size);
    const errors = samples.map((s) => Math.abs(s.slope - fit.level - fit.convergence * s.reach));
    const limit = Math.max(0.004, 2.5 * median(errors));
    kept = samples.filter((_, index) => errors[index]! <= limit);
  }
  return Math.abs(fit.convergence) * size > MAX_CONVERGENCE ? { level: fit.level, convergence: 0 } : fit;
}

function leastSquares(
  samples: readonly { slope: number; reach: number; weight: number }[],
  size: number,
): LevelFit {
  let w = 0;
  let wx = 0;
  let wy = 0;
  let wxx = 0;
  let wxy = 0;
  for (const { slope, reach, weight } of samples) {
    w += weight;
    wx += weight * reach;
    wy += weight * slope;
    wxx += weight * reach * reach;
    wxy += weight * reach * slope;
  }
  const spread = wxx / w - (wx / w) ** 2;
  // Lines that all lie at one height say nothing about convergence.
  if (spread < (0.1 * size) ** 2) return { level: wy / w, convergence: 0 };
  const convergence = (wxy / w - (wx / w) * (wy / w)) / spread;
  return { level: wy / w - convergence * (wx / w), convergence };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
