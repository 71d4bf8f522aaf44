import type { Segment, Sheet, Span } from "../layout/sheet.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { boxedFigures } from "./boxed-rows.ts";
import { captionsUnder } from "./captions.ts";
import type { PrintedLabel } from "./find-labels.ts";
import { figureBefore, figuresLeftOfLabels, isBesideFirst, isOfTheNext } from "./left-values.ts";
import { withoutVariants } from "./plain-labels.ts";
import { pointedCandidates } from "./pointed-candidates.ts";
import { registerRows } from "./register-rows.ts";

export type Candidate = {
  readonly field: string;
  readonly value: PrintedValue;
  readonly label: PrintedLabel;
  /** 0..1: how surely this label announces this value. */
  readonly score: number;
};

type Claim = {
  readonly owner: Segment | PrintedLabel;
  readonly label?: PrintedLabel;
  readonly value: PrintedValue;
  readonly score: number;
};

/** A printed word or wording that could announce a value. */
type Announcer = {
  readonly owner: Segment | PrintedLabel;
  readonly label?: PrintedLabel;
  readonly span: Span;
};

const heightOf = (box: { readonly y0: number; readonly y1: number }) => box.y1 - box.y0;
const LETTERS = /[A-Za-z]{2,}/;
/** Words that link a label to its value without being a label of their own. */
const LINKS =
  /^(?:[\s:=+\-–—.,*$()†‡¹²³0-9]|is|of|as|on|due|by|at|to|the|total|your|was|usd|amount|date|for|and|through|thru|from|in|this|period|a|are|&)*$/i;

type Neighbour = { readonly blocked: number };

/** Small print under a label, on the line of the large figure that both of them announce. */
function isUnderName(segment: Segment, label: Span, value: Span): boolean {
  return (
    segment.row > label.segment.row &&
    Math.abs(segment.x0 - label.segment.x0) < 0.5 * heightOf(label) &&
    heightOf(value) > 1.3 * heightOf(segment)
  );
}

/** Text between a label and a value on one row: nothing, linking words, other values, or other words. */
function between(
  row: readonly Segment[],
  label: Span,
  value: Span,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): Neighbour {
  let words = "";
  let passed = 0;
  for (const segment of row) {
    const isFirst =
      segment === label.segment || segment.words.some((word) => label.segment.words.includes(word));
    const isLast = segment === value.segment;
    if (segment.x1 <= label.x1 || segment.x0 >= value.x1) {
      if (!isFirst && !isLast) continue;
    }
    const from = isFirst && segment === label.segment ? label.end : 0;
    const to = isLast ? value.start : segment.text.length;
    if (isFirst && segment !== label.segment) continue;
    if (from >= to || (!isFirst && !isLast && isUnderName(segment, label, value))) continue;
    let text = segment.text.slice(from, to);
    for (const other of values.get(segment) ?? []) {
      if (other.span.start < from || other.span.end > to) continue;
      text = text.replace(segment.text.slice(other.span.start, other.span.end), " ");
      if (other.kind !== "number") passed += 1;
    }
    words += ` ${text}`;
  }
  const rest = words.replaceAll(/\([^)]*\)/g, " ");
  const letters = LINKS.test(rest) ? 0 : rest.replaceAll(/[^A-Za-z]/g, "").length;
  return { blocked: Math.min(0.75, letters * 0.03) + Math.min(0.5, passed * 0.12) };
}

function scoreRight(
  announcer: Announcer,
  value: PrintedValue,
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): number {
  const { span } = announcer;
  const row = sheet.rows[value.span.segment.row];
  if (!row) return 0;
  const sameSegment = span.segment === value.span.segment;
  const told = sameSegment && announcer.label ? figureBefore(announcer.label, values) : undefined;
  if (told) return told === value ? LEFT_OF_LABEL : 0;
  if (sameSegment && value.span.start < span.end) return 0;
  if (!sameSegment && value.span.x0 < span.x1 - heightOf(span)) return 0;
  // "Interest and $24.00 of fees": the amount is that of the words after it.
  if (sameSegment && isOfTheNext(value)) return 0;
  const overlap = Math.min(span.y1, value.span.y1) - Math.max(span.y0, value.span.y0);
  // Beside a label of two lines a value stands on one of them or halfway between, never half above or below both.
  const share = announcer.label?.stacked ? 0.75 : 0.3;
  if (!sameSegment && overlap < share * Math.min(heightOf(span), heightOf(value.span))) return 0;
  const gap = Math.max(0, value.span.x0 - span.x1);
  return 1 - Math.min(0.25, gap * 0.3) - between(row.segments, span, value.span, values).blocked;
}

