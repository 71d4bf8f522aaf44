import { stack } from "../candidates/find-labels.ts";
import { formerServicers } from "../former-servicers.ts";
import { isCellOfAnother, isSaidAsAnother } from "../institution.ts";
import { MAIL_ROOM } from "../institution-fallbacks.ts";
import { beginsWithMonogram, CHARTER, isFormRow, SLOGAN } from "../institution-words.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { isHeading } from "../lexicon/heading-words.ts";
import { squash } from "../lexicon/label-set.ts";
import { onceFor } from "../once-for.ts";
import { hasMoney, type Reading } from "../reading.ts";

/** One place at which words stand that may be the issuer's name. */
export type NamePrint = {
  /** The cell, or the two lines of a logo made one. */
  readonly segment: Segment;
  readonly start: number;
  readonly end: number;
  /** The words before or behind could belong to the name as well. */
  readonly goesOnLeft: boolean;
  readonly goesOnRight: boolean;
  /** The lines of a name that is set in two. */
  readonly lines?: readonly Segment[];
};

/** All prints of the same words. */
export type IssuerCandidate = { readonly key: string; readonly prints: readonly NamePrint[] };

export const LEGAL_WORD =
  /^(?:LLC|L\.L\.C\.?|Inc\.?|INC\.?|LP|L\.P\.|FSB|F\.S\.B\.|Corp\.?|Co\.|N\.?A\.?|PLLC|LLP|P\.C\.|Ltd\.?),?$/;
