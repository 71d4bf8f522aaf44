import { type Segment, type Sheet, type Span, spanOf } from "../layout/sheet.ts";
import type { Label } from "../lexicon/label-set.ts";
import type { PrintedValue } from "../values/find-values.ts";

export type PrintedLabel = {
  readonly label: Label;
  readonly span: Span;
  /** Letters of the label over letters of its cell (values left out): prose around a wording makes it a worse label. */
  readonly coverage: number;
  /** The wording runs over two lines. */
  readonly stacked: boolean;
};

type Squashed = {
  readonly text: string;
  readonly at: readonly number[];
  readonly begins: ReadonlySet<number>;
};

type Sort = "small" | "capital" | "digit" | "other";

/** Of Latin letters without accents only, and by number: this runs for every letter of a document, once for each type it may be. */
function sortOf(code: number): Sort {
  if (code >= 97 && code <= 122) return "small";
  if (code >= 65 && code <= 90) return "capital";
  return code >= 48 && code <= 57 ? "digit" : "other";
}

/** Squashed text, for each of its characters the place in the print, and where words begin (spaces, case and digit changes). */
export function squashWithPlaces(text: string): Squashed {
  let squashed = "";
  const at: number[] = [];
  const begins = new Set<number>();
  let before: Sort = "other";
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? "";
    const sort = sortOf(text.charCodeAt(index));
    if (character === "&") {
      begins.add(squashed.length);
      squashed += "and";
      at.push(index, index, index);
    } else if (sort !== "other") {
      // A small letter after a capital goes on with its word.
      if (sort !== before && !(before === "capital" && sort === "small")) begins.add(squashed.length);
      squashed += character.toLowerCase();
      at.push(index);
    }
    before = sort;
  }
  begins.add(squashed.length);
  return { text: squashed, at, begins };
}

const squashedCells = new WeakMap<Segment, Squashed>();

/** A cell is searched with several lexicons. */
function squashedCell(segment: Segment): Squashed {
  const known = squashedCells.get(segment);
  if (known) return known;
  const made = squashWithPlaces(segment.text);
  squashedCells.set(segment, made);
  return made;
}

export type Lexicon = {
  readonly byStart: ReadonlyMap<string, readonly Label[]>;
  readonly decoys: readonly RegExp[];
  /** All of them in one: few cells print any. */
  readonly anyDecoy: RegExp;
  /** What a whole label announces by the words it is built of, where no wording of the list covers it. */
  readonly understand?: (text: string) => readonly Label[];
};

/** No wording is shorter. */
const KEY = 3;
/** Longer ones go by more letters: hundreds begin with the same three. */
const LONG_KEY = 6;

const keyLength = (phrase: string): number => (phrase.length < LONG_KEY ? KEY : LONG_KEY);

/** Indexes wordings by their first letters, longest first, so that "cash credit limit" wins over "credit limit". */
export function compileLexicon(
  labels: readonly Label[],
  decoys: readonly RegExp[],
  understand?: (text: string) => readonly Label[],
): Lexicon {
  const byStart = new Map<string, Label[]>();
  for (const label of labels.toSorted((a, b) => b.phrase.length - a.phrase.length)) {
    const key = label.phrase.slice(0, keyLength(label.phrase));
    const list = byStart.get(key);
    if (list) list.push(label);
    else byStart.set(key, [label]);
  }
  const anyDecoy = new RegExp(decoys.length > 0 ? decoys.map(({ source }) => source).join("|") : "$^");
  return { byStart, decoys, anyDecoy, ...(understand ? { understand } : {}) };
}

type Hit = { readonly start: number; readonly end: number; readonly labels: readonly Label[] };

type CellHits = { readonly values: readonly PrintedValue[]; readonly hits: readonly Hit[] };
const hitsOfCells = new WeakMap<Segment, Map<Lexicon, CellHits>>();

