/** Where money went: categories, merchants, the largest, and what comes again. Read-only. */
import type { ChatFigure, ChatPart, ChatTerm } from "#contract/advisor.ts";
import { dayText, dollarText } from "#contract/plan-sentences.ts";
import type { Transaction } from "#contract/transactions.ts";
import { dayInMonth, monthOf, monthsBetween } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { divideHalfUp } from "#engine/money/mul-div.ts";
import type { Category } from "#engine/spending/category.ts";
import type { AdvisorFacts } from "../facts.ts";
import { type Period, periodWords } from "../understand/period.ts";
import {
  type Answer,
  answer,
  centsOf,
  count,
  day,
  listing,
  missing,
  money,
  type Origin,
  pages,
  percent,
  say,
  sumOf,
  term,
} from "./say.ts";

/** How many rows a chip lists; the rest is on the page it links. */
const ROWS_SHOWN = 12;
/** How many categories or rows an answer names. */
const NAMED = 5;

const WORDS: Partial<Record<Category, string>> = {
  dining: "eating out",
  fuel: "fuel",
  "personal-care": "personal care",
  cash: "cash withdrawals",
  fees: "fees",
  other: "other things",
  p2p: "payments to people",
  "card-payment": "card payments",
  "pay-later": "pay-later plans",
  interest: "interest",
};
export const categoryWords = (category: Category): string => WORDS[category] ?? category.replaceAll("-", " ");

/** Rows that are spending or earning: what moves between own accounts is neither. */
const isSpent = ({ line, isLeftOut }: Transaction): boolean =>
  !isLeftOut && (line === "essential" || line === "discretionary");

export const inPeriod = ({ date }: Transaction, { first, last }: Period): boolean =>
  date >= first && date <= last;

export function rowsOrigin(facts: AdvisorFacts, rows: readonly Transaction[], sentence: string): Origin {
  const names = new Map(facts.transactions.documents.map(({ id, fileName }) => [id, fileName]));
  const shown = rows.slice(0, ROWS_SHOWN).map(
    (row): ChatTerm => ({
      label: `${dayText(row.date)}: ${row.description}${names.has(row.documentId) ? ` (${names.get(row.documentId)})` : ""}`,
      text: dollarText(cents(Math.abs(centsOf(row.amount)))),
      sign: centsOf(row.amount) < 0 ? "+" : "−",
    }),
  );
  const rest = rows.length - shown.length;
  return {
    sentence: rest > 0 ? `${sentence} The ${shown.length} newest of ${rows.length} transactions:` : sentence,
    terms: shown,
    link: pages.cashflow,
  };
}

export const spentOn = (rows: readonly Transaction[]): Cents =>
  cents(0 - sumOf(rows.map(({ amount }) => centsOf(amount))));

const noTransactions = (): Answer =>
  missing(
    "I have read no transactions yet. Upload a statement of your checking account or a card, and I can tell.",
    {
      offers: ["How many documents did you read?"],
    },
  );

/** Without a bank account nothing counts as spent, so nothing found is no zero. */
const noSpending = (): Answer =>
  missing(
    "I have read no statement of a bank account yet, so I do not know what you spend. Upload one of your checking account, and I can tell.",
    { offers: ["How many documents did you read?"] },
  );

