/** Figures that cannot be true beside each other, and such as are asked about before they count: slips of the keyboard. */
import { parseMoney } from "#engine/money/parse-money.ts";
import { parseRate } from "#engine/money/rate.ts";
import type { Debt } from "./debts.ts";
import type { AccountKind } from "./extraction.ts";
import { mostDue } from "./minimum-due.ts";
import { dollarText } from "./plan-sentences.ts";

type TypedFigures = {
  readonly debtType: Debt["debtType"] | AccountKind;
  readonly buckets?: Debt["buckets"] | undefined;
  readonly currentBalance?: string | null | undefined;
  readonly apr?: string | null | undefined;
  readonly minimumPayment?: string | null | undefined;
};

/** One sentence where a minimum is more than can be due (minimum-due.ts); undefined where it can be true. */
export function minimumSlip(typed: TypedFigures): string | undefined {
  const { debtType, buckets = [], currentBalance = null, apr = null } = typed;
  const minimum = parseMoney(typed.minimumPayment ?? "");
  const most = mostDue({ debtType, buckets, currentBalance, apr });
  return minimum !== undefined && most !== undefined && minimum > most
    ? `The minimum payment is more than what is owed: ${dollarText(most)} with a month's interest`
    : undefined;
}

/**
 * What to ask about a loan's minimum above all that it owes: the last payment of a mortgage with its escrow is so, and a figure with two
 * zeros too many. Undefined for a usual one, and for a card's, which cannot be true.
 */
export function minimumQuestion({
  debtType,
  currentBalance,
  minimumPayment,
}: TypedFigures): SlipQuestion | undefined {
  const [balance, minimum] = [parseMoney(currentBalance ?? ""), parseMoney(minimumPayment ?? "")];
  const isAbove = balance !== undefined && minimum !== undefined && balance > 0 && minimum > balance;
  return isAbove && debtType !== "credit-card"
    ? {
        sentence: `A minimum of ${dollarText(minimum)} is more than the whole balance of ${dollarText(balance)}. Is that right?`,
      }
    : undefined;
}

/** Cards and loans of nearly everybody lie between these, in percent a year; 0 is a usual promotion. */
const USUAL_LEAST = 1;
const USUAL_MOST = 40;

export type SlipQuestion = {
  readonly sentence: string;
  /** The rate that a share of one stands for: "24.99" for "0.2499". */
  readonly meant?: string;
};

/** What to ask before a rate counts; undefined for a usual one. */
export function rateQuestion(apr: string): SlipQuestion | undefined {
  const percent = parseRate(apr) === undefined ? Number.NaN : Number(apr);
  if (percent > USUAL_MOST) {
    return {
      sentence: `An APR of ${apr} % a year is far above what nearly every card and loan costs. Is that right?`,
    };
  }
  if (!(percent > 0 && percent < USUAL_LEAST)) return undefined;
  // Four decimals at most can be typed: whole numbers of them are exact.
  const share = Math.round(percent * 10_000) / 100;
  return share > USUAL_MOST
    ? { sentence: `An APR of ${apr} % a year is next to nothing. Is that right?` }
    : {
        sentence: `An APR of ${apr} % a year is next to nothing. Is that right, or is it ${share} %?`,
        meant: String(share),
      };
}