/** How far two boxes share a column: 1 when an edge or the middle lines up, less when they merely overlap. */
function alignment(label: Span, value: Span): number {
  const unit = Math.min(heightOf(label), heightOf(value));
  const offsets = [label.x0 - value.x0, label.x1 - value.x1, (label.x0 + label.x1 - value.x0 - value.x1) / 2];
  const nearest = Math.min(...offsets.map((offset) => Math.abs(offset)));
  if (nearest < 0.8 * unit) return 1;
  const overlap = Math.min(label.x1, value.x1) - Math.max(label.x0, value.x0);
  return overlap > 0.4 * Math.min(label.x1 - label.x0, value.x1 - value.x0) ? 0.9 : 0;
}

const MAX_DROP = 4.2;

/** The words of a cell without its values: a date between a label and its amount is no label. */
function textBesideValues(segment: Segment, values: ReadonlyMap<Segment, readonly PrintedValue[]>): string {
  let text = segment.text;
  for (const value of (values.get(segment) ?? []).toReversed()) {
    text = `${text.slice(0, value.span.start)} ${text.slice(value.span.end)}`;
  }
  return text;
}

/** "As of May 5, 2026" between a label and its figure says when, not what. */
const OF_A_DAY = /^\s*(?:as\sof|on|through)\W*$/i;

/** Printed words on the rows between a label and a value that stand in the same column. */
function columnIsClear(
  label: Span,
  value: Span,
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): boolean {
  const [top, bottom] = label.y0 < value.y0 ? [label, value] : [value, label];
  const [left, right] = [Math.max(label.x0, value.x0), Math.min(label.x1, value.x1)];
  for (let index = top.segment.row + 1; index < bottom.segment.row; index++) {
    for (const segment of sheet.rows[index]?.segments ?? []) {
      if (
        segment.page !== label.segment.page ||
        segment.words.some((word) => label.segment.words.includes(word))
      )
        continue;
      if (
        Math.min(segment.x1, right) - Math.max(segment.x0, left) > 0 &&
        LETTERS.test(textBesideValues(segment, values)) &&
        !OF_A_DAY.test(textBesideValues(segment, values))
      )
        return false;
    }
  }
  return true;
}

/** Cells that are a label and nothing else, with the kinds of values they announce: however far off, the value beside them is theirs. */
type Named = ReadonlyMap<Segment, ReadonlySet<string>>;

function namedCells(labels: readonly PrintedLabel[]): Named {
  const named = new Map<Segment, Set<string>>();
  for (const { label, span, coverage, stacked } of labels) {
    if (coverage < 0.8 || stacked || label.field === "other") continue;
    named.set(span.segment, (named.get(span.segment) ?? new Set()).add(label.kind));
  }
  return named;
}

/** A value that has its own words directly before it in its row answers to those, not to something above. */
function hasOwnWords(value: PrintedValue, sheet: Sheet, named: Named): boolean {
  const before = value.span.segment.text.slice(0, value.span.start);
  if (LETTERS.test(before)) return true;
  // "10.54% APR, including the fee" under "Interest rate 7.125%" says itself what it is.
  if (
    value.kind === "percent" &&
    /^\s(?:APR|annual percentage rate)\b/i.test(value.span.segment.text.slice(value.span.end))
  )
    return true;
  const row = sheet.rows[value.span.segment.row];
  const left = row?.segments
    .filter((segment) => segment.x1 <= value.span.x0 && segment !== value.span.segment)
    .at(-1);
  return (
    left !== undefined &&
    !/\d/.test(left.text) &&
    LETTERS.test(left.text) &&
    (named.get(left)?.has(value.kind) || value.span.x0 - left.x1 < 12 * heightOf(value.span))
  );
}

