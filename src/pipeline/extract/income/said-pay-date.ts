import { paragraphsOf, sentencesOf } from "../layout/paragraphs.ts";
import { isSentence } from "../layout/sentences.ts";
import type { Segment } from "../layout/sheet.ts";
import { undatedPaper } from "../paper-day.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";

const FROM_PAYMENT =
  /\b(?:beginning|starting|effective|begins|starts|next|first)\s(?:with\s|from\s)?(?:the\s|your\s)?(?:\w+\s)?(?:payment|benefit|deposit)\s(?:of|on|is|dated|due)(?:\son)?\s*$/i;

/** "payable with the check dated June 19, 2026" */
const WITH_CHECK =
  /\b(?:payable|paid|begin(?:s|ning)?|start(?:s|ing)?|effective|appear(?:s)?)\s(?:with|in|by|on)\s(?:the\s|your\s)?(?:\w+\s)?(?:check|payment|deposit|warrant|advice)\s(?:dated|of|issued(?:\son)?)\s*$/i;

/** "You will receive on or about January 21, 2026 ... $2,379.00" */
const RECEIVED =
  /\byou\s(?:will|should)\s(?:receive|get)(?:\s(?:it|this(?:\s(?:amount|payment))?|your\s(?:\w+\s){0,2}(?:payment|deposit|benefit)))?\s(?:on\sor\sabout|on|about|by)\s*$/i;

/** "deposited into your bank account or sent in your check on Jan. 14, 2026", "Your payment, on or about January 14, 2026" */
const SENT_ON =
  /\bsent\sin\syour\scheck\son\s*$|\b(?:receive|payments?|deposit(?:ed)?|checks?|paid|pay|sen[dt])\b[^.]{0,60}\son\sor\sabout\s*$/i;

/** "The payment made on March 1, 2026 was as follows:" */
const MADE_ON =
  /\b(?:payment|benefit|allowance|annuity|check|warrant|deposit|advice)\s(?:(?:that\swas\s)?(?:made|issued|paid|dated|deposited|mailed|sent)\s(?:on\s)?|of\s|on\s)$/i;
const AS_FOLLOWS =
  /^,?\s(?:(?:was|is|were)\s(?:(?:made|made\sup|calculated|distributed|paid|broken\sdown|figured)\s)?as\sfollows|(?:consisted|consists|was\smade\sup|is\smade\sup)\sof|included|includes)\b|^,?\s(?:the\sfollowing|(?:the|these|your)\s(?:\w+\s){0,2}(?:amounts?|deductions?|figures?)\s(?:below\s)?(?:applied|apply|applies|were|was|are|is))\b/i;

/** "This statement shows your allowance for October, which is payable on November 1, 2026": a sentence about a payment ends so. */
const PAID_ON =
  /\b(?:payment|allowance|benefit|annuity|pension|amount|deposit|check|warrant)s?\b[^.;]{0,160}\b(?:is|are|was|were|will\sbe|has\sbeen|have\sbeen)\s(?:now\s)?(?:(?:electronically|directly)\s)?(?:payable|paid|deposited|issued|sent|mailed|made|disbursed|released)(?:\s(?:to|by|into|via|through|electronically)\b[^,.;]{0,40}?)?\son(?:\sor\sabout)?\s*$/i;
/** "A confirmation of your pension was mailed on November 5, 2026": the paper was sent, not the payment. */
const OF_PAPER =
  /\b(?:letter|confirmation|notice|notification|statement|application|request|form|copy|authorization|election|information|schedule|report|reply|answer)s?\b/i;
/** "This letter shows your benefit, which is payable on": the payment is what the end of the sentence tells of. */
const PAYMENT_IN_CLAUSE =
  /(?:,\s(?:which|that)|\bthat\s(?:your|the|this)\b[^.;]{0,120})\s(?:is|are|was|were|will\sbe|has\sbeen|have\sbeen)\s(?:now\s)?(?:(?:electronically|directly)\s)?(?:payable|paid|deposited|disbursed|released)\b[^.;]{0,60}$/i;
const isPaperSent = (before: string): boolean =>
  PAID_ON.test(before) && OF_PAPER.test(before) && !PAYMENT_IN_CLAUSE.test(before);

