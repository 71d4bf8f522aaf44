import type { Candidate } from "../candidates/pair-values.ts";
import { type Said, saidCandidates } from "../candidates/said-candidates.ts";
import type { Reading } from "../reading.ts";

const SAID: readonly Said[] = [
  {
    field: "previousBalance",
    before:
      /\b(?:started|began|opened)\b(?:\s\w+){0,4}$|\b(?:last|previous|prior|old)\b(?:\s[\w']+){0,2}\sbalance\s(?:was|of)$|\b(?:you|was|had)\sowed(?:\sus)?$|\b(?:came|went|entered|moved)\s(?:\w+\s){0,4}(?:owing|with)$/,
    after: /^(?:was\s)?(?:owed|carried over|brought forward)\b.*\b(?:last|before|previous)/,
  },
  {
    field: "currentBalance",
    before:
      /\byou\s(?:now\s|still\s)?owe(?:\sus)?$|\b(?:new|closing|statement)\sbalance\s(?:is|of)(?:\snow)?$|\bended\b(?:\s\w+){0,4}\s(?:with|at|owing)$/,
    after: /^(?:is\s)?owed\s(?:now|today)/,
  },
  {
    field: "payments",
    before:
      /\b(?:you|we)(?:'ve|\shave)?\s(?:paid|sent|received|repaid)(?:\sus|\sback|\sin)?(?:\sor\s(?:got|were|had)\s(?:back|refunded|credited))?$|\bpayments?\s(?:of|totall?ing)$/,
    after: /^(?:was\s|were\s)?(?:paid|received)\b|^(?:of|in)\spayments?\b/,
  },
  {
    field: "credits",
    before: /\b(?:refunded|credited)(?:\syou)?$|\b(?:credits?|refunds?|returns?)\s(?:of|totall?ing)$/,
    after:
      /^(?:(?:came|got|was|were)\s)?(?:back\b|refunded|credited|returned)|^(?:of|in)\s(?:refunds?|credits?|returns?)\b/,
  },
  {
    field: "interestCharged",
    before: /\binterest\s(?:of|was|came\sto|charged\swas|charges?\sof)$/,
    after: /^(?:of|in)\s(?:\w+\s)?(?:interest|finance\scharges?)\b/,
  },
  {
    field: "feesCharged",
    before: /\bfees\s(?:of|were|came\sto)$/,
    after: /^(?:of|in)\s(?:\w+\s)?fees?\b/,
  },
  // "Were charged $2.00 in fees" tells of fees.
  {
    field: "purchases",
    before:
      /\b(?:spent|bought|purchased|charged)(?:\s(?:things|goods|items)(?:\sfor)?)?$|\bpurchases\s(?:of|totall?ing|came\sto|were)$/,
    after: /^(?:was\s|were\s)?spent\b|^(?:of|in|on)\s(?:new\s)?purchases\b/,
  },
  {
    field: "creditLimit",
    before:
      /\b(?:can|may)\s(?:spend|borrow|charge|use|owe)\sup\sto$|\b(?:credit|spending)\s(?:line|limit)(?:\sis|\sof|:)?$|\byour\s(?:line|limit)\sis$|^out\sof(?:\syour)?$/,
    // "... left of your $9,000.00 line".
    after: /^(?:credit\s|spending\s)?(?:line|limit)\b/,
  },
  {
    field: "availableCredit",
    before: /\b(?:still\s(?:open|available|left|unused)|available\scredit(?:\sis|\sof)?)$/,
    after:
      /^(?:of\s(?:that|it|this|your\s\w+)\s)?(?:is\s|are\s|was\s|were\s)?(?:still\s)?(?:left|available|unused|open|free|remains?|remaining)\b/,
  },
];

/** What the sentences of a card's paper tell. */
export const saidAmounts = (reading: Reading): Candidate[] => saidCandidates(reading, SAID);
