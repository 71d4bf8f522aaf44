/**
 * A card's own rule for its minimum, found from what its statements print. Two statements must agree: one alone may fit by chance.
 */
import { type Cents, cents } from "../money/cents.ts";
import { mulDivHalfUp } from "../money/mul-div.ts";
import { rate } from "../money/rate.ts";
import type { MinimumRule } from "../payoff/plan.ts";

/** What one statement prints; interest and fees of its period. */
export type PrintedMinimum = {
  readonly balance: Cents;
  readonly minimum: Cents;
  readonly interest: Cents | undefined;
  readonly fees: Cents | undefined;
};

/** Issuers round the sum to a whole dollar, or cut it. */
const ROUNDED_CENTS = 100;
/** The highest usual floor: below it a minimum may be a floor and says nothing of the rule. A lower floor would flatter the plan. */
const FLOOR_CENTS = 4_100;
const PLAIN_PERCENTS = ["2", "3", "4", "5"] as const;
const NEEDED = 2;

type PercentRule = Extract<MinimumRule, { type: "percent" }>;

function withinADollar(expected: number, printed: Cents): boolean {
  return Math.abs(expected - printed) < ROUNDED_CENTS;
}

/**
 * "1 % of the balance plus interest and fees" or a plain percentage, with the usual floor; undefined where fewer than two statements
 * above the floor tell, they do not all fit one rule within a dollar, or they fit more than one.
 */
export function findMinimumRule(statements: readonly PrintedMinimum[]): PercentRule | undefined {
  const telling = statements.filter(({ minimum, balance }) => minimum > FLOOR_CENTS && minimum < balance);
  if (telling.length < NEEDED) return undefined;
  const floor = cents(FLOOR_CENTS);
  const found: PercentRule[] = [];
  const plusInterest = telling.every(({ balance, minimum, interest, fees }) => {
    if (interest === undefined) return false;
    return withinADollar(mulDivHalfUp(balance, 1, 100) + interest + (fees ?? 0), minimum);
  });
  if (plusInterest) {
    found.push({ type: "percent", percent: rate("1"), basis: "after", floor, plusInterest: true });
  }
  for (const percent of PLAIN_PERCENTS) {
    const fits = telling.every(({ balance, minimum }) =>
      withinADollar(mulDivHalfUp(balance, Number(percent), 100), minimum),
    );
    if (fits) found.push({ type: "percent", percent: rate(percent), basis: "after", floor });
  }
  return found.length === 1 ? found[0] : undefined;
}
