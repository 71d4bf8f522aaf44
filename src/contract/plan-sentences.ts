/** The sentences of a plan, the same on every screen, in every export and from the server. */
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { AlternativeKind } from "#engine/payoff/comparison.ts";
import type { PayoffPlan as EnginePlan } from "#engine/payoff/plan.ts";
import { durationText } from "./durations.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** 123456 becomes "$1,234.56". */
export function dollarText(amount: Cents): string {
  const [whole = "", fraction = ""] = formatMoney(cents(Math.abs(amount))).split(".");
  return `${amount < 0 ? "-" : ""}$${whole.replaceAll(/\B(?=(\d{3})+$)/g, ",")}.${fraction}`;
}

/** "2027-03" or "2027-03-09" becomes "March 2027". */
export function monthText(date: string): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ""} ${date.slice(0, 4)}`;
}

/** "2027-03-09" becomes "9 March 2027". */
export function dayText(date: string): string {
  return `${Number(date.slice(8, 10))} ${monthText(date)}`;
}

/** 1 becomes "1st", 22 becomes "22nd", 13 becomes "13th". */
export function ordinal(day: number): string {
  const isTeen = day % 100 > 10 && day % 100 < 14;
  return `${day}${(isTeen ? undefined : ["th", "st", "nd", "rd"][day % 10]) ?? "th"}`;
}

/** "From March 2027: $412.00"; the payment that closes a debt: "Last payment in May 2028: $87.13". */
export function stepSentence(from: string, amount: Cents, isLast: boolean): string {
  return `${isLast ? "Last payment in" : "From"} ${monthText(from)}: ${dollarText(amount)}`;
}

/** Why the plan begins when it does, and what is to be paid before; `payments` is how many are due until then. */
export function untilStartSentence(startMonth: string, payments: number): string {
  const from = `The plan begins in ${monthText(startMonth)}, so that every month of it holds the whole monthly amount.`;
  if (payments === 0) return `${from} Nothing is due until then.`;
  const what = payments === 1 ? "this minimum is due" : "these minimums are due";
  return `${from} Until then ${what}; the plan counts ${payments === 1 ? "it" : "them"} as paid.`;
}

/** Said wherever a monthly amount is above what the statements show as safe. */
export function aboveSafeSentence(by: Cents): string {
  return `That is ${dollarText(by)} a month more than your statements show as safe: some months it may take your account below its buffer.`;
}

/** Which minimums of the comparison fall with the balance, as their cards ask for them; null where none is known to. */
export function baselineNote(creditors: readonly string[]): string | null {
  if (creditors.length === 0) return null;
  const names =
    creditors.length === 1 ? creditors[0] : `${creditors.slice(0, -1).join(", ")} and ${creditors.at(-1)}`;
  return `Minimums of ${names} fall with the balance, by the rule that the statements show.`;
}

type DepartureFacts = Pick<NonNullable<EnginePlan["departure"]>, "reason" | "saved">;

/** Why the avalanche is not simply highest APR first; `creditor` is the debt that is the reason, where one is. */
export function departureSentence({ reason, saved }: DepartureFacts, creditor: string | undefined): string {
  const gain =
    saved === null
      ? "Highest APR first would not pay the debts off with this money."
      : `Highest APR first would cost ${dollarText(saved)} more.`;
  return `${departureReason(reason, creditor)} ${gain}`;
}

function departureReason(reason: DepartureFacts["reason"], creditor: string | undefined): string {
  const one = creditor ?? "One debt";
  switch (reason) {
    case "promotion":
      return `${one} gets money before its promotional rate ends, although another debt has a higher APR now.`;
    case "deferred-interest":
      return `${one} is paid in time for its promotion, because all the interest it put aside would be charged at once.`;
    case "fee":
      return `${one} goes first, because its monthly fee costs more than its APR shows.`;
    case "lean-months":
      return creditor === undefined
        ? "The order leaves small enough minimums for the months with less money."
        : `${creditor} goes first, so that the minimums are small enough for the months with less money.`;
    case "other-order":
      return "Another order than highest APR first is cheaper for these debts.";
    default:
      return reason satisfies never;
  }
}

const NAMES: Readonly<Record<AlternativeKind, string>> = {
  avalanche: "Avalanche",
  snowball: "Snowball",
  custom: "Your own order",
  "even-split": "An even split of the extra",
  "proportional-split": "A split of the extra by balance",
  minimum: "Paying only the minimums",
};

function notEnding(outcome: Exclude<EnginePlan["kind"], "paid">): string {
  switch (outcome) {
    case "budget-below-minimums":
      return "needs more in some month than the budget holds.";
    case "never-pays-off":
      return "never pays the debts off.";
    case "not-paid-within-horizon":
      return "does not pay the debts off within 100 years.";
    default:
      return outcome satisfies never;
  }
}

/** "An even split of the extra costs $154.88 more than this plan and takes 2 months longer." */
export function alternativeSentence(
  kind: AlternativeKind,
  outcome: EnginePlan["kind"],
  cost: Cents,
  months: number,
  isThisPlan = false,
): string {
  const name = NAMES[kind];
  if (isThisPlan) return `${name} is this plan.`;
  if (outcome !== "paid") return `${name} ${notEnding(outcome)}`;
  if (cost === 0 && months === 0) return `${name} costs the same as this plan and takes as long.`;
  const price =
    cost === 0
      ? "costs the same as this plan"
      : `costs ${dollarText(cents(Math.abs(cost)))} ${cost > 0 ? "more" : "less"} than this plan`;
  const time =
    months === 0
      ? "takes as long"
      : `takes ${durationText(Math.abs(months))} ${months > 0 ? "longer" : "less"}`;
  return `${name} ${price} and ${time}.`;
}
