import type { Cents } from "#engine/money/cents.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Reading } from "../reading.ts";

const TOTAL = /\btotal\b/i;
const INVESTED = /\binvest(?:ed|ments?)\b/i;

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
    amounts
      .filter((value) => INVESTED.test(wordsOf(value, reading)) && !TOTAL.test(wordsOf(value, reading)))
      .map(({ money }) => money.amount + cash),
  );
  const found = amounts.filter(
    (value) => invested.has(value.money.amount) && TOTAL.test(wordsOf(value, reading)),
  );
  return found[0];
}
