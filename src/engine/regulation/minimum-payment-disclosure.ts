/**
 * 12 CFR 1026 Appendices M1 and M2: what a card statement says about paying only the minimum, and the payment that clears the
 * balance in 36 months. Follows the program printed in Appendix M2: the minimum is a share of the balance before interest, each
 * balance is rounded to a cent every month, payments go to the lowest APR first, the promotional rate holds while the month is
 * below its last one, and for the 36-month payment it counts with its full share of 36 months.
 */
import { type Cents, cents } from "../money/cents.ts";
import { divideHalfUp } from "../money/mul-div.ts";
import { compareRates, type Rate, rateShare } from "../money/rate.ts";
import { levelPaymentFraction } from "../payoff/amortise.ts";
import { interestFactor, interestOn, monthFactor } from "../payoff/interest-factor.ts";

export type DisclosureInput = {
  readonly balances: readonly { readonly balance: Cents; readonly apr: Rate }[];
  readonly minimumPercent: Rate;
  readonly minimumFloor: Cents;
  /** With `regularApr`: the balance with the lowest APR is promotional until this month. */
  readonly promoLastMonth?: number;
  readonly regularApr?: Rate;
};

export type MinimumPaymentDisclosure =
  | {
      readonly kind: "paid";
      readonly months: number;
      /** "10 months" below two years, else whole years, half up: "8 years". */
      readonly disclosed: string;
      readonly totalPaid: Cents;
      readonly payment36: Cents;
      readonly total36: Cents;
      /** The two totals as the statement prints them, in whole dollars (half up), one less the other: Appendix M1(f). */
      readonly savingsDollars: number;
    }
  | { readonly kind: "never"; readonly payment36: Cents; readonly total36: Cents };

const SPAN = 36;
/** Longer than any disclosure: 100 years. */
const LONGEST = 1200;

/** Half up. */
const wholeDollars = (amount: number): number => Math.floor((amount + 50) / 100);

function disclosedTime(months: number): string {
  if (months < 24) return months === 1 ? "1 month" : `${months} months`;
  return `${Math.floor((months + 6) / 12)} years`;
}

type Bucket = { balance: number; readonly apr: Rate; readonly promotional: boolean };

function buckets({ balances, promoLastMonth, regularApr }: DisclosureInput): Bucket[] {
  const sorted = balances.toSorted((a, b) => compareRates(a.apr, b.apr));
  const hasPromotion = promoLastMonth !== undefined && regularApr !== undefined;
  return sorted.map(({ balance, apr }, place) => ({
    balance,
    apr,
    promotional: hasPromotion && place === 0 && compareRates(apr, regularApr) < 0,
  }));
}

/** The average monthly rate, each APR weighted by balance and the promotional one by its share of the 36 months. */
function averageMonthlyRate(input: DisclosureInput, open: readonly Bucket[]) {
  const decimals = Math.max(
    ...open.map(({ apr }) => apr.decimals),
    input.regularApr === undefined ? 0 : input.regularApr.decimals,
  );
  const scaled = (value: Rate) => value.units * 10n ** BigInt(decimals - value.decimals);
  let weighted = 0n;
  let total = 0n;
  for (const { balance, apr, promotional } of open) {
    const promoMonths = promotional ? Math.min(SPAN, input.promoLastMonth ?? 0) : SPAN;
    const later = input.regularApr ?? apr;
    const overSpan = scaled(apr) * BigInt(promoMonths) + scaled(later) * BigInt(SPAN - promoMonths);
    weighted += BigInt(balance) * overSpan;
    total += BigInt(balance);
  }
  return { numerator: weighted, denominator: total * BigInt(SPAN) * 1200n * 10n ** BigInt(decimals) };
}

/**
 * Computes the disclosure in cents, each month's interest and minimum half up to a cent (12 CFR 1026 Appendix M1; M2 prints the
 * program). At least one balance. `never` when the minimum does not pay the account off (the regulation then asks for a warning
 * instead of a time).
 */
export function computeMinimumPaymentDisclosure(input: DisclosureInput): MinimumPaymentDisclosure {
  const open = buckets(input);
  const opening = open.reduce((sum, { balance }) => sum + balance, 0);
  if (opening === 0) {
    const nothing = cents(0);
    return {
      kind: "paid",
      months: 0,
      disclosed: disclosedTime(0),
      totalPaid: nothing,
      payment36: nothing,
      total36: nothing,
      savingsDollars: 0,
    };
  }
  const level = levelPaymentFraction(cents(opening), averageMonthlyRate(input, open), SPAN);
  const payment36 = cents(Number(divideHalfUp(level.numerator, level.denominator)));
  const total36 = cents(payment36 * SPAN);

  const percent = interestFactor(rateShare(input.minimumPercent, 1));
  let months = 0;
  let paid = 0;
  let owed = opening;
  while (owed > 0) {
    months++;
    if (months > LONGEST) return { kind: "never", payment36, total36 };
    const minimum = Math.max(input.minimumFloor, interestOn(owed, percent));
    for (const bucket of open) {
      const regular =
        bucket.promotional && months >= (input.promoLastMonth ?? 0) ? input.regularApr : undefined;
      bucket.balance += interestOn(bucket.balance, monthFactor(regular ?? bucket.apr, "monthly", 30));
    }
    const due = open.reduce((sum, { balance }) => sum + balance, 0);
    if (!Number.isSafeInteger(due)) return { kind: "never", payment36, total36 };
    let left = Math.min(minimum, due);
    paid += left;
    for (const bucket of open) {
      const share = Math.min(left, bucket.balance);
      bucket.balance -= share;
      left -= share;
    }
    owed = open.reduce((sum, { balance }) => sum + balance, 0);
  }
  return {
    kind: "paid",
    months,
    disclosed: disclosedTime(months),
    totalPaid: cents(paid),
    payment36,
    total36,
    savingsDollars: wholeDollars(paid) - wholeDollars(total36),
  };
}
