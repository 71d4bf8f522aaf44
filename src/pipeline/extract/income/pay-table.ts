import { type AmountCell, amountCells } from "../candidates/amount-cells.ts";
import type { PrintedLabel } from "../candidates/find-labels.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import { payLabels } from "../lexicon/income-labels.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import type { PayAmount, PayField } from "./pay-amount.ts";
import { besideNamedYear, inOrderOfHeads, PERIODS, settleColumns } from "./pay-columns.ts";

const FIELDS = new Set(["grossPay", "netPay", "taxTotal", "deductionTotal", "addition"]);
const COLUMNS = new Set(["current", "ytd", "rate", "hours", "employerPaid", "earlier"]);
/** Columns and blocks of amounts that are no pay of this period or the year. */
const BESIDE = new Set(["rate", "hours", "employerPaid", "earlier"]);
const split = (label: PrintedLabel) => label.label.field.split(":");
const isColumn = (label: PrintedLabel) => COLUMNS.has(label.label.field);
const isField = (label: PrintedLabel) => FIELDS.has(split(label)[0] ?? "");

/** Words in a cell beyond its label that still leave it a label: "Net Pay (direct deposit)". */
const MIN_COVERAGE = 0.45;
const MIN_HEADING_COVERAGE = 0.6;

/** "YTD $1,234.56" says what its own amount is; it heads no column. */
function announcesItsOwn(label: PrintedLabel, reading: Reading): boolean {
  const { segment, end } = label.span;
  const [next] = (reading.values.get(segment) ?? []).filter((value) => value.span.start >= end);
  return next?.kind === "money" && !/[A-Za-z]/.test(segment.text.slice(end, next.span.start));
}

/** In a form of boxes other words stand between a heading further up and this amount: the heading is another box's. */
function isCutOff(label: PrintedLabel, cell: AmountCell, reading: Reading): boolean {
  if (cell.hasWords) return false;
  const { span } = cell.value;
  const [from, to] = [label.span.segment.row + 1, span.segment.row];
  return reading.sheet.rows
    .slice(from, to)
    .some((row) =>
      row.segments.some(
        (segment) =>
          !label.span.segment.words.some((word) => segment.words.includes(word)) &&
          /[A-Za-z].*[A-Za-z].*[A-Za-z]/.test(segment.text) &&
          (reading.values.get(segment) ?? []).length === 0 &&
          Math.min(segment.x1, span.x1) > Math.max(segment.x0, span.x0),
      ),
    );
}

/** "YEAR TO DATE   GROSS 31,100.00   FEDERAL TAX 3,010.50": the words at the head of a line of named amounts are their column. */
function lineColumn(
  { value, hasWords }: AmountCell,
  labels: readonly PrintedLabel[],
  reading: Reading,
): string | undefined {
  const [head, next] = reading.sheet.rows[value.span.segment.row]?.segments ?? [];
  if (!hasWords || !head || !next || head === value.span.segment || !/[A-Za-z]{3,}/.test(next.text))
    return undefined;
  return labels.find(
    ({ label, span, coverage }) => span.segment === head && PERIODS.has(label.field) && coverage > 0.8,
  )?.label.field;
}

function columnOf(cell: AmountCell, labels: readonly PrintedLabel[], reading: Reading): string | undefined {
  const named = cell.rowLabels.find((label) => isColumn(label) && label.coverage > MIN_HEADING_COVERAGE);
  // "Hourly" names a line of earnings where its amounts have headings of their own.
  const isHeaded = named?.label.field === "rate" && PERIODS.has(cell.above[0]?.label.field ?? "");
  if (named && !isHeaded) return named.label.field;
  const ofLine = lineColumn(cell, labels, reading);
  if (ofLine) return ofLine;
  return cell.above.find(
    (label) =>
      isColumn(label) &&
      label.coverage > (label.label.field === "rate" ? MIN_HEADING_COVERAGE : 0.3) &&
      !announcesItsOwn(label, reading) &&
      !isCutOff(label, cell, reading),
  )?.label.field;
}

/**
 * The heading over the names of a block of rows: "Employer Contributions", "Year to Date Information". A line with an amount of its own
 * is a total and ends the block above it.
 */
