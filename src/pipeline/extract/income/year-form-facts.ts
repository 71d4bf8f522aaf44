import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import { form1099Labels, w2Labels } from "../lexicon/income-labels.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type Finding, makeFinding } from "../result/draft.ts";
import { isAddressLine } from "./address-lines.ts";
import { wholeName } from "./agency.ts";
import { restOfName } from "./broken-names.ts";
import { amountsInBoxes, isOfBoxBeside, misreadTitles } from "./form-boxes.ts";
import type { IncomeReading } from "./pay-stub-facts.ts";
import { CARE_LINE, cellBelow, findPayer, IN_CARE } from "./payer.ts";

const W2_LEXICON = compileLexicon(w2Labels, []);
const FORM_1099_LEXICON = compileLexicon(form1099Labels, []);

/** Amounts without cents or sign are believed in a form's own box only. */
const BARE_SCORE = 0.6;
const RIVAL_SHARE = 0.9;

/** "2024" beside a box is the form's year. */
const isYear = (amount: number) => amount >= 190_000 && amount < 210_000;

/** "totaling $5,000 or more" is part of a title. */
const isInTitle = (value: Candidate["value"]) =>
  /^\s*(?:or more|or less|of|and|to|per|in|for)\b/i.test(value.span.segment.text.slice(value.span.end));

/** How often an amount is printed: wages stand in the boxes of the state as well. Nothing is printed too often to prove anything. */
function printsOf(reading: Reading, amount: string): number {
  if (Number(amount) === 0) return 0;
  return reading.allValues.filter(
    (value) => value.kind === "money" && formatMoney(cents(value.money.amount)) === amount,
  ).length;
}

/** The amount of a box; copies of the form on one page confirm each other, different amounts are put to the person. */
function chooseBox(reading: Reading, candidates: readonly Candidate[], field: string): Finding | undefined {
  const amounts = candidates.flatMap(({ field: name, value, score }) =>
    name === field && value.kind === "money" && value.money.amount >= 0 ? [{ value, score }] : [],
  );
  const printed = amounts.filter(({ value }) => !value.money.bare);
  const bare = amounts.filter(({ value, score }) => score >= BARE_SCORE && !isYear(value.money.amount));
  const found = (printed.length > 0 ? printed : bare).map(({ value, score }) =>
    makeFinding(formatMoney(cents(value.money.amount)), value.span, score),
  );
  // Of several forms in one paper those that withheld nothing contradict none that did.
  const paid = found.filter(({ value }) => Number(value) > 0);
  const [best, ...others] = (paid.length > 0 ? paid : found).toSorted((a, b) => b.score - a.score);
  if (!best) return undefined;
  for (const other of others) {
    if (other.value === best.value) best.witnessed = true;
    else if (other.score >= best.score * RIVAL_SHARE) best.rivals.push(other);
  }
  if (printsOf(reading, best.value) > 1) best.witnessed = true;
  if (best.witnessed && others.filter((other) => other.value === best.value).length >= best.rivals.length)
    best.rivals.length = 0;
  return best;
}

/** One candidate for each field and print, so that the same print found twice is no second print of it. */
function bestPerValue(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const { box, segment } = candidate.value.span;
    const key = `${candidate.field} ${segment.page} ${box.join(" ")}`;
    const known = best.get(key);
    if (!known || candidate.score > known.score) best.set(key, candidate);
  }
  return [...best.values()];
}

const FORM_WORDS =
  /tax (?:information|reporting|statement|forms?)\b|w-?\s?2\b|1099|wage and tax|tax year|calendar year|earnings summary|for the year/i;
const YEAR = /(?<![\d/$.,-])(?<century>20)[\s_]{0,3}(?<year>[0-4]\d)(?![\d/.,]|\s?[/-]\s?\d)/g;
/** "(Rev. January 2024)" is when the form was made. */
const REVISION = /rev\.?\s*(?:\w+\.?\s*|\d{1,2}[-/])?$/i;

/** Seven words in small letters, and more. */
const SENTENCE = /(?:\b[a-z]+\b.*?){7}/;

