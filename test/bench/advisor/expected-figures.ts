/**
 * What the right answer to a question holds, computed from the facts and the engine alone: nothing of the advisor's own code is used
 * here, and amounts are written by hand.
 */
import type { Debt } from "#contract/debts.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { cents } from "#engine/money/cents.ts";
import { rate } from "#engine/money/rate.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import type { PlanDebt } from "#engine/payoff/plan.ts";
import type { AdvisorFacts } from "#server/features/advisor/facts.ts";
import { beginPlan } from "#server/features/payoff-plan/plan-beginning.ts";
import { plannedDebt } from "#server/features/payoff-plan/planned-debt.ts";
import { answerPlan } from "#server/features/payoff-plan/service.ts";

/** Texts that must all be among the figures of the answer; or what kind of refusal it must be; or that nothing is known. */
export type Expected =
  | { readonly kind: "figures"; readonly texts: readonly string[] }
  | { readonly kind: "refusal"; readonly of: string }
  | { readonly kind: "unknown" };

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const dollars = (amount: number): string => {
  const text = (Math.abs(Math.round(amount)) / 100).toLocaleString("en-US", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${amount < 0 ? "-" : ""}$${text}`;
};
const monthName = (date: string): string => `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`;
const dayName = (date: string): string => `${Number(date.slice(8, 10))} ${monthName(date)}`;
const span = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const word = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;
  return years === 0
    ? word(rest, "month")
    : rest === 0
      ? word(years, "year")
      : `${word(years, "year")} ${word(rest, "month")}`;
};
const share = (value: string | number): string => `${value}\u00A0%`;
const money = (text: string | null | undefined): number => Math.round(Number(text ?? 0) * 100);
const monthAfter = (start: string, months: number): string => {
  const index = Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7)) - 1 + months;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}`;
};

const figures = (...texts: readonly string[]): Expected => ({ kind: "figures", texts });
const unknown: Expected = { kind: "unknown" };
const costOf = (plan: PayoffPlan): number => money(plan.totalInterest) + money(plan.totalFees);

/** The engine's request of the person's plan, made of the debts themselves. */
function ownRequest({ debts, today }: AdvisorFacts, plan: PayoffPlan) {
  const { start, planned } = beginPlan(
    debts.flatMap((debt) => plannedDebt(debt) ?? []),
    today,
  );
  return {
    strategy: "optimal" as const,
    budget: { kind: "constant" as const, amount: cents(money(plan.monthlyPayment)) },
    debts: planned.map(({ input }) => input),
    start,
  };
}

function differs(plan: PayoffPlan, months: number, cost: number, fee = 0): Expected {
  const saved = costOf(plan) - cost - fee;
  const texts = [
    monthName(monthAfter(plan.startMonth, months - 1)),
    ...(saved === 0 ? [] : [dollars(Math.abs(saved))]),
  ];
  return figures(...texts);
}

function withTerms(
  facts: AdvisorFacts,
  plan: PayoffPlan,
  change: (debts: readonly PlanDebt[]) => readonly PlanDebt[],
  fee = 0,
): Expected {
  const request = ownRequest(facts, plan);
  const played = computePayoffPlan({ ...request, debts: change(request.debts) }, { schedule: false });
  return played.kind === "paid"
    ? differs(plan, played.months, played.totalInterest + played.totalFees, fee)
    : unknown;
}

function asked(
  facts: AdvisorFacts,
  plan: PayoffPlan,
  question: Partial<Parameters<typeof answerPlan>[0]>,
): Expected {
  try {
    const changed = answerPlan(
      { strategy: "avalanche", monthlyBudget: plan.monthlyPayment, ...question },
      { debts: facts.debts, analysis: facts.analysis, today: facts.today },
    );
    return differs(plan, changed.totalMonths, costOf(changed));
  } catch {
    return figures(dollars(plan.debts.reduce((sum, debt) => sum + money(debt.minimumPayment), 0)));
  }
}

const rowsOf = ({ transactions }: AdvisorFacts, from: string, to: string) =>
  transactions.transactions.filter(
    ({ date, line }) => date >= from && date <= to && (line === "essential" || line === "discretionary"),
  );
/** Without a bank account no row counts as spent: what was spent is unknown, not zero. */
const isSpendingKnown = (facts: AdvisorFacts): boolean =>
  rowsOf(facts, "0000-01-01", "9999-12-31").length > 0;
const spent = (rows: ReturnType<typeof rowsOf>): number =>
  -rows.reduce((sum, { amount }) => sum + money(amount), 0);
const PERIODS: Readonly<Record<string, readonly [string, string, number]>> = {
  "last-month": ["2026-10-01", "2026-10-31", 1],
  september: ["2026-09-01", "2026-09-30", 1],
  august: ["2026-08-01", "2026-08-31", 1],
  "3-months": ["2026-08-01", "2026-10-31", 3],
  "6-months": ["2026-05-01", "2026-10-31", 6],
  year: ["2025-11-01", "2026-10-31", 12],
  "this-year": ["2026-01-01", "2026-11-20", 11],
};

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

function planExpected(
  facts: AdvisorFacts,
  plan: PayoffPlan,
  name: string,
  args: readonly string[],
): Expected | undefined {
  const { debts } = facts;
  const number = (index: number): number => Number(args[index] ?? 0);
  const find = (id: string | undefined): Debt | undefined => debts.find((debt) => debt.id === id);
  switch (name) {
    case "debt-free-date":
      return figures(dayName(plan.debtFreeDate));
    case "months-left":
      return figures(span(plan.totalMonths));
    case "total-interest":
      return figures(dollars(money(plan.totalInterest)));
    case "interest-saved":
      return plan.interestSaved === null ? unknown : figures(dollars(money(plan.interestSaved)));
    case "monthly-payment":
      return figures(dollars(money(plan.monthlyPayment)));
    case "paid-in-all":
      return figures(dollars(money(plan.totalPaid)));
    case "first-target":
      return figures(share(plan.debts[0]?.apr ?? ""), dollars(money(plan.debts[0]?.statementBalance)));
    case "order":
      return figures(...plan.debts.map(({ paidOffDate }) => monthName(paidOffDate)));
    case "minimums-only":
      return plan.baseline.outcome === "never"
        ? unknown
        : figures(span(plan.baseline.months), dollars(money(plan.baseline.totalInterest)));
    case "snowball": {
      const found = plan.comparison.find(({ kind }) => kind === "snowball");
      return found?.totalInterest
        ? figures(dollars(money(found.totalInterest) + money(found.totalFees)))
        : unknown;
    }
    case "interest-month":
      return figures(
        dollars(
          plan.schedule
            .filter(({ month }) => month === 1)
            .reduce((sum, { interest }) => sum + money(interest), 0),
        ),
      );
    case "next-payment":
      return facts.upcoming[0] === undefined
        ? unknown
        : figures(dayName(facts.upcoming[0].date), dollars(money(facts.upcoming[0].amount)));
    case "owed-in":
      return figures(
        dollars(
          plan.schedule
            .filter(({ date }) => date === args[0])
            .reduce((sum, { remainingBalance }) => sum + money(remainingBalance), 0),
        ),
      );
    case "extra":
      return asked(facts, plan, {
        monthlyBudget: ((money(plan.monthlyPayment) + number(0) * 100) / 100).toFixed(2),
      });
    case "budget":
      return asked(facts, plan, { monthlyBudget: number(0).toFixed(2) });
    case "one-off":
      return asked(facts, plan, {
        extraPayments: [
          {
            month: plan.startMonth,
            amount: number(0).toFixed(2),
            ...(args[1] === undefined ? {} : { debtId: args[1] }),
          },
        ],
      });
    case "first":
      return find(args[0])?.notPlannable === null
        ? asked(facts, plan, {
            strategy: "custom",
            order: [
              args[0] ?? "",
              ...plan.debts.flatMap(({ debtId }) => (debtId === args[0] ? [] : [debtId])),
            ],
          })
        : unknown;
    case "rate":
      return find(args[0])?.notPlannable === null
        ? withTerms(facts, plan, (all) =>
            all.map((debt) =>
              String(debt.id) === args[0]
                ? {
                    ...debt,
                    apr: rate(args[1] ?? "0"),
                    ...(debt.buckets
                      ? {
                          buckets: debt.buckets.map((bucket) =>
                            Number(bucket.apr.units) / 10 ** bucket.apr.decimals > number(1)
                              ? { ...bucket, apr: rate(args[1] ?? "0") }
                              : bucket,
                          ),
                        }
                      : {}),
                  }
                : debt,
            ),
          )
        : unknown;
    case "transfer": {
      const balance = ownRequest(facts, plan).debts.find(({ id }) => String(id) === args[0])?.balance ?? 0;
      const fee = Math.ceil((balance * number(3)) / 100 - 1e-9);
      return withTerms(
        facts,
        plan,
        (all) =>
          all.map((debt) => {
            if (String(debt.id) !== args[0]) return debt;
            const { buckets: _, ...rest } = debt;
            return {
              ...rest,
              balance: cents(balance + fee),
              promo: { months: number(2), apr: rate(args[1] ?? "0") },
            };
          }),
        fee,
      );
    }
    case "consolidate": {
      const cards = new Set(debts.filter(isCard).map(({ id }) => id));
      if (plan.debts.filter(({ debtId }) => cards.has(debtId)).length < 2) return unknown;
      return withTerms(facts, plan, (all) =>
        all.map((debt) => {
          if (!cards.has(String(debt.id))) return debt;
          const { buckets: _, ...rest } = debt;
          return { ...rest, apr: rate(args[0] ?? "0") };
        }),
      );
    }
    case "within": {
      const request = ownRequest(facts, plan);
      if (plan.totalMonths <= number(0)) return figures(dayName(plan.debtFreeDate));
      const fits = (amount: number): boolean => {
        const played = computePayoffPlan(
          { ...request, budget: { kind: "constant", amount: cents(amount * 100) } },
          { schedule: false },
        );
        return played.kind === "paid" && played.months <= number(0);
      };
      // In hundreds of dollars first, then dollar by dollar.
      let amount = Math.floor(money(plan.monthlyPayment) / 100);
      while (!fits(amount + 100)) amount += 100;
      while (!fits(amount)) amount++;
      return figures(dollars(amount * 100));
    }
    default:
      return undefined;
  }
}

const NEEDS_PLAN = new Set([
  "debt-free-date",
  "months-left",
  "total-interest",
  "interest-saved",
  "monthly-payment",
  "paid-in-all",
  "first-target",
  "order",
  "minimums-only",
  "snowball",
  "interest-month",
  "next-payment",
  "owed-in",
  "extra",
  "budget",
  "one-off",
  "first",
  "rate",
  "transfer",
  "consolidate",
  "within",
]);
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
    default:
      throw new Error(`nothing computes ${name}`);
  }
}
