import type { Candidate } from "../candidates/pair-values.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

const TOTAL = /^(?:account)?totals?$/;
/** A heading stands at most so many rows over the rows of its table. */
const REACH = 10;

const amountsOf = (row: Row, { values }: Reading): MoneyValue[] =>
  row.segments.flatMap((segment) => values.get(segment) ?? []).filter((value) => value.kind === "money");

/** The amounts of a row behind its label, the last of which is what the others add up to. */
function totalled(row: Row, label: Segment, reading: Reading): MoneyValue | undefined {
  const amounts = amountsOf(row, reading).filter(({ span }) => span.x0 > label.x1);
  const last = amounts.at(-1);
  if (!last || amounts.length < 3) return undefined;
  const parts = amounts.slice(0, -1).reduce((sum, { money }) => sum + money.amount, 0);
  return parts === last.money.amount ? last : undefined;
}

/**
 * A summary in columns ("Pay in full", "Pay over time", "Total"): what its labels announce is the amount under "Total" wherever the
 * row adds up to it.
 */
export function ofTotalColumn(candidates: readonly Candidate[], reading: Reading): Candidate[] {
  const { rows } = reading.sheet;
  return candidates.map((candidate) => {
    const { segment } = candidate.label.span;
    const row = rows[segment.row];
    const total = row && candidate.value.kind === "money" ? totalled(row, segment, reading) : undefined;
    if (!total || candidate.value.span.segment.row !== segment.row || candidate.value === total)
      return candidate;
    const isHeaded = rows
      .slice(Math.max(0, segment.row - REACH), segment.row)
      .flatMap(({ segments }) => segments)
      .some(
        ({ page, text, x0, x1 }) =>
          page === segment.page &&
          TOTAL.test(squash(text)) &&
          Math.min(x1, total.span.x1) > Math.max(x0, total.span.x0),
      );
    return isHeaded ? { ...candidate, value: total } : candidate;
  });
}
