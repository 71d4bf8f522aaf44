import { describe, expect, it, vi } from "vitest";
import type { Extraction } from "#contract/extraction.ts";
import { textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";
import { type ExtractFacts, type FileToRead, type PipelineTools, runPipeline } from "./pipeline.ts";

// Loading the PDF engine on a busy machine takes its time; the limit only catches what never ends.
vi.setConfig({ testTimeout: 60_000 });

const nothing: Extraction = {
  documentType: "unknown",
  confidence: 0,
  pages: 1,
  source: "pdf-text",
  summary: "Nothing.",
  accounts: [],
  transactions: [],
  income: [],
  evidence: {},
  checks: [],
  questions: [],
  warnings: [],
};

const never = () => Promise.reject(new Error("This part was not to be loaded."));

function toolsWith(extractFacts: ExtractFacts): PipelineTools {
  return { loadDecodeImage: never, loadOcr: never, loadExtractFacts: async () => extractFacts };
}

const input: FileToRead = { bytes: tinyPdf([textAt(72, 700, "Hello")]) };

describe("the order of stages", () => {
  it("what was read and what the person said reach the extraction", async () => {
    const calls: unknown[] = [];
    const tools = toolsWith((pages, options) => {
      calls.push([pages.map((page) => page.words.map((word) => word.text)), options]);
      return nothing;
    });
    await runPipeline({ ...input, fileName: "visa.pdf", documentType: "credit-cards" }, tools);
    await runPipeline(input, tools);
    expect(calls).toEqual([
      [[["Hello"]], { source: "pdf-text", requestedType: "credit-cards", fileName: "visa.pdf" }],
      [[["Hello"]], { source: "pdf-text" }],
    ]);
  });

  it("stages are told when they are done, and none after a failure", async () => {
    const told: string[] = [];
    const onStage = (stage: string) => told.push(stage);
    await runPipeline(
      input,
      toolsWith(() => nothing),
      { onStage },
    );
    expect(told).toEqual(["read", "understood", "checked"]);
    told.length = 0;
    const broken = toolsWith(() => ({ ...nothing, confidence: 7 }));
    await expect(runPipeline(input, broken, { onStage })).rejects.toMatchObject({ code: "READING_FAILED" });
    expect(told).toEqual(["read", "understood"]);
  });

  it("pages that lie on their side are named, so that a viewer can turn them", async () => {
    const png = Buffer.from(
      "89504e470d0a1a0a0000000d4948445200000001000000010806000000000000000000000049444154",
      "hex",
    );
    const word = {
      text: "Hello",
      box: [0, 0, 1, 1] as [number, number, number, number],
      confidence: 1,
      size: 1,
    };
    const reading = (rotation: 0 | 90) =>
      runPipeline(
        { bytes: png },
        {
          loadDecodeImage: async () => async () => ({ width: 1, height: 1, rgb: new Uint8Array(3) }),
          loadOcr: async () => ({
            readImage: async () => ({
              words: [word],
              aspect: 1,
              rotation,
              outline: [
                [0, 0],
                [1, 0],
                [1, 1],
                [0, 1],
              ],
            }),
          }),
          loadExtractFacts: async () => () => nothing,
        },
      );
    expect((await reading(90)).pageRotations).toEqual([{ page: 1, degrees: 90 }]);
    expect(await reading(0)).toEqual(nothing);
  });

  it("a file of an unknown kind is refused before anything is loaded", async () => {
    const tools = { loadDecodeImage: never, loadOcr: never, loadExtractFacts: never };
    await expect(runPipeline({ bytes: Buffer.from([1, 2, 3]) }, tools)).rejects.toMatchObject({
      code: "UNSUPPORTED_TYPE",
    });
  });

  it.each(["\ud800broken\udfff.pdf", "caf\ufffd.pdf", "..", "a\u0000b", "x".repeat(10_000), ""])(
    "the name %j changes nothing",
    async (fileName) => {
      await expect(
        runPipeline(
          { ...input, fileName },
          toolsWith(() => nothing),
        ),
      ).resolves.toEqual(nothing);
    },
  );
});
