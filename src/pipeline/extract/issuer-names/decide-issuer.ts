import { KNOWN } from "../institution-words.ts";
import { spanOf } from "../layout/sheet.ts";
import { type IssuerChance, issuerChances } from "../learned/issuer-chances.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type Finding, makeFinding } from "../result/draft.ts";
import { type IssuerCandidate, nameOf } from "./name-prints.ts";
import { bestPrint } from "./name-signs.ts";

/** Above this the learned judgement was right about 231 of 236 papers of authors it had not learned from (decision 027). */
const SURE = 0.95;
/** Where no rule finds a name this is enough (28 of 32 right), if the print says more than that it is likelier than others. */
const LIKELY = 0.8;

/**
 * Who sent the paper: the name that the rules found, unless everything printed of another name speaks for that one.
 * @param byRules what `findInstitution` says
 */
export function decideIssuer(byRules: Finding | undefined, reading: Reading): Finding | undefined {
  const chances = issuerChances(reading);
  const [best] = chances;
  if (!best || best.chance < (byRules ? SURE : LIKELY)) return byRules;
  if (byRules ? isKept(byRules.value, chances, reading) : !isBacked(best.candidate, reading)) return byRules;
  const print = bestPrint(best.candidate, reading);
  const span = spanOf(print.segment, print.start, print.end);
  const found = makeFinding(nameOf(print), span, best.chance);
  return print.lines ? { ...found, evidence: evidenceOfCells(print.lines) } : found;
}

const ISSUED_BY = /\bissued\s+by\s+(?:the\s+)?$/i;
const OF_A_CARD = /minimum payment|cash advance/i;

/** "N.A." or "Inc." behind the same name makes it no other. */
const LEGAL_TAIL = /^(?:na|inc|llc|lp|fsb|corp|co|nationalassociation)$/;

/**
 * A well-known name, the bank that issues a card with another brand on it, and a name of which the other way knows a part only (three
 * lines of a logo) stand.
 */
function isKept(name: string, chances: readonly IssuerChance[], { sheet }: Reading): boolean {
  const key = squash(name);
  const best = chances[0]?.candidate.key ?? "";
  if (key === best || KNOWN.some(({ squashed }) => squashed === key)) return true;
  const own = chances.find(({ candidate }) => candidate.key === key)?.candidate;
  if (!own) return key.includes(best);
  if (best.startsWith(key) && LEGAL_TAIL.test(best.slice(key.length))) return true;
  return (
    own.prints.some(({ segment, start }) => ISSUED_BY.test(segment.text.slice(0, start))) &&
    sheet.segments.some(({ text }) => OF_A_CARD.test(text))
  );
}

const SAYS_SENDER = /(?:payable|checks?|remit|write|welcome)\s+to\s*:?\s*$|©\s?\d{4}\s*$/i;
const SAYS_FIRM = /^[,\s|·•–-]*(?:Member\s?(?:FDIC|NCUA|SIPC)|NMLS|P\.?\s?O\.?\s?Box)/i;

const STREET = /^\d+\s+\S/;

/** The words beside a name say whose it is, or it is printed in more than one place, none of which is an address of a person. */
function isBacked({ prints }: IssuerCandidate, { sheet }: Reading): boolean {
  const isSaid = prints.some(
    ({ segment, start, end }) =>
      SAYS_SENDER.test(segment.text.slice(0, start)) || SAYS_FIRM.test(segment.text.slice(end)),
  );
  if (isSaid) return true;
  const isOverStreet = prints.some(({ segment }) =>
    sheet.rows[segment.row + 1]?.segments.some(
      (below) => STREET.test(below.text) && Math.abs(below.x0 - segment.x0) < segment.y1 - segment.y0,
    ),
  );
  return !isOverStreet && new Set(prints.map(({ segment }) => segment.row)).size > 1;
}
