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

const OF_THIS_PERIOD = /this(?:billing)?(?:period|statement|month|cycle)|currentperiod|periodtotal/;
/** The heads of such columns are of so many lines. */
const HEAD_LINES = 3;

/** The words in the lines right over a column, from the end of the one before it to that of its amount, without those in rows of amounts. */
function headOver({ span }: MoneyValue, from: number, reading: Reading): string {
  const { row, page } = span.segment;
  const cells = reading.sheet.rows
    .slice(0, row)
    .filter((other) => other.page === page && amountsOf(other, reading).length === 0)
    .slice(-HEAD_LINES)
    .flatMap(({ segments }) => segments);
  return squash(
    cells
      .filter(({ x0, x1 }) => x0 < span.x1 && from < x1)
      .map(({ text }) => text)
      .join(" "),
  );
}

/** Fees and interest of the year, of the last one and of the period side by side: those of the period are the statement's, wherever they stand. */
export function ofThisPeriod(candidates: readonly Candidate[], reading: Reading): Candidate[] {
  return candidates.map((candidate) => {
    const { segment } = candidate.label.span;
    const row = reading.sheet.rows[segment.row];
    const isAsked = candidate.field === "feesCharged" || candidate.field === "interestCharged";
    if (!row || !isAsked || candidate.value.span.segment.row !== segment.row) return candidate;
    const amounts = amountsOf(row, reading).filter(({ span }) => span.x0 > segment.x1);
    if (amounts.length < 2) return candidate;
    const [own, another] = amounts.filter((amount, at) =>
      OF_THIS_PERIOD.test(headOver(amount, amounts[at - 1]?.span.x1 ?? segment.x1, reading)),
    );
    return own && !another && own !== candidate.value ? { ...candidate, value: own } : candidate;
  });
}

/** Figures of which a card kept in portions prints one for each portion and one for all. */
const OF_PORTIONS = ["previousBalance", "payments", "paymentsAndCredits", "purchases"];

/** Of amounts under one wording ("Account total: previous balance" is the same), all above the one that they add up to. */
function portionsOf(candidates: readonly Candidate[], field: string): Candidate[] {
  const ordered = candidates
    .filter((candidate) => candidate.field === field && amountOf(candidate) !== 0)
    .toSorted((a, b) => a.value.span.segment.row - b.value.span.segment.row);
  for (const [at, whole] of ordered.entries()) {
    const portions = ordered
      .slice(0, at)
      .filter(({ label }) => whole.label.label.phrase.endsWith(label.label.phrase));
    const sum = portions.reduce((total, portion) => total + amountOf(portion), 0);
    if (portions.length >= 2 && amountOf(whole) === sum) return portions;
  }
  return [];
}

const amountOf = ({ value }: Candidate): number => (value.kind === "money" ? value.money.amount : 0);

/**
 * A summary in portions one below the other ("Pay in full", "Pay over time", "Account total"): where the last earlier balance and the last
 * movement are what those above them add up to, the portions are none of the account's figures.
 */
export function withoutPortions(candidates: readonly Candidate[]): Candidate[] {
  const found = OF_PORTIONS.map((field) => portionsOf(candidates, field));
  const isSummed = (found[0]?.length ?? 0) > 0 && found.slice(1).some((portions) => portions.length > 0);
  const portions = new Set(isSummed ? found.flat() : []);
  return candidates.filter((candidate) => !portions.has(candidate));
}
