/** A monthly amount that is named where no statement shows what is safe: the debts played with it alone. Read-only. */

import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { planDebtOf } from "#contract/plan-inputs.ts";
import { addMonths, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { computePayoffPlan } from "#engine/payoff/payoff-plan.ts";
import { debtId, type PayoffPlan as EnginePlan } from "#engine/payoff/plan.ts";
import type { AdvisorFacts } from "../facts.ts";
import { noPlan } from "./plan-tools.ts";
import {
  type Answer,
  answer,
  centsOf,
  duration,
  missing,
  money,
  month,
  pages,
  say,
  sumOf,
  term,
} from "./say.ts";

/** Plays the debts with one monthly amount in the order that the person keeps; undefined where amounts outgrow exact cents. */
function playedWith(outline: PayoffPlan, start: PlainMonth, amount: Cents): EnginePlan | undefined {
  const { strategy, debts } = outline;
  try {
    return computePayoffPlan(
      {
        strategy: strategy === "avalanche" ? "optimal" : strategy,
        ...(strategy === "custom" ? { order: debts.map((debt) => debtId(debt.debtId)) } : {}),
        budget: { kind: "constant", amount },
        debts: debts.map(planDebtOf),
        start,
      },
      { schedule: false },
    );
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Where no plan is known because nothing shows what is safe: what a monthly amount in all would do to the debts. */
export function budgetOfDebts(facts: AdvisorFacts, amount: Cents): Answer {
  const { outline, plan } = facts;
  if (typeof outline === "string") return noPlan(typeof plan === "string" ? plan : outline);
  const start = parsePlainMonth(outline.startMonth);
  const played = start === undefined ? undefined : playedWith(outline, start, amount);
  if (start === undefined || played === undefined)
    return missing("These amounts are too large to compute exactly.");
  const minimums = sumOf(outline.debts.map(({ minimumPayment }) => centsOf(minimumPayment)));
  const all = money(minimums, "All minimum payments", {
    sentence: "The minimums of the debts that can be planned.",
    terms: outline.debts.map(({ creditor, minimumPayment }) =>
      term(creditor, centsOf(minimumPayment), { sign: "+" }),
    ),
    link: pages.debts,
  });
  const named = money(amount, "Monthly amount", { sentence: "As you named it." });
  if (played.kind === "budget-below-minimums") {
    const short = cents(minimums - amount);
    return answer([
      say`${named} a month does not cover the minimum payments of ${all}: ${money(short, "Short of the minimums", { sentence: "All minimum payments, less the amount you named.", terms: [term("All minimum payments", minimums, { sign: "+" }), term("Monthly amount", amount, { sign: "−" })] })} is missing, so there would be no plan.`,
    ]);
  }
  if (played.kind !== "paid")
    return answer([
      say`With ${named} a month the debts would never be paid off: the interest grows as fast as you pay.`,
    ]);
  const cost = cents(played.totalInterest + played.totalFees);
  const origin = {
    sentence:
      "Your debts played month by month with that amount: every minimum, and the rest in the order that costs least unless you keep another.",
    terms: [
      term("Owed when it begins", sumOf(outline.debts.map(({ balance }) => centsOf(balance)))),
      term("Paid each month", amount),
      term("Interest and fees", cost),
    ],
    link: pages.debts,
  };
  return answer(
    [
      say`With ${named} a month in all you would be debt-free in ${month(addMonths(start, Math.max(0, played.months - 1)), "Debt-free", origin)}, after ${duration(played.months, "Time until then", origin)}, with ${money(cost, "Interest and fees", origin)} of interest and fees.`,
      say`The minimums take ${all} of it. Whether that much is safe is not known yet: a statement of your checking account shows it.`,
    ],
    { offers: ["Which debts do I have?", "How much do I owe in all?"] },
  );
}
