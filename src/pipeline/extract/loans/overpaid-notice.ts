import { isSentence } from "../layout/sentences.ts";
import type { Sheet } from "../layout/sheet.ts";

/** What an agency calls the paper by which it asks back what it paid too much: a debt, whatever it says of the benefit. */
const OVERPAID_TITLE =
  /^(?:(?:important|final|first|second|third|revised)\s)?(?:(?:important|final|first|second|third|revised)\s)?(?:notice of (?:indebtedness|(?:an?\s)?(?:\w+\s){0,2}overpayment)|(?:\w+\s){0,2}overpayment (?:notice|bill|billing statement|statement|determination)|statement of (?:\w+\s){0,2}overpayment)\b/i;
/** What may stand behind a title: more words of a title, and no sentence. */
const REST_OF_TITLE = /^(?:[\s,:–—-]+(?:[A-Z(][\w'’.)]*|of|and|or|to|the|for|from|in|on|by|&))*\s*[:.]?\s*$/;
const OVERPAID = /\bover-?\s?paid\b|\bover-?\s?payments?\b|\bindebtedness\b/i;
/** Letters about a benefit may speak of an earlier overpayment, and print what is paid after it. */
const STILL_PAID = /^(?:net|new) (?:pay|benefit|monthly|payment)/i;
const YOUR_BENEFIT =
  /^your (?:(?:new|net|gross|current|regular) )?monthly (?:benefit|payment|pension|award|check|amount)\b(?!.*(?:with(?:held|hold)|recover|reduc|stop))/i;
/** A lender pays back what was paid too much into its escrow. */
const LENT =
  /\bescrow\b|\bloan\s?(?:number|no\b|id\b|#)|\b(?:outstanding|unpaid|remaining)\sprincipal\b|\bprincipal\sbalance\b/i;
/** In page heights: a title stands above it. */
const UPPER_HALF = 0.5;

function isTitle(text: string): boolean {
  const title = OVERPAID_TITLE.exec(text);
  return title !== null && REST_OF_TITLE.test(text.slice(title[0].length)) && !isSentence(text);
}

const isStillPaid = (text: string): boolean =>
  STILL_PAID.test(text) || (YOUR_BENEFIT.test(text) && (!isSentence(text) || /\$\s?\d/.test(text)));

/** Whether a paper is such a notice: a heading says so, and nothing on it is lent or still paid. */
export function isOverpaidNotice({ segments }: Sheet): boolean {
  const lines = segments.map(({ text }) => text.trim());
  return (
    segments.some(
      ({ text, page, y0 }) => page === segments[0]?.page && y0 < UPPER_HALF && isTitle(text.trim()),
    ) &&
    lines.filter((line) => OVERPAID.test(line)).length > 1 &&
    !lines.some((line) => isStillPaid(line) || LENT.test(line))
  );
}
