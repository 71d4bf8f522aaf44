import { afterAll, describe, expect, it } from "vitest";
import { absurdPng, flateBombPdf, zipBomb } from "#test/samples/bombs.ts";
import { textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";
import { createReaderPool } from "./reader-pool.ts";

const pool = createReaderPool({
  size: 1,
  entry: new URL("../../../test/fakes/reader-process.ts", import.meta.url),
  memoryLimitBytes: 600 * 1024 ** 2,
});
afterAll(() => pool.close());

describe("hostile files end in a sentence, and the next file is read", { timeout: 120_000 }, () => {
  it.each<[string, () => Buffer, RegExp]>([
    ["a PDF of 1 MB that unpacks to 1 GiB", flateBombPdf, /^(TOO_COMPLEX|UNREADABLE_FILE)$/],
    ["a zip bomb named .pdf", () => zipBomb(), /^UNSUPPORTED_TYPE$/],
    [
      "a PNG of four billion by four billion pixels",
      () => absurdPng(2 ** 31 - 1, 2 ** 31 - 1),
      /^(TOO_COMPLEX|UNREADABLE_FILE)$/,
    ],
    ["a PNG of 30,000 by 30,000 pixels", () => absurdPng(30_000, 30_000), /^(TOO_COMPLEX|UNREADABLE_FILE)$/],
    ["a PNG of no pixels", () => absurdPng(0, 0), /^UNREADABLE_FILE$/],
    [
      "a JPEG that is only its first bytes",
      () => Buffer.from("ffd8ffe000104a464946", "hex"),
      /^UNREADABLE_FILE$/,
    ],
  ])("%s", async (_, bytes, code) => {
    await expect(pool.read({ bytes: bytes(), fileName: "statement.pdf" })).rejects.toMatchObject({
      name: "ReadFailure",
      code: expect.stringMatching(code),
      userMessage: expect.not.stringMatching(/Error|at .*:\d+|undefined/),
    });
    const next = { bytes: tinyPdf([textAt(72, 700, "Still here")]) };
    await expect(pool.read(next)).resolves.toMatchObject({ summary: expect.stringContaining("Still here") });
  });
});
