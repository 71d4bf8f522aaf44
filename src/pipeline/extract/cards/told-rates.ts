import type { Row, Segment } from "../layout/sheet.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { AprEntry, AprKind } from "./apr-entry.ts";

/** "On 12/01/2026 your purchase APR will change to 27.24%", "Purchase APR 27.24% effective 12/01/2026": what a rate was or will be. */
const OF_ANOTHER_TIME =
  /\b(?:effective|revised|chang(?:e|es|ed|ing)|starting|beginning|was|until|after|becomes?|new\s(?:\w+\s){0,2}(?:apr|rate))\b/i;
const OF_OTHERS = /\baverage\s(?:card|customer|rate)|\baccounts\sopened\b/i;
/** A line of some words that ends as a sentence does. */
const SENTENCE = /^(?:\S+\s+){5,}\S+\.$/;

/** Whether a line tells of a rate instead of listing it with what it was charged on. */
export function isTold(row: Row, values: ReadonlyMap<Segment, readonly PrintedValue[]>): boolean {
  const own = row.segments.flatMap((segment) => values.get(segment) ?? []);
  if (own.some((value) => value.kind === "money" && !value.money.bare)) return false;
  const text = row.segments.map((segment) => segment.text).join(" ");
  return OF_ANOTHER_TIME.test(text) || OF_OTHERS.test(text) || SENTENCE.test(text.trim());
}

/** Offers of several rates stand side by side. */
const LISTED_ONCE: ReadonlySet<AprKind> = new Set(["purchase", "cash-advance"]);

/** A rate that only a sentence or a remark tells gives way to another that is listed for the same kind of balance. */
export function withoutTold<Entry extends AprEntry & { readonly told: boolean }>(
  entries: readonly Entry[],
): Entry[] {
  return entries.filter(({ told, kind, apr }) => {
    const listed = entries.filter((other) => !other.told && other.kind === kind);
    const isKnown = listed.length === 0 || listed.some((other) => other.apr.value === apr.value);
    return !told || !LISTED_ONCE.has(kind) || isKnown;
  });
}
