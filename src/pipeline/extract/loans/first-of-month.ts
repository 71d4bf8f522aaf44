import type { Candidate } from "../candidates/pair-values.ts";

const FIRST = /^(?:your)?(?:starting|opening|beginning|initial)(?:loan)?(?:principal)?(?:balance|principal)$/;
const LAST = /^(?:your)?(?:ending|closing)(?:loan)?(?:principal)?(?:balance|principal)$/;

/** "Starting principal balance" is what was lent, unless an "ending" one stands beside it: the two are those of a month. */
export function firstOfMonth(candidates: readonly Candidate[]): Candidate[] {
  const ends = candidates.some(
    ({ field, label }) => field === "currentBalance" && LAST.test(label.label.phrase),
  );
  return candidates.map((candidate) =>
    ends && candidate.field === "originalBalance" && FIRST.test(candidate.label.label.phrase)
      ? { ...candidate, field: "previousBalance" }
      : candidate,
  );
}
