import { PAPER } from "../institution-fallbacks.ts";
import { BANK_WORD, hostsOf, KNOWN, sharesHost } from "../institution-words.ts";
import type { Segment } from "../layout/sheet.ts";
import { isHeading } from "../lexicon/heading-words.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import {
  CONNECTS,
  type IssuerCandidate,
  LEGAL_WORD,
  type NamePrint,
  nameOf,
  PROSE,
  pagesLookedAt,
} from "./name-prints.ts";

/** What may be said of a candidate: a number from 0 to 1.5, 0 where it does not hold. */
export type Signs = ReadonlyMap<string, number>;

const LEGAL_END = new RegExp(
  String.raw`(?:,?\s+(?:${LEGAL_WORD.source.slice(4, -4)}|National Association|FDIC))$`,
);
const FIRM_WORDS =
  "bank|credit union|fcu|cu|financial|finance|trust|mortgage|lending|loans?|servicing|services|capital|credit|card|securities|investments?|brokerage|funds?|retirement|wealth|advisors|acceptance|recovery|group|partners|savings|education|associates|collections|company|benefits|markets|invest";
const FIRM_WORD = new RegExp(String.raw`\b(?:${FIRM_WORDS})\b`, "gi");
const FIRM_END = new RegExp(String.raw`\b(?:${FIRM_WORDS})$`, "i");
const BANK = new RegExp(String.raw`\b${BANK_WORD}\b`, "i");
const PRODUCT =
  /\b(?:visa|mastercard|cards?|cash|gold|platinum|preferred|secured|rewards|reflect|401|plan|checking|savings|ira|student|semester|vehicle|rv|auto|home equity)\b/i;
/** How the letters of a firm's name end. */
const FIRM_KEY =
  /(?:bank|bankna|creditunion|fcu|trust|trustcompany|financial|financialservices|servicing|mortgage|lending|capital|llc|inc|retirement|securities|investments|funds)$/;

