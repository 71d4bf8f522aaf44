import { describe, expect, it } from "vitest";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import type { Category } from "./category.ts";
import { findRefunds, type Purchasable } from "./refunds.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new Error(`no such day: ${text}`);
  return parsed;
};
const line = (
  on: string,
  amount: number,
  category: Category = "shopping",
  more: Partial<Purchasable> = {},
): Purchasable => ({ accountId: "card", on: day(on), amount, merchantKey: "kettle", category, ...more });
const pairs = (...lines: readonly Purchasable[]) =>
  findRefunds(lines).map(({ refund, purchase }) => [refund, purchase]);

describe("money back", () => {
  it("belongs to an earlier purchase, or one of the same day", () => {
    expect(pairs(line("2026-03-01", -500), line("2026-03-01", 500))).toEqual([[1, 0]]);
    expect(pairs(line("2026-03-02", -500), line("2026-03-01", 500))).toEqual([]);
  });

  it("may come a hundred days later, over a leap day too, and not a day more", () => {
    // 2028-02-01 and 100 days is 2028-05-11, since February has 29 days.
    expect(pairs(line("2028-02-01", -500), line("2028-05-11", 500))).toEqual([[1, 0]]);
    expect(pairs(line("2028-02-01", -500), line("2028-05-12", 500))).toEqual([]);
  });

  it("may be a part, and several parts up to all of it", () => {
    const bought = line("2026-03-01", -1000);
    expect(pairs(bought, line("2026-03-02", 400), line("2026-03-03", 600))).toEqual([
      [1, 0],
      [2, 0],
    ]);
    expect(pairs(bought, line("2026-03-02", 400), line("2026-03-03", 601))).toEqual([[1, 0]]);
    expect(pairs(bought, line("2026-03-02", 1001))).toEqual([]);
  });

  it("belongs to the purchase of its own amount before a newer larger one", () => {
    expect(pairs(line("2026-03-01", -500), line("2026-03-02", -900), line("2026-03-03", 500))).toEqual([
      [2, 0],
    ]);
  });

  it("belongs to the newest that is large enough where none is equal", () => {
    const lines = [
      line("2026-03-01", -2000),
      line("2026-03-02", -900),
      line("2026-03-03", -300),
      line("2026-03-04", 500),
    ];
    expect(pairs(...lines)).toEqual([[3, 1]]);
  });

  it("is told apart by what is left of a purchase, not by its first size", () => {
    const lines = [
      line("2026-03-01", -500),
      line("2026-03-02", -900),
      line("2026-03-03", 400),
      line("2026-03-04", 500),
    ];
    // 4.00 of the newer one leave 5.00 of it: both are now equal to the second refund, and the newer is taken.
    expect(pairs(...lines)).toEqual([
      [2, 1],
      [3, 1],
    ]);
  });

  it("is looked at by day, whatever the order of the list", () => {
    const lines = [line("2026-03-05", 500), line("2026-03-01", -500), line("2026-03-03", 500)];
    expect(pairs(...lines)).toEqual([[2, 1]]);
  });

  it.each<[string, Purchasable, Purchasable]>([
    [
      "on another account",
      line("2026-03-01", -500),
      line("2026-03-02", 500, "shopping", { accountId: "other" }),
    ],
    [
      "of another merchant",
      line("2026-03-01", -500),
      line("2026-03-02", 500, "shopping", { merchantKey: "fig" }),
    ],
    ["that is pay", line("2026-03-01", -500), line("2026-03-02", 500, "income")],
    ["that is a transfer", line("2026-03-01", -500), line("2026-03-02", 500, "transfer")],
    ["of a payment to a debt", line("2026-03-01", -500, "mortgage"), line("2026-03-02", 500)],
    ["of nothing", line("2026-03-01", -500), line("2026-03-02", 0)],
  ])("%s is none", (_name, bought, back) => {
    expect(pairs(bought, back)).toEqual([]);
  });

  it.each<Category>(["refund", "deposit", "groceries", "fees"])(
    "may be called %s by its words",
    (category) => {
      expect(pairs(line("2026-03-01", -500), line("2026-03-02", 500, category))).toEqual([[1, 0]]);
    },
  );
});
