import type { Box } from "#contract/extraction.ts";
import type { Page } from "../../page.ts";
import { onceFor } from "../once-for.ts";
import { type PlacedWord, placeWords } from "./straighten.ts";

/** Words printed together with ordinary spaces: a label, a value, a cell of a table, or a line of prose. */
export type Segment = {
  readonly page: number;
  /** Index of its row in the sheet. */
  readonly row: number;
  readonly words: readonly PlacedWord[];
  readonly text: string;
  /** For each word, where it starts in `text`. */
  readonly starts: readonly number[];
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
};

export type Row = {
  readonly index: number;
  readonly page: number;
  readonly segments: readonly Segment[];
  readonly y0: number;
  readonly y1: number;
};

/** All pages as rows from top to bottom. */
export type Sheet = { readonly rows: readonly Row[]; readonly segments: readonly Segment[] };

/** A wider space than this many line heights separates two cells. */
const CELL_GAP = 0.95;
/** The same between a month and a day padded with a blank. */
const PADDED_GAP = 1.8;
/** Runs of a digital text layer closer than this belong to one word. */
const SAME_WORD_GAP = 0.12;

const heightOf = (word: PlacedWord) => word.y1 - word.y0;

/** Dots that lead from a label to its figure: their box is that of a speck, and two such specks lie over each other. */
const isLeader = ({ word }: PlacedWord): boolean => word.confidence < 1 && /^[.:…]+$/.test(word.text);

/** A row while its words are chained: leaders behind the last other word do not say where it runs. */
type Chain = { readonly words: PlacedWord[]; end: PlacedWord };

/** Chains words along the page: each joins the row whose last word it overlaps most in height. */
function chainRows(words: readonly PlacedWord[]): PlacedWord[][] {
  const rows: Chain[] = [];
  for (const word of words.toSorted((a, b) => a.x0 - b.x0)) {
    const middle = (word.y0 + word.y1) / 2;
    let best: Chain | undefined;
    let nearest = Number.POSITIVE_INFINITY;
    for (const row of rows) {
      const last = row.end;
      if (word.x0 < last.x1 - heightOf(last)) continue;
      const overlap = Math.min(word.y1, last.y1) - Math.max(word.y0, last.y0);
      if (overlap < 0.5 * Math.min(heightOf(word), heightOf(last))) continue;
      const distance = Math.abs((last.y0 + last.y1) / 2 - middle);
      const baseline = Math.abs(last.y1 - word.y1);
      const cost = Math.min(distance, baseline);
      if (cost < nearest) [best, nearest] = [row, cost];
    }
    if (!best) rows.push({ words: [word], end: word });
    else {
      best.words.push(word);
      if (!isLeader(word) || isLeader(best.end)) best.end = word;
    }
  }
  return rows.map((row) => row.words);
}

/** The edges of the box around words. */
function edgesOf(words: readonly PlacedWord[]) {
  let [x0, y0] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [x1, y1] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const word of words) {
    x0 = Math.min(x0, word.x0);
    x1 = Math.max(x1, word.x1);
    y0 = Math.min(y0, word.y0);
    y1 = Math.max(y1, word.y1);
  }
  return { x0, x1, y0, y1 };
}

function makeSegment(words: readonly PlacedWord[], page: number, row: number, digital: boolean): Segment {
  let text = "";
  const starts: number[] = [];
  let before: PlacedWord | undefined;
  for (const word of words) {
    // Small print beside a large figure is close for the figure, not for itself.
    const height = before ? Math.min(heightOf(before), heightOf(word)) : 0;
    const glued = before && digital && word.x0 - before.x1 < SAME_WORD_GAP * height;
    if (before && !glued) text += " ";
    starts.push(text.length);
    text += word.word.text;
    before = word;
  }
  return {
    page,
    row,
    words,
    text,
    starts,
    ...edgesOf(words),
  };
}

/** A sign in larger print than the figure beside it stands between two boxes of a sum and belongs to neither. */
const isOperator = (sign: PlacedWord, other: PlacedWord) =>
  /^[-−–—+=]$/.test(sign.word.text) && heightOf(sign) > 1.2 * heightOf(other);

const FIGURE = /^\(?\$?[\d,]*\.\d+%?\)?$/;

/**
 * "—" before an amount of the next column: a cell with nothing in it. Figures in columns before it tell it from a minus ("Transfer to
 * savings  — $250.00").
 */
const isEmptyCell = (
  dash: PlacedWord,
  next: PlacedWord,
  before: PlacedWord | undefined,
  row: readonly PlacedWord[],
) =>
  dash.word.text === "—" &&
  /^\(?\$[\d,]+\.\d\d\)?$/.test(next.word.text) &&
  (before === undefined || !/[A-Za-z]/.test(before.word.text)) &&
  row.some((word) => word.x1 < dash.x0 && FIGURE.test(word.word.text));