/** The wordings of a cell of the sheet: parts of a paper are read with the same lexicon again and again. */
function hitsOfCell(
  segment: Segment,
  squashed: Squashed,
  values: readonly PrintedValue[],
  lexicon: Lexicon,
): readonly Hit[] {
  const ofCell = hitsOfCells.get(segment) ?? new Map<Lexicon, CellHits>();
  const known = ofCell.get(lexicon);
  if (known?.values === values) return known.hits;
  const hits = hitsOf(segment, squashed, values, lexicon);
  hitsOfCells.set(segment, ofCell.set(lexicon, { values, hits }));
  return hits;
}

function hitsAt(squashed: Squashed, start: number, lexicon: Lexicon): Hit | undefined {
  const beginningWith = (letters: number) =>
    lexicon.byStart.get(squashed.text.slice(start, start + letters)) ?? [];
  const endOf = (label: Label): number | undefined => {
    if (!squashed.text.startsWith(label.phrase, start)) return undefined;
    const end = start + label.phrase.length;
    if (squashed.begins.has(end)) return end;
    // Recognised print runs label and "is", "of", "on" together; a plural is the same label.
    return squashed.text[end] === "s" && squashed.begins.has(end + 1) ? end + 1 : undefined;
  };
  const isPrinted = (label: Label) => endOf(label) !== undefined;
  const longest = beginningWith(LONG_KEY).find(isPrinted) ?? beginningWith(KEY).find(isPrinted);
  if (!longest) return undefined;
  const labels = beginningWith(keyLength(longest.phrase)).filter((label) => label.phrase === longest.phrase);
  return { start, end: endOf(longest) ?? start, labels };
}

function findHits(squashed: Squashed, lexicon: Lexicon): Hit[] {
  const hits: Hit[] = [];
  for (const decoy of lexicon.anyDecoy.test(squashed.text) ? lexicon.decoys : []) {
    for (const match of squashed.text.matchAll(decoy)) {
      const label: Label = { field: "other", kind: "money", weight: 1, phrase: match[0] };
      hits.push({ start: match.index, end: match.index + match[0].length, labels: [label] });
    }
  }
  for (const start of squashed.begins) {
    const hit = hitsAt(squashed, start, lexicon);
    if (hit) hits.push(hit);
  }
  const kept: Hit[] = [];
  // "Current payment due date" is a day, though "current payment due" is the longer wording in it.
  const weight = ({ start, end }: Hit) =>
    end - start + (squashed.text.slice(start, end).endsWith("date") ? 8 : 0);
  for (const hit of hits.toSorted((a, b) => weight(b) - weight(a))) {
    if (!kept.some((other) => hit.start < other.end && other.start < hit.end)) kept.push(hit);
  }
  return kept;
}

/** The wordings of a cell: where none of the list covers its words wholly, they are understood by their parts or stay as they are. */
function hitsOf(
  segment: Segment,
  squashed: Squashed,
  values: readonly PrintedValue[],
  lexicon: Lexicon,
): readonly Hit[] {
  const hits = findHits(squashed, lexicon);
  if (!lexicon.understand) return hits;
  const [first, ...others] = values.filter(({ kind }) => kind === "money" || kind === "date");
  const [before, after] = first
    ? [segment.text.slice(0, first.span.start), segment.text.slice(first.span.end)]
    : [segment.text, ""];
  // A figure may stand before its label, never within it.
  const isFirst = before.trim() === "" && others.length === 0;
  // "Cycle closed 11/13/2026 (30 days)": a remark in brackets is no part of a sentence.
  if (/[A-Za-z]/.test(after.replaceAll(/\([^()]*\)/g, "")) && !isFirst) return hits;
  const words = isFirst ? after : before;
  const { text } = squashWithPlaces(words);
  // A longer wording in the list says more than its words.
  const start = isFirst ? squashed.text.length - text.length : 0;
  const isKnown = hits.some(
    ({ start: from, end, labels }) =>
      (from === start && end === start + text.length) ||
      // What a remark behind the value names says nothing of the words before it.
      (from < start + text.length && end > start && labels.some(({ field }) => field === "other")),
  );
  if (text === "" || isKnown) return hits;
  const labels = lexicon.understand(words);
  return labels.length > 0 ? [{ start, end: start + text.length, labels }] : hits;
}

