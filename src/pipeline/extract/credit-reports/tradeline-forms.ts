import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { formFields, tradelineColumns } from "../lexicon/report-labels.ts";
import type { Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { meaningOf } from "./amount-meaning.ts";
import { sectionKind, sectionStatus } from "./tradeline-sections.ts";
import {
  amountFinding,
  beginsWithDay,
  creditorIn,
  isCollected,
  isCreditorName,
  isInCapitals,
  isListHeading,
  isPartOfReport,
  kindOf,
  stateOf,
  statusOf,
  type Tradeline,
  tidy,
} from "./tradeline-words.ts";

const AMOUNTS: ReadonlySet<string> = new Set([
  "balance",
  "creditLimit",
  "originalBalance",
  "limitOrOriginal",
  "monthlyPayment",
]);

/** A cell that is a label, or begins with one: "Balance" or "Balance: $1,234". */
type Label = {
  readonly cell: Segment;
  readonly field: string;
  readonly phrase: string;
  readonly end: number;
};

type Entry = { readonly labels: Label[]; heading?: Segment };

const heightOf = (box: { readonly y0: number; readonly y1: number }) => box.y1 - box.y0;

function labelIn(cell: Segment, reading: Reading): Label | undefined {
  const { text } = cell;
  const colon = text.indexOf(":");
  const first = (reading.values.get(cell) ?? []).find(({ kind }) => kind !== "number");
  for (const end of [text.length, colon, first?.span.start ?? -1]) {
    if (end <= 0) continue;
    const phrase = squash(text.slice(0, end).replace(/\([^)]*\)\s*:?\s*$/, ""));
    const field = formFields.get(phrase);
    if (field) return { cell, field, phrase, end: end === colon ? end + 1 : end };
  }
  return otherLabelIn(cell, reading);
}

const WORDS: ReadonlyArray<readonly [field: string, pattern: RegExp]> = [
  ["kind", /^(?:[a-z]+ )?(?:type|kind|category|class|portfolio)(?: of [a-z]+)?$/i],
  ["status", /^(?:[a-z]+ )?(?:status|condition|standing)$/i],
];

/** Wordings that no list foresees announce an amount by their parts, where an amount or a colon follows: "Amount still owed:". */
function otherLabelIn(cell: Segment, reading: Reading): Label | undefined {
  const colon = cell.text.indexOf(":");
  const row = reading.sheet.rows[cell.row]?.segments ?? [];
  const right = row[row.indexOf(cell) + 1];
  const isBeside =
    right !== undefined && (reading.values.get(right) ?? [])[0]?.span.text === right.text.trim();
  const text = colon > 0 ? cell.text.slice(0, colon) : cell.text;
  if ((colon < 0 && !isBeside) || text.length > 32 || /\d/.test(text) || text.split(" ").length > 5)
    return undefined;
  const part = tradelineColumns.find(([, pattern]) => pattern.test(squash(text)))?.[0];
  const field =
    part === "skip" || (part === "monthlyPayment" && meaningOf(text) === "other")
      ? "other"
      : (part ?? WORDS.find(([, pattern]) => pattern.test(text.trim()))?.[0]);
  if (!field) return undefined;
  return { cell, field, phrase: squash(text), end: colon > 0 ? colon + 1 : cell.text.length };
}

/** "Type: Installment", "Status  Closed": a word that is a value although it can announce one. */
const VALUE_WORDS = /^(?:installment|monthly|closed|opened|reported|amount)$/;

function labelsIn(row: Row, reading: Reading): Label[] {
  const found: Label[] = [];
  for (const cell of row.segments) {
    const label = labelIn(cell, reading);
    const before = found.at(-1);
    const left = row.segments[row.segments.indexOf(cell) - 1];
    const isBehindLabel =
      before !== undefined && before.cell === left && before.cell.text.slice(before.end).trim() === "";
    const isValue =
      label !== undefined &&
      ((isBehindLabel &&
        (VALUE_WORDS.test(label.phrase) || (left.text.trim().endsWith(":") && !cell.text.includes(":")))) ||
        // Bureaus side by side print the same word for each.
        (left !== undefined && left.text === cell.text));
    if (label && !isValue) found.push(label);
  }
  return found;
}

const sharesColumn = (a: Segment, b: Segment) => Math.min(a.x1, b.x1) > Math.max(a.x0, b.x0);

