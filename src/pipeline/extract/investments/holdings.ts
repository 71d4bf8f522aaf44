import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { type AmountCell, amountCells } from "../candidates/amount-cells.ts";
import type { PrintedLabel } from "../candidates/find-labels.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import type { Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { onceFor } from "../once-for.ts";
import type { StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type HoldingDraft, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { closingInLine } from "./columns-in-line.ts";
import { isOfOverview, nameOfRow } from "./holding-name.ts";
import { isAssetClass, isTotalName, NOT_A_HOLDING } from "./holding-words.ts";
import { isProduct } from "./holdings-by-product.ts";
import { isMereTotal, rowOfSubtotal, rowOverLots } from "./lots.ts";
import { isMovement } from "./movements.ts";
import { headingLabels, nameColumns } from "./name-columns.ts";
import { figuresIn } from "./name-print.ts";
import { beginsWithDay, isValueOverAccrued, withoutLargest } from "./table-kinds.ts";
import { totalOfPurchases } from "./total-of-purchases.ts";

export type Holdings = {
  readonly lines: readonly HoldingDraft[];
  /** Amounts that the table prints as totals in the column of values, in cents. */
  readonly totals: readonly AmountCell[];
};

/** A heading's row is followed by at most this many rows of its table. */
const MAX_ROWS = 60;

type ColumnKind = "value" | "prior" | "not";

/** The title of a list of movements. */
const HISTORY = /\b(?:transactions|activity)$/i;

/** Days of columns printed so close that they are one cell: "as of 12/31/25 as of 03/31/26", where a period has words or a dash between. */
function areDaysOfColumns(segment: Segment, days: readonly PrintedValue[]): boolean {
  const rest = days.reduce((text, { span }) => text.replace(span.text, " "), segment.text);
  return days.length > 1 && /^(?:\s|\b(?:as of|on|at)\b)*$/i.test(rest);
}

const areOver = (a: { x0: number; x1: number }, b: { x0: number; x1: number }): boolean =>
  Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0);

/** Dates printed in or right under and over a heading: "Balance on 06/30/2026". */
function dateOfHeading(label: PrintedLabel, reading: Reading, dates: StatementDates): string | undefined {
  const { span } = label;
  const rows = reading.sheet.rows.slice(Math.max(0, span.segment.row - 2), span.segment.row + 3);
  const near = rows
    .flatMap((row) => row.segments)
    .filter((segment) => {
      if (segment.page !== span.segment.page) return false;
      const overlap = Math.min(segment.x1, span.segment.x1) - Math.max(segment.x0, span.segment.x0);
      // A period in the head of the page is no day of a column.
      const days = (reading.values.get(segment) ?? []).filter((value) => value.kind === "date");
      const apart = Math.max(segment.y0 - span.segment.y1, span.segment.y0 - segment.y1);
      const isOfColumn = days.length < 2 || areDaysOfColumns(segment, days);
      return overlap > 0 && isOfColumn && apart < 2 * (span.segment.y1 - span.segment.y0);
    });
  for (const segment of near) {
    const own = reading.values.get(segment) ?? [];
    const isShared = own.filter(({ kind }) => kind === "date").length > 1;
    for (const value of own) {
      if (isShared && !areOver(value.span, span)) continue;
      if (value.kind !== "date" || value.span.x0 > span.x1 + 0.15 || value.span.x1 < span.x0 - 0.02) continue;
      const day = resolveDate(value.date, {
        dayFirst: dates.dayFirst,
        ...(dates.lastDay ? { periodEnd: dates.lastDay } : {}),
      });
      if (day) return day;
    }
  }
  return undefined;
}

const COLUMN_FIELDS = new Set(["value", "prior", "not"]);

/** Lines of one heading. */
const HEADING_LINES = 3;

/** Words that stand nearer over an amount than its heading, and are none of its lines, are a heading that was not understood. */
function isUnknownOver({ value: { span } }: AmountCell, heading: PrintedLabel, reading: Reading): boolean {
  for (let index = span.segment.row - 1; index > heading.span.segment.row + HEADING_LINES; index--) {
    const row = reading.sheet.rows[index];
    const over = row?.segments.find(
      (segment) =>
        Math.min(segment.x1, span.x1) > Math.max(segment.x0, span.x0) && /[A-Za-z]{3,}/.test(segment.text),
    );
    const isAlone = row?.segments.length === 1;
    if (over && !isAlone && (reading.values.get(over) ?? []).length === 0) return true;
  }
  return false;
}

