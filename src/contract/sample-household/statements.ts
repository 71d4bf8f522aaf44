/**
 * The sample household's papers as a reader would have read them: each figure with the place where it is printed. Everything
 * follows from the day it is asked for; nothing is drawn by chance.
 */
import { addMonths, dayInMonth, monthOf, type PlainMonth } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { AccountFacts, TransactionFacts } from "../extraction.ts";
import {
  type DebtHistory,
  finish,
  LAST_DAY,
  printedDate,
  printedMoney,
  printMoney,
  type SampleDocument,
} from "./draft.ts";
import { BANK, DEPOSITS, INVESTMENTS, SAMPLE_DEBTS, type SampleDebt } from "./figures.ts";
import {
  checkingMovements,
  debtMonths,
  depositBalances,
  type Movement,
  SAMPLE_MONTHS,
  savingsMovements,
} from "./months.ts";
import { creditReports, payStubs } from "./papers.ts";
import { createPrinter, type Printer } from "./printed-page.ts";

/** A period and account as most statements print them, with what they are called in the extraction. */
function printAccount(
  printer: Printer,
  path: string,
  name: string,
  last4: string,
  month: PlainMonth,
): AccountHead {
  const [periodStart, periodEnd] = [dayInMonth(month, 1), dayInMonth(month, LAST_DAY)];
  printer.pair(name, `Account ending in ${last4}`, `${path}.accountLast4`);
  printer.pair("Period start", printedDate(periodStart), `${path}.periodStart`);
  printer.pair("Statement date", printedDate(periodEnd), `${path}.statementDate`);
  printer.pair("Period end", printedDate(periodEnd), `${path}.periodEnd`);
  return { accountLast4: last4, periodStart, periodEnd, statementDate: periodEnd };
}
type AccountHead = Required<
  Pick<AccountFacts, "accountLast4" | "periodStart" | "periodEnd" | "statementDate">
>;

/** Prints the movements of one account; `from` is the number of the first of them in the document. */
function printMovements(
  printer: Printer,
  place: { readonly account: number; readonly from: number; readonly month: PlainMonth },
  movements: readonly Movement[],
): TransactionFacts[] {
  if (movements.length > 0) printer.heading("Transactions");
  return movements.map(({ day, description, amount, category }, index) => {
    const date = dayInMonth(place.month, day);
    const path = `transactions.${place.from + index}`;
    printer.row(
      { text: printedDate(date), path: `${path}.date` },
      { text: description, path: `${path}.description` },
      { text: printedMoney(amount), path: `${path}.amount` },
    );
    return { account: place.account, date, description, amount: formatMoney(amount), category };
  });
}

const total = (movements: readonly Movement[], sign: 1 | -1): Cents =>
  cents(movements.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0));

function bankStatements(months: readonly PlainMonth[], debts: readonly DebtHistory[]): SampleDocument[] {
  const accounts = [
    {
      kind: "checking" as const,
      name: "Everyday Checking",
      last4: BANK.checking,
      now: DEPOSITS.checking,
      movements: months.map((_, month) =>
        checkingMovements(
          month,
          debts.map(({ figures }) => figures[month]?.payment ?? cents(0)),
        ),
      ),
    },
    {
      kind: "savings" as const,
      name: "Rainy Day Savings",
      last4: BANK.savings,
      now: DEPOSITS.savings,
      movements: months.map(() => savingsMovements()),
    },
  ].map((account) => ({ ...account, balances: depositBalances(account.now, account.movements) }));
  return months.map((month, index) => {
    const printer = createPrinter();
    printer.title({ text: BANK.name, path: "institution" });
    const transactions: TransactionFacts[] = [];
    const facts = accounts.map((account, place): AccountFacts => {
      const path = `accounts.${place}`;
      const movements = account.movements[index] ?? [];
      const { beginning = cents(0), ending = cents(0) } = account.balances[index] ?? {};
      printer.heading(account.name);
      const head = printAccount(printer, path, account.name, account.last4, month);
      const figures = {
        beginningBalance: printMoney(printer, `${path}.beginningBalance`, "Beginning balance", beginning),
        totalDeposits: printMoney(printer, `${path}.totalDeposits`, "Deposits", total(movements, 1)),
        totalWithdrawals: printMoney(
          printer,
          `${path}.totalWithdrawals`,
          "Withdrawals",
          total(movements, -1),
        ),
        endingBalance: printMoney(printer, `${path}.endingBalance`, "Ending balance", ending),
      };
      transactions.push(
        ...printMovements(printer, { account: place, from: transactions.length, month }, movements),
      );
      return { kind: account.kind, institution: BANK.name, ...head, ...figures };
    });
    return finish({
      fileName: `harbor-bank-${month}.pdf`,
      issuedOn: dayInMonth(month, LAST_DAY),
      documentType: "bank-statements",
      summary: `A statement of ${BANK.name}: checking and savings.`,
      printer,
      content: { institution: BANK.name, accounts: facts, transactions },
      checked: "Beginning balance, deposits and withdrawals lead to the ending balance.",
    });
  });
}