/** Letters outside the values of a cell. */
function lettersBesideValues(segment: Segment, values: readonly PrintedValue[]): number {
  let text = segment.text;
  for (const value of values.toReversed())
    text = text.slice(0, value.span.start) + text.slice(value.span.end);
  return text.replaceAll(/\([^)]*\)/g, "").replaceAll(/[^A-Za-z]/g, "").length;
}

function printedLabels(
  segment: Segment,
  hit: Hit,
  squashed: Squashed,
  letters: number,
  stacked = false,
): PrintedLabel[] {
  const start = squashed.at[hit.start] ?? 0;
  const end = (squashed.at[hit.end - 1] ?? 0) + 1;
  const coverage = Math.min(1, (hit.end - hit.start) / Math.max(1, letters));
  const span = spanOf(segment, start, end);
  return hit.labels.map((label) => ({ label, span, coverage, stacked }));
}

/** Where the words of a title begin behind the number of its box, or behind a sign: the second line may hang under them. */
function hangingEdge({ text, words: [first, second] }: Segment): number | undefined {
  return first &&
    second &&
    /^(?:\d{1,2}[a-g]?|[-+=–])\s+[A-Z]/.test(text) &&
    /^(?:\d{1,2}[a-g]?|[-+=–])$/.test(first.word.text)
    ? second.x0
    : undefined;
}

/** A label broken over two lines of one cell: the second line lies close below and starts, centres or ends with the first. */
function stackedPartner(segment: Segment, sheet: Sheet): Segment | undefined {
  const height = segment.y1 - segment.y0;
  const hanging = hangingEdge(segment) ?? segment.x0;
  for (const row of sheet.rows.slice(segment.row + 1, segment.row + 4)) {
    if (row.page !== segment.page || row.y0 - segment.y1 > 0.9 * height) break;
    const below = row.segments.find((other) => {
      const aligned =
        Math.abs(other.x0 - segment.x0) < height ||
        Math.abs(other.x0 - hanging) < height ||
        Math.abs(other.x1 - segment.x1) < height ||
        Math.abs(other.x0 + other.x1 - segment.x0 - segment.x1) < 2 * height;
      return (
        aligned &&
        other.y0 > segment.y0 + height * 0.5 &&
        Math.abs(other.y1 - other.y0 - height) < height * 0.4
      );
    });
    if (below) return below;
  }
  return undefined;
}

/** "4 Federal income tax": the number of a form's box before its title is no value. */
const BOX_NUMBER = /^\s*\d{1,2}\s+[A-Za-z]/;

function valuesIn(
  segment: Segment,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): readonly PrintedValue[] {
  const own = values.get(segment) ?? [];
  return BOX_NUMBER.test(segment.text) && own[0]?.kind === "number" ? own.slice(1) : own;
}

/** Both lines have a value to their right: two labels, not one. */
function bothHaveValues(
  upper: Segment,
  lower: Segment,
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): boolean {
  return [upper, lower].every((segment) => {
    const row = sheet.rows[segment.row]?.segments ?? [];
    // A sign may stand in a column of its own before the value.
    const next = row.slice(row.indexOf(segment) + 1).find((other) => !/^[-+=$]$/.test(other.text));
    return next !== undefined && valuesIn(next, values).length > 0;
  });
}

