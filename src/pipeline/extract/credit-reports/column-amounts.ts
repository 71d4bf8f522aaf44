import { parseMoney } from "#engine/money/parse-money.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import { type Finding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { Column } from "./tradeline-column-heads.ts";
import { figureOf } from "./tradeline-words.ts";

const NOTHING = /^(?:[-–—]+|n\/?a|none|not reported)$/i;

export type Line = { readonly text: string; readonly value?: PrintedValue };

const isBare = (value: PrintedValue) =>
  value.kind === "number" || (value.kind === "money" && value.money.bare);

/** "$1,700 of $5,000", "$1,700 / $5,000": a balance with what was lent. */
const isShareOf = ({ span: { segment, start } }: PrintedValue): boolean =>
  /(?:\bof|\/)\s*$/i.test(segment.text.slice(0, start));

/** "$23,7571 $27,457": before the amount stands one that could not be read. */
const isBehindFigures = (line: Line | undefined): boolean =>
  line?.value !== undefined && /\d/.test(line.value.span.segment.text.slice(0, line.value.span.start));

const PAIR = /^(?<first>\$?\d[\d,]*)(?<slash>\s?\/\s?)(?<second>\$?\d[\d,]*)$/;

/** "$4,100/$6,500" under "HI CRED/LIMIT": two amounts of one cell. */
export function pairIn(cell: Segment): Line[] {
  const { first = "", slash = "", second = "" } = PAIR.exec(cell.text)?.groups ?? {};
  const from = first.length + slash.length;
  return [
    { print: first, start: 0 },
    { print: second, start: from },
  ].flatMap(({ print, start }): Line[] => {
    const amount = parseMoney(print.replaceAll(/[$,]/g, ""));
    if (amount === undefined) return [];
    const end = start + print.length;
    const money = { start, end, amount, bare: !print.startsWith("$"), odd: false };
    return [{ text: print, value: { kind: "money", span: spanOf(cell, start, end), money } }];
  });
}

/** "HIGH / CREDIT / LIMIT" over two amounts, one below the other: what was owed at most and the limit, in the order of their headings. */
function bothOf({ parts, heading }: Column, slots: readonly Line[]): readonly string[] | undefined {
  const [only, another] = parts;
  if (only !== "limitOrOriginal" || another || slots.length !== 2 || !slots.every(({ value }) => value))
    return undefined;
  if (/^hi(?:gh)?(?:cr(?:ed(?:it)?)?|bal(?:ance)?)?(?:credit)?(?:or)?limit$/.test(heading))
    return ["originalBalance", "creditLimit"];
  return /^(?:credit)?limit(?:or)?hi(?:gh)?/.test(heading) ? ["creditLimit", "originalBalance"] : undefined;
}

/** Nobody pays back in so many months: without a sign it is what is paid in one. */
const NO_MONTHS = 100_000;

/** The amounts of a column by their field: line by line where cells are stacked as their headings are. */
export function amountsIn(lines: readonly Line[], column: Column): Map<string, Finding> {
  const found = new Map<string, Finding>();
  const put = (field: string | undefined, value: PrintedValue | undefined) => {
    const finding = value ? figureOf(value) : undefined;
    if (field && field !== "skip" && finding && !found.has(field)) found.set(field, finding);
  };
  const signed = lines.some(({ value }) => value?.kind === "money" && !value.money.bare);
  const slots = lines.filter(
    ({ text, value }) => (value !== undefined && !(signed && isBare(value))) || NOTHING.test(text),
  );
  const isStacked =
    column.lines.length > 1 &&
    slots.length === column.lines.length &&
    column.lines.every((part) => part !== undefined);
  const parts = bothOf(column, slots) ?? (isStacked ? column.lines : column.parts);
  const fields = parts.filter((field) => field !== undefined);
  const fromEnd = parts.length > fields.length && parts.at(-1) !== undefined;
  const amounts = fromEnd ? slots.slice(-fields.length) : slots;
  const missing =
    amounts.length < fields.length && isBehindFigures(amounts[0]) ? fields.length - amounts.length : 0;
  for (const [index, field] of fields.entries()) {
    const value = amounts[index - missing]?.value;
    // A number in a column of terms counts months.
    if (field !== "terms") put(field, value);
    else if (value?.kind === "money" && !(value.money.bare && value.money.amount < NO_MONTHS))
      put("monthlyPayment", value);
  }
  const [, second] = slots;
  if (fields.length === 1 && fields[0] === "balance" && second?.value && isShareOf(second.value))
    put("limitOrOriginal", second.value);
  return found;
}