function columnKind(
  cell: AmountCell,
  reading: Reading,
  dates: StatementDates,
): { kind: ColumnKind; heading: PrintedLabel } | undefined {
  const heading = cell.above.find((label) => COLUMN_FIELDS.has(label.label.field) && label.coverage > 0.4);
  if (!heading || isUnknownOver(cell, heading, reading)) return undefined;
  const isBoth = isValueOverAccrued(heading, cell.value.span, reading);
  const kind = isBoth ? "value" : (heading.label.field as ColumnKind);
  if (kind !== "value") return { kind, heading };
  const day = dateOfHeading(heading, reading, dates);
  const end = dates.end?.value ?? dates.statementDate?.value ?? dates.lastDay;
  return { kind: day && end && day < end ? "prior" : "value", heading };
}

/** A heading row names the holdings, or the values among several other columns. */
function isTableHeading(heading: PrintedLabel, labels: readonly PrintedLabel[]): boolean {
  const near = labels.filter(
    (label) =>
      label.span.segment.page === heading.span.segment.page &&
      Math.abs(label.span.segment.row - heading.span.segment.row) <= 2,
  );
  const kinds = new Set(near.map((label) => label.label.field));
  const hasNames = kinds.has("name") || kinds.has("symbol");
  return hasNames || ((kinds.has("not") || kinds.has("prior")) && near.length >= 3);
}

const amountOf = (entry: AmountCell): number => entry.value.money.amount;

/**
 * Amounts of an overview with a column for the last statement and one for this: what a label announces is the value of this one, though
 * the other stands nearer.
 */
export function endingValues(
  reading: Reading,
  dates: StatementDates,
  candidates: readonly Candidate[],
): Candidate[] {
  const labels = headingLabels(reading);
  const cells = amountCells(reading.sheet, reading.values, labels, () => false);
  const inRow = (cell: AmountCell) =>
    cells.filter((entry) => entry !== cell && entry.value.span.segment.row === cell.value.span.segment.row);
  return candidates.flatMap((candidate) => {
    const cell = cells.find((entry) => entry.value === candidate.value);
    if (candidate.field === "totalValue" && isOfTableRow(candidate, reading, labels)) return [];
    const inLine = candidate.field === "totalValue" ? closingInLine(candidate, reading) : undefined;
    if (inLine) return { ...candidate, value: inLine };
    if (cell && candidate.field === "totalValue") {
      const all = totalOfPurchases(candidate, reading, cells);
      if (all) return { ...candidate, value: all.value };
      if (isOfEarlierDay(candidate, reading, dates)) return [];
      // Kinds of money in columns: the one that the others sum to is the account's.
      const others = inRow(cell);
      const total = [cell, ...others].find(
        (entry) =>
          others.length >= 2 &&
          2 * amountOf(entry) === [cell, ...others].reduce((sum, each) => sum + amountOf(each), 0),
      );
      if (total) return { ...candidate, value: total.value };
    }
    // Two days as headings: the later one is this statement's.
    const dated = cell
      ? [cell, ...inRow(cell)].flatMap((entry) => {
          const day = dayAbove(entry, reading, dates);
          return day ? [{ entry, day }] : [];
        })
      : [];
    const latest = dated.toSorted((a, b) => b.day.localeCompare(a.day))[0];
    if (candidate.field === "totalValue" && latest && new Set(dated.map(({ day }) => day)).size > 1)
      return { ...candidate, value: latest.entry.value };
    if (!cell || candidate.field !== "totalValue" || columnKind(cell, reading, dates)?.kind !== "prior")
      return candidate;
    const other = inRow(cell).find((entry) => columnKind(entry, reading, dates)?.kind === "value");
    return other ? { ...candidate, value: other.value } : candidate;
  });
}

/** A column's heading announces no value of the account: what stands below it belongs to the holding that its row names. */
function isOfTableRow(
  { label, value }: Candidate,
  { sheet, values }: Reading,
  labels: readonly PrintedLabel[],
): boolean {
  const heading = label.span.segment.row;
  if (heading >= value.span.segment.row) return false;
  const others = new Set(
    labels
      .filter(({ span }) => span.segment.row === heading && span.segment !== label.span.segment)
      .map(({ span }) => span.segment),
  );
  const [first] = sheet.rows[value.span.segment.row]?.segments ?? [];
  const isNamed =
    first !== undefined &&
    first !== value.span.segment &&
    first.x1 <= value.span.x0 &&
    /[A-Za-z]{3,}/.test(first.text) &&
    !isTotalName(first.text) &&
    !(values.get(first) ?? []).some((other) => other.kind === "account");
  return others.size >= 2 && isNamed;
}

/** Rows between a heading and the figures under it. */
const MAX_HEADING_RISE = 12;

