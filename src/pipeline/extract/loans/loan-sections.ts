import { masked } from "../account-last4.ts";
import type { AccountReading } from "../account-reading.ts";
import { type Row, type Segment, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { hasMoney, partOf, type Reading } from "../reading.ts";
import { makeFinding } from "../result/draft.ts";
import { isCreditLine, readCreditLine } from "./line-facts.ts";
import { OF_A_LIST } from "./list-titles.ts";
import { readLoan } from "./loan-facts.ts";
import { shopOfTitle } from "./shop-names.ts";

/** "Loan Number 984998573", "LOAN 0012 - USED AUTO", "Line of credit, account 271-2146": the line that begins one loan of several. */
const HEADING =
  /\b(?:loan|note|line(?:\sof\scredit)?)\b[^.:;$%]{0,30}?(?:\b(?:id|no\.?|number|suffix|account)|#)?\s*[:#]?\s*(?<![A-Z\d]-)\b(?<number>[A-Z]?\d[\d-]*\d)\b(?!\s*[-/]\s*\d|[,.]\d)/i;
const LONG = 60;
const DIGITS_OF_ACCOUNT = 4;

type Heading = { readonly segment: Segment; readonly number: string; readonly start: number };

function headingsOf(reading: Reading): Heading[] {
  return reading.sheet.rows.flatMap((row) => {
    const values = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
    const isPlain = values.every(({ kind }) => kind !== "date" && kind !== "percent");
    // "LOAN 0004 SIGNATURE    APR 11.900%    Payment due 11/20/26 $96.14": the loan's terms beside its name.
    const [first] = row.segments;
    const isAtStart =
      first &&
      /^(?:loan|note|line)\b/i.test(first.text) &&
      !(reading.values.get(first) ?? []).some(({ kind }) => kind !== "number" && kind !== "account");
    const hasTerms = isAtStart && values.some(({ kind }) => kind === "percent");
    if (!hasTerms && (!isPlain || hasMoney(reading, row))) return [];
    const found = row.segments.slice(0, hasTerms ? 1 : undefined).flatMap((segment) => {
      const match = segment.text.length < LONG ? HEADING.exec(segment.text) : null;
      const number = match?.groups?.["number"];
      const start = match && number ? match.index + match[0].lastIndexOf(number) : 0;
      return number === undefined ? [] : [{ segment, number, start }];
    });
    return found.slice(0, 1);
  });
}

/** A month that its own rows add up to: no part of a paper does so by chance. */
const isProved = ({ checks }: AccountReading): boolean =>
  checks.some(
    ({ name, passed }) => passed && (name === "loan-register" || name === "card-balance-roll-forward"),
  );

/** A month in which nothing came off what is owed. */
const isUnmoved = ({ account: { findings } }: AccountReading): boolean => {
  const before = findings.get("previousBalance")?.value;
  return before !== undefined && before === findings.get("currentBalance")?.value;
};

const OF_A_LOAN = ["currentBalance", "apr", "minimumPayment"] as const;

/** What is owed, its rate and its instalment, each without a second figure that it could be: a loan that says all of itself. */
const isWhole = ({ account: { findings } }: AccountReading): boolean =>
  OF_A_LOAN.every((field) => {
    const finding = findings.get(field);
    return finding !== undefined && finding.isSaid !== true && finding.rivals.length === 0;
  });

function readSection(part: Reading, { segment, number, start }: Heading): AccountReading {
  const read = isCreditLine(part) ? readCreditLine(part) : readLoan(part);
  if (number.replaceAll("-", "").length >= DIGITS_OF_ACCOUNT)
    read.account.findings.set(
      "accountLast4",
      masked(
        makeFinding(number.replaceAll("-", "").slice(-4), spanOf(segment, start, start + number.length), 0.9),
      ),
    );
  return { ...read, hasOwnRows: true };
}

/**
 * Loans of one statement that each begin with their own number and list their own month, as credit unions print them: loans and lines of
 * credit, each with its rows; a coupon or a second page begins with the number again. Empty where one of them neither leads to its new balance nor says all of itself.
 */
export function loanSections(reading: Reading): AccountReading[] {
  const headings = headingsOf(reading);
  const [first] = headings;
  const byNumber = [...Map.groupBy(headings, ({ number }) => number).values()];
  if (!first || byNumber.length < 2) return [];
  const ofRow = (index: number) => headings.findLast(({ segment }) => segment.row <= index)?.number;
  const sections = byNumber.flatMap(([heading]) => {
    if (!heading) return [];
    // What the head says of days and of the holder it says for all.
    const part = partOf(reading, (row) =>
      row.index < first.segment.row ? !hasMoney(reading, row) : ofRow(row.index) === heading.number,
    );
    return [readSection(part, heading)];
  });
  const isTold = sections.every((section) => isProved(section) || isUnmoved(section));
  if (isTold && sections.some(isProved)) return sections;
  if (!sections.every(isWhole)) return [];
  return sections.findIndex((section) => hasList(section)) === sections.length - 1
    ? withOneList(sections, headings, reading)
    : sections;
}

/** Rows of days and amounts under a title that says what they are. */
const hasList = ({ reading }: AccountReading): boolean =>
  reading.sheet.rows.some(
    ({ index, segments: cells }) =>
      OF_A_LIST.test(squash(cells.map(({ text }) => text).join(" "))) &&
      reading.sheet.rows.slice(index + 1, index + 1 + LINES_TO_FIRST).some((row) => isDated(row, reading)),
  );
/** Headings of columns stand between a title and the first row of its list. */
const LINES_TO_FIRST = 2;
const isDated = (row: Row, reading: Reading): boolean =>
  hasMoney(reading, row) &&
  row.segments.some((cell) => (reading.values.get(cell) ?? []).some(({ kind }) => kind === "date"));

/** A list that stands below the last loan alone is that of all: its rows have to say whose they are. */
function withOneList(
  sections: readonly AccountReading[],
  headings: readonly Heading[],
  whole: Reading,
): AccountReading[] {
  const first = [...Map.groupBy(headings, ({ number }) => number).values()].map(([heading]) => heading);
  return sections.map(({ hasOwnRows: _own, ...section }, index) => {
    const title = whole.sheet.rows[first[index]?.segment.row ?? -1]?.segments ?? [];
    return {
      ...section,
      reading: whole,
      loan: { name: title.map(({ text }) => text).join(" "), ...shopOfTitle(title) },
    };
  });
}
