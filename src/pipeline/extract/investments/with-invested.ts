import type { Cents } from "#engine/money/cents.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Reading } from "../reading.ts";

/** The whole of what an account holds; "Total deposits" is the sum of something else. */
const TOTAL = /\btotal\b/i;
const OF_ACCOUNT = /\b(?:accounts?|value|balance|HSA)\b/i;
const INVESTED = /\binvest(?:ed|ments?)\b/i;
/** "Invested this month", "Transfers to investments": what moved, not what is there. */
const MOVED = /\b(?:month|period|year|transfer\w*|contribut\w*|deposits?|purchase[sd]?|to date)\b/i;

const isInvested = (words: string) => INVESTED.test(words) && !TOTAL.test(words) && !MOVED.test(words);
const isWhole = (words: string) => TOTAL.test(words) && OF_ACCOUNT.test(words) && !MOVED.test(words);

/** The words in front of an amount, in its own cell or in the one left of it. */
function wordsOf({ span }: MoneyValue, { sheet }: Reading): string {
  const own = span.segment.text.slice(0, span.start);
  const row = sheet.rows[span.segment.row]?.segments ?? [];
  return /[A-Za-z]/.test(own) ? own : (row[row.indexOf(span.segment) - 1]?.text ?? "");
}

/**
 * What a health savings account is worth where its paper lists the cash alone ("Ending balance"), without a holding: the printed total of
 * this cash and of an amount called invested.
 */
export function withInvested(reading: Reading, cash: Cents): MoneyValue | undefined {
  const amounts = reading.allValues.filter(
    (value): value is MoneyValue => value.kind === "money" && !value.money.bare && value.money.amount > 0,
  );
  const invested = new Set(
    amounts.filter((value) => isInvested(wordsOf(value, reading))).map(({ money }) => money.amount + cash),
  );
  return amounts.find((value) => invested.has(value.money.amount) && isWhole(wordsOf(value, reading)));
}
