import type { ExpenseContent } from "#contract/entries.ts";

/** How often something comes, as a person says it. */
export const RHYTHMS: Readonly<Record<ExpenseContent["every"], string>> = {
  week: "Every week",
  "two-weeks": "Every two weeks",
  "half-month": "Twice a month",
  month: "Every month",
  quarter: "Every three months",
  year: "Every year",
};
