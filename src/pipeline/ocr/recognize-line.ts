import { Tensor } from "onnxruntime-node";
import type { Picture } from "../image/picture.ts";
import { type DecodedLine, decodeCtc } from "./ctc.ts";
import { composeHomographies, type Homography } from "./homography.ts";
import type { Models } from "./models.ts";
import type { Rectangle } from "./rectangle.ts";
import { samplePicture } from "./sample-picture.ts";

/** The model reads lines of exactly this height. */
export const LINE_HEIGHT = 48;
/** The model halves the width three times. */
const STEP = 8;
const MIN_STEPS = 4;
/** A longer line than any page holds: 250 characters. Bounds the memory of one run. */
const MAX_STEPS = 480;

/** Cuts a line out of the picture, straightened. `toPicture` leads from the rectangle's plane to the picture. */
export function cutLine(
  picture: Picture,
  rectangle: Rectangle,
  toPicture: Homography,
  maxSteps = MAX_STEPS,
): Picture {
  const steps = Math.round((rectangle.width / rectangle.height) * (LINE_HEIGHT / STEP));
  const width = Math.max(MIN_STEPS, Math.min(MAX_STEPS, steps)) * STEP;
  const c = Math.cos(rectangle.angle);
  const s = Math.sin(rectangle.angle);
  const ux = (c * rectangle.width) / width;
  const uy = (s * rectangle.width) / width;
  const vx = (-s * rectangle.height) / LINE_HEIGHT;
  const vy = (c * rectangle.height) / LINE_HEIGHT;
  const left = rectangle.x - (ux * width + vx * LINE_HEIGHT) / 2;
  const top = rectangle.y - (uy * width + vy * LINE_HEIGHT) / 2;
  const toRectangle: Homography = [ux, vx, left, uy, vy, top, 0, 0, 1];
  const cut = Math.min(width, maxSteps * STEP);
  return samplePicture(picture, composeHomographies(toPicture, toRectangle), cut, LINE_HEIGHT);
}

export async function recognizeLine(models: Models, line: Picture): Promise<DecodedLine> {
  const { width, height, rgb } = line;
  const plane = width * height;
  const input = new Float32Array(plane * 3);
  for (let i = 0, from = 0; i < plane; i++, from += 3) {
    input[i] = rgb[from + 2]! / 127.5 - 1;
    input[i + plane] = rgb[from + 1]! / 127.5 - 1;
    input[i + 2 * plane] = rgb[from]! / 127.5 - 1;
  }
  const session = models.recognizer;
  const feed = new Tensor("float32", input, [1, 3, height, width]);
  const result = await session.run({ [session.inputNames[0]!]: feed });
  const output = result[session.outputNames[0]!]!;
  const decoded = decodeCtc(output.data as Float32Array, output.dims[1]!, models.alphabet); // float by the model's signature
  output.dispose();
  return decoded;
}