const MONTH = /^(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\.?$/i;

/** "Oct  5": days of one digit are set under those of two, in print of one width a blank further from the month. */
const isPaddedDay = (month: PlacedWord, day: PlacedWord, gap: number) =>
  MONTH.test(month.word.text) &&
  /^[1-9],?$/.test(day.word.text) &&
  gap < PADDED_GAP * Math.min(heightOf(day), heightOf(month));

const LEGAL_FORM = /^(?:LLC|L\.L\.C\.|LLP|Inc\.?|INC\.?|Corp\.?|CORP\.?|Ltd\.?|N\.A\.|FCU),?$/;

/** "Roofing  LLC": in typewriter print, and where a comma was not recognised, a firm's legal form stands further from its name; a symbol in capitals is none. */
const isFarForm = (name: PlacedWord, form: PlacedWord, gap: number) =>
  LEGAL_FORM.test(form.word.text) &&
  /[a-z]{2},?$/.test(name.word.text) &&
  gap < PADDED_GAP * Math.min(heightOf(form), heightOf(name));

function splitSegments(words: readonly PlacedWord[]): PlacedWord[][] {
  const groups: PlacedWord[][] = [];
  let before: PlacedWord | undefined;
  for (const word of words) {
    const gap = before ? word.x0 - before.x1 : 0;
    const limit = before ? CELL_GAP * Math.min(heightOf(word), heightOf(before)) : 0;
    const isApart = before !== undefined && isEmptyCell(before, word, groups.at(-1)?.at(-2), words);
    const isFar = before !== undefined && (isPaddedDay(before, word, gap) || isFarForm(before, word, gap));
    const isClose = gap <= limit || isFar;
    if (before && isClose && !isApart && !isOperator(before, word) && !isOperator(word, before))
      groups.at(-1)?.push(word);
    else groups.push([word]);
    before = word;
  }
  return groups;
}

/** The words of a page's cells, row by row: a file is cut into documents by each page alone, then the pages of each are read. */
const cellsOf = onceFor((page: Page): readonly (readonly (readonly PlacedWord[])[])[] =>
  chainRows(placeWords(page))
    .map((words) => ({
      words,
      y: words.reduce((sum, word) => sum + word.y0 + word.y1, 0) / (2 * words.length),
    }))
    .toSorted((a, b) => a.y - b.y)
    .map(({ words }) => splitSegments(words)),
);

/** Rows and cells of all pages, from geometry alone. */
export function buildSheet(pages: readonly Page[]): Sheet {
  const rows: Row[] = [];
  for (const page of pages) {
    for (const cells of cellsOf(page)) {
      const index = rows.length;
      const segments = cells.map((group) =>
        makeSegment(group, page.number, index, page.source === "pdf-text"),
      );
      rows.push({
        index,
        page: page.number,
        segments,
        y0: Math.min(...segments.map((segment) => segment.y0)),
        y1: Math.max(...segments.map((segment) => segment.y1)),
      });
    }
  }
  return { rows, segments: rows.flatMap((row) => row.segments) };
}

/** A piece of a segment: the words that a match in its text touches. */
export type Span = {
  readonly segment: Segment;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  /** How surely it was read: the weakest word's confidence, known words beside digits left out. */
  readonly confidence: number;
  /** In fractions of the page as it is shown upright (not straightened). */
  readonly box: Box;
};

/**
 * Words beside the digits of a figure that are known: a letter misread would have left none of them ("years", "October"). Months that
 * another is one letter away from are not among them.
 */
const KNOWN_BESIDE_DIGITS =
  /^(?:years?|yrs?|months?|days?|USD|january|feb(?:ruary)?|apr(?:il)?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)[.,;:]*$/i;
/** Weaker print than this may have been any word. */
const LEGIBLE_WORD = 0.8;
const DIGITS = /\d/;

/** How surely a print was read: the weakest word's confidence; beside digits a known word that is legible leaves no doubt. */
function confidenceOf(words: readonly PlacedWord[]): number {
  const hasDigits = words.some(({ word }) => DIGITS.test(word.text));
  const open = words.filter(
    ({ word: { text, confidence } }) =>
      !hasDigits || confidence < LEGIBLE_WORD || !KNOWN_BESIDE_DIGITS.test(text),
  );
  return Math.min(...(open.length > 0 ? open : words).map(({ word }) => word.confidence));
}

export function spanOf(segment: Segment, start: number, end: number): Span {
  const touched = segment.words.filter((word, index) => {
    const from = segment.starts[index] ?? 0;
    return from < end && from + word.word.text.length > start;
  });
  const words = touched.length > 0 ? touched : segment.words;
  return {
    segment,
    start,
    end,
    text: segment.text.slice(start, end).trim(),
    ...placeWithin(edgesOf(words), segment, start, end),
    confidence: confidenceOf(words),
    box: unionBox(words.map(({ word }) => word.shown ?? word.box)),
  };
}

/** A match may cover part of a word ("Balance:$12.50"): its edges are then shared out by letters. */
function placeWithin(edges: ReturnType<typeof edgesOf>, segment: Segment, start: number, end: number) {
  const edge = (index: number, position: number, fallback: number): number => {
    const word = segment.words[index];
    if (!word) return fallback;
    const share = (position - (segment.starts[index] ?? 0)) / Math.max(1, word.word.text.length);
    return word.x0 + (word.x1 - word.x0) * share;
  };
  const first = segment.starts.findLastIndex((from) => from <= start);
  const last = segment.starts.findLastIndex((from) => from < end);
  const { x0, x1, y0, y1 } = edges;
  return { x0: Math.max(x0, edge(first, start, x0)), x1: Math.min(x1, edge(last, end, x1)), y0, y1 };
}

export function unionBox(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}
