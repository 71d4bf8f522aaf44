/** Transactions as the expected answers count them, and the periods that they name. */
import type { AdvisorFacts } from "#server/features/advisor/facts.ts";
import { money } from "./expected-texts.ts";

export const rowsOf = ({ transactions }: AdvisorFacts, from: string, to: string) =>
  transactions.transactions.filter(
    ({ date, line }) => date >= from && date <= to && (line === "essential" || line === "discretionary"),
  );
/** Without a bank account no row counts as spent: what was spent is unknown, not zero. */
export const isSpendingKnown = (facts: AdvisorFacts): boolean =>
  rowsOf(facts, "0000-01-01", "9999-12-31").length > 0;
export const spent = (rows: ReturnType<typeof rowsOf>): number =>
  -rows.reduce((sum, { amount }) => sum + money(amount), 0);
export const PERIODS: Readonly<Record<string, readonly [string, string, number]>> = {
  "last-month": ["2026-10-01", "2026-10-31", 1],
  october: ["2026-10-01", "2026-10-31", 1],
  september: ["2026-09-01", "2026-09-30", 1],
  august: ["2026-08-01", "2026-08-31", 1],
  "3-months": ["2026-08-01", "2026-10-31", 3],
  "6-months": ["2026-05-01", "2026-10-31", 6],
  year: ["2025-11-01", "2026-10-31", 12],
  "this-year": ["2026-01-01", "2026-11-20", 11],
  all: ["0000-01-01", "9999-12-31", 1],
};
