import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Span } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";

type DateValue = Extract<PrintedValue, { kind: "date" }>;
type State = "paid" | "open" | "late";
type Part = {
  readonly row: number;
  readonly day: string;
  readonly date: DateValue;
  readonly money: MoneyValue;
  readonly state: State | undefined;
};

const LATE = /\b(?:overdue|past\s?due|missed|late|failed|declined|unsuccessful|skipped)\b/i;
const OPEN =
  /\b(?:upcoming|scheduled|due|next|pending|unpaid|not\s(?:yet\s)?(?:paid|due)|to\sbe\spaid|owing|remaining|future|snoozed|rescheduled|moved|deferred)\b/i;
/** Paid after its day or not: what was paid is open no more. */
const PAID = /\b(?:paid|received|posted|completed?|processed|successful|collected|cleared)\b/i;
/** What is not paid yet, or will be, is named by the same words. */
const NOT_PAID =
  /\b(?:not|never|be)\s(?:yet\s)?(?:been\s)?(?:fully\s)?(?:paid|received|posted|completed?|processed)\b/gi;
/** What being late costs is listed among the parts, and is none of them. */
const NO_PART = /\b(?:fees?|refund(?:ed)?|total)\b/i;

/** What the words of a cell say of a part; undefined where they say nothing. */
function stateIn(text: string): State | undefined {
  const plain = text.replaceAll(NOT_PAID, " unpaid ");
  if (PAID.test(plain)) return "paid";
  if (LATE.test(plain)) return "late";
  return OPEN.test(plain) ? "open" : undefined;
}

/** The state of a part stands in a cell of its own; only where none does, beside its day or amount. */
function stateOf({ segments }: Row, spans: readonly Span[]): State | undefined {
  const others = segments.filter((segment) => !spans.some((span) => span.segment === segment));
  const words = others.map(({ text }) => text).join(" ");
  const beside = spans.map(({ segment, start, end }) => {
    const cut = segment.text.slice(0, start) + " ".repeat(end - start) + segment.text.slice(end);
    return segments.includes(segment) ? cut : "";
  });
  return stateIn(words) ?? stateIn(beside.join(" "));
}

/** Closer than this (in page widths) days and amounts of two rows stand in one column. */
const COLUMN = 0.02;
/** Lines between two parts of one plan. */
const ROWS_APART = 2;

/** "Paid to date  $119.64 | Oct 14, 2026  1st payment  $39.88": the cells of a row from its day on, where those before it have an amount of their own. */
function behindSummary(row: Row, { values }: Reading): Row {
  const kinds = row.segments.map((segment) => (values.get(segment) ?? []).map(({ kind }) => kind));
  const day = kinds.findIndex((own) => own.includes("date"));
  const isBeside = kinds.slice(0, Math.max(0, day)).some((own) => own.includes("money"));
  return isBeside ? { ...row, segments: row.segments.slice(day) } : row;
}

function partOfRow(printed: Row, reading: Reading, dayFirst: boolean): Part | undefined {
  const row = behindSummary(printed, reading);
  const { values } = reading;
  const own = row.segments.flatMap((segment) => values.get(segment) ?? []);
  const [money, more] = own.filter(
    (value): value is MoneyValue => value.kind === "money" && !value.money.bare,
  );
  const date = own.find((value): value is DateValue => value.kind === "date");
  if (!money || more || !date || money.money.amount <= 0) return undefined;
  if (row.segments.some(({ text }) => NO_PART.test(text))) return undefined;
  const day = resolveDate(date.date, { dayFirst });
  return day ? { row: row.index, day, date, money, state: stateOf(row, [date.span, money.span]) } : undefined;
}

const areOfOneList = (before: Part, { row, day, date, money }: Part): boolean =>
  row - before.row <= ROWS_APART &&
  day > before.day &&
  Math.abs(date.span.x0 - before.date.span.x0) < COLUMN &&
  Math.abs(money.span.x1 - before.money.span.x1) < COLUMN;

/** The lists of dated parts of the paper, each in the order of its days. */
function listsOf(reading: Reading, dayFirst: boolean): Part[][] {
  const lists: Part[][] = [];
  for (const row of reading.sheet.rows) {
    const part = partOfRow(row, reading, dayFirst);
    const list = lists.at(-1);
    const last = list?.at(-1);
    if (part && list && last && areOfOneList(last, part)) list.push(part);
    else if (part) lists.push([part]);
  }
  return lists.filter((list) => list.length > 1);
}

/** The parts of a plan that are paid, and those that are not, marked or not: none of the latter stands before one of the former. */
function split(list: readonly Part[]): { readonly paid: Part[]; readonly open: Part[] } | undefined {
  const marked = list.findIndex(({ state }) => state === "open" || state === "late");
  const firstOpen = marked < 0 ? list.findIndex(({ state }) => state === undefined) : marked;
  if (firstOpen < 0 || (marked < 0 && firstOpen === 0)) return undefined;
  const [paid, open] = [list.slice(0, firstOpen), list.slice(firstOpen)];
  const isClear = paid.every(({ state }) => state === "paid") && open.every(({ state }) => state !== "paid");
  return isClear ? { paid, open } : undefined;
}

const sumOf = (parts: readonly Part[]) =>
  cents(parts.reduce((sum, { money }) => sum + money.money.amount, 0));

const isPart = ({ value }: Finding, parts: readonly Part[]): boolean =>
  parts.some(({ money }) => formatMoney(money.money.amount) === value);

