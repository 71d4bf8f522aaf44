import { readFile } from "node:fs/promises";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { beforeAll, describe, expect, it } from "vitest";
import { isAmount, loadOcrSample } from "#test/samples/ocr/sample.ts";
import { makeAlphabet, onlyReadable } from "./alphabet.ts";
import { modelPaths } from "./models.ts";
import { openModel } from "./onnx-file.ts";
import { quickRecogniser } from "./quick-recogniser.ts";
import { cutLine } from "./recognize-line.ts";

/** The line of a printed page around one of its words, as the recogniser gets it: three planes from -1 to 1. */
async function printedLine(): Promise<Tensor> {
  const { picture, words } = await loadOcrSample("card-summary");
  const [left, top, right, bottom] = words.find(({ text }) => isAmount(text))!.box;
  const line = {
    x: ((left + right) / 2) * picture.width,
    y: ((top + bottom) / 2) * picture.height,
    width: (right - left) * picture.width * 1.1,
    height: (bottom - top) * picture.height * 1.3,
    angle: 0,
    sag: 0,
  };
  const cut = cutLine(picture, line, [1, 0, 0, 0, 1, 0, 0, 0, 1]);
  const plane = cut.width * cut.height;
  const values = Float32Array.from({ length: 3 * plane }, (_, index) => {
    const [channel, at] = [2 - Math.floor(index / plane), index % plane];
    return cut.rgb[at * 3 + channel]! / 127.5 - 1;
  });
  return new Tensor("float32", values, [1, 3, cut.height, cut.width]);
}

async function answerOf(
  model: Buffer,
  line: Tensor,
): Promise<{ dims: readonly number[]; data: Float32Array }> {
  const session = await InferenceSession.create(model, { logSeverityLevel: 3 });
  const result = await session.run({ [session.inputNames[0]!]: line });
  const { dims, data } = result[session.outputNames[0]!]!;
  await session.release();
  return { dims, data: data as Float32Array }; // float by the model's signature
}

describe("the quick recogniser", () => {
  let original: Buffer;
  let classes: readonly number[];
  let quick: Buffer;
  beforeAll(async () => {
    original = await readFile(modelPaths.recognizer);
    ({ classes } = onlyReadable(makeAlphabet(await readFile(modelPaths.dictionary, "utf8"))));
    quick = quickRecogniser(original, classes);
  });

  it("answers about the wanted classes alone, with nearly the probabilities of the original", async () => {
    const line = await printedLine();
    const [full, answer] = [await answerOf(original, line), await answerOf(quick, line)];
    expect(answer.dims).toEqual([1, full.dims[1], classes.length]);
    const steps = full.dims[1]!;
    const all = full.dims[2]!;
    let total = 0;
    for (let step = 0; step < steps; step++) {
      for (const [at, index] of classes.entries())
        total += Math.abs(answer.data[step * classes.length + at]! - full.data[step * all + index]!);
    }
    expect(total / steps).toBeLessThan(0.05);
  });

  it("does its costly sums in whole numbers, the slow and small ones as before", () => {
    const count = (op: string) => openModel(quick).nodes.filter((node) => node.op === op).length;
    expect(count("DynamicQuantizeMatMul")).toBe(13);
    expect(count("Conv")).toBeGreaterThan(20);
  });

  it("a model whose last step is no choice between classes is refused", async () => {
    const detector = await readFile(modelPaths.detector);
    expect(() => quickRecogniser(detector, classes)).toThrow(RangeError);
  });
});
