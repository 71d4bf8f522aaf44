/** Whether the safe monthly extra is sure enough to be sent: one answer for the headline, the sentences and the plan. */
import { type CashflowAnalysis, LEAST_CONFIDENCE, OLD_HISTORY_DAYS } from "./cashflow.ts";

/**
 * Whether too little is known to name any amount, to send or lacking: less than a month of statements, regular pay of which nobody can
 * tell whether it still comes, what no account is known to hold, or a month that lacks no more than what came in and was not counted as pay.
 */
export const saysTooLittle = ({ decidedBy }: Pick<CashflowAnalysis, "decidedBy">): boolean =>
  decidedBy === "part-month" ||
  decidedBy === "unknown-pay" ||
  decidedBy === "unknown-savings" ||
  decidedBy === "unknown-income";

/** Why an extra is nothing to count on, the gravest first. */
export const uncertainties = ["old-statements", "unknown-minimum", "low-confidence"] as const;
export type Uncertainty = (typeof uncertainties)[number];

/** What the certainty of an extra is told by. */
export type CertaintyFacts = Pick<CashflowAnalysis, "confidenceScore"> & {
  readonly evidence: Pick<CashflowAnalysis["evidence"], "daysOld" | "withoutMinimum">;
};

/**
 * Why the extra is nothing to count on: the statements ended more than `OLD_HISTORY_DAYS` days ago, a minimum that must be paid is
 * not known, or the confidence is below `LEAST_CONFIDENCE`. Null where it can be counted on.
 */
export function uncertaintyOf({ confidenceScore, evidence }: CertaintyFacts): Uncertainty | null {
  if (evidence.daysOld > OLD_HISTORY_DAYS) return "old-statements";
  if (evidence.withoutMinimum.length > 0) return "unknown-minimum";
  return confidenceScore < LEAST_CONFIDENCE ? "low-confidence" : null;
}

/** Whether a plan, a headline or a sentence may name the extra as money to send. */
export const canCountOn = (analysis: CertaintyFacts): boolean => uncertaintyOf(analysis) === null;

/**
 * What the amount at the end of the waterfall is called: `Safe Monthly EXTRA` where it may be named as money to send, otherwise a name that
 * promises nothing.
 */
export const extraLabel = (analysis: CertaintyFacts & Pick<CashflowAnalysis, "decidedBy">): string =>
  canCountOn(analysis) && !saysTooLittle(analysis) ? "Safe Monthly EXTRA" : "Left, not called safe";

/** What the money is called that a usual month leaves and that is not sent: no buffer is known to grow where no balance is known. */
export const bufferLabel = ({ decidedBy }: Pick<CashflowAnalysis, "decidedBy">): string =>
  decidedBy === "unknown-savings" ? "Stays in the account" : "Emergency buffer";

/** Whether nothing tells what any account holds, or there is none: then `currentSavings` is no figure to show. */
export const isSavingsUnknown = ({ savings }: Pick<CashflowAnalysis, "savings">): boolean =>
  savings.length === 0;
