/**
 * A level-payment loan: APR/12 a month, the payment rounded half up to a cent, interest rounded half up each month, and the last
 * payment adjusted so that exactly nothing is left.
 */
import { type Cents, cents } from "../money/cents.ts";
import { divideHalfUp } from "../money/mul-div.ts";
import { type Fraction, type Rate, rateShare } from "../money/rate.ts";
import { interestOn, monthFactor } from "./interest-factor.ts";

export type LevelLoan = { readonly balance: Cents; readonly apr: Rate; readonly months: number };

export type Amortisation = {
  readonly payment: Cents;
  /** Payments made. */
  readonly months: number;
  readonly lastPayment: Cents;
  readonly interest: Cents;
  readonly principal: Cents;
  /** What is left after them. */
  readonly balance: Cents;
};

/** The level payment as an exact fraction of cents: balance × r / (1 − (1 + r)^−months), r being the rate of one month. */
export function levelPaymentFraction(balance: Cents, monthly: Fraction, months: number): Fraction {
  const { numerator, denominator } = monthly;
  if (numerator === 0n) return { numerator: BigInt(balance), denominator: BigInt(months) };
  const grown = (denominator + numerator) ** BigInt(months);
  const flat = denominator ** BigInt(months);
  return { numerator: BigInt(balance) * numerator * grown, denominator: denominator * (grown - flat) };
}

function levelPayment({ balance, apr, months }: LevelLoan): Fraction {
  return levelPaymentFraction(balance, rateShare(apr, 12), months);
}

/**
 * The monthly payment in cents that clears a loan in the given months (a whole number from 1), half up to a cent. APR/12 a month,
 * the actuarial method of 12 CFR 1026 Appendix J.
 */
export function computeLevelPayment(loan: LevelLoan): Cents {
  const { numerator, denominator } = levelPayment(loan);
  return cents(Number(divideHalfUp(numerator, denominator)));
}

/**
 * Plays the loan for `afterMonths` (default: to its end) with every amount rounded half up to a cent. The last payment settles
 * what is left, so it can differ from the others; rounding up can end a tiny loan early.
 */
export function computeAmortisation(loan: LevelLoan, afterMonths = loan.months): Amortisation {
  const payment = computeLevelPayment(loan);
  const factor = monthFactor(loan.apr, "monthly", 30);
  let balance: number = loan.balance;
  let interest = 0;
  let month = 0;
  let lastPayment = 0;
  while (month < afterMonths && balance > 0) {
    month++;
    const charged = interestOn(balance, factor);
    const owed = balance + charged;
    lastPayment = month === loan.months ? owed : Math.min(payment, owed);
    interest += charged;
    balance = owed - lastPayment;
  }
  return {
    payment,
    months: month,
    lastPayment: cents(lastPayment),
    interest: cents(interest),
    principal: cents(loan.balance - balance),
    balance: cents(balance),
  };
}

function toCents(value: bigint, over: bigint): Cents {
  return cents(Number(divideHalfUp(value, over)));
}

/** The same with exact fractions, rounded half up once at the end: how textbooks and some calculators state a loan. */
export function computeExactAmortisation(loan: LevelLoan, afterMonths = loan.months): Amortisation {
  const months = Math.min(afterMonths, loan.months);
  const payment = levelPayment(loan);
  const { numerator, denominator } = rateShare(loan.apr, 12);
  // After k months: balance × (1+r)^k − payment × ((1+r)^k − 1) / r, over the common denominator d^k × payment.denominator.
  const grown = (denominator + numerator) ** BigInt(months);
  const flat = denominator ** BigInt(months);
  const paidGrown =
    numerator === 0n
      ? payment.numerator * BigInt(months)
      : (payment.numerator * (grown - flat) * denominator) / numerator;
  const common = flat * payment.denominator;
  const left =
    BigInt(loan.balance) * grown * payment.denominator - paidGrown * (numerator === 0n ? flat : 1n);
  const paid = payment.numerator * BigInt(months) * flat;
  const principal = BigInt(loan.balance) * common - left;
  return {
    payment: toCents(payment.numerator, payment.denominator),
    months,
    lastPayment: toCents(payment.numerator, payment.denominator),
    interest: toCents(paid - principal, common),
    principal: toCents(principal, common),
    balance: toCents(left, common),
  };
}
