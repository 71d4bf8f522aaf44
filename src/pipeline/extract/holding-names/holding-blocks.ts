import { parseMoney } from "#engine/money/parse-money.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Reading } from "../reading.ts";
import { evidenceOf, type HoldingDraft } from "../result/draft.ts";
import { type Block, blockOf } from "./name-candidates.ts";
import type { List } from "./name-signs.ts";

export type PlacedHolding = { readonly draft: HoldingDraft; readonly block: Block; readonly list: List };

/** Values of one list end, or begin, at the same place. */
const EDGE = 0.012;

function printOf(
  { allValues }: Reading,
  { value: { value, evidence } }: HoldingDraft,
): MoneyValue | undefined {
  const amount = parseMoney(value);
  return allValues.find(
    (other): other is MoneyValue =>
      other.kind === "money" &&
      other.money.amount === amount &&
      other.span.segment.page === evidence.page &&
      evidenceOf(other.span).box.every((edge, at) => edge === evidence.box[at]),
  );
}

/** The holdings with the print around their values, list by list. */
export function placeHoldings(reading: Reading, drafts: readonly HoldingDraft[]): PlacedHolding[] {
  const placed = drafts.flatMap((draft) => {
    const value = printOf(reading, draft);
    return value ? [{ draft, block: blockOf(reading, value) }] : [];
  });
  const prints = new Map<string, number>();
  for (const { text } of reading.sheet.segments) prints.set(text, (prints.get(text) ?? 0) + 1);
  const lists: { block: Block; draft: HoldingDraft }[][] = [];
  for (const holding of placed) {
    const { x0, x1 } = holding.block.value.span;
    const list = lists.find(([first]) => {
      const span = first?.block.value.span;
      return span && (Math.abs(span.x1 - x1) < EDGE || Math.abs(span.x0 - x0) < EDGE);
    });
    if (list) list.push(holding);
    else lists.push([holding]);
  }
  return lists.flatMap((holdings) => {
    const list: List = { reading, prints, blocks: holdings.map(({ block }) => block) };
    return holdings.map((holding) => ({ ...holding, list }));
  });
}
