import { afterAll, describe, expect, it } from "vitest";
import { zipBomb } from "#test/samples/bombs.ts";
import { ofxBank } from "#test/samples/downloads/bank-downloads.ts";
import { createReaderPool } from "./reader-pool.ts";

const pool = createReaderPool({
  size: 1,
  entry: new URL("./reader-process.ts", import.meta.url),
  memoryLimitBytes: 900 * 1024 ** 2,
});
afterAll(() => pool.close());

const deep = `<OFX>${"<A>".repeat(100_000)}`;
const openQuote = `Date,Description,Amount\n10/20/2026,"ATM,-1.00\n${"10/21/2026,ATM,-1.00\n".repeat(40_000)}`;

describe("hostile tables end in a sentence within the reader's limits, and the next file is read", {
  timeout: 120_000,
}, () => {
  it.each<[string, () => Buffer | string, RegExp]>([
    ["a sheet that unpacks to 256 MiB", () => zipBomb("xl/workbook.xml"), /^TOO_COMPLEX$/],
    ["a CSV of a million rows", () => "10/21/2026,ATM,-1.00\n".repeat(1_000_000), /^TOO_COMPLEX$/],
    [
      "a CSV of ten thousand columns",
      () => `Date,Amount${",x".repeat(10_000)}\n1,2${",y".repeat(10_000)}\n`,
      /^UNREADABLE_FILE$/,
    ],
    ["markup nested a hundred thousand deep", () => deep, /^UNREADABLE_FILE$/],
    ["a tag of a million letters", () => `<OFX><${"A".repeat(1_000_000)}>`, /^UNREADABLE_FILE$/],
    ["a million marks that open nothing", () => `<OFX>${"<".repeat(1_000_000)}`, /^UNREADABLE_FILE$/],
    [
      "a binary file called .csv",
      () => Buffer.from([0, 1, 2, 3, 250, 251, 0, 0, 7, 7]),
      /^UNSUPPORTED_TYPE$/,
    ],
    [
      "an old office file without a workbook",
      () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(4096)]),
      /^UNREADABLE_FILE$/,
    ],
  ])("%s", async (_, content, code) => {
    await expect(
      pool.read({ bytes: Buffer.from(content()), fileName: "download.csv" }),
    ).rejects.toMatchObject({
      name: "ReadFailure",
      code: expect.stringMatching(code),
      userMessage: expect.not.stringMatching(/Error|at .*:\d+|undefined/),
    });
    await expect(pool.read({ bytes: Buffer.from(ofxBank) })).resolves.toMatchObject({ source: "ofx" });
  });

  it("a quote that is never closed costs its own row, not the other forty thousand", async () => {
    const read = await pool.read({ bytes: Buffer.from(openQuote) });
    expect(read.transactions).toHaveLength(40_001);
  });
});