const BEFORE: Readonly<Record<string, RegExp>> = {
  "issued by":
    /(?:issued|provided|serviced|offered|held|sent|made|owned|prepared|administered|mailed|furnished|kept)(?:\s+on\s+[\w ,]{4,20}|\s+\d[\d/-]+)?\s+by\s+(?:the\s+)?$/i,
  "paid to":
    /(?:payable\s+to|payments?\s+to|remit\s+to|mail\s+to|correspondence\s+to|checks?\s+to|write\s+to|send to|contact|call|welcome to|with|choosing|banking at|©\s?\d{4})\s*:?\s*$/i,
  "part of":
    /(?:division|subsidiary|affiliate|behalf|agent|part|servicer|brand|mark|name)\s+(?:of|for|to)\s+(?:the\s+)?$/i,
  "of another":
    /\b(?:your|our|from|ending|bank:|account at|transfer|autopay|original creditor:?|creditor:?|employer:?|plan:?|merchant:?|dealer:?|sponsor:?|owner:?|investor:?|custodian:?)\s*$/i,
  to: /\b(?:by|to)\s*:?\s*$/i,
  announced: /(?:servicer|lender|bank|issuer|creditor|broker|record ?keeper)\s*:\s*$/i,
};
const AFTER: Readonly<Record<string, RegExp>> = {
  member: /^[,\s|·•–\-.]*(?:Member\s?(?:FDIC|NCUA|SIPC)|NMLS|Equal|is federally|Insured)/i,
  "post box": /^,?\s*P\.?\s?O\.?\s?Box/i,
  acts: /^\s*(?:is an?|services?|reports?|does|may|will|can|has|uses|offers|provides|receives|charges|and its|,? ?\(["“])/,
  mark: /^\s*(?:®|™|℠)/,
  account: /^\s*(?:ending|account|acct|checking|savings|x+\d|\*)/i,
  "of a plan":
    /^[^.;]{0,60}\b(?:401\s?\(?k|403\s?\(?b|457|Plan\b|PLAN\b|Profit Sharing|Employees?['’]? (?:Retirement|Pension))/,
  product: /^\s*(?:Plan|401|Fund|ETF|Index|Class|Visa|Mastercard|Card|Statement|Rewards|App|Online)\b/i,
};
const SAID_BEFORE = Object.entries(BEFORE);
const SAID_AFTER = Object.entries(AFTER);
/** Who insures deposits and who must say so stand on the line of the name. */
const INSURED = /\b(?:FDIC|NCUA|SIPC|NMLS|Equal Housing)\b/i;
/** A first and a last name, perhaps with an initial between them: firms have such names as well. */
const PERSON_FORM = /^[A-Z][A-Za-z'’-]+(?:\s[A-Z]\.?)?\s[A-Z][A-Za-z'’-]+$/;
const INITIAL = /^[A-Z][A-Za-z'’-]+\s[A-Z]\.?\s[A-Z]/;
const CITY = /[A-Z][A-Za-z.\s]+,?\s+[A-Z]{2}\s+\d{5}/;
const STREET = /^\d+\s+\S|^p\.?\s?o\.?\s?box/i;

/** What holds for the whole paper. */
type Paper = {
  readonly reading: Reading;
  readonly firstPage: number;
  readonly pages: number;
  readonly usual: number;
  readonly largest: number;
  readonly third: number;
  readonly hosts: readonly string[];
  /** What other names such a paper prints: an employer's, a creditor's, a maker's. */
  readonly kinds: readonly string[];
  readonly withFigures: ReadonlySet<number>;
};

/** Rows on which an amount or a share stands. */
function rowsWithFigures({ sheet, values }: Reading): ReadonlySet<number> {
  const rows = sheet.rows.filter(({ segments }) =>
    segments.some((segment) =>
      values.get(segment)?.some(({ kind }) => kind === "money" || kind === "percent"),
    ),
  );
  return new Set(rows.map(({ index }) => index));
}

const KNOWN_KEYS = new Set(KNOWN.map(({ squashed }) => squashed));

const KINDS: Readonly<Record<string, RegExp>> = {
  "paper of a plan": /401\s?\(?k|403\s?\(?b|\b457\b|\bvested\b|plan participant/i,
  "paper of holdings": /\bholdings\b|\bbrokerage\b|\bsecurities\b|\bshares\b/i,
  "paper of a collector": /collect(?:or|ion)|original creditor|attempt to collect/i,
  "paper of a card": /minimum payment|cash advance/i,
  "paper of a loan": /\bprincipal\b|\bescrow\b|maturity/i,
};

const height = (segment: Segment) => segment.y1 - segment.y0;

function paperOf(reading: Reading): Paper {
  const { segments, rows } = reading.sheet;
  const heights = segments.map(height).toSorted((a, b) => a - b);
  const firstPage = rows[0]?.page ?? 1;
  const text = segments.map((segment) => segment.text).join(" ");
  const onFirst = segments
    .filter(({ page }) => page === firstPage)
    .map(height)
    .toSorted((a, b) => b - a);
  return {
    reading,
    firstPage,
    pages: pagesLookedAt(reading).size,
    usual: heights[Math.floor(heights.length / 2)] || 0.012,
    largest: onFirst[0] ?? 0,
    third: onFirst[2] ?? 0,
    hosts: [...hostsOf(segments).keys()],
    withFigures: rowsWithFigures(reading),
    kinds: Object.keys(KINDS).filter((kind) => KINDS[kind]?.test(text)),
  };
}

/** Rows below or above in the same column. */
const inColumn = ({ sheet }: Reading, segment: Segment, step: number): Segment | undefined =>
  sheet.rows[segment.row + step]?.segments.find(
    (other) => other.page === segment.page && Math.abs(other.x0 - segment.x0) < 0.012,
  );

/** The lines of an address under its first one. */
const ADDRESS_LINES = 2;
const inColumnBelow = (reading: Reading, segment: Segment): string[] =>
  Array.from({ length: ADDRESS_LINES }, (_, step) => inColumn(reading, segment, step + 1)?.text ?? "");

const MOST_SIZE = 1.5;
const ALMOST = 0.97;

/** So many letters before and behind a name are looked at. */
const NEAR = 70;

/** What one print says; of several prints the strongest counts. */
function signsOfPrint(print: NamePrint, paper: Paper, sign: (name: string, value: number) => void): void {
  const { segment, start, end } = print;
  const { reading, firstPage, usual } = paper;
  const { rows } = reading.sheet;
  const text = segment.text;
  const lines = print.lines ?? [segment];
  const upper = lines[0] ?? segment;
  const size = height(upper);
  const isFirst = segment.page === firstPage;
  const isWhole = start === 0 && end >= text.trimEnd().length - 1;
  if (isFirst) {
    sign("size", Math.min(MOST_SIZE, Math.log2(Math.max(1, size / usual))));
    sign("height", 1 - upper.y0);
    if (upper.y0 < 0.06) sign("at the very top", 1);
    if (upper.y0 < 0.15) sign("at the top", 1);
    if (size >= paper.largest * ALMOST) sign("largest", 1);
    if (size >= paper.third * ALMOST) sign("among the largest", 1);
    if (upper.row === rows[0]?.index) sign("first row", 1);
    if (upper === rows[0]?.segments[0]) sign("first cell", 1);
  }
  if (isWhole) sign("alone", 1);
  if (isWhole && isFirst && upper.y0 < 0.15) sign("alone at the top", 1);
  if (start === 0) sign("begins a cell", 1);
  const [before, after] = [text.slice(Math.max(0, start - NEAR), start), text.slice(end, end + NEAR)];
  if (before !== "") for (const [name, pattern] of SAID_BEFORE) if (pattern.test(before)) sign(name, 1);
  if (after !== "") for (const [name, pattern] of SAID_AFTER) if (pattern.test(after)) sign(name, 1);
  if (isWhole && inColumnBelow(reading, upper).some((line) => STREET.test(line))) sign("over a street", 1);
  if (INSURED.test(text)) sign("on an insured line", 1);
  if (/[©]\s?(?:\d{4})?[\s,]*$/.test(before)) sign("copyright", 1);
  if (/^(?:\s\w+){0,3}\s(?:checking|savings|account)\b/i.test(after)) sign("before an account", 1);
  const below = isWhole ? inColumn(reading, segment, 1) : undefined;
  const lower = below && inColumn(reading, segment, 2);
  if (below && lower && STREET.test(below.text) && CITY.test(lower.text)) {
    sign("over an address", 1);
    if (/^p/i.test(below.text)) sign("over a post box", 1);
    const above = inColumn(reading, upper, -1);
    if (above && above.y1 - above.y0 > 0.8 * size && upper.y0 - above.y1 < size) sign("inside an address", 1);
    if (isFirst && upper.y0 < 0.12) sign("letterhead with address", 1);
  }
  if (below && CITY.test(below.text)) sign("over a town", 1);
  sign(paper.withFigures.has(segment.row) ? "beside figures" : "beside no figure", 1);
  sign(text.length > PROSE ? "in prose" : "in a short line", 1);
  if (upper.y0 > 0.9) sign("in a footer", 1);
  if (!isFirst && upper.y0 < 0.1) sign("heads a later page", 1);
  if (upper.x0 < 0.15) sign("at the left", 1);
  if (print.lines) sign("in two lines", 1);
}

/** How often squashed words stand on papers of other issuers: 0 for words of names. */
export type CommonWords = (word: string) => number;

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function signsOfName(
  name: string,
  paper: Paper,
  countOf: (word: string) => number,
  sign: (name: string, value: number) => void,
): void {
  const bare = name.replace(LEGAL_END, "");
  if (BANK.test(name)) sign("bank's word", 1);
  if (bare.replaceAll(FIRM_WORD, "").replaceAll(/[^A-Za-z]/g, "").length < 2) sign("trade alone", 1);
  if (FIRM_END.test(bare)) sign("ends as a firm", 1);
  if (LEGAL_END.test(name)) sign("legal form", 1);
  const key = squash(name);
  if (KNOWN_KEYS.has(key)) sign("known", 1);
  if (paper.hosts.length > 0 && sharesHost(name, paper.hosts)) sign("like a host", 1);
  if (paper.hosts.some((host) => squash(host) === key)) sign("is a host", 1);
  if (PERSON_FORM.test(name) && !FIRM_END.test(bare)) sign("like a person", 1);
  if (INITIAL.test(name)) sign("with an initial", 1);
  if (PAPER.test(name)) sign("word of papers", 1);
  if (PRODUCT.test(name)) sign("word of products", 1);
  if (/^(?:formerly|the|by|and)\b/i.test(name)) sign("begins small", 1);
  const parts = name.split(/\s+/).filter((word) => !CONNECTS.test(word));
  const words = parts.length > 0 ? parts : [name];
  const counts = words.map(countOf);
  const rare = counts.filter((count) => count <= 1).length;
  sign("rare words", rare / words.length);
  if (rare > 0) sign("a rare word", 1);
  const mean = counts.reduce((sum, count) => sum + count, 0) / words.length;
  sign("usual words", Math.min(1, Math.log2(1 + mean) / 3));
  if ((counts[0] ?? 0) <= 2) sign("begins rare", 1);
  if (words.length === 1) sign("one word", 1);
  if (words.length >= 4) sign("many words", 1);
  if (/^[A-Z\W\d]+$/.test(name)) sign("capitals", 1);
  sign("length", Math.min(1, name.length / 30));
}

/** The place at which a name is most itself: large, alone, on the first page. */
export function bestPrint({ prints }: IssuerCandidate, { sheet }: Reading): NamePrint {
  const first = sheet.rows[0]?.page ?? 1;
  const tall = Math.max(...prints.map(({ segment }) => segment.y1 - segment.y0)) || 1;
  const worth = ({ segment, start, end, lines }: NamePrint) =>
    (segment.page === first ? 1 : 0) +
    ((lines?.[0] ?? segment).y1 - (lines?.[0] ?? segment).y0) / tall +
    (start === 0 && end >= segment.text.trimEnd().length - 1 ? 1 : 0) -
    segment.y0;
  const [only] = prints;
  if (only && prints.length === 1) return only;
  return prints.toSorted((a, b) => worth(b) - worth(a))[0] ?? never();
}

function never(): never {
  throw new RangeError("A candidate has at least one print.");
}

/** So many longer names are looked at. */
const LONGER = 40;

/** The candidates that begin with the letters of another: in the order of letters they follow it. */
function prefixes(candidates: readonly IssuerCandidate[]): (key: string) => readonly IssuerCandidate[] {
  const sorted = candidates.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const places = new Map(sorted.map(({ key }, at) => [key, at] as const));
  return (key) => {
    const from = (places.get(key) ?? sorted.length) + 1;
    return sorted.slice(from, from + LONGER).filter((other) => other.key.startsWith(key));
  };
}

const SHORT_NAMES = /^[A-Z0-9]{2,6}$/;
const DIGITS: Readonly<Record<string, string>> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
};

/** Short names in capitals and web addresses: "PSERF", "cw" of "cwbank.com". */
function lettersOf(candidates: readonly IssuerCandidate[], { sheet }: Reading): ReadonlySet<string> {
  const short = candidates.flatMap((candidate) => {
    const [first] = candidate.prints;
    return first && SHORT_NAMES.test(nameOf(first)) ? [candidate.key] : [];
  });
  const hosts = [...hostsOf(sheet.segments).keys()].map((host) =>
    squash(host.replace(/(?:bank|cu|fcu)$/, "")),
  );
  return new Set([...short, ...hosts].filter((letters) => letters.length > 1));
}

/** The first letters of a name's own words, numbers as digits: "cw" of "Chesapeake Weston Bank". */
function initialsOf(name: string): string {
  const bare = name.replace(LEGAL_END, "").replace(/\s(?:National\s)?Bank$/i, "");
  const words = bare.split(/\s+/).filter((word) => word !== "" && !CONNECTS.test(word.toLowerCase()));
  return words.length < 2
    ? "-"
    : words.map((word) => DIGITS[word.toLowerCase()] ?? squash(word[0] ?? "")).join("");
}

/**
 * What speaks for and against each candidate.
 * @param common on how many papers of other issuers a word stands; unknown words have 0
 */
export function signsOf(
  candidates: readonly IssuerCandidate[],
  reading: Reading,
  common: CommonWords,
): Signs[] {
  const paper = paperOf(reading);
  const counts = new Map<string, number>();
  // The same words stand in many candidates.
  const countOf = (word: string): number => {
    const count = counts.get(word) ?? common(squash(word));
    counts.set(word, count);
    return count;
  };
  const firms = candidates.filter(({ key }) => FIRM_KEY.test(key));
  const startingWith = prefixes(candidates);
  const letters = lettersOf(candidates, reading);
  return candidates.map((candidate) => {
    const { key, prints } = candidate;
    const signs = new Map<string, number>();
    const sign = (name: string, value: number) => {
      if (value > (signs.get(name) ?? 0)) signs.set(name, value);
    };
    for (const print of prints) signsOfPrint(print, paper, sign);
    const best = bestPrint(candidate, reading);
    const name = nameOf(best);
    signsOfName(name, paper, countOf, sign);
    if (letters.has(initialsOf(name))) sign("its letters are printed", 1);
    if (best.goesOnRight) sign("best print goes on", 1);
    if (best.goesOnLeft) sign("best print goes on before", 1);
    for (const kind of paper.kinds) sign(kind, 1);
    if (isHeading(best.segment.text)) sign("heading", 1);
    const right = prints.filter(({ goesOnRight }) => goesOnRight).length;
    const left = prints.filter(({ goesOnLeft }) => goesOnLeft).length;
    sign("prints", Math.log2(1 + prints.length) / 3);
    sign("pages", share(new Set(prints.map(({ segment }) => segment.page)).size, paper.pages));
    sign("goes on", right / prints.length);
    sign("goes on before", left / prints.length);
    if (right === prints.length) sign("always goes on", 1);
    if (left === prints.length) sign("always goes on before", 1);
    const longer = startingWith(key);
    if (longer.some((other) => FIRM_KEY.test(other.key))) sign("begins a firm", 1);
    if (firms.some((other) => other.key !== key && other.key.endsWith(key))) sign("ends a firm", 1);
    const isPart =
      key.length > 4 &&
      longer.some((other) => other.prints.length > 1 && other.prints.length >= prints.length);
    // A monogram or a product before the name: the name alone is printed more often.
    if (
      firms.some(
        (other) => other.key !== key && key.endsWith(other.key) && other.prints.length > prints.length,
      )
    )
      sign("ends with a more frequent firm", 1);
    if (isPart) sign("part of a name as frequent", 1);
    if (paper.hosts.length === 0) sign("no host", 1);
    return signs;
  });
}
