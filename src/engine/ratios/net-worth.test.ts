import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import { netWorthByMonth, type ValuedAccount } from "./net-worth.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
};
const account = (
  name: string,
  side: ValuedAccount["side"],
  values: Readonly<Record<string, number>>,
): ValuedAccount => ({
  name,
  side,
  values: Object.entries(values).map(([asOf, amount]) => ({ asOf: day(asOf), amount: cents(amount) })),
});

describe("net worth by month", () => {
  it("is what is owned less what is owed, from the newest statement by the end of the month", () => {
    const accounts = [
      account("Checking", "asset", { "2026-08-31": 100_000, "2026-09-30": 120_000 }),
      account("Card", "liability", { "2026-08-12": 50_000, "2026-09-12": 40_000, "2026-10-12": 30_000 }),
    ];
    expect(netWorthByMonth(accounts, day("2026-10-20"))).toMatchObject([
      { kind: "known", month: "2026-08", assets: 100_000, liabilities: 50_000, netWorth: 50_000 },
      { kind: "known", month: "2026-09", assets: 120_000, liabilities: 40_000, netWorth: 80_000 },
      { kind: "known", month: "2026-10", assets: 120_000, liabilities: 30_000, netWorth: 90_000 },
    ]);
  });

  it("names the accounts without a recent statement instead of guessing", () => {
    const accounts = [
      account("Checking", "asset", { "2026-05-31": 100_000, "2026-10-31": 90_000 }),
      account("Loan", "liability", { "2026-06-15": 500_000 }),
      account("Never read", "liability", {}),
    ];
    const months = netWorthByMonth(accounts, day("2026-11-20"));
    expect(months.map((month) => [month.month, month.kind === "missing" ? month.missing : "known"])).toEqual([
      ["2026-05", ["Loan"]],
      ["2026-06", "known"],
      ["2026-07", "known"],
      ["2026-08", "known"],
      // 31 May is 122 days ago; 15 June 107.
      ["2026-09", ["Checking", "Loan"]],
      ["2026-10", ["Loan"]],
      ["2026-11", ["Loan"]],
    ]);
  });

  it("lets a statement count for 92 days, and not a day longer", () => {
    const accounts = [account("Savings", "asset", { "2026-08-20": 1 })];
    expect(netWorthByMonth(accounts, day("2026-11-20")).at(-1)?.kind).toBe("known");
    expect(netWorthByMonth(accounts, day("2026-11-21")).at(-1)?.kind).toBe("missing");
  });

  it("does not look at statements of the future, and is empty without any", () => {
    expect(netWorthByMonth([account("Card", "liability", { "2027-01-01": 1 })], day("2026-11-20"))).toEqual(
      [],
    );
    expect(netWorthByMonth([], day("2026-11-20"))).toEqual([]);
  });

  it("has every month once, in order, and adds up, whatever the statements are", () => {
    const statement = fc.record({
      asOf: fc
        .date({ min: new Date("2025-01-01"), max: new Date("2026-11-20"), noInvalidDate: true })
        .map((date) => day(date.toISOString().slice(0, 10))),
      amount: fc.integer({ min: -1_000_000, max: 10_000_000 }).map(cents),
    });
    const accounts = fc.array(
      fc.record({
        name: fc.string(),
        side: fc.constantFrom("asset" as const, "liability" as const),
        values: fc.array(statement, { minLength: 1, maxLength: 6 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(accounts, (given) => {
        const months = netWorthByMonth(given, day("2026-11-20"));
        const names = months.map(({ month }) => month);
        expect(names).toEqual([...new Set(names)].toSorted());
        expect(names.at(-1)).toBe("2026-11");
        const holds = months.map((month) =>
          month.kind === "known"
            ? month.assets - month.liabilities === month.netWorth
            : month.missing.length > 0,
        );
        expect(holds).not.toContain(false);
      }),
    );
  });
});
