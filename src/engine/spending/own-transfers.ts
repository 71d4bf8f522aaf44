/**
 * Money moved between own accounts: what leaves one account arrives in another, the same amount within a few days. Where the words
 * alone already say so they are believed; the other leg makes it certain, also for words that could mean anything.
 */
import type { PlainDate } from "../calendar/plain-date.ts";
import type { AccountRole } from "./categorise.ts";
import { type Category, categories, categoryKind } from "./category.ts";
import { dayNumbers } from "./day-numbers.ts";

export type Leg = {
  readonly accountId: string;
  readonly account: AccountRole;
  readonly on: PlainDate;
  /** Signed cents. */
  readonly amount: number;
  readonly category: Category;
};

export type OwnTransfer = {
  /** Index of the leg that left, and of the one that arrived. */
  readonly out: number;
  readonly in: number;
};

/** How many days one leg may be posted before or after the other. */
export const DAYS_BETWEEN_LEGS = 4;

const MOVABLE: ReadonlySet<Category> = new Set(
  categories.filter((category) => {
    const kind = categoryKind(category);
    return kind === "transfer" || kind === "debt-payment"
      ? category !== "interest"
      : category === "deposit" || category === "other" || category === "cash";
  }),
);

/** Words that can belong to a move between own accounts. */
export const canMove = ({ category }: Pick<Leg, "category">): boolean => MOVABLE.has(category);

/** Words that speak of a move: one of the legs needs them, for equal amounts alone are often chance. */
function speaksOfMove({ category }: Leg): boolean {
  const kind = categoryKind(category);
  return (kind === "transfer" || kind === "debt-payment") && category !== "interest";
}

/**
 * Pairs legs of opposite sign and equal size on different accounts at most four days apart, the nearest first; each leg belongs to
 * one pair at most. Payments that the words call pay, fees, interest or a purchase never belong to one.
 */
export function findOwnTransfers(legs: readonly Leg[]): readonly OwnTransfer[] {
  const bySize = new Map<number, { outs: number[]; ins: number[] }>();
  for (const [index, leg] of legs.entries()) {
    if (leg.amount === 0 || !canMove(leg)) continue;
    const size = Math.abs(leg.amount);
    const group = bySize.get(size) ?? { outs: [], ins: [] };
    (leg.amount < 0 ? group.outs : group.ins).push(index);
    bySize.set(size, group);
  }
  const numbered = dayNumbers();
  const pairs: Array<OwnTransfer & { readonly apart: number; readonly isPlain: boolean }> = [];
  for (const { outs, ins } of bySize.values()) {
    for (const out of outs) {
      for (const into of ins) {
        const [left, arrived] = [legs[out]!, legs[into]!];
        if (left.accountId === arrived.accountId) continue;
        const apart = Math.abs(numbered(left.on) - numbered(arrived.on));
        const [leftSpeaks, arrivedSpeaks] = [speaksOfMove(left), speaksOfMove(arrived)];
        if (apart > DAYS_BETWEEN_LEGS || !(leftSpeaks || arrivedSpeaks)) continue;
        pairs.push({ out, in: into, apart, isPlain: leftSpeaks && arrivedSpeaks });
      }
    }
  }
  pairs.sort(
    (a, b) => Number(b.isPlain) - Number(a.isPlain) || a.apart - b.apart || a.out - b.out || a.in - b.in,
  );
  const taken = new Set<number>();
  return pairs.flatMap(({ out, in: into }) => {
    if (taken.has(out) || taken.has(into)) return [];
    taken.add(out).add(into);
    return [{ out, in: into }];
  });
}

/** What both legs are: a payment to a card or to a loan by where it arrives, else a transfer. */
export function categoryOfTransfer(out: Leg, into: Leg): Category {
  if (into.account === "card") return "card-payment";
  if (into.account === "other" && categoryKind(out.category) === "debt-payment") return out.category;
  if (into.account === "other" && out.category === "investing") return "investing";
  return "transfer";
}