/** A day behind a label belongs to what it heads: "Market value on 09/30/2026" over the amount. */
function withDay(span: Span, values: ReadonlyMap<Segment, readonly PrintedValue[]>): Span {
  const { segment } = span;
  const day = (values.get(segment) ?? []).find((value) => value.span.start >= span.end);
  const isLast =
    day?.kind === "date" &&
    LINKS.test(segment.text.slice(span.end, day.span.start)) &&
    LINKS.test(segment.text.slice(day.span.end));
  return isLast ? { ...span, x1: Math.max(span.x1, day.span.x1) } : span;
}

function scoreBelow(
  announcer: Announcer,
  value: PrintedValue,
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  named: Named,
): number {
  const span = value.kind === "money" ? withDay(announcer.span, values) : announcer.span;
  const drop = value.span.y0 - span.y1;
  const unit = Math.min(heightOf(span), heightOf(value.span));
  if (drop < -0.4 * unit || drop > MAX_DROP * heightOf(span)) return 0;
  const isBoxed = boxedFigures(sheet, values).get(span.segment) === value;
  const aligned = isBoxed ? 1 : alignment(span, value.span);
  if (aligned === 0 || !columnIsClear(span, value.span, sheet, values)) return 0;
  const own = hasOwnWords(value, sheet, named) ? 0.4 : 0;
  return 0.93 * aligned - Math.max(0, drop / heightOf(span)) * 0.06 - own;
}

function scoreAbove(
  announcer: Announcer,
  value: PrintedValue,
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  named: Named,
): number {
  const { span } = announcer;
  const rise = span.y0 - value.span.y1;
  if (rise < -0.3 * heightOf(span) || rise > 1.5 * heightOf(span)) return 0;
  const aligned = alignment(span, value.span);
  if (aligned === 0 || !columnIsClear(span, value.span, sheet, values)) return 0;
  const big = heightOf(value.span) > 1.25 * heightOf(span) ? 0.72 : 0.5;
  return big * aligned - (hasOwnWords(value, sheet, named) ? 0.4 : 0);
}

function scorePlace(
  announcer: Announcer,
  value: PrintedValue,
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  named: Named,
): number {
  const { span } = announcer;
  if (span.segment.page !== value.span.segment.page) return 0;
  const rows = value.span.segment.row - span.segment.row;
  if (Math.abs(rows) > 14) return 0;
  const right = scoreRight(announcer, value, sheet, values);
  if (span.segment === value.span.segment) return right;
  return Math.max(
    right,
    scoreBelow(announcer, value, sheet, values, named),
    scoreAbove(announcer, value, sheet, values, named),
  );
}

function quality(label: PrintedLabel): number {
  return label.label.weight * (0.55 + 0.45 * label.coverage);
}

/** Words that are in no lexicon still keep the values printed beside them; the month of a day is no such word. */
function unknownAnnouncers(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  labels: readonly PrintedLabel[],
): Announcer[] {
  const labelled = new Set(labels.flatMap((label) => label.span.segment.words));
  return sheet.segments
    .filter(
      (segment) =>
        LETTERS.test(textBesideValues(segment, values)) && !segment.words.some((word) => labelled.has(word)),
    )
    .map((segment) => {
      const end = segment.text.search(/[$\d]/);
      const span = {
        ...segment,
        segment,
        start: 0,
        end: end > 1 ? end : segment.text.length,
        confidence: 1,
        box: [0, 0, 0, 0] as const,
      };
      return {
        owner: segment,
        span: {
          ...span,
          box: [0, 0, 0, 0],
          x1:
            end > 1
              ? Math.min(segment.x1, segment.x0 + ((segment.x1 - segment.x0) * end) / segment.text.length)
              : segment.x1,
        },
      };
    });
}

/** The small print right under a figure in larger print. */
function isCaption({ span }: PrintedLabel, value: PrintedValue): boolean {
  const drop = span.y0 - value.span.y1;
  return (
    heightOf(value.span) > 1.15 * heightOf(span) &&
    drop > -0.3 * heightOf(span) &&
    drop < 1.2 * heightOf(span)
  );
}

/** Unknown words at the other end of the line keep a figure only while no caption stands under it. */
const isFarLeft = ({ owner, value }: Claim) =>
  !("label" in owner) && value.span.x0 - owner.x1 > 12 * heightOf(value.span);

/** Words of its own cell before a value keep it from the unknown words of another cell. */
const hasWordsBefore = ({ span: { segment, start } }: PrintedValue, { span }: Announcer): boolean =>
  span.segment !== segment && LETTERS.test(segment.text.slice(0, start));

