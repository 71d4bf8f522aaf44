import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { type Column, standsBeside, textOfColumns } from "./columns.ts";

export type MoneyValue = Extract<PrintedValue, { kind: "money" }>;
export type DateValue = Extract<PrintedValue, { kind: "date" }>;

/** One dated part of a row: its days, its words and its amounts. */
export type Chunk = {
  readonly dates: DateValue[];
  readonly money: MoneyValue[];
  readonly words: string[];
  readonly x0: number;
  check?: string;
  /** The row prints its amount first and its day last. */
  readonly turned?: true;
};

/** A number standing alone that identifies a row ("1042", "24431064Q", "****1234"), not words of its description. */
export const REFERENCE = /^(?=[^a-z]*\d)(?:[A-Z0-9*#-]{6,}|\d{1,5}|[*xX]{2,}\d{4}|-?\d{1,2}(?:\.\d+)?%)$/;
/** A day inside a description, as of the purchase that a later row posts. */
const DAY = /^\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?$/;
/** "1203 *^": a star for a gap before it, a sign for its picture. */
const CHECK_NUMBER = /^[#*]?\s?(?<number>\d{2,7})\s?(?:[*^]\s?[*^]|\*|\^|i|\+)?$/;

/** "Check # 1041", "No. 1041 paid", "1041 Check", "1041 .....": a check's number in words. */
const SAID_CHECK =
  /^(?:(?:check|chk|ck)\s?(?:no\.?|number|num\.?|#)?|no\.?|number|#)?[\s:#]*(?<number>\d{3,7})\s?(?:[*^]\s?){0,2}(?:check\s?)?(?:on|paid|posted|cleared)?[\s.]*$/i;

const checkNumberIn = (text: string): string | undefined =>
  (CHECK_NUMBER.exec(text) ?? SAID_CHECK.exec(text))?.groups?.["number"];

/** An amount inside a sentence ("Future Amount: 744.00 ~ Tran") while the row's own amount follows. */
function isInWords(value: PrintedValue, segment: Segment, row: Row, values: Reading["values"]): boolean {
  const before = segment.text.slice(0, value.span.start);
  const after = segment.text.slice(value.span.end);
  if (!/[A-Za-z]{2}/.test(after) || !/[A-Za-z]{2}/.test(before)) return false;
  return row.segments.some((other) =>
    (values.get(other) ?? []).some(
      (later) => later.kind === "money" && !later.money.bare && later.span.x0 > value.span.x1,
    ),
  );
}

/** "35.49 Euro": the price in another currency, which an amount in dollars on the same row repeats. */
const CURRENCY_AFTER =
  /^\s?(?:euros?|eur|gbp|cad|aud|nzd|chf|jpy|mxn|inr|sek|nok|dkk|pln|brl|pounds?(?:\s?sterling)?|(?:canadian|australian|new zealand) dollars?|yen|francs?|pesos?|kron[ae]r?|rupees?|zloty)\b/i;

/** "$783.76 principal": a part of the row's payment, which stands on the same row. */
const PART_AFTER = /^\s?(?:to\s|in\s)?(?:principal|interest|escrow)\s*$/i;

/** Not the row's own amount: another currency's, or a part of it. */
function isBesides(value: MoneyValue, segment: Segment, row: Row, values: Reading["values"]): boolean {
  const others = row.segments.flatMap((other) => values.get(other) ?? []);
  const after = segment.text.slice(value.span.end);
  return (
    (CURRENCY_AFTER.test(after) || PART_AFTER.test(after)) &&
    others.some((other) => other !== value && other.kind === "money" && !other.money.bare)
  );
}

/** Nothing but checks side by side, each as its number, its amount and its day: the only order in which the day comes last. */
function checksOf(row: Row, values: Reading["values"]): Chunk[] {
  const chunks: Chunk[] = [];
  let number: string | undefined;
  let money: MoneyValue | undefined;
  for (const segment of row.segments) {
    let position = 0;
    const own = (values.get(segment) ?? []).filter(
      (value) => value.kind === "date" || (value.kind === "money" && !value.money.bare),
    );
    for (const value of own) {
      const before = segment.text.slice(position, value.span.start).trim();
      if (before !== "") number = checkNumberIn(before);
      if (value.kind === "money" && number !== undefined && !money) money = value;
      else if (value.kind === "date" && number !== undefined && money) {
        chunks.push({ dates: [value], money: [money], words: [], x0: value.span.x0, check: number });
        [number, money] = [undefined, undefined];
      } else return [];
      position = value.span.end;
    }
    const rest = segment.text.slice(position).trim();
    const isBehind = chunks.length > 0 && number === undefined && /^(?:\d{8,}|check|paid)$/i.test(rest);
    if (rest === "" || isBehind) continue;
    number = checkNumberIn(rest);
    if (number === undefined) return [];
  }
  return number === undefined && money === undefined ? chunks : [];
}

/** Nothing but checks side by side, each as its day, its amount and its number: empty where the row ends without a number. */
function checksNumberedLast(row: Row, values: Reading["values"]): Chunk[] {
  const chunks: Chunk[] = [];
  let open: { date: DateValue; money?: MoneyValue } | undefined;
  for (const segment of row.segments) {
    let position = 0;
    for (const value of values.get(segment) ?? []) {
      if (value.kind !== "date" && (value.kind !== "money" || value.money.bare)) continue;
      if (segment.text.slice(position, value.span.start).trim() !== "") return [];
      if (value.kind === "date" && !open) open = { date: value };
      else if (value.kind === "money" && open && !open.money) open.money = value;
      else return [];
      position = value.span.end;
    }
    const rest = segment.text.slice(position).trim();
    if (rest === "") continue;
    const number = CHECK_NUMBER.exec(rest)?.groups?.["number"];
    if (number === undefined || !open?.money) return [];
    chunks.push({ dates: [open.date], money: [open.money], words: [], x0: open.date.span.x0, check: number });
    open = undefined;
  }
  return open ? [] : chunks;
}

/** Under headings that begin with the amount and end with the day, a row is read from its end. */
function amountFirst(
  row: Row,
  values: Reading["values"],
  columns: readonly Column[],
): (Chunk & { readonly turned: true }) | undefined {
  const [amount, date] = (["amount", "date"] as const).map((role) =>
    columns.find((one) => one.role === role),
  );
  const [first, last] = [row.segments[0], row.segments.at(-1)];
  if (!amount || !date || amount.x0 > date.x0 || !first || !last || first === last) return undefined;
  const [[money], [day]] = [values.get(first) ?? [], values.get(last) ?? []];
  if (money?.kind !== "money" || money.money.bare || day?.kind !== "date") return undefined;
  const isEdge =
    first.text.slice(0, money.span.start).trim() === "" && last.text.trim() === day.span.text.trim();
  const words = [
    first.text.slice(money.span.end).trim(),
    ...row.segments.slice(1, -1).map(({ text }) => text),
  ].filter((text) => text !== "");
  if (!isEdge || !/[A-Za-z]{2}/.test(words.join(" "))) return undefined;
  return { dates: [day], money: [money], words, x0: first.x0, turned: true };
}

/** A column with nothing in it: the figures go on behind it. */
const EMPTY_CELL = /^[-–—]+$/;

/** Cuts a row into its dated parts: a list of checks or of balances prints several side by side. */
export function chunksOf(row: Row, values: Reading["values"], columns: readonly Column[]): Chunk[] {
  const checks = checksOf(row, values);
  // Without a heading that says so the shape alone must: long numbers, each with its amount and its day.
  const isCheckList =
    columns.some(({ role }) => role === "check") || checks.every(({ check }) => (check ?? "").length > 2);
  if (checks.length > 0 && isCheckList) return checks;
  const numbered = checksNumberedLast(row, values);
  // Two and more of them need no heading that says so.
  if (numbered.length > 1 || (numbered.length > 0 && columns.some(({ role }) => role === "check")))
    return numbered;
  const turned = amountFirst(row, values, columns);
  if (turned) return [turned];
  const chunks: Chunk[] = [];
  let lead: string[] = [];
  // Words after a complete row stand in another part of the page, and so do the figures after them.
  let isElsewhere = false;
  for (const segment of row.segments) {
    let position = 0;
    for (const value of values.get(segment) ?? []) {
      if (value.kind !== "date" && value.kind !== "money") continue;
      if (value.kind === "money" && (value.money.bare || isInWords(value, segment, row, values))) continue;
      if (value.kind === "money" && isBesides(value, segment, row, values)) {
        position = segment.text.length;
        break;
      }
      const text = textOfColumns(columns, segment, position, value.span.start);
      const current = chunks.at(-1);
      if (value.kind === "date" && (!current || current.money.length > 0)) {
        if (current && text && !CHECK_NUMBER.test(text)) current.words.push(text);
        const own = current ? (CHECK_NUMBER.test(text) ? [text] : lead) : [...lead, ...(text ? [text] : [])];
        chunks.push({ dates: [value], money: [], words: [], x0: value.span.x0, ...checkIn(own) });
        lead = [];
        isElsewhere = false;
      } else if (current && (isElsewhere || (isComplete(current) && /[A-Za-z]{3}/.test(text)))) {
        isElsewhere = true;
      } else if (current) {
        if (text) current.words.push(text);
        // A second date right after the first is the posting date; later ones belong to the description.
        if (value.kind === "date" && current.words.length === 0 && isSameStyle(value, current.dates[0]))
          current.dates.push(value);
        else if (value.kind === "date") current.words.push(value.span.text);
        else current.money.push(value);
      } else if (text) lead.push(text);
      else if (value.kind === "money") return [];
      position = value.span.end;
    }
    const rest = textOfColumns(columns, segment, position, segment.text.length);
    if (!rest || (position === 0 && standsBeside(columns, segment))) continue;
    const current = chunks.at(-1);
    if (!current) lead.push(rest);
    else if (current.money.length > 0 && CHECK_NUMBER.test(rest)) lead = [rest];
    else if (isComplete(current)) isElsewhere = isElsewhere || !EMPTY_CELL.test(rest);
    else current.words.push(rest);
  }
  return chunks;
}

/** A posting date is printed as the day before it is: a shop called "May 4th" beside 10/30 is none. */
function isSameStyle(date: DateValue, first: DateValue | undefined): boolean {
  const letters = ({ span }: DateValue) => Math.min(4, span.text.replaceAll(/[^A-Za-z]/g, "").length);
  return first !== undefined && first.date.numeric === date.date.numeric && letters(date) <= letters(first);
}

const isComplete = (chunk: Chunk) => chunk.money.length > 0 && /[A-Za-z]{3}/.test(chunk.words.join(" "));

function checkIn(words: readonly string[]): { check?: string } {
  const alone = words.length === 1 ? CHECK_NUMBER.exec(words[0] ?? "")?.groups?.["number"] : undefined;
  const number = alone ?? checkNumberIn(words.join(" ").trim());
  return number === undefined ? {} : { check: number };
}

/** A chunk led by words is no transaction ("Payment due 10/12 $57.00"), unless the words are a check number or a reference. */
export function startsWithDate(row: Row, values: Reading["values"], chunk: Chunk): boolean {
  if (chunk.check !== undefined || chunk.turned) return true;
  for (const segment of row.segments) {
    const value = (values.get(segment) ?? []).find((entry) => entry.kind === "date");
    if (value !== undefined) {
      const before = segment.text.slice(0, value.span.start).trim();
      return value === chunk.dates[0] && (!/[A-Za-z0-9]/.test(before) || REFERENCE.test(before));
    }
    if (!REFERENCE.test(segment.text)) return false;
  }
  return false;
}

/** A reference of letters and figures printed close before the words ("24431064Q… GROCERY") is none of them. */
function withoutLongReference(text: string): string {
  return text.replace(/^(?=\w*\d\w*[A-Z])(?=\w*[A-Z]\w*\d)[A-Z0-9]{12,}\s+(?=\S)/, "");
}

/** The words of a row as its description: numbers that only identify it left out, a check by its number. */
export function describe(chunk: Chunk, heading: string): string {
  const words = chunk.words
    .map((word) => withoutLongReference(word.replaceAll(/\s+/g, " ").replace(/\s\$$/, "").trim()))
    .filter((word) => word !== "" && !/^\.{2,}$/.test(word));
  const kept = words.length > 1 ? words.filter((word) => !REFERENCE.test(word) || DAY.test(word)) : words;
  const text = (kept.length > 0 ? kept : words)
    .join(" ")
    .replace(/^(?:[-–—•*]\s+|[*#]\s?(?=\d+$))/, "")
    .replace(/(?:[\s$⧫♦◆†‡*]|(?<=\s)[-–])+$/u, "");
  if (/^checks?$/i.test(text)) {
    const printed = chunk.check ?? words.find((word) => CHECK_NUMBER.test(word))?.replaceAll(/\D/g, "");
    return printed === undefined ? text : `Check ${printed}`;
  }
  if (/^(?:share\s)?draft$/i.test(text) && chunk.check !== undefined) return `${text} ${chunk.check}`;
  const number = chunk.check ?? (/^\d{2,7}\s?[*^\s]*$/.test(text) ? text.replaceAll(/\D/g, "") : undefined);
  if (number !== undefined && (text === "" || REFERENCE.test(text) || /^\d+\s?[*^\s]*$/.test(text)))
    return `Check ${number}`;
  // A row that prints nothing but a reference is what its heading says.
  return heading !== "" && REFERENCE.test(text) ? heading : text;
}
