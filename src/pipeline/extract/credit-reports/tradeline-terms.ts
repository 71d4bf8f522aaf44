import { parseMoney } from "#engine/money/parse-money.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import type { PrintedValue } from "../values/find-values.ts";

/** "MIN55", "72X419", "REV 40", "360M X 1,440", "360/1440", "360 1440": what is paid a month behind the number of months or the word for a minimum. */
const NOTATION =
  /(?<![\w$.,])(?:(?:MIN|REV)\.?\s?|(?<months>\d{1,3})\s?(?:M|MO|MOS)?\s?[xX×@]\s?|(?<length>24|30|36|48|60|66|72|75|84|96|120|144|180|240|300|360)(?:\/|\s(?=\d{3}|\d{1,2},)))\$?(?<amount>\d{1,3}(?:,\d{3})+|\d{2,5})(?![\w,%]|\.\d)/dg;
/** Loans run for these numbers of months. */
const USUAL_MONTHS: ReadonlySet<string> = new Set(
  [6, 12, 18, 24, 30, 36, 48, 60, 66, 72, 75, 84, 96, 120, 144, 180, 240, 300, 360].map(String),
);

/** "419X36" may be an amount before its months. */
const isTurned = (months: string | undefined, amount: string): boolean =>
  months !== undefined && !USUAL_MONTHS.has(String(Number(months))) && USUAL_MONTHS.has(amount);

/**
 * The monthly payments that lenders' reports print in their notation of terms, as amounts of dollars. To be asked of a column of payments
 * or terms only: elsewhere "2X30" counts late payments. A notation that may be meant the other way round gives nothing.
 */
export function paymentsInTerms(cell: Segment): PrintedValue[] {
  return [...cell.text.matchAll(NOTATION)].flatMap((match): PrintedValue[] => {
    const { months, amount: print = "" } = match.groups ?? {};
    const [start, end] = match.indices?.groups?.["amount"] ?? [];
    const amount = parseMoney(print.replaceAll(",", ""));
    if (start === undefined || end === undefined || amount === undefined || isTurned(months, print))
      return [];
    return [
      {
        kind: "money",
        span: spanOf(cell, start, end),
        money: { start, end, amount, bare: false, odd: false },
      },
    ];
  });
}
