import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { editDistance } from "./form-boxes.ts";
import { type IncomeReading, standsAsStub } from "./pay-stub-facts.ts";

/** A page, or one of the stubs on it, as if it were a paper of its own. */
export type IncomePage = {
  readonly print: Reading;
  readonly read: IncomeReading;
  /** Whether it may hold another payment, which no payday or payer tells apart. */
  readonly mayHoldOther?: boolean;
};

/** In page heights: cells of one row. */
export const SAME_ROW = 0.005;

const findingOf = ({ read }: IncomePage, field: string) => read.income.findings.get(field);

/** What a page says of a field of its income. */
export const valueOf = (page: IncomePage, field: string) => findingOf(page, field)?.value;

export const prints = ({ print }: IncomePage, pattern: RegExp) =>
  print.sheet.segments.some(({ text }) => pattern.test(text.trim()));

const both = (a: IncomePage, b: IncomePage, field: string) => {
  const [one, other] = [valueOf(a, field), valueOf(b, field)];
  return one === undefined || other === undefined ? undefined : ([squash(one), squash(other)] as const);
};

/** Whether both print the figure, and not the same one. */
export function differ(a: IncomePage, b: IncomePage, field: string): boolean {
  const values = both(a, b, field);
  return values !== undefined && values[0] !== values[1];
}

export function isAlike(a: IncomePage, b: IncomePage, field: string): boolean {
  const values = both(a, b, field);
  return values !== undefined && values[0] === values[1];
}

/** Whether both prints are recognised from pictures, where letters and digits are misread. */
export const areRecognised = (...pages: readonly IncomePage[]) =>
  pages.every(({ print }) =>
    print.sheet.segments.some(({ words }) => words.some(({ word }) => word.confidence < 1)),
  );

/** So many letters of a payer's name may be misread on one of two pictures. */
const MISREAD_LETTERS = 2;
/** Shorter names differ by as few letters where they are others. */
const LONG_NAME = 10;

/**
 * A head may print less of a name than a box does: "Example" is no other payer than "Example LLC". Nor is one of whose letters a few are
 * misread on a picture.
 */
export function isOtherPayer(a: IncomePage, b: IncomePage): boolean {
  const names = both(a, b, "payer");
  if (names === undefined || names[0].includes(names[1]) || names[1].includes(names[0])) return false;
  const isLong = names.every((name) => name.length >= LONG_NAME);
  return !(isLong && areRecognised(a, b) && editDistance(names[0], names[1], MISREAD_LETTERS) !== undefined);
}

/** A stub whose sum of gross, taxes and deductions comes to its net. */
export const isProvenStub = ({ read }: IncomePage) =>
  standsAsStub(read) && read.checks.some(({ name, passed }) => passed && name.startsWith("gross-to-net"));

const OTHER_PAGE = /\bpage\s*:?\s*(?:[2-9]|[1-9]\d)\s*(?:of|\/)\s*\d/i;
/** Words over sums that pay nothing: of more than one payday, of one to come or gone by, or of one taken back. */
const NO_PAY =
  /\b(?:totals\s(?:for|from|through|to|as of)|20\d\d\stotals|cumulative|total compensation|estimated?|projected|for comparison|previous\s(?:pay|check)|revers(?:al|ed)|correction|(?:ytd|year[\s-]to[\s-]date)\s(?:summary|totals?))\b/i;
