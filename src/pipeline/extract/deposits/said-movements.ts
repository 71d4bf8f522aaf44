import type { Candidate } from "../candidates/pair-values.ts";
import { type Said, saidCandidates } from "../candidates/said-candidates.ts";
import type { Reading } from "../reading.ts";

const SAID: readonly Said[] = [
  {
    field: "beginningBalance",
    before:
      /\b(?:started|start|began|begin|opened)\b(?:\s\w+){0,6}\s(?:with|at)$|\b(?:opening|beginning|starting|previous)\sbalance\s(?:was|of)$|\byou\shad$/,
  },
  {
    field: "endingBalance",
    before:
      /\b(?:ended|end|finished|finish|closed|close)\b(?:\s\w+){0,6}\s(?:with|at)$|\b(?:closing|ending|new)\sbalance\s(?:is|was|of)$|\b(?:you\s(?:now\s)?have|leav(?:ing|es)(?:\syou)?(?:\swith)?|left\syou\swith)$/,
  },
  {
    field: "deposits",
    before:
      /\b(?:put|paid|moved|brought|transferred)\s(?:in|into\sit)$|\b(?:deposited|added|received|saved)$|\bdeposits\s(?:of|were|totall?ing|came\sto)$/,
    after:
      /^(?:came|went|was\spaid|was\sput|flowed)\sin\b|^(?:of|in)\sdeposits?\b|^(?:was|were)\s(?:deposited|added)\b/,
  },
  {
    field: "withdrawals",
    before:
      /\b(?:took|taken|moved|paid|sent|transferred)\sout$|\b(?:withdrew|spent)$|\bwithdrawals\s(?:of|were|totall?ing|came\sto)$/,
    after:
      /^(?:came|went|was\spaid|was\staken|flowed)\sout\b|^(?:of|in)\swithdrawals?\b|^(?:was|were)\s(?:withdrawn|spent)\b/,
  },
  {
    field: "interestPaid",
    before: /\bpaid\syou$|\b(?:interest|dividends?)\s(?:of|was|were|came\sto)$|\byou\searned$/,
    after: /^(?:of|in)\s(?:interest|dividends?)\b/,
  },
  {
    field: "serviceFees",
    before: /\bfees\s(?:of|were|came\sto)$|\bcharged\syou$/,
    after: /^(?:of|in)\sfees\b/,
  },
];

/** What the sentences of a deposit account's paper tell: what it began with, what moved, what it ended with. */
export const saidMovements = (reading: Reading): Candidate[] => saidCandidates(reading, SAID);
