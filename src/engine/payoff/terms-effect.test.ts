import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { rate } from "../money/rate.ts";
import { debtId, type PlanDebt, type PlanRequest } from "./plan.ts";
import { computeTermsEffects } from "./terms-effect.ts";

const card = (changes: Partial<PlanDebt> = {}): PlanDebt => ({
  id: debtId("card"),
  balance: cents(120_000),
  apr: rate("24"),
  minimum: { type: "fixed", amount: cents(5000) },
  ...changes,
});
const request = (debts: readonly PlanDebt[], amount = 62_400): PlanRequest => ({
  strategy: "optimal",
  budget: { kind: "constant", amount: cents(amount) },
  debts,
});

test("a card without interest saves the interest it would have cost, less the fee", () => {
  // 1,200 at 2 % a month: 24.00 in month 1; 600.00 left bear 12.00; 612.00 closes it.
  const changes = [{ debts: [card({ apr: rate("0") })], cost: cents(1500) }];
  expect(computeTermsEffects(request([card()]), changes)).toEqual([
    { interestSaved: 3600, saved: 2100, monthsSooner: 0 },
  ]);
});

test("a fee above the interest is a loss, and is said as one", () => {
  const changes = [{ debts: [card({ apr: rate("0"), balance: cents(130_000) })], cost: cents(10_000) }];
  const [effect] = computeTermsEffects(request([card()]), changes) ?? [];
  expect(effect).toEqual({ interestSaved: 3600, saved: -6400, monthsSooner: -1 });
});

test("nothing is compared with a plan that does not end, nor is a change that does not", () => {
  const growing = card({ balance: cents(1_000_000) });
  expect(
    computeTermsEffects(request([growing], 10_000), [{ debts: [card()], cost: cents(0) }]),
  ).toBeUndefined();
  const changes = [{ debts: [card({ balance: cents(9_000_000) })], cost: cents(0) }];
  expect(computeTermsEffects(request([card()]), changes)).toEqual([undefined]);
});
