/** Which debts may get money above their minimum: the person may leave debts out, or set an APR from which extra is given. */
import { compareRates, type Rate } from "../money/rate.ts";
import type { DebtId, PlanDebt, PlanRequest } from "./plan.ts";

export type AttackScope = {
  /** Debts that get their minimum only. Ids of debts that are not in the request mean nothing. */
  readonly leaveOut?: readonly DebtId[];
  /** A debt whose APR is lower gets its minimum only; one at exactly this APR may get extra. */
  readonly extraFromApr?: Rate;
};

export type AttackRole = "included" | "left-out" | "below-apr";

/**
 * The highest rate of all balances counts, now or after a promotion: a debt at 0 % for six months and 29.99 % after them is not
 * cheap.
 */
function dearestApr({ apr, promo, buckets }: PlanDebt): Rate {
  const balances = buckets === undefined || buckets.length === 0 ? [{ apr, promo }] : buckets;
  const rates = balances.flatMap((one) => (one.promo === undefined ? [one.apr] : [one.apr, one.promo.apr]));
  return rates.reduce((dearest, one) => (compareRates(one, dearest) > 0 ? one : dearest), rates[0] ?? apr);
}

/** What the scope makes of a debt; left out by name comes before the APR. */
export function attackRole(debt: PlanDebt, { leaveOut = [], extraFromApr }: AttackScope): AttackRole {
  if (leaveOut.includes(debt.id)) return "left-out";
  return extraFromApr !== undefined && compareRates(dearestApr(debt), extraFromApr) < 0
    ? "below-apr"
    : "included";
}

/**
 * The request with `prepay: false` on every debt that the scope leaves out, so that every strategy keeps to it. The budget is not
 * changed: once only such debts are open, what is above their minimums stays with the person.
 */
export function applyAttackScope(request: PlanRequest, scope: AttackScope): PlanRequest {
  const debts = request.debts.map((debt) =>
    attackRole(debt, scope) === "included" ? debt : { ...debt, prepay: false },
  );
  return { ...request, debts };
}
