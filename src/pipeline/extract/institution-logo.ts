import type { Segment } from "./layout/sheet.ts";
import { COMPANIES, GOES_ON, PLACES } from "./lexicon/firm-words.ts";
import { isHeading } from "./lexicon/heading-words.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";
import { evidenceOfCells, type Finding } from "./result/draft.ts";

/** In page heights: a logo stands at the head of the first page. */
const HEAD = 0.15;
/** In heights of its print: lines of one logo stand this close and begin at one edge. */
const CLOSE = 0.6;
const EDGE = 0.4;
const SAME_PRINT = 0.15;
const ROWS_BETWEEN = 4;

const MARKS = /[®℠™]/g;
const plain = (text: string): string => text.replaceAll(MARKS, "").trim();
const heightOf = ({ y0, y1 }: Segment): number => y1 - y0;

/** Words of a paper or a product, which end no firm's name. */
const NOT_OF_NAME =
  /\b(?:statements?|account|summary|report|notice|page|date|period|card|visa|mastercard|checking|savings|my|your|our|welcome|hello|dear|to|from|the|about|with|for)\b/i;
const WORDS = /^[A-Za-z][A-Za-z'’&.-]*(?:\s[A-Za-z&][A-Za-z'’&.-]*){0,2}$/;
/** Trades that head lists of a paper as well: what is said of a firm elsewhere tells the two apart. */
const TRADE = /^(?:funds?|investments?|securities|retirement|brokerage|mortgage|loans?|insurance|credit)$/i;
/** What alone in a line under a name can only end it. */
const ENDS_NAME = /^(?:federal\s)?credit\sunion$/i;

/** Whether a line elsewhere on the paper says these words together, as a name. */
const isSaid = (words: string, { sheet }: Reading, cells: readonly Segment[]): boolean => {
  const print = new RegExp(
    `(?<![A-Za-z])${words
      .split(/\s+/)
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(String.raw`\s+`)}(?![A-Za-z])`,
    "i",
  );
  return sheet.segments.some(
    (other) => !cells.includes(other) && /^[A-Z]/.test(print.exec(plain(other.text))?.[0] ?? ""),
  );
};

const firstPage = ({ sheet }: Reading): number => sheet.rows[0]?.page ?? 1;

/** The cells at the head of the first page that print a name. */
const headsOf = (name: string, reading: Reading): readonly Segment[] =>
  reading.sheet.segments.filter(
    ({ page, y0, text }) => page === firstPage(reading) && y0 < HEAD && squash(text).includes(squash(name)),
  );

/** "calder BLAKE" in two prints of one logo, of which the larger was found: another line of the paper says both. */
function withWordBefore(name: Finding, reading: Reading): Finding | undefined {
  for (const cell of headsOf(name.value, reading)) {
    const whole = plain(cell.text);
    const first = whole.slice(0, whole.length - name.value.length).trim();
    if (!whole.endsWith(` ${name.value}`) || !/^[A-Za-z][A-Za-z'’]{2,14}$/.test(first)) continue;
    if (NOT_OF_NAME.test(whole) || isHeading(whole) || isHeading(first)) continue;
    if (isSaid(whole, reading, [cell])) return { ...name, value: whole, evidence: evidenceOfCells([cell]) };
  }
  return undefined;
}

const areLines = (above: Segment, below: Segment): boolean =>
  below.page === above.page &&
  below.y0 > above.y0 &&
  below.y0 - above.y1 < CLOSE * heightOf(above) &&
  Math.abs(below.x0 - above.x0) < EDGE * heightOf(above) &&
  Math.abs(heightOf(below) - heightOf(above)) < SAME_PRINT * heightOf(above);

/** "CAPITOL" over "FUNDS®", "Snowfield Community" over "Credit Union": rows of another column may stand between the lines of a logo. */
function withLineUnder(name: Finding, reading: Reading): Finding | undefined {
  for (const cell of headsOf(name.value, reading)) {
    if (squash(plain(cell.text)) !== squash(name.value)) continue;
    const below = reading.sheet.rows
      .slice(cell.row + 1, cell.row + 1 + ROWS_BETWEEN)
      .flatMap(({ segments }) => segments)
      .find((other) => areLines(cell, other));
    const rest = plain(below?.text ?? "");
    if (!below || !WORDS.test(rest) || NOT_OF_NAME.test(rest)) continue;
    if (isHeading(rest) && !TRADE.test(rest)) continue;
    const value = `${name.value} ${rest}`;
    const isEnd = ENDS_NAME.test(rest) && !/\b(?:credit\sunion|bank)\b/i.test(name.value);
    if (isEnd || isSaid(value, reading, [cell, below]))
      return { ...name, value, evidence: evidenceOfCells([cell, below]) };
  }
  return undefined;
}

const END = new RegExp(String.raw`^(?<end>${[...PLACES, ...COMPANIES, ...GOES_ON].join("|")})(?![A-Za-z])`);

/** "issued by Barlow Bank" over "Delaware (Barlow)": a line broke within the name, which another line prints whole. */
function withBrokenEnd(name: Finding, reading: Reading): Finding | undefined {
  const { sheet } = reading;
  for (const cell of sheet.segments) {
    if (!cell.text.trimEnd().endsWith(name.value)) continue;
    const below = sheet.rows[cell.row + 1]?.segments.find(
      (other) => other.page === cell.page && Math.abs(other.x0 - cell.x0) < EDGE * heightOf(cell),
    );
    const end = END.exec(below?.text ?? "")?.groups?.["end"];
    const value = `${name.value} ${end}`;
    if (end !== undefined && sheet.segments.some((other) => other !== cell && other.text.includes(value)))
      return { ...name, value };
  }
  return undefined;
}

/** The whole of a name of which a part was found: in two prints, on two lines of a logo, or broken by the end of a line. */
export const withWholeName = (name: Finding, reading: Reading): Finding =>
  withWordBefore(name, reading) ?? withLineUnder(name, reading) ?? withBrokenEnd(name, reading) ?? name;
