import type { PrintedLabel } from "../candidates/find-labels.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { spanOf } from "../layout/sheet.ts";
import { type Label, squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";

/** A new box begins at its number: "3 Nondividend distributions 4 Federal income tax withheld". */
const BOX_START = /(?:^|\s)(?:\d{1,2}[a-g]?|[Il|])\s+(?=[A-Za-z])/g;
/** Below this many letters two titles differ too little to be told apart. */
const MIN_LETTERS = 12;
/** Share of letters that may be misread. */
const MISREAD = 0.2;
/** A misread title counts a little less than a clean one. */
const MISREAD_WEIGHT = 0.9;

/** Number of letters to change, add or leave out to make one text the other; undefined above the limit. */
export function editDistance(a: string, b: string, limit: number): number | undefined {
  if (Math.abs(a.length - b.length) > limit) return undefined;
  let before = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > limit) return undefined;
    before = row;
  }
  const distance = before[b.length] ?? Number.POSITIVE_INFINITY;
  return distance <= limit ? distance : undefined;
}

type Piece = { readonly start: number; readonly end: number };

/** The titles of a cell: boxes printed side by side may share one. */
function piecesOf(text: string): Piece[] {
  const starts = [...text.matchAll(BOX_START)].map((match) => match.index + match[0].length);
  if (starts[0] === undefined || starts[0] > 4) starts.unshift(0);
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}

/** The title nearest to a print with misread letters, or to one that is cut off at its end. */
function nearestTitle(print: string, labels: readonly Label[]): Label | undefined {
  let nearest: { label: Label; distance: number } | undefined;
  for (const label of labels) {
    if (label.phrase.length < MIN_LETTERS) continue;
    const isCut = print.length >= 0.7 * label.phrase.length && print.length < label.phrase.length;
    const title = isCut ? label.phrase.slice(0, print.length) : label.phrase;
    const distance = editDistance(print, title, Math.floor(title.length * MISREAD));
    if (distance === undefined || (nearest && nearest.distance <= distance)) continue;
    nearest = { label, distance };
  }
  return nearest?.label;
}

/**
 * Titles of a form's boxes that recognition misread ("Federal Income tax wlthheld"). Clean titles are left out, and so are cells
 * with figures. Digital text has none.
 */
export function misreadTitles(
  reading: Reading,
  labels: readonly Label[],
  found: readonly PrintedLabel[],
): PrintedLabel[] {
  const clean = Map.groupBy(found, (entry) => entry.span.segment);
  return reading.sheet.segments.flatMap((segment) => {
    const isDigital = segment.words.every((word) => word.word.confidence === 1);
    const hasFigures = (reading.values.get(segment) ?? []).some(
      (value) => value.kind === "money" && !value.money.bare,
    );
    if (isDigital || hasFigures) return [];
    return piecesOf(segment.text).flatMap(({ start, end }) => {
      const isClean = clean.get(segment)?.some(({ span }) => span.start < end && span.end > start);
      if (isClean) return [];
      const print = squash(segment.text.slice(start, end));
      if (print.length < MIN_LETTERS) return [];
      const label = nearestTitle(print, labels);
      if (!label) return [];
      const span = spanOf(segment, start, end);
      return [
        { label: { ...label, weight: label.weight * MISREAD_WEIGHT }, span, coverage: 1, stacked: false },
      ];
    });
  });
}

/** A box is at most this many title heights tall: its amount stands under the title, on whichever side. */
const MAX_DROP = 4;
/** The space that a box without a neighbour on its right may take, in page heights. */
const LAST_BOX = 0.35;
/** An amount in the box is believed a little less than one under the title itself. */
const IN_BOX_SCORE = 0.85;

type Title = PrintedLabel["span"];

/** Where the next cell of the title's row begins. */
function rightEdge(title: Title, reading: Reading, titles: readonly PrintedLabel[]): number {
  const row = reading.sheet.rows[title.segment.row]?.segments ?? [];
  const starts = [
    ...row.map((segment) => segment.x0),
    ...titles.filter(({ span }) => span.segment === title.segment).map(({ span }) => span.x0),
  ].filter((x0) => x0 > title.x0 + (title.x1 - title.x0) / 2);
  return Math.min(title.x0 + LAST_BOX, ...starts.filter((x0) => x0 >= title.x1 - 0.005));
}

