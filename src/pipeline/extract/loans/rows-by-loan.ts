import type { AccountReading } from "../account-reading.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { hasMoney, type Reading, withRows } from "../reading.ts";
import { countingCells } from "./counting-cells.ts";
import { endsTitle, OF_A_LIST } from "./list-titles.ts";
import { rowsAcross } from "./rows-across.ts";
import { readingsByPlace } from "./rows-by-place.ts";
import { shopIn } from "./shop-names.ts";
import { shopRows } from "./shop-rows.ts";

/** What stands before the code of a loan: "Loan 1-02", "Group AA", "Contract no. 0021-44871". */
const BEFORE_CODE =
  /^(?:(?:loan|group|account|acct|plan|note|contract|agreement|sequence|seq|suffix|number|num|no|id)\b[.:#\s]*|#\s*)+/i;
/** The same inside a description: "Payment received - Loan 001". */
const CODE_WITHIN =
  /\b(?:loan|group|account|acct|plan|note|contract|suffix)\b[\s.:#]*(?:(?:number|no|id)\b[\s.:#]*)?(?<code>[A-Z\d][A-Z\d-]*)\b/gi;
/** A few capitals or a number: "AA", "1-01", "L20". */
const CODE = /^(?:[A-Z]{1,3}|(?=\S*\d)[A-Z\d][A-Z\d-]*)$/;
/** A title that says of a list of days and figures that they were paid. */
const OF_PAYMENTS = /payment|paid|received/;
const TO_COME = /schedule|upcoming|future|remaining|due/;
const LINES_OF_TITLE = 3;
/** A name without a code must be this long to be that of one loan. */
const LONG_NAME = 6;
const LONG_CODE = 3;
/** A number at the head of a description that is long enough to be a loan's. */
const LONG_NUMBER = /^\d[\d-]{6,}\d$/;

/** "001" and "1" are the same loan where the word before them says that they are one. */
const plainCode = (code: string): string => squash(code).replace(/^0+(?=\d)/, "");

type Names = {
  /** Codes and numbers: "AA", "1-01", "0021-44871". */
  readonly codes: ReadonlySet<string>;
  /** "Direct Sub Stafford". */
  readonly words: ReadonlySet<string>;
  /** Where it was bought, in small letters: "sole house". */
  readonly shops: ReadonlySet<string>;
  /** The last four characters of the loan's own number. */
  readonly ends: ReadonlySet<string>;
};
/** What a loan alone is called, and the cells that only count lines. */
type OwnNames = Names & { readonly counting: ReadonlySet<Segment> };

const codesWithin = (text: string): string[] =>
  [...text.matchAll(CODE_WITHIN)].flatMap(({ groups }) => {
    const code = groups?.["code"] ?? "";
    return CODE.test(code) ? [code] : [];
  });

/** "Next payment $92.72 due May 11, 2026" in the title of a part says nothing that names its loan. */
const FIGURES =
  /\$\s?[\d,]{1,15}(?:\.\d\d)?|(?<![\w.,-])(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,9})\.\d\d%?(?![\w-])|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?\s\d{1,2},?\s(?:19|20)\d\d\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/gi;

/** "Loan ending in 2139", "xxxx2139", "*2139": the end of a number whose beginning is left out. */
const ENDING = /(?:\bending\s(?:in\s|with\s)?|(?<![x*•.…])[x*•.…]{1,20}[\s-]?)(?<end>\d{4})\b/gi;
/** What is left of a cell that prints nothing but such an end. */
const NOTHING_ELSE = /^[x*•.…\s-]*$/i;

/** Whether these are numbers of a loan: whole ones, or what is printed of them. */
const endsLike = (numbers: readonly string[], ends: ReadonlySet<string>): boolean =>
  numbers.some((number) => /\d{4}$/.test(number) && ends.has(number.slice(-4)));

/** "Payment from checking ending in 2139": from where it was paid, whatever loan ends alike. */
const PAID_FROM = /\b(?:from|via|using|by|checking|savings|bank|card|visa|mastercard|debit)\b/i;

const endsWithin = (text: string): string[] =>
  [...text.matchAll(ENDING)].flatMap(({ index, groups }) =>
    PAID_FROM.test(text.slice(0, index)) ? [] : [groups?.["end"] ?? ""],
  );

/** Whether a cell prints a loan's number alone: "5186-2139", "Loan number 51862139", "xxxx-2139". */
function isNumber(name: string, ends: ReadonlySet<string>): boolean {
  if (CODE.test(name) && endsLike([squash(name)], ends)) return true;
  return endsLike(endsWithin(name), ends) && NOTHING_ELSE.test(name.replaceAll(ENDING, ""));
}

function namesOf(printed: string, shop = shopIn(printed), last4 = ""): Names {
  const name = printed.replaceAll(FIGURES, " ");
  const text = name.replace(BEFORE_CODE, "").trim();
  const tokens = text.split(/\s+/).filter((token) => token !== "");
  const [first = "", ...rest] = tokens;
  // "Loan 1: Graduate Loan"
  const lead = first.replace(/:$/, "");
  const isCoded = CODE.test(lead);
  const codes = [
    ...(isCoded ? [lead] : []),
    ...codesWithin(name),
    ...tokens.filter((token) => /\d.*\d.*\d.*\d/.test(token)),
  ];
  const words = [tokens, isCoded ? rest : tokens].map((list) => squash(list.join(" ")));
  return {
    codes: new Set(codes.map(plainCode)),
    words: new Set(words.filter((word) => word.length >= LONG_NAME)),
    shops: new Set(shop === undefined ? [] : [shop.toLowerCase()]),
    ends: new Set(/^\d{4}$/.test(last4) ? [last4] : []),
  };
}

/** What each loan alone is called: what two of them are called names neither. */
function ownNames(all: readonly Names[], counting: ReadonlySet<Segment>): OwnNames[] {
  const isOwn = (key: string, set: keyof Names) => all.filter((names) => names[set].has(key)).length === 1;
  return all.map(({ codes, words, shops, ends }) => ({
    codes: new Set([...codes].filter((code) => isOwn(code, "codes"))),
    words: new Set([...words].filter((word) => isOwn(word, "words"))),
    shops: new Set([...shops].filter((shop) => isOwn(shop, "shops"))),
    ends: new Set([...ends].filter((end) => isOwn(end, "ends"))),
    counting,
  }));
}

/** The words of a cell beside its days and figures. */
function wordsOf(cell: Segment, { values }: Reading): string {
  let text = cell.text;
  for (const { kind, span } of values.get(cell) ?? [])
    if (kind === "date" || kind === "money")
      text = text.slice(0, span.start) + " ".repeat(span.end - span.start) + text.slice(span.end);
  return text.trim();
}

/** A text from each of its words on, squashed. */
const restsOf = (text: string): string[] =>
  text.split(/[^A-Za-z\d]+/).map((_, index, all) => squash(all.slice(index).join(" ")));

/** How a cell names a loan: with nothing but its code or name, or within other words. */
function naming(
  cell: Segment,
  reading: Reading,
  { codes, words, shops, ends, counting }: OwnNames,
): "whole" | "shop" | "within" | undefined {
  if (counting.has(cell)) return undefined;
  // "1-02" may be read as a day.
  if (codes.has(plainCode(cell.text.trim()))) return "whole";
  const text = wordsOf(cell, reading);
  const name = text.replace(BEFORE_CODE, "");
  const whole = squash(text);
  if (codes.has(plainCode(name)) || words.has(squash(name)) || words.has(whole)) return "whole";
  if (isNumber(name, ends)) return "whole";
  const said = text.toLowerCase();
  if (shops.has(said)) return "shop";
  if ([...shops].some((shop) => ` ${said} `.includes(` ${shop} `))) return "within";
  const [first = "", second] = name.split(/\s+/);
  const isLead = second !== undefined && /\d/.test(first) && first.length >= LONG_CODE;
  if (isLead && (codes.has(plainCode(first)) || (LONG_NUMBER.test(first) && endsLike([first], ends))))
    return "within";
  // "Graduate Loan" is not within "Undergraduate Loan".
  const rests = restsOf(text);
  if ([...words].some((word) => rests.some((rest) => rest.startsWith(word)))) return "within";
  const within = codesWithin(text).map(plainCode);
  return within.some((code) => codes.has(code)) || endsLike([...within, ...endsWithin(text)], ends)
    ? "within"
    : undefined;
}

const kindsOf = (row: Row, { values }: Reading) =>
  row.segments.flatMap((segment) => values.get(segment) ?? []).map(({ kind }) => kind);

/** The loans that a row names: "Fern Beauty" is the shop of one order, though another was bought at "Fern". */
function loansNamed(row: Row, reading: Reading, names: readonly OwnNames[]): number[] {
  const named = row.segments.flatMap((cell) => {
    const ways = names.map((own) => naming(cell, reading, own));
    const isShop = ways.includes("shop");
    return ways.flatMap((way, index) => (way && !(isShop && way === "within") ? [index] : []));
  });
  return [...new Set(named)];
}

/** The one loan that a row names; undefined where it names none or several. */
function loanOf(row: Row, reading: Reading, names: readonly OwnNames[]): number | undefined {
  const named = loansNamed(row, reading, names);
  return named.length === 1 ? named[0] : undefined;
}

/** The cells of the row above that say when and what, for lines under it that only name a loan and its share. */
function dayAndWords(row: Row, reading: Reading): Segment[] {
  const [day] = row.segments;
  const values = day ? (reading.values.get(day) ?? []) : [];
  const isDay = values.length === 1 && values[0]?.kind === "date" && values[0].span.text === day?.text.trim();
  if (!isDay) return [];
  return row.segments.filter(
    (cell, index) => index === 0 || (reading.values.get(cell) ?? []).every(({ kind }) => kind !== "money"),
  );
}

/** "Purchase date  Mar 11, 2026   Monthly payment  $92.72" describes a loan: it is no row of a list. */
const DESCRIBES = /\b(?:date|due|opened|disbursed|matur(?:es|ity))\b/i;

const describesLoan = ({ segments: [label, value] }: Row, { values }: Reading): boolean =>
  label !== undefined &&
  DESCRIBES.test(label.text) &&
  [label, value].some((cell) => cell && (values.get(cell) ?? [])[0]?.kind === "date");

type Listed = {
  readonly row: Row;
  readonly loan: number | undefined;
  /** Cells of the line above that say when and what. */
  readonly head: readonly Segment[];
};

/** The title that a list stands under: the loan it names, and whether it says that a list follows. */
type Title = { readonly loan: number; readonly isOfList: boolean };

/** A line without an amount that names one loan begins what is said of it; one that names several says nothing of one. */
function titleOf(row: Row, reading: Reading, names: readonly OwnNames[]): Title | "none" | undefined {
  const named = loansNamed(row, reading, names);
  const [loan, other] = named;
  if (loan === undefined) return undefined;
  const text = squash(row.segments.map((cell) => cell.text).join(" "));
  return other === undefined ? { loan, isOfList: OF_A_LIST.test(text) } : "none";
}

/** Lists under titles are those of the loans only where each names another one, or a title says that it is one. */
function titledLoans(titles: ReadonlyMap<Row, Title>): ReadonlyMap<Row, number> {
  const isOfSeveral = new Set([...titles.values()].map(({ loan }) => loan)).size > 1;
  return new Map(
    [...titles].flatMap(([row, { loan, isOfList }]) =>
      isOfSeveral || isOfList ? [[row, loan] as const] : [],
    ),
  );
}

/** The rows of lists: dated ones, and those under them that name a loan and print no day of their own. */
function listedRows(reading: Reading, names: readonly OwnNames[], others: ReadonlySet<number>): Listed[] {
  const found: Listed[] = [];
  const titles = new Map<Row, Title>();
  let title: Title | undefined;
  // Below the title of one loan, or of its list, the heading of another list is not that loan's.
  let isBegun = false;
  let head: { readonly cells: readonly Segment[]; readonly row: number } | undefined;
  for (const row of reading.sheet.rows) {
    if (others.has(row.index)) continue;
    const kinds = kindsOf(row, reading);
    // A rate describes a loan; no movement prints one.
    const isFigures = hasMoney(reading, row) && !kinds.includes("percent");
    const loan = isFigures ? loanOf(row, reading, names) : undefined;
    if (isFigures && kinds.includes("date")) {
      found.push({ row, loan, head: [] });
      if (loan === undefined && title && !describesLoan(row, reading)) titles.set(row, title);
      isBegun = true;
      const cells = dayAndWords(row, reading);
      head = cells.length > 0 ? { cells, row: row.index } : undefined;
    } else if (loan !== undefined && head && row.index - head.row === 1) {
      found.push({ row, loan, head: head.cells });
      head = { ...head, row: row.index };
    } else {
      head = undefined;
      const named = isFigures ? undefined : titleOf(row, reading, names);
      if (named) {
        title = named === "none" ? undefined : named;
        isBegun = named !== "none" && named.isOfList;
      } else if (!isFigures && endsTitle(row, isBegun)) title = undefined;
    }
  }
  const titled = titledLoans(titles);
  return found.map((entry) => ({ ...entry, loan: entry.loan ?? titled.get(entry.row) }));
}

/** Whether the lines of words over the list that a row stands in say that its amounts were paid. */
function isOfPayments(
  { index }: Row,
  reading: Reading,
  listed: { readonly has: (row: Row) => boolean },
): boolean {
  const { rows } = reading.sheet;
  const last = rows.findLastIndex((row) => row.index < index && !listed.has(row));
  const isFigures = (row: Row) => kindsOf(row, reading).some((kind) => kind === "money" || kind === "date");
  const above = rows.slice(Math.max(0, last - LINES_OF_TITLE + 1), last + 1);
  const title = above.slice(above.findLastIndex(isFigures) + 1);
  const text = squash(title.flatMap(({ segments }) => segments.map((cell) => cell.text)).join(" "));
  return OF_PAYMENTS.test(text) && !TO_COME.test(text);
}

/** What the list's title says of its rows, as a cell in the place of another. */
function asPayment(cell: Segment): Segment {
  const [word] = cell.words;
  const text = "Payment";
  return { ...cell, text, starts: [0], words: word ? [{ ...word, word: { ...word.word, text } }] : [] };
}

/** The cells of a row of payments, which need not call each of them so. */
function asPayments(cells: readonly Segment[], reading: Reading, isPaid: boolean): readonly Segment[] {
  const isWorded = cells.some((cell) => /[A-Za-z]{3}/.test(wordsOf(cell, reading)));
  const at = cells.findIndex((cell) => (reading.values.get(cell) ?? []).some(({ kind }) => kind === "date"));
  const day = cells[at];
  return day && isPaid && !isWorded ? cells.toSpliced(at + 1, 0, asPayment(day)) : cells;
}

/**
 * A row of one loan without the cell that names it, unless that is the shop of an order: a list of payments need not call each of them so,
 * and a payment to a shop may be called otherwise.
 */
function ownCells(
  { row, head }: Listed,
  reading: Reading,
  own: OwnNames,
  isPaid: (row: Row) => boolean,
  isUnnamed: boolean,
): Segment[] {
  const named = row.segments.find((cell) => naming(cell, reading, own) === "whole");
  const cells = [...head, ...row.segments.filter((cell) => cell !== named)];
  const shop = cells.find((cell) => naming(cell, reading, own) === "shop");
  const isWorded = !isUnnamed && cells.some((cell) => /[A-Za-z]{3}/.test(wordsOf(cell, reading)));
  const at = cells.findIndex((cell) => (reading.values.get(cell) ?? []).some(({ kind }) => kind === "date"));
  const place = shop ?? named ?? cells[at];
  if (!place || isWorded || !(isUnnamed || isPaid(row))) return cells;
  return cells.toSpliced((shop ? cells.indexOf(shop) : at) + 1, 0, asPayment(place));
}

/** What a row of a list says beside its days, its figures and the code of its loan. */
const wordsOfRow = ({ row, head }: Listed, reading: Reading, names: readonly OwnNames[]): string =>
  [...head, ...row.segments]
    .filter((cell) => names.every((own) => naming(cell, reading, own) !== "whole"))
    .map((cell) => wordsOf(cell, reading))
    .join(" ");

/** "1-01" may be read as a day and is no part of a loan's name then: it begins the row that describes it. */
function codeOfRow({ loan, reading }: AccountReading): string {
  const [first] = reading.sheet.rows[loan?.rows?.at(-1) ?? -1]?.segments ?? [];
  const text = first?.text.trim() ?? "";
  return /^\d{1,2}-\d{2}$/.test(text) ? text : "";
}

/**
 * What a paper about several loans prints for each: its head and headings, and of its lists the rows that name this loan, without the cell
 * that names it. Undefined where no row names one, so that nothing says which loan a payment went to.
 */
export function readingsByLoan(
  accounts: readonly AccountReading[],
): ReadonlyMap<AccountReading, Reading> | undefined {
  const [first] = accounts;
  if (!first || accounts.length < 2 || accounts.some(({ loan }) => loan === undefined)) return undefined;
  const { reading } = first;
  const all = accounts.map((account) =>
    namesOf(
      `${codeOfRow(account)} ${account.loan?.name ?? ""}`.trim(),
      account.loan?.shop,
      account.account.findings.get("accountLast4")?.value,
    ),
  );
  const counting = countingCells(reading, new Set(all.flatMap(({ codes }) => [...codes])));
  const names = ownNames(all, counting);
  if (names.some(({ codes, words, ends }) => codes.size + words.size + ends.size === 0))
    return readingsByPlace(accounts);
  const described = new Set(accounts.flatMap(({ loan }) => loan?.rows ?? []));
  const across = rowsAcross(reading, (cell) => {
    const named = names.flatMap((own, index) => (naming(cell, reading, own) === "whole" ? [index] : []));
    return named.length === 1 ? named[0] : undefined;
  });
  const listed = listedRows(reading, names, described).filter(({ row }) => !across.has(row));
  if (across.size === 0 && listed.every(({ loan }) => loan === undefined)) return readingsByPlace(accounts);
  const byRow = new Map(listed.map((entry) => [entry.row, entry]));
  const isPaid = (row: Row) => isOfPayments(row, reading, byRow);
  const ofShops = shopRows(
    listed.map((entry) => ({ ...entry, words: wordsOfRow(entry, reading, names) })),
    reading.sheet.rows,
    all.flatMap(({ shops }) => [...shops]),
    isPaid,
  );
  return new Map(
    accounts.map((account, index) => {
      const own = names[index];
      const rows = reading.sheet.rows.map((row): Row => {
        if (described.has(row.index)) return { ...row, segments: [] };
        const shares = across.get(row);
        if (shares)
          return {
            ...row,
            segments: [...asPayments(shares.get(index) ?? [], reading, isOfPayments(row, reading, across))],
          };
        const entry = byRow.get(row);
        if (!entry) return row;
        if (entry.loan !== index || !own || ofShops.get(row) === "left-out") return { ...row, segments: [] };
        return { ...row, segments: ownCells(entry, reading, own, isPaid, ofShops.get(row) === "unnamed") };
      });
      return [account, withRows(reading, rows)];
    }),
  );
}
