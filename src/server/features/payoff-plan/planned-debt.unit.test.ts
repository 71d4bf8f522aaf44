import { describe, expect, test } from "vitest";
import type { Debt } from "#contract/debts.ts";
import { parsePlainMonth } from "#engine/calendar/months.ts";
import { formatRate, rate } from "#engine/money/rate.ts";
import { attackOrder, type PlannedDebt, plannedDebt, withBuckets } from "./planned-debt.ts";

function debt(id: string, changes: Partial<Debt> = {}): Debt {
  return {
    id,
    creditor: id,
    accountLast4: null,
    debtType: "credit-card",
    currentBalance: "1000.00",
    originalBalance: null,
    apr: "20",
    minimumPayment: "30",
    paymentDueDate: null,
    creditLimit: null,
    statementDate: null,
    notPlannable: null,
    buckets: [],
    openQuestions: [],
    sources: {},
    ...changes,
  };
}

describe("a debt as the engine takes it", () => {
  test("has exact cents and an exact rate", () => {
    const planned = plannedDebt(debt("a", { currentBalance: "2345.67", apr: "6.875" }));
    expect(planned?.input).toMatchObject({ balance: 234_567, minimum: { type: "fixed", amount: 3000 } });
    expect(formatRate(planned?.input.apr ?? ({ numerator: 0n, denominator: 1n } as never))).toBe("6.875");
  });

  test("frees no more at its end than what was owed: a minimum above that counts as what is owed", () => {
    const planned = plannedDebt(
      debt("a", { currentBalance: "1234.50", apr: "24.99", minimumPayment: "9999.00" }),
    );
    expect(planned).toMatchObject({
      minimum: 126_021,
      input: { minimum: { type: "fixed", amount: 126_021 } },
    });
  });

  test.each([
    ["cannot be planned", { notPlannable: "No document shows the APR." }],
    ["has no balance", { currentBalance: null }],
    ["has no APR", { apr: null }],
    ["has no minimum", { minimumPayment: null }],
    ["has a balance with a tenth of a cent", { currentBalance: "10.001" }],
  ])("is left out when it %s", (_, changes) => {
    expect(plannedDebt(debt("a", changes))).toBeUndefined();
  });
});

describe("balances with a rate of their own", () => {
  const start = parsePlainMonth("2026-12") as NonNullable<ReturnType<typeof parsePlainMonth>>; // a month
  const bucketsOf = (...buckets: Debt["buckets"]) => {
    const planned = plannedDebt(debt("a", { buckets })) as PlannedDebt; // it can be planned
    return withBuckets(planned, start).input.buckets;
  };
  const promotion = (expires: string | null, balance = "400.00"): Debt["buckets"][number] => ({
    kind: "promotional",
    balance,
    apr: "0.00",
    expires,
  });

  test.each([
    ["2027-03-31", 4],
    ["2027-03-30", 3],
    ["2026-12-31", 1],
  ])("a promotion to %s holds for the %i months that are over by then", (expires, months) => {
    expect(bucketsOf(promotion(expires))).toEqual([
      { balance: 60_000, apr: rate("20") },
      { balance: 40_000, apr: rate("20"), promo: { months, apr: rate("0.00") } },
    ]);
  });

  test.each(["2026-12-30", "2026-11-30", "2020-01-01"])("a promotion to %s is over: one rate", (expires) => {
    expect(bucketsOf(promotion(expires))).toBeUndefined();
  });

  test("cash advances keep their rate, and a promotion may be all that is owed", () => {
    expect(bucketsOf({ kind: "cash-advance", balance: "400.00", apr: "29.99", expires: null })).toEqual([
      { balance: 60_000, apr: rate("20") },
      { balance: 40_000, apr: rate("29.99") },
    ]);
    expect(bucketsOf(promotion("2026-12-31", "1000.00"))).toMatchObject([{ balance: 100_000 }]);
    expect(bucketsOf(promotion("2026-12-31", "1000.01"))).toBeUndefined();
    expect(bucketsOf()).toBeUndefined();
  });
});

describe("the attack order", () => {
  const planned = [
    debt("small", { currentBalance: "100.00", apr: "10" }),
    debt("dear", { currentBalance: "900.00", apr: "29.99" }),
    debt("dear-small", { currentBalance: "500.00", apr: "29.99" }),
    debt("same-small", { currentBalance: "100.00", apr: "12" }),
  ].map((given) => plannedDebt(given) as PlannedDebt); // all of them can be planned
  const ids = (order: readonly PlannedDebt[]) => order.map(({ debt: { id } }) => id);

  test("of an avalanche is by APR, then by the smaller balance", () => {
    expect(ids(attackOrder(planned, "avalanche", []))).toEqual(["dear-small", "dear", "same-small", "small"]);
  });

  test("of a snowball is by balance, then by the higher APR", () => {
    expect(ids(attackOrder(planned, "snowball", []))).toEqual(["same-small", "small", "dear-small", "dear"]);
  });

  test("of the person is as given, then as listed", () => {
    expect(ids(attackOrder(planned, "custom", ["dear", "small"]))).toEqual([
      "dear",
      "small",
      "dear-small",
      "same-small",
    ]);
  });
});