/** Headings over two or more rows of figures: a history of balances, not what is owed now. */
function headsTable(row: Row, labels: readonly Label[], reading: Reading): boolean {
  const own = labels.filter(({ cell }) => cell.row === row.index);
  if (own.length < 2 || own.some(({ cell, end }) => cell.text.slice(end).trim() !== "")) return false;
  if (row.segments.some((cell) => (reading.values.get(cell) ?? []).length > 0)) return false;
  const below = reading.sheet.rows
    .slice(row.index + 1, row.index + 3)
    .filter((next) => next.page === row.page)
    .map((next) =>
      next.segments.filter((cell) =>
        (reading.values.get(cell) ?? []).some(({ kind }) => kind === "money" || kind === "date"),
      ),
    );
  return below.length === 2 && below.every((cells) => cells.length >= 2);
}

/** How far running heads and feet stand from the edge, in page heights. */
const EDGE = 0.06;

const lettersOf = (row: Row) => squash(row.segments.map(({ text }) => text).join("")).replaceAll(/\d/g, "");

/** A line that stands at the same place of several pages with the same words. */
function isFurniture(row: Row, rows: readonly Row[]): boolean {
  if (row.y0 > EDGE && row.y0 < 1 - EDGE) return false;
  const own = lettersOf(row);
  return rows.some(
    (other) => other.page !== row.page && Math.abs(other.y0 - row.y0) < 0.01 && lettersOf(other) === own,
  );
}

/**
 * The label that opens each account: of those printed as often as most labels are, or as often as the report counts accounts, the one
 * that comes first.
 */
function openingPhrase(labels: readonly Label[], total: number | undefined): string | undefined {
  const byPhrase = Map.groupBy(labels, ({ phrase }) => phrase);
  const counts = new Map<number, number>();
  for (const list of byPhrase.values()) counts.set(list.length, (counts.get(list.length) ?? 0) + 1);
  const known = total !== undefined && (counts.get(total) ?? 0) >= 2 ? total : undefined;
  const [common] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  const wanted = known ?? common;
  if (wanted === undefined || (wanted < 2 && total !== wanted)) return undefined;
  return labels.find(({ phrase }) => byPhrase.get(phrase)?.length === wanted)?.phrase;
}

/** The name over an account's labels: the largest print of the cells between the account before and its own first label. */
function headingOver(
  first: Label,
  floor: number,
  reading: Reading,
  repeated: ReadonlySet<string>,
): Segment | undefined {
  const { rows } = reading.sheet;
  let best: Segment | undefined;
  let rank = 0;
  for (let index = first.cell.row - 1; index > floor && index >= first.cell.row - 6; index--) {
    const row = rows[index];
    const [cell] = row?.segments ?? [];
    if (!row || !cell) continue;
    if (row.page !== first.cell.page) break;
    if (
      !isCreditorName(cell.text) ||
      isPartOfReport(cell.text) ||
      !/[A-Za-z]{2}/.test(cell.text) ||
      repeated.has(squash(cell.text))
    )
      continue;
    if (cell.x0 > first.cell.x0 + 0.1 || cell.text.length > 60) continue;
    const capitals = isInCapitals(cell.text) ? 1.3 : 1;
    const own = heightOf(cell) * capitals;
    if (own > rank * 1.05) [best, rank] = [cell, own];
  }
  return best;
}

/** Words that stand over most accounts ("Account details") name none of them. */
function repeatedWords(reading: Reading, accounts: number): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { text } of reading.sheet.segments) {
    const words = squash(text);
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return new Set(
    [...counts].filter(([, count]) => count >= 3 && count >= accounts * 0.6).map(([words]) => words),
  );
}

/** What stands behind a label: in its cell, right of it, or below it. */
function wordsOf(
  label: Label,
  labelled: ReadonlySet<Segment>,
  reading: Reading,
): Segment | string | undefined {
  const { cell, end } = label;
  const rest = cell.text
    .slice(end)
    .replace(/^[\s:.…_-]+/, "")
    .trim();
  if (rest !== "") return rest;
  const row = reading.sheet.rows[cell.row]?.segments ?? [];
  const right = row[row.indexOf(cell) + 1];
  if (right && !labelled.has(right)) return right;
  return reading.sheet.rows
    .slice(cell.row + 1, cell.row + 3)
    .filter((next) => next.page === cell.page && next.y0 - cell.y1 < 2.2 * heightOf(cell))
    .flatMap((next) => next.segments)
    .find((other) => sharesColumn(other, cell) && !labelled.has(other));
}

const moneyIn = (reading: Reading, cell: Segment, from = 0): PrintedValue | undefined =>
  (reading.values.get(cell) ?? []).find(({ kind, span }) => kind === "money" && span.start >= from);

function amountOf(label: Label, labelled: ReadonlySet<Segment>, reading: Reading): Finding | undefined {
  const found = wordsOf(label, labelled, reading);
  if (found === undefined) return undefined;
  const value = typeof found === "string" ? moneyIn(reading, label.cell, label.end) : moneyIn(reading, found);
  if (value && value.span.segment !== label.cell && value.span.start > 0) return undefined;
  return value ? amountFinding(value) : undefined;
}