function sectionOf(cell: AmountCell, labels: readonly PrintedLabel[], reading: Reading): string | undefined {
  const { nameCell } = cell;
  if (!nameCell) return undefined;
  const over = labels.filter(
    ({ span, coverage }) =>
      span.segment.page === nameCell.page &&
      span.segment.row < nameCell.row &&
      coverage > MIN_COVERAGE &&
      span.x0 < nameCell.x1 &&
      span.x1 > nameCell.x0,
  );
  const nearest = over.toSorted((a, b) => b.span.y1 - a.span.y1)[0];
  if (!nearest) return undefined;
  const row = reading.sheet.rows[nearest.span.segment.row]?.segments ?? [];
  const next = row[row.findIndex((segment) => segment.x0 >= nearest.span.x0) + 1];
  const isTotal = [
    ...row.filter((segment) => segment === nearest.span.segment),
    ...(next ? [next] : []),
  ].some((segment) => (reading.values.get(segment) ?? []).some((value) => value.kind === "money"));
  return isTotal ? undefined : nearest.label.field;
}

/**
 * The name of a block in a column of its own, left of the headings of its amounts: "WITHHOLDINGS   DESCRIPTION   THIS PERIOD   YTD". The
 * nearest such row above is the block of a line. Where amounts have their headings between both, the name is that of a table beside.
 */
function bandOf(
  { nameCell }: AmountCell,
  labels: readonly PrintedLabel[],
  reading: Reading,
): string | undefined {
  if (!nameCell) return undefined;
  const head = reading.sheet.rows
    .slice(0, nameCell.row)
    .findLast(
      ({ index, page, segments }) =>
        page === nameCell.page &&
        (segments[0]?.x1 ?? 1) < nameCell.x0 &&
        labels.some(
          ({ label, span }) =>
            span.segment.row === index && span.segment !== segments[0] && PERIODS.has(label.field),
        ),
    );
  const [first] = head?.segments ?? [];
  const isOfTableBeside = labels.some(
    ({ label, span }) =>
      span.segment.row === head?.index && span.x0 < nameCell.x0 && PERIODS.has(label.field),
  );
  if (isOfTableBeside) return undefined;
  const band = labels.find(({ span, coverage }) => span.segment === first && coverage > MIN_COVERAGE);
  return band && (isField(band) || band.label.field === "employerPaid") ? band.label.field : undefined;
}

/** Lines of a table beside a label that spans them overlap it by this share of their height. */
const BESIDE_LABEL = 0.3;

/** "NET PAY" printed halfway between the headings and the amounts right of it. */
function spanningLabel(
  { value: { span }, hasWords }: AmountCell,
  labels: readonly PrintedLabel[],
  reading: Reading,
): PrintedLabel | undefined {
  if (hasWords) return undefined;
  return labels.find((label) => {
    const { segment } = label.span;
    const overlap = Math.min(segment.y1, span.y1) - Math.max(segment.y0, span.y0);
    return (
      isField(label) &&
      label.coverage > MIN_HEADING_COVERAGE &&
      segment.page === span.segment.page &&
      segment.row !== span.segment.row &&
      segment.x1 < span.x0 &&
      overlap > BESIDE_LABEL * (span.y1 - span.y0) &&
      reading.sheet.rows[segment.row]?.segments.length === 1
    );
  });
}

/** "Total" under a block named "Earnings" is announced by the block alone. */
const BLOCK_SCORE = 0.65;
const ONLY_PERIOD = /^(?:current|this (?:period|pay|check)|ytd|y-t-d|year[\s-]to[\s-]date)\s*:?$/i;
const ONLY_TOTAL = /^(?:totals?|sub-?totals?)\s*:?$/i;

