import type { AccountFacts } from "#contract/extraction.ts";
import { addMonths, levelPayment, monthlyInterest } from "../loan-data.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { incoming, type Month, type Movement, outgoing } from "./sn-data.ts";

export const $ = money.dollar;
export const P = money.plain;

/** One loan in the month that ends on a given day; what was paid in it splits into interest and principal. */
export type Instalment = {
  readonly rate: string;
  readonly term: number;
  readonly left: number;
  readonly original: number;
  readonly before: number;
  readonly principal: number;
  readonly interest: number;
  readonly toPrincipal: number;
  readonly payment: number;
  readonly paidOn: string;
  readonly due: string;
  readonly opened: string;
  readonly maturity: string;
  readonly ytdInterest: number;
  readonly ytdPrincipal: number;
};

export function makeInstalment(
  random: Random,
  end: string,
  size: {
    readonly from: number;
    readonly to: number;
    readonly rates: readonly string[];
    readonly terms: readonly number[];
  },
): Instalment {
  const rate = random.pick(size.rates);
  const term = random.pick(size.terms);
  const made = random.whole(3, term - 7);
  const original = random.whole(size.from, size.to) * 100;
  const payment = levelPayment(original, rate, term);
  const due = addDays(end, random.whole(8, 19));
  let [before, principal] = [original, original];
  const paid: Array<{ interest: number; principal: number }> = [];
  for (let month = 0; month < made; month++) {
    before = principal;
    const interest = monthlyInterest(before, rate);
    principal = before - (payment - interest);
    paid.push({ interest, principal: payment - interest });
  }
  const interest = monthlyInterest(before, rate);
  const year = paid.slice(-Math.min(made, Number(end.slice(5, 7))));
  return {
    rate,
    term,
    left: term - made,
    original,
    before,
    principal,
    interest,
    toPrincipal: payment - interest,
    payment,
    paidOn: addDays(end, -random.whole(6, 20)),
    due,
    opened: addMonths(due, -made - 1),
    maturity: addMonths(due, term - made - 1),
    ytdInterest: year.reduce((sum, entry) => sum + entry.interest, 0),
    ytdPrincipal: year.reduce((sum, entry) => sum + entry.principal, 0),
  };
}

/** A small card or line month; the movements are signed as the holder feels them. */
export type Revolving = {
  readonly previous: number;
  readonly balance: number;
  readonly limit: number;
  readonly minimum: number;
  readonly interest: number;
  readonly spent: number;
  readonly paid: number;
  readonly due: string;
  readonly rows: readonly Movement[];
};

export function makeRevolving(
  random: Random,
  end: string,
  rate: string,
  rows: readonly Movement[],
  size: { readonly previous: readonly [number, number]; readonly interestText: string },
): Revolving {
  const paid = rows.filter((row) => row.amount > 0).reduce((sum, row) => sum + row.amount, 0);
  const spent = -rows.filter((row) => row.amount < 0).reduce((sum, row) => sum + row.amount, 0);
  const previous = paid + random.whole(...size.previous);
  const interest = monthlyInterest(previous - Math.round(paid / 2), rate);
  const balance = previous - paid + spent + interest;
  return {
    previous,
    balance,
    limit: Math.ceil((balance * random.whole(115, 320)) / 100 / 50_000) * 50_000,
    minimum: Math.min(balance, Math.max(2_500, Math.round(balance / 100) + interest)),
    interest,
    spent,
    paid,
    due: addDays(end, random.whole(22, 25)),
    rows: [
      ...rows.toSorted((a, b) => a.day.localeCompare(b.day)),
      { day: end, text: size.interestText, amount: -interest, kind: "interest" },
    ],
  };
}

/** A deposit account as every statement shows it. */
export const depositFacts = (
  kind: "checking" | "savings",
  institution: string,
  number: string,
  month: Month,
  totals = true,
): AccountFacts => ({
  kind,
  institution,
  accountLast4: number.slice(-4),
  periodStart: month.start,
  periodEnd: month.end,
  beginningBalance: decimal(month.beginning),
  endingBalance: decimal(month.ending),
  ...(totals ? { totalDeposits: decimal(incoming(month)), totalWithdrawals: decimal(outgoing(month)) } : {}),
});

/** Paths of one account that the contract leaves open, with what they may hold. */
export const openOf = (
  index: number,
  open: Readonly<Record<string, readonly string[]>>,
): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(open).map(([key, values]) => [`accounts.${index}.${key}`, values]));

export const monthTotals = (month: Month) => ({
  totalDeposits: [decimal(incoming(month))],
  totalWithdrawals: [decimal(outgoing(month))],
  statementDate: [month.end],
});
