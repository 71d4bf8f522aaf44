/** What other money would change in the person's own plan. Read-only: nothing is kept. */
import type { ChatFigure, ChatPart } from "#contract/advisor.ts";
import { durationText } from "#contract/durations.ts";
import { canCountOn, isSavingsUnknown } from "#contract/extra-certainty.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { dollarText, monthText } from "#contract/plan-sentences.ts";
import { monthsBetween, parsePlainMonth } from "#engine/calendar/months.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { debtId } from "#engine/payoff/plan.ts";
import type { AdvisorFacts } from "../facts.ts";
import { budgetOfDebts } from "./budget-tools.ts";
import { dateFigure, monthlyFigure, noPlan } from "./plan-tools.ts";
import { moneyWith, type Outcome, type Replay, replayOf } from "./replay.ts";
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
  sumOf,
  term,
} from "./say.ts";

const cannotReplay = (): Answer =>
  missing("I cannot play your plan again to the cent, so I do not guess what this would change.");

/** The two plans side by side: what every what-if ends with. `what` names the changed one. */
export function difference(
  base: Outcome,
  changed: Outcome,
  what: string,
  cost: Cents = cents(0),
): ChatPart[] {
  const saved = cents(base.cost - changed.cost - cost);
  const origin: Origin = {
    sentence: `Your plan played once as it is and once with ${what}.`,
    terms: [
      term("Interest and fees as it is", base.cost, { sign: "+" }),
      term(`Interest and fees with ${what}`, changed.cost, { sign: "−" }),
      ...(cost === 0 ? [] : [term("What the change costs", cost, { sign: "−" })]),
    ],
    link: pages.avalanche,
  };
  const sooner = base.months - changed.months;
  const time =
    sooner === 0
      ? say`in ${month(changed.end, `Debt-free with ${what}`, origin)}, the same month as now`
      : say`in ${month(changed.end, `Debt-free with ${what}`, origin)} instead of ${month(base.end, "Debt-free as it is", { sentence: "Your plan as it is.", link: pages.avalanche })}, ${duration(Math.abs(sooner), "Difference in time", { sentence: `${durationText(base.months)} as it is, ${durationText(changed.months)} with ${what}.`, link: pages.avalanche })} ${sooner > 0 ? "sooner" : "later"}`;
  const price =
    saved === 0
      ? say`It costs the same`
      : say`It ${saved > 0 ? "saves" : "costs"} ${money(cents(Math.abs(saved)), saved > 0 ? "Saved" : "Costs more", origin)}${saved > 0 ? "" : " more"}`;
  return say`you would be debt-free ${time}. ${price} in interest and fees${cost === 0 ? "" : ", with the cost of the change counted"}.`;
}

/** Said where a monthly amount is above what the statements show as safe. */
export function safetySentence(
  facts: AdvisorFacts,
  plan: PayoffPlan,
  monthly: Cents,
): ChatPart[] | undefined {
  const { analysis } = facts;
  if (analysis === null) return undefined;
  // What nobody can count on is not shown as safe.
  const extra = canCountOn(analysis) ? centsOf(analysis.safeMonthlyExtra) : cents(0);
  const minimums = sumOf(plan.debts.map(({ minimumPayment }) => centsOf(minimumPayment)));
  const above = monthly - minimums - extra;
  if (above <= 0) return undefined;
  const figure: ChatFigure = money(cents(above), "Above what is safe", {
    sentence: "The monthly amount, less the minimums, less your safe monthly extra.",
    terms: [
      term("Monthly amount", monthly, { sign: "+" }),
      term("All minimum payments", minimums, { sign: "−" }),
      term("Safe monthly extra", extra, { sign: "−" }),
    ],
    link: pages.cashflow,
  });
  return say`That is ${figure} a month above what your statements show as safe.`;
}

type Ready = { readonly plan: PayoffPlan; readonly replay: Replay };

/** The plan and its replay, or why there is none. */
export function ready(facts: AdvisorFacts): Ready | Answer {
  const { plan } = facts;
  if (typeof plan === "string") return noPlan(plan);
  const replay = replayOf(plan);
  return replay === undefined ? cannotReplay() : { plan, replay };
}