/** The field that a row or, in tables whose rows are periods, a column names. */
function fieldOf(
  cell: AmountCell,
  labels: readonly PrintedLabel[],
  reading: Reading,
): PrintedLabel | undefined {
  // "Total" right over the heading "Deductions" is no "Total Deductions".
  const isBlockTotal = ONLY_TOTAL.test(cell.words);
  // Nor is "YTD" over the title "Earnings" of the table below it.
  const isWhole = isBlockTotal || ONLY_PERIOD.test(cell.words);
  const own = cell.rowLabels.find(
    (label) => isField(label) && label.coverage > MIN_COVERAGE && !(isWhole && label.stacked),
  );
  if (own || isBlockTotal) return own;
  const onlyColumnWords =
    !cell.hasWords ||
    (cell.rowLabels.length > 0 &&
      cell.rowLabels.every((label) => isColumn(label) && label.coverage > MIN_HEADING_COVERAGE));
  if (!onlyColumnWords) return undefined;
  const nearest = cell.above[0];
  const heading = cell.above.find((label) => !isColumn(label) || label === nearest);
  // "Regular earnings" over an amount is a part of the earnings.
  if (heading && isField(heading) && isCutOff(heading, cell, reading)) return undefined;
  if (heading && isField(heading) && heading.coverage > MIN_HEADING_COVERAGE) return heading;
  // "NET PAY    THIS PERIOD    YTD" over two amounts without words of their own.
  // "Wage Period" right of "FED TAXES" is what is taxed.
  if (cell.hasWords || !nearest || !isColumn(nearest) || nearest.coverage <= MIN_HEADING_COVERAGE)
    return undefined;
  if (cell.value.span.segment.row - nearest.span.segment.row > 2) return undefined;
  return labels.find((label) => isField(label) && label.span.segment.row === nearest.span.segment.row);
}

/** "Year to date" left of a strip of headings, or alone over it, is the column of all amounts under them. */
function stripColumn(
  field: PrintedLabel | undefined,
  cell: AmountCell,
  labels: readonly PrintedLabel[],
  reading: Reading,
): string | undefined {
  if (!field || cell.hasWords) return undefined;
  const row = field.span.segment.row;
  return labels.find(({ label, span, coverage }) => {
    if ((label.field !== "current" && label.field !== "ytd") || coverage < 0.8) return false;
    if (span.segment.page !== field.span.segment.page || span.x0 >= field.span.x0 + 0.01) return false;
    const isAlone = reading.sheet.rows[span.segment.row]?.segments.length === 1;
    return span.segment.row === row || (isAlone && Math.abs(span.segment.row - row) === 1);
  })?.label.field;
}

function readCell(cell: AmountCell, labels: readonly PrintedLabel[], reading: Reading): PayAmount {
  const field = fieldOf(cell, labels, reading) ?? spanningLabel(cell, labels, reading);
  const section = sectionOf(cell, labels, reading) ?? bandOf(cell, labels, reading);
  const block = ONLY_TOTAL.test(cell.words) && section && FIELDS.has(section) ? section : undefined;
  const [name, ownColumn] = field ? split(field) : [block];
  const column =
    ownColumn ??
    (section === "ytd"
      ? section
      : (stripColumn(field, cell, labels, reading) ?? columnOf(cell, labels, reading)));
  const isPeriod = column === "current" || column === "ytd";
  const known = FIELDS.has(name ?? "");
  return {
    value: cell.value,
    words: cell.words,
    beside: BESIDE.has(column ?? "") || section === "employerPaid",
    ...(known && column !== "earlier" ? { field: name as PayField } : {}),
    ...(isPeriod ? { column } : {}),
    ...(field ? { label: field } : {}),
    score: (field ? field.label.weight * (0.6 + 0.4 * field.coverage) : BLOCK_SCORE) * (isPeriod ? 1 : 0.9),
  };
}

/** The year's figure in small print right under the period's, with only "YTD" before it, is of the same line. */
function inheritFields(amounts: readonly PayAmount[]): PayAmount[] {
  return amounts.map((amount) => {
    if (amount.field || amount.column !== "ytd" || amount.beside) return amount;
    const { span } = amount.value;
    const unit = span.y1 - span.y0;
    const over = amounts.find(
      ({ value, column }) =>
        column === "current" &&
        value.span.segment.page === span.segment.page &&
        value.span.y1 <= span.y0 + 0.3 * unit &&
        span.y0 - value.span.y1 < 1.2 * unit &&
        Math.abs(value.span.x1 - span.x1) < unit,
    );
    if (!over || !/^[^A-Za-z]*(?:ytd|y-t-d|year to date|to date)[^A-Za-z]*$/i.test(amount.words))
      return amount;
    return { ...amount, words: over.words, score: over.score, ...(over.field ? { field: over.field } : {}) };
  });
}

