import type { Candidate } from "../candidates/pair-values.ts";

const FIRST = /^(?:your)?(?:starting|opening|beginning)(?:loan)?(?:principal)?(?:balance|principal)$/;
const LAST = /^(?:your)?(?:ending|closing)(?:loan)?(?:principal)?(?:balance|principal)$/;
/** What was paid in a month, and what is to be paid in one; sums of a year or of a loan's life are neither. */
const PAID = /paid|payment|toprincipal|principal(?:portion|amount)|instal+ment/;
const OF_LONGER = /todate|ytd|year|sofar|total(?:paid|of)|(?:19|20)\d\d|balance|payoff/;

const amountOf = ({ value }: Candidate): number => (value.kind === "money" ? value.money.amount : 0);

/** Whether a payment is printed that is as large as the difference, or none at all that could speak against it. */
function isExplained(difference: number, candidates: readonly Candidate[]): boolean {
  const paid = candidates.filter(({ value, label: { label } }) => {
    const isPayment = label.field === "minimumPayment" || PAID.test(label.phrase);
    return value.kind === "money" && isPayment && !OF_LONGER.test(label.phrase);
  });
  return paid.length === 0 || paid.some((payment) => amountOf(payment) >= difference);
}

/**
 * "Starting principal balance" is what was lent, unless an "ending" one stands beside it: the two are those of a month. Where more came off
 * than any payment of the month, it could be either and is not read.
 */
export function firstOfMonth(candidates: readonly Candidate[]): Candidate[] {
  const last = candidates.find(
    ({ field, label }) => field === "currentBalance" && LAST.test(label.label.phrase),
  );
  if (!last) return [...candidates];
  return candidates.map((candidate) => {
    if (candidate.field !== "originalBalance" || !FIRST.test(candidate.label.label.phrase)) return candidate;
    const isOfMonth = isExplained(amountOf(candidate) - amountOf(last), candidates);
    return { ...candidate, field: isOfMonth ? "previousBalance" : "other" };
  });
}