const BOX_NUMBER = /(?:^|\s)\d{1,2}[a-g]?\.?\s*$/;
const isNumbered = ({ span, label }: PrintedLabel) =>
  BOX_NUMBER.test(span.segment.text.slice(0, span.start)) || /^\d/.test(label.phrase);

function hasWordsBetween(reading: Reading, title: Title, below: Title): boolean {
  return reading.sheet.segments.some(
    (segment) =>
      segment.page === title.segment.page &&
      segment.y0 > title.y0 + 0.5 * (title.y1 - title.y0) &&
      segment.y0 < below.y1 &&
      Math.min(segment.x1, below.x1) > Math.max(segment.x0, below.x0) - 0.01 &&
      /[A-Za-z]{2,}/.test(segment.text) &&
      !segment.words.some((word) => title.segment.words.includes(word)),
  );
}

/** Beside the second line of a title stands what the next box prints under its own title of one line. */
export function isOfBoxBeside(
  { span, label, stacked }: PrintedLabel,
  value: Candidate["value"],
  titles: readonly PrintedLabel[],
): boolean {
  if (!stacked) return false;
  return titles.some(({ span: other, label: { phrase } }) => {
    const drop = value.span.y0 - other.y1;
    return (
      phrase !== label.phrase &&
      other.segment.page === span.segment.page &&
      other.x0 >= span.x1 - 0.005 &&
      other.y0 < span.y1 &&
      drop > -0.5 * (other.y1 - other.y0) &&
      drop < other.y1 - other.y0 &&
      Math.min(other.x1, value.span.x1) > Math.max(other.x0, value.span.x0)
    );
  });
}

/** The amounts that stand under a box's title and left of the next box, the nearest for each title. */
export function amountsInBoxes(reading: Reading, titles: readonly PrintedLabel[]): Candidate[] {
  const numbered = new Set(titles.filter(isNumbered).map((label) => label.label.field));
  return titles.flatMap((label): Candidate[] => {
    // The name of the whole form reads like the title of its first box.
    if (numbered.has(label.label.field) && !isNumbered(label)) return [];
    const { span } = label;
    const height = span.y1 - span.y0;
    const right = rightEdge(span, reading, titles);
    // "Box 6." before the title belongs to the box.
    const left = BOX_NUMBER.test(span.segment.text.slice(0, span.start)) ? span.segment.x0 : span.x0;
    const isFirst = left > span.x0 - 8 * height;
    const inBox = reading.allValues.filter((value) => {
      const drop = value.span.y0 - span.y1;
      return (
        value.kind === "money" &&
        value.span.segment.page === span.segment.page &&
        drop > -0.5 * height &&
        drop < MAX_DROP * height &&
        value.span.segment !== span.segment &&
        value.span.x0 > (isFirst ? left : span.x0) - height &&
        value.span.x1 < right + height
      );
    });
    const nearest = inBox.toSorted((a, b) => a.span.y0 - b.span.y0)[0];
    // "NONE", or an address, over a bare number: the number is no amount of this box.
    if (
      !nearest ||
      (nearest.kind === "money" && nearest.money.bare && hasWordsBetween(reading, span, nearest.span))
    )
      return [];
    const isUnderAnother = titles.some(
      (other) =>
        other !== label &&
        other.label.phrase !== label.label.phrase &&
        other.span.segment.page === span.segment.page &&
        other.span.y0 > span.y1 - 0.3 * height &&
        other.span.y1 < nearest.span.y0 + 0.5 * height &&
        other.span.x0 < nearest.span.x1 &&
        other.span.x1 > span.x0,
    );
    if (isUnderAnother) return [];
    const score = IN_BOX_SCORE * label.label.weight * (0.55 + 0.45 * label.coverage);
    return [{ field: label.label.field, value: nearest, label, score }];
  });
}
