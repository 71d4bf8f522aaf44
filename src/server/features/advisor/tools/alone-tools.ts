/** One debt paid off at an amount of its own, whatever goes to the others: its balance, APR and minimum, by the engine. Read-only. */
import type { ChatPart } from "#contract/advisor.ts";
import { durationText } from "#contract/durations.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { planDebtOf } from "#contract/plan-inputs.ts";
import { dollarText, monthText } from "#contract/plan-sentences.ts";
import { addMonths, monthsBetween, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import type { PayoffPlan as EnginePlan, PlanDebt } from "#engine/payoff/plan.ts";
import { scheduleRows } from "#engine/payoff/schedule.ts";
import type { AdvisorFacts } from "../facts.ts";
import { safeToSend } from "./month-money.ts";
import { noPlan } from "./plan-tools.ts";
import {
  type Answer,
  answer,
  centsOf,
  duration,
  missing,
  money,
  month,
  type Origin,
  pages,
  say,
  term,
} from "./say.ts";

type PlannedDebt = PayoffPlan["debts"][number];
/** One debt as a plan would begin with it. */
type Alone = {
  readonly planned: PlannedDebt;
  readonly debt: PlanDebt;
  readonly minimum: Cents;
  readonly start: PlainMonth;
};

function aloneOf(facts: AdvisorFacts, id: string): Alone | Answer {
  const { outline } = facts;
  if (typeof outline === "string") return noPlan(outline);
  const start = parsePlainMonth(outline.startMonth);
  const planned = outline.debts.find(({ debtId }) => debtId === id);
  if (planned === undefined || start === undefined) {
    const reason = facts.debts.find((debt) => debt.id === id)?.notPlannable;
    return missing(reason ?? "That debt is not in your plan, so I cannot play payments to it.");
  }
  // What the plan holds back from it does not count: here it is the only one.
  const { prepay: _prepay, ...debt } = planDebtOf(planned);
  return { planned, debt, minimum: centsOf(planned.minimumPayment), start };
}

/** So much a month to this debt and nothing else; undefined where its amounts outgrow exact cents. */
function play({ debt }: Alone, amount: Cents, isRecorded = true): EnginePlan | undefined {
  try {
    return computePayoffPlan(
      { strategy: "custom", order: [debt.id], budget: { kind: "constant", amount }, debts: [debt] },
      { schedule: isRecorded },
    );
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const originOf = ({ planned, minimum }: Alone, amount: Cents): Origin => ({
  sentence: `${planned.creditor} alone, played month by month with its own APR.`,
  terms: [
    term("Owed when that begins", centsOf(planned.balance)),
    term("Its minimum payment", minimum),
    term("Paid each month", amount),
  ],
  link: pages.avalanche,
});

const tooLarge = (): Answer => missing("These amounts are too large to compute exactly.");

/** Why so much a month never ends the debt, as a whole answer. */
function neverPaid(alone: Alone, amount: Cents, played: EnginePlan): Answer {
  const { planned, minimum } = alone;
  if (played.kind === "budget-below-minimums") {
    const short = cents(minimum - amount);
    return answer([
      say`The minimum payment of ${planned.creditor} is ${money(minimum, `Minimum of ${planned.creditor}`, { sentence: "As your newest statement shows it.", link: pages.debts })}: ${dollarText(amount)} a month is ${money(short, "Below the minimum", { sentence: "The minimum, less what you would pay.", terms: [term("Minimum payment", minimum, { sign: "+" }), term("Paid each month", amount, { sign: "−" })] })} too little, so the account would fall behind.`,
    ]);
  }
  return answer([
    say`With ${dollarText(amount)} a month ${planned.creditor} would never be paid off: the interest grows as fast as you pay. It owes ${money(centsOf(planned.balance), `Owed on ${planned.creditor}`, originOf(alone, amount))} when that begins.`,
  ]);
}

/** Beside what the plan does with the same debt, and what the month can bear. */
function besideThePlan(facts: AdvisorFacts, { planned, minimum }: Alone, amount: Cents): ChatPart[][] {
  const { plan } = facts;
  const said: ChatPart[][] = [];
  if (typeof plan !== "string")
    said.push(
      say`Your plan pays it off in ${month(planned.paidOffDate, `${planned.creditor} paid off in your plan`, { sentence: "Your plan as it is.", link: pages.avalanche })}.`,
    );
  const above = cents(amount - minimum);
  const safe = safeToSend(facts);
  if (safe !== undefined && above > safe) {
    said.push(
      say`That is ${money(cents(above - safe), "Above what is safe", { sentence: "What is above the minimum, less your safe monthly extra.", terms: [term("Paid each month", amount, { sign: "+" }), term("Its minimum payment", minimum, { sign: "−" }), term("Safe monthly extra", safe, { sign: "−" })], link: pages.cashflow })} a month above what your statements show as safe.`,
    );
  }
  return said;
}

/** Above it amounts outgrow what anybody owes. */
const MOST_DOLLARS = 100_000_000;

const onlyMinimum = ({ planned, minimum }: Alone): ChatPart[] =>
  say`only the minimum of ${money(minimum, `Minimum of ${planned.creditor}`, { sentence: "As your newest statement shows it.", link: pages.debts })} a month`;

const OFFERS = ["When will I be debt-free?", "Which debt should I pay first?"];

function endOf(facts: AdvisorFacts, alone: Alone, amount: Cents, paying: readonly ChatPart[]): Answer {
  const played = play(alone, amount);
  if (played === undefined) return tooLarge();
  if (played.kind !== "paid") return neverPaid(alone, amount, played);
  const { planned, start } = alone;
  const origin = originOf(alone, amount);
  const cost = cents(played.totalInterest + played.totalFees);
  const last = scheduleRows(played).at(-1)?.payment ?? played.totalPaid;
  const end = addMonths(start, Math.max(0, played.months - 1));
  return answer(
    [
      say`Paying ${paying} on ${planned.creditor} alone from ${monthText(start)}, it is paid off in ${month(end, `${planned.creditor} paid off`, origin)}, after ${duration(played.months, "Time until then", origin)}. That costs ${money(cost, "Interest and fees until then", origin)} in interest and fees; the last payment is ${money(last, "Last payment", origin)}.`,
      ...besideThePlan(facts, alone, amount),
    ],
    { offers: OFFERS },
  );
}

function owedAt(alone: Alone, amount: Cents, paying: readonly ChatPart[], when: PlainMonth): Answer {
  const { planned, start } = alone;
  const place = monthsBetween(start, when) + 1;
  if (place < 1) return missing(`Payments to it would begin in ${monthText(start)}, after that month.`);
  const played = play(alone, amount);
  if (played === undefined) return tooLarge();
  if (played.kind === "budget-below-minimums") return neverPaid(alone, amount, played);
  const left = scheduleRows(played).find((row) => row.month === place)?.balance ?? cents(0);
  return answer(
    [
      say`Paying ${paying} on ${planned.creditor} alone from ${monthText(start)}, ${money(left, `Owed on ${planned.creditor} then`, originOf(alone, amount))} is left at the end of ${monthText(when)}.`,
    ],
    { offers: OFFERS },
  );
}

/** How a debt fares with `amount` a month (with its minimum where null): when it ends, or what is left of it at the end of `until`. */
export function payAlone(
  facts: AdvisorFacts,
  args: {
    readonly debt: string;
    readonly amount: Cents | null;
    /** The amount is beside the minimum. */
    readonly isAbove: boolean;
    readonly until: string | null;
  },
): Answer {
  const alone = aloneOf(facts, args.debt);
  if ("kind" in alone) return alone;
  const { minimum } = alone;
  const amount = args.amount === null ? minimum : cents(args.amount + (args.isAbove ? minimum : 0));
  const paying =
    args.amount === null
      ? onlyMinimum(alone)
      : args.isAbove
        ? say`${dollarText(args.amount)} a month above its minimum, ${money(amount, "Paid each month", { sentence: "Its minimum and what is paid above it.", terms: [term("Its minimum payment", minimum, { sign: "+" }), term("Above it", args.amount, { sign: "+" })] })} in all,`
        : say`${dollarText(amount)} a month`;
  const until = args.until === null ? undefined : parsePlainMonth(args.until);
  return until === undefined ? endOf(facts, alone, amount, paying) : owedAt(alone, amount, paying, until);
}

/** The smallest whole-dollar amount a month that pays a debt off by the end of `until`. */
export function aloneBy(
  facts: AdvisorFacts,
  { debt: id, until }: { readonly debt: string; readonly until: string },
): Answer {
  const alone = aloneOf(facts, id);
  if ("kind" in alone) return alone;
  const { planned, start, minimum } = alone;
  const end = parsePlainMonth(until);
  const months = end === undefined ? 0 : monthsBetween(start, end) + 1;
  if (end === undefined || months < 1)
    return missing(
      `The first payment of a plan is in ${monthText(start)}, so it cannot be gone before that.`,
    );
  const fits = (amount: number): boolean => {
    const played = play(alone, cents(amount), false);
    return played?.kind === "paid" && played.months <= months;
  };
  if (fits(minimum)) return endOf(facts, alone, minimum, onlyMinimum(alone));
  // More money never lengthens it: the border is found by halving, up to the next whole dollar.
  let [below, enough] = [Math.floor(minimum / 100), Math.ceil((minimum + centsOf(planned.balance)) / 100)];
  while (!fits(enough * 100) && enough < MOST_DOLLARS) enough *= 2;
  if (!fits(enough * 100)) return tooLarge();
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (fits(middle * 100)) enough = middle;
    else below = middle;
  }
  const needed = cents(enough * 100);
  const played = play(alone, needed);
  if (played?.kind !== "paid") return tooLarge();
  const origin = originOf(alone, needed);
  const more = cents(needed - minimum);
  return answer(
    [
      say`To have ${planned.creditor} paid off by the end of ${monthText(end)}, ${durationText(months)} of payments from ${monthText(start)}, you would send it ${money(needed, "Monthly payment needed", { ...origin, sentence: `The smallest whole-dollar amount with which ${planned.creditor} alone, played month by month, ends in ${durationText(months)}.` })} a month: ${money(more, "Above its minimum", { sentence: "What is needed, less its minimum payment.", terms: [term("Needed", needed, { sign: "+" }), term("Its minimum payment", minimum, { sign: "−" })] })} above its minimum.`,
      say`That costs ${money(cents(played.totalInterest + played.totalFees), "Interest and fees until then", origin)} in interest and fees.`,
      ...besideThePlan(facts, alone, needed),
    ],
    { offers: OFFERS },
  );
}