/** More (or less) every month; `dollars` in cents. */
export function extraEachMonth(facts: AdvisorFacts, { amount }: { readonly amount: Cents }): Answer {
  const known = ready(facts);
  if ("kind" in known) return known;
  const { plan, replay } = known;
  const monthly = cents(centsOf(plan.monthlyPayment) + amount);
  return budgetAnswer(
    facts,
    known,
    amount,
    monthly,
    say`With ${dollarText(cents(Math.abs(amount)))} ${amount < 0 ? "less" : "more"} a month, ${newMonthly(plan, monthly)} instead of ${monthlyFigure(plan)}:`,
    replay,
  );
}

const newMonthly = (plan: PayoffPlan, monthly: Cents): ChatFigure =>
  money(monthly, "Changed monthly payment", {
    sentence: "The plan's monthly payment and the change.",
    terms: [
      term("Monthly payment of the plan", centsOf(plan.monthlyPayment), { sign: "+" }),
      term("Change", cents(Math.abs(monthly - centsOf(plan.monthlyPayment))), {
        sign: monthly < centsOf(plan.monthlyPayment) ? "−" : "+",
      }),
    ],
  });

function budgetAnswer(
  facts: AdvisorFacts,
  { plan }: Ready,
  amount: Cents,
  monthly: Cents,
  opening: readonly ChatPart[],
  replay: Replay,
): Answer {
  const minimums = sumOf(plan.debts.map(({ minimumPayment }) => centsOf(minimumPayment)));
  if (monthly < minimums) {
    return answer([
      opening,
      say`That does not cover the minimum payments of ${money(minimums, "All minimum payments", { sentence: "The minimums of the debts in your plan.", terms: plan.debts.map(({ creditor, minimumPayment }) => term(creditor, centsOf(minimumPayment), { sign: "+" })) })}, so there would be no plan.`,
    ]);
  }
  const changed = replay.play(moneyWith(plan, amount));
  if (changed === undefined) {
    return answer([
      opening,
      say`The debts would not be paid off: the plan needs more than that. Now it ends on ${dateFigure(plan)}.`,
    ]);
  }
  const what = `${dollarText(cents(Math.abs(amount)))} ${amount < 0 ? "less" : "more"} a month`;
  const half = Math.max(1, Math.round(Math.abs(amount) / 200));
  return answer(
    [
      opening,
      difference(replay.base, changed, what),
      amount > 0 ? safetySentence(facts, plan, monthly) : undefined,
    ],
    {
      offers: [`And with $${half * 4} more?`, "What if I pay $1,000 once?"],
    },
  );
}

/** Another monthly amount in all. */
export function monthlyBudget(facts: AdvisorFacts, { amount }: { readonly amount: Cents }): Answer {
  if (typeof facts.plan === "string") return budgetOfDebts(facts, amount);
  const known = ready(facts);
  if ("kind" in known) return known;
  const { plan, replay } = known;
  const change = cents(amount - centsOf(plan.monthlyPayment));
  return budgetAnswer(
    facts,
    known,
    change,
    amount,
    say`With ${newMonthly(plan, amount)} a month in all, instead of ${monthlyFigure(plan)}:`,
    replay,
  );
}

/** Money once, in the plan's first month or a later one, where the plan wants it or at one debt. */
export function payOnce(
  facts: AdvisorFacts,
  {
    amount,
    debt,
    month: when,
  }: { readonly amount: Cents; readonly debt: string | null; readonly month: string | null },
): Answer {
  const known = ready(facts);
  if ("kind" in known) return known;
  const { plan, replay } = known;
  const start = parsePlainMonth(plan.startMonth);
  const asked = when === null ? undefined : parsePlainMonth(when);
  const place = start === undefined || asked === undefined ? 1 : monthsBetween(start, asked) + 1;
  if (place < 1) return missing("That month is over, so money cannot be paid in it any more.");
  if (place > plan.totalMonths)
    return missing(
      `Your plan is finished before ${monthText(when ?? "")}, so nothing would be left to pay then.`,
    );
  const target = plan.debts.find(({ debtId: id }) => id === debt);
  if (debt !== null && target === undefined)
    return missing("That debt is not in your plan, so I cannot play a payment to it.");
  const payment = { month: place, amount, ...(target === undefined ? {} : { id: debtId(target.debtId) }) };
  const changed = replay.play({ extras: [...(replay.request.extras ?? []), payment] });
  if (changed === undefined) return cannotReplay();
  const what = `${dollarText(amount)} once`;
  const place1 = month(when ?? plan.startMonth, "Month of the payment", {
    sentence: when === null ? "The first month of your plan." : "As you asked.",
    link: pages.avalanche,
  });
  return answer(
    [
      say`Paying ${dollarText(amount)} once, in ${place1}, ${target === undefined ? "where your plan wants it" : `to ${target.creditor}`}:`,
      difference(replay.base, changed, what),
      savingsSentence(facts, amount),
    ],
    { offers: ["What if I pay $200 more a month?", "How much do I have in savings?"] },
  );
}

