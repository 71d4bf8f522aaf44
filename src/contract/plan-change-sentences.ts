/** How a plan changed, in one sentence for the person. */
import { type Cents, cents } from "#engine/money/cents.ts";
import type { ChangeCause } from "#engine/payoff/plan-change.ts";
import { dayText, dollarText, durationText } from "./plan-sentences.ts";

const DAYS_SAID = 60;
const DAYS_OF_MONTH = 30.44;

/** 11 becomes "11 days", 75 "2 months". */
export function spanText(days: number): string {
  if (days <= DAYS_SAID) return `${days} day${days === 1 ? "" : "s"}`;
  return durationText(Math.round(days / DAYS_OF_MONTH));
}

function causeText(cause: ChangeCause, nameOf: (id: string) => string): string {
  switch (cause.kind) {
    case "budget":
      return `you can send ${dollarText(cents(Math.abs(cause.by)))} ${cause.by > 0 ? "more" : "less"} a month`;
    case "balance":
      return `${nameOf(cause.id)} owes ${dollarText(cents(Math.abs(cause.by)))} ${cause.by > 0 ? "more" : "less"} than planned`;
    case "apr":
      return `the APR of ${nameOf(cause.id)} changed`;
    case "new-debt":
      return `${nameOf(cause.id)} was added`;
    case "gone-debt":
      return `${nameOf(cause.id)} is not among your debts any more`;
    default:
      return cause satisfies never;
  }
}

/**
 * "11 days sooner, because you can send $50.00 more a month." `daysSooner` is negative when later; `costDifference` is the new plan's
 * interest less the old one's, used when the day is the same. Without a cause the sentence ends after the fact.
 */
export function planChangeSentence(change: {
  readonly daysSooner: number;
  readonly costDifference: Cents;
  readonly debtFreeDate: string;
  readonly cause: ChangeCause | undefined;
  readonly nameOf: (id: string) => string;
}): string {
  const { daysSooner, costDifference, debtFreeDate, cause, nameOf } = change;
  const because = cause === undefined ? "" : `, because ${causeText(cause, nameOf)}`;
  if (daysSooner !== 0) {
    return `${spanText(Math.abs(daysSooner))} ${daysSooner > 0 ? "sooner" : "later"}${because}.`;
  }
  const interest =
    costDifference === 0
      ? ""
      : `, ${dollarText(cents(Math.abs(costDifference)))} ${costDifference < 0 ? "less" : "more"} interest`;
  return `Still ${dayText(debtFreeDate)}${interest}${because}.`;
}
