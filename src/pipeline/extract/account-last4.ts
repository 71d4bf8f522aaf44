import type { Candidate } from "./candidates/pair-values.ts";
import { paragraphSpan, paragraphsOf } from "./layout/paragraphs.ts";
import { type Row, type Segment, type Span, spanOf } from "./layout/sheet.ts";
import type { Reading } from "./reading.ts";
import { type Finding, makeFinding } from "./result/draft.ts";
import type { PrintedValue } from "./values/find-values.ts";

/** "Account ending: 3304" over "Our file: 26-01992": the label has its number in its own cell, and none below. */
const isAnswered = ({ label: { span }, value }: Candidate) =>
  value.span.segment !== span.segment &&
  /\bend(?:ing|s)$/i.test(span.text.trim()) &&
  /^(?:\s|:|in\b|with\b)*\d{4}(?!\d)/i.test(span.segment.text.slice(span.end));

/** However often it is printed, a number without a label stays below a labelled one: the store number of a shop fills a page. */
const UNLABELLED_LIMIT = 0.75;

/**
 * The account's last four: the labelled number, else a masked one; the one printed most often when several are.
 * @param ofCard whether the paper is that of a credit card
 */
export function findLast4(
  values: readonly PrintedValue[],
  candidates: readonly Candidate[],
  ofCard = false,
): Finding | undefined {
  const scores = new Map<string, { total: number; finding: Finding }>();
  const add = (value: PrintedValue, score: number, isLabelled: boolean) => {
    if (value.kind !== "account") return;
    const known = scores.get(value.account.last4);
    if (!known) {
      scores.set(value.account.last4, {
        total: score,
        finding: masked(makeFinding(value.account.last4, endOf(value.span), Math.min(1, score))),
      });
      return;
    }
    const sum = known.total + score * 0.5;
    known.total = isLabelled ? Math.max(sum, score) : Math.max(known.total, Math.min(UNLABELLED_LIMIT, sum));
    known.finding.witnessed = true;
  };
  for (const candidate of candidates) {
    if (candidate.field === "accountNumber" && !isAnswered(candidate))
      add(
        candidate.value,
        candidate.score + (isMasked(candidate.value) ? 0.2 : 0) + (isWhole(candidate.label.span) ? 1 : 0),
        true,
      );
  }
  for (const value of values) {
    if (!isMasked(value) || isOfAnother(value, ofCard)) continue;
    if (isWhole(value.span)) add(value, 2, true);
    else add(value, weightOf(value.span.text), false);
  }
  return [...scores.values()].toSorted((a, b) => b.total - a.total)[0]?.finding;
}

const WHOLE =
  /\b(?:company|corporate|control|central|business|billing|main|primary)\s+(?:account|acct|card)/i;

/** A company's account bills the cards of its people: it names itself. */
const isWhole = ({ segment }: Span) => WHOLE.test(segment.text);

