import { describe, expect, it } from "vitest";
import { PUSHED, pickTarget } from "./order.ts";

type Place = {
  readonly owed: number;
  readonly rank: number;
  readonly left?: number;
  readonly prepay?: boolean;
};

/** Picks among debts in input order; `isOpen` names the places that are open. */
function pick(
  debts: readonly Place[],
  balanceFirst = false,
  isOpen = debts.map((_, place) => place),
): number {
  return pickTarget(
    Int32Array.from(isOpen),
    isOpen.length,
    Float64Array.from(debts, ({ owed }) => owed),
    Float64Array.from(debts, ({ owed, left = owed }) => left),
    Uint8Array.from(debts, ({ prepay = true }) => Number(prepay)),
    Float64Array.from(debts, ({ rank }) => rank),
    balanceFirst,
  );
}

describe("the target of the surplus", () => {
  it.each<[string, readonly Place[], number]>([
    [
      "the highest priority",
      [
        { owed: 10, rank: 1 },
        { owed: 90, rank: 3 },
        { owed: 5, rank: 2 },
      ],
      1,
    ],
    [
      "of equal priorities the smaller balance",
      [
        { owed: 20, rank: 2 },
        { owed: 10, rank: 2 },
      ],
      1,
    ],
    [
      "of equal priorities and balances the first",
      [
        { owed: 10, rank: 2 },
        { owed: 10, rank: 2 },
      ],
      0,
    ],
    ["the only one, at the lowest priority", [{ owed: 10, rank: 0 }], 0],
    [
      "a negative priority against a lower one",
      [
        { owed: 10, rank: -3 },
        { owed: 10, rank: -1 },
      ],
      1,
    ],
    [
      "not one that can take nothing more",
      [
        { owed: 10, rank: 9, left: 0 },
        { owed: 10, rank: 1 },
      ],
      1,
    ],
    [
      "not one that takes only its minimum",
      [
        { owed: 10, rank: 9, prepay: false },
        { owed: 10, rank: 1 },
      ],
      1,
    ],
    [
      "nobody where none can take money",
      [
        { owed: 10, rank: 9, left: 0 },
        { owed: 5, rank: 1, prepay: false },
      ],
      -1,
    ],
  ])("is %s", (_name, debts, target) => {
    expect(pick(debts)).toBe(target);
  });

  it.each<[string, readonly Place[], number]>([
    [
      "the smallest balance",
      [
        { owed: 10, rank: 1 },
        { owed: 90, rank: 3 },
        { owed: 5, rank: 0 },
      ],
      2,
    ],
    [
      "of equal balances the higher priority",
      [
        { owed: 10, rank: 1 },
        { owed: 10, rank: 2 },
      ],
      1,
    ],
    [
      "of equal balances and priorities the first",
      [
        { owed: 10, rank: 2 },
        { owed: 10, rank: 2 },
      ],
      0,
    ],
    [
      "not a smaller one that is already paid this month",
      [
        { owed: 5, rank: 1, left: 0 },
        { owed: 9, rank: 1 },
      ],
      1,
    ],
  ])("with balances first is %s", (_name, debts, target) => {
    expect(pick(debts, true)).toBe(target);
  });

  it("goes by the balance the month began with, not by what is left of it", () => {
    const almostPaid = { owed: 100, rank: 2, left: 1 };
    expect(pick([{ owed: 50, rank: 2 }, almostPaid])).toBe(0);
    expect(pick([{ owed: 50, rank: 2 }, almostPaid], true)).toBe(0);
  });

  it("is never a debt that is not open", () => {
    const debts = [
      { owed: 10, rank: 9 },
      { owed: 10, rank: 1 },
      { owed: 10, rank: 2 },
    ];
    expect(pick(debts, false, [1, 2])).toBe(2);
    expect(pick(debts, false, [])).toBe(-1);
  });

  it("is a pushed debt before any other, and among pushed ones the dearer", () => {
    expect(
      pick([
        { owed: 1, rank: 1023 },
        { owed: 9, rank: PUSHED },
      ]),
    ).toBe(1);
    expect(
      pick([
        { owed: 1, rank: PUSHED + 1 },
        { owed: 9, rank: PUSHED + 2 },
      ]),
    ).toBe(1);
  });
});
