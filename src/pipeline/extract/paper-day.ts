import type { Candidate } from "./candidates/pair-values.ts";
import type { Segment, Span } from "./layout/sheet.ts";
import type { Reading } from "./reading.ts";
import { type Finding, makeFinding } from "./result/draft.ts";
import { resolveDate } from "./values/dates.ts";

/** The last cell of a line of the letterhead, or of the first line of the address under it. */
function isAtTheEdge(segment: Segment, { sheet }: Reading): boolean {
  const row = sheet.rows[segment.row]?.segments ?? [];
  if (row.at(-1) !== segment || segment.y0 > ADDRESS) return false;
  if (segment.y0 < LETTERHEAD || /^\s*date\b/i.test(segment.text)) return true;
  const [name, other] = row;
  return other === segment && name !== undefined && NAME.test(name.text) && IN_WORDS.test(segment.text);
}
const LETTERHEAD = 0.14;
const ADDRESS = 0.2;
const NAME = /^(?:(?:Mr|Mrs|Ms|Dr)\.?\s)?[A-Z][A-Za-z'’-]+(?:\s[A-Z][A-Za-z'’.-]*){1,3}$/;
const IN_WORDS = /^[A-Z][a-z]{2,8}\.?\s\d/;

/** A day that begins its line, in words or beside a label with a colon, left of a box: the row of a list would print an amount. */
function isBesideBox(segment: Segment, reading: Reading): boolean {
  const { sheet, values } = reading;
  const [first, next, ...others] = sheet.rows[segment.row]?.segments ?? [];
  return (
    first === segment &&
    next !== undefined &&
    (IN_WORDS.test(segment.text) ||
      (IN_FIGURES.test(segment.text.trim()) &&
        (/:\s*$/.test(next.text) || isOnlyAtEdge(segment, reading)))) &&
    next.x0 - segment.x1 > BOX_GAP &&
    ![next, ...others].some((cell) => (values.get(cell) ?? []).some(({ kind }) => kind === "money"))
  );
}
/** In the head of a letter, where no other line at its edge is a day: a list has one line a day. */
const isOnlyAtEdge = (segment: Segment, { sheet, values }: Reading): boolean =>
  segment.y0 < ADDRESS &&
  sheet.segments.every(
    (other) =>
      other === segment ||
      other.page !== segment.page ||
      Math.abs(other.x0 - segment.x0) > SAME_EDGE ||
      (values.get(other) ?? [])[0]?.kind !== "date" ||
      (values.get(other) ?? [])[0]?.span.start !== 0,
  );
const SAME_EDGE = 0.01;
const IN_FIGURES = /^\d{1,2}[/-]\d{1,2}[/-]\d{4}$/;
/** In page widths: wider than any column of a list. */
const BOX_GAP = 0.15;

/** "Date: 07/08/2026" beside another label of the letterhead: a cell that calls its day the paper's. */
const isNamed = (segment: Segment, { sheet, values }: Reading): boolean =>
  /^(?:letter\s|notice\s)?date\s?:/i.test(segment.text) &&
  !(sheet.rows[segment.row]?.segments ?? []).some((cell) =>
    (values.get(cell) ?? []).some((value) => value.kind === "money" && !value.money.bare),
  );

/** A letter's or bill's day often stands alone near its top, without a label. */
function letterDate(
  reading: Reading,
  candidates: readonly Candidate[],
  dayFirst: boolean,
): Finding | undefined {
  // "Page 1 of 2" under a day says nothing about it.
  const others = new Set(
    candidates.filter(({ label }) => label.label.kind !== "number").map(({ value }) => value),
  );
  const firstPage = reading.sheet.segments[0]?.page;
  for (const segment of reading.sheet.segments) {
    if (
      segment.page !== firstPage ||
      segment.y0 > 0.3 ||
      !(
        reading.sheet.rows[segment.row]?.segments.length === 1 ||
        isAtTheEdge(segment, reading) ||
        isNamed(segment, reading) ||
        isBesideBox(segment, reading)
      )
    )
      continue;
    const value = (reading.values.get(segment) ?? []).find((entry) => entry.kind === "date");
    if (value?.kind !== "date" || others.has(value)) continue;
    const rest = `${segment.text.slice(0, value.span.start)}${segment.text.slice(value.span.end)}`;
    const isAlone = /^[\s:.,]*(?:(?:letter|notice)?\s*date)?[\s:.,]*$/i.test(rest);
    const day = isAlone && value.date.year !== undefined ? resolveDate(value.date, { dayFirst }) : undefined;
    if (day) return makeFinding(day, value.span, 0.85);
  }
  return undefined;
}

const AS_OF =
  /^(?!.*(?:payoff|pay off|quote|rate|good))(?:[A-Za-z]+\s){0,4}(?:details|information|summary|overview|account|loans?|balances?|activity|snapshot|status)\sas of\s*$/i;

/** "Loan details as of October 3, 2026" above figures: the day of the paper where nothing else says it. */
function headingDate(
  reading: Reading,
  candidates: readonly Candidate[],
  dayFirst: boolean,
): Finding | undefined {
  const others = new Set(candidates.map(({ value }) => value));
  for (const segment of reading.sheet.segments) {
    const [value, more] = reading.values.get(segment) ?? [];
    if (value?.kind !== "date" || more || others.has(value) || value.date.year === undefined) continue;
    if (reading.sheet.rows[segment.row]?.segments.length !== 1) continue;
    if (!AS_OF.test(segment.text.slice(0, value.span.start)) || segment.text.length > value.span.end + 2)
      continue;
    const day = resolveDate(value.date, { dayFirst });
    if (day) return makeFinding(day, value.span, 0.8);
  }
  return undefined;
}

