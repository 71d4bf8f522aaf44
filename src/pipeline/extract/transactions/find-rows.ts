import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { followsSummary, opensWithBalance } from "./after-summary.ts";
import { joinCentredRows } from "./centred-rows.ts";
import {
  besideWords,
  type Column,
  type ColumnRole,
  joinColumns,
  readColumns,
  standsBeside,
} from "./columns.ts";
import { dayHeadings } from "./day-headings.ts";
import { dueDayHeading, withoutDueDay } from "./due-days.ts";
import { isNoTransaction } from "./no-transaction.ts";
import { amountOf, isOnePrint, partHeadings, placeMoney, sumOfParts, withMark } from "./row-amount.ts";
import {
  type Chunk,
  chunksOf,
  type DateValue,
  describe,
  type MoneyValue,
  REFERENCE,
  startsWithDate,
} from "./row-chunks.ts";
import { headingText, isSpaced, isWorded, readHeading, type Section } from "./sections.ts";
import { withoutSideCells } from "./side-cells.ts";
import { type Side, sideHeadings, splitBySides } from "./side-registers.ts";

/** One row of a table before its sign is known. */
export type RawTransaction = {
  /** The day of the transaction and, where printed, of its posting, in either order. */
  readonly dates: readonly DateValue[];
  readonly date: DateValue;
  readonly amount: MoneyValue;
  readonly role: ColumnRole | undefined;
  readonly balance?: MoneyValue;
  description: string;
  readonly section: Section;
  /** Rows under one heading share a number. */
  readonly group: number;
  readonly row: Row;
  /** The row prints the parts of its amount and not their sum. */
  readonly summed?: true;
  /** The row prints no day: it is that of the row above. Only a sum makes such a row certain. */
  readonly undated?: true;
  /** Nothing heads the row but a summary above it. Only a sum makes such a row certain. */
  readonly unheaded?: true;
};

type State = {
  section: Section;
  heading: string;
  /** The last line that could be a title, known or not: it heads the columns under it. */
  title?: { readonly text: string; readonly row: number };
  group: number;
  /** The group of rows that only a summary heads. */
  unheaded?: number;
  columns: readonly Column[];
  columnsRow: number;
  /** The last title came after the headings of columns and rows of theirs; no row under it has printed a balance. */
  isTitled: boolean;
  /** The heading of the days on which instalments were due. */
  dueDay: Segment | undefined;
  /** Headings of the parts of a payment, where none is that of their sum. */
  parts: readonly Segment[];
  last?: RawTransaction;
  lastRow: Row | undefined;
  /** Registers side by side, each under a heading of its own. */
  sides: readonly Side[];
};

function readChunk(row: Row, chunk: Chunk, state: State): RawTransaction | undefined {
  const dates = withoutDueDay(chunk.dates, state.dueDay);
  const date = dates[0];
  if (!date || chunk.money.length === 0) return undefined;
  const description = describe(chunk, state.heading) || ownHeading(row, state);
  if (description === "" || isNoTransaction(description)) return undefined;
  const placed = placeMoney(chunk, state.columns, (row.y1 - row.y0) * 7);
  // The headings of another list above this one's title do not make its only amounts balances.
  const isAlone = state.isTitled && chunk.money.length === 1;
  const balance = isAlone ? undefined : placed.findLast(({ at }) => at?.role === "balance")?.value;
  const rest = placed.filter(({ value }) => value !== balance);
  const printed = chunk.money.filter((value) => value !== balance);
  const sum = sumOfParts(printed, state.parts);
  const amount = sum ? { value: sum, at: undefined } : amountOf(rest, printed, balance);
  if (!amount || amount.value.money.amount === 0 || !isOnePrint(date, amount.value)) return undefined;
  const after = rest.filter(({ at, value }) => at?.role !== "side" && value.money.amount !== 0).at(-1);
  const trailing = balance ?? (after && after !== amount ? after.value : undefined);
  return {
    dates,
    date,
    amount: withMark(amount.value, row),
    role: amount.at?.role,
    ...(sum ? { summed: true } : {}),
    ...(trailing ? { balance: trailing } : {}),
    ...(state.group === state.unheaded ? { unheaded: true } : {}),
    description,
    section: state.section,
    group: state.group,
    row,
  };
}

