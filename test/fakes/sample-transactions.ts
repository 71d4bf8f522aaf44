/** Made-up transactions and recurring items of a household, for looking at the lists without the server. */

import { type SingleExpense, singleExpensesSchema } from "#contract/single-expenses.ts";
import { type Recurring, recurringSchema } from "#contract/spending.ts";
import { type Transaction, type TransactionList, transactionListSchema } from "#contract/transactions.ts";
import { addDays } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { Household } from "./sample-household.ts";

const KINDS = [
  ["ACME LOGISTICS PAYROLL", "Acme Logistics", "1625.00", "income", "income", "it says it is pay"],
  ["OAKWOOD APARTMENTS RENT", "Oakwood Apartments", "-1450.00", "rent", "essential", "it says rent"],
  [
    "POS DEBIT HALCYON MARKET 0442 COLUMBUS OH",
    "Halcyon Market",
    "-84.13",
    "groceries",
    "essential",
    "it is a grocery shop",
  ],
  [
    "NORTHWIND ELECTRIC BILL PAY",
    "Northwind Electric",
    "-96.40",
    "utilities",
    "essential",
    "it is a utility",
  ],
  [
    "SQ *LANTERN COFFEE HOUSE",
    "Lantern Coffee House",
    "-6.75",
    "dining",
    "discretionary",
    "it is a restaurant or bar",
  ],
  ["NETFLIX.COM", "Netflix", "-17.99", "subscriptions", "discretionary", "it is a subscription"],
  [
    "ONLINE TRANSFER TO SAVINGS 2288",
    "",
    "-200.00",
    "transfer",
    "ignored",
    "the same amount left one own account and arrived in another",
  ],
  ["MOBILE DEPOSIT REF 8813", "", "120.00", "deposit", "unrecognised-deposit", "it is a bare deposit"],
] as const;

const NEWEST = "2026-11-19";

/** As many rows as asked, one or more a day, newest first. */
function rowsOf(count: number, perDay: number): Transaction[] {
  const newest = parsePlainDate(NEWEST);
  if (newest === undefined) throw new Error("no such day");
  return Array.from({ length: count }, (_, index) => {
    const [description, merchant, amount, category, line, reason] = KINDS[index % KINDS.length] ?? KINDS[0];
    return {
      id: `row${index}.0`,
      accountId: "account_1",
      documentId: "doc_0",
      date: addDays(newest, -Math.floor(index / perDay)),
      description,
      merchant,
      amount,
      category,
      reason,
      line,
      saidFor: null,
      isLeftOut: false,
      isOnce: false,
    };
  });
}

export function transactionsOf({ documents, debts }: Household): TransactionList {
  const isMany = debts.length > 20;
  const hasAny = documents.length > 0;
  return transactionListSchema.parse({
    transactions: hasAny ? rowsOf(isMany ? 40_000 : 240, isMany ? 40 : 1) : [],
    older: hasAny && !isMany ? 120 : 0,
    accounts: hasAny
      ? [{ id: "account_1", name: "Harbor Bank", accountLast4: "1177", kind: "checking", counts: true }]
      : [],
    documents: hasAny ? [{ id: "doc_0", fileName: "checking-october.pdf" }] : [],
  });
}

export function recurringOf({ documents }: Household): Recurring {
  const item = (id: string, changes: object) => ({
    id: id.repeat(64),
    said: null,
    cameAgain: false,
    every: "month",
    isFixed: true,
    payments: 12,
    missed: 0,
    lastDate: "2026-11-09",
    priceRise: null,
    ...changes,
  });
  return recurringSchema.parse({
    seenUntil: documents.length === 0 ? null : NEWEST,
    items:
      documents.length === 0
        ? []
        : [
            item("a", {
              kind: "pay",
              name: "Acme Logistics",
              category: "income",
              every: "two-weeks",
              nextDate: "2026-11-27",
              nextAmount: "1625.00",
              least: "1625.00",
              most: "1625.00",
            }),
            item("b", {
              kind: "bill",
              name: "Northwind Electric",
              category: "utilities",
              nextDate: "2026-12-04",
              nextAmount: "-112.80",
              least: "71.20",
              most: "112.80",
              isFixed: false,
              missed: 1,
            }),
            item("c", {
              kind: "subscription",
              name: "Netflix",
              category: "subscriptions",
              nextDate: "2026-12-09",
              nextAmount: "-17.99",
              least: "15.49",
              most: "17.99",
              priceRise: { from: "15.49", to: "17.99", since: "2026-10-09" },
            }),
            item("d", {
              kind: "subscription",
              name: "Iron Gym",
              category: "fitness",
              nextDate: "2026-12-02",
              nextAmount: "-39.00",
              least: "39.00",
              most: "39.00",
              said: "cancelled",
              cameAgain: true,
            }),
            item("e", {
              kind: "subscription",
              name: "Gazette Online",
              category: "subscriptions",
              nextDate: "2026-12-01",
              nextAmount: "-9.99",
              least: "9.99",
              most: "9.99",
              said: "not-recurring",
            }),
          ],
  });
}

/** One large payment that stands alone. */
export function singleExpensesOf({ documents, cashflow }: Household): readonly SingleExpense[] {
  if (documents.length === 0 || cashflow === null) return [];
  const { safeMonthlyExtra, shortfall } = cashflow;
  const without = {
    safeMonthlyExtra: formatMoney(cents((parseMoney(safeMonthlyExtra) ?? 0) + 19_500)),
    shortfall,
  };
  return singleExpensesSchema.parse([
    {
      id: "row7.0",
      accountId: "account_1",
      documentId: "doc_0",
      date: "2026-08-14",
      name: "Precision Auto",
      amount: "-2340.00",
      refunded: "0.00",
      isOnce: false,
      change: { lessSpending: "195.00", months: 12, now: { safeMonthlyExtra, shortfall }, without },
    },
  ]);
}
