import type { PayoffPlan } from "../payoff-plan.ts";

/**
 * The plan as a JSON document, for programs and for keeping: what it is, its units, and the plan as the server answered it.
 * `exportedOn` is a day, YYYY-MM-DD.
 */
export function scheduleJson(plan: PayoffPlan, exportedOn: string): string {
  const document = {
    format: "debt-freedom-avalanche-schedule",
    version: 1,
    exportedOn,
    units: {
      money: "dollars as decimal text",
      apr: "percent a year as decimal text",
      month: "months of the plan, counted from 1",
      dates: "YYYY-MM or YYYY-MM-DD",
    },
    plan,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
