import type { Candidate } from "../candidates/pair-values.ts";
import { evidenceOf, type Finding } from "../result/draft.ts";

/** "Total balance, all groups", "you owe $438.62 across 2 active loans", "3 plans": what several debts come to. */
const OF_SEVERAL =
  /\b(?:across|all|both)\s(?:of\s)?(?:your\s|my\s|these\s)?(?:active\s|open\s)?(?:\d+|groups?|loans?|plans?|accounts?|orders?|debts?)\b|\b(?:[2-9]|\d\d|two|three|four|five|six)\s(?:active\s|open\s)?(?:loans|plans|groups|orders)\b/i;
const OF_ONE_DEBT = ["currentBalance", "minimumPayment", "pastDue", "originalBalance"] as const;

/**
 * Where a paper of several debts could not be taken apart, what it prints for all of them together is no figure of one: a question, unless
 * a sum confirms it.
 */
export function doubtSumsOfSeveral(
  findings: ReadonlyMap<string, Finding>,
  candidates: readonly Candidate[],
): void {
  for (const field of OF_ONE_DEBT) {
    const finding = findings.get(field);
    if (!finding || finding.witnessed) continue;
    const { page, box } = finding.evidence;
    const isSum = candidates.some(({ value, label }) => {
      const place = evidenceOf(value.span);
      const isHere = place.page === page && place.box.every((edge, index) => edge === box[index]);
      return isHere && (OF_SEVERAL.test(label.span.segment.text) || OF_SEVERAL.test(value.span.segment.text));
    });
    if (isSum) finding.doubt ??= "This looks like the sum of several debts.";
  }
}

const OF_ONE_ORDER = [...OF_ONE_DEBT, "paymentDueDate", "accountLast4"] as const;

/** Figures of several orders that could not be told apart are those of one order each: questions, whichever order they are of. */
export function doubtMixedOrders(findings: ReadonlyMap<string, Finding>): void {
  for (const field of OF_ONE_ORDER) {
    const finding = findings.get(field);
    if (finding) finding.doubt ??= "The document lists several orders, and this may be of another one.";
  }
}
