import type { DocumentType } from "#contract/document-type.ts";
import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import type { Layout, Statement } from "../layout.ts";
import { addMonths, type LoanData, levelPayment, makeLoan, monthlyInterest } from "../loan-data.ts";
import type { Person } from "../person.ts";
import { decimal } from "../print-styles.ts";
import {
  type AccountMonth,
  type AccountShape,
  accountMonth,
  credited,
  debited,
  type Movement,
  total,
} from "./sb-data.ts";

/** Layouts of this set are named `sg-loan-…` and `sg-bank-…`. */
export const layoutOf =
  (group: "bank" | "loan", type: DocumentType) =>
  (name: string, make: (seed: number) => Statement): Layout => ({
    name: `sg-${group}-${name}`,
    type,
    heldOut: false,
    make,
  });

export const at = ({ name, street, town }: Person) => `${name}<br>${street}<br>${town}`;

export const firstName = ({ name }: Person) => {
  const first = name.split(" ")[0] ?? name;
  return `${first.slice(0, 1)}${first.slice(1).toLowerCase()}`;
};

export type PaidInstalment = {
  readonly day: string;
  readonly amount: number;
  readonly principal: number;
  readonly interest: number;
  readonly left: number;
};

/** The last payments of an instalment loan, newest first, each with the principal owed after it. */
export function paidInstalments(d: LoanData, count: number): readonly PaidInstalment[] {
  const entries: PaidInstalment[] = [];
  let left = d.original;
  for (let index = 0; index < d.paymentsMade; index++) {
    const interest = monthlyInterest(left, d.rate);
    const principal = d.instalment - interest;
    left -= principal;
    entries.push({
      day: addMonths(d.last.day, index - d.paymentsMade + 1),
      amount: d.instalment + d.escrow,
      principal,
      interest,
      left,
    });
  }
  return entries.slice(-count).toReversed();
}

export const paymentRows = (
  rows: ReadonlyArray<{ readonly day: string; readonly amount: number }>,
  description: string,
  account = 0,
): TransactionFacts[] =>
  rows.map((row) => ({ account, date: row.day, description, amount: decimal(row.amount) }));

/** What the printed parts of the last and the next payment may be taken for. */
export const openParts = (d: LoanData): Readonly<Record<string, readonly string[]>> => ({
  "accounts.0.previousBalance": [decimal(d.principalBefore)],
  "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
  "accounts.0.interestCharged": [decimal(d.last.interest), decimal(d.nextInterest)],
  "accounts.0.feesCharged": [decimal(d.lateFee)],
});

export const loanFacts = (d: LoanData, kind: AccountFacts["kind"], institution: string): AccountFacts => ({
  kind,
  institution,
  accountLast4: d.number.slice(-4),
  statementDate: d.statementDate,
  currentBalance: decimal(d.principal),
  minimumPayment: decimal(d.instalment + d.escrow),
  paymentDueDate: d.dueDate,
  apr: d.rate,
});

/** What is asked for in all: this instalment, the missed one and the fee for it. */
export const askedFor = (d: LoanData) => d.instalment + d.escrow + d.pastDue + d.lateFee;

export type BalloonData = LoanData & { readonly finalAmount: number; readonly miles: number };

/** A car financed down to a last large amount: the payments repay only what lies above it. */
export function makeBalloon(seed: number): BalloonData {
  const base = makeLoan(seed, { from: 22_000, to: 68_000, terms: [36, 48], rateFrom: 3, rateTo: 9 });
  const monthly = Number(base.rate) / 1_200;
  const finalAmount = Math.round((base.original * (42 + (seed % 12))) / 10_000) * 100;
  const repaid = base.original - Math.round(finalAmount * (1 + monthly) ** -base.termMonths);
  const instalment = levelPayment(repaid, base.rate, base.termMonths);
  let [left, before, interest] = [base.original, base.original, 0];
  for (let count = 0; count < base.paymentsMade; count++) {
    before = left;
    interest = monthlyInterest(before, base.rate);
    left = before + interest - instalment;
  }
  const nextInterest = monthlyInterest(left, base.rate);
  return {
    ...base,
    instalment,
    principal: left,
    principalBefore: before,
    nextInterest,
    nextPrincipal: instalment - nextInterest,
    payoff: left + base.perDiem * 18,
    last: { day: base.last.day, amount: instalment, principal: instalment - interest, interest },
    pastDue: 0,
    lateFee: 0,
    finalAmount,
    miles: 10_000 + (seed % 5) * 1_250,
  };
}

const BUYS = [
  "LIDL #1184 NEWARK DE",
  "CIRCLE K 06612 BALANCE DR MESA AZ",
  "WEGMANS 0091 ERIE PA",
  "DAVE'S HOT CHICKEN 12 YORK PA",
  "AMZN MKTP US*2K4RT01 WA",
  "FEE-FI-FO FARM STAND OCALA FL",
  "GREAT CLIPS 2231 AMES IA",
  "IKEA 921 DRAPER UT",
  "SAVINGS CENTRAL THRIFT TROY NY",
  "LYFT *RIDE SUN 6PM CA",
];
const BILLS = [
  "DOMINION ENERGY WEB PMT",
  "STATE AUTO INS PREMIUM",
  "COMCAST XFINITY 8005552",
  "EDFINANCIAL STUDENT LN",
  "CARD SVCS EPAY MIN PMT",
  "GREYSTAR RENT 0412",
];

/** A month of a deposit account with texts of its own; check rows keep theirs. */
export function keptAccount(seed: number, shape: AccountShape): AccountMonth {
  const d = accountMonth(seed, shape);
  const text = (line: Movement, index: number) => {
    if (line.kind === "card") return BUYS[(index * 3 + seed) % BUYS.length] ?? line.text;
    if (line.kind === "electronic" && shape.what === "checking")
      return BILLS[(index + seed) % BILLS.length] ?? line.text;
    return line.text;
  };
  return { ...d, lines: d.lines.map((line, index) => ({ ...line, text: text(line, index) })) };
}

/** A deposit account without totals; `moved` adds them where the print has them as one figure each. */
export const depositFacts = (
  d: AccountMonth,
  kind: "checking" | "savings",
  institution: string,
): AccountFacts => ({
  kind,
  institution,
  accountLast4: d.last4,
  periodStart: d.start,
  periodEnd: d.end,
  beginningBalance: decimal(d.beginning),
  endingBalance: decimal(d.ending),
});

export const moved = (d: AccountMonth) => ({
  totalDeposits: decimal(credited(d.lines)),
  totalWithdrawals: decimal(debited(d.lines)),
});

/** Totals that are printed in parts or not at all: a reader may add them up. */
export const openTotals = (d: AccountMonth, account = 0) => ({
  [`accounts.${account}.statementDate`]: d.end,
  [`accounts.${account}.totalDeposits`]: [decimal(credited(d.lines)), decimal(total(d.lines, "deposit"))],
  [`accounts.${account}.totalWithdrawals`]: [
    decimal(debited(d.lines)),
    decimal(debited(d.lines) + total(d.lines, "fee")),
  ],
});