/** The day printed alone over an amount, in the same column. */
function dayAbove({ value }: AmountCell, reading: Reading, dates: StatementDates): string | undefined {
  const { rows } = reading.sheet;
  for (let index = value.span.segment.row - 1; index >= 0; index--) {
    const row = rows[index];
    if (!row || row.page !== value.span.segment.page || value.span.segment.row - index > MAX_HEADING_RISE)
      return undefined;
    for (const segment of row.segments) {
      const overlap = Math.min(segment.x1, value.span.x1) - Math.max(segment.x0, value.span.x0);
      if (overlap <= 0) continue;
      const days = (reading.values.get(segment) ?? []).filter((other) => other.kind === "date");
      const date = areDaysOfColumns(segment, days)
        ? days.find((other) => areOver(other.span, value.span))
        : days[0];
      if (date?.kind !== "date" || /[A-Za-z]{3,}/.test(segment.text.replace(date.span.text, ""))) continue;
      const end = dates.end?.value ?? dates.statementDate?.value ?? dates.lastDay;
      return resolveDate(date.date, {
        dayFirst: dates.dayFirst,
        ...(end ? { periodEnd: end as PlainDate } : {}),
      });
    }
  }
  return undefined;
}

/** "Balance 04/01/2026": the day between the words and the amount says of when it is. */
function isOfEarlierDay({ label, value }: Candidate, reading: Reading, dates: StatementDates): boolean {
  const end = dates.end?.value ?? dates.statementDate?.value ?? dates.lastDay;
  if (!end || label.span.segment.row !== value.span.segment.row) return false;
  const row = reading.sheet.rows[value.span.segment.row]?.segments ?? [];
  return row.some((segment) =>
    (reading.values.get(segment) ?? []).some((other) => {
      if (other.kind !== "date" || other.span.x0 < label.span.x0 || other.span.x1 > value.span.x0)
        return false;
      const day = resolveDate(other.date, { dayFirst: dates.dayFirst, periodEnd: end as PlainDate });
      return day !== undefined && day < end;
    }),
  );
}

/** Words of sentences, which no name of a holding has. */
const SENTENCE =
  /\b(?:is|are|was|were|may|be|if|you|we|than|will|must|does)\b|[a-z]{3,}[.!?] [A-Z][a-z]+ [a-z]+ |\b(?:at|of|to|as|least|only|from|by|than)\s+\$[\d,.]*\.$/;

/** An amount among words: they go on behind it, or stand before it right of other words. */
function isInProse({ span }: AmountCell["value"], { sheet }: Reading): boolean {
  if (/^\W*(?!USD\b)[A-Za-z]{3,}/.test(span.segment.text.slice(span.end))) return true;
  if (SENTENCE.test(span.segment.text)) return true;
  const before = (sheet.rows[span.segment.row]?.segments ?? []).filter(
    (other) => other.x1 <= span.segment.x0,
  );
  return (
    /[A-Za-z]{3,}/.test(span.segment.text.slice(0, span.start).replaceAll(/\bUSD\b/g, "")) &&
    before.some((other) => /[A-Za-z]{3,}/.test(other.text))
  );
}

/** What the sum of a group says of it: "FIXED INCOME  Percentage of Holdings 32.8%". */
const SHARE_OF = /\s+(?:percentage|percent|%) of (?:holdings|account|portfolio)$/i;

/** Rows that sum the lines above them in their table without saying so: "SECURITIES" under the securities. */
function sumRows(lines: ReadonlyMap<number, HoldingDraft>): number[] {
  const sums: number[] = [];
  for (const table of Map.groupBy(lines, ([, line]) => line.table).values()) {
    let parts: number[] = [];
    for (const [row, { name, value, symbol }] of table.toSorted(([a], [b]) => a - b)) {
      const amount = parseMoney(value.value) ?? 0;
      const sum = parts.reduce((total, part) => total + part, 0);
      const isSum =
        amount === sum &&
        !symbol &&
        (parts.length > 1 || (parts.length === 1 && isAssetClass(name.replace(SHARE_OF, ""))));
      if (isSum) sums.push(row);
      parts = isSum ? [] : [...parts, amount];
    }
  }
  return sums;
}

/** Tables that list kinds of assets, where others list what is held. */
function withoutOverviews(lines: readonly HoldingDraft[]): HoldingDraft[] {
  const tables = [...Map.groupBy(lines, (line) => line.table).values()];
  const held = tables.filter((table) => !table.every(({ name, symbol }) => !symbol && isAssetClass(name)));
  const isBeside = held.some(
    (table) => table.length > 1 || table.some((line) => line.symbol || line.isProven),
  );
  return isBeside ? tables.filter((table) => held.includes(table) || table.length === 1).flat() : [...lines];
}