const ANNOUNCES =
  /\b(?:account|acct|loan|card|plan)\b.{0,12}(?:ending|ends|number|no\.?|#|id|last (?:4|four))\D{0,10}$/i;

/** "Taxable investment account" right before four digits, whose dots were drawn or dropped. */
const NAMES_ACCOUNT = /\b(?:account|acct\.?|IRA|401\(?k\)?)\s*$/i;
const YEAR = /^(?:19|20)\d\d$/;

const BROKEN =
  /\b(?:number|no\.?|account|acct\.?|loan|card)\s(?:ending|ends)(?:\sin|\swith)?\s(?<digits>\d{4})(?![\d,]|\.\d)/i;

/** "... (number ending" over "4671)": a sentence that its line breaks before the number. */
export function last4InProse({ sheet, values }: Reading): Finding | undefined {
  for (const paragraph of paragraphsOf(sheet, values)) {
    const match = paragraph.lines.length > 1 ? BROKEN.exec(paragraph.text) : null;
    const digits = match?.groups?.["digits"];
    if (!match || digits === undefined) continue;
    const end = match.index + match[0].length;
    if (PAYING_CARD.test(paragraph.text.slice(0, end - digits.length))) continue;
    const span = paragraphSpan(paragraph, end - digits.length, end);
    if (span) return makeFinding(digits, span, 0.8);
  }
  return undefined;
}

/**
 * Four digits alone in their cell are the end of an account number where the cell before or above says so.
 * @param isOfMany tells labels of numbers that many people share
 */
export function last4Beside(
  { sheet }: Reading,
  isOfMany: (label: string) => boolean = () => false,
): Finding | undefined {
  for (const segment of sheet.segments) {
    const announces = ANNOUNCES.test(segment.text) && !isOfMany(segment.text);
    if (!announces && !NAMES_ACCOUNT.test(segment.text)) continue;
    const row = sheet.rows[segment.row]?.segments ?? [];
    const right = row[row.indexOf(segment) + 1];
    const below = sheet.rows[segment.row + 1]?.segments.find(
      (other) =>
        other.page === segment.page &&
        (Math.abs(other.x0 - segment.x0) < 0.01 || (other.x0 > segment.x0 && other.x1 < segment.x1 + 0.01)),
    );
    const isClose = right !== undefined && right.x0 - segment.x1 < 4 * (segment.y1 - segment.y0);
    const cells = announces ? [right, below] : isClose && !YEAR.test(right.text) ? [right] : [];
    for (const cell of cells) {
      const digits = /^(?:[\sXx*•.-]*|\d{1,2}-\d{0,4}|\d)(?<last4>\d{4})$/.exec(cell?.text ?? "")?.groups?.[
        "last4"
      ];
      if (cell && digits) return makeFinding(digits, spanOf(cell, 0, cell.text.length), 0.8);
    }
  }
  return undefined;
}

/** "Note 57-95692305", "Line no. 2563 3314 5198", "Number with us: 7120309405": what contracts call their number. */
const CONTRACT =
  /(?:\b(?:account|acct|banking|loan|line|note|book|passbook|contract|agreement|plan|member(?:ship)?|borrower|line\sof\scredit)\b\.?(?:\s?(?:no\b\.?|number|nbr\b\.?|num\b\.?|nr\b\.?|id\b|#))?|\bnumber\swith\sus)\s*[:#]?\s*$/i;
const PHONE = /^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$|^1?-?8\d\d-/;

/** The number of the contract, where nothing calls it that of an account; none where two different ones are named. */
export function contractNumber(reading: Reading): Finding | undefined {
  const found = valuesOutsideRegisters(reading).flatMap((value) => {
    if (value.kind !== "account" || PHONE.test(value.span.text)) return [];
    const { segment, start } = value.span;
    const row = reading.sheet.rows[segment.row]?.segments ?? [];
    const own = segment.text.slice(0, start).trim();
    const before = own === "" ? (row[row.indexOf(segment) - 1]?.text ?? "") : own;
    return CONTRACT.test(before) ? [masked(makeFinding(value.account.last4, endOf(value.span), 0.75))] : [];
  });
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}

/** Letters hide a full number from the rule for digits: all but its last four characters leave as dots. */
export function masked(finding: Finding): Finding {
  const { text } = finding.evidence;
  const end = /(?:[A-Z\d][\s-]?){4}\)?$/i.exec(text)?.index ?? text.length;
  const hidden = text.slice(0, end).replaceAll(/[A-Z\d]/gi, "•");
  return { ...finding, evidence: { ...finding.evidence, text: `${hidden}${text.slice(end)}` } };
}

/** Only the last word of a number is its end: what hides the rest, and the words before it, may be read badly. */
function endOf(span: Span): Span {
  const at = span.text.search(/\S+$/);
  if (at <= 0) return span;
  const last = spanOf(span.segment, span.end - (span.text.length - at), span.end);
  return /\d{4}$/.test(last.text) ? { ...span, confidence: last.confidence } : span;
}

/** "Ending in 4821" speaks of an account, "#1182" rather of a shop. */
function weightOf(print: string): number {
  if (/end|last/i.test(print)) return 0.7;
  return print.startsWith("#") ? 0.2 : 0.4;
}

/** "Purchases come from your bank account ending 7719", "Transfer to external account ...0932": a number on the other side of a payment. */
const OTHER_SIDE =
  /\b(?:from|to|into|with)\s+(?:your|the|an?)?\s*(?:linked\s+|outside\s+)?(?:external|bank|checking|savings|linked)\s+(?:account|acct\.?)?\s*(?:number\s+)?(?:ending|ends|#|no\.?)?\s*(?:in\s+|with\s+)?$/i;

/** "Automatic payments are taken from your card ending 4833": the card that pays for what this paper is about. */
const PAYING_CARD =
  /\b(?:(?:taken|collected|debited|deducted|drawn|withdrawn|autopa(?:y|id)|automatic(?:ally)?)\b(?:\s\w+){0,3}\s+(?:from|with|using|by)|automatically\s(?:charged|billed)\s+to)\s+(?:your|the|an?)\s+(?:(?:debit|credit|linked|saved|visa|mastercard|default)\s+)*card\s+(?:number\s+)?(?:ending|ends|#|no\.?)?\s*(?:in\s+|with\s+)?$/i;

/** "We'll withdraw $976.97 from your account ending in 8806": money leaves another account than the one that is owed. */
const WITHDRAWN_FROM =
  /\b(?:withdraw|debit|take|draft|collect|deduct|pull)\b[^;]{0,40}\bfrom\s(?:your|the)\saccount\s+(?:number\s+)?(?:ending|ends|#|no\.?)?\s*(?:in\s+|with\s+)?$/i;

/** "In your Lyra Vault ending 5970", "your Christmas Club ...4410 holds $350.00": another account, told of in passing. */
const IN_ANOTHER =
  /\bin\s+your\s+(?:[\w&'’-]+\s+){1,4}(?:ending|ends|number|no\.?|#)?\s*(?:in\s+|with\s+)?$/i;
const HOLDS = /^\W*(?:holds|has\s+a\s+balance|is\s+another|was\s+closed)\b/i;

/**
 * Whether a number is said to be that of an account with which the paper's own one exchanges money, or of another one it tells of.
 * @param ofCard whether the paper is that of a credit card: "your card" is then its own
 */
export function isOfAnother({ kind, span }: PrintedValue, ofCard = false): boolean {
  const before = span.segment.text.slice(0, span.start);
  return (
    kind === "account" &&
    (OTHER_SIDE.test(before) ||
      WITHDRAWN_FROM.test(before) ||
      (!ofCard && PAYING_CARD.test(before)) ||
      IN_ANOTHER.test(before) ||
      HOLDS.test(span.segment.text.slice(span.end)))
  );
}

const isMasked = (value: PrintedValue) => value.kind === "account" && value.account.masked;

const hasBoth = ({ segments }: Row, { values }: Reading): boolean => {
  const kinds = new Set(segments.flatMap((segment) => values.get(segment) ?? []).map(({ kind }) => kind));
  return kinds.has("money") && kinds.has("date");
};

/** How far below a row its next line begins, in heights of the line. */
const NEXT_LINE = 0.75;
const LONGEST_DESCRIPTION = 4;

/** "account XXXXXX9917" right under the words of a row that its day begins: the row's description goes on. */
function continuesRow(segment: Segment, reading: Reading): boolean {
  const { sheet, values } = reading;
  let below = sheet.rows[segment.row];
  if (!below || below.segments[0] !== segment) return false;
  for (let lines = 0; lines < LONGEST_DESCRIPTION; lines++) {
    const row: Row | undefined = sheet.rows[below.index - 1];
    const height = segment.y1 - segment.y0;
    if (!row || row.page !== segment.page || below.y0 - row.y1 > NEXT_LINE * height) return false;
    const [first, words] = row.segments;
    const [day] = first ? (values.get(first) ?? []) : [];
    if (first && words && day?.kind === "date" && first.text.trim() === day.span.text.trim())
      return hasBoth(row, reading) && Math.abs(words.x0 - segment.x0) < height;
    if (!first || Math.abs(first.x0 - segment.x0) >= height) return false;
    below = row;
  }
  return false;
}

/** Whether a number stands in a further line of a movement: "account XXXXXX9917" under "Internet transfer to Online Savings". */
export const continuesMovement = ({ kind, span }: PrintedValue, reading: Reading): boolean =>
  kind === "account" && continuesRow(span.segment, reading);

/** Whether a number is printed in a row of a register: "Transfer from account ending in 7720" names another account. */
export function isInRegister({ kind, span }: PrintedValue, reading: Reading): boolean {
  const row = reading.sheet.rows[span.segment.row];
  return (
    kind === "account" && row !== undefined && (hasBoth(row, reading) || continuesRow(span.segment, reading))
  );
}

/** The values of a document without those of register rows. */
export function valuesOutsideRegisters(reading: Reading): PrintedValue[] {
  return reading.allValues.filter((value) => !isInRegister(value, reading));
}
