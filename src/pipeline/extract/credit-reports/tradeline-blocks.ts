import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { type Block, findBlocks } from "../layout/blocks.ts";
import type { Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { formFields, tradelineLabels } from "../lexicon/report-labels.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import type { Finding } from "../result/draft.ts";
import { meaningOf } from "./amount-meaning.ts";
import { isUnderDate } from "./group-words.ts";
import { isRunningText } from "./running-text.ts";
import { endsAccounts, sectionStatus } from "./tradeline-sections.ts";
import {
  amountFinding,
  creditorIn,
  hasMaskedNumber,
  isCollected,
  isCreditorName,
  isListHeading,
  kindOf,
  saysWhoClosed,
  stateOf,
  statusOf,
  type Tradeline,
  tidy,
} from "./tradeline-words.ts";

const LEXICON = compileLexicon(tradelineLabels, []);
const FIGURES = ["balance", "creditLimit", "originalBalance", "limitOrOriginal", "monthlyPayment"] as const;

/** The words that a label announces: after it, right of it, or below it. */
function wordsAfter(part: Reading, label: RegExp): string[] {
  const found: string[] = [];
  for (const segment of part.sheet.segments) {
    const match = label.exec(segment.text);
    if (!match || match.index > 0) continue;
    const rest = segment.text.slice(match[0].length).trim();
    if (rest !== "") {
      found.push(rest);
      continue;
    }
    const row = part.sheet.rows[segment.row]?.segments ?? [];
    const right = row[row.indexOf(segment) + 1];
    const below = part.sheet.rows
      .slice(segment.row + 1, segment.row + 3)
      .flatMap((next) => next.segments)
      .find((other) => Math.abs(other.x0 - segment.x0) < 0.02);
    // Side by side the value follows its label; stacked, the next cell is the next label.
    for (const cell of [right, below]) if (cell) found.push(cell.text);
  }
  return found;
}

const TYPE =
  /^(?:(?:account|loan|credit|portfolio|debt)\s*(?:\/\s*(?:account|loan)\s*)?)?type\s*:?\s*|^kind\s*:?\s*|^type of (?:account|loan)\s*:?\s*/i;
const STATUS =
  /^(?:account|current|loan|pay|payment)?\s*status\s*:?\s*|^open\s*\/\s*closed\s*:?\s*|^(?:account\s*|loan\s*)?condition\s*:?\s*/i;

/** "Account closed:" with nothing or a dash behind it says that it is not. */
const EMPTY_LABEL = /:\s*(?:[-–—]+|n\/?a|none)?\s*$/i;

/** "Original Loan Amount" says nothing about the kind: bureaus print it over cards as well. */
const LABEL_OF_AMOUNT = /\bamount\b|\bpayment\b/i;

/** "Final payment", "Last month's payment": the words before a wording of the list say that it is no payment of each month. */
function isOfAnother({ field, label: { span }, value }: Candidate): boolean {
  const before = span.segment.text.slice(0, span.start);
  // "$1,500 monthly" beside "Original: $90,000" has its amount before it.
  if (value.span.segment !== span.segment && /\d\s*$/.test(before)) return true;
  const words = span.segment.text.slice(0, span.end).replace(/^.*[\d:;,.]/, "");
  // "Monthly payments total $547" sums up all accounts.
  const isSum = /\btotals?\b/i.test(
    span.segment.text.slice(0, value.span.segment === span.segment ? value.span.start : undefined),
  );
  return field === "monthlyPayment" && (isSum || meaningOf(words) === "other");
}

/** "$0" right of "Balance" is that, whatever a label with nothing beside it in the rows below or above announces. */
function isBesideOther({ field, label: { span }, value }: Candidate, { sheet }: Reading): boolean {
  const { segment } = value.span;
  const row = sheet.rows[segment.row]?.segments ?? [];
  const left = row[row.indexOf(segment) - 1];
  const announced = left && left !== span.segment && formFields.get(squash(left.text));
  return announced !== undefined && announced !== field && span.segment.row !== segment.row;
}

/** "Terms: $120 per month" */
const PER_MONTH = /^\s*(?:per|a|each|every|\/)\s*mo(?:nth)?\b|^\s*monthly\b/i;

function monthlyTerms(part: Reading): Finding | undefined {
  const value = part.allValues.find(
    ({ kind, span }) => kind === "money" && PER_MONTH.test(span.segment.text.slice(span.end)),
  );
  return value && amountFinding(value);
}

/** "Type:" with "Revolving" below it: a word that is a value must not claim the amount on its right. */
function isWordUnderLabel(segment: Segment, part: Reading): boolean {
  if ((part.values.get(segment) ?? []).length > 0 || segment.text.trim().endsWith(":")) return false;
  const above = part.sheet.rows
    .slice(Math.max(0, segment.row - 2), segment.row)
    .findLast((row) => row.segments.length > 0);
  return (
    above?.segments.some(
      (other) => other.text.trim().endsWith(":") && Math.abs(other.x0 - segment.x0) < 0.012,
    ) === true
  );
}

/** Nothing ends the last account but the heading of what follows the accounts. */
function endOf({ segments, title }: Block, { sheet }: Reading): number {
  const rows = [...segments].map(({ row }) => row);
  const first = Math.max(...title.map(({ row }) => row), Math.min(...rows));
  const end = sheet.rows.slice(first + 1, Math.max(...rows) + 1).find(endsAccounts);
  return end?.index ?? Number.POSITIVE_INFINITY;
}

/** A name with its account's number opens the account: amounts over it in the same block are the last lines of the one before. */
function startOf({ segments }: Block, { values }: Reading): number {
  const cells = [...segments];
  const names = cells.filter(({ text }) => hasMaskedNumber(text) && isCreditorName(text));
  const [row = 0] = names.length === 1 ? names.map((cell) => cell.row) : [];
  const isBelowAmounts = cells.some(
    (cell) => cell.row < row && (values.get(cell) ?? []).some(({ kind }) => kind === "money"),
  );
  return isBelowAmounts ? row : 0;
}

function fromBlock(block: Block, reading: Reading): Tradeline | undefined {
  const [first, last] = [startOf(block, reading), endOf(block, reading)];
  const part = cellsWhere(
    reading,
    (segment) =>
      block.segments.has(segment) &&
      segment.row >= first &&
      segment.row < last &&
      // Below the last account it is no part of it: "You could save $120 a month with a loan of $15,000."
      !isRunningText(segment.text),
  );
  const figured = cellsWhere(part, (segment) => !isWordUnderLabel(segment, part));
  const candidates = pairValues(
    figured.sheet,
    figured.values,
    findLabels(figured.sheet, figured.values, LEXICON),
  );
  const figures = new Map<string, Finding>();
  for (const field of FIGURES) {
    const [best] = candidates
      .filter(
        (candidate) =>
          candidate.field === field &&
          candidate.value.kind === "money" &&
          !isOfAnother(candidate) &&
          !isBesideOther(candidate, part),
      )
      .toSorted((a, b) => b.score - a.score);
    const finding = best ? amountFinding(best.value) : undefined;
    if (finding) figures.set(field, finding);
  }
  if (!figures.has("balance") && !figures.has("creditLimit") && !figures.has("originalBalance"))
    return undefined;
  const terms = figures.has("monthlyPayment") ? undefined : monthlyTerms(part);
  if (terms) figures.set("monthlyPayment", terms);
  // Of the names over a first account, that with an account's number behind it; the other one is that of the person.
  const title = block.title.filter(({ row }) => row >= first);
  const named = [...title, ...part.sheet.segments.slice(0, 2)].toSorted(
    (a, b) => Number(hasMaskedNumber(b.text)) - Number(hasMaskedNumber(a.text)),
  );
  const [{ segment: name, finding: creditor } = {}] = named
    .filter((segment) => isCreditorName(segment.text))
    .flatMap((segment) => {
      const values = (reading.values.get(segment) ?? []).filter((value) => value.kind !== "money");
      const finding = creditorIn(segment, values);
      return finding ? [{ segment, finding }] : [];
    });
  if (!name || !creditor) return undefined;
  const texts = part.sheet.segments
    .filter((segment) => !isUnderDate(segment, part) && !isListHeading(segment.text))
    .map((segment) => segment.text);
  // "EXAMPLE BANK - Credit Card": what follows the name says of which kind.
  const besideName = name.text.slice(name.text.indexOf(creditor.value) + creditor.value.length);
  const others = texts
    .slice(1)
    .filter((text) => text.replace(TYPE, "") !== "" && !LABEL_OF_AMOUNT.test(text));
  const kind = kindOf([...wordsAfter(part, TYPE), besideName, ...others, creditor.value]);
  const closedOn = part.sheet.segments.some(
    (segment) => CLOSED_ON.test(segment.text) && hasDate(part, segment),
  );
  const status =
    stateOf([...wordsAfter(part, STATUS), besideName]) ??
    (closedOn || saysWhoClosed(texts) || wordsAfter(part, REMARKS).some((words) => ONLY_CLOSED.test(words))
      ? "closed"
      : undefined) ??
    statusOf([...wordsAfter(part, STATUS), besideName]) ??
    statusOf(
      texts.filter(
        (text) =>
          text.length < 30 && !/current balance|current payment|date/i.test(text) && !EMPTY_LABEL.test(text),
      ),
    ) ??
    sectionStatus(reading, name.row);
  return {
    creditor,
    ...(kind ? { kind } : {}),
    ...(status ? { status } : {}),
    ...(isCollected([...texts, ...wordsAfter(part, TYPE)]) ? { isCollected: true } : {}),
    figures: tidy(kind, figures),
  };
}

const REMARKS = /^remarks?\s*:?/i;
/** The whole remark: what somebody closed, reopened or disputes takes more words. */
const ONLY_CLOSED = /^(?:account\s)?closed\.?$/i;

/** "Closed: 10/20/2025", "Date Paid Out" */
const CLOSED_ON = /date\s*closed|closed\s*on|^(?:account\s+)?closed\s*:|\bpaid\s*out\b/i;

/** A day printed in or right of a cell. */
function hasDate(part: Reading, segment: Segment): boolean {
  const row = part.sheet.rows[segment.row]?.segments ?? [];
  return [segment, row[row.indexOf(segment) + 1]].some(
    (cell) => cell !== undefined && (part.values.get(cell) ?? []).some((value) => value.kind === "date"),
  );
}

/** The accounts that a report lists as repeated blocks of labels with their values. */
export function fromBlocks(reading: Reading): Tradeline[] {
  const candidates = pairValues(
    reading.sheet,
    reading.values,
    findLabels(reading.sheet, reading.values, LEXICON),
  );
  return findBlocks(reading, candidates).flatMap((block) => fromBlock(block, reading) ?? []);
}