function debtMovements(debt: SampleDebt, payment: Cents, interest: Cents): readonly Movement[] {
  const payments = {
    day: debt.payDay,
    description: "PAYMENT THANK YOU",
    amount: payment,
    category: "card-payment",
  };
  if (debt.kind !== "credit-card")
    return [{ ...payments, description: "PAYMENT RECEIVED", category: "debt-payment" }];
  return [
    payments,
    ...debt.purchases.map(({ day, description, amount, category }) => ({
      day,
      description,
      amount: cents(-amount),
      category,
    })),
    {
      day: 27,
      description: "INTEREST CHARGE ON PURCHASES",
      amount: cents(0 - interest),
      category: "interest",
    },
  ].toSorted((a, b) => a.day - b.day);
}

const PRINTED_KINDS = {
  "credit-card": "Credit card",
  "auto-loan": "Auto loan",
  "student-loan": "Student loan",
  "personal-loan": "Personal loan",
};

function debtStatements(
  { debt, figures: ofMonths }: DebtHistory,
  months: readonly PlainMonth[],
  now: PlainMonth,
): SampleDocument[] {
  const isCard = debt.kind === "credit-card";
  const path = "accounts.0";
  return ofMonths.map((figures, index) => {
    const month = months[index] ?? now;
    const printer = createPrinter();
    printer.title({ text: debt.creditor, path: "institution" });
    const head = printAccount(printer, path, PRINTED_KINDS[debt.kind], debt.last4, month);
    const dueDate = dayInMonth(addMonths(month, 1), debt.dueDay);
    printer.heading(isCard ? "Account summary" : "Loan summary");
    const money = (field: keyof AccountFacts, label: string, amount: Cents) => ({
      [field]: printMoney(printer, `${path}.${field}`, label, amount),
    });
    const facts: AccountFacts = {
      kind: debt.kind,
      institution: debt.creditor,
      ...head,
      ...money("previousBalance", "Previous balance", figures.previous),
      ...money("paymentsAndCredits", "Payments and credits", figures.payment),
      ...(isCard ? money("purchases", "Purchases", figures.purchases) : {}),
      ...money("interestCharged", "Interest charged", figures.interest),
      ...money("currentBalance", isCard ? "New balance" : "Current balance", figures.balance),
      ...money("minimumPayment", isCard ? "Minimum payment due" : "Payment due", cents(debt.minimum)),
      paymentDueDate: dueDate,
      apr: debt.apr,
    };
    printer.pair("Payment due date", printedDate(dueDate), `${path}.paymentDueDate`);
    const aprs: NonNullable<AccountFacts["aprs"]> = [];
    if (debt.promotion) {
      const rest = cents(figures.balance - debt.promotion.balance);
      const expires = dayInMonth(addMonths(now, debt.promotion.months), LAST_DAY);
      printer.heading("Interest rates");
      printer.pair("Purchases, subject to interest", printedMoney(rest), `${path}.aprs.0.balance`);
      printer.pair("Annual percentage rate for purchases", `${debt.apr}%`, `${path}.apr`);
      printer.pair(
        "Promotional balance",
        printedMoney(cents(debt.promotion.balance)),
        `${path}.aprs.1.balance`,
      );
      printer.pair("Promotional annual percentage rate", "0.00%", `${path}.aprs.1.apr`);
      printer.pair("Promotion ends", printedDate(expires), `${path}.aprs.1.expires`);
      aprs.push(
        { kind: "purchase", apr: debt.apr, balance: formatMoney(rest) },
        { kind: "promotional", apr: "0.00", balance: formatMoney(cents(debt.promotion.balance)), expires },
      );
    } else {
      printer.pair(
        isCard ? "Annual percentage rate for purchases" : "Interest rate",
        `${debt.apr}%`,
        `${path}.apr`,
      );
    }
    const more: Partial<AccountFacts> = {
      ...(aprs.length > 0 ? { aprs } : {}),
      ...(debt.limit === undefined ? {} : money("creditLimit", "Credit limit", cents(debt.limit))),
      ...(debt.original === undefined
        ? {}
        : money("originalBalance", "Original balance", cents(debt.original))),
    };
    const transactions = printMovements(
      printer,
      { account: 0, from: 0, month },
      debtMovements(debt, figures.payment, figures.interest),
    );
    return finish({
      fileName: `${debt.creditor.toLowerCase().replaceAll(" ", "-")}-${month}.pdf`,
      issuedOn: dayInMonth(month, LAST_DAY),
      documentType: isCard ? "credit-cards" : "loans",
      summary: `A statement of ${debt.creditor}: ${printedMoney(figures.balance)} owed at ${debt.apr} %.`,
      printer,
      content: { institution: debt.creditor, accounts: [{ ...facts, ...more }], transactions },
      checked: "Previous balance, payments, purchases and interest lead to the new balance.",
    });
  });
}