/** Days and amounts without a word, in a list by kind: each is what the heading right over the columns says. */
function ownHeading(row: Row, { section, heading, columns, columnsRow, title, lastRow }: State): string {
  const roles = columns.map(({ role }) => role);
  const isPairs = roles.includes("date") && roles.includes("amount");
  const isOther = roles.includes("balance") || roles.includes("check") || title !== undefined;
  const isNext = row.index - Math.max(columnsRow, lastRow?.index ?? 0) === 1;
  return isPairs && !isOther && isNext && (section === "in" || section === "out") ? heading : "";
}

/** Where the description of a transaction begins. */
function descriptionOf(transaction: RawTransaction): { x0: number; x1: number } | undefined {
  const first = transaction.description.split(" ")[0] ?? "";
  for (const segment of transaction.row.segments) {
    const at = segment.words.find(
      (word) => word.word.text.startsWith(first) && word.x0 > transaction.date.span.x0,
    );
    if (at) return { x0: at.x0, x1: segment.x1 };
  }
  return undefined;
}

const hasMoney = (segment: Segment, values: Reading["values"]) =>
  (values.get(segment) ?? []).some((value) => value.kind === "money" && !value.money.bare);

const isFigure = (segment: Segment, values: Reading["values"]) =>
  hasMoney(segment, values) && !/[A-Za-z]{3}/.test(segment.text);

/** The cells of a row that stand under the description of the transaction above, or none when the row is something else. */
function underDescription(row: Row, state: State, values: Reading["values"]): Segment[] {
  const { last, lastRow } = state;
  if (!last || !lastRow || row.page !== lastRow.page) return [];
  const height = lastRow.y1 - lastRow.y0;
  const cells = row.segments.filter(
    (segment) => !standsBeside(state.columns, segment) && !isBareReference(segment, last),
  );
  const [only] = cells;
  if (!only || cells.length > 2) return [];
  if (row.y0 - lastRow.y1 > 0.75 * height || only.y1 - only.y0 > 1.25 * height) return [];
  const place = descriptionOf(last);
  if (place === undefined || only.x0 <= last.date.span.x1 - height * 0.2) return [];
  // What begins right of the amount is another part of the page, unless the amount stands before the words.
  const limit = last.amount.span.x0 > place.x0 ? last.amount.span.x0 : Number.POSITIVE_INFINITY;
  const isLeft = Math.abs(only.x0 - place.x0) < 1.6 * height;
  const isRight = Math.abs(only.x1 - place.x1) < 0.5 * height;
  if ((!isLeft && !isRight) || only.x0 > limit || isNoTransaction(only.text)) return [];
  const own = cells.filter((segment) => segment.x0 < limit);
  return own.some((segment) => hasMoney(segment, values)) ? [] : own;
}

/** The second line of a long reference number stands under the first, not under the description. */
function isBareReference(segment: Segment, last: RawTransaction): boolean {
  return REFERENCE.test(segment.text) && segment.x1 < last.amount.span.x0;
}

const MAX_CONTINUATIONS = 160;

/**
 * A row without a day in a table that prints a running balance or money in and out apart: the day stands once, on the first row of that
 * day. Cards print every day.
 */
function readUndated(row: Row, state: State, values: Reading["values"]): RawTransaction | undefined {
  const { last, lastRow } = state;
  if (!last || !lastRow || row.page !== lastRow.page) return undefined;
  const roles = new Set(state.columns.map((column) => column.role));
  if (!roles.has("date") || !(roles.has("balance") || (roles.has("in") && roles.has("out"))))
    return undefined;
  const height = lastRow.y1 - lastRow.y0;
  const [first] = row.segments;
  const place = descriptionOf(last);
  if (!first || !place || row.y0 - lastRow.y1 > 2 * height) return undefined;
  if (Math.abs(first.x0 - place.x0) > 0.6 * height || hasMoney(first, values)) return undefined;
  const money = row.segments
    .slice(1)
    .flatMap((segment) => values.get(segment) ?? [])
    .filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare);
  const words = row.segments
    .filter((segment) => segment.x1 < (money[0]?.span.x0 ?? 0) + height)
    .map((segment) => segment.text);
  if (money.length === 0 || !/[A-Za-z]{2}/.test(words.join(" "))) return undefined;
  const read = readChunk(row, { dates: [last.date], money, words, x0: first.x0 }, state);
  return read?.role === undefined || read.role === "side" ? undefined : { ...read, undated: true };
}

