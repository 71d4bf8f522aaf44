import { isForm } from "../institution.ts";
import { BANK_WORD, CHARTER, hostsOf, KNOWN } from "../institution-words.ts";
import { spanOf } from "../layout/sheet.ts";
import { type IssuerChance, issuerChances } from "../learned/issuer-chances.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type Finding, makeFinding } from "../result/draft.ts";
import { type IssuerCandidate, type NamePrint, nameOf } from "./name-prints.ts";
import { bestPrint } from "./name-signs.ts";

/** Above this the learned judgement was right about 231 of 236 papers of authors it had not learned from (decision 027). */
const SURE = 0.95;
/** Where no rule finds a name this is enough (28 of 32 right), if the print says more than that it is likelier than others. */
const LIKELY = 0.8;

/**
 * Who sent the paper: the name that the rules found, unless everything printed of another name speaks for that one.
 * @param byRules what `findInstitution` says
 */
export function decideIssuer(
  byRules: Finding | undefined,
  reading: Reading,
  ranked?: readonly IssuerChance[],
): Finding | undefined {
  // Nothing takes the place of a well-known name: the others need not be weighed.
  if (byRules && isKnown(byRules.value)) return byRules;
  const chances = (ranked ?? issuerChances(reading)).filter(({ candidate }) => !isCouple(candidate));
  const [best] = chances;
  if (!best) return byRules;
  const chance = chanceOfFirm(chances, byRules?.value);
  if (byRules) {
    // The rules found the end of a name: its beginning is believed sooner.
    const isPart = best.candidate.key.endsWith(squash(byRules.value));
    if (chance < (isPart ? LIKELY : SURE) || isKept(byRules.value, chances, reading)) return byRules;
  } else if (chance < LIKELY || !isBacked(best.candidate, reading, chance >= SURE)) return undefined;
  const print = bestPrint(best.candidate, reading);
  const span = spanOf(print.segment, print.start, print.end);
  const found = makeFinding(nameOf(print), span, Math.min(1, chance));
  return print.lines ? { ...found, evidence: evidenceOfCells(print.lines) } : found;
}