/** How a payment stands beside what the deposit accounts hold. */
export function savingsSentence(facts: AdvisorFacts, amount: Cents): ChatPart[] | undefined {
  const { analysis } = facts;
  if (analysis === null || isSavingsUnknown(analysis) || amount <= centsOf(analysis.currentSavings))
    return undefined;
  return say`Your accounts hold ${money(centsOf(analysis.currentSavings), "In your deposit accounts", { sentence: "What your deposit accounts held on the last day that counts.", terms: analysis.savings.map(({ name, balance }) => term(name, centsOf(balance), { sign: "+" })), link: pages.cashflow })}, which is less than that.`;
}

const MOST_CENTS = 100_000_000;

/** The smallest monthly amount, in whole dollars, that ends the plan in so many months. */
export function payWithin(facts: AdvisorFacts, { months }: { readonly months: number }): Answer {
  const known = ready(facts);
  if ("kind" in known) return known;
  const { plan, replay } = known;
  const now = centsOf(plan.monthlyPayment);
  const minimums = sumOf(plan.debts.map(({ minimumPayment }) => centsOf(minimumPayment)));
  if (replay.base.months <= months) {
    return answer(
      [
        say`Your plan is already that fast: debt-free on ${dateFigure(plan)} with ${monthlyFigure(plan)} a month.`,
      ],
      { offers: ["What if I pay $200 more a month?"] },
    );
  }
  const fits = (amount: number): boolean => {
    const played = replay.play(moneyWith(plan, cents(amount - now)));
    return played !== undefined && played.months <= months;
  };
  let [low, high] = [Math.max(minimums, now), 2 * Math.max(now, 100_00)];
  while (!fits(high) && high < MOST_CENTS) high *= 2;
  if (!fits(high)) return missing("No monthly amount would end your debts in that time.");
  // More money never lengthens a plan: the border is found by halving, up to the next whole dollar.
  let [below, enough] = [Math.floor(low / 100), Math.ceil(high / 100)];
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (fits(middle * 100)) enough = middle;
    else below = middle;
  }
  const needed = cents(enough * 100);
  const changed = replay.play(moneyWith(plan, cents(needed - now)));
  if (changed === undefined) return cannotReplay();
  low = needed - now;
  const figure = money(needed, "Monthly payment needed", {
    sentence: `The smallest whole-dollar amount with which your plan, played month by month, ends in ${durationText(months)}.`,
    terms: [term("Monthly payment now", now, { sign: "+" }), term("More", cents(low), { sign: "+" })],
    link: pages.avalanche,
  });
  const more = money(cents(low), "More a month", {
    sentence: "What is needed, less what your plan pays now.",
    terms: [term("Needed", needed, { sign: "+" }), term("Now", now, { sign: "−" })],
  });
  return answer(
    [
      say`To be debt-free in ${durationText(months)} you would pay ${figure} a month, ${more} more than now.`,
      say`Then ${difference(replay.base, changed, `${dollarText(needed)} a month`)}`,
      safetySentence(facts, plan, needed),
    ],
    { offers: ["What is my safe monthly extra?", "What if I pay $100 more a month?"] },
  );
}

/** One debt before all others. */
export function attackFirst(facts: AdvisorFacts, { debt }: { readonly debt: string }): Answer {
  const known = ready(facts);
  if ("kind" in known) return known;
  const { plan, replay } = known;
  const target = plan.debts.find(({ debtId: id }) => id === debt);
  if (target === undefined) return missing("That debt is not in your plan, so it cannot go first.");
  const order = [target, ...plan.debts.filter((one) => one !== target)].map(({ debtId: id }) => debtId(id));
  const changed = replay.play({ strategy: "custom", order });
  if (changed === undefined) return cannotReplay();
  return answer(
    [
      say`With ${target.creditor} first and the others in the order of your plan:`,
      difference(replay.base, changed, `${target.creditor} first`),
    ],
    {
      offers: ["Would snowball cost me more?", "Which debt should I pay first?"],
    },
  );
}
