import { isOfAnother } from "../account-last4.ts";
import { topOfHeading } from "../layout/heading-top.ts";
import type { Row, Span } from "../layout/sheet.ts";
import { hasMoney, partOf, type Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { headingLast4, namedNumber } from "./portfolio-number.ts";

const ACCOUNT_WORDS =
  /account|\bIRA\b|brokerage|taxable|\b40[13]|roth|rollover|plan|individual|joint|trust|contract|annuity/i;

type Mark = { readonly row: number; readonly last4: string; readonly isTold?: boolean };

/** A heading of this length holds little beside the account's name and number. */
const HEADING_LENGTH = 60;
/** An account's kind alone in its line. */
const KIND =
  /^(?:your\s+)?(?:(?:traditional|rollover|roth|sep|simple|inherited|contributory)\s+ira|ira|(?:individual|joint|taxable)(?:\s+(?:brokerage|investment))?(?:\s+account)?|brokerage(?:\s+account)?|401\(?k\)?(?:\s+plan)?|403\(?b\)?(?:\s+plan)?)$/i;

/** Kinds that head the parts of a statement without a number; a kind named once or in other words splits nothing. */
function kindMarks(reading: Reading): Mark[] {
  return reading.sheet.rows.flatMap((row: Row) => {
    const [segment, second] = row.segments;
    return segment && !second && KIND.test(segment.text.trim())
      ? [{ row: row.index, last4: segment.text.trim().toLowerCase() }]
      : [];
  });
}

/** What a row says up to a number: an account's value, or how it is invested, may stand right of its name and number. */
const headingOf = (row: Row, { segment, end }: Span): string =>
  [
    ...row.segments.slice(0, row.segments.indexOf(segment)).map(({ text }) => text),
    segment.text.slice(0, end),
  ].join(" ");

/** "Retirement Roth IRA · Account 244726387", at the end of a row of any length: what its holder calls an account stands before. */
const SAID_LAST = /(?:^|[·•|–—-]\s)(?:account|acct)\.?\s?#?\s*$/i;

function endsHeading({ segments }: Row, { segment, start, end }: Span): boolean {
  return (
    segment === segments.at(-1) &&
    segment.text.slice(end).trim() === "" &&
    SAID_LAST.test(segment.text.slice(0, start))
  );
}

const SAYS_SECURITY = /\b(?:cusip|isin|sedol)\b(?:\s(?:number|no\.?|#))?\W*$/i;

/** The number of a security, behind that word or in a column headed so, is none of an account: "Separate Account B  31617F817". */
function isOfSecurity({ sheet }: Reading, { segment, start }: Span): boolean {
  if (SAYS_SECURITY.test(segment.text.slice(0, start))) return true;
  return sheet.segments.some(
    (heading) =>
      heading.page === segment.page &&
      heading.row < segment.row &&
      /\b(?:cusip|isin|sedol)\b/i.test(heading.text) &&
      Math.min(heading.x1, segment.x1) > Math.max(heading.x0, segment.x0),
  );
}

/** "Envelope # BK379793557": what carries the paper has a number of its own. */
const OF_PAPER =
  /\b(?:envelope|document|confirmation|reference|control|tracking|batch|item|invoice|form)\s*(?:#|no\.?|number|id)?\s*:?\s*$/i;
const isOfPaper = ({ segment, start }: Span): boolean => OF_PAPER.test(segment.text.slice(0, start));

/** A contract's number with letters in it heads its part: "Defined Contribution Plan | Contract number K8523193". */
function letteredMark(reading: Reading, row: Row): Mark[] {
  const last4 = hasMoney(reading, row) ? undefined : (headingLast4(reading, row) ?? namedNumber(row)?.value);
  return last4 === undefined ? [] : [{ row: row.index, last4 }];
}

/** "Guaranteed fund, Contract No. K8523193": the contract behind a holding heads no account. */
const CONTRACT = /\b(?:contract|policy|certificate)\b/i;

function isContractOfHolding(text: string): boolean {
  const at = text.search(CONTRACT);
  const before = text.slice(0, Math.max(0, at));
  return /\bfund\b|stable value|guaranteed/i.test(before) && !ACCOUNT_WORDS.test(before);
}

/** "Linked bank account ****5521", "Other accounts: Joint account 8204-7781": told of in passing, such a number heads nothing without a table of its own. */
const IN_PASSING =
  /\b(?:linked|external|outside|bank|checking|funding|transfer|sweep|beneficiary|margin\sloan)\s(?:account|acct)s?\b|\b(?:other|linked)\s(?:\w+\s)?accounts?(?:\s(?:at|with)\b[^:]*)?:|\bdirect\sdeposits?\s(?:to|into)\b|\b(?:bank|checking|savings)\b.{0,30}\bon\sfile\b|\balso\swith\sus\b/i;

const TOP_ROWS = 3;

/** "Include your account 866-408-1138": a line that runs into the next column; a number free of charge is one to call. */
const FREE_CALL = /^(?:1[\s.-])?\(?8(?:00|33|44|55|66|77|88)\)?[\s.-]\d{3}[\s.-]\d{4}$/;
/** "GOLD CHECK CARD (ACCOUNT ...8888)": a card that draws on the account heads a list of what was bought with it, and no account. */
const OF_CARD = /\b(?:check|debit|atm|credit|charge|visa|mastercard)\W{0,3}(?:\s\w+){0,3}\s?card\b/i;

const numberOf = (value: PrintedValue): string[] =>
  value.kind === "account" ? [`${value.account.last4} ${value.span.text.replaceAll(/\D/g, "")}`] : [];

/** Numbers that an overview lists with what each account is worth: at the top of a page one heads its account, whatever words are lost there. */
function listedNumbers(reading: Reading): ReadonlySet<string> {
  const listed = reading.sheet.rows
    .filter((row) => hasMoney(reading, row))
    .flatMap(({ segments }) => segments.flatMap((segment) => reading.values.get(segment) ?? []))
    .flatMap(numberOf);
  return new Set(listed);
}

/** Rows with an account's number beside account words. */
function numberMarks(reading: Reading): Mark[] {
  const listed = listedNumbers(reading);
  return reading.sheet.rows.flatMap((row: Row, index) => {
    const own = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
    const text = row.segments.map((segment) => segment.text).join(" ");
    const isTop = reading.sheet.rows[index - TOP_ROWS]?.page !== row.page;
    const isListed = isTop && own.flatMap(numberOf).some((number) => listed.has(number));
    if ((!ACCOUNT_WORDS.test(text) && !isListed) || isContractOfHolding(text)) return [];
    const isTold = IN_PASSING.test(text);
    const number = own.find(
      (value) =>
        value.kind === "account" &&
        !isOfAnother(value) &&
        !isOfPaper(value.span) &&
        !FREE_CALL.test(value.span.text.trim()) &&
        !OF_CARD.test(value.span.segment.text) &&
        !isOfSecurity(reading, value.span),
    );
    if (!number) return isTold ? [] : letteredMark(reading, row);
    const isNumber =
      number.kind === "account" &&
      (number.account.masked ||
        /number|account\s?#|no\./i.test(text) ||
        headingOf(row, number.span).length < HEADING_LENGTH ||
        endsHeading(row, number.span));
    return isNumber ? [{ row: row.index, last4: number.account.last4, isTold }] : [];
  });
}

const OF_TABLE =
  /^(?:quantity|shares|units|(?:(?:market|ending|closing|current|total)\s)?(?:value|balance)|amount)\b/i;
const SUM = /^(?:sub-?|grand\s|account\s|portfolio\s)?total\b/i;

/** Whether rows have the headings of a table of holdings, and its total below. */
function hasTable(reading: Reading, rows: readonly Row[]): boolean {
  const head = rows.findIndex(
    (row) =>
      !hasMoney(reading, row) && row.segments.some(({ text }, at) => at > 0 && OF_TABLE.test(text.trim())),
  );
  return (
    head >= 0 &&
    rows
      .slice(head)
      .some((row) => hasMoney(reading, row) && row.segments.some(({ text }) => SUM.test(text.trim())))
  );
}

/** The marks without those of numbers told of in passing; where these are tried, one stays that stands between two tables, over its own. */
function withoutTold(reading: Reading, marks: readonly Mark[], tried: boolean): Mark[] {
  const { rows } = reading.sheet;
  const kept: Mark[] = [];
  for (const [index, mark] of marks.entries()) {
    const isOwn = (): boolean =>
      hasTable(reading, rows.slice(kept.at(-1)?.row ?? 0, mark.row)) &&
      hasTable(reading, rows.slice(mark.row, marks[index + 1]?.row));
    if (!mark.isTold || (tried && isOwn())) kept.push(mark);
  }
  return kept;
}

/** A page of an account begins above this. */
const PAGE_HEAD = 0.25;
const ALONE = /^(?:account|acct)\.?\s?(?:number|no\.?|#)?\s?:?\s?[\dX*•-]+$/i;

/** "Account Value: $142,413.12    Account 222-222222" at the top of a page: the number stands in a cell of its own, and once only. */
function headsPage({ sheet, values }: Reading, row: Row, last4: string): boolean {
  const isHead = row.y0 < PAGE_HEAD && row.segments.some(({ text }) => ALONE.test(text.trim()));
  const numbers = sheet.segments
    .filter(({ page, y0 }) => page === row.page && y0 < 2 * PAGE_HEAD)
    .flatMap((segment) => values.get(segment) ?? [])
    .flatMap((value) => (value.kind === "account" ? [value.account.last4] : []));
  return isHead && numbers.every((number) => number === last4);
}

const OWN_VALUE =
  /^(?:(?:your|total|beginning|opening|ending|closing|current|net|market|account|portfolio)\s)*(?:value|balance)\b/i;
const OWN_TABLE = /^(?:quantity|shares|units|market value)\b/i;

/** Whether the rows from a mark to the next number's have a line of the account's value, or the headings of a table. */
function hasOwnPart(reading: Reading, { row, last4 }: Mark, marks: readonly Mark[]): boolean {
  const end = marks.find((other) => other.row > row && other.last4 !== last4)?.row;
  return reading.sheet.rows
    .slice(row, end)
    .some((line) =>
      line.segments.some(
        ({ text }) =>
          (OWN_VALUE.test(text.trim()) && hasMoney(reading, line)) ||
          (OWN_TABLE.test(text.trim()) && line.segments.length > 2),
      ),
    );
}

/** Where an overview lists what several of the accounts are worth, another number heads none, unless its part reads like an account's. */
function ofOverview(reading: Reading, marks: readonly Mark[]): readonly Mark[] {
  const listed = new Set([...listedNumbers(reading)].map((number) => number.slice(0, 4)));
  const known = marks.filter(({ last4 }) => listed.has(last4));
  if (new Set(known.map(({ last4 }) => last4)).size < 2) return marks;
  return marks.filter((mark) => listed.has(mark.last4) || hasOwnPart(reading, mark, marks));
}

/** Rows that head an account, with no amount on the row: those with one are overviews unless they head a page. */
const findMarks = (reading: Reading, tried: boolean): readonly Mark[] =>
  ofOverview(
    reading,
    withoutTold(reading, numberMarks(reading), tried).filter(({ row, last4 }) => {
      const printed = reading.sheet.rows[row];
      return printed !== undefined && (!hasMoney(reading, printed) || headsPage(reading, printed, last4));
    }),
  );

/** Rows with amounts that an account's part has at the least; the lines of an overview have their own only. */
const LEAST_AMOUNTS = 3;

/** An account's value may stand beside its number, above its own table: of each number the row with most amounts below. */
function marksWithValues(reading: Reading, tried: boolean): Mark[] {
  const marks = withoutTold(reading, numberMarks(reading), tried).map((mark, index, all) => {
    const end =
      all.slice(index + 1).find((other) => other.last4 !== mark.last4)?.row ?? Number.POSITIVE_INFINITY;
    const amounts = reading.sheet.rows.slice(mark.row, end).filter((row) => hasMoney(reading, row)).length;
    return { ...mark, amounts };
  });
  const best = [...Map.groupBy(marks, (mark) => mark.last4).values()].flatMap((list) =>
    list.toSorted((a, b) => b.amounts - a.amounts).slice(0, 1),
  );
  return best.every((mark) => mark.amounts >= LEAST_AMOUNTS) ? best.toSorted((a, b) => a.row - b.row) : [];
}

/** An account's part says what it is worth. */
function isPortfolio(part: Reading): boolean {
  return (
    part.sheet.segments.some((segment) => /value|balance|total/i.test(segment.text)) &&
    part.allValues.filter((value) => value.kind === "money" && !value.money.bare).length >= 2
  );
}

/** What ends the account above, not what an account is called. */
const ENDS = /^(?:end|clos|current|balance|value|net )|\btotals?\b/i;

/** Words alone in larger print over an account's number: "Later - Roth IRA". */
function isHeadline({ values }: Reading, before: Row, { segments: [words], page }: Row, below: Row): boolean {
  const [number] = below.segments;
  if (!words || !number || page !== below.page || (values.get(words) ?? []).length > 0) return false;
  const isLarger = words.y1 - words.y0 > 1.15 * (number.y1 - number.y0);
  const isNearer = before.page !== page || words.y0 - before.y1 > number.y0 - words.y1;
  return (
    isLarger &&
    isNearer &&
    number.y0 - words.y1 < 2 * (number.y1 - number.y0) &&
    /[A-Za-z]{3,}/.test(words.text)
  );
}

/** The row right over an account's heading may bear what its holder calls it, and what it is worth: "Someday house  $10,700.21". */
function titleOver(reading: Reading, start: number): number {
  const { sheet, values } = reading;
  const [before, title, heading] = sheet.rows.slice(Math.max(0, start - 2), start + 1);
  const [words, amount, another] = title?.segments ?? [];
  if (before && title && heading && words && !amount && isHeadline(reading, before, title, heading))
    return title.index;
  if (!before || !title || !heading || !words || !amount || another || title.page !== heading.page)
    return start;
  const isNamed = (values.get(words) ?? []).length === 0 && /[A-Za-z]{3,}/.test(words.text);
  const isWorth = (values.get(amount) ?? []).some(({ kind }) => kind === "money");
  const isNearer = before.page !== title.page || title.y0 - before.y1 > 2 * (heading.y0 - title.y1);
  return isNamed && isWorth && isNearer && !ENDS.test(words.text.trim()) ? title.index : start;
}

/**
 * Cuts a statement of several accounts into one reading per account, by the rows that head another account number. Numbers told of in
 * passing may be tried as well.
 */
export function splitPortfolios(reading: Reading, tried = false): Reading[] {
  const ways = [findMarks, marksWithValues, kindMarks];
  for (const way of ways) {
    const parts = splitAt(
      reading,
      way(reading, tried).map((mark) => ({
        ...mark,
        row: titleOver(reading, topOfHeading(reading, mark.row)),
      })),
    );
    if (parts.length > 1) return parts;
  }
  return [reading];
}

/** Whether a number that is told of in passing may head an account all the same. */
export const hasTold = (reading: Reading): boolean => {
  const marks = numberMarks(reading);
  return withoutTold(reading, marks, true).length > withoutTold(reading, marks, false).length;
};

/** A plan of an employer alone in its line: "Albee College 457(b) Plan". */
const PLAN =
  /^(?!.*\b(?:is|are|was|your|in|from|about|note)\b)(?=.*(?:\b40[13]\s?\(?[abk]\b|\b457\b|\b(?:retirement|savings|pension|profit[\s-]sharing|compensation|annuity|contribution)\b)).*\bplan$/i;
const PLAN_LENGTH = 80;

/** Cuts a paper at the names of plans, whether or not these head its parts. */
export function splitPlans(reading: Reading): Reading[] {
  const marks = reading.sheet.rows.flatMap((row: Row) => {
    const name = row.segments[0]?.text.trim() ?? "";
    const isPlan = name.length < PLAN_LENGTH && PLAN.test(name) && !hasMoney(reading, row);
    return isPlan ? [{ row: row.index, last4: name.toLowerCase() }] : [];
  });
  return splitAt(reading, marks);
}

function splitAt(reading: Reading, marks: readonly Mark[]): Reading[] {
  const numbers = [...new Set(marks.map((mark) => mark.last4))];
  if (numbers.length < 2) return [reading];
  const ownerOf = (row: Row) => marks.findLast((mark) => mark.row <= row.index)?.last4;
  const parts = numbers.map((last4) => partOf(reading, (row) => ownerOf(row) === last4)).filter(isPortfolio);
  return parts.length >= 2 ? parts : [reading];
}
