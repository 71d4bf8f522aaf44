/**
 * The least that two debts can cost, without rounding and over all ways to split each month's money, not only orders. It is exact:
 * once it is said which debt closes first and in which month, both debts owe linear functions of the first one's payments, so the
 * best split is a fractional knapsack: the first debt takes its money in the months in which that costs the other one least.
 * All first closings are tried. Fixed minimums, monthly interest, promotions (plain and deferred), fees, budgets by month.
 */
export type OptimumDebt = {
  readonly balance: number;
  /** Percent a year. */
  readonly apr: number;
  readonly minimum: number;
  readonly promo?: { readonly months: number; readonly apr: number; readonly deferred: boolean };
  readonly fee?: number;
};

/** What is owed after each month with these payments, deferred interest included from the month it is charged in. */
function owedAfter(debt: OptimumDebt, payments: readonly number[]): number[] {
  const { apr, promo, fee = 0 } = debt;
  const promoMonths = promo?.months ?? 0;
  let owed = debt.balance;
  let aside = 0;
  return payments.map((payment, index) => {
    const month = index + 1;
    const before = owed;
    owed += (before * (month <= promoMonths && promo ? promo.apr : apr)) / 1200 + fee - payment;
    if (promo?.deferred === true) {
      if (month <= promoMonths) aside += (before * apr) / 1200;
      if (month === promoMonths + 1) owed += aside;
    }
    return owed;
  });
}

/** How much less is owed at the end for a cent paid in each month. */
function weights(debt: OptimumDebt, months: number): number[] {
  const unit = { ...debt, balance: 0, fee: 0 };
  return Array.from({ length: months }, (_, month) => {
    const payments = Array.from({ length: months }, (_ignored, index) => (index === month ? 1 : 0));
    return -(owedAfter(unit, payments).at(-1) ?? 0);
  });
}

const EPSILON = 1e-6;

/** The payments of the first debt, closed in month `closing`, that cost the other the least at the end of `horizon`. */
function bestPayments(
  [first, other]: readonly [OptimumDebt, OptimumDebt],
  budgets: readonly number[],
  closing: number,
  horizon: number,
): number[] | undefined {
  const payments = Array.from({ length: closing }, (_, index) => (index + 1 < closing ? first.minimum : 0));
  const room = payments.map((payment, index) => (budgets[index] ?? 0) - other.minimum - payment);
  if (room.some((amount) => amount < 0)) return undefined;
  const own = weights(first, closing);
  const others = weights(other, horizon);
  let left = owedAfter(first, payments).at(-1) ?? 0;
  if (left < -EPSILON) return undefined;
  const order = payments
    .map((_, index) => index)
    .toSorted((a, b) => (own[b] ?? 0) / (others[b] ?? 1) - (own[a] ?? 0) / (others[a] ?? 1));
  for (const index of order) {
    const share = Math.min(room[index] ?? 0, left / (own[index] ?? 1));
    payments[index] = (payments[index] ?? 0) + share;
    left -= share * (own[index] ?? 1);
  }
  return left > EPSILON ? undefined : payments;
}

/** Interest and fees of playing these payments of the first debt, all other money to the other one. */
function costOf(
  [first, other]: readonly [OptimumDebt, OptimumDebt],
  budgets: readonly number[],
  payments: readonly number[],
): number {
  // A debt that is closed before its time is a case of its own.
  if (
    owedAfter(first, payments).some(
      (owed, index) => owed < -EPSILON || (owed < EPSILON && index + 1 < payments.length),
    )
  ) {
    return Number.POSITIVE_INFINITY;
  }
  const toOther: number[] = [];
  let paid = 0;
  for (const [index, budget] of budgets.entries()) {
    toOther.push(budget - (payments[index] ?? 0));
    const owed = owedAfter(other, toOther).at(-1) ?? 0;
    if (owed > EPSILON) {
      if (index + 1 > payments.length && budget < other.minimum) return Number.POSITIVE_INFINITY;
      paid += budget;
      continue;
    }
    // Both must be open until the first is closed.
    if (index + 1 < payments.length) return Number.POSITIVE_INFINITY;
    return paid + budget + owed - first.balance - other.balance;
  }
  return Number.POSITIVE_INFINITY;
}

/** The least interest and fees in cents with the money of each month; infinite when it is not enough. */
export function leastCost(debts: readonly [OptimumDebt, OptimumDebt], budgets: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const pair of [debts, [debts[1], debts[0]]] as const) {
    const promoMonths = pair[1].promo?.deferred === true ? pair[1].promo.months : 0;
    for (let closing = 1; closing <= budgets.length; closing++) {
      // Where the other debt is still in a deferred promotion, what counts may be what it owes once that interest is charged.
      for (const horizon of new Set([closing, Math.max(closing, promoMonths + 1)])) {
        const payments = bestPayments(pair, budgets, closing, horizon);
        if (payments !== undefined) least = Math.min(least, costOf(pair, budgets, payments));
      }
    }
  }
  return least;
}
