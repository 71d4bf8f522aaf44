import type { Candidate } from "../candidates/pair-values.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** What a percentage is taken of is no figure of the loan: "5% of the past due amount or $15". */
const SHARE_OF = /(?:%|\bpercent)\sof\s(?:(?:the|your|each|any|an?|this|that)\s)?(?:\w+\s)?$/i;
/** Words that end before a label: the amount is that of another thing, or of something that a payment only dates. */
const OF_A_PAYMENT =
  /\bthis\s$|\b(?:before|after|prior to|since|of|returned|unsuccessful|failed|late|missed|extra|last|(?:have|be|make) an?)\s(?:the\s|this\s|that\s|your\s|each\s|any\s)?$/i;
/** "The daily finance charge on your balance is about $1.43": what a balance costs. */
const COST_OF_BALANCE =
  /\b(?:interest|finance charges?|charges?|fees?|cost)\b[^.;$]{0,30}\b(?:on|for|of)\s(?:(?:the|your|this|an?)\s)?(?:\w+\s)?$/i;
/** "Your principal and $436.15 goes to escrow": the amount begins something new. */
const NEXT_THING = /^\s*,?\s*(?:or|and|plus)\s*$/i;
/** The words of a label that may as well be those of any payment. */
const WEAK_PAYMENT = 0.7;

const EARLIER =
  /^\W*(?:prior|previous|last\s(?:bill|statement|period|month|cycle)|before\b|(?:at|on)\s(?:the\s)?(?:start|beginning)|(?:of|at)\s(?:the\s|your\s)?(?:last\s(?:period|month|cycle|quarter|statement)|(?:period|month|cycle|quarter|statement)\s(?:start|beginning))\b|brought\sforward)/i;
/** "Late charges of $153.96 are unpaid, so that the total you owe us today is $6,081.36": what is to be paid now, not the debt. */
const OF_WHAT_IS_DUE = /\b(?:past[\s-]due|late charges?|regular payment)\b.*\btotal\s$/i;
const LAST = /\b(?:last|final)\s$/i;

/** What the law, the contract or an offer allows at most or at least. */
const BOUND =
  /\b(?:caps?|capped|at most|maximum|max|up to|as low as|limits?|ceiling)\b[^.;%]{0,24}$|\bfrom\s*$/i;
/** "We may charge interest at a rate of 9.00%": what could be, not what is. */
const POSSIBLE =
  /\b(?:may|might|could|reserves?|entitled|right)\b[^.;%]{0,30}\b(?:charge|add|accrue|assess|collect|impose|seek)\b[^.;%]{0,30}$/i;
const RANGE_BEFORE = /\d\s?%?\s*(?:APR\s*)?(?:to|-|–|—)\s*$/i;
const RANGE_AFTER = /^\s*(?:APR\s*)?(?:to|-|–|—)\s*\d/i;

/** What a list of parts says of one that is not to be paid any more. */
const SETTLED =
  /^\W*(?:paid|completed?|received|posted|successful|collected|cleared|refunded|cancell?ed)\b(?!\s(?:by|to|so|amount))[^$]{0,24}$/i;

/** "Sep 30, 2026  $40.00  Paid": the day of such a part is none on which anything falls due. */
const isSettled = ({ value: { span } }: Candidate, { sheet }: Reading): boolean =>
  (sheet.rows[span.segment.row]?.segments ?? []).some(
    (cell) => cell.x0 > span.segment.x1 && SETTLED.test(cell.text.trim()),
  );

/** "Apr 11, 2026  Installment 1 of 18  $68.87  $23.85  $92.72": what went to principal is a part of that payment, no instalment. */
function isPartOfRow({ value: { span, ...value } }: Candidate, { sheet, values }: Reading): boolean {
  const row = sheet.rows[span.segment.row]?.segments ?? [];
  const own = row.flatMap((cell) => values.get(cell) ?? []);
  if (value.kind !== "money" || own[0]?.kind !== "date") return false;
  const part = value.money.amount;
  const amounts = own.flatMap((other) =>
    other.kind === "money" && other.span.x0 !== span.x0 && other.money.amount > 0 ? [other.money.amount] : [],
  );
  return amounts.some((other) => amounts.some((whole) => whole === other + part));
}

/** The words before a label, with the end of the line above where a sentence goes on. */
function textBefore({ label }: Candidate, { sheet }: Reading): string {
  const { segment, start } = label.span;
  const own = segment.text.slice(0, start);
  if (own.trim().split(/\s+/).length > 2) return own;
  const above = sheet.rows[segment.row - 1]?.segments.find(
    (other: Segment) => other.page === segment.page && Math.abs(other.x0 - segment.x0) < 0.01,
  );
  return above !== undefined && above.text.length > own.length + 40 ? `${above.text} ${own}` : own;
}

function isOfAnother(candidate: Candidate, reading: Reading): boolean {
  const { field, label, value } = candidate;
  const { segment, end } = label.span;
  if (field === "interestRate" || field === "apr") {
    const own = value.span.segment.text;
    const [before, after] = [own.slice(0, value.span.start), own.slice(value.span.end)];
    return (
      BOUND.test(before) || POSSIBLE.test(before) || RANGE_BEFORE.test(before) || RANGE_AFTER.test(after)
    );
  }
  if (field === "paymentDueDate") return isSettled(candidate, reading);
  if (value.kind !== "money") return false;
  if (field === "minimumPayment" && isPartOfRow(candidate, reading)) return true;
  const isBeside = segment === value.span.segment && value.span.start >= end;
  if (isBeside && NEXT_THING.test(segment.text.slice(end, value.span.start))) return true;
  const before = textBefore(candidate, reading);
  if (SHARE_OF.test(before)) return true;
  if (field === "currentBalance" && segment === value.span.segment && COST_OF_BALANCE.test(before))
    return true;
  return field === "minimumPayment" && label.label.weight <= WEAK_PAYMENT && OF_A_PAYMENT.test(before);
}

/** The field that the words around a label make of it: an earlier balance, the day of the last payment. */
function fieldOf({ field, label, value }: Candidate): string {
  const { segment, start, end } = label.span;
  const stop = segment === value.span.segment ? value.span.start : segment.text.length;
  if (field === "paymentDueDate" && LAST.test(segment.text.slice(0, start))) return "maturityDate";
  if (field === "currentBalance" || field === "originalBalance") {
    const after = segment.text.slice(end, Math.max(end, stop));
    if (EARLIER.test(after)) return "previousBalance";
    if (OF_WHAT_IS_DUE.test(segment.text.slice(0, start))) return "totalDue";
  }
  return field;
}

/** A loan's candidates without those whose own words say that the figure is of another thing, and with earlier balances named as such. */
export function withoutOthers(reading: Reading, candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .filter((candidate) => candidate.field === "other" || !isOfAnother(candidate, reading))
    .map((candidate) => ({ ...candidate, field: fieldOf(candidate) }));
}
