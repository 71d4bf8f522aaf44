import { expect, test } from "vitest";
import type { Debt } from "#contract/debts.ts";
import { household } from "#test/fakes/sample-household.ts";
import { statementAges } from "./statement-age.ts";

function debts(...dates: readonly (string | null)[]): Debt[] {
  const sample = household("one").debts[0];
  if (!sample) throw new Error("the household has one debt");
  return dates.map((statementDate) => ({ ...sample, statementDate }));
}

test.each([
  ["2026-10-07", null, 0],
  ["2026-10-06", "2026-10-06", 0],
  ["2026-09-21", "2026-09-21", 0],
  ["2026-09-20", "2026-09-20", 1],
])(
  "a balance as of %s is on 21 November old since %s; older than two months: %i",
  (date, oldSince, veryOld) => {
    expect(statementAges(debts("2026-11-12", date, null), "2026-11-21")).toEqual({ oldSince, veryOld });
  },
);

test("a debt that is paid or unknown makes nothing old", () => {
  const [paid, unknown] = debts("2025-01-01", "2025-01-01").map((debt, index) => ({
    ...debt,
    currentBalance: index === 0 ? "0.00" : null,
  }));
  expect(statementAges([paid!, unknown!], "2026-11-21")).toEqual({ oldSince: null, veryOld: 0 });
});
