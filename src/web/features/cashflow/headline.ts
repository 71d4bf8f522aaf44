import { type CashflowAnalysis, OUTDATED_HISTORY_DAYS, SAFE_CONFIDENCE } from "#contract/cashflow.ts";
import { decidedSentence, isOfCarefulMonth } from "#contract/cashflow-sentences.ts";
import { canCountOn, saysTooLittle, uncertaintyOf } from "#contract/extra-certainty.ts";
import { dateText } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";

/** Whether the amount may be called safe to send: months of statements show it, and four of five hold. */
export function isSafe({ decidedBy, confidenceScore }: CashflowAnalysis): boolean {
  return decidedBy !== "typed-month" && confidenceScore >= SAFE_CONFIDENCE;
}

/** Whether the statements end too long ago to say anything of today. */
const isOutdated = ({ evidence }: CashflowAnalysis): boolean => evidence.daysOld > OUTDATED_HISTORY_DAYS;

/** Why no amount is named as one to send, and what changes that. */
export function whyUnsure(analysis: CashflowAnalysis): string {
  if (analysis.decidedBy === "unknown-pay") {
    return "Whether your regular pay still comes is not known. Upload your newest bank statements.";
  }
  if (analysis.decidedBy === "unknown-savings") {
    return "What stands in your accounts is not known, and what is safe to send hangs on it.";
  }
  if (analysis.decidedBy === "unknown-income") {
    return "Money came in that may be pay or not. Under Transactions, choose Not counted and say what it is.";
  }
  if (saysTooLittle(analysis)) return `${decidedSentence(analysis.decidedBy)} Upload a whole month.`;
  const reason = uncertaintyOf(analysis);
  switch (reason) {
    case "old-statements":
      return `But that was until ${dateText(analysis.periodEnd)}: newer bank statements show today.`;
    case "unknown-minimum":
      return `But the minimum payment of ${analysis.evidence.withoutMinimum.join(", ")} is not known and not taken off: settle it first.`;
    case "low-confidence":
    case null:
      return "More bank statements make it sure.";
    default:
      return reason satisfies never;
  }
}

/** What an amount that is not sure enough to be called safe stands on. */
export const basisOfAbout = ({ decidedBy }: CashflowAnalysis): string =>
  decidedBy === "typed-month"
    ? "is left by the figures you typed"
    : "is left by what your statements show so far";

/** Whole dollars, rounded down: a headline never promises a cent too much. */
export const wholeDollars = (amount: string): string => `${Math.floor(centsOf(amount) / 100)}.00`;

/** Whether stretches of the person's own days were replayed. */
export const isReplayed = (analysis: CashflowAnalysis): boolean =>
  !isOfCarefulMonth(analysis) && analysis.decidedBy !== "typed-month";

/** A shortfall is never a "good month", so its confidence falls with every month that proves it: the history decides. */
const LEAST_MONTHS_OF_SHORTFALL = 3;

/**
 * What the page says first: an amount to send, an amount that each month lacks, that nothing is safe yet although a usual month
 * leaves something, or that the history is too thin to say.
 */
export function headlineOf(analysis: CashflowAnalysis): "extra" | "shortfall" | "nothing-yet" | "unsure" {
  const { shortfall, historyMonths, safeMonthlyExtra } = analysis;
  if (isOutdated(analysis) || saysTooLittle(analysis)) return "unsure";
  if (centsOf(shortfall) > 0) return historyMonths < LEAST_MONTHS_OF_SHORTFALL ? "unsure" : "shortfall";
  // Replayed days say why nothing can be sent; a low score is then the reason and no doubt.
  if (isReplayed(analysis) && centsOf(safeMonthlyExtra) === 0) return "nothing-yet";
  return canCountOn(analysis) ? "extra" : "unsure";
}
