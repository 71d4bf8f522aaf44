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
/** Whom a head tells the reader to turn to, or what with: "Contact BARLOW". */
const BIDS =
  /^(?:ask|by|call|chat|choose|contact|email|enjoy|fax|find|follow|give|go|join|let|log|mail|make|manage|meet|new|of|on|at|open|pay|phone|reach|see|send|sign|tell|text|thank|thanks|try|use|using|via|view|visit|why|with|write)$/i;
/** Words that firms' names are made of; services, departments and what a firm is a member of are others. */
const OF_FIRMS =
  /^(?:(?:bank|bankers|bankshares|bancorp|federal|national|state|community|savings|credit\sunion|trust|company|corporation|financial(?:\sservices)?|group|funds|investments|securities|capital|partners|associates|holdings|&|and)(?:\s|$)){1,4}$/i;
/** What alone in a line under a name can only end it. */
const ENDS_NAME = /^(?:federal\s)?credit\sunion$/i;
/** A name that is whole: what stands under it is no more of it. */
const IS_WHOLE = /\b(?:bank|credit\sunion|f?cu|n\.?a\.?|inc\.?|llc|co(?:mpany|rp(?:oration)?)?\.?)$/i;
/** "Barlow Trust Department", "Harlan Group Benefits": a part of a firm, or what it sells. */
const GOES_ON_AS_OTHER = /^\s(?!(?:Inc|LLC|Ltd|Corp|Company|Corporation|N\.?A|Member|PO|P\.O|Box)\b)[A-Z]/;
/** Said as a name: every word but the small ones with a capital, and not all in capitals. */
const isMixed = (text: string): boolean =>
  /[a-z]/.test(text) && text.split(/\s+/).every((word) => /^(?:[A-Z&]|(?:of|and|the)$)/.test(word));

/** Whether a line elsewhere on the paper says these words together, as a name. */
const isSaid = (words: string, { sheet }: Reading, cells: readonly Segment[]): boolean => {
  const print = new RegExp(
    `(?<![A-Za-z])${words
      .split(/\s+/)
      .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(String.raw`\s+`)}(?![A-Za-z])`,
    "i",
  );
  return sheet.segments.some((other) => {
    const text = plain(other.text);
    const found = cells.includes(other) ? null : print.exec(text);
    return (
      found !== null && isMixed(found[0]) && !GOES_ON_AS_OTHER.test(text.slice(found.index + found[0].length))
    );
  });
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
    // In one print they are words of a line: "Contact Barlow Bank".
    if (first !== first.toLowerCase() || name.value !== name.value.toUpperCase()) continue;
    if (NOT_OF_NAME.test(whole) || BIDS.test(first) || isHeading(whole) || isHeading(first)) continue;
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
    if (!below || !OF_FIRMS.test(rest) || NOT_OF_NAME.test(rest) || IS_WHOLE.test(name.value)) continue;
    const value = `${name.value} ${rest}`;
    const isEnd = ENDS_NAME.test(rest) && !/\b(?:credit\sunion|bank)\b/i.test(name.value);
    if (isEnd || isSaid(value, reading, [cell, below]))
      return { ...name, value, evidence: evidenceOfCells([cell, below]) };
  }
  return undefined;
}

const END = new RegExp(
  String.raw`^(?<end>${[...PLACES, ...COMPANIES, ...GOES_ON].join("|")})(?![A-Za-z])(?<after>.*)$`,
);
/** "Delaware, OH 43015", "Nevada, Missouri 64772", "Utah 84101": a place in an address is where a firm gets its mail. */
const IS_ADDRESSED = /^\s*(?:,\s*$|,?\s*[A-Z]{2}\b(?!\s+[Bb]ox)|,?\s*(?:[A-Z][a-z]+,?\s+){0,2}\d{5})/;

/** The text of a cell with what stands in its row behind it. */
const lineFrom = (cell: Segment, { sheet }: Reading): string =>
  [cell, ...(sheet.rows[cell.row]?.segments ?? []).filter(({ x0 }) => x0 > cell.x0)]
    .map(({ text }) => text.trim())
    .join(" ");

/** "issued by Barlow Bank" over "Delaware (Barlow)": a line broke within the name, which another line prints whole. */
function withBrokenEnd(name: Finding, reading: Reading): Finding | undefined {
  const { sheet } = reading;
  for (const cell of sheet.segments) {
    // A name alone in its cell heads an address, or a list of what it offers.
    if (!cell.text.trimEnd().endsWith(` ${name.value}`)) continue;
    const below = sheet.rows[cell.row + 1]?.segments.find(
      (other) => other.page === cell.page && Math.abs(other.x0 - cell.x0) < EDGE * heightOf(cell),
    );
    if (!below) continue;
    const { end, after = "" } = END.exec(lineFrom(below, reading))?.groups ?? {};
    if (end === undefined || IS_ADDRESSED.test(after)) continue;
    const value = `${name.value} ${end}`;
    const isWhole = sheet.segments.some((other) => {
      const at = other === cell ? -1 : other.text.trim().indexOf(value);
      const behind = lineFrom(other, reading).slice(at + value.length);
      return at >= 0 && !/^[A-Za-z]/.test(behind) && !IS_ADDRESSED.test(behind);
    });
    if (isWhole) return { ...name, value };
  }
  return undefined;
}

/** The whole of a name of which a part was found: in two prints, on two lines of a logo, or broken by the end of a line. */
export const withWholeName = (name: Finding, reading: Reading): Finding =>
  withWordBefore(name, reading) ?? withLineUnder(name, reading) ?? withBrokenEnd(name, reading) ?? name;
