import { describe, expect, test } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { type GoalAccount, goalProgress } from "./goal-progress.ts";

const since = "2026-10-15";
const debt = (id: string, amount: string | null, ...values: readonly [string, number][]): GoalAccount => ({
  id,
  side: "debt",
  amount,
  values: values.map(([asOf, value]) => ({ asOf, amount: cents(value) })),
});
const asset = (id: string, amount: string | null): GoalAccount => ({ id, side: "asset", amount, values: [] });

describe("saving", () => {
  const goal = { kind: "save", target: "1000.00", accountIds: ["a", "b"], since } as const;
  test.each([
    ["0.00", "0.00", 0],
    ["333.33", "333.33", 66],
    ["999.99", "0.00", 99],
    ["999.99", "0.01", 100],
    ["5000.00", "0.00", 100],
    ["-50.00", "20.00", 0],
  ])("%s and %s of 1,000 are %i %%, rounded down", (a, b, percent) => {
    expect(goalProgress(goal, [asset("a", a), asset("b", b)])).toMatchObject({ percent, unknown: null });
  });
});

describe("paying off", () => {
  const goal = { kind: "pay-off", target: null, accountIds: ["a"], since } as const;
  test("counts from the newest statement by the day it was made", () => {
    const account = debt(
      "a",
      "250.00",
      ["2026-11-12", 25_000],
      ["2026-10-12", 100_000],
      ["2026-09-12", 180_000],
    );
    expect(goalProgress(goal, [account])).toEqual({
      now: "250.00",
      begin: "1000.00",
      percent: 75,
      unknown: null,
    });
  });
  test("counts from the first statement where all are later", () => {
    expect(goalProgress(goal, [debt("a", "400.00", ["2026-11-12", 40_000])])).toMatchObject({
      begin: "400.00",
      percent: 0,
    });
  });
  test("is at 100 when nothing is owed, or more was paid than was owed", () => {
    const account = debt("a", "-20.00", ["2026-10-12", 10_000], ["2026-11-12", -2_000]);
    expect(goalProgress(goal, [account])).toMatchObject({ now: "0.00", percent: 100 });
  });
  test("is at 0 and not below when more is owed now", () => {
    expect(goalProgress(goal, [debt("a", "900.00", ["2026-10-12", 10_000])])).toMatchObject({ percent: 0 });
  });
  test("is not told without a statement of the beginning", () => {
    expect(goalProgress(goal, [debt("a", "900.00")])).toMatchObject({
      now: "900.00",
      percent: null,
      unknown: expect.stringContaining("beginning"),
    });
  });
});

describe("a goal is not told", () => {
  const goal = { kind: "save", target: "10.00", accountIds: ["a", "b"], since } as const;
  test.each<[string, GoalAccount[]]>([
    ["while one of its accounts is not shared", [asset("a", "5.00")]],
    ["while one of its accounts is of the other side", [asset("a", "5.00"), debt("b", "5.00")]],
    ["while one of its balances is not known", [asset("a", "5.00"), asset("b", null)]],
  ])("%s: a part would look like progress", (_, accounts) => {
    expect(goalProgress(goal, accounts)).toMatchObject({
      now: null,
      percent: null,
      unknown: expect.any(String),
    });
  });
});
