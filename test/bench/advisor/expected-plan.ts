/** What the right answer to a question about the plan holds, played by the engine alone. */
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
import {
  dayName,
  dollars,
  type Expected,
  figures,
  money,
  monthAfter,
  monthName,
  share,
  span,
  unknown,
} from "./expected-texts.ts";

const costOf = (plan: PayoffPlan): number => money(plan.totalInterest) + money(plan.totalFees);

/** The engine's request of the person's plan, made of the debts themselves. */
export function ownRequest({ debts, today }: AdvisorFacts, plan: PayoffPlan) {
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

export function differs(plan: PayoffPlan, months: number, cost: number, fee = 0): Expected {
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

export function askedPlan(
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

const isCard = ({ debtType }: Debt): boolean => debtType === "credit-card";

export function planExpected(
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
      return askedPlan(facts, plan, {
        monthlyBudget: ((money(plan.monthlyPayment) + number(0) * 100) / 100).toFixed(2),
      });
    case "budget":
      return askedPlan(facts, plan, { monthlyBudget: number(0).toFixed(2) });
    case "one-off":
      return askedPlan(facts, plan, {
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
        ? askedPlan(facts, plan, {
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

export const NEEDS_PLAN = new Set([
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
