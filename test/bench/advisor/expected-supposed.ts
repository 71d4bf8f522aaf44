/** What the right answer holds where several things, one debt alone or other limits are supposed: by hand, or by the plan's own service. */
import type { Debt } from "#contract/debts.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { cents } from "#engine/money/cents.ts";
import { rate } from "#engine/money/rate.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import type { AdvisorFacts } from "#server/features/advisor/facts.ts";
import { beginPlan } from "#server/features/payoff-plan/plan-beginning.ts";
import { plannedDebt } from "#server/features/payoff-plan/planned-debt.ts";
import { answerPlan } from "#server/features/payoff-plan/service.ts";
import { askedPlan, differs, ownRequest } from "./expected-plan.ts";
import {
  dollars,
  type Expected,
  figures,
  money,
  monthAfter,
  monthName,
  share,
  unknown,
} from "./expected-texts.ts";

type Begun = {
  readonly start: string;
  readonly balance: number;
  readonly apr: string;
  readonly minimum: number;
};

/** A debt as its first month finds it. */
function begun({ debts, today }: AdvisorFacts, id: string): Begun | undefined {
  const plannable = debts.flatMap((debt) => plannedDebt(debt) ?? []);
  if (plannable.length === 0) return undefined;
  const { start, planned } = beginPlan(plannable, today);
  const one = planned.find(({ debt }) => debt.id === id);
  return one === undefined
    ? undefined
    : { start, balance: one.input.balance, apr: one.debt.apr ?? "0", minimum: one.minimum };
}

/** A twelfth of the APR on the balance, half a cent up. */
function interestOf(balance: number, apr: string): number {
  const [whole = "0", fraction = ""] = apr.split(".");
  const [units, parts] = [BigInt(whole + fraction), 1200n * 10n ** BigInt(fraction.length)];
  return Number((2n * BigInt(balance) * units + parts) / (2n * parts));
}

/** Month by month, until nothing is left or it is seen that nothing ever ends. */
function paidAlone({ balance, apr }: Begun, amount: number) {
  let [owed, interest, months, last] = [balance, 0, 0, 0];
  const left: number[] = [];
  while (owed > 0 && months < 1200) {
    const charged = interestOf(owed, apr);
    last = Math.min(amount, owed + charged);
    interest += charged;
    owed += charged - last;
    months++;
    left.push(owed);
  }
  return { months: owed > 0 ? undefined : months, interest, last, left };
}

