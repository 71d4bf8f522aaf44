import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { withCentredCells } from "./centred-cells.ts";
import { isSentence } from "./sentences.ts";
import type { Row } from "./sheet.ts";

type Column = { readonly x0: number; readonly x1: number; readonly heading: string };
export type TableRow = {
  readonly row: Row;
  /** The words left of the first column of values, or the first cell without a value. */
  readonly name: string;
  /** For each column the value printed in it. */
  readonly values: ReadonlyMap<number, PrintedValue>;
};
/** Values in columns under headings; headings may run over several lines. */
export type Table = {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly headingRows: readonly Row[];
};

const LETTERS = /[A-Za-z]{2,}/;

const heightOf = (row: Row) => Math.max(0.004, ...row.segments.map((segment) => segment.y1 - segment.y0));
const MAX_HEADING_ROWS = 5;
/** Blank lines between two rows of one table, in line heights. */
const ROW_GAP = 3.2;

/** What fills the columns: amounts, rates and days. Credit reports print amounts without sign and cents ("bare"). */
function dataOf(reading: Reading, row: Row, bare: boolean): PrintedValue[] {
  return row.segments
    .flatMap((segment) => reading.values.get(segment) ?? [])
    .filter(
      (value) =>
        value.kind === "percent" ||
        value.kind === "date" ||
        (value.kind === "money" && (bare || !value.money.bare)),
    );
}

type Slot = { x0: number; x1: number };

const shares = (slot: Slot, value: Slot): boolean => {
  const overlap = Math.min(slot.x1, value.x1) - Math.max(slot.x0, value.x0);
  return overlap > 0.25 * Math.min(slot.x1 - slot.x0, value.x1 - value.x0);
};

/** Columns are where values of different rows stand over each other. */
function slotsOf(rows: readonly (readonly PrintedValue[])[]): Slot[] {
  const slots: Slot[] = [];
  for (const value of rows.flat().toSorted((a, b) => a.span.x0 - b.span.x0)) {
    const slot = slots.find((known) => shares(known, value.span));
    if (slot) {
      slot.x0 = Math.min(slot.x0, value.span.x0);
      slot.x1 = Math.max(slot.x1, value.span.x1);
    } else slots.push({ x0: value.span.x0, x1: value.span.x1 });
  }
  return slots.toSorted((a, b) => a.x0 - b.x0);
}

function distance(slot: Slot, cell: Slot): number {
  return Math.min(
    Math.abs(slot.x0 - cell.x0),
    Math.abs(slot.x1 - cell.x1),
    Math.abs(slot.x0 + slot.x1 - cell.x0 - cell.x1) / 2,
  );
}

/** The column a heading's words stand over; undefined for words over the name column or far from all. */
function nearestSlot(slots: readonly Slot[], cell: Slot, reach: number): number | undefined {
  let best: number | undefined;
  let nearest = reach;
  for (const [index, slot] of slots.entries()) {
    const overlaps = Math.min(slot.x1, cell.x1) > Math.max(slot.x0, cell.x0);
    const away = distance(slot, cell) * (overlaps ? 0.5 : 1);
    if (away < nearest) [best, nearest] = [index, away];
  }
  return best;
}

function headingsOf(rows: readonly Row[], slots: readonly Slot[]): string[] {
  const texts: string[] = slots.map(() => "");
  const add = (index: number | undefined, text: string) => {
    if (index !== undefined) texts[index] = `${texts[index] ?? ""} ${text}`.trim();
  };
  for (const row of rows) {
    for (const segment of row.segments) {
      const covered = slots.filter(
        (slot) => segment.x0 <= (slot.x0 + slot.x1) / 2 && segment.x1 >= (slot.x0 + slot.x1) / 2,
      );
      const reach = 2.5 * (segment.y1 - segment.y0);
      if (covered.length < 2) add(nearestSlot(slots, segment, reach), segment.text);
      else
        for (const word of segment.words)
          add(nearestSlot(slots, word, 6 * (segment.y1 - segment.y0)), word.word.text);
    }
  }
  return texts;
}

/** Lines of words right above a table's first row of values. */
function headingRows(reading: Reading, sheetRows: readonly Row[], first: Row, bare: boolean): Row[] {
  const rows: Row[] = [];
  let below = first;
  for (let index = first.index - 1; index >= 0 && rows.length < MAX_HEADING_ROWS; index--) {
    const row = sheetRows[index];
    if (!row || row.page !== first.page) break;
    if (row.segments.length === 0) continue;
    const data = dataOf(reading, row, bare);
    // "Value on 09/30/2026" is a heading; a line of days, amounts and words is none.
    const isDated =
      data.every(
        (value) =>
          value.kind === "date" && /value|balance|amount|market|price/i.test(value.span.segment.text),
      ) && row.segments.length >= 2;
    if (below.y0 - row.y1 > 1.6 * heightOf(row) || (data.length > 0 && !isDated)) break;
    // Prose above a table is not part of its headings.
    if (row.segments.length === 1 && rows.length > 0 && (row.segments[0]?.text.length ?? 0) > 45) break;
    rows.unshift(row);
    below = row;
  }
  return rows;
}

