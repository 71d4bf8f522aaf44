import type { TransactionFacts } from "#contract/extraction.ts";
import { type CardLine, cardRows, makeCard } from "../card-data.ts";
import { decimal } from "../print-styles.ts";

/** A card's month with, now and then, a payment missed before it: the past due amount is part of the minimum. */
export function cardMonth(seed: number, salt: number) {
  const card = makeCard(seed * 53 + salt);
  const past = card.fees > 0 ? Math.min(card.minimum, card.balance - card.minimum) : 0;
  const of = (...kinds: ReadonlyArray<CardLine["kind"]>) =>
    card.lines
      .filter((line) => kinds.includes(line.kind))
      .toSorted((a, b) => a.day.localeCompare(b.day) || 0);
  return { ...card, pastDue: past, minimum: card.minimum + past, of };
}

export const rowsOf = (...groups: ReadonlyArray<readonly CardLine[]>): TransactionFacts[] =>
  cardRows(groups.flat());

/** What remains when cents are cut off in print. */
export const wholeOf = (cents: number) => decimal(Math.floor(cents / 100) * 100);

/** A day's reference as processors number their items. */
export const reference = (index: number, day: string) =>
  `24${day.slice(2).replaceAll("-", "")}${String(index * 7919 + 10_457).padStart(6, "0")}XF`;