/** Fewer amounts, or a smaller part of them, with their words on the right alone are no table of that kind. */
const [LEAST_LEFT_OF_WORDS, MOST_LEFT_OF_WORDS] = [6, 0.7];

/** The words that follow an amount on its line, where none stand before it. */
function wordsAfter({ value, hasWords }: AmountCell, { sheet, values }: Reading): Segment | undefined {
  if (hasWords) return undefined;
  const { segment } = value.span;
  const next = sheet.rows[segment.row]?.segments
    .filter((other) => other.x0 >= value.span.x1 && /[A-Za-z]{2,}/.test(other.text))
    .toSorted((a, b) => a.x0 - b.x0)[0];
  return next && !values.get(next)?.some(({ kind }) => kind === "money") ? next : undefined;
}

/** Words under words without amounts between them look like one label of two lines: here each line is its own. */
function wholeLabel(cell: Segment): PrintedLabel | undefined {
  const phrase = squash(cell.text);
  const label = payLabels.find((entry) => entry.phrase === phrase);
  return label && { label, span: spanOf(cell, 0, cell.text.length), coverage: 1, stacked: false };
}

/** Some stubs print the columns of amounts left of the words: there the words that follow name the line. */
function namedFromRight(
  cells: readonly AmountCell[],
  labels: readonly PrintedLabel[],
  reading: Reading,
): readonly AmountCell[] {
  const named = cells.flatMap((cell) => {
    const nameCell = wordsAfter(cell, reading);
    return nameCell ? [{ cell, nameCell }] : [];
  });
  if (named.length < LEAST_LEFT_OF_WORDS || named.length < MOST_LEFT_OF_WORDS * cells.length) return cells;
  const names = new Map(named.map(({ cell, nameCell }) => [cell, nameCell]));
  const wholeLabels = new Map(named.map(({ nameCell }) => [nameCell, wholeLabel(nameCell)]));
  return cells.map((cell) => {
    const nameCell = names.get(cell);
    if (!nameCell) return cell;
    const own = wholeLabels.get(nameCell);
    const rowLabels = own ? [own] : labels.filter(({ span }) => span.segment === nameCell);
    return { ...cell, nameCell, rowLabels, hasWords: true, words: nameCell.text.trim() };
  });
}

/** Words with their letters and digits: "YTD 401(k)" says more than its column. */
const signsOf = (text: string) => text.replaceAll(/[^A-Za-z\d]/g, "").length;

/** "YTD Gross: $8,000.00 YTD Net: $5,000.00" in one cell: each amount has the words right before it. */
function withOwnWords(cell: AmountCell, { values }: Reading): AmountCell {
  const { segment, start } = cell.value.span;
  const before = (values.get(segment) ?? []).findLast(
    (value) => value.kind === "money" && !value.money.bare && value.span.end <= start,
  );
  const words = before ? segment.text.slice(before.span.end, start) : "";
  if (!before || !/[A-Za-z]{2,}/.test(words)) return cell;
  const own = cell.rowLabels.filter(
    ({ span }) => span.segment === segment && span.start >= before.span.end && span.end <= start,
  );
  const columns = own.filter(isColumn).map(({ span }) => signsOf(span.text));
  const isMore = own.some(isField) || signsOf(words) - Math.max(0, ...columns) > 2;
  if (!isMore) return cell;
  const rowLabels = own.map((label) => ({
    ...label,
    coverage: Math.min(1, signsOf(label.span.text) / signsOf(words)),
  }));
  return { ...cell, rowLabels, words: words.trim() };
}

/** Every amount of a pay stub with its meaning; hours, rates and what the employer pays stand beside it. */
export function readPayTable(reading: Reading, labels: readonly PrintedLabel[]): PayAmount[] {
  const cells = amountCells(reading.sheet, reading.values, labels, isColumn)
    .filter((cell) => !cell.value.money.bare)
    .map((cell) => withOwnWords(cell, reading));
  const read = namedFromRight(cells, labels, reading).map((cell) => readCell(cell, labels, reading));
  return inheritFields(settleColumns(besideNamedYear(inOrderOfHeads(read, labels, reading))));
}