export const CONNECTS = /^(?:of|the|and|&|for|at|de|la|by)$/;
const NAME_WORD = /^(?:[A-Z][\w'’&./-]*|\d(?:st|nd|rd|th)|[a-z]{3,}[A-Z]\w*),?$/;
/** "Halyard 360": a number ends a brand. */
const BRAND_NUMBER = /^\d{1,3}$/;
const OPENS = /^[(“"'|·•]+/;
const CLOSES = /[®™℠°)”":;|.]+$/;
/** After "Mr." and initials ("R.", "A.R.") a name goes on. */
const SHORT_WORD = /^(?:Mr|Mrs|Ms|Dr|St|Ste|Bros|Mt|Ft|(?:[A-Z]\.)*[A-Z])\.$/;
const INITIALS = /^(?:[A-Z]\.)+$/;
const ENDS_HERE = /[.:;|)]$/;
const LOWER_BRAND = /^[a-z]{3,}\d{0,3}[.®™℠°]?$/;
/** Numbers of accounts and papers are no names, and nobody is called "Your" or "A subsidiary". */
const NO_NAME =
  /\b(?:cust|custodian|ttee|trustee)\b.*\b(?:for|of|fbo)\b|\d{4}|\d{3}(?!$)|X{3}|^(?:your|our|my|a|an|this|these|if|for|to|in|on|by|from|dear|you|what|how|why|who|where|when|we)\b/i;
/** Words of sentences, which text in capitals makes look like a name's: "FIRST BANK OR ANY OF ITS AFFILIATES". */
const OF_SENTENCES = /\b(?:or|its|any|is|are|not|may|will)\b/i;
/** Words of what a paper is called, which no firm has in its name or at its end. */
const TITLE_OF_PAPER = /\bstatements?\b|\b(?:summary|notice|history|activity|overview|details)$/i;
/** "MONTHLY MORTGAGE" of "MONTHLY MORTGAGE STATEMENT": how often a paper comes, and about what. */
const TYPE_OF_PAPER =
  /^(?:monthly|quarterly|annual|periodic|billing)\s+(?:mortgage|loan|bank|billing|credit card|financial)$/i;
/** Whom to ask, at every hospital and shop: the name of the house stands elsewhere. */
const OFFICE = /^(?:patient|customer|client|guarantor)\s(?:(?:financial|account|billing)\s)?services$/i;
/** "May", "June 14": a day is no name. */
const MONTH_ALONE =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?(?:\s\d.*)?$/i;
/** A form of company without a word of its own. */
const FORM_ALONE =
  /^(?:(?:the|federal|national|state|employees|community|savings|postal|&|and)\s+)*(?:bank|credit\s+union|savings\s+bank|trust\s+company|mr\.?|mrs\.?|financial|services|fcu|inc\.?|llc)$/i;

/** The beginning of such a form. */
const PART_OF_FORM =
  /^(?:federal|national|state|community|employees|postal)(?:\s+(?:credit|savings|trust|community|federal))*$/i;

/** "Make checks payable to: BUSINESS CARD": a kind of card, whoever issues it. */
const CARD_ALONE = /^(?:(?:business|corporate|commercial|company|credit|charge|debit|store)\s+)+cards?$/i;

/** "Account Type: HSA": a kind of account, whoever keeps it. */
const ACCOUNT_ALONE =
  /^(?:(?:traditional|roth|sep|simple|rollover|beneficiary)\s+)?(?:HSA|FSA|HRA|IRA|401\(?k\)?|403\(?b\)?)$/i;

/** "FDIC-insured banks", "Member SIPC": who watches over those that send papers. */
const WATCHES = /^(?:FDIC|NCUA|NCUSIF|SIPC|FINRA|IRS|SEC|MSRB|CFPB)$/;

const MOST_WORDS = 8;
/** Cells with more letters are prose. */
export const PROSE = 90;
const MOST_LETTERS = 70;
const LOGO_LETTERS = 40;

type Token = { readonly text: string; readonly at: number; readonly isName: boolean };

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/\S+/g)].map((match) => {
    const bare = match[0].replace(OPENS, "");
    return {
      text: match[0],
      at: match.index,
      isName: NAME_WORD.test(bare.replace(CLOSES, "")) || LEGAL_WORD.test(bare),
    };
  });

/** Every run of name-like words in a cell. */
function printsOf(segment: Segment, isHead: boolean): NamePrint[] {
  const { text } = segment;
  const tokens = tokensOf(text);
  const found: NamePrint[] = [];
  for (const [first, from] of tokens.entries()) {
    // A brand in small letters is looked for at the head of the paper only.
    const isLower = isHead && first === 0 && LOWER_BRAND.test(from.text);
    if (!from.isName && !isLower) continue;
    const before = tokens[first - 1];
    const goesOnLeft =
      before !== undefined &&
      (!/[.:;|,]$/.test(before.text) || INITIALS.test(before.text)) &&
      (before.isName || (/^(?:of|and|&)$/.test(before.text) && tokens[first - 2]?.isName === true));
    const start = from.at + (OPENS.exec(from.text)?.[0].length ?? 0);
    for (const [step, to] of tokens.slice(first, first + MOST_WORDS).entries()) {
      const isNumber = step > 0 && tokens[first + step - 1]?.isName === true && BRAND_NUMBER.test(to.text);
      const isName = to.isName || isNumber || (isLower && LOWER_BRAND.test(to.text));
      if (!isName && !CONNECTS.test(to.text)) break;
      if (!isName) continue;
      const isEnd =
        isNumber || (ENDS_HERE.test(to.text) && !LEGAL_WORD.test(to.text) && !SHORT_WORD.test(to.text));
      const whole = text.slice(start, to.at + to.text.length).replace(/[)”":;|,]+$/, "");
      const name = LEGAL_WORD.test(to.text) || SHORT_WORD.test(to.text) ? whole : whole.replace(/\.$/, "");
      const next = tokens[first + step + 1];
      // A line of prose breaks where it is full: what ends it may go on below.
      const isBroken = next === undefined && text.length > PROSE && !isEnd;
      const goesOnRight =
        isBroken ||
        (!isEnd &&
          next !== undefined &&
          !/^[|·•(“]/.test(next.text) &&
          (next.isName || (/^(?:of|and|&)$/.test(next.text) && tokens[first + step + 2]?.isName === true)));
      found.push({ segment, start, end: start + name.length, goesOnLeft, goesOnRight });
      if (isEnd) break;
    }
  }
  return found;
}

/** Lines of one logo: close to each other, at the same edge or under the same middle. */
const areLines = (above: Segment, below: Segment): boolean => {
  const height = above.y1 - above.y0;
  return (
    above.page === below.page &&
    below.y0 - above.y1 < 0.7 * height &&
    below.y0 > above.y0 + 0.4 * height &&
    (Math.abs(below.x0 - above.x0) < 0.5 * height ||
      Math.abs(below.x0 + below.x1 - above.x0 - above.x1) < 0.7 * height)
  );
};

/** A second line that speaks of the first. */
const SAYS_MORE =
  /^(?:formerly|a\s|an\s|the\s|your|our|since|member|serving|part of|now|credit card|www|call)\b|\b(?:visa|mastercard|card|by|from|with)\b/i;

/** Words that end a firm's name and stand for none alone. */
const ENDS_NAMES =
  /^(?:group|partners|company|bank|services|financial|credit union|federal credit union|advisors|lending|mortgage|trust|securities|investments|retirement|n\.?a\.?|inc\.?|llc)$/i;

/** The second word of a logo may stand anywhere below the first. */
const areClose = (above: Segment, below: Segment): boolean =>
  above.page === below.page &&
  below.y0 > above.y0 &&
  below.y0 - above.y1 < 0.7 * (above.y1 - above.y0) &&
  below.x0 < above.x1 + (above.y1 - above.y0) &&
  above.x0 < below.x1 + (above.y1 - above.y0);

const SAID_LETTERS = 6;

const lettersIn = onceFor(({ text }: Segment) => squash(text));

/** A sentence, a web address or a slip prints both lines as one. */
function isSaidTogether(upper: Segment, lower: Segment, whole: string): boolean {
  const both = lettersIn(upper) + lettersIn(lower);
  return both.length >= SAID_LETTERS && whole.includes(both);
}

/** A name in two lines, neither of which says the other. */
function inTwoLines(upper: Segment, rows: readonly Row[], whole: string): NamePrint[] {
  return [1, 2]
    .flatMap((step) => rows[upper.row + step]?.segments ?? [])
    .filter(
      (lower) =>
        lower.text.length <= LOGO_LETTERS &&
        (areLines(upper, lower) ||
          (areClose(upper, lower) &&
            (ENDS_NAMES.test(lower.text.trim()) || isSaidTogether(upper, lower, whole)))),
    )
    .flatMap((lower) => {
      const [above, below] = [lettersIn(upper), lettersIn(lower)];
      const both = stack(upper, lower);
      const words = both.text
        .split(/\s+/)
        .filter((word) => word !== "" && !CONNECTS.test(word.toLowerCase())).length;
      if (below.startsWith(above) || above.endsWith(below)) return [];
      if (SAYS_MORE.test(lower.text)) return [];
      if (words > MOST_WORDS - 1 || !/^[A-Za-z]/.test(both.text) || /\d{3}|,.*\d/.test(both.text)) return [];
      const end = both.text.trimEnd().length;
      return [{ segment: both, start: 0, end, goesOnLeft: false, goesOnRight: false, lines: [upper, lower] }];
    });
}

const sloganIn = onceFor(({ text }: Segment) => SLOGAN.exec(text));

/** A part of what a bank says of itself is no more a name than the whole. */
function isInSlogan({ segment, start, end }: NamePrint): boolean {
  const slogan = sloganIn(segment);
  return slogan !== null && start < slogan.index + slogan[0].length && end > slogan.index;
}

const HEAD = 0.2;
const HEAD_LETTERS = 60;
const UPPER_HALF = 0.5;

/** What a name is rid of. */
const TO_TIDY = /[®™℠]|\s\s|[^\S ]|^\s|\s$/;

export const nameOf = ({ segment, start, end }: NamePrint): string => {
  const name = segment.text.slice(start, end);
  return TO_TIDY.test(name) ? name.replaceAll(/[®™℠]/g, "").replaceAll(/\s+/g, " ").trim() : name;
};

/** Rows with a day and an amount: a register names shops and employers, not the sender. */
function entries(reading: Reading): ReadonlySet<number> {
  const isDated = (row: Row) =>
    row.segments.some((segment) => reading.values.get(segment)?.some(({ kind }) => kind === "date"));
  const rows = reading.sheet.rows.filter(
    (row) => isFormRow(row.segments) || (isDated(row) && hasMoney(reading, row)),
  );
  return new Set(rows.map(({ index }) => index));
}

/** Of long papers the first pages and the last are looked at: who sent it stands there, and names of shops fill the others. */
const FIRST_PAGES = 2;
/** A dense page has some hundred candidates. More are text in capitals. */
const MOST_CANDIDATES = 1_500;

/** The pages on which names are looked for. */
export function pagesLookedAt({ sheet }: Reading): ReadonlySet<number> {
  const pages = [...new Set(sheet.rows.map(({ page }) => page))];
  return new Set([...pages.slice(0, FIRST_PAGES), ...pages.slice(-1)]);
}

/** Everything on a paper that could be the name of who sent it, by its letters. */
export function issuerCandidates(reading: Reading): IssuerCandidate[] {
  const { sheet } = reading;
  const found = new Map<string, NamePrint[]>();
  const firstPage = sheet.rows[0]?.page ?? 1;
  const entryRows = entries(reading);
  const pages = pagesLookedAt(reading);
  const isFormer = formerServicers(reading);
  const whole = sheet.segments.map(lettersIn).join(" ");
  for (const segment of sheet.segments) {
    if (found.size >= MOST_CANDIDATES) break;
    if (!pages.has(segment.page) || entryRows.has(segment.row) || isCellOfAnother(segment, reading)) continue;
    const isFirst = segment.page === firstPage;
    const isHead = isFirst && segment.y0 < HEAD && segment.text.length < HEAD_LETTERS;
    const lines =
      isFirst && segment.y0 < UPPER_HALF && segment.text.length < LOGO_LETTERS
        ? inTwoLines(segment, sheet.rows, whole)
        : [];
    for (const print of [...printsOf(segment, isHead), ...lines]) {
      const name = nameOf(print);
      if (name.replaceAll(/[^A-Za-z]/g, "").length < 2 || name.length > MOST_LETTERS) continue;
      if (NO_NAME.test(name) || isHeading(name) || PART_OF_FORM.test(name) || CARD_ALONE.test(name)) continue;
      if (OF_SENTENCES.test(name) || TITLE_OF_PAPER.test(name) || MONTH_ALONE.test(name) || isInSlogan(print))
        continue;
      const key = squash(name);
      if (beginsWithMonogram(name) || isFormer(key) || OFFICE.test(name)) continue;
      if (isSaidAsAnother(print.segment, print.start, print.end)) continue;
      if (MAIL_ROOM.test(name) || TYPE_OF_PAPER.test(name)) continue;
      if (FORM_ALONE.test(name.replace(CHARTER, "").trim()) || ACCOUNT_ALONE.test(name) || WATCHES.test(name))
        continue;
      const prints = found.get(key);
      if (prints) prints.push(print);
      else found.set(key, [print]);
    }
  }
  return [...found].map(([key, prints]) => ({ key, prints }));
}
