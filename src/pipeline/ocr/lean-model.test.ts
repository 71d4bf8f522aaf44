import { readFile } from "node:fs/promises";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { describe, expect, it } from "vitest";
import { leanModel } from "./lean-model.ts";
import { modelPaths } from "./models.ts";
import { openModel } from "./onnx-file.ts";

/** Numbers from -1 to 1 that are the same at every run. */
function pattern(length: number): Float32Array {
  return Float32Array.from({ length }, (_, index) => Math.sin(index * 12.9898 + (index % 7)));
}

async function outputOf(model: Buffer, dims: readonly number[]): Promise<Float32Array> {
  const session = await InferenceSession.create(model, { logSeverityLevel: 3 });
  const input = new Tensor("float32", pattern(dims.reduce((product, dim) => product * dim, 1)), dims);
  const result = await session.run({ [session.inputNames[0]!]: input });
  const { data } = result[session.outputNames[0]!]!;
  await session.release();
  return data as Float32Array; // both models return single-precision numbers
}

const cases = [
  ["recogniser", modelPaths.recognizer, [1, 3, 48, 96]],
  ["detector", modelPaths.detector, [1, 3, 96, 64]],
] as const;

describe("a rewritten model", () => {
  it.each(cases)("the %s says the same as the original, to rounding", async (_, path, dims) => {
    const original = await readFile(path);
    const [before, after] = [await outputOf(original, dims), await outputOf(leanModel(original), dims)];
    expect(after.length).toBe(before.length);
    const largest = before.reduce((most, value, index) => Math.max(most, Math.abs(value - after[index]!)), 0);
    expect(largest).toBeLessThan(1e-4);
  });

  it.each(cases)(
    "the %s has none of its scales, shifts and bent lines left as steps of their own",
    async (_, path) => {
      const count = (file: Buffer, op: string) =>
        openModel(file).nodes.filter((node) => node.op === op).length;
      const original = await readFile(path);
      const lean = leanModel(original);
      expect(count(original, "Clip")).toBeGreaterThan(10);
      expect(count(lean, "Clip")).toBe(0);
      expect(count(lean, "Mul")).toBeLessThan(count(original, "Mul") / 2);
    },
  );
});

it("bytes that are no model are refused", () => {
  expect(() => leanModel(Buffer.from([0x0f, 1, 2]))).toThrow(RangeError);
});
