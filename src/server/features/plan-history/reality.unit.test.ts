import { expect, test } from "vitest";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { KeptPlan } from "./kept-plan.ts";
import { owedBefore, type StatedAccount } from "./reality.ts";

const account = (id: string, balances: Readonly<Record<string, string>>): StatedAccount => ({
  id,
  statements: Object.entries(balances).map(([asOf, currentBalance]) => ({
    asOf,
    documentId: `doc_${asOf}`,
    facts: { kind: "credit-card", currentBalance } as StatedAccount["statements"][number]["facts"], // all that is looked at
  })),
});
const plan = (...ids: string[]) =>
  ({ start: "2026-12", debts: ids.map((debtId) => ({ debtId })) }) as unknown as Pick<
    KeptPlan,
    "start" | "debts"
  >; // all that is looked at
const today = "2026-11-20" as PlainDate;

test("what was owed is the sum of the newest balances of all debts of the plan at the end of each month that is over", () => {
  const accounts = [
    account("a", { "2026-09-12": "1000.00", "2026-10-12": "900.00", "2026-11-12": "800.00" }),
    account("b", { "2026-09-28": "500.00", "2026-10-28": "450.50" }),
    account("other", { "2026-09-28": "99.00" }),
  ];
  expect(owedBefore(plan("a", "b"), accounts, today)).toEqual([
    { month: "2026-09", amount: "1500.00" },
    { month: "2026-10", amount: "1350.50" },
  ]);
});

test("a month that one of the debts has no recent statement for is left out", () => {
  const accounts = [
    account("a", { "2026-06-12": "1000.00", "2026-10-12": "900.00" }),
    account("b", { "2026-06-28": "500.00", "2026-08-28": "480.00", "2026-10-28": "450.00" }),
  ];
  expect(owedBefore(plan("a", "b"), accounts, today).map(({ month }) => month)).toEqual([
    "2026-06",
    "2026-10",
  ]);
});

test("without a statement of one debt nothing is summed; a credit is nothing owed; twelve months are told at most", () => {
  const a = account("a", { "2026-10-12": "900.00" });
  expect(owedBefore(plan("a", "typed"), [a], today)).toEqual([]);
  expect(owedBefore(plan("a"), [account("a", { "2026-10-12": "-20.00" })], today)).toEqual([
    { month: "2026-10", amount: "0.00" },
  ]);
  const long = Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => [
      `${2025 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-15`,
      "700.00",
    ]),
  );
  expect(owedBefore(plan("a"), [account("a", long)], today)).toHaveLength(12);
});
