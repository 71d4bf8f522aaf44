import type { Candidate } from "../candidates/pair-values.ts";
import { type Row, type Segment, spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

const NUMBER = String.raw`(?:[A-Z]{1,3}-)?[A-Z]{0,3}\d[\dA-Z]*(?:[-\s][A-Z]{0,2}\d[\dA-Z]*){0,3}`;
type Label = { readonly inCell: RegExp; readonly alone: RegExp };

function labelOf(whose: string, number = "(?:number|no\\.?|num|#|id)?"): Label {
  const words = String.raw`(?:${whose})\.?\s*${number}\s*[:#]?`;
  return {
    inCell: new RegExp(String.raw`${words}\s*(?<number>${NUMBER})(?!\S)`, "i"),
    alone: new RegExp(String.raw`^(?:your\s+)?${words}$`, "i"),
  };
}

/** The kind of an account may announce its number: "Traditional IRA 943-371386-294". A plan's number is that of everybody in it. */
const OWN = [
  labelOf("account|acct"),
  labelOf("participant|policy|contract|certificate"),
  labelOf(String.raw`\bIRA`),
];
/** What heads the part of one account on a paper about several; a participant has one number in all of them. */
const HEADING = labelOf(
  String.raw`account|acct|policy|contract|certificate|\bIRA`,
  String.raw`(?:number|no\b\.?|#)`,
);
/** Notes speak of contracts as well: "your plan invests in group annuity contract no. GA-100200". */
const SENTENCE = /\b(?:is|are|was|were|will|may|in|from|into|your|if)\b/i;
/** "1-800-555-0144", "800-555-0144" */
const PHONE = /^(?:1-)?[2-9]\d\d-\d{3}-\d{4}$/;
/** "Traditional IRA 03-31-2026", "Roth IRA 2025-2026": days and years */
const DAY_OR_YEARS =
  /^(?:\d{1,2}[-\s]\d{1,2}[-\s](?:\d\d)?\d\d|(?:19|20)\d\d[-\s](?:19|20)?\d\d(?:[-\s]\d\d)?)$/;
const NUMBER_ALONE = new RegExp(`^(?<number>${NUMBER})$`);
/** A label that had no room for its number in the line. */
const AT_END = /\b(?:account|acct\.?|policy|contract|certificate)\s(?:number|no\.?|#)\s*:?$/i;

/** "Sweep account ****5521": where a bank keeps the cash of the account. */
const OF_SWEEP = /\bsweep\s(?:account|acct)\b/i;

/** Where an account has a number of its own with letters in it, the participant's is that of all accounts. */
export function ofAccount(reading: Reading, all: readonly Candidate[]): readonly Candidate[] {
  const candidates = all.filter(
    ({ field, label: { span } }) =>
      field !== "accountNumber" || !(isOfContract(span.segment.text) || OF_SWEEP.test(span.segment.text)),
  );
  return firstIn(reading.sheet.segments, HEADING, reading)
    ? candidates.filter(({ label }) => !/\bparticipant\b/i.test(label.span.text))
    : candidates;
}

const plain = (number: string) => number.replaceAll(/[^A-Z\d]/gi, "");

/** "Contract/Plan ID Number: 4-12345": the number of everybody in the plan. */
export const isOfContract = (text: string): boolean =>
  /\bcontract\s?\/\s?plan\b|\bplan\s?\/\s?contract\b/i.test(text);

function findingOf(segment: Segment, number: string, start: number): Finding | undefined {
  if (isOfContract(segment.text.slice(0, start))) return undefined;
  const digits = plain(number);
  if (digits.length < 6 || !/\d{3}/.test(digits) || PHONE.test(number) || DAY_OR_YEARS.test(number))
    return undefined;
  const finding = makeFinding(digits.slice(-4), spanOf(segment, start, start + number.length), 0.8);
  return { ...finding, evidence: { ...finding.evidence, text: `•••${digits.slice(-4)}` } };
}

function numberAlone(cell: Segment | undefined): Finding | undefined {
  const digits = NUMBER_ALONE.exec(cell?.text.trim() ?? "")?.groups?.["number"];
  return cell && digits ? findingOf(cell, digits, cell.text.indexOf(digits)) : undefined;
}

function numberIn(segment: Segment, { inCell, alone }: Label, { sheet }: Reading): Finding | undefined {
  const match = inCell.exec(segment.text);
  const number = match?.groups?.["number"] ?? "";
  const found = match && findingOf(segment, number, match.index + match[0].length - number.length);
  if (found) return found;
  const text = segment.text.trim();
  const row = sheet.rows[segment.row];
  const right = row?.segments[row.segments.indexOf(segment) + 1];
  const beside = alone.test(text) ? numberAlone(right) : undefined;
  if (beside || right || !AT_END.test(text)) return beside;
  // A heading that broke before the number has it alone on its second line.
  const [next, another] = sheet.rows[segment.row + 1]?.segments ?? [];
  const isNext = next?.page === segment.page && next.y0 - segment.y1 < segment.y1 - segment.y0;
  return isNext && !another ? numberAlone(next) : undefined;
}

function firstIn(segments: readonly Segment[], label: Label, reading: Reading): Finding | undefined {
  for (const segment of segments) {
    const found = numberIn(segment, label, reading);
    if (found) return found;
  }
  return undefined;
}

/** Houses mix letters and groups into the numbers of accounts and contracts: "Z41-204821", in the cell of their label or right of it. */
export function lettersLast4(reading: Reading): Finding | undefined {
  for (const label of OWN) {
    const found = firstIn(reading.sheet.segments, label, reading);
    if (found) return found;
  }
  const numbers = reading.sheet.rows.flatMap((row) => namedNumber(row) ?? []);
  return numbers.every(({ value }) => value === numbers[0]?.value) ? numbers[0] : undefined;
}

/** Words right of which a number with letters in a cell of its own is that of the account that they name. */
const NAMES_ACCOUNT = /\b(?:account|IRA|brokerage|individual|joint|investing)$/i;

/** "Individual Automated Investing   8W-441201", as an overview lists its accounts and as the part of each is headed. */
export function namedNumber({ segments }: Row): Finding | undefined {
  const number = segments.at(-1);
  const name = segments.at(-2);
  const isLettered = /^[A-Z\d]{1,4}-[A-Z\d-]{5,}$/.test(number?.text.trim() ?? "");
  return isLettered && name && NAMES_ACCOUNT.test(name.text.trim()) ? numberAlone(number) : undefined;
}

/** The same where a row heads one account with it. */
export const headingLast4 = (reading: Reading, { segments }: Row): string | undefined =>
  segments.some(({ text }) => SENTENCE.test(text)) ? undefined : firstIn(segments, HEADING, reading)?.value;

/** A plan's number is that of everybody in it, and none of the person's account. */
export const isOfPlan = (label: string): boolean =>
  /\bplan\s*(?:id\s*)?(?:number|no\.?|#|id)\s*:?\s*$/i.test(label);