/** The words before what a whole order costs. */
const ORDER_TOTAL = /^(?:order\s|purchase\s)?total\s*:?$/i;

/** What all parts come to, where a total of the order prints it. */
function wholeOf(list: readonly Part[], { allValues }: Reading): Finding | undefined {
  const sum = sumOf(list);
  const found = allValues.find(({ kind, span, ...value }) => {
    const before = span.segment.text.slice(0, span.start).trim();
    return kind === "money" && "money" in value && value.money.amount === sum && ORDER_TOTAL.test(before);
  });
  return found && { ...makeFinding(formatMoney(sum), found.span, 0.85), witnessed: true };
}

/** Whether what all parts come to is printed elsewhere, be it as a total that holds a charge which the price has not. */
function isSumPrinted(list: readonly Part[], { allValues }: Reading): boolean {
  const sum = sumOf(list);
  const isOfList = ({ row }: { readonly row: number }) => list.some((part) => part.row === row);
  return (
    list.length > 2 &&
    allValues.some(
      (value) =>
        value.kind === "money" &&
        !value.money.bare &&
        value.money.amount === sum &&
        !isOfList(value.span.segment),
    )
  );
}

const LATE_FEE = /^late\s(?:payment\s)?fees?(?:\s(?:charged|added|applied))?\s*:?\s*(?:\$[\d.,]+)?$/i;

const CHARGED = /\b(?:charged|added|applied)\b/i;
/** What an order's part of the paper begins with: its number. */
const ORDER_HEADING = /^\s*(?:order|plan|purchase|loan)\s*(?:no\.?|number|id|#)?\s*[:#]?\s*[A-Z\d-]*\d{4}/i;

/** "Late fee $8.00" in a cell of its own, or two: that of a part that is late, not what the next one could cost. */
function lateFee({ sheet, values }: Reading, first: Part): Finding | undefined {
  // Elsewhere it is the price list of the house.
  const heading = sheet.segments.findLast(
    ({ row, text }) => row < first.row && ORDER_HEADING.test(text),
  )?.row;
  const found = sheet.segments.flatMap((segment) => {
    if (!LATE_FEE.test(segment.text.trim())) return [];
    const isOfList = heading !== undefined && segment.row >= heading && segment.row < first.row;
    if (!isOfList && !CHARGED.test(segment.text)) return [];
    const row = sheet.rows[segment.row]?.segments ?? [];
    const cells = [segment, ...row.slice(row.indexOf(segment) + 1).slice(0, 1)];
    const value = cells.flatMap((cell) => values.get(cell) ?? []).find(({ kind }) => kind === "money");
    return value?.kind === "money" ? [makeFinding(formatMoney(value.money.amount), value.span, 0.9)] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * What the list of a plan's parts says of it, where those that are still to be paid come to its balance, or all of them to its first
 * amount: the part that is due next and its day, which no day of a paid part is, the first amount where a total prints it, and the fee of
 * a part that is late.
 * @param findings of the plan; what the list says is confirmed there, set or, where it contradicts the due day, taken out
 * @returns whether the list proves what is owed
 */
export function provePlan(reading: Reading, findings: Map<string, Finding>, dayFirst: boolean): boolean {
  const lists = listsOf(reading, dayFirst);
  const [list, other] = lists;
  const parts = list && !other ? split(list) : undefined;
  const [next] = parts?.open ?? [];
  if (!list || !parts || !next) return false;
  const balance = findings.get("currentBalance");
  const original = findings.get("originalBalance");
  const isOriginal = original?.value === formatMoney(sumOf(list));
  const printedWhole = original ? undefined : wholeOf(list, reading);
  // A single open part is as much as one payment: only all parts together show that nothing else is left.
  const isProof =
    parts.open.length > 1 || isOriginal || printedWhole !== undefined || isSumPrinted(list, reading);
  const isBalance = isProof && balance?.value === formatMoney(sumOf(parts.open));
  const isMarked = parts.open.some(({ state }) => state !== undefined);
  if (!isBalance && !(isOriginal && isMarked)) return false;
  if (balance && isBalance) Object.assign(balance, { witnessed: true, rivals: [] });
  if (original && isOriginal) Object.assign(original, { witnessed: true, rivals: [] });
  const whole = isBalance ? printedWhole : undefined;
  if (whole) findings.set("originalBalance", whole);
  const due = findings.get("paymentDueDate")?.value;
  const asked = parts.open.find(({ day }) => day === due) ?? next;
  // Nothing falls due on a day of a paid part, nor before the paper was printed, unless its part is late.
  if (parts.paid.some(({ day }) => day === due)) findings.delete("paymentDueDate");
  const printed = findings.get("statementDate")?.value;
  const isToCome = asked.state === "late" || printed === undefined || asked.day > printed;
  if (asked.day !== due && !isToCome) return isBalance;
  if (asked.day !== due)
    findings.set("paymentDueDate", { ...makeFinding(asked.day, asked.date.span, 0.9), witnessed: true });
  const amount = formatMoney(asked.money.money.amount);
  const payment = findings.get("minimumPayment");
  if (payment?.value === amount) payment.witnessed = true;
  else if (!payment || payment.isSaid || (isBalance && !payment.witnessed && !isPart(payment, parts.open)))
    findings.set("minimumPayment", { ...makeFinding(amount, asked.money.span, 0.9), witnessed: true });
  const fee =
    next.state === "late" && !findings.has("feesCharged") ? lateFee(reading, list[0] ?? next) : undefined;
  if (fee) findings.set("feesCharged", fee);
  return isBalance;
}