/** The year of the form: printed large beside its title, or after "calendar year". */
export function findTaxYear(reading: Reading): Finding | undefined {
  const found = new Map<string, Finding & { total: number }>();
  const heights = reading.sheet.segments.map((segment) => segment.y1 - segment.y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0.01;
  for (const segment of reading.sheet.segments) {
    for (const match of segment.text.matchAll(YEAR)) {
      const before = segment.text.slice(0, match.index);
      if (REVISION.test(before)) continue;
      const row = reading.sheet.rows[segment.row]?.segments ?? [];
      const line = row.map((other) => other.text).join(" ");
      const near = neighbours(reading, segment);
      // In a sentence the year may be another one's: "For tax year 2024 a corrected form was issued."
      const isSentence = SENTENCE.test(segment.text.trim());
      const inLine = FORM_WORDS.test(line) ? (isSentence ? 0.3 : 0.5) : FORM_WORDS.test(near) ? 0.35 : 0;
      const alone = match[0].length >= segment.text.trim().length ? 0.3 : 0;
      const large = Math.min(0.4, Math.max(0, (segment.y1 - segment.y0) / usual - 1.2));
      const announced = !isSentence && /(?:calendar|tax) year\s*$/i.test(before) ? 0.6 : 0;
      const calendar = /calendar year/i.test(near) ? 0.2 : 0;
      // "Box 2 amount is for tax year" is about another year than the form's.
      const elsewhere = /amount is for/i.test(near) && !/calendar year/i.test(near) ? 0.4 : 0;
      const score = 0.1 + inLine + alone + large + announced + calendar - elsewhere;
      const value = `${match.groups?.["century"] ?? ""}${match.groups?.["year"] ?? ""}`;
      const finding = makeFinding(value, spanOf(segment, match.index, match.index + match[0].length), score);
      const known = found.get(value);
      if (!known) found.set(value, { ...finding, total: score });
      else {
        known.total += 0.2 * score;
        known.witnessed = true;
      }
    }
  }
  const [best] = [...found.values()].toSorted((a, b) => b.total - a.total);
  if (!best || best.total < 0.35) return undefined;
  const { total: _, ...finding } = best;
  return finding;
}

function neighbours(reading: Reading, segment: Segment): string {
  const rows = reading.sheet.rows.slice(Math.max(0, segment.row - 2), segment.row + 3);
  return rows.flatMap((row) => row.segments.map((other) => other.text)).join(" ");
}

const EMPLOYER_LABEL =
  /^payer(?!stin).*zip|employer'?sname|payer'?sname|filer'?sname|nameofpayer|employername/;
const IS_FOLLOWED = /(?<!\baddress):$/i;
/** Phrases of titles; their single words stand in firms' names too: "State Street Country Club", "Hill Telephone Company". */
const TITLE_PHRASES = [
  String.raw`name(?![a-z])|address|zip\b|\bstreet,|city or town|state or province|:\s*$`,
  String.raw`^(?:or\s|and\s)*(?:province|country|foreign)(?:,|$)|province,? (?:and |or )?country|country,? (?:and |or )?(?:zip|foreign)`,
  String.raw`foreign (?:postal|province|country)|postal code|^postal$|^(?:or\s|and\s)*telephone\b|telephone,? (?:no|number)\b|\btelephone[,.]?$`,
  String.raw`\b(?:apt|omb|phone)\.? no\b|^(?:and\s)?no\.|identification,? (?:no|number)|\bidentification$`,
  String.raw`^(?:\W|\w\s)*(?:corrected|void)\b|^(?:payer|filer|recipient)\S{0,2}\stin\b|^tin\W*$`,
];
const LABEL_WORDS = new RegExp(TITLE_PHRASES.join("|"), "i");

/** Firms have a capital or a digit in their names: "code" and "and ZIP code" go on with the title of a narrow box. */
const isRestOfTitle = (text: string) =>
  LABEL_WORDS.test(text) || /^[^A-Z\d]*\bcode\b[^A-Z\d]*$/.test(text.trim());

/** What a box prints at its right edge, clear of its title: the first words right of the title's left edge on the line below. */
function rightInBox({ sheet }: Reading, title: Segment): Segment | undefined {
  const row = sheet.rows[title.row]?.segments ?? [];
  const next = row[row.indexOf(title) + 1];
  const below = sheet.rows[title.row + 1];
  if (below?.page !== title.page || below.y0 - title.y1 > 2 * (title.y1 - title.y0)) return undefined;
  return below.segments.find((other) => other.x0 >= title.x0 && (!next || other.x0 < next.x0));
}

/** On forms listed as titles and answers the name stands right of its title, over its address. */
function besideTitle(reading: Reading, title: Segment): Segment | undefined {
  const [first, name, ...others] = reading.sheet.rows[title.row]?.segments ?? [];
  if (first !== title || !name || others.length > 0) return undefined;
  const under = cellBelow(reading, name, name.row);
  return under && /^(?:\d|p\.?\s?o\.?\s?box)/i.test(under.text) && Math.abs(under.x0 - name.x0) < NEAR
    ? name
    : undefined;
}
/** In page widths: the print of one column. */
const NEAR = 0.01;

/** The first printed line in the box that is titled "Employer's name, address …" or "PAYER'S name …". */
function boxName(reading: Reading, titles: ReadonlySet<Segment>): Finding | undefined {
  const isTitle = (cell: Segment) =>
    isRestOfTitle(cell.text) ||
    titles.has(cell) ||
    CARE_LINE.test(cell.text.trim()) ||
    /^att(?:n|ention)\b/i.test(cell.text.trim());
  const found = new Map<string, Finding>();
  for (const segment of reading.sheet.segments) {
    const title = squash(segment.text);
    // "Payer's name:" is followed on its line, "Payer's Name and Address:" on those below.
    if (!EMPLOYER_LABEL.test(title) || title.length > 160 || IS_FOLLOWED.test(segment.text.trim())) continue;
    let below: Segment | undefined = segment;
    for (let step = 0; step < 4; step++) {
      below = below ? cellBelow(reading, below, below.row, 3) : undefined;
      if (below && !isTitle(below)) break;
    }
    const isNone = (cell: Segment) => isTitle(cell) || isAddressLine(cell.text);
    if (!below || isNone(below)) below = besideTitle(reading, segment) ?? rightInBox(reading, segment);
    if (!below || isNone(below) || !/[A-Za-z]{2,}/.test(below.text)) continue;
    const line = below.text
      .replaceAll(/\s+/g, " ")
      .replace(IN_CARE, "")
      .replace(/\s(?:dba|d\/b\/a)$/i, "")
      .trim();
    const start = wholeName(line, below, reading).value;
    const rest = start === below.text.trim() ? restOfName(below, reading) : undefined;
    const text = rest ? `${start} ${rest.text.trim()}` : start;
    const known = found.get(squash(text));
    const finding = makeFinding(text, spanOf(below, 0, below.text.length), 0.9);
    if (known) known.witnessed = true;
    else found.set(squash(text), rest ? { ...finding, evidence: evidenceOfCells([below, rest]) } : finding);
  }
  const names = [...found.values()];
  return names.find((name) => name.witnessed) ?? names[0];
}

function withholdingCheck(paid: Finding | undefined, withheld: Finding | undefined): Check[] {
  if (!paid || !withheld) return [];
  const passed = Number(withheld.value) <= Number(paid.value);
  if (!passed) {
    for (const finding of [paid, withheld])
      if (!finding.witnessed) finding.doubt = "More tax is printed as withheld than was paid.";
  }
  const detail = `${withheld.value} withheld ${passed ? "is at most" : "is more than"} ${paid.value} paid`;
  return [{ name: "withholding-within-pay", passed, detail }];
}

function readForm(reading: Reading, kind: "w2" | "1099", fields: readonly string[]): IncomeReading {
  const { sheet, values } = reading;
  const clean = findLabels(sheet, values, kind === "w2" ? W2_LEXICON : FORM_1099_LEXICON);
  const misread = misreadTitles(reading, kind === "w2" ? w2Labels : form1099Labels, clean);
  const titles = [...clean, ...misread];
  // Some papers print the boxes as a list, title and amount on one line; on others a line below is another box's.
  const listed = pairValues(sheet, values, titles).filter(
    ({ value, label }) =>
      value.span.segment.row === label.span.segment.row && !isOfBoxBeside(label, value, titles),
  );
  const candidates = bestPerValue(
    [...amountsInBoxes(reading, titles), ...listed].filter(({ value }) => !isInTitle(value)),
  );
  const findings = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) findings.set(field, finding);
  };
  const titled = new Set(titles.map(({ span }) => span.segment));
  put("payer", boxName(reading, titled) ?? findPayer(reading, true, titled));
  put("taxYear", findTaxYear(reading));
  for (const field of fields) put(field, chooseBox(reading, candidates, field));
  const paid = findings.get("wages") ?? findings.get("nonemployeeCompensation");
  return {
    income: { kind, findings },
    checks: withholdingCheck(paid, findings.get("federalTaxWithheld")),
  };
}

/** Reads Form W-2: box 1, box 2, the name in box c and the year, from one copy or several. */
export function readW2(reading: Reading): IncomeReading {
  return readForm(reading, "w2", ["wages", "federalTaxWithheld"]);
}

/** Reads a form of the 1099 family: the payer, the year, box 1 of the NEC and the federal tax withheld. */
export function read1099(reading: Reading): IncomeReading {
  return readForm(reading, "1099", ["nonemployeeCompensation", "federalTaxWithheld"]);
}