/** A row of a list by days: the day is that of the heading above. */
function readUnderDay(
  row: Row,
  day: DateValue,
  state: State,
  values: Reading["values"],
): RawTransaction | undefined {
  const money = row.segments
    .flatMap((segment) => values.get(segment) ?? [])
    .filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare);
  const [first] = money;
  if (!first) return undefined;
  const words = row.segments.flatMap((segment) => {
    const text =
      segment === first.span.segment ? segment.text.slice(0, first.span.start).trim() : segment.text;
    return segment.x0 < first.span.x0 && text !== "" ? [text] : [];
  });
  return readChunk(row, { dates: [day], money, words, x0: row.segments[0]?.x0 ?? 0 }, state);
}

/** A heading row that titles its description column with the section ("DATE PURCHASES AMOUNT") is both. */
function sectionInColumns(columns: readonly Column[]): Section | undefined {
  const roles = columns.map((column) => column.role);
  const sided = besideWords(columns).map(({ role }) => role);
  if (!roles.includes("amount") || roles.includes("description") || sided.length !== 1) return undefined;
  return sided[0] === "in" ? "in" : "out";
}

/** Every row with an amount and a day, in print order, with the heading and columns it stands under. */
export function findTransactionRows(reading: Reading): RawTransaction[] {
  const found: RawTransaction[] = [];
  const state: State = {
    section: "mixed",
    heading: "",
    group: 0,
    columns: [],
    columnsRow: -10,
    isTitled: false,
    dueDay: undefined,
    parts: [],
    lastRow: undefined,
    sides: [],
  };
  const keep = (read: readonly RawTransaction[], row: Row) => {
    found.push(...read);
    const last = read.at(-1);
    if (last && read.length === 1) state.last = last;
    else delete state.last;
    if (last) state.lastRow = row;
    if (read.some(({ balance }) => balance)) state.isTitled = false;
  };
  const rows = withoutSideCells(joinCentredRows(reading), reading);
  const days = dayHeadings(rows, reading);
  const { values } = reading;
  const readSide = (row: Row) => {
    const [chunk] = chunksOf(row, values, []);
    const isDated = chunk !== undefined && chunk.money.length > 0 && startsWithDate(row, values, chunk);
    const read = isDated ? readChunk(row, chunk, state) : undefined;
    if (read) keep([read], row);
    else if (!continueLast(row, state, values)) delete state.last;
  };
  for (const [index, row] of rows.entries()) {
    const sides = sideHeadings(rows, index, values);
    if (sides.length > 0) {
      state.sides = sides;
      state.columns = [];
      continue;
    }
    if (state.sides.length > 0 && row.segments.length === 1 && readHeading(headingText(row.segments[0])))
      state.sides = [];
    if (state.sides.length > 0) {
      for (const [side, part] of splitBySides(row, state.sides)) {
        if (side.section !== state.section || state.heading !== "") startSection(state, side.section, "");
        const above = found.findLast((raw) => raw.row.index >= row.index - 2 && raw.section === side.section);
        if (above) [state.last, state.lastRow] = [above, above.row];
        else delete state.last;
        readSide(part);
      }
      continue;
    }
    const day = days.get(row);
    const listed =
      day && state.section !== "skip" ? readUnderDay(row, day, state, reading.values) : undefined;
    if (listed) {
      keep([listed], row);
      continue;
    }
    const chunks = chunksOf(row, reading.values, state.columns);
    if (chunks[0] && chunks[0].money.length > 0 && startsWithDate(row, reading.values, chunks[0])) {
      // A register may follow what is no list of movements without a heading: its first row says what there was.
      const isOpened = opensWithBalance(chunks[0]);
      if (state.section === "skip" && (isOpened || followsSummary(rows, index, values))) {
        startSection(state, "mixed", "");
        if (!isOpened) state.unheaded = state.group;
      }
      const read = chunks.flatMap((chunk) => readChunk(row, chunk, state) ?? []);
      if (state.section !== "skip") keep(read, row);
      continue;
    }
    // Figures right under headings, without a word or a day: those headings are of a summary.
    if (row.index - state.columnsRow === 1 && row.segments.every((cell) => isFigure(cell, reading.values)))
      state.columns = [];
    const title = titleOf(row);
    if (title !== undefined) state.title = { text: title, row: row.index };
    const columns = hangsOver(state) ? [] : readColumns(row);
    const parts = partHeadings(row);
    if (columns.length > 0 || parts.length > 0) {
      state.parts = parts;
      state.dueDay = dueDayHeading(row);
    }
    if (columns.length > 0) {
      const joins = row.index - state.columnsRow <= 1 && found.at(-1)?.row.index !== row.index - 1;
      const section = sectionInColumns(columns);
      const named = section ? columns.filter(({ role }) => role !== section) : columns;
      state.columns = joins ? joinColumns(state.columns, named) : named;
      state.columnsRow = row.index;
      state.isTitled = false;
      if (section) startSection(state, section, "");
      else if (opensRegister(state)) startSection(state, "mixed", "");
    }
    const heading = hangsOver(state) ? undefined : headingOf(row, columns);
    if (heading) {
      if (!state.columns.some(({ role }) => MOVES.has(role))) state.columns = [];
      startSection(state, heading, headingText(row.segments.find(isWorded)));
      delete state.title;
      // Headings right above the title are its own.
      state.isTitled = row.index - state.columnsRow > 1;
      continue;
    }
    if (columns.length > 0) continue;
    if (!continueLast(row, state, reading.values)) {
      const undated = state.section === "skip" ? undefined : readUndated(row, state, reading.values);
      if (undated) keep([undated], row);
      else delete state.last;
    }
  }
  return found;
}