const monthsTo = (start: string, end: string): number =>
  (Number(end.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
  Number(end.slice(5, 7)) -
  Number(start.slice(5, 7)) +
  1;

function aloneExpected(facts: AdvisorFacts, name: string, [id = "", ...args]: readonly string[]): Expected {
  const debt = begun(facts, id);
  if (debt === undefined) return unknown;
  const amount = name === "alone-minimum" ? debt.minimum : Number(args[0]) * 100;
  if (name === "alone-by") {
    const months = monthsTo(debt.start, args[0] ?? "");
    const fits = (cent: number): boolean =>
      (paidAlone(debt, cent).months ?? Number.POSITIVE_INFINITY) <= months;
    if (fits(debt.minimum)) return figures(dollars(debt.minimum));
    let dollar = Math.floor(debt.minimum / 100);
    while (!fits(dollar * 100)) dollar++;
    return figures(dollars(dollar * 100));
  }
  if (amount < debt.minimum) return figures(dollars(debt.minimum), dollars(debt.minimum - amount));
  const { months, interest, last, left } = paidAlone(debt, amount);
  if (name === "alone-owed") return figures(dollars(left[monthsTo(debt.start, args[1] ?? "") - 1] ?? 0));
  return months === undefined
    ? figures(dollars(debt.balance))
    : figures(monthName(monthAfter(debt.start, months - 1)), dollars(interest), dollars(last));
}

type Part = readonly [kind: string, first: string, second: string, third: string];
const partOf = (text: string): Part => {
  const [kind = "", first = "", second = "", third = ""] = text.split(":");
  return [kind, first, second, third];
};

/** What goes out in each month of a year or two, and the payments beside it. */
function partsExpected(facts: AdvisorFacts, plan: PayoffPlan, texts: readonly string[]): Expected {
  const parts = texts.map(partOf);
  const minimums = plan.debts.reduce((sum, debt) => sum + money(debt.minimumPayment), 0);
  const monthly = Array.from({ length: 36 }, (_, index): number => {
    const month = monthAfter(plan.startMonth, index);
    return parts.reduce((sum, [kind, first, second, third]) => {
      const [from, until] = kind === "pause" ? [first, second] : [second, third];
      if ((from !== "" && month < from) || (until !== "" && month > until)) return sum;
      if (kind === "more") return sum + Number(first) * 100;
      if (kind === "less") return sum - Number(first) * 100;
      return kind === "pause" ? sum + minimums - money(plan.monthlyPayment) : sum;
    }, money(plan.monthlyPayment));
  });
  const rates = parts.filter(([kind]) => kind === "rate");
  if (rates.length > 0) {
    const request = ownRequest(facts, plan);
    const played = computePayoffPlan(
      {
        ...request,
        budget: { kind: "by-month", amounts: monthly.map(cents) },
        debts: request.debts.map((debt) => {
          const to = rates.find(([, id]) => id === String(debt.id))?.[2];
          return to === undefined ? debt : { ...debt, apr: rate(to) };
        }),
      },
      { schedule: false },
    );
    return played.kind === "paid"
      ? differs(plan, played.months, played.totalInterest + played.totalFees)
      : unknown;
  }
  return askedPlan(facts, plan, {
    monthlyBudget: ((monthly[0] ?? 0) / 100).toFixed(2),
    laterBudgets: monthly.slice(1).map((amount, index) => ({
      from: monthAfter(plan.startMonth, index + 1),
      monthlyBudget: (amount / 100).toFixed(2),
    })),
    extraPayments: parts
      .filter(([kind]) => kind === "once")
      .map(([, amount, month, debtId]) => ({
        month: month === "" ? plan.startMonth : month,
        amount: Number(amount).toFixed(2),
        ...(debtId === "" ? {} : { debtId }),
      })),
  });
}

/** More or less money in every month, in cents: the plan with it, and what becomes of the safe extra. */
function monthExpected(facts: AdvisorFacts, plan: PayoffPlan, change: number): Expected {
  const { analysis } = facts;
  if (analysis === null) return unknown;
  const changed = askedPlan(facts, plan, {
    monthlyBudget: ((money(plan.monthlyPayment) + change) / 100).toFixed(2),
  });
  // Below a confidence of 80 nobody calls an extra safe.
  const isSure = analysis.confidenceScore >= 80;
  const safe = money(analysis.safeMonthlyExtra) + change;
  return changed.kind === "figures" && isSure ? figures(...changed.texts, dollars(Math.abs(safe))) : changed;
}

/** A monthly amount where the plan does not know one: what the plan's service answers to it. */
export function budgetAlone({ debts, today }: AdvisorFacts, dollar: number): Expected {
  const planned = debts.flatMap((debt) => plannedDebt(debt) ?? []);
  if (planned.length === 0) return unknown;
  try {
    const plan = answerPlan(
      { strategy: "avalanche", monthlyBudget: dollar.toFixed(2) },
      { debts, analysis: null, today },
    );
    return figures(monthName(plan.debtFreeDate), dollars(money(plan.totalInterest) + money(plan.totalFees)));
  } catch {
    const minimums = planned.reduce((sum, { minimum }) => sum + minimum, 0);
    return figures(dollars(minimums), dollars(minimums - dollar * 100));
  }
}

const percentOf = (balance: number, limit: number): string =>
  share(Math.round((balance * 1000) / limit) / 10);

function useExpected({ debts }: AdvisorFacts, name: string, [first = "", id]: readonly string[]): Expected {
  const cards = debts.filter(
    ({ debtType, creditLimit, currentBalance }) =>
      debtType === "credit-card" && creditLimit !== null && currentBalance !== null,
  );
  const card = cards.find((one) => one.id === id);
  const sum = (of: readonly Debt[], field: "currentBalance" | "creditLimit"): number =>
    of.reduce((total, one) => total + money(one[field]), 0);
  if (cards.length === 0) return unknown;
  const [balance, limit] = [sum(cards, "currentBalance"), sum(cards, "creditLimit")];
  const one =
    card === undefined ? undefined : ([money(card.currentBalance), money(card.creditLimit)] as const);
  const number = Number(first);
  switch (name) {
    case "use-after": {
      const after = one === undefined ? 0 : Math.max(0, one[0] + number * 100);
      const change = one === undefined ? number * 100 : after - one[0];
      return figures(
        percentOf(Math.max(0, balance + change), limit),
        ...(one === undefined ? [] : [percentOf(after, one[1])]),
      );
    }
    case "use-limit":
      return figures(
        percentOf(balance, limit + number * 100),
        ...(one === undefined ? [] : [percentOf(one[0], one[1] + number * 100)]),
      );
    default: {
      const [owed, of] = one ?? [balance, limit];
      return owed * 100 < of * number
        ? figures(percentOf(owed, of))
        : figures(percentOf(owed, of), dollars(owed - Math.floor((of * number - 1) / 100)));
    }
  }
}

/** When so many percent of what is owed at the beginning are paid. */
function sharePaid(plan: PayoffPlan, percent: number): Expected {
  const all = plan.debts.reduce((sum, { balance }) => sum + money(balance), 0);
  for (let month = 1; month <= plan.totalMonths; month++) {
    const left = plan.schedule
      .filter((row) => row.month === month)
      .reduce((sum, { remainingBalance }) => sum + money(remainingBalance), 0);
    if (left * 100 <= all * (100 - percent))
      return figures(monthName(monthAfter(plan.startMonth, month - 1)));
  }
  return unknown;
}

/** Undefined where the key is none of these. */
export function supposedExpected(
  facts: AdvisorFacts,
  name: string,
  args: readonly string[],
): Expected | undefined {
  const { plan } = facts;
  const [first = "", second = ""] = args;
  if (name.startsWith("alone")) return aloneExpected(facts, name, args);
  if (name.startsWith("use-")) return useExpected(facts, name, args);
  const ofPlan: Readonly<Record<string, (known: PayoffPlan) => Expected>> = {
    parts: (known) => partsExpected(facts, known, args),
    month: (known) => monthExpected(facts, known, Math.round(Number(first) * 100)),
    "month-percent": (known) =>
      facts.analysis === null
        ? unknown
        : monthExpected(
            facts,
            known,
            Math.floor((money(facts.analysis.monthlyIncome) * Number(first) * 2 + 100) / 200),
          ),
    "share-paid": (known) => sharePaid(known, Number(first)),
    "owed-of": (known) =>
      known.debts.some(({ debtId }) => debtId === first)
        ? figures(
            dollars(
              money(
                known.schedule.find(({ debtId, date }) => debtId === first && date === second)
                  ?.remainingBalance,
              ),
            ),
          )
        : unknown,
    "first-payment": (known) => figures(dollars(money(known.debts[0]?.firstPayment))),
  };
  const play = ofPlan[name];
  if (play === undefined) return undefined;
  return typeof plan === "string" ? unknown : play(plan);
}
