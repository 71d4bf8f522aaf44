import type { Random } from "../random.ts";
import { worth } from "./un-data.ts";

export type Lot = {
  readonly name: string;
  readonly symbol: string;
  readonly units: number;
  readonly price: number;
  readonly value: number;
};

type Paper = readonly [name: string, symbol: string, price: number];

/** Some of the papers of a list, in its order, each held in thousandths of a share. */
export function lots(random: Random, papers: readonly Paper[], least: number, whole = false): Lot[] {
  const skipped = new Set<number>();
  while (papers.length - skipped.size > least && random.chance(0.6))
    skipped.add(random.whole(0, papers.length - 1));
  return papers
    .filter((_, index) => !skipped.has(index))
    .map(([name, symbol, price]) => {
      const units = whole ? random.whole(3, 240) * 1000 : random.whole(2_100, 480_000);
      const now = price + random.whole(-Math.floor(price / 20), Math.floor(price / 20));
      return { name, symbol, units, price: now, value: worth(units, now) };
    });
}

export const valueOf = (list: readonly Lot[]) => list.reduce((all, lot) => all + lot.value, 0);

/** Cash told of like a holding: it may stand after the others or not at all. */
export const cashBeside = (index: number, value: string, ...names: readonly string[]) => ({
  [`accounts.0.holdings.${index}.name`]: names,
  [`accounts.0.holdings.${index}.value`]: [value],
});
