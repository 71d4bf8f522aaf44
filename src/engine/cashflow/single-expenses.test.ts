import { describe, expect, test } from "vitest";
import type { PlainDate } from "../calendar/plain-date.ts";
import { cents } from "../money/cents.ts";
import { findSingleExpenses, type Outflow } from "./single-expenses.ts";

const YEAR = { first: "2026-01-01" as PlainDate, last: "2026-12-31" as PlainDate };
const out = (on: string, amount: number, payer: string, category: string, refunded = 0): Outflow => ({
  on: on as PlainDate,
  amount: cents(-amount),
  refunded: cents(refunded),
  payer,
  category,
});
const repair = out("2026-08-14", 234_000, "PRECISION AUTO", "transport");
const usual = Array.from({ length: 12 }, (_, month) =>
  out(`2026-${String(month + 1).padStart(2, "0")}-05`, 6000, "SHELL", "transport"),
);
const find = (outflows: readonly Outflow[], spending = 200_000) =>
  findSingleExpenses(outflows, YEAR, cents(spending));

describe("a single expense", () => {
  test("is far above what its payer and its category usually take", () => {
    expect(find([...usual, repair])).toEqual([repair]);
  });

  test("is none where another one of its size was paid to the same payer or in the same category at another time", () => {
    const alike = { ...repair, on: "2026-02-14" as PlainDate, amount: cents(-90_000) };
    expect(find([repair, { ...alike, category: "home" }])).toEqual([]);
    expect(find([repair, { ...alike, payer: "CITY GARAGE" }])).toEqual([]);
    expect(find([repair, { ...alike, payer: "CITY GARAGE", category: "home" }])).toHaveLength(2);
  });

  test("is none where it came in the year before as well", () => {
    expect(find([repair, { ...repair, on: "2025-08-15" as PlainDate }])).toEqual([]);
  });

  test("may be one of several payments of one occasion", () => {
    const flight = out("2026-06-02", 90_000, "UNITED", "travel");
    const hotel = out("2026-06-20", 110_000, "HILTON", "travel");
    expect(find([flight, hotel])).toEqual([hotel, flight]);
  });

  test("is what is left of it after what came back", () => {
    expect(find([{ ...repair, refunded: cents(205_000) }])).toEqual([]);
    expect(find([{ ...repair, refunded: cents(204_000) }])).toHaveLength(1);
  });

  test("is at least $300 and a tenth of what a usual month spends, and lies in the days that are looked at", () => {
    expect(find([out("2026-08-14", 29_999, "A", "medical")])).toEqual([]);
    expect(find([out("2026-08-14", 30_000, "A", "medical")])).toHaveLength(1);
    expect(find([out("2026-08-14", 30_000, "A", "medical")], 300_001)).toEqual([]);
    expect(find([{ ...repair, on: "2025-12-31" as PlainDate }])).toEqual([]);
  });
});