const TITLED =
  /(?<!\b(?:last|previous|prior|next|each|per|every)\s(?:\w+\s)?)\b(?:(?:statement|bill|invoice|letter|notice|(?:plan|order|loan|account|payment)\ssummary)(?:\s(?:of|for|dated|as of|prepared(?: on)?|issued(?: on)?))?|(?:month|period|cycle|quarter)\send(?:ed|ing|s))[\s:,·–-]*$/i;
const GOES_ON = /^\s*(?:-|–|—|to\b|through\b|thru\b|until\b)/i;

/** "Contract statement SEPTEMBER 21, 2026", "here is your loan statement of Apr 17, 2026": a paper's title right before a day. */
function titledDate(
  reading: Reading,
  candidates: readonly Candidate[],
  dayFirst: boolean,
): Finding | undefined {
  const others = new Set(candidates.map(({ value }) => value));
  const firstPage = reading.sheet.segments[0]?.page;
  for (const value of reading.allValues) {
    if (value.kind !== "date" || value.date.year === undefined || others.has(value)) continue;
    const { segment, start, end } = value.span;
    if (segment.page !== firstPage || segment.y0 > 0.3) continue;
    if (!TITLED.test(segment.text.slice(0, start)) || GOES_ON.test(segment.text.slice(end))) continue;
    const day = resolveDate(value.date, { dayFirst });
    if (day) return makeFinding(day, value.span, 0.82);
  }
  return undefined;
}

/** The day of a paper that no label dates: alone near the top, behind its title, or over its figures ("Details as of ..."). */
export function undatedPaper(
  reading: Reading,
  candidates: readonly Candidate[],
  dayFirst: boolean,
): Finding | undefined {
  return (
    letterDate(reading, candidates, dayFirst) ??
    titledDate(reading, candidates, dayFirst) ??
    headingDate(reading, candidates, dayFirst)
  );
}

/** "April 4, 2026 ■ Page 1 of 3": behind the day stands nothing but a mark and the number of the page. */
const NUMBERED = /^\s*[^\w\s(]\s*page\s\d{1,3}\s(?:of|\/)\s\d{1,3}\s*$/i;
/** "Date 3/15/26   Page 1": the word before the day says what it is, however the page is counted. */
const DATED = /^date\s*:?\s*$/i;
const PAGE = /^\s*(?:page\s*:?\s*\d{1,3}(?:\s(?:of|\/)\s\d{1,3})?)?\s*$/i;

function namesDayAndPage({ segment, start, end }: Span, { sheet }: Reading): boolean {
  const after = (sheet.rows[segment.row]?.segments ?? []).filter(({ x0 }) => x0 > segment.x0);
  const rest = [segment.text.slice(end), ...after.map(({ text }) => text)].join(" ");
  return DATED.test(segment.text.slice(0, start)) && /page/i.test(rest) && PAGE.test(rest);
}

/**
 * The day at the head of the paper on the line of its page number: that of the statement, where its period ends on it. Below a head that
 * prints the period itself it says nothing more.
 */
export function dayBesidePage(reading: Reading, dayFirst: boolean, end: Finding): Finding | undefined {
  const firstPage = reading.sheet.segments[0]?.page;
  const isToldAbove = end.evidence.page === firstPage && end.evidence.box[1] < ADDRESS;
  for (const value of reading.allValues) {
    if (value.kind !== "date" || value.date.year === undefined) continue;
    const { segment, start } = value.span;
    const isLine =
      !isToldAbove &&
      start === 0 &&
      segment.y0 <= LETTERHEAD &&
      NUMBERED.test(segment.text.slice(value.span.end));
    const isDated = segment.y0 < ADDRESS && namesDayAndPage(value.span, reading);
    if (segment.page !== firstPage || (!isLine && !isDated)) continue;
    const day = resolveDate(value.date, { dayFirst });
    if (day === end.value) return { ...makeFinding(day, value.span, 0.85), witnessed: true };
  }
  return undefined;
}

const OF_TITLE = /\bstatement\s*$/i;

/** "Your consolidated statement" right over "For 05/17/2026". */
function isUnderTitle(segment: Segment, { sheet }: Reading): boolean {
  const height = segment.y1 - segment.y0;
  return sheet.rows
    .slice(Math.max(0, segment.row - 2), segment.row)
    .flatMap((row) => row.segments)
    .some(
      (above) =>
        above.page === segment.page &&
        Math.abs(above.x0 - segment.x0) < height &&
        segment.y0 - above.y1 < height &&
        OF_TITLE.test(above.text),
    );
}

/** The last day of the period again, as the day of the paper: under its title ("For 05/17/2026"), or in it ("Priority account as of May 17, 2026"). */
export function dayOfTitle(reading: Reading, dayFirst: boolean, end: Finding): Finding | undefined {
  const firstPage = reading.sheet.segments[0]?.page;
  for (const value of reading.allValues) {
    if (value.kind !== "date" || value.date.year === undefined) continue;
    const { segment, start, end: until } = value.span;
    if (segment.page !== firstPage || segment.y0 > HEAD || segment.text.length > until) continue;
    const before = segment.text.slice(0, start);
    const isAlone = reading.sheet.rows[segment.row]?.segments.length === 1;
    const isTitle = /^for\s+$/i.test(before) ? isUnderTitle(segment, reading) : isAlone && AS_OF.test(before);
    if (isTitle && resolveDate(value.date, { dayFirst }) === end.value)
      return { ...makeFinding(end.value, value.span, 0.85), witnessed: true };
  }
  return undefined;
}
const HEAD = 0.3;