/** What came once, or comes no more, is not the payment that the letter is about. */
const OF_ANOTHER_TIME =
  /\b(?:first|initial(?:ly)?|original(?:ly)?|last|final|lump|one-time|once|previous(?:ly)?|prior|former(?:ly)?|retroactive|since|until)\b/i;
/** Nor is what is paid the other way, or only under a condition. */
const OF_OTHER_MATTERS =
  /\b(?:if|unless|death|changes?|requests?|forms?|premiums?|overpa\w+|owed?|owes|tax(?:es)?)\b/i;
const tellsOfOther = (before: string): boolean =>
  OF_ANOTHER_TIME.test(before) || OF_OTHER_MATTERS.test(before);

const isMadeAsFollows = (before: string, after: string): boolean =>
  MADE_ON.test(before) && AS_FOLLOWS.test(after);

/** Days between the letter and the payment it is about. */
const NEAR_LETTER = 62;
const DAY_MS = 86_400_000;

/** "... is payable on November 1, 2026", whatever line of the sentence the day stands on. */
function paidOn(reading: Reading): Finding | undefined {
  const written = undatedPaper(reading, [], false)?.value;
  for (const paragraph of paragraphsOf(reading.sheet, reading.values))
    for (const sentence of sentencesOf(paragraph))
      for (const { value, start, end } of paragraph.values) {
        if (value.kind !== "date" || value.date.year === undefined) continue;
        if (start < sentence.start || end > sentence.end) continue;
        const before = paragraph.text.slice(sentence.start, start);
        const after = paragraph.text.slice(end, sentence.end);
        const isSaid = (PAID_ON.test(before) && !isPaperSent(before)) || isMadeAsFollows(before, after);
        const day = isSaid && !tellsOfOther(before) && resolveDate(value.date, { dayFirst: false });
        if (!day) continue;
        const away = written === undefined ? 0 : Math.abs(Date.parse(day) - Date.parse(written)) / DAY_MS;
        if (away <= NEAR_LETTER) return makeFinding(day, value.span, 0.85);
      }
  return undefined;
}

/** The end of the same sentence below the amount: "on or about January 21, 2026" */
const RECEIVED_ON = /^\s*on\sor\sabout\s*$/i;
/** Between the words and the day nothing but the amount: another sentence may follow it. */
const WILL_RECEIVE = /\byou\s(?:will|should)\s(?:receive|get)\s*:?[\s$\d,.]*$/i;

const isReceivedOn = ({ sheet }: Reading, segment: Segment, before: string): boolean => {
  const above = sheet.rows
    .slice(Math.max(0, segment.row - 2), segment.row)
    .flatMap(({ segments }) => segments);
  return RECEIVED_ON.test(before) && WILL_RECEIVE.test(above.map(({ text }) => text).join(" "));
};

/**
 * The day of the payment that a letter is about: of the next or a first one, of a check, of what is received, sent or made, as the words
 * right before the day say; else what a whole sentence says was or will be paid.
 */
export function saidPayDate(reading: Reading): Finding | undefined {
  for (const [segment, own] of reading.values)
    for (const value of own) {
      if (value.kind !== "date" || value.date.year === undefined) continue;
      const before = segment.text.slice(0, value.span.start);
      const isSaid =
        [FROM_PAYMENT, RECEIVED, SENT_ON, WITH_CHECK].some((said) => said.test(before)) ||
        isMadeAsFollows(before, segment.text.slice(value.span.end));
      if (!isSaid && !isReceivedOn(reading, segment, before)) continue;
      const day = resolveDate(value.date, { dayFirst: false });
      if (day) return makeFinding(day, value.span, 0.85);
    }
  return paidOn(reading);
}

/** Whether a sentence around a day tells of what is not the payment of a letter: "Your Medicare premium was paid on January 30, 2026". */
export function isOfAnotherPayment(
  { value: day, evidence: { page, box } }: Finding,
  reading: Reading,
): boolean {
  const { sheet, values } = reading;
  return sheet.segments.some((segment) => {
    const own = (values.get(segment) ?? []).find(
      (value) => value.kind === "date" && resolveDate(value.date, { dayFirst: false }) === day,
    );
    const isThere = segment.page === page && segment.y0 <= box[3] && segment.y1 >= box[1];
    if (!own || !isThere || !isSentence(segment.text)) return false;
    const before = segment.text.slice(0, own.span.start);
    return tellsOfOther(before) || isPaperSent(before);
  });
}