/** The headings of an overview ("Account", "Number", "Balance") say nothing of the lists that follow it. */
const MOVES: ReadonlySet<ColumnRole> = new Set(["amount", "in", "out", "date"]);

/** Rows that are no movements of this period even under the headings of a register. */
const NOT_YET = /pending|scheduled|upcoming|future|autopay|plan|promotion|deferred|offer/i;

const MAX_TITLE = 45;

/** A short line of words alone on its row, without a stop or a figure. */
function titleOf({ segments: [only, other] }: Row): string | undefined {
  const isTitle = only && !other && only.text.length < MAX_TITLE && !/[\d.:;$]/.test(only.text);
  return isTitle && /^[A-Z]/.test(only.text) ? only.text : undefined;
}

/** The headings of a register end a part without transactions, such as an overview. */
function opensRegister(state: State): boolean {
  const roles = new Set(state.columns.map((column) => column.role));
  const isMoney = roles.has("amount") || roles.has("in") || roles.has("out");
  const isRegister = roles.has("date") && roles.has("description") && isMoney;
  const { title } = state;
  const own = title && state.columnsRow - title.row <= 2 ? title.text : state.heading;
  const isOpen = state.section !== "skip" && state.group !== state.unheaded;
  return !isOpen && isRegister && !NOT_YET.test(own);
}

function startSection(state: State, section: Section, heading: string): void {
  state.group += 1;
  state.section = section;
  state.heading = heading;
  delete state.last;
}

/** A description that ends in the middle of its sentence goes on below: "INTEREST CHARGE ON" over "PURCHASES" is no heading. */
const hangsOver = (state: State) =>
  state.last !== undefined && /\s(?:on|of|for|to|from|at|and|the|&)$/i.test(state.last.description);

/** "Principal  $191.02" under a payment says what became of it. */
const PART_OF_PAYMENT =
  /^(?:to\s)?(?:principal|interest|escrow|(?:late\s)?(?:fees?|charges?))(?:\s(?:paid|portion|applied))?:?$/i;

/** Text directly under a transaction, in its description's column, continues it. */
function continueLast(row: Row, state: State, values: Reading["values"]): boolean {
  const cells = underDescription(row, state, values);
  if (cells.length === 0 || !state.last || state.last.description.length >= MAX_CONTINUATIONS) return false;
  const text = cells
    .map((segment) => segment.text)
    .filter((part) => !REFERENCE.test(part))
    .join(" ");
  if (PART_OF_PAYMENT.test(text) && cells.length < row.segments.length) return false;
  if (text) state.last.description += ` ${text}`;
  state.lastRow = row;
  return true;
}

/** A heading is the first cell of a row; the columns of a table are no heading unless they stand alone. */
function headingOf(row: Row, columns: readonly Column[]): Section | undefined {
  const cells = row.segments.filter(isWorded);
  const [first] = cells;
  const roles = new Set(columns.map((column) => column.role));
  // "Payment activity" alone on its line titles a list.
  const isTitle = cells.length === 1 && roles.has("description") && !roles.has("date");
  if (!first || (roles.size >= 2 && !isTitle)) return undefined;
  const figures = cells.filter((segment) => /\d/.test(segment.text)).length;
  const isWide = cells.length > 1 && figures === 0 && isSpaced(cells);
  const wide = isWide ? readHeading(cells.map(({ text }) => text).join(" ")) : undefined;
  if (wide !== undefined || (isWide && cells.length > 2)) return wide;
  return cells.length - figures <= 2 ? readHeading(headingText(first)) : undefined;
}