const YEAR = /\by(?:ear)?[\s-]?t(?:o)?[\s-]?d(?:ate)?\b/i;
const NEGATIVE = /^\W*[-–−(]/;
const DAY_MS = 86_400_000;
/** No pay period is longer. */
const LONGEST_PERIOD = 100;

/** The words of a page over its gross: what its sums are is said there. */
function headOf(page: IncomePage): string[] {
  const bottom = findingOf(page, "grossPay")?.evidence.box[1] ?? Number.POSITIVE_INFINITY;
  return page.print.sheet.segments.filter(({ y0 }) => y0 <= bottom).map(({ text }) => text);
}

function isLongPeriod(page: IncomePage): boolean {
  const [from, to] = [valueOf(page, "periodStart"), valueOf(page, "periodEnd")];
  return (
    from !== undefined && to !== undefined && Date.parse(to) - Date.parse(from) > LONGEST_PERIOD * DAY_MS
  );
}

/** Sums of more than one payday, comparisons, estimates and pay taken back come to a net as well, and belong to the stub beside them. */
const isNoPay = (page: IncomePage): boolean =>
  headOf(page).some((text) => NO_PAY.test(text)) ||
  isLongPeriod(page) ||
  NEGATIVE.test(findingOf(page, "grossPay")?.evidence.text ?? "");

/** A page that names the year beside its pay, and has no such sum beside a gross of its own, may be the sums of the year. */
const isOfYear = (page: IncomePage) => prints(page, YEAR) && valueOf(page, "ytdGross") === undefined;

/** What cannot begin a payment: the second page of a stub, and sums that pay nothing. */
export const goesOnWithStub = (page: IncomePage): boolean =>
  page.read.income.kind === "paystub" && (prints(page, OTHER_PAGE) || isNoPay(page));

const NEXT = /\bnext\b\D*$/i;

/** The payday that a stub says of itself: the next one is another's. */
function ownPayDay(page: IncomePage): string | undefined {
  const day = findingOf(page, "payDate");
  if (!day) return undefined;
  const { box, text } = day.evidence;
  const before = page.print.sheet.segments
    .filter((cell) => cell.page === day.evidence.page && Math.abs(cell.y0 - box[1]) < SAME_ROW)
    .map((cell) => cell.text)
    .join(" ")
    .split(text)[0];
  return before !== undefined && NEXT.test(before) ? undefined : day.value;
}

const PAY = ["grossPay", "netPay"];

/** Whether a gross and a net are printed on either, and neither is that of the other. */
const haveOwnPay = (a: IncomePage, b: IncomePage) => PAY.every((field) => differ(a, b, field));

/** The same pay with the same sums to date is the same stub, whatever other days are printed; a year's first pay is its own sum. */
const isSamePay = (a: IncomePage, b: IncomePage): boolean =>
  PAY.every((field) => isAlike(a, b, field)) &&
  (isAlike(a, b, "payDate") ||
    (isAlike(a, b, "ytdGross") && valueOf(a, "ytdGross") !== valueOf(a, "grossPay")));

function haveOwnPayDays(a: IncomePage, b: IncomePage): boolean {
  const [day, other] = [ownPayDay(a), ownPayDay(b)];
  return day !== undefined && other !== undefined && day !== other;
}

/** A day alone in its cell over the gross: it is the payday of a stub that gives none a label. */
function hasDayInHead(page: IncomePage): boolean {
  const { print } = page;
  const bottom = findingOf(page, "grossPay")?.evidence.box[1] ?? 0;
  return print.allValues.some(
    ({ kind, span }) =>
      kind === "date" && span.box[3] <= bottom && span.text.trim() === span.segment.text.trim(),
  );
}

/** The stubs of two pages that each come from a gross to a net of their own, and each say a day. */
const areBothProven = (a: IncomePage, b: IncomePage): boolean =>
  [a, b].every(
    (page) => isProvenStub(page) && !isOfYear(page) && (ownPayDay(page) !== undefined || hasDayInHead(page)),
  );

/** The check that pays a stub, the advice of its deposit, and what goes on with it print its net pay or its day, under whatever name. */
export function isOtherStub(a: IncomePage, b: IncomePage): boolean {
  if (isSamePay(a, b)) return false;
  if (haveOwnPayDays(a, b) || differ(a, b, "periodEnd")) return true;
  if (!PAY.some((field) => differ(a, b, field)) || PAY.some((field) => isAlike(a, b, field))) return false;
  return isOtherPayer(a, b) || (haveOwnPay(a, b) && areBothProven(a, b));
}

/** Blocks of one page are two payments only where each has a labelled payday of its own, or a payer and a pay of its own. */
export const isOtherStubOnPage = (a: IncomePage, b: IncomePage): boolean =>
  ![a, b].some((page) => isNoPay(page)) &&
  !isSamePay(a, b) &&
  (haveOwnPayDays(a, b) || (isOtherPayer(a, b) && haveOwnPay(a, b)));

/** Whether a stub that is not taken for a payment comes to a net of its own all the same, and no word over it says why it is none. */
export const mayBeOther = (taken: IncomePage, other: IncomePage): boolean =>
  [taken, other].every((page) => isProvenStub(page)) &&
  haveOwnPay(taken, other) &&
  (haveOwnPayDays(taken, other) || ![taken, other].some((page) => isNoPay(page) || isOfYear(page)));

/** Whether the pages of one paper may hold a payment besides the one that is taken. */
export function leavesPayOut(pages: readonly IncomePage[]): boolean {
  const taken = pages.find((page) => isProvenStub(page));
  return pages.some((page) => page.mayHoldOther || (taken !== undefined && mayBeOther(taken, page)));
}
