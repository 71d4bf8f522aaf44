import { utils, write } from "@e965/xlsx";
import { describe, expect, it } from "vitest";
import { ReadFailure } from "#pipeline/read-failure.ts";
import { camt, ofxBank, ofxBroker, ofxCard, qifTwoAccounts } from "#test/samples/downloads/bank-downloads.ts";
import { seededRandom } from "#test/samples/generator/random.ts";
import { programStyles } from "#test/samples/tables/program-styles.ts";
import { readBytes } from "#test/samples/tables/read-bytes.ts";
import { usStyles } from "#test/samples/tables/us-styles.ts";

const sheet = (bookType: "xlsx" | "biff8" | "ods") =>
  Buffer.from(
    write(
      {
        SheetNames: ["Activity"],
        Sheets: {
          Activity: utils.aoa_to_sheet([
            ["Date", "Description", "Amount"],
            ["10/20/2026", "ATM", -5.5],
            ["10/21/2026", "PAYROLL", 900],
          ]),
        },
      },
      { type: "buffer", bookType },
    ) as Uint8Array, // what type: "buffer" gives
  );

const samples: readonly (readonly [string, Buffer])[] = [
  ...[...usStyles, ...programStyles].map((style) => [style.name, style.make(3).bytes] as const),
  ["ofx-bank", Buffer.from(ofxBank)],
  ["ofx-card", Buffer.from(ofxCard())],
  ["ofx-broker", Buffer.from(ofxBroker)],
  ["qif", Buffer.from(qifTwoAccounts)],
  ["camt", Buffer.from(camt())],
  ["xlsx", sheet("xlsx")],
  ["xls", sheet("biff8")],
  ["ods", sheet("ods")],
];

/** Cuts, swaps, repeats and overwrites pieces of a file. */
function damage(bytes: Buffer, seed: number): Buffer {
  const random = seededRandom(seed);
  const broken = Buffer.from(bytes);
  const at = () => random.whole(0, broken.length - 1);
  switch (random.whole(0, 4)) {
    case 0:
      return broken.subarray(0, at());
    case 1:
      for (let count = random.whole(1, 40); count > 0; count--) broken[at()] = random.whole(0, 255);
      return broken;
    case 2: {
      const [from, to] = [at(), at()].toSorted((a, b) => a - b) as [number, number]; // two numbers
      return Buffer.concat([broken.subarray(to), broken.subarray(from, to), broken.subarray(0, from)]);
    }
    case 3:
      for (let count = random.whole(1, 20); count > 0; count--)
        broken[at()] = random.pick([0x22, 0x2c, 0x0a, 0x3c, 0x3e, 0x5e, 0x00]);
      return broken;
    default:
      return Buffer.concat([broken.subarray(0, at()), broken]);
  }
}

describe("a damaged table gives facts of the contract's shape or a sentence", () => {
  it.each(samples.map(([name, bytes]) => ({ name, bytes })))("$name", async ({ bytes }) => {
    const faults: string[] = [];
    for (let seed = 1; seed <= 25; seed++) {
      const outcome: unknown = await readBytes(damage(bytes, seed)).catch((error: unknown) => error);
      if (!(outcome instanceof Error)) continue;
      // READING_FAILED is how a result that breaks the contract ends.
      const isSentence = outcome instanceof ReadFailure && outcome.code !== "READING_FAILED";
      if (!isSentence) faults.push(`seed ${seed}: ${outcome.stack} ${String(outcome.cause)}`);
    }
    expect(faults).toEqual([]);
  });
});
