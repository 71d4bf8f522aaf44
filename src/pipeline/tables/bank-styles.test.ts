import { describe, expect, it } from "vitest";
import { programStyles } from "#test/samples/tables/program-styles.ts";
import { readBytes } from "#test/samples/tables/read-bytes.ts";
import { scoreTable } from "#test/samples/tables/score-table.ts";
import { usStyles } from "#test/samples/tables/us-styles.ts";

const SEEDS = [17, 34, 51];

describe("every row, balance and account number is read exactly", () => {
  it.each([...usStyles, ...programStyles].map((style) => [style.name, style] as const))(
    "%s",
    async (_, style) => {
      for (const seed of SEEDS) {
        const { bytes, truth } = style.make(seed);
        const score = scoreTable(truth, await readBytes(bytes));
        expect(score.differences, `seed ${seed}`).toEqual([]);
        expect(score.askedRows).toBeLessThanOrEqual(1);
      }
    },
  );
});