/** A figure printed right before its label, on a paper that prints all of them so. */
const LEFT_OF_LABEL = 0.95;
const MIN_SCORE = 0.3;
/** Unknown words compete a little below known ones, and hardly at all with what stands under them: they are often headings. */
const UNKNOWN_RIGHT = 0.85;
const UNKNOWN_BELOW = 0.35;
/** A caption in a grid of captions is as good as a label to the left. */
const UNDER = 0.95;

/**
 * Gives each printed value to the label that announces it best. Every value has at most one owner and every label at most one
 * value of its kind, so a decoy that owns its figure keeps it from the fields that look alike.
 */
export function pairValues(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  labels: readonly PrintedLabel[],
): Candidate[] {
  const claims: Claim[] = [];
  const named = namedCells(labels);
  const captions = captionsUnder(sheet, values);
  const register = registerRows(sheet, values, labels);
  const byPage = Map.groupBy([...values.values()].flat(), (value) => value.span.segment.page);
  const left = figuresLeftOfLabels(sheet, values);
  const ofOthers = new Set(left.values());
  for (const label of labels) {
    const announcer: Announcer = { owner: label, label, span: label.span };
    for (const value of byPage.get(label.span.segment.page) ?? []) {
      if (value.kind !== label.label.kind && !(label.label.field === "other" && value.kind !== "number"))
        continue;
      if (Math.abs(value.span.segment.row - label.span.segment.row) > 14) continue;
      if (value.span.segment.row !== label.span.segment.row && register.has(value.span.segment.row)) continue;
      const first = left.get(label.span.segment);
      const own = first && isBesideFirst(first, label.span, values) ? first : undefined;
      if (own ? value !== own : ofOthers.has(value)) continue;
      const caption = captions.get(value);
      const isUnder = caption?.words.some((word) => label.span.segment.words.includes(word)) ?? false;
      if (caption && !isUnder) continue;
      const place = own ? LEFT_OF_LABEL : scorePlace(announcer, value, sheet, values, named);
      const score = (isUnder ? Math.max(UNDER, place) : place) * quality(label);
      if (score >= MIN_SCORE) claims.push({ owner: label, label, value, score });
    }
  }
  for (const announcer of unknownAnnouncers(sheet, values, labels)) {
    for (const value of byPage.get(announcer.span.segment.page) ?? []) {
      if ((value.kind !== "money" && value.kind !== "date") || captions.has(value)) continue;
      if (ofOthers.has(value) || hasWordsBefore(value, announcer)) continue;
      const sameRow = value.span.segment.row === announcer.span.segment.row;
      if (!sameRow && Math.abs(value.span.segment.row - announcer.span.segment.row) > 6) continue;
      const score = sameRow
        ? scoreRight(announcer, value, sheet, values) * UNKNOWN_RIGHT
        : scoreBelow(announcer, value, sheet, values, named) * UNKNOWN_BELOW;
      if (score >= MIN_SCORE) claims.push({ owner: announcer.owner, value, score });
    }
  }
  const taken = new Set<PrintedValue>();
  const lent = new Set<PrintedValue>();
  const served = new Map<Segment | PrintedLabel, Set<string>>();
  const candidates: Candidate[] = [];
  for (const claim of claims.toSorted((a, b) => b.score - a.score)) {
    const kinds = served.get(claim.owner) ?? new Set<string>();
    // A period label introduces two dates; a line of unknown words may carry several figures.
    const room =
      claim.label === undefined ||
      !kinds.has(claim.value.kind) ||
      (claim.label.label.field === "period" && !kinds.has("second"));
    const isBack = claim.label !== undefined && lent.has(claim.value) && isCaption(claim.label, claim.value);
    if ((taken.has(claim.value) && !isBack) || !room) continue;
    taken.add(claim.value);
    lent.delete(claim.value);
    if (!claim.label && isFarLeft(claim)) lent.add(claim.value);
    if (kinds.has(claim.value.kind)) kinds.add("second");
    kinds.add(claim.value.kind);
    served.set(claim.owner, kinds);
    if (claim.label)
      candidates.push({
        field: claim.label.label.field,
        value: claim.value,
        label: claim.label,
        score: claim.score,
      });
  }
  return withoutVariants([...candidates, ...pointedCandidates(byPage, candidates)]);
}
