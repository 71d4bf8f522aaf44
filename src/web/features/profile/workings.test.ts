import { describe, expect, test } from "vitest";
import type { NetWorthMonth } from "#contract/profile.ts";
import { carriedText, debtToIncomeWorking, monthNetWorthWorking } from "./workings.ts";

const part = (name: string, asOf: string): NetWorthMonth["parts"][number] => ({
  name,
  side: "asset",
  amount: "100.00",
  asOf,
  documentId: "doc",
});
const month = (parts: NetWorthMonth["parts"]): NetWorthMonth => ({
  month: "2026-09",
  netWorth: "200.00",
  assets: "200.00",
  liabilities: "0.00",
  missing: [],
  parts,
});

describe("a month of the history of net worth", () => {
  test("says which balances are carried and from when", () => {
    const carried = month([
      part("Harbor Bank", "2026-09-30"),
      part("Vanguard", "2026-06-30"),
      part("Maple Store", "2026-08-20"),
    ]);
    expect(carriedText(carried)).toBe("Vanguard of 30 Jun 2026, Maple Store of 20 Aug 2026");
    expect(monthNetWorthWorking(carried).terms?.map(({ label }) => label)).toEqual([
      "Harbor Bank, 30 Sep 2026",
      "Vanguard, carried from 30 Jun 2026",
      "Maple Store, carried from 20 Aug 2026",
    ]);
  });

  test("says nothing where every account has a statement of it", () => {
    expect(carriedText(month([part("Harbor Bank", "2026-09-01")]))).toBeNull();
    expect(carriedText(month([]))).toBeNull();
  });
});

test("debt-to-income says which minimum is not among its payments", () => {
  const ratio = { percent: 21.4, label: "Healthy" as const, payments: "642.00", income: "3000.00" };
  expect(debtToIncomeWorking({ ...ratio, without: ["Maple Store"] }).sentence).toContain(
    "The minimum of Maple Store is not known and not among them, so the true share is higher.",
  );
  expect(debtToIncomeWorking({ ...ratio, without: [] }).sentence).not.toContain("not known");
});
