import type { Candidate } from "../candidates/pair-values.ts";
import type { Reading } from "../reading.ts";

/** What was paid of a price before anything was lent. */
const PAID_FIRST =
  /down\s?-?\s?payment|\bdeposit\b|trade-?\s?in|paid\s(?:today|up\s?front|at\s(?:checkout|purchase|signing))/i;

const amountOf = ({ value }: Candidate): number => (value.kind === "money" ? value.money.amount : 0);

/** Amounts in cells, or beside cells, that say that they were paid first. */
function paidFirst({ allValues, sheet }: Reading): ReadonlySet<number> {
  const found = allValues.flatMap((value) => {
    if (value.kind !== "money" || value.money.bare || value.money.amount === 0) return [];
    const { segment, start } = value.span;
    const row = sheet.rows[segment.row]?.segments ?? [];
    const before = row[row.indexOf(segment) - 1]?.text ?? "";
    const words = /[A-Za-z]/.test(segment.text.slice(0, start)) ? segment.text.slice(0, start) : before;
    return PAID_FIRST.test(words) ? [Math.abs(value.money.amount)] : [];
  });
  return new Set(found);
}

/** Candidates without the price of what was bought, where that price less what was paid first is printed as the amount lent. */
export function withoutPrice(reading: Reading, candidates: readonly Candidate[]): Candidate[] {
  const originals = candidates.filter(({ field }) => field === "originalBalance");
  if (originals.length < 2) return [...candidates];
  const first = paidFirst(reading);
  return candidates.filter(
    (candidate) =>
      candidate.field !== "originalBalance" ||
      !originals.some((other) => first.has(amountOf(candidate) - amountOf(other))),
  );
}
