import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type HoldingDraft, makeFinding } from "../result/draft.ts";
import { isTotalName, NOT_A_HOLDING } from "./holding-words.ts";
import { clean, SYMBOL_AT_END } from "./name-print.ts";

const FUND = /\b(?:fund|etf|trust|portfolio|index)\b/i;
const ALL = /^100(?:\.0+)?\s?%$/;

/** The one fund of an account without headings over it: its name and symbol beside what the account is worth, and that it is all of it. */
export function onlyHolding({ sheet, values }: Reading, endings: readonly Cents[]): readonly HoldingDraft[] {
  const found = sheet.rows.flatMap((row): HoldingDraft[] => {
    const [first] = row.segments;
    const value = row.segments
      .flatMap((segment) => values.get(segment) ?? [])
      .find(
        (other): other is MoneyValue => other.kind === "money" && endings.includes(cents(other.money.amount)),
      );
    if (!first || !value) return [];
    const end = value.span.segment === first ? value.span.start : first.text.length;
    const text = clean(first.text.slice(0, end));
    const symbol = SYMBOL_AT_END.exec(text)?.groups?.["symbol"];
    const isAll = row.segments.some((segment) => segment.text.split(" ").some((word) => ALL.test(word)));
    if (!symbol || !isAll || !FUND.test(text) || isTotalName(text) || NOT_A_HOLDING.test(text)) return [];
    return [
      {
        name: clean(text.replace(SYMBOL_AT_END, "")),
        symbol,
        value: makeFinding(formatMoney(cents(value.money.amount)), value.span, 0.9),
        print: evidenceOfCells([first]),
        table: 0,
        isProven: false,
      },
    ];
  });
  return found.length === 1 ? found : [];
}
