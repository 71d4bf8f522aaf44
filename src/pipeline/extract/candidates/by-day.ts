import type { Reading } from "../reading.ts";
import type { Candidate } from "./pair-values.ts";

const DAY_MS = 86_400_000;
/** "Balance on June 30", "Your balance as of 06/30": only the day says which balance it is. */
const OF_A_DAY = /balance(?:on|asof)?$/;

type Period = { readonly start?: { readonly value: string }; readonly end?: { readonly value: string } };
type Fields = { readonly first: string; readonly last: string };

/** Days from the first day to a month and day of the same or a neighbouring year. */
function daysFrom(day: string, month: number, date: number): number {
  const year = Number(day.slice(0, 4));
  const gaps = [year - 1, year, year + 1].map(
    (other) => (Date.UTC(other, month - 1, date) - Date.parse(day)) / DAY_MS,
  );
  return gaps.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0] ?? Number.POSITIVE_INFINITY;
}

/**
 * Balances whose label names a day are those of that day: the first balance on the first day of the period or the day before, the last one on
 * its last day. Other balances, and all of them without a known period, stay what their label says.
 */
export function balancesByDay(
  candidates: readonly Candidate[],
  { values }: Reading,
  period: Period,
  fields: Fields,
): Candidate[] {
  const { start, end } = period;
  if (!start || !end) return [...candidates];
  return candidates.map((candidate) => {
    const { label } = candidate;
    const isBalance = candidate.field === fields.first || candidate.field === fields.last;
    if (!isBalance || !OF_A_DAY.test(label.label.phrase)) return candidate;
    const own = (values.get(label.span.segment) ?? []).find(
      (value) => value.kind === "date" && value.span.start >= label.span.end,
    );
    if (own?.kind !== "date") return candidate;
    const { month, day } = own.date;
    const toStart = daysFrom(start.value, month, day);
    if (toStart === 0 || toStart === -1) return { ...candidate, field: fields.first };
    return daysFrom(end.value, month, day) === 0 ? { ...candidate, field: fields.last } : candidate;
  });
}