function nameOf(reading: Reading, row: Row, slots: readonly Slot[]): string {
  const left = slots[0]?.x0 ?? 0;
  const words: string[] = [];
  for (const segment of row.segments) {
    const values = reading.values.get(segment) ?? [];
    const first = values.find((value) => value.kind !== "number" && value.kind !== "account");
    const text = first ? segment.text.slice(0, first.span.start) : segment.text;
    if (segment.x0 < left && text.trim() !== "") words.push(text.trim());
  }
  if (words.length > 0) return words.join(" ");
  const free = row.segments.find(
    (segment) => LETTERS.test(segment.text) && (reading.values.get(segment) ?? []).length === 0,
  );
  return free?.text ?? "";
}

function place(slots: readonly Slot[], values: readonly PrintedValue[]): Map<number, PrintedValue> {
  const placed = new Map<number, PrintedValue>();
  for (const value of values) {
    const index = slots.findIndex((slot) => shares(slot, value.span));
    if (index >= 0 && !placed.has(index)) placed.set(index, value);
  }
  return placed;
}

const REMARK_WORDS = 5;

/** Small print under a row says more about it; figures in its words fill no column. */
function isRemark({ segments }: Row, above: Row): boolean {
  const [only, more] = segments;
  const [first] = above.segments;
  return (
    only !== undefined &&
    more === undefined &&
    first !== undefined &&
    only.words.length >= REMARK_WORDS &&
    only.y1 - only.y0 < 0.9 * (first.y1 - first.y0)
  );
}

/** "Disbursed 05/08/2022 $1,801.50 · Fixed rate": figures among the words of one cell, whatever its print. */
function isRemarkOfFigures({ segments }: Row, values: readonly PrintedValue[]): boolean {
  const [only, more] = segments;
  const last = values.at(-1);
  return (
    only !== undefined &&
    more === undefined &&
    last !== undefined &&
    only.words.length >= REMARK_WORDS &&
    LETTERS.test(only.text.slice(last.span.end))
  );
}

/** "Transactions since last statement", "Payments received": a line of its own that begins another list. */
const NEXT_LIST =
  /^(?:(?:account|loan|recent|your)\s)?(?:transactions|activity|payments\s(?:received|made|applied)|payment\shistory)\b/i;

const beginsList = ({ segments: [only, more] }: Row): boolean =>
  only !== undefined && more === undefined && NEXT_LIST.test(only.text.trim());

/**
 * Finds the tables of a document: rows of two or more values that stand under each other, with a heading of words above. The headings
 * are not interpreted here.
 */
export function findTables(reading: Reading, bare = false): Table[] {
  const tables: Table[] = [];
  const rows = withCentredCells(reading);
  let index = 0;
  while (index < rows.length) {
    const first = rows[index];
    const data = first ? dataOf(reading, first, bare) : [];
    const above = first && data.length >= 2 ? headingRows(reading, rows, first, bare) : [];
    if (!first || above.length === 0) {
      index += 1;
      continue;
    }
    const body: Row[] = [first];
    let last = first;
    // A remark fills the space between two rows.
    let line = first;
    let next = index + 1;
    for (; next < rows.length; next++) {
      const row = rows[next];
      if (!row || row.page !== first.page || row.y0 - line.y1 > ROW_GAP * heightOf(last)) break;
      if (isRemark(row, last)) {
        line = row;
        continue;
      }
      const values = dataOf(reading, row, bare);
      const slots = slotsOf(body.map((entry) => dataOf(reading, entry, bare)));
      if (values.length === 0) {
        if (beginsList(row)) break;
        // Words over two columns or more are the headings of the next table; a single cell is a name that runs on.
        const headed = slots.filter((slot) =>
          row.segments.some((segment) => Math.min(slot.x1, segment.x1) > Math.max(slot.x0, segment.x0)),
        );
        if (headed.length >= 2 && row.segments.length >= 2) break;
        continue;
      }
      const fits = place(slots, values).size;
      // A figure of a sentence may stand under a column all the same.
      const [only, more] = row.segments;
      const isSaid = only !== undefined && more === undefined && isSentence(only.text);
      if (isSaid || (fits < values.length && isRemarkOfFigures(row, values))) {
        line = row;
        continue;
      }
      if (fits === 0 || (fits < 2 && values.length > fits)) break;
      body.push(row);
      [last, line] = [row, row];
    }
    const slots = slotsOf(body.map((row) => dataOf(reading, row, bare)));
    const headings = headingsOf(above, slots);
    tables.push({
      columns: slots.map((slot, at) => ({ ...slot, heading: headings[at] ?? "" })),
      rows: body.map((row) => ({
        row,
        name: nameOf(reading, row, slots),
        values: place(slots, dataOf(reading, row, bare)),
      })),
      headingRows: above,
    });
    index = Math.max(next, index + 1);
  }
  return tables;
}
