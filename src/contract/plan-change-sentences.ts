/** How a plan changed, in one sentence for the person. */
import { addDays } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import type { ChangeCause } from "#engine/payoff/plan-change.ts";
import { spanBetween } from "./durations.ts";
import type { Uncertainty } from "./extra-certainty.ts";
import { dayText, dollarText } from "./plan-sentences.ts";

function orderText({ from, to }: Extract<ChangeCause, { kind: "order" }>): string {
  if (to === "custom")
    return from === "custom" ? "you changed your own order" : "you chose an order of your own";
  return to === "snowball" ? "you chose the smallest balance first" : "you chose the cheapest order";
}

function heldBackText(reason: Uncertainty): string {
  switch (reason) {
    case "old-statements":
      return "your bank statements are too old to count on what they left";
    case "unknown-minimum":
      return "a minimum payment is not known";
    case "low-confidence":
      return "your bank statements show too little to count on what they left";
    default:
      return reason satisfies never;
  }
}

function causeText(
  cause: ChangeCause,
  nameOf: (id: string) => string,
  heldBack: Uncertainty | undefined,
): string {
  switch (cause.kind) {
    case "budget":
      if (heldBack !== undefined && cause.by < 0) return heldBackText(heldBack);
      return `you can send ${dollarText(cents(Math.abs(cause.by)))} ${cause.by > 0 ? "more" : "less"} a month`;
    case "balance":
      return `${nameOf(cause.id)} owes ${dollarText(cents(Math.abs(cause.by)))} ${cause.by > 0 ? "more" : "less"} than planned`;
    case "apr":
      return `the APR of ${nameOf(cause.id)} changed`;
    case "new-debt":
      return `${nameOf(cause.id)} was added`;
    case "gone-debt":
      return `${nameOf(cause.id)} is not among your debts any more`;
    case "order":
      return orderText(cause);
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
  /** Why the new plan leaves out what the bank statements left; absent where it does not. */
  readonly heldBack?: Uncertainty | undefined;
}): string {
  const { daysSooner, costDifference, debtFreeDate, cause, nameOf, heldBack } = change;
  const because = cause === undefined ? "" : `, because ${causeText(cause, nameOf, heldBack)}`;
  const now = parsePlainDate(debtFreeDate);
  if (daysSooner !== 0 && now !== undefined) {
    const ends = [debtFreeDate, addDays(now, daysSooner)].toSorted();
    return `${spanBetween(ends[0]!, ends[1]!)} ${daysSooner > 0 ? "sooner" : "later"}${because}.`;
  }
  const interest =
    costDifference === 0
      ? ""
      : `, ${dollarText(cents(Math.abs(costDifference)))} ${costDifference < 0 ? "less" : "more"} interest`;
  return `Still ${dayText(debtFreeDate)}${interest}${because}.`;
}
