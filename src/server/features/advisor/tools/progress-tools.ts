/** How far the plan will have come: when a share of the debts is paid, and what the first month sends to the target. Read-only. */
import { cents } from "#engine/money/cents.ts";
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
  percentText,
  say,
  sumOf,
  term,
} from "./say.ts";

/** The month at whose end so many percent of what the plan begins with are paid, of all debts or of one. */
export function sharePaid(
  facts: AdvisorFacts,
  { percent, debt }: { readonly percent: number; readonly debt: string | null },
): Answer {
  const { plan } = facts;
  if (typeof plan === "string") return noPlan(plan);
  const chosen = plan.debts.filter(({ debtId }) => debt === null || debtId === debt);
  const [one] = chosen;
  if (one === undefined) return missing("That debt is not in your plan.");
  const owed = sumOf(chosen.map(({ balance }) => centsOf(balance)));
  const left = new Map<number, number>();
  for (const row of plan.schedule) {
    if (debt === null || row.debtId === debt)
      left.set(row.month, (left.get(row.month) ?? 0) + centsOf(row.remainingBalance));
  }
  const months = Array.from({ length: plan.totalMonths }, (_, index) => index + 1);
  const reached = months.find((place) => (left.get(place) ?? 0) * 100 <= owed * (100 - percent));
  const date = plan.schedule.find((row) => row.month === reached)?.date;
  if (reached === undefined || date === undefined) return noPlan("It does not reach that share.");
  const rest = cents(left.get(reached) ?? 0);
  const origin = {
    sentence: "Balances at the end of each month in your plan.",
    terms: [
      term("Owed when the plan begins", owed, { sign: "+" as const }),
      term("Owed at the end of that month", rest, { sign: "−" as const }),
    ],
    link: pages.avalanche,
  };
  const what = debt === null ? "what your plan begins with" : one.creditor;
  return answer(
    [
      say`At least ${percentText(percent)} of ${what} is paid at the end of ${month(date, "Month in which it is reached", origin)}, after ${duration(reached, "Time until then", origin)}: ${money(rest, "Owed then", origin)} of ${money(owed, "Owed when the plan begins", { sentence: "The balances in the plan's first month.", terms: chosen.map(({ creditor, balance }) => term(creditor, centsOf(balance), { sign: "+" })), link: pages.avalanche })} is left then.`,
    ],
    { offers: ["When will I be debt-free?", "What if I pay $200 more a month?"] },
  );
}
