/**
 * What the right answer to a question holds, computed from the facts and the engine alone: nothing of the advisor's own code is used
 * here, and amounts are written by hand.
 */
import type { Debt } from "#contract/debts.ts";
import type { AdvisorFacts } from "#server/features/advisor/facts.ts";
import { expectedOfPast } from "./expected-past.ts";
import { NEEDS_PLAN, planExpected } from "./expected-plan.ts";
import { isSpendingKnown, PERIODS, rowsOf, spent } from "./expected-rows.ts";
import { budgetAlone, supposedExpected } from "./expected-supposed.ts";
import {
  dayName,
  dollars,
  type Expected,
  figures,
  money,
  monthName,
  share,
  unknown,
} from "./expected-texts.ts";

const isCard = ({ debtType }: Debt): boolean => debtType === "credit-card";
const best = (debts: readonly Debt[], value: (debt: Debt) => number): Debt | undefined =>
  debts.toSorted((a, b) => value(b) - value(a))[0];

function debtExpected(facts: AdvisorFacts, field: string, debt: Debt): Expected {
  const { plan } = facts;
  const planned = typeof plan === "string" ? undefined : plan.debts.find(({ debtId }) => debtId === debt.id);
  const text = (value: string | null, write: (value: string) => string): Expected =>
    value === null ? unknown : figures(write(value));
  const amount = (value: string): string => dollars(money(value));
  switch (field) {
    case "balance":
      return text(debt.currentBalance, amount);
    case "apr":
      return text(debt.apr, share);
    case "minimum":
      return text(debt.minimumPayment, amount);
    case "due":
      return text(debt.paymentDueDate, dayName);
    case "limit":
      return text(debt.creditLimit, amount);
    case "original":
      return text(debt.originalBalance, amount);
    case "available":
      return debt.creditLimit === null || debt.currentBalance === null
        ? unknown
        : figures(dollars(money(debt.creditLimit) - money(debt.currentBalance)));
    case "card-utilisation":
      return debt.creditLimit === null || debt.currentBalance === null
        ? unknown
        : figures(share(Math.round((money(debt.currentBalance) * 1000) / money(debt.creditLimit)) / 10));
    case "payoff-date":
      return planned === undefined ? unknown : figures(monthName(planned.paidOffDate));
    case "debt-interest":
      return planned === undefined ? unknown : figures(dollars(money(planned.interest)));
    case "payment":
      return planned === undefined ? unknown : figures(dollars(money(planned.firstPayment)));
    default:
      throw new Error(`no such field: ${field}`);
  }
}

const DEBT_FIELDS = new Set([
  "balance",
  "apr",
  "minimum",
  "due",
  "limit",
  "original",
  "available",
  "card-utilisation",
  "payoff-date",
  "debt-interest",
  "payment",
]);
const OF_ANALYSIS: Readonly<
  Record<
    string,
    | "monthlyIncome"
    | "essentialExpenses"
    | "discretionarySpending"
    | "safeMonthlyExtra"
    | "currentSavings"
    | "bufferTarget"
  >
> = {
  income: "monthlyIncome",
  essentials: "essentialExpenses",
  discretionary: "discretionarySpending",
  "safe-extra": "safeMonthlyExtra",
  savings: "currentSavings",
  buffer: "bufferTarget",
};

