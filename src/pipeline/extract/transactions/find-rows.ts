import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { type Column, type ColumnRole, readColumns, roleAt } from "./columns.ts";
import { readHeading, type Section } from "./sections.ts";

export type MoneyValue = Extract<PrintedValue, { kind: "money" }>;
export type DateValue = Extract<PrintedValue, { kind: "date" }>;

/** One dated row of a table before its sign is known. */
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
};

/** A number standing alone that identifies a row ("1042", "24431064Q", "****1234"), not words of its description. */
const REFERENCE = /^(?=[^a-z]*\d)(?:[A-Z0-9*#-]{6,}|\d{1,5}|[*xX]{2,}\d{4}|\d{1,2}(?:\.\d+)?%)$/;
const CHECK_NUMBER = /^#?\s?(?<number>\d{2,7})\s?(?:\*|\^|i|\+)?$/;

type Chunk = {
  readonly dates: DateValue[];
  readonly money: MoneyValue[];
  readonly words: string[];
  readonly x0: number;
  check?: string;
};

/** Cuts a row into its dated parts: a list of checks or of balances prints several side by side. */
function chunksOf(row: Row, values: Reading["values"]): Chunk[] {
  const chunks: Chunk[] = [];
  let lead: string[] = [];
  for (const segment of row.segments) {
    let position = 0;
    for (const value of values.get(segment) ?? []) {
      if (value.kind !== "date" && value.kind !== "money") continue;
      if (value.kind === "money" && value.money.bare) continue;
      const text = segment.text.slice(position, value.span.start).trim();
      const current = chunks.at(-1);
      if (value.kind === "date" && (!current || current.money.length > 0)) {
        if (current && text && !CHECK_NUMBER.test(text)) current.words.push(text);
        const own = current ? (CHECK_NUMBER.test(text) ? [text] : lead) : [...lead, ...(text ? [text] : [])];
        chunks.push({ dates: [value], money: [], words: [], x0: value.span.x0, ...checkIn(own) });
        lead = [];
      } else if (current) {
        if (text) current.words.push(text);
        // A second date right after the first is the posting date; later ones belong to the description.
        if (value.kind === "date" && current.words.length === 0) current.dates.push(value);
        else if (value.kind === "date") current.words.push(value.span.text);
        else current.money.push(value);
      } else if (text) lead.push(text);
      else if (value.kind === "money") return [];
      position = value.span.end;
    }
    const rest = segment.text.slice(position).trim();
    if (!rest) continue;
    const current = chunks.at(-1);
    if (!current) lead.push(rest);
    else if (current.money.length > 0 && CHECK_NUMBER.test(rest)) lead = [rest];
    else current.words.push(rest);
  }
  return chunks;
}

function checkIn(words: readonly string[]): { check?: string } {
  const number = words.length === 1 ? CHECK_NUMBER.exec(words[0] ?? "")?.groups?.["number"] : undefined;
  return number === undefined ? {} : { check: number };
}

/** A chunk led by words is no transaction ("Payment due 10/12 $57.00"), unless the words are a check number. */
function startsWithDate(row: Row, values: Reading["values"], chunk: Chunk): boolean {
  const first = row.segments[0];
  if (!first) return false;
  if (chunk.check !== undefined) return true;
  const value = (values.get(first) ?? []).find((entry) => entry.kind === "date");
  return (
    value === chunk.dates[0] &&
    value !== undefined &&
    !/[A-Za-z0-9]/.test(first.text.slice(0, value.span.start))
  );
}

function describe(chunk: Chunk): string {
  const words = chunk.words.map((word) => word.replaceAll(/\s+/g, " ").trim()).filter((word) => word !== "");
  const kept = words.length > 1 ? words.filter((word) => !REFERENCE.test(word)) : words;
  const text = (kept.length > 0 ? kept : words)
    .join(" ")
    .replace(/^[-–—•*]\s+/, "")
    .replace(/[\s$]+$/, "");
  if (/^checks?$/i.test(text)) {
    const printed = chunk.check ?? words.find((word) => CHECK_NUMBER.test(word))?.replaceAll(/\D/g, "");
    return printed === undefined ? text : `Check ${printed}`;
  }
  const number = chunk.check ?? (/^\d{2,7}\s?[*^]?$/.test(text) ? text.replaceAll(/\D/g, "") : undefined);
  return number !== undefined && (text === "" || /^\d+\s?[*^]?$/.test(text)) ? `Check ${number}` : text;
}

type State = {
  section: Section;
  group: number;
  columns: Column[];
  columnsRow: number;
  last?: RawTransaction;
  lastRow: Row | undefined;
};

const NOT_A_TRANSACTION =
  /^(?:(?:beginning|ending|opening|closing|previous|new|starting)\s?(?:account\s?)?balance|balance\s?(?:forward|brought)|sub-?total|totals?\b|statement\s?balance)/i;

function readChunks(row: Row, chunks: readonly Chunk[], state: State): RawTransaction[] {
  const found: RawTransaction[] = [];
  const reach = (row.y1 - row.y0) * 7;
  for (const chunk of chunks) {
    const date = chunk.dates[0];
    if (!date || chunk.money.length === 0) continue;
    const description = describe(chunk);
    if (description === "" || NOT_A_TRANSACTION.test(description)) continue;
    const placed = chunk.money.map((value) => ({
      value,
      role: roleAt(state.columns, value.span.x0, value.span.x1, reach),
    }));
    const balance = placed.findLast((entry) => entry.role === "balance")?.value;
    const rest = placed.filter((entry) => entry.value !== balance);
    const amount =
      rest.find((entry) => entry.role === "in" || entry.role === "out" || entry.role === "amount") ??
      rest.at(0);
    if (!amount || amount.value.money.amount === 0) continue;
    const trailing = balance ?? (rest.length > 1 && rest.at(-1) !== amount ? rest.at(-1)?.value : undefined);
    found.push({
      dates: chunk.dates,
      date,
      amount: amount.value,
      role: amount.role,
      ...(trailing ? { balance: trailing } : {}),
      description,
      section: state.section,
      group: state.group,
      row,
    });
  }
  return found;
}

/** Text directly under a transaction, in its description's column, continues it. */
function continues(row: Row, state: State, values: Reading["values"]): boolean {
  const { last, lastRow } = state;
  const only = row.segments[0];
  if (!last || !lastRow || !only || row.segments.length > 2 || row.page !== lastRow.page) return false;
  const height = lastRow.y1 - lastRow.y0;
  if (row.y0 - lastRow.y1 > 0.75 * height || only.y1 - only.y0 > 1.25 * height) return false;
  if (
    row.segments.some((segment) =>
      (values.get(segment) ?? []).some((value) => value.kind === "money" && !value.money.bare),
    )
  )
    return false;
  const described = descriptionStart(last.row, last);
  return (
    described !== undefined &&
    Math.abs(only.x0 - described) < 1.6 * height &&
    only.x0 > last.date.span.x1 - height * 0.2
  );
}

function descriptionStart(row: Row, transaction: RawTransaction): number | undefined {
  const first = transaction.description.split(" ")[0] ?? "";
  for (const segment of row.segments) {
    const at = segment.words.find(
      (word) => word.word.text.startsWith(first) && word.x0 > transaction.date.span.x0,
    );
    if (at) return at.x0;
  }
  return undefined;
}

const MAX_CONTINUATIONS = 90;

/** Every dated row with an amount, in print order, with the heading and columns it stands under. */
export function findTransactionRows(reading: Reading): RawTransaction[] {
  const found: RawTransaction[] = [];
  const state: State = { section: "mixed", group: 0, columns: [], columnsRow: -10, lastRow: undefined };
  for (const row of reading.sheet.rows) {
    const chunks = chunksOf(row, reading.values);
    const dated = chunks[0] && chunks[0].money.length > 0 && startsWithDate(row, reading.values, chunks[0]);
    if (dated) {
      if (state.section !== "skip") {
        const read = readChunks(row, chunks, state);
        found.push(...read);
        const last = read.at(-1);
        if (last && read.length === 1) state.last = last;
        else delete state.last;
        state.lastRow = row;
      }
      continue;
    }
    const columns = readColumns(row);
    if (columns.length > 0) {
      const joins = row.index - state.columnsRow <= 1 && found.at(-1)?.row.index !== row.index - 1;
      state.columns = joins ? [...state.columns, ...columns] : columns;
      state.columnsRow = row.index;
    }
    const heading = headingOf(row, columns);
    if (heading) {
      state.group += 1;
      state.section = heading;
      delete state.last;
      continue;
    }
    if (columns.length > 0) continue;
    if (
      continues(row, state, reading.values) &&
      state.last &&
      state.last.description.length < MAX_CONTINUATIONS
    ) {
      const text = row.segments
        .map((segment: Segment) => segment.text)
        .filter((part) => !REFERENCE.test(part))
        .join(" ");
      if (text) state.last.description += ` ${text}`;
      state.lastRow = row;
    } else delete state.last;
  }
  return found;
}

/** A heading is the first cell of a row; the columns of a table are no heading unless they stand alone. */
function headingOf(row: Row, columns: readonly Column[]): Section | undefined {
  const first = row.segments[0];
  if (!first || new Set(columns.map((column) => column.role)).size >= 2) return undefined;
  const figures = row.segments.filter((segment) => /\d/.test(segment.text)).length;
  return row.segments.length - figures <= 2 ? readHeading(first.text) : undefined;
}
