/** Money back from a merchant belongs to what was bought there: it takes the purchase's category and lowers that spending. */
import type { PlainDate } from "../calendar/plain-date.ts";
import { type Category, categoryKind } from "./category.ts";
import { dayNumbers } from "./day-numbers.ts";

export type Purchasable = {
  readonly accountId: string;
  readonly on: PlainDate;
  /** Signed cents. */
  readonly amount: number;
  readonly merchantKey: string;
  readonly category: Category;
};

export type Refund = {
  /** Index of the money back, and of the purchase it belongs to. */
  readonly refund: number;
  readonly purchase: number;
};

/** Shops take goods back for about this long. */
const DAYS_TO_RETURN = 100;

const isSpending = (category: Category): boolean => {
  const kind = categoryKind(category);
  return kind === "essential" || kind === "discretionary";
};

/** Money in that may be a refund: of a spending category, or of none. */
const mayBeRefund = ({ amount, category }: Purchasable): boolean =>
  amount > 0 && (isSpending(category) || category === "refund" || category === "deposit");

/**
 * Finds the purchase of each refund: same account, same merchant, earlier or the same day, at most 100 days before, and at least as
 * large as what came back of it in all. An equal amount first, then the newest.
 */
export function findRefunds(lines: readonly Purchasable[]): readonly Refund[] {
  const numbered = dayNumbers();
  const keyOf = ({ accountId, merchantKey }: Purchasable): string => `${accountId} ${merchantKey}`;
  const refunds = [...lines.keys()]
    .filter((index) => mayBeRefund(lines[index]!))
    .toSorted((a, b) => numbered(lines[a]!.on) - numbered(lines[b]!.on));
  const asked = new Set(refunds.map((index) => keyOf(lines[index]!)));
  const left = new Map<number, number>();
  const byMerchant = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    if (line.amount >= 0 || !isSpending(line.category) || !asked.has(keyOf(line))) continue;
    left.set(index, -line.amount);
    const list = byMerchant.get(keyOf(line));
    if (list) list.push(index);
    else byMerchant.set(keyOf(line), [index]);
  }
  for (const list of byMerchant.values()) {
    list.sort((a, b) => numbered(lines[b]!.on) - numbered(lines[a]!.on) || b - a);
  }
  return refunds.flatMap((refund) => {
    const line = lines[refund]!;
    let newest: number | undefined;
    let equal: number | undefined;
    for (const index of byMerchant.get(keyOf(line)) ?? []) {
      const apart = numbered(line.on) - numbered(lines[index]!.on);
      if (apart > DAYS_TO_RETURN || equal !== undefined) break;
      const rest = left.get(index) ?? 0;
      if (apart < 0 || rest < line.amount) continue;
      newest ??= index;
      if (rest === line.amount) equal = index;
    }
    const purchase = equal ?? newest;
    if (purchase === undefined) return [];
    left.set(purchase, (left.get(purchase) ?? 0) - line.amount);
    return [{ refund, purchase }];
  });
}