/** Two lines of one cell as one cell, for matching a broken label. */
export function stack(upper: Segment, lower: Segment): Segment {
  return {
    page: upper.page,
    row: lower.row,
    words: [...upper.words, ...lower.words],
    text: `${upper.text} ${lower.text}`,
    starts: [...upper.starts, ...lower.starts.map((start) => start + upper.text.length + 1)],
    x0: Math.min(upper.x0, lower.x0),
    x1: Math.max(upper.x1, lower.x1),
    y0: upper.y0,
    y1: lower.y1,
  };
}

/** Where a remark in brackets ends that began on a line above ("Minimum Due (includes / Amount Overdue)"): it announces nothing. */
function endOfRemark(segment: Segment, sheet: Sheet): number {
  const close = segment.text.indexOf(")");
  const open = segment.text.indexOf("(");
  if (close < 0 || (open >= 0 && open < close)) return 0;
  const height = segment.y1 - segment.y0;
  const above = sheet.rows
    .slice(Math.max(0, segment.row - 3), segment.row)
    .flatMap((row) => row.segments)
    .filter((other) => other.page === segment.page && segment.y0 - other.y1 < height)
    .find((other) => Math.abs(other.x0 - segment.x0) < height && /\([^)]*$/.test(other.text));
  return above ? close : 0;
}

/** The words of a cell without values are one label, from the first to the last. */
function isWhole(segment: Segment, none: readonly PrintedValue[], lexicon: Lexicon): boolean {
  const squashed = squashedCell(segment);
  return hitsOfCell(segment, squashed, none, lexicon).some(
    ({ start, end, labels }) =>
      start === 0 && end === squashed.text.length && labels.some(({ field }) => field !== "other"),
  );
}

const MAX_LABEL_LETTERS = 48;
const NO_VALUES: readonly PrintedValue[] = [];

/** Every wording of the lexicon in the document, broken ones included. */
export function findLabels(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  lexicon: Lexicon,
): PrintedLabel[] {
  const found: PrintedLabel[] = [];
  for (const segment of sheet.segments) {
    const squashed = squashedCell(segment);
    if (!/[a-z]/.test(squashed.text)) continue;
    const own = values.get(segment) ?? NO_VALUES;
    const hits = hitsOfCell(segment, squashed, own, lexicon);
    // Most cells print no wording.
    if (hits.length > 0) {
      const letters = lettersBesideValues(segment, own);
      const remark = endOfRemark(segment, sheet);
      for (const hit of hits)
        if ((squashed.at[hit.start] ?? 0) >= remark)
          found.push(...printedLabels(segment, hit, squashed, letters));
    }
    if (valuesIn(segment, values).length > 0 || squashed.text.length > MAX_LABEL_LETTERS) continue;
    const partner = stackedPartner(segment, sheet);
    const ofPartner = partner && (values.get(partner) ?? NO_VALUES);
    if (!ofPartner || ofPartner.length > 0) continue;
    if (bothHaveValues(segment, partner, sheet, values)) continue;
    const both = stack(segment, partner);
    const joined = squashWithPlaces(both.text);
    if (joined.text.length > MAX_LABEL_LETTERS) continue;
    for (const hit of hitsOf(both, joined, [], lexicon)) {
      // A heading over a label: "Recap of Your Account" over "Balance Forward" is no "account balance".
      if (hit.end < joined.text.length && isWhole(partner, ofPartner, lexicon)) continue;
      const [from, to] = [joined.at[hit.start] ?? 0, joined.at[hit.end - 1] ?? 0];
      if (from >= segment.text.length || to <= segment.text.length) continue;
      // The remark in brackets that is broken here announces nothing.
      if (/\([^)]*$/.test(segment.text.slice(0, from))) continue;
      found.push(...printedLabels(both, hit, joined, lettersBesideValues(both, []), true));
    }
  }
  // A broken label that was matched whole outranks what its halves say alone.
  const halves = new Set(found.filter((entry) => entry.stacked).flatMap((entry) => entry.span.segment.words));
  return found.filter((entry) => entry.stacked || !entry.span.segment.words.some((word) => halves.has(word)));
}