/** "Ada Poole and Ben Poole", "ADA M POOLE & BEN POOLE": two people of one name hold an account together. */
const COUPLE =
  /^[A-Z][A-Za-z'’-]+(?:\s[A-Z]\.?)?\s(?<last>[A-Z][A-Za-z'’-]+)\s(?:and|AND|&|or|OR)\s[A-Z][A-Za-z'’-]+(?:\s[A-Z]\.?)?\s\k<last>$/;
const isCouple = ({ prints }: IssuerCandidate): boolean =>
  prints.every((print) => COUPLE.test(nameOf(print)));

const firmOf = (candidate: IssuerCandidate) => candidate.key.replace(/^the/, "");

/** "Stagecreek", "Stagecreek Bank" and "Stagecreek Bank, N.A." are one firm, and so is a name without the end that the rules found. */
function chanceOfFirm([best, ...others]: readonly IssuerChance[], byRules: string | undefined): number {
  if (!best) return 0;
  const firm = firmOf(best.candidate);
  const same = others.filter(({ candidate }) => {
    const other = firmOf(candidate);
    const [long, short] = other.length > firm.length ? [other, firm] : [firm, other];
    return (
      `${candidate.key}${squash(byRules ?? "")}` === best.candidate.key ||
      (short.length >= FIRM_LETTERS && long.startsWith(short) && FIRM_TAIL.test(long.slice(short.length)))
    );
  });
  return same.reduce((sum, { chance }) => sum + chance, best.chance);
}

const KNOWN_KEYS: ReadonlySet<string> = new Set(KNOWN.map(({ squashed }) => squashed));
const isKnown = (name: string): boolean => KNOWN_KEYS.has(squash(name));

/** Fewer letters are everybody's. */
const FIRM_LETTERS = 4;
/** What a firm is called at full length behind its own words. */
const FIRM_TAIL =
  /^(?:and|federal|national|state|savings|bank|credit|union|trust|company|co|financial|services|group|partners|associates|capital|mortgage|lending|loans?|finance|servicing)*(?:na|inc|llc|lp|fsb|corp|pc|nationalassociation)?$/;

const ISSUED_BY = /\bissued\s+by\s+(?:the\s+)?$/i;
const OF_A_CARD = /minimum payment|cash advance/i;

/** A card or an account is not who sent the paper, where somebody else is named. */
const PRODUCT_END = /(?:card|visa|mastercard|checking|account)$/;

/** "N.A." or "Inc." behind the same name makes it no other. */
const LEGAL_TAIL = /^(?:na|inc|llc|lp|fsb|corp|co|nationalassociation)$/;

/**
 * The bank that issues a card with another brand on it, and a name of which the other way knows a part only (three
 * lines of a logo) stand.
 */
function isKept(name: string, chances: readonly IssuerChance[], reading: Reading): boolean {
  const key = squash(name);
  const best = chances[0]?.candidate.key ?? "";
  if (key === best) return true;
  // "Community Bank, N.A.": what is learned takes these words for nobody's name, which the charter makes them.
  if (isForm(name.replace(CHARTER, ""))) return true;
  // Where only all names of a firm together are sure, that of the rules is as good as any of them.
  const isUnsure = (chances[0]?.chance ?? 0) < SURE;
  if (isUnsure && key.startsWith(best) && FIRM_TAIL.test(key.slice(best.length))) return true;
  if (PRODUCT_END.test(best) || (chances[0] && isPerson(chances[0].candidate, reading))) return true;
  const own = chances.find(({ candidate }) => candidate.key === key)?.candidate;
  if (!own) return key.includes(best);
  if (best.startsWith(key) && LEGAL_TAIL.test(best.slice(key.length))) return true;
  return (
    own.prints.some(({ segment, start }) => ISSUED_BY.test(segment.text.slice(0, start))) &&
    reading.sheet.segments.some(({ text }) => OF_A_CARD.test(text))
  );
}

const LEGAL_END = /,?\s(?:LLC|L\.L\.C\.|Inc\.?|INC\.?|Corp\.?|CORP\.?|P\.C\.)$/;
const SAYS_SENDER = /(?:payable|checks?|remit|write|welcome)\s+to\s*:?\s*$|©\s?\d{4}\s*$/i;
const SAYS_FIRM = /^[,\s|·•–-]*(?:Member\s?(?:FDIC|NCUA|SIPC)|NMLS|P\.?\s?O\.?\s?Box)/i;

const HEAD = 0.15;
const STREET = /^\d+\s+\S/;

const isOverStreet = ({ segment }: NamePrint, { sheet }: Reading): boolean =>
  sheet.rows[segment.row + 1]?.segments.some(
    (below) => STREET.test(below.text) && Math.abs(below.x0 - segment.x0) < segment.y1 - segment.y0,
  ) ?? false;

/** "SAM ROE ! Account # 4400 6611 2255 9910": whose account it is. */
const BEFORE_ACCOUNT = /^\s*[!|·•]\s*(?:account|acct)\.?\s?(?:#|no\b|number|ending)/i;

/** In an address, or before the number of an account, stands whom the paper is for. */
const isOfReader = (print: NamePrint, reading: Reading): boolean => {
  const { segment, end } = print;
  const row = reading.sheet.rows[segment.row]?.segments ?? [];
  const after = `${segment.text.slice(end)} ${row[row.indexOf(segment) + 1]?.text ?? ""}`;
  return isOverStreet(print, reading) || BEFORE_ACCOUNT.test(after);
};

const FIRM = new RegExp(
  String.raw`\b(?:${BANK_WORD}|LLC|Inc|Corp|Group|Services|Company|Associates)\b|&`,
  "i",
);

/** Words that no firm's word follows, over a street wherever they stand: to whom the paper is sent. */
const isPerson = ({ prints }: IssuerCandidate, reading: Reading): boolean =>
  prints.every((print) => isOfReader(print, reading) && !FIRM.test(nameOf(print)));

/**
 * The words beside a name say whose it is, or it is printed in more than one place (once is enough where all else speaks for a firm's name
 * on a line of its own at the head of the paper), none of which is an address of a person.
 */
function isBacked({ prints }: IssuerCandidate, reading: Reading, isSure: boolean): boolean {
  const isSaid = prints.some(
    ({ segment, start, end }) =>
      SAYS_SENDER.test(segment.text.slice(0, start)) || SAYS_FIRM.test(segment.text.slice(end)),
  );
  if (isSaid) return true;
  // A brand at the head with a web address of its own: "MARINERS KEEL", "marinerskeel.com".
  const isBrand = prints.some(
    (print) =>
      print.segment.page === reading.sheet.rows[0]?.page &&
      print.segment.y0 < HEAD &&
      hostsOf(reading.sheet.segments).has(squash(nameOf(print))),
  );
  if (isSure && isBrand) return true;
  const isHead = ({ segment, start, end }: NamePrint) =>
    segment.page === reading.sheet.rows[0]?.page &&
    segment.y0 < HEAD &&
    start === 0 &&
    end >= segment.text.trimEnd().length - 1 &&
    FIRM.test(segment.text);
  // "D.W. Hargrove & Associates, Inc." over its street is no person.
  const isOfPerson = (print: NamePrint) =>
    isOfReader(print, reading) && !(isSure && LEGAL_END.test(nameOf(print)));
  return (
    !prints.some(isOfPerson) &&
    ((isSure && prints.some(isHead)) || new Set(prints.map(({ segment }) => segment.row)).size > 1)
  );
}