/** A creditor is named at the beginning; later the same words head the list of those who asked. */
const FIRST_LABELS = 3;
/** What follows the accounts. */
const AFTER_ACCOUNTS =
  /^(?:\d{1,2}\.?\s*)?(?:(?:hard|soft|regular|other|credit|recent|account review|promotional)\s+)*(?:inquir|enquir|public rec|collections?\b|requests? for|bankrupt|judg)/i;

function lineOf(entry: Entry, labelled: ReadonlySet<Segment>, reading: Reading): Tradeline | undefined {
  const figures = new Map<string, Finding>();
  const words = new Map<string, string[]>();
  let named: Finding | undefined;
  for (const label of entry.labels) {
    const found = wordsOf(label, labelled, reading);
    const text = typeof found === "string" ? found : (found?.text ?? "");
    words.set(label.field, [...(words.get(label.field) ?? []), text]);
    if (AMOUNTS.has(label.field) && !figures.has(label.field)) {
      const finding = amountOf(label, labelled, reading);
      if (finding) figures.set(label.field, finding);
    }
    if (
      label.field === "creditor" &&
      entry.labels.indexOf(label) < FIRST_LABELS &&
      !named &&
      found &&
      typeof found !== "string"
    )
      named = creditorIn(found, reading.values.get(found) ?? []);
  }
  const { heading } = entry;
  const creditor = named ?? (heading && creditorIn(heading, reading.values.get(heading) ?? []));
  if (!creditor) return undefined;
  const row = heading?.row ?? entry.labels[0]?.cell.row ?? 0;
  const beside = heading ? (reading.sheet.rows[heading.row]?.segments ?? []).map(({ text }) => text) : [];
  const after = heading
    ? heading.text.slice(heading.text.indexOf(creditor.value) + creditor.value.length)
    : "";
  const kind =
    kindOf([...(words.get("kind") ?? []), after, ...beside.slice(1), creditor.value]) ??
    sectionKind(reading, row);
  const closed = (words.get("closedOn") ?? []).some(beginsWithDay);
  const states = [...(words.get("status") ?? []), after, ...beside.slice(1)];
  const status =
    stateOf(states) ?? (closed ? "closed" : undefined) ?? statusOf(states) ?? sectionStatus(reading, row);
  // A letter prints its sender's name over labels of the letter: what says nothing of an account is none.
  if (figures.size === 0 && !kind && !status) return undefined;
  const said = entry.labels.flatMap(({ cell }) => [cell.text, ...(words.get("kind") ?? [])]);
  return {
    creditor,
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(isCollected(said) ? { isCollected: true } : {}),
    figures: tidy(kind, figures),
  };
}

/**
 * The accounts of a report that prints each as a form: a name, then labels with their values beside or below them. Unlike the repeated
 * blocks this needs no amounts: a paid account may show dashes.
 */
export function fromForms(reading: Reading, total?: number): Tradeline[] {
  const { rows } = reading.sheet;
  const kept = rows.filter((row) => !isFurniture(row, rows));
  const all = kept.flatMap((row) => labelsIn(row, reading));
  const labels = all.filter(({ cell }) => {
    const row = rows[cell.row];
    return row !== undefined && !headsTable(row, all, reading);
  });
  const opening = openingPhrase(labels, total);
  if (opening === undefined) return [];
  const entries: Entry[] = [];
  const ends = rows.filter(
    ({ segments }) => segments.length === 1 && AFTER_ACCOUNTS.test(segments[0]?.text ?? ""),
  );
  for (const label of labels) {
    const last = entries.at(-1);
    const opened = last?.labels[0]?.cell.row ?? 0;
    const isOver = ends.some(({ index }) => index > opened && index <= label.cell.row);
    if (label.phrase === opening && !sharesRow(last, label)) entries.push({ labels: [label] });
    else if (!isOver) last?.labels.push(label);
  }
  const repeated = repeatedWords(reading, entries.length);
  const labelled = new Set(all.map(({ cell }) => cell));
  return entries.flatMap((entry, index) => {
    const [first] = entry.labels;
    if (!first || isListHeading(first.cell.text)) return [];
    const floor = entries[index - 1]?.labels.at(-1)?.cell.row ?? -1;
    const heading = headingOver(first, floor, reading, repeated);
    return lineOf(heading ? { ...entry, heading } : entry, labelled, reading) ?? [];
  });
}

/** Two accounts side by side open on one row: that is not a form below a form. */
const sharesRow = (entry: Entry | undefined, label: Label): boolean =>
  entry?.labels[0]?.cell.row === label.cell.row;