/**
 * "Total HLCN" sums the parts of one position: the row of the line above that bears this name or symbol. "Total equities" sums a group,
 * though an overview above may have a line of this name.
 */
function positionOf(words: string, lines: ReadonlyMap<number, HoldingDraft>): number | undefined {
  const said = squash(words.replace(/^(?:sub)?total\s+(?:of\s+|for\s+)?/i, ""));
  const [row] =
    [...lines].findLast(([, { name, symbol }]) => said === squash(name) || said === squash(symbol ?? "")) ??
    [];
  return said === "" || isAssetClass(words) ? undefined : row;
}

/** A position is worth what its total says; the lines above it that the total sums are parts of it. */
function replaceParts(
  lines: Map<number, HoldingDraft>,
  position: number,
  { value }: AmountCell,
  isSum = false,
): void {
  const line = lines.get(position);
  if (!line) return;
  for (const row of lines.keys()) if (row > position && row < value.span.segment.row) lines.delete(row);
  lines.set(position, {
    ...line,
    value: makeFinding(formatMoney(cents(value.money.amount)), value.span, 0.9),
    isProven: line.isProven || isSum,
  });
}

/** The lines of a paper are read with and without those that a day begins. */
const cellsOf = onceFor((reading: Reading) =>
  amountCells(reading.sheet, reading.values, headingLabels(reading), () => false),
);

/** Reads the lines of every table of holdings, with the values of the statement's last day; those that a day begins only if they are wanted. */
export function readHoldings(reading: Reading, dates: StatementDates, withDated = false): Holdings {
  const labels = headingLabels(reading);
  const cells = cellsOf(reading);
  const lines = new Map<number, HoldingDraft>();
  const cellOf = new Map<number, AmountCell>();
  const totals: AmountCell[] = [];
  const seen = new Set<string>();
  for (const cell of cells) {
    if (cell.value.money.bare || isInProse(cell.value, reading)) continue;
    // The price at which an option may be used is a part of its name.
    if (!figuresIn(reading, cell.value.span.segment).includes(cell.value)) continue;
    const column = columnKind(cell, reading, dates);
    if (!column || column.kind !== "value" || !isTableHeading(column.heading, labels)) continue;
    const row = reading.sheet.rows[cell.value.span.segment.row];
    if (!row || row.index - column.heading.span.segment.row > MAX_ROWS) continue;
    if (!withDated && (beginsWithDay(row) || isMovement(reading, row, column.heading))) continue;
    const isProven = isProduct([row], cents(cell.value.money.amount));
    const position = rowOfSubtotal(reading, row, cell.value);
    if (position && lines.has(position.index)) {
      replaceParts(lines, position.index, cell, true);
      continue;
    }
    // "Index FDS Total Stk Mkt" with a quantity and its price is no total.
    if (
      /\btotals?\b/i.test(cell.words) &&
      isTotalName(cell.words) &&
      (!isProven || isMereTotal(row)) &&
      !rowOverLots(reading, row, cell.value)
    ) {
      const named = positionOf(cell.words, lines);
      if (named === undefined) totals.push(cell);
      else replaceParts(lines, named, cell);
      continue;
    }
    // "Unit/Share" over "Value" is a price: what units times price come to is worth more than what stands first.
    const first = lines.get(row.index);
    if (first && (first.isProven || !isProven)) continue;
    const named = nameOfRow(reading, row, cell.value, nameColumns(labels, row));
    if (!named || (isTotalName(named.name) && !isProven) || isOfOverview(row, cell.value, named)) continue;
    if (NOT_A_HOLDING.test(named.name) || HISTORY.test(named.name)) continue;
    const { name, symbol, cells: print } = named;
    const value = makeFinding(formatMoney(cents(cell.value.money.amount)), cell.value.span, 0.9);
    const key = `${name} ${symbol} ${value.value}`;
    // The same line again on another page is a copy, as in an overview of the largest positions.
    if (seen.has(key)) continue;
    seen.add(key);
    cellOf.set(row.index, cell);
    lines.set(row.index, {
      name,
      ...(symbol ? { symbol } : {}),
      value,
      print: evidenceOfCells(print),
      table: column.heading.span.segment.row,
      isProven,
    });
  }
  for (const row of sumRows(lines)) {
    const cell = cellOf.get(row);
    if (cell) totals.push(cell);
    lines.delete(row);
  }
  return { lines: withoutLargest(reading, withoutOverviews([...lines.values()])), totals };
}
