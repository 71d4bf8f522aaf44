import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { addMonths, type LoanData, loanSizes, makeLoan, monthlyInterest } from "../loan-data.ts";
import type { Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

export const address = (person: Person) => `${person.name}<br>${person.street}<br>${person.town}`;

/** A sheet whose slip stands at its foot. */
export const SHEET =
  ".sheet{min-height:9.9in;display:flex;flex-direction:column}.foot{margin-top:auto!important}";

export type Mortgage = LoanData & {
  readonly regular: number;
  readonly lateCharge: number;
  readonly lateAfter: string;
  readonly total: number;
  readonly from: string;
  readonly to: string;
  readonly ytdEscrow: number;
  readonly unapplied: number;
  readonly late: boolean;
};

/** A home loan due on the first of the month; the year to date is that of the day of payment. */
export function makeMortgage(seed: number): Mortgage {
  const random = seededRandom(seed + 551);
  const loan = makeLoan(seed, loanSizes.mortgage);
  const month = loan.statementDate.slice(0, 8);
  const statementDate = `${month}${random.whole(13, 19)}`;
  const dueDate = addMonths(`${month}01`, 1);
  const paidOn = `${month}0${random.whole(2, 9)}`;
  const count = Math.min(Number(paidOn.slice(5, 7)), loan.paymentsMade);
  let [principal, ytdPrincipal, ytdInterest] = [loan.original, 0, 0];
  for (let index = 0; index < loan.paymentsMade; index++) {
    const interest = monthlyInterest(principal, loan.rate);
    if (index >= loan.paymentsMade - count) {
      ytdInterest += interest;
      ytdPrincipal += loan.instalment - interest;
    }
    principal -= loan.instalment - interest;
  }
  const regular = loan.instalment + loan.escrow;
  const late = loan.pastDue > 0;
  const lateCharge = Math.round(loan.instalment / 20);
  const lateFee = late ? lateCharge : 0;
  return {
    ...loan,
    statementDate,
    dueDate,
    openedOn: addMonths(dueDate, -loan.paymentsMade - 1),
    maturity: addMonths(dueDate, loan.termMonths - loan.paymentsMade - 1),
    last: { ...loan.last, day: paidOn },
    ytdPrincipal,
    ytdInterest,
    ytdEscrow: loan.escrow * count,
    regular,
    late,
    lateCharge,
    lateFee,
    lateAfter: addDays(dueDate, 15),
    total: regular + (late ? regular : 0) + lateFee,
    from: addMonths(statementDate, -1),
    to: addDays(statementDate, -1),
    unapplied: random.chance(0.3) ? random.whole(2_000, 19_000) : 0,
  };
}

type Open = Readonly<Record<string, readonly string[]>>;

export type Debt = { readonly facts: Omit<AccountFacts, "institution">; readonly open?: Open };

/** A paper's truth: what is open is told by field and account, other names count for the paper and its accounts. */
export function debtTruth(
  institution: string,
  names: readonly string[],
  debts: readonly Debt[],
  transactions?: readonly TransactionFacts[],
): Truth {
  const open = debts.flatMap((debt, index) =>
    Object.entries({ institution: names, ...debt.open }).map(
      ([field, values]): [string, readonly string[]] => [`accounts.${index}.${field}`, values],
    ),
  );
  return {
    documentType: "loans",
    institution,
    accounts: debts.map((debt) => ({ institution, ...debt.facts })),
    transactions: transactions ?? [],
    ...(transactions ? {} : { transactionsOpen: true }),
    allowed: { institution: names, ...Object.fromEntries(open) },
  };
}

/** What a month's payment and charges leave open on an instalment loan. */
export const monthOpen = (loan: LoanData, more: Open = {}): Open => ({
  paymentsAndCredits: [decimal(loan.last.amount)],
  interestCharged: [decimal(loan.last.interest), decimal(loan.nextInterest), decimal(loan.ytdInterest)],
  feesCharged: [decimal(loan.lateFee)],
  previousBalance: [decimal(loan.principalBefore)],
  ...more,
});