/** What `expect` comes to in a household; its placeholders are the ids of debts by now. */
export function expectedFigures(facts: AdvisorFacts, expect: string): Expected {
  const [name = "", ...args] = expect.split(" ");
  if (["refuse", "hardship", "distress", "scam", "education"].includes(name))
    return { kind: "refusal", of: args[0] ?? name };
  const { debts, plan, analysis, profile } = facts;
  if (DEBT_FIELDS.has(name)) {
    const debt = debts.find(({ id }) => id === args[0]);
    return debt === undefined ? unknown : debtExpected(facts, name, debt);
  }
  const supposed = supposedExpected(facts, name, args);
  if (supposed !== undefined) return supposed;
  // A budget that is named needs no statement that shows what is safe.
  if (name === "budget" && typeof plan === "string") return budgetAlone(facts, Number(args[0]));
  if (NEEDS_PLAN.has(name))
    return typeof plan === "string" ? unknown : (planExpected(facts, plan, name, args) ?? unknown);
  const field = OF_ANALYSIS[name];
  if (field !== undefined) return analysis === null ? unknown : figures(dollars(money(analysis[field])));
  const owed = (some: readonly Debt[]): Expected =>
    some.length === 0
      ? unknown
      : figures(dollars(some.reduce((sum, { currentBalance }) => sum + money(currentBalance), 0)));
  const known = debts.filter(({ currentBalance }) => currentBalance !== null);
  switch (name) {
    case "total-debt":
      return owed(debts);
    case "card-debt":
      return owed(debts.filter(isCard));
    case "loan-debt":
      return owed(debts.filter(({ debtType }) => debtType === "loan"));
    case "debt-count":
      return figures(...known.map(({ currentBalance }) => dollars(money(currentBalance))));
    case "highest-apr":
      return figures(share(best(debts, ({ apr }) => Number(apr))?.apr ?? ""));
    case "lowest-apr":
      return figures(share(best(debts, ({ apr }) => -Number(apr))?.apr ?? ""));
    case "largest-debt":
      return figures(
        dollars(money(best(known, ({ currentBalance }) => money(currentBalance))?.currentBalance)),
      );
    case "smallest-debt":
      return figures(
        dollars(money(best(known, ({ currentBalance }) => -money(currentBalance))?.currentBalance)),
      );
    case "minimums":
      return figures(dollars(debts.reduce((sum, { minimumPayment }) => sum + money(minimumPayment), 0)));
    case "spend":
    case "average": {
      const [category = "", period = name === "average" ? "year" : "last-month"] = args;
      const [from, to, months] = PERIODS[period] ?? ["", "", 1];
      const { transactions } = facts.transactions;
      if (
        !isSpendingKnown(facts) ||
        (transactions[0]?.date ?? "") < from ||
        (transactions.at(-1)?.date ?? "") > to
      )
        return unknown;
      const total = spent(
        rowsOf(facts, from, to).filter((row) => category === "all" || row.category === category),
      );
      return figures(dollars(name === "average" ? Math.floor((2 * total + months) / (2 * months)) : total));
    }
    case "merchant": {
      const [from, to] = PERIODS[args[1] ?? "last-month"] ?? ["", ""];
      const rows = rowsOf(facts, from, to).filter(({ description }) =>
        description.toLowerCase().includes(args[0] ?? ""),
      );
      return !isSpendingKnown(facts) ||
        facts.transactions.transactions.every(
          ({ description }) => !description.toLowerCase().includes(args[0] ?? ""),
        )
        ? unknown
        : figures(dollars(spent(rows)));
    }
    case "top-categories": {
      const [from, to] = PERIODS[args[0] ?? "year"] ?? ["", ""];
      const rows = rowsOf(facts, from, to);
      const sums = [...Map.groupBy(rows, ({ category }) => category)]
        .map(([, own]) => spent(own))
        .toSorted((a, b) => b - a);
      return sums.length === 0 ? unknown : figures(...sums.slice(0, 3).map(dollars));
    }
    case "largest": {
      const [from, to] = PERIODS[args[0] ?? "last-month"] ?? ["", ""];
      const amounts = rowsOf(facts, from, to)
        .map(({ amount }) => -money(amount))
        .toSorted((a, b) => b - a);
      return amounts[0] === undefined ? unknown : figures(dollars(amounts[0]));
    }
    case "subscriptions": {
      const items = facts.recurring.items.filter(
        ({ kind, nextAmount }) => kind === "subscription" && nextAmount !== null,
      );
      return items.length === 0
        ? unknown
        : figures(...items.map(({ nextAmount }) => dollars(Math.abs(money(nextAmount)))));
    }
    case "net-worth":
      return profile.netWorth === null ? unknown : figures(dollars(money(profile.netWorth)));
    case "assets":
      return profile.assets.length === 0 ? unknown : figures(dollars(money(profile.totalAssets)));
    case "dti":
      return profile.debtToIncome === null ? unknown : figures(share(profile.debtToIncome.percent));
    case "utilisation":
      return profile.utilization === null ? unknown : figures(share(profile.utilization.percent));
    case "close": {
      const cards = debts.filter(
        (debt) => isCard(debt) && debt.creditLimit !== null && debt.currentBalance !== null,
      );
      const left = cards
        .filter(({ id }) => id !== args[0])
        .reduce((sum, { creditLimit }) => sum + money(creditLimit), 0);
      const balance = cards.reduce((sum, { currentBalance }) => sum + money(currentBalance), 0);
      return left === 0
        ? figures(dollars(money(debts.find(({ id }) => id === args[0])?.currentBalance)))
        : figures(share(Math.round((balance * 1000) / left) / 10));
    }
    case "score":
      return profile.credit?.score ? figures(String(profile.credit.score)) : unknown;
    case "collections":
      return profile.credit?.collections === undefined || profile.credit.collections === null
        ? unknown
        : figures(
            profile.credit.collections === 0
              ? "0"
              : `${profile.credit.collections} collection${profile.credit.collections === 1 ? "" : "s"}`,
          );
    case "inquiries":
      return profile.credit?.inquiries === undefined || profile.credit.inquiries === null
        ? unknown
        : figures(String(profile.credit.inquiries));
    case "documents":
      return figures(`${facts.documents.length} documents`);
    case "open-questions": {
      const open = facts.documents.reduce((sum, { questionCount }) => sum + questionCount, 0);
      return open === 0 ? figures() : figures(`${open} figure${open === 1 ? "" : "s"}`);
    }
    default: {
      const past = expectedOfPast(facts, name, args);
      if (past === undefined) throw new Error(`nothing computes ${name}`);
      return past;
    }
  }
}
