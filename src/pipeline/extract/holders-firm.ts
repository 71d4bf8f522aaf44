import { hostsOf, sharesHost } from "./institution-words.ts";
import type { Segment } from "./layout/sheet.ts";
import { BANK_WORDS } from "./lexicon/firm-words.ts";
import { isHeading } from "./lexicon/heading-words.ts";
import type { Reading } from "./reading.ts";

const LEGAL_END = String.raw`(?:LLC|L\.L\.C\.|LLP|PLLC|INC|CORP|CO|LTD)\.?`;
/** A firm and what a paper says right behind its customer's name: "Example Plumbing LLC | Account ending in 4417". */
const FIRM = new RegExp(
  String.raw`^(?<name>[A-Z][\w'’&.,-]*(?:\s[\w'’&.,-]+){0,5}?,?\s${LEGAL_END})(?<rest>\s*(?:$|[|·•–-]\s*(?:account|acct|card)\b.*))$`,
  "i",
);
/** Firms whose trade is money send statements, and owe none. */
const OF_MONEY = new RegExp(
  String.raw`\b(?:${BANK_WORDS.join("|")}|loans?|credit|pay|finance|funding|cards?|collections?|bancard)\b`,
  "i",
);
const PERSON = /^[A-Z][A-Za-z'’.-]+(?:\s[A-Z][A-Za-z'’.-]*){1,2}$/;
const PRODUCT =
  /\b(?:card|visa|mastercard|platinum|gold|silver|signature|rewards?|elite|world|business|corporate|cash|customer|services?|department|center|online|member)\b/i;
const FOR_WHOM =
  /^(?:prepared for|statement for|(?:company|business)(?: name)?|account name|member since.*)\W*$/i;
const SAID_OF_SENDER =
  /(?:issued by|payable to|payments? to|remit to|mail to|©\s?\d{4})\s*$|^\W*(?:member\s?(?:fdic|ncua)|nmls|p\.?\s?o\.?\s?box|is a\b)/i;

/** Employers and collectors print their names over the person's too: only papers that keep an account tell of its holder so. */
const KEEPS_ACCOUNT =
  /\b(?:minimum (?:payment|amount)|credit (?:limit|line)|(?:beginning|opening|previous) balance)\b/i;

/** Whether the paper says elsewhere of this name what it says of its sender. */
function isSender(name: string, { sheet }: Reading): boolean {
  if (sharesHost(name, hostsOf(sheet.segments).keys())) return true;
  const print = name.toLowerCase().replace(/\W+$/, "");
  return sheet.segments.some(({ text }) => {
    const at = text.toLowerCase().indexOf(print);
    return (
      at >= 0 &&
      (SAID_OF_SENDER.test(text.slice(0, at)) || SAID_OF_SENDER.test(text.slice(at + print.length)))
    );
  });
}

/**
 * The firm that holds an account, not the one that keeps it: its name stands before the account's number, under "Prepared for", or right
 * over the person to whom its card was given.
 */
export function isHoldersFirm(segment: Segment, reading: Reading): boolean {
  const { name = "", rest = "" } = FIRM.exec(segment.text.trim())?.groups ?? {};
  if (name === "" || OF_MONEY.test(name) || isSender(name, reading)) return false;
  if (rest !== "") return true;
  if (!reading.sheet.segments.some(({ text }) => KEEPS_ACCOUNT.test(text))) return false;
  const height = segment.y1 - segment.y0;
  const beside = (row: number, reach: number) =>
    reading.sheet.rows[row]?.segments.find(
      (other) =>
        other.page === segment.page &&
        Math.abs(other.x0 - segment.x0) < height &&
        Math.max(segment.y0 - other.y1, other.y0 - segment.y1) < reach * height,
    );
  const above = beside(segment.row - 1, 2);
  if (above && FOR_WHOM.test(above.text.trim())) return true;
  const below = beside(segment.row + 1, 0.8);
  return (
    below !== undefined &&
    Math.abs(below.y1 - below.y0 - height) < 0.2 * height &&
    PERSON.test(below.text.trim()) &&
    !PRODUCT.test(below.text) &&
    !isHeading(below.text)
  );
}
