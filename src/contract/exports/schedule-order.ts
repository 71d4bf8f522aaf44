import type { PayoffPlan } from "../payoff-plan.ts";

type Rows = PayoffPlan["schedule"];

/** The rows by the month in which they are due, within a month as the plan has them. A plan month can be due in two of them. */
export function inOrderOfMonths(rows: Rows): Rows {
  return rows.toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
}
