import type { AccountKind } from "#contract/extraction.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { plainWords } from "./amount-meaning.ts";
import { isRunningText } from "./running-text.ts";
import { type Section, sectionKind, sectionStatus } from "./tradeline-sections.ts";
import {
  beginsWithDay,
  isCollected,
  isListHeading,
  kindOf,
  saysWhoClosed,
  stateOf,
  statusOf,
} from "./tradeline-words.ts";

type Pair = { readonly label: string; readonly text: string };

/** Labels with the words beside or below them: "Type: Revolving", "Type | Revolving". */
function pairsIn(part: Reading): Pair[] {
  const pairs: Pair[] = [];
  for (const { segments, index } of part.sheet.rows)
    for (const [place, cell] of segments.entries()) {
      const colon = cell.text.indexOf(":");
      const label = colon > 0 ? cell.text.slice(0, colon) : cell.text;
      const rest = colon > 0 ? cell.text.slice(colon + 1).trim() : "";
      if (label.split(" ").length > 5) continue;
      if (rest !== "") {
        pairs.push({ label, text: rest });
        continue;
      }
      const right = segments[place + 1];
      if (right) pairs.push({ label, text: right.text });
      // A dash beside a label is its value: what stands below is the next label.
      if (right && !/[A-Za-z]{2}/.test(right.text)) continue;
      const below = part.sheet.rows
        .slice(index + 1, index + 3)
        .flatMap((row) => row.segments)
        .find((other) => Math.abs(other.x0 - cell.x0) < 0.015 && other.y0 - cell.y1 < cell.y1 - cell.y0);
      if (below) pairs.push({ label, text: below.text });
    }
  return pairs;
}

const IS_KIND = / (?:type|kind|category|class|product|classification|portfolio) /;
const IS_STATUS = / (?:status|condition|standing|state) |^ open closed $/;
const IS_PAYING = / pay(?:ment)? (?:status|condition) |^ (?:worst )?payment /;
const IS_CLOSED_DAY = / closed /;
const OWNER = /\b(?:joint|individual|authori[sz]ed user|co-?signer|participating)\b/i;

/** The pieces of a line of small print: "••836 · Closed · authorized user". */
const piecesOf = (text: string): string[] =>
  text.split(/\s*[·•|;]\s*|\s[-–—]\s|[.,]\s/).filter((piece) => piece !== "");

/** "Date" over "Closed": a heading of two lines, under which paid accounts alone have a day. */
export const isUnderDate = (cell: Segment, { sheet }: Reading): boolean =>
  /^closed$/i.test(cell.text.trim()) &&
  (sheet.rows[cell.row - 1]?.segments ?? []).some(
    (above) =>
      /\bdate$/i.test(above.text.trim()) &&
      Math.min(above.x1, cell.x1) > Math.max(above.x0, cell.x0) &&
      cell.y0 - above.y1 < cell.y1 - cell.y0,
  );

/** An account of which nothing is told but that it is past due is owed still; "30 days late", "60 days late" label how often it was. */
const IS_LATE =
  /^>?\s*(?:account\s+)?\d{2,3}(?:\s*-\s*\d{2,3})?\+?\s+days\s+(?:past due(?: date)?|late|delinquent)\s*<?$/i;

function statusIn(
  pairs: readonly Pair[],
  texts: readonly string[],
  over: Section,
  printed: readonly string[],
): Section["status"] {
  const labelled = pairs.filter(({ label }) => IS_STATUS.test(plainWords(label)));
  const own = labelled.filter(({ label }) => !IS_PAYING.test(plainWords(label))).map(({ text }) => text);
  const paying = labelled.filter(({ label }) => IS_PAYING.test(plainWords(label))).map(({ text }) => text);
  const said = stateOf(own);
  const isClosed = pairs.some(
    ({ label, text }) => IS_CLOSED_DAY.test(plainWords(label)) && beginsWithDay(text),
  );
  if (said) return said;
  if (isClosed || saysWhoClosed(printed)) return "closed";
  const told = stateOf(texts) ?? over.status ?? statusOf([...own, ...texts, ...paying]);
  const late = [...own, ...paying, ...texts].map((text) => text.replaceAll("_", " ").trim());
  const isLate = new Set(late.filter((text) => IS_LATE.test(text))).size === 1;
  return told ?? (isLate ? "open" : undefined);
}

const isKindWord = (piece: string): boolean =>
  !/\d|\bamount\b|\bpayment\b|\blimit\b/i.test(piece) && piece.length < 40;

/** Kind and state of one account from the words of its group, its name, and the headings over it. */
export function wordsOfGroup(
  part: Reading,
  anchor: Segment,
  name: string,
  whole: Reading,
  over: Section,
): { kind: AccountKind | undefined; status: Section["status"]; collected: boolean } {
  const pairs = pairsIn(part);
  const cells = part.sheet.segments.filter(({ text }) => !isListHeading(text));
  const after = anchor.text.slice(anchor.text.indexOf(name) + name.length);
  const speaking = cells.filter(
    (cell) =>
      cell !== anchor &&
      !isUnderDate(cell, part) &&
      !/:|\bcurrent (?:balance|payment)\b|\bdate\b/i.test(cell.text),
  );
  const pieces = speaking.flatMap(({ text }) => piecesOf(text));
  // "Shop auto refinance. Members who did saved $54 a month." between accounts is an offer: what a sentence says comes last.
  const [told, short] = [true, false].map((isTold) =>
    speaking.filter(({ text }) => isRunningText(text) === isTold).flatMap(({ text }) => piecesOf(text)),
  );
  const afterPieces = piecesOf(after);
  const saying = [
    ...pairs.filter(({ label }) => IS_KIND.test(plainWords(label))).map(({ text }) => text),
    ...afterPieces,
    ...(short ?? []).filter(isKindWord),
  ];
  const first = kindOf(saying);
  // "Installment" alone leaves room for what the heading or the name says.
  const own = first === "loan" ? (over.kind ?? kindOf([...saying, name])) : first;
  const kind =
    own ??
    over.kind ??
    kindOf((told ?? []).filter(isKindWord)) ??
    kindOf([name]) ??
    sectionKind(whole, anchor.row);
  const status =
    statusIn(
      pairs,
      [...afterPieces, ...pieces.filter((piece) => !OWNER.test(piece) || piece.length < 25)],
      over,
      cells.map(({ text }) => text),
    ) ?? sectionStatus(whole, anchor.row);
  const said = [
    ...cells.flatMap(({ text }) => [text, ...piecesOf(text)]),
    ...pairs.flatMap(({ label, text }) => [text, `${label}: ${text}`]),
  ];
  return { kind, status, collected: isCollected(said) };
}