/** The first and the last day with a transaction. */
function span(facts: AdvisorFacts): { first: string; last: string } | undefined {
  const { transactions } = facts.transactions;
  const [last, first] = [transactions[0]?.date, transactions.at(-1)?.date];
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Whether the period lies in what was read; otherwise the sentence that it does not. */
export function outside(facts: AdvisorFacts, period: Period): Answer | undefined {
  const known = span(facts);
  if (known === undefined) return noTransactions();
  if (period.last >= known.first && period.first <= known.last) return undefined;
  const origin: Origin = {
    sentence: "The first and last transaction of your statements.",
    link: pages.cashflow,
  };
  return missing(
    say`Your statements hold no transactions for ${periodWords(period)}: they go from ${day(known.first, "First transaction", origin)} to ${day(known.last, "Last transaction", origin)}.`,
    { offers: ["Where does most of my money go?"] },
  );
}

/** The period from the month on in which the statements begin: months before it are unknown, not free of spending. */
export function sinceFirstSeen(facts: AdvisorFacts, period: Period): Period {
  const first = parsePlainDate(span(facts)?.first ?? "");
  if (first === undefined || monthOf(first) <= monthOf(period.first) || monthOf(first) > monthOf(period.last))
    return period;
  return {
    ...period,
    first: dayInMonth(monthOf(first), 1),
    months: monthsBetween(monthOf(first), monthOf(period.last)) + 1,
  };
}

/** Said where a period reaches beyond what was read. */
export function partly(facts: AdvisorFacts, period: Period): ChatPart[] | undefined {
  const known = span(facts);
  if (known === undefined) return undefined;
  const origin: Origin = { sentence: "The last transaction of your statements.", link: pages.cashflow };
  if (period.last > known.last && period.last <= facts.today && period.first <= known.last) {
    return say`Your statements end on ${day(known.last, "Last transaction", origin)}, so what came later is not in it.`;
  }
  return undefined;
}

export type SpendingQuestion = {
  readonly categories: readonly Category[];
  /** A part of a merchant's name. */
  readonly merchant: string | null;
  readonly period: Period;
  /** Per month of the period instead of the sum. */
  readonly isAverage: boolean;
};

/** The rows of a merchant, of some categories, or of all spending. */
export function spentRows(
  facts: AdvisorFacts,
  { categories, merchant, period }: Omit<SpendingQuestion, "isAverage">,
): readonly Transaction[] {
  const needle = merchant?.toLowerCase();
  return facts.transactions.transactions.filter(
    (row) =>
      isSpent(row) &&
      inPeriod(row, period) &&
      (needle === undefined
        ? categories.length === 0 || categories.includes(row.category)
        : `${row.merchant} ${row.description}`.toLowerCase().includes(needle)),
  );
}

/** What a merchant or a category took. */
export function spending(
  facts: AdvisorFacts,
  { categories, merchant, period: asked, isAverage }: SpendingQuestion,
): Answer {
  if (!facts.transactions.transactions.some(isSpent)) return noSpending();
  const gone = outside(facts, asked);
  if (gone !== undefined) return gone;
  const period = isAverage ? sinceFirstSeen(facts, asked) : asked;
  const name =
    merchant ?? (categories.length === 0 ? "everything" : categories.map(categoryWords).join(" and "));
  const rows = spentRows(facts, { categories, merchant, period });
  const when = periodWords(period);
  if (rows.length === 0) {
    return answer([
      say`Your statements show ${money(cents(0), `Spent on ${name}`, { sentence: `No transaction of this kind lies in ${when}.`, link: pages.cashflow })} spent on ${name} in ${when}.`,
      partly(facts, period),
    ]);
  }
  const total = spentOn(rows);
  const origin = rowsOrigin(facts, rows, `Everything spent on ${name} in ${when}, refunds taken off.`);
  const figure = money(total, `Spent on ${name}`, origin);
  const number = count(rows.length, "Transactions", origin, "transaction");
  const average = averageSentence(total, name, period);
  const each =
    merchant === null && categories.length > 1
      ? categories.map((category) => {
          const own = rows.filter((row) => row.category === category);
          const what = categoryWords(category);
          const sum = spentOn(own);
          return isAverage
            ? say`${averageSentence(sum, what, period)} a month on ${what}`
            : say`${money(sum, `Spent on ${what}`, rowsOrigin(facts, own, `Everything spent on ${what} in ${when}, refunds taken off.`))} on ${what}`;
        })
      : [];
  return answer(
    [
      isAverage
        ? say`On average ${average} a month went to ${name} in ${when}, ${figure} in all.`
        : say`You spent ${figure} on ${name} in ${when}, in ${number}.`,
      each.length === 0 ? undefined : say`Of it ${listing(each)}.`,
      partly(facts, period),
    ],
    { offers: offersFor(name, isAverage) },
  );
}

const offersFor = (name: string, isAverage: boolean): string[] => [
  isAverage
    ? `How much did I spend on ${name} last month?`
    : `What do I spend on ${name} in an average month?`,
  "Where does most of my money go?",
];

function averageSentence(total: Cents, name: string, { months }: Period): ChatFigure {
  return money(perMonth(total, months), `${name}, a month`, {
    sentence: `The sum of ${months} months, divided by ${months}.`,
    terms: [term("In all", total)],
    link: pages.cashflow,
  });
}

/** Half up to a cent. */
export const perMonth = (total: Cents, months: number): Cents =>
  cents(Number(divideHalfUp(BigInt(total), BigInt(Math.max(1, months)))));

/** The categories that took most. */
export function topCategories(facts: AdvisorFacts, { period }: { readonly period: Period }): Answer {
  const gone = outside(facts, period);
  if (gone !== undefined) return gone;
  const rows = facts.transactions.transactions.filter((row) => isSpent(row) && inPeriod(row, period));
  const groups = [...Map.groupBy(rows, ({ category }) => category)]
    .map(([category, own]) => ({ category, own, total: spentOn(own) }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
  if (groups.length === 0) return missing(`Your statements show no spending in ${periodWords(period)}.`);
  const all = sumOf(groups.map(({ total }) => total));
  const each = groups.slice(0, NAMED).map(({ category, own, total }) => {
    const name = categoryWords(category);
    return say`${name} ${money(total, `Spent on ${name}`, rowsOrigin(facts, own, `Everything spent on ${name} in ${periodWords(period)}.`))}`;
  });
  const first = groups[0];
  return answer(
    [
      say`In ${periodWords(period)} most went to ${listing(each)}.`,
      first === undefined
        ? undefined
        : say`All spending besides debt payments came to ${money(all, "Spent in all", { sentence: "All categories together.", terms: groups.slice(0, ROWS_SHOWN).map(({ category, total }) => term(categoryWords(category), total, { sign: "+" })), link: pages.cashflow })}; ${categoryWords(first.category)} was ${percent(Math.round((first.total * 100) / all), `Share of ${categoryWords(first.category)}`, { sentence: "Its share of all spending, rounded.", terms: [term(categoryWords(first.category), first.total), term("All spending", all)] })} of it.`,
    ],
    { offers: ["Which subscriptions do I have?", "What was my largest expense last month?"] },
  );
}

/** The largest single rows. */
export function largestTransactions(
  facts: AdvisorFacts,
  { period, direction }: { readonly period: Period; readonly direction: "out" | "in" },
): Answer {
  const gone = outside(facts, period);
  if (gone !== undefined) return gone;
  const rows = facts.transactions.transactions
    .filter(
      (row) =>
        inPeriod(row, period) &&
        (direction === "out" ? isSpent(row) && centsOf(row.amount) < 0 : row.line === "income"),
    )
    .toSorted((a, b) => Math.abs(centsOf(b.amount)) - Math.abs(centsOf(a.amount)))
    .slice(0, 3);
  if (rows.length === 0) return missing(`Your statements show none in ${periodWords(period)}.`);
  const each = rows.map((row) => {
    const origin = rowsOrigin(facts, [row], "One transaction of your statements:");
    return say`${money(cents(Math.abs(centsOf(row.amount))), row.merchant, origin)} ${direction === "out" ? "to" : "from"} ${row.merchant} on ${day(row.date, `Day of ${row.merchant}`, origin)}`;
  });
  return answer(
    [
      say`The largest ${direction === "out" ? "expenses" : "deposits"} in ${periodWords(period)}: ${listing(each)}.`,
    ],
    {
      offers: ["Where does most of my money go?", "Which subscriptions do I have?"],
    },
  );
}

/** What came in. */
export function incomeIn(facts: AdvisorFacts, { period }: { readonly period: Period }): Answer {
  const gone = outside(facts, period);
  if (gone !== undefined) return gone;
  const rows = facts.transactions.transactions.filter(
    (row) => inPeriod(row, period) && row.line === "income" && !row.isLeftOut,
  );
  const total = sumOf(rows.map(({ amount }) => centsOf(amount)));
  return answer(
    [
      say`In ${periodWords(period)} ${money(total, "Income", rowsOrigin(facts, rows, `All income in ${periodWords(period)}.`))} came in.`,
      partly(facts, period),
    ],
    { offers: ["What is my usual income?", "What is my safe monthly extra?"] },
  );
}

const PER_MONTH: Readonly<Record<string, readonly [number, number]>> = {
  week: [52, 12],
  "two-weeks": [26, 12],
  "half-month": [2, 1],
  month: [1, 1],
  quarter: [1, 3],
  year: [1, 12],
};
const EVERY: Readonly<Record<string, string>> = {
  week: "a week",
  "two-weeks": "every two weeks",
  "half-month": "twice a month",
  month: "a month",
  quarter: "a quarter",
  year: "a year",
};

/** What comes again: subscriptions, or all bills. */
export function recurringCosts(
  facts: AdvisorFacts,
  { kind }: { readonly kind: "subscriptions" | "bills" },
): Answer {
  const items = facts.recurring.items.filter(
    (item) =>
      item.said === null &&
      item.every !== null &&
      item.nextAmount !== null &&
      centsOf(item.nextAmount) < 0 &&
      (kind === "subscriptions"
        ? item.kind === "subscription"
        : item.kind === "bill" || item.kind === "subscription"),
  );
  const word = kind === "subscriptions" ? "subscriptions" : "regular bills";
  if (items.length === 0) {
    return facts.transactions.transactions.length === 0
      ? noTransactions()
      : missing(`Your transactions show no ${word}.`);
  }
  const costs = items.map((item) => {
    const amount = cents(Math.abs(centsOf(item.nextAmount)));
    const [times, months] = PER_MONTH[item.every ?? "month"] ?? [1, 1];
    const monthly = cents(Number(divideHalfUp(BigInt(amount) * BigInt(times), BigInt(months))));
    return { item, amount, monthly };
  });
  const total = sumOf(costs.map(({ monthly }) => monthly));
  const each = costs
    .slice(0, 8)
    .map(
      ({ item, amount }) =>
        say`${item.name} ${money(amount, item.name, { sentence: `Comes again in your statements: ${item.payments} payments, the last on ${dayText(item.lastDate)}.`, link: pages.cashflow })} ${EVERY[item.every ?? "month"] ?? ""}`,
    );
  const rest = costs.length - each.length;
  const rises = items.filter(({ priceRise }) => priceRise !== null).map(({ name }) => name);
  return answer(
    [
      say`You have ${count(items.length, `Number of ${word}`, { sentence: "Payments that come again at even distances.", link: pages.cashflow })} ${items.length === 1 ? word.slice(0, -1) : word}, ${money(total, `All ${word}, a month`, { sentence: "Each as what it costs in a month.", terms: costs.map(({ item, monthly }) => term(item.name, monthly, { sign: "+" })), link: pages.cashflow })} a month: ${listing(each)}${rest > 0 ? `, and ${rest} more` : ""}.`,
      rises.length === 0 ? undefined : say`Its price rose: ${rises.join(", ")}.`,
    ],
    { offers: ["Where does most of my money go?", "What is my safe monthly extra?"] },
  );
}
