import { describe, expect, it } from "vitest";
import { type PlainDate, parsePlainDate } from "../calendar/plain-date.ts";
import type { AccountRole } from "./categorise.ts";
import type { Category } from "./category.ts";
import { categoryOfTransfer, findOwnTransfers, type Leg } from "./own-transfers.ts";

const day = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new Error(`no such day: ${text}`);
  return parsed;
};
const leg = (
  accountId: string,
  on: string,
  amount: number,
  category: Category = "transfer",
  account: AccountRole = "deposit",
): Leg => ({ accountId, account, on: day(on), amount, category });
const pairs = (...legs: readonly Leg[]) => findOwnTransfers(legs).map((pair) => [pair.out, pair.in]);

describe("two legs", () => {
  it.each([
    ["on the same day", "2026-03-02", "2026-03-02", 1],
    ["four days later", "2026-03-02", "2026-03-06", 1],
    ["four days earlier", "2026-03-06", "2026-03-02", 1],
    ["five days later", "2026-03-02", "2026-03-07", 0],
    ["over the end of a leap February", "2028-02-28", "2028-03-03", 1],
    ["over the end of a year", "2026-12-30", "2027-01-03", 1],
  ])("that arrive %s", (_name, left, arrived, count) => {
    expect(pairs(leg("a", left, -500), leg("b", arrived, 500))).toHaveLength(count);
  });

  it("of nothing are no move", () => {
    expect(pairs(leg("a", "2026-03-02", 0), leg("b", "2026-03-02", 0))).toEqual([]);
  });

  it.each<[Category, Category, boolean]>([
    ["transfer", "deposit", true],
    ["transfer", "cash", true],
    ["card-payment", "other", true],
    ["other", "card-payment", true],
    ["mortgage", "deposit", true],
    ["p2p", "p2p", true],
    ["other", "deposit", false],
    ["cash", "deposit", false],
    ["interest", "transfer", false],
    ["transfer", "interest-earned", false],
    ["transfer", "income", false],
    ["groceries", "transfer", false],
    ["fees", "transfer", false],
  ])("called %s and %s: one move is %s", (left, arrived, isMove) => {
    const found = pairs(leg("a", "2026-03-02", -500, left), leg("b", "2026-03-02", 500, arrived));
    expect(found.length === 1).toBe(isMove);
  });
});

describe("several that could belong together", () => {
  it("are paired with the nearest in time", () => {
    const legs = [leg("a", "2026-03-02", -500), leg("b", "2026-03-05", 500), leg("c", "2026-03-03", 500)];
    expect(pairs(...legs)).toEqual([[0, 2]]);
  });

  it("are paired first where both speak of a move, even if another is nearer", () => {
    const legs = [
      leg("a", "2026-03-02", -500),
      leg("b", "2026-03-02", 500, "deposit"),
      leg("c", "2026-03-04", 500),
    ];
    expect(pairs(...legs)).toEqual([[0, 2]]);
  });

  it("of one day are paired in the order of the list, each once", () => {
    const legs = [
      leg("a", "2026-03-02", -500),
      leg("a", "2026-03-02", -500),
      leg("b", "2026-03-02", 500),
      leg("b", "2026-03-02", 500),
      leg("b", "2026-03-02", 500),
    ];
    expect(pairs(...legs)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  it("of three accounts are a chain of two moves", () => {
    const legs = [
      leg("a", "2026-03-02", -500),
      leg("b", "2026-03-02", 500),
      leg("b", "2026-03-03", -500),
      leg("c", "2026-03-03", 500),
    ];
    expect(pairs(...legs)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });
});

describe("what a move is", () => {
  const on = "2026-03-02";
  it.each<[string, Leg, Leg, Category]>([
    ["to a card", leg("a", on, -1, "other"), leg("b", on, 1, "transfer", "card"), "card-payment"],
    [
      "to a card, in a loan's words",
      leg("a", on, -1, "mortgage"),
      leg("b", on, 1, "other", "card"),
      "card-payment",
    ],
    ["to a loan", leg("a", on, -1, "auto-loan"), leg("b", on, 1, "transfer", "other"), "auto-loan"],
    ["to a broker", leg("a", on, -1, "investing"), leg("b", on, 1, "transfer", "other"), "investing"],
    ["to an account of another kind", leg("a", on, -1), leg("b", on, 1, "transfer", "other"), "transfer"],
    ["to savings", leg("a", on, -1, "investing"), leg("b", on, 1), "transfer"],
    ["to a deposit account, in a loan's words", leg("a", on, -1, "mortgage"), leg("b", on, 1), "transfer"],
  ])("%s", (_name, out, into, category) => {
    expect(categoryOfTransfer(out, into)).toBe(category);
  });
});
