import { type InferenceSession, Tensor } from "onnxruntime-node";
import type { Picture } from "../image/picture.ts";
import { findComponents } from "./components.ts";
import { convexHull } from "./convex-hull.ts";
import type { Point } from "./homography.ts";

/** One piece of a printed line, in pixels of the picture it was found in; still shrunken by the model. */
export type TextPatch = {
  readonly hull: readonly Point[];
  /** Upper and lower edge per column, as x, top, bottom triples in order of x. */
  readonly columns: readonly number[];
};

/** The model's sides must be multiples of this. */
export const DETECTOR_STEP = 32;

const TEXT_THRESHOLD = 0.3;
const PATCH_THRESHOLD = 0.5;
const MIN_AREA = 12;

// The picture statistics that the model was trained with, in its blue, green, red order.
const MEAN = [0.485, 0.456, 0.406] as const;
const DEVIATION = [0.229, 0.224, 0.225] as const;

/** Finds the printed lines of a picture whose sides are multiples of `DETECTOR_STEP`. */
export async function detectLines(session: InferenceSession, picture: Picture): Promise<TextPatch[]> {
  const { width, height, rgb } = picture;
  const plane = width * height;
  const input = new Float32Array(plane * 3);
  for (let channel = 0; channel < 3; channel++) {
    const scale = 1 / (255 * DEVIATION[channel]!);
    const shift = MEAN[channel]! / DEVIATION[channel]!;
    const to = channel * plane;
    for (let i = 0, from = 2 - channel; i < plane; i++, from += 3) input[to + i] = rgb[from]! * scale - shift;
  }
  const feed = new Tensor("float32", input, [1, 3, height, width]);
  const result = await session.run({ [session.inputNames[0]!]: feed });
  const output = result[session.outputNames[0]!]!;
  const map = output.data as Float32Array; // the model's only output is a float map of the input's size
  const patches = findComponents(map, width, height, TEXT_THRESHOLD, MIN_AREA)
    .filter((component) => component.score >= PATCH_THRESHOLD)
    .map((component) => ({ hull: convexHull(component.outline), columns: component.columns }));
  output.dispose();
  return patches;
}

/** The patches as they lie in a plane that is `sx` and `sy` times as fine. */
export function scalePatches(patches: readonly TextPatch[], sx: number, sy: number): TextPatch[] {
  return patches.map(({ hull, columns }) => ({
    hull: hull.map(([x, y]): Point => [x * sx, y * sy]),
    columns: columns.map((value, index) => value * (index % 3 === 0 ? sx : sy)),
  }));
}
