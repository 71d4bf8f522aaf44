import type { AccountFacts } from "#contract/extraction.ts";
import { decimal } from "../print-styles.ts";
import type { SkCard, SkDeposit } from "./sk-data.ts";

export const NEXT_PAGE = '<div style="break-before:page"></div>';

/** Average daily balance of this month's cash advances. */
export const cashBase = (d: SkCard) => Math.round((d.cash * 8) / d.days);

/** What a card's statement shows in nearly every print; layouts take away what theirs does not. */
export const cardAccount = (d: SkCard, institution: string): AccountFacts => ({
  kind: "credit-card",
  institution,
  accountLast4: d.last4,
  periodStart: d.start,
  periodEnd: d.end,
  currentBalance: decimal(d.balance),
  previousBalance: decimal(d.previous),
  creditLimit: decimal(d.limit),
  availableCredit: decimal(d.available),
  minimumPayment: decimal(d.minimum),
  paymentDueDate: d.due,
  apr: d.apr,
  aprs: [
    { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
    { kind: "cash-advance", apr: d.cashApr, balance: decimal(cashBase(d)) },
  ],
  paymentsAndCredits: decimal(d.payments + d.credits),
  purchases: decimal(d.purchases),
  feesCharged: decimal(d.fees),
  interestCharged: decimal(d.interest),
  minimumPaymentWarning: {
    years: d.years,
    totalCost: decimal(d.totalCost),
    monthlyPaymentFor36Months: decimal(d.monthly),
  },
});

export const depositAccount = (
  d: SkDeposit,
  institution: string,
  kind: "checking" | "savings",
): AccountFacts => ({
  kind,
  institution,
  accountLast4: d.number.slice(-4),
  periodStart: d.start,
  periodEnd: d.end,
  beginningBalance: decimal(d.beginning),
  endingBalance: decimal(d.ending),
  totalDeposits: decimal(d.in),
  totalWithdrawals: decimal(d.out),
});

/** The law's box on what the minimum alone costs. */
export const warningRows = (d: SkCard, print: (amount: number) => string) => [
  ["Only the minimum payment", `${d.years} years`, print(d.totalCost)],
  [
    print(d.monthly),
    "3 years",
    `${print(d.monthly * 36)}<br>(Savings = ${print(d.totalCost - d.monthly * 36)})`,
  ],
];
