/**
 * The order in which the surplus of a month goes to the debts, as numbers the kernel can compare: the open debt with the highest
 * priority is the target. Ties: see `pickTarget`.
 */

/** Earlier than its turn: from month `from` to `until` the debt goes first; in the month before it gets up to `before` cents first. */
export type Push = {
  readonly debt: number;
  readonly from: number;
  readonly until: number;
  readonly before: number;
};

export type OrderPolicy = {
  /**
   * charged: APR of this month; goto: APR after the promotion; effective: what a dollar costs this month, convention included;
   * balance: smallest balance; list: `positions`; none: no surplus at all.
   */
  readonly by: "charged" | "goto" | "effective" | "balance" | "list" | "none";
  /** For "list": the place of each debt, by index. */
  readonly positions?: readonly number[];
  /** Keep the order of the first month. */
  readonly frozen?: boolean;
  readonly pushes?: readonly Push[];
};

/** Above every priority that an APR or a place in a list can give. */
export const PUSHED = 2 ** 40;

/**
 * The index of the next target among the open debts, or -1 when none can take money.
 * Highest priority first (ties: smaller balance, then input order); with `balanceFirst` the smallest balance first (ties: higher
 * priority, then input order). The balance is the one the month began with, so the order of a month is settled before its first
 * payment; `left` is what a debt can still take.
 */
export function pickTarget(
  open: Int32Array,
  openCount: number,
  balance: Float64Array,
  left: Float64Array,
  prepay: Uint8Array,
  priority: Float64Array,
  balanceFirst: boolean,
): number {
  let best = -1;
  let bestOwed = 0;
  let bestPriority = 0;
  for (let place = 0; place < openCount; place++) {
    const debt = open[place]!;
    if (left[debt] === 0 || prepay[debt] === 0) continue;
    const owed = balance[debt]!;
    const rank = priority[debt]!;
    const better =
      best === -1 ||
      (balanceFirst
        ? owed < bestOwed || (owed === bestOwed && rank > bestPriority)
        : rank > bestPriority || (rank === bestPriority && owed < bestOwed));
    if (better) {
      best = debt;
      bestOwed = owed;
      bestPriority = rank;
    }
  }
  return best;
}