function investmentStatements(months: readonly PlainMonth[]): SampleDocument[] {
  const NAMED = { "401k": "401(k) plan", ira: "Traditional IRA", brokerage: "Brokerage account" };
  return months.map((month, index) => {
    const printer = createPrinter();
    printer.title({ text: INVESTMENTS.name, path: "institution" });
    const accounts = INVESTMENTS.accounts.map(({ kind, last4, value }, place): AccountFacts => {
      const path = `accounts.${place}`;
      printer.heading(NAMED[kind]);
      const head = printAccount(printer, path, NAMED[kind], last4, month);
      const worth = cents(Math.round((value * (INVESTMENTS.path[index] ?? 1000)) / 1000));
      const totalValue = printMoney(printer, `${path}.totalValue`, "Total value", worth);
      return { kind, institution: INVESTMENTS.name, ...head, totalValue };
    });
    return finish({
      fileName: `meadow-investments-${month}.pdf`,
      issuedOn: dayInMonth(month, LAST_DAY),
      documentType: "investments",
      summary: `A statement of ${INVESTMENTS.name}: three accounts.`,
      printer,
      content: { institution: INVESTMENTS.name, accounts },
    });
  });
}

/** Everything the sample household has uploaded by `today`, oldest first: the twelve months before the one of today. */
export function sampleDocuments(today: PlainDate): readonly SampleDocument[] {
  const now = monthOf(today);
  const months = Array.from({ length: SAMPLE_MONTHS }, (_, index) => addMonths(now, index - SAMPLE_MONTHS));
  const debts = SAMPLE_DEBTS.map((debt): DebtHistory => ({ debt, figures: debtMonths(debt) }));
  return [
    ...bankStatements(months, debts),
    ...debts.flatMap((debt) => debtStatements(debt, months, now)),
    ...investmentStatements(months),
    ...payStubs(months),
    ...creditReports(months, debts),
  ].toSorted((a, b) => a.issuedOn.localeCompare(b.issuedOn) || a.fileName.localeCompare(b.fileName));
}
