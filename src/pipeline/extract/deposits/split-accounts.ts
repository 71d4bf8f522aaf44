import { continuesMovement } from "../account-last4.ts";
import { topOfHeading } from "../layout/heading-top.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { hasMoney, partOf, type Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { accountColumns } from "./account-columns.ts";
import { accountPanels } from "./account-panels.ts";
import { goesByMember, memberNumber } from "./member-number.ts";
import { isMentioned, lacksBalance } from "./mentioned-accounts.ts";
import { namedSections } from "./named-sections.ts";
import { registerSections } from "./register-sections.ts";

/** Rows that name a card of the account, or another bank's number, head no account. */
const OTHER_NUMBER = /transfer|routing|\bcard\b|reference|confirmation|member\s?(?:number|no|#)|access/i;
const ACCOUNT_WORDS =
  /account|acct|checking|savings|share|^L\d{1,3}\s|money\s?market|number|certificate|club|loan|equity\sline|line\sof\scredit|credit\sline/i;

type AccountValue = Extract<PrintedValue, { kind: "account" }>;
/** The account's last four, with the suffix that tells the shares of one member apart. */
type Mark = { readonly row: number; readonly number: string; readonly value?: AccountValue };

/** The part of a statement that belongs to one account, and the number in its heading. */
export type AccountPart = { readonly reading: Reading; readonly number?: AccountValue };

const TITLE =
  /checking|savings|money\s?market|share\s?draft|\bshares?(?:$|\s(?:id|suffix|sfx|#|[*x•.]|\d{2,4}\b))|certificate|\bloan\b|equity\sline|line\sof\scredit|credit\sline|^L\d{1,3}\s/i;
const TITLE_REACH = 8;

/** The heading of the account before, with a number of its own: "12 Month CD ...4426", "MONEY MARKET   Account 3309981" are no part of it. */
const isOfAnother = ({ segments }: Row, number: string, { values }: Reading): boolean =>
  segments.some((segment) =>
    (values.get(segment) ?? []).some(
      (value) =>
        value.kind === "account" &&
        (value.account.masked || /\b(?:account|acct)\b/i.test(segment.text)) &&
        value.account.last4 !== number,
    ),
  );

/** The account's name often stands some rows above its number; the account begins there. */
function titleRow(reading: Reading, row: Row, number: string): number {
  for (let index = row.index; index >= Math.max(0, row.index - TITLE_REACH); index--) {
    const above = reading.sheet.rows[index];
    if (!above || above.page !== row.page) break;
    if (above !== row && isOfAnother(above, number, reading)) break;
    const text = above.segments.map((segment) => segment.text).join(" ");
    const isTitle = TITLE.test(text) && text.length < 60 && !/transfer/i.test(text);
    const amounts = above.segments.some((segment) =>
      (reading.values.get(segment) ?? []).some((value) => value.kind === "money" && !value.money.bare),
    );
    if (isTitle && !amounts) return index;
  }
  return summaryRow(reading, row);
}

/** "Wallet Growth Account Summary": an account of any name, right above the row of its number. */
const SUMMARY_OF = /^(?:[A-Z][\w'’&®-]*\s){1,5}account(?:\s(?:summary|details|activity))?$/i;

function summaryRow({ sheet, values }: Reading, row: Row): number {
  const [title, other] = sheet.rows[row.index - 1]?.segments ?? [];
  const isTitle =
    title !== undefined &&
    !other &&
    title.page === row.page &&
    SUMMARY_OF.test(title.text) &&
    (values.get(title) ?? []).length === 0;
  return isTitle ? row.index - 1 : row.index;
}

/** "Account number 898991940021 · Routing number 111993776": the bank's number behind that of the account takes nothing from it. */
const withoutRouting = (text: string): string =>
  /\b(?:account|acct)\b.*\d{4}.*\brouting\b/i.test(text)
    ? text.replace(/\W*\b(?:(?:aba|bank)\s)?routing\s*(?:(?:transit\s)?(?:number|no\.?|#))?\W*\d{9}\b/i, "")
    : text;

const hasDay = (reading: Reading, row: Row): boolean =>
  row.segments.flatMap((segment) => reading.values.get(segment) ?? []).some(({ kind }) => kind === "date");

/** Rows that an account's own part has at the least; the lines of an overview have their own only. */
const LEAST_ROWS = 3;

/** The balance of an account may stand beside its number, above its own figures and rows: of each number the row with most of them below. */
function marksWithValues(reading: Reading): Mark[] {
  const marks = findMarks(reading, true);
  const counted = marks.map((mark, index) => {
    const end = marks.slice(index + 1).find(({ number }) => number !== mark.number)?.row;
    const own = reading.sheet.rows.slice(mark.row, end).filter((row) => hasMoney(reading, row));
    return { ...mark, rows: own.length };
  });
  const best = [...Map.groupBy(counted, ({ number }) => number).values()].flatMap((list) =>
    list.toSorted((a, b) => b.rows - a.rows).slice(0, 1),
  );
  if (best.some(({ rows }) => rows < LEAST_ROWS)) return [];
  return best
    .toSorted((a, b) => a.row - b.row)
    .map((mark) => ({ ...mark, row: topOfHeading(reading, mark.row) }));
}

const HEADING = 60;

/** Numbers beside an amount each in an overview of several accounts: a heading with one of them heads an account, whatever it is called. */
function listedNumbers(reading: Reading): ReadonlySet<string> {
  const listed = reading.sheet.rows
    .filter((row) => hasMoney(reading, row) && !hasDay(reading, row))
    .flatMap(({ segments }) => segments.flatMap((segment) => reading.values.get(segment) ?? []))
    .flatMap((value) => (value.kind === "account" && value.account.masked ? [value.account.last4] : []));
  return new Set(listed).size > 1 ? new Set(listed) : new Set();
}

/** A name or a label stands as close above its number, in parts of the height of a line. */
const CLOSE = 0.9;
const NAMES_ACCOUNT = /\b(?:account|acct|checking|savings|share\s?draft|money\s?market|certificate)\b/i;

/**
 * The account's name, or "Account number", right above a number that is alone in its cell: "Reserve Savings   Beginning balance: $1,250.00"
 * over "60534370150   Ending balance: $1,310.00". What stands behind a day is the description of a movement.
 */
function cellAbove({ span }: AccountValue, reading: Reading): Segment | undefined {
  const { segment } = span;
  if (span.text.trim() !== segment.text.trim()) return undefined;
  const height = segment.y1 - segment.y0;
  const above = reading.sheet.rows
    .slice(Math.max(0, segment.row - 2), segment.row)
    .flatMap(({ segments }) => segments)
    .findLast(
      (cell) =>
        cell.page === segment.page &&
        Math.abs(cell.x0 - segment.x0) < height &&
        segment.y0 - cell.y1 < CLOSE * height,
    );
  if (!above || above.text.length > HEADING || !NAMES_ACCOUNT.test(above.text)) return undefined;
  const before = (reading.sheet.rows[above.row]?.segments ?? []).filter(({ x0 }) => x0 <= above.x0);
  const isPlain = before.every((cell) => (reading.values.get(cell) ?? []).length === 0);
  return isPlain && !OTHER_NUMBER.test(above.text) ? above : undefined;
}

/** "Savings Account - 7090", alone on its row over the labels of the account's figures: the account begins there. */
function titleOver(label: Segment, { sheet, values }: Reading): number {
  const [title, other] = sheet.rows[label.row - 1]?.segments ?? [];
  const isTitle =
    title !== undefined &&
    !other &&
    title.page === label.page &&
    title.text.length < HEADING &&
    NAMES_ACCOUNT.test(title.text) &&
    (values.get(title) ?? []).every(({ kind }) => kind === "account");
  return isTitle ? label.row - 1 : label.row;
}

const PHONE = /^(?:1[\s.-])?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/;

const TOLL_FREE = /^(?:1[\s.-])?\(?8(?:00|33|44|55|66|77|88)\b/;

/** "Checking   800-555-0187": whom to call about an account. Some banks group their numbers so, and print balances right below. */
function isHelpLine({ span }: AccountValue, text: string, reading: Reading): boolean {
  if (!PHONE.test(span.text) || /\b(?:account|acct)\b/i.test(text)) return false;
  const below = reading.sheet.rows[span.segment.row + 1];
  return TOLL_FREE.test(span.text) || !below || !hasMoney(reading, below);
}

/** Rows that head an account: an account number beside account words, with no amount on the row (those are overviews). */
function findMarks(reading: Reading, besideValues = false): Mark[] {
  const marks: Mark[] = [];
  const listed = listedNumbers(reading);
  for (const row of reading.sheet.rows) {
    const own = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
    if (hasMoney(reading, row) && (!besideValues || hasDay(reading, row))) continue;
    const text = withoutRouting(row.segments.map((segment) => segment.text).join(" "));
    if (OTHER_NUMBER.test(text)) continue;
    for (const value of own) {
      if (value.kind !== "account" || isHelpLine(value, text, reading)) continue;
      if (isMentioned(value, row, reading) || continuesMovement(value, reading)) continue;
      const isListed = listed.has(value.account.last4) && text.length < HEADING && !hasDay(reading, row);
      const above = besideValues ? cellAbove(value, reading) : undefined;
      if (above) {
        marks.push({ row: titleOver(above, reading), number: value.account.last4, value });
        break;
      }
      if (!ACCOUNT_WORDS.test(text) && !isListed) continue;
      const isNamed = isListed || /account|acct|number/i.test(text) || (TITLE.test(text) && text.length < 80);
      if (!value.account.masked && !isNamed) continue;
      const suffix =
        /^[-\s]?S?\d{1,3}(?![\d/.,])/.exec(value.span.segment.text.slice(value.span.end))?.[0] ?? "";
      marks.push({
        row: titleRow(reading, row, value.account.last4),
        number: `${value.account.last4}${suffix.trim()}`,
        value,
      });
      break;
    }
  }
  return marks;
}

/** "SHARE DRAFT S0010": the name of a member's share and its suffix, alone on their row. */
const SUFFIXED =
  /^(?:[A-Z][\w&-]*\s){0,4}(?:shares?|draft|checking|savings|club|certificates?|market)\s+(?:(?:id|suffix|sfx)\s?#?\s?)?(?<suffix>[A-Z]{0,2}\d{2,5})$/i;

/** "S09 EVERYDAY DRAFT", "L 0141 NEW VEHICLE LOAN": the suffix before the name. */
const SUFFIX_FIRST =
  /^(?:suffix\s)?(?<suffix>[A-Z]{1,2}\s?\d{1,4}|\d{2,4})\s+(?:[A-Z][\w&-]*\s){0,3}(?:shares?|draft|checking|savings|club|certificates?|market|loan)$/i;
/** A suffix alone in its cell; the name stands in the next. */
const SUFFIX_ALONE = /^(?:suffix\s)?(?:[A-Z]{1,2}\s?\d{1,4}|\d{2,4})$/i;

/** "SHARE 00 PRIMARY SAVINGS", "L 20 USED VEHICLE Annual Percentage Rate 5.490%": what is behind the suffix has any name. */
const HEADED =
  /^(?<suffix>(?:S(?:hare|HARE)|L(?:oan|OAN)|S(?:uffix|UFFIX)|C(?:ertificate|ERTIFICATE)|[SLC])\s?(?:(?<=\s)[SLC])?(?!(?:19|20)\d\d\s)\d{1,4}):?\s+[A-Z]/;
/** "PRIMARY SHARE SAVINGS - 00", "NEW AUTO LOAN - 70 ANNUAL PERCENTAGE RATE 5.240%": the suffix behind a dash. */
const DASHED =
  /^(?:[A-Z][\w&-]*\s){0,4}(?:shares?|draft|checking|savings|club|certificates?|market|loan|visa)\s[-–—]\s(?<suffix>[A-Z]{0,2}\d{1,3})(?:$|\s[A-Z])/i;
/** "TRANSFER TO LOAN - 70 AUTO": the second line of a movement names another account. */
const MOVES = /\b(?:transfer|xfer|withdrawals?|deposits?|payments?|paid|to|from)\b/i;
const OPENS =
  /\b(?:previous|beginning|opening|starting|prior)\s(?:\w+\s)?balance\b|\bbalance\s(?:brought\s)?(?:forward|fwd)\b/i;
const CLOSES = /\bbalance\b/i;
const OPENS_WITHIN = 5;
const PAR_VALUE = /\bpar\s(?:value\s)?\$?[\d.,]+/i;

/** The day in a heading is no movement's: "LOAN L20 NEW AUTO   Maturity 06/15/2030". */
const MATURES = /\bmatur(?:ity|es)\b/i;

const textOf = (row: Row): string => row.segments.map((segment) => segment.text).join(" ");

/** A name with a dash and a number heads an account only over its first balance, and not in the middle of another's movements. */
function headsByDash(row: Row, reading: Reading): boolean {
  const { rows } = reading.sheet;
  const above = rows[row.index - 1];
  const isInList = above !== undefined && hasDay(reading, above) && hasMoney(reading, above);
  const below = rows.slice(row.index + 1, row.index + 1 + OPENS_WITHIN);
  return (
    !MOVES.test(textOf(row)) &&
    !(isInList && !CLOSES.test(textOf(above))) &&
    below.some((next) => OPENS.test(textOf(next)) && hasMoney(reading, next))
  );
}

/** Headings by a suffix whatever the account is called, each with dated amounts of its own below. */
function headedMarks(reading: Reading): Mark[] {
  const { rows } = reading.sheet;
  const marks = rows.flatMap((row) => {
    const text = textOf(row);
    const dashed = headsByDash(row, reading) ? DASHED.exec(text) : null;
    const suffix = (HEADED.exec(text) ?? dashed)?.groups?.["suffix"];
    const isPlain = PAR_VALUE.test(text) || !hasMoney(reading, row);
    return suffix && isPlain && (!hasDay(reading, row) || MATURES.test(text))
      ? [{ row: row.index, number: suffix.toUpperCase() }]
      : [];
  });
  return marks.filter((mark, index) =>
    rows
      .slice(mark.row + 1, marks[index + 1]?.row)
      .some((row) => hasDay(reading, row) && hasMoney(reading, row)),
  );
}

/** Shares of one member, told apart by their suffixes: all of them go by the member's number. */
function findSuffixes(reading: Reading): Mark[] {
  const named = namedSuffixes(reading);
  const headed = headedMarks(reading).filter(({ row }) => !named.some((mark) => mark.row === row));
  return [...named, ...headed].toSorted((a, b) => a.row - b.row);
}

/** Headings of a suffix and a share's or loan's usual name. */
function namedSuffixes(reading: Reading): Mark[] {
  return reading.sheet.rows.flatMap((row) => {
    const [head, ...rest] = row.segments;
    const isApart = SUFFIX_ALONE.test(head?.text.trim() ?? "");
    const others = isApart ? rest.slice(1) : rest;
    const text = `${head?.text ?? ""}${isApart ? ` ${rest[0]?.text ?? ""}` : ""}`.trim();
    const suffix =
      others.length === 0
        ? (SUFFIXED.exec(text) ?? SUFFIX_FIRST.exec(text))?.groups?.["suffix"]
        : // A remark on the right ("JOINT: ON FILE") takes nothing from a heading; figures make it a row of an overview.
          others.every((other) => (reading.values.get(other) ?? []).length === 0)
          ? SUFFIX_FIRST.exec(text)?.groups?.["suffix"]
          : undefined;
    return suffix ? [{ row: row.index, number: suffix }] : [];
  });
}

const numbersOf = (marks: readonly Mark[]): number => new Set(marks.map(({ number }) => number)).size;

const ifSeveral = (marks: readonly Mark[], others: readonly Mark[]): readonly Mark[] =>
  numbersOf(marks) < 2 ? others : marks;

/**
 * Whether suffixes tell the accounts apart: none has a number of its own, or only some do ("Loan 0301" below "Share 01"), all of them under
 * a suffix as well.
 */
function headsMore(suffixed: readonly Mark[], numbered: readonly Mark[]): boolean {
  if (numbersOf(suffixed) < 2 || numbersOf(numbered) < 2) return numbersOf(suffixed) >= 2;
  const rows = new Set(suffixed.map(({ row }) => row));
  return numbersOf(suffixed) > numbersOf(numbered) && numbered.every(({ row }) => rows.has(row));
}

/** The numbers of the accounts, without one whose rows are the movements of the account before it. */
function numbersWithBalance(marks: readonly Mark[], reading: Reading): string[] {
  const numbers = [...new Set(marks.map((mark) => mark.number))];
  return numbers.filter((number, index) => {
    const own = marks.filter((mark) => mark.number === number);
    const [{ value, row } = {}] = own;
    if (index === 0 || own.length !== 1 || !value || row === undefined) return true;
    const end = marks.find((mark) => mark.row > row)?.row;
    const last = marks.findLast((mark) => mark.row < row)?.number;
    const start = marks.find((mark) => mark.number === last)?.row;
    const { rows } = reading.sheet;
    return !lacksBalance(value, rows.slice(row, end), rows.slice(start, row), reading);
  });
}

/**
 * Cuts a statement of several accounts into one reading per account, by the headings that name another account number. Rows before the
 * first heading (the overview) belong to none. One account is returned whole.
 */
export function splitAccounts(reading: Reading): AccountPart[] {
  const panels = accountPanels(reading);
  if (panels.length >= 2) return panels;
  const numbered = findMarks(reading);
  const suffixed = findSuffixes(reading);
  const isSuffixed = headsMore(suffixed, numbered);
  const plain = isSuffixed ? suffixed : numbered;
  const sections = registerSections(reading);
  const marks: readonly Mark[] =
    numbersOf(plain) < 2
      ? ifSeveral(marksWithValues(reading), ifSeveral(namedSections(reading), ifSeveral(sections, plain)))
      : isSuffixed && sections.length > numbersOf(plain)
        ? // Suffixes under names that no list knows: each leads from a first balance to a last one.
          sections
        : plain;
  const isOfMember =
    (isSuffixed || marks === sections) &&
    goesByMember(
      reading,
      marks.map(({ row }) => row),
      isSuffixed,
    );
  const numbers = numbersWithBalance(marks, reading);
  const numberOf = (number: string | undefined) => {
    const value =
      marks.find((mark) => mark.number === number)?.value ??
      (isOfMember ? memberNumber(reading, marks[0]?.row ?? 0) : undefined);
    return value ? { number: value } : {};
  };
  const whole: AccountPart[] = [{ reading, ...numberOf(numbers.length === 1 ? numbers[0] : undefined) }];
  if (numbers.length < 2) {
    const columns = accountColumns(reading);
    return columns.length >= 2 ? columns : whole;
  }
  const rowsOf = new Map(numbers.map((number) => [number, new Set<number>()]));
  let current: string | undefined;
  let next = 0;
  for (const row of reading.sheet.rows) {
    for (let mark = marks[next]; mark !== undefined && mark.row <= row.index; mark = marks[next]) {
      current = numbers.includes(mark.number) ? mark.number : current;
      next += 1;
    }
    if (current !== undefined) rowsOf.get(current)?.add(row.index);
  }
  const parts = numbers.map((number) => {
    const own = rowsOf.get(number);
    return { reading: partOf(reading, (row) => own?.has(row.index) === true), ...numberOf(number) };
  });
  const real = parts.filter(
    ({ reading: { sheet, allValues } }) =>
      sheet.segments.some((segment) => /balance|deposit|withdrawal|dividend/i.test(segment.text)) &&
      allValues.filter((value) => value.kind === "money").length >= 2,
  );
  return real.length >= 2 ? real : whole;
}
