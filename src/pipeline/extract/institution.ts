import { formerServicers } from "./former-servicers.ts";
import { isHoldersFirm } from "./holders-firm.ts";
import {
  brandBeforeTitle,
  isAddressee,
  isShared,
  letterhead,
  practiceHead,
  repeatedHead,
  saidName,
} from "./institution-fallbacks.ts";
import { besideLines, type Guess, nameOfTwoLines, ownName } from "./institution-lines.ts";
import { fromHost, headline } from "./institution-titles.ts";
import {
  anyOf,
  BANK_WORD,
  beginsWithMonogram,
  CHARTER,
  core,
  hostsOf,
  isFormRow,
  KNOWN,
  NOT_A_NAME,
  SLOGAN,
  sharesHost,
} from "./institution-words.ts";
import { isSentence } from "./layout/sentences.ts";
import { type Segment, spanOf } from "./layout/sheet.ts";
import { COMPANIES, GOES_ON, PLACES } from "./lexicon/firm-words.ts";
import { isHeading } from "./lexicon/heading-words.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";
import { evidenceOfCells, type Finding, makeFinding } from "./result/draft.ts";

const LEGAL_FORM = String.raw`(?:\s+(?:${anyOf([...PLACES, ...COMPANIES])}|of\s+(?:the\s+)?(?:[A-Z][a-z]+\s?){1,2}|OF\s+(?:THE\s+(?:[A-Z]{3,}\s+)?|(?:NEW|SAN|FORT|NORTH|SOUTH|EAST|WEST|LOS|ST\.?|MOUNT)\s+)?(?!THE\b|STATEMENT|ACCOUNT|MEMBER|PAGE|P\.?O\b)[A-Z]{3,}))?(?:,\s*N\.?\s?A\.?|\s+N\.A\.|,?\s+(?:National\s+Association|NATIONAL\s+ASSOCIATION))?`;
const FIRM_FORM = String.raw`(?:\s+${anyOf(GOES_ON)}\b){0,2}(?:,?\s+(?:LLC|L\.L\.C\.|Inc\b\.?|INC\b\.?|L\.?P\.?(?!\w)|LP\b|FSB\b|F\.S\.B\.|Corp\b\.?|Co\.))?`;
const LEAD = String.raw`(?:(?:\b(?:[A-Z][\w'’]*(?:&[A-Z][\w'’]*|-[A-Za-z]+)*|(?:[A-Z][A-Za-z]{0,2}\.)+|[A-Z]{2,}|of|the|and|1st|\d(?:st|nd|rd|th))|&)\s+){0,5}`;
/** "Mortgage Statement" and "Bank Account" name papers and things, nobody. */
const NO_PAPER = String.raw`(?!\s+(?:Account\s+|Loan\s+)?(?:Statement|Account|Loan|Payment|Summary|Information|Charge|Bill))`;
const FORM = new RegExp(
  String.raw`(?<name>${LEAD}(?:[A-Z][\w'’]*)?${BANK_WORD}\b${NO_PAPER}${FIRM_FORM}${LEGAL_FORM}|(?:[A-Z][\w'’&]*\s+){0,3}[A-Z][\w'’&]*,\s*N\.A\.)`,
);
/** Houses that keep portfolios. */
const PORTFOLIO_FORM =
  /(?<name>(?:(?:\b(?:[A-Z][\w'’.]*|of|the|and)|&)\s+){1,4}(?:Investments|Brokerage(?:\s+Services)?|Securities|Funds|Retirement(?:\s+(?:Services|Solutions|Plan Services))?|Wealth(?:\s+(?:Management|Advisors|Partners))?|Advisors|Advisers|Asset\s+Management|Trust(?:\s+Company)?|Benefits|HSA|Capital\s+Management|Invest|Markets|INVESTMENTS|BROKERAGE(?:\s+SERVICES)?|SECURITIES|FUNDS|ADVISORS|RETIREMENT(?:\s+(?:SERVICES|SOLUTIONS|PLAN\s+SERVICES))?|WEALTH(?:\s+(?:MANAGEMENT|ADVISORS|PARTNERS))?|TRUST(?:\s+COMPANY)?|ASSET\s+MANAGEMENT|CAPITAL\s+MANAGEMENT)\b(?!\s+(?:savings\s+)?plan\b|\s+(?:SAVINGS\s+)?PLAN\b)(?:,?\s+(?:LLC|Inc\.?))?)/;
const NOT_A_HOUSE =
  /^(?:total|change|change in|other|mutual|exchange|balanced|about|market|all|summary|fixed|real|cash|current|individual|health|price)\b|index|etf|\bplan\b|money\s+market|\bprogram\b/i;
/** The chartered form written out is a description; in letters it is part of the name as printed. */
const LONG_CHARTER = /,?\s+National\s+Association$/i;
/** Words that stand beside a brand that is also an ordinary word or a person's name. */
const BRAND_COMPANY =
  /^\s*(?:®|™|℠)?\s*(?:$|[|,.(-]|(?:it|bank|card|cards|credit|visa|mastercard|statement|services|online|one|n\.a|rewards?|freedom|sapphire|checking|savings|account|customer|financial|federal|national|usa)\b)/i;

/** "Citi Double Cash Card": a title that begins with the brand and ends with what it is. */
const OWN_CARD = /^(?:[®™℠]?\s[A-Z][A-Za-z]{2,12}[®™℠]?){1,3}\s(?:Card|Visa|Mastercard)[®™℠]?$/;

type Print = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly known: boolean;
};

/** "Brightpay, Inc. and Lattice Bank": behind the form of a firm stands with whom it lends. */
const PARTNER = /^(?:Inc|LLC|L\.L\.C|Corp|Co|Ltd|L\.?P)\b\.?,?\s+and\b/i;

/** What every house calls its trade: without a word of its own it is no name. */
const TRADE_ALONE =
  /^(?:(?:private|personal|global|national|workplace|wealth|management|investments?|brokerage|services|retirement|securities|funds|trust|company|advisors|advisers|asset|capital|benefits|hsa|invest|markets|partners|solutions|plan|client|and|of|the|&)\s*)+$/i;
/** A name asks nothing and speaks to nobody: "What your HSA is worth". */
const SPEAKS = /\b(?:your?|our|my|we|what|how|why|is|are)\b/i;

function portfolioHouse(text: string): RegExpExecArray | null {
  const match = PORTFOLIO_FORM.exec(text);
  if (!match || NOT_A_HOUSE.test(match[0]) || isHeading(match[0])) return null;
  if (TRADE_ALONE.test(match[0]) || SPEAKS.test(match[0])) return null;
  // "Developed Markets ex-US Index" and "Self-Directed Brokerage Account" go on: they name a fund and a kind of account.
  const rest = text.slice(match.index + match[0].length);
  const isPartOfMore =
    /^\s+(?!is\b|are\b|provides?\b|as\b|and\b|or\b|at\b|member\b|statement\b|for\b|will\b|does\b)[A-Za-z\d]/i.test(
      rest,
    );
  return isPartOfMore || /[\w]-$/.test(text.slice(0, match.index)) ? null : match;
}

/** "Goal: Build Wealth": what a label announces is the issuer only if the label says so. */
const ANNOUNCED = /(?<label>[A-Za-z][A-Za-z ]{1,30}):\s*$/;
const ANNOUNCES_ISSUER =
  /\b(?:by|to|write|mail|contact|bank|lender|servicer|issuer|creditor|custodian|broker|institution|trustee|from)$/i;

function isSaidOfAnother(segment: Segment, at: number): boolean {
  const before = segment.text.slice(0, at).trimEnd();
  if (!before.endsWith(":")) return false;
  const label = ANNOUNCED.exec(before)?.groups?.["label"]?.trim();
  return label !== undefined && !ANNOUNCES_ISSUER.test(label);
}

const OTHER_CARDS = /\b(?:visa|master\s?card)\b/i;

/** "☐ VISA ☐ MASTERCARD ☐ DISCOVER": the cards that somebody accepts are beside each other, and none is the sender. */
export const isCardAccepted = (name: string, text: string): boolean =>
  /^(?:discover|american\s?express)$/i.test(name) && OTHER_CARDS.test(text);

const FORMS = new RegExp(FORM, "g");

/** The first name of a line; "Remit to: Card Services, ... issued by Barrow Bank" names a trade before it. */
function formIn(text: string): RegExpExecArray | null {
  const first = FORM.exec(text);
  if (!isForm(first?.groups?.["name"] ?? "")) return first;
  return [...text.matchAll(FORMS)].find(({ groups }) => !isForm(groups?.["name"] ?? "")) ?? first;
}

function printsIn(segment: Segment, holdsPortfolios: boolean): Print[] {
  const squashed = squash(segment.text);
  const found: Print[] = [];
  const form = formIn(segment.text) ?? (holdsPortfolios ? portfolioHouse(segment.text) : null);
  const print = form?.groups?.["name"]?.trim();
  // "A product of Lattice Bancorp", "You and Waystage Bank": the name begins behind the small words.
  const behind = print?.replace(/^(?:of|(?:[Yy]ou\s+)?and)\s+/, "");
  const name = behind && beginsWithMonogram(behind) ? behind.replace(/^\S+\s+/, "") : behind;
  const isName =
    !PARTNER.test(name ?? "") &&
    !NOT_A_NAME.test((name ?? "").replace(CHARTER, "")) &&
    !SLOGAN.test(name ?? "");
  if (form && name && isName && !isSaidOfAnother(segment, form.index)) {
    const start = form.index + form[0].indexOf(name);
    const end = form.index + form[0].length;
    const dot = name.endsWith(".U") && segment.text[end] === "." ? "." : "";
    found.push({ name: name + dot, start, end: end + dot.length, known: false });
  }
  for (const known of KNOWN) {
    const at = squashed.includes(known.squashed) ? known.print.exec(segment.text) : null;
    if (!at) continue;
    const end = at.index + at[0].length;
    // "MARCUS WEBB" is a person, "regions of the country" no bank.
    const isTitle = at.index === 0 && OWN_CARD.test(segment.text.slice(end));
    if (known.isOneWord && !isTitle && !BRAND_COMPANY.test(segment.text.slice(end))) continue;
    if (isCardAccepted(at[0], segment.text)) continue;
    if (!found.some((other) => at.index < other.end && other.start < end))
      // In an address the name is printed small; it is written as its owner does.
      found.push({ name: /[A-Z]/.test(at[0]) ? at[0] : known.name, start: at.index, end, known: true });
  }
  return found;
}

/** What the print around a name says about it. */
const ISSUED_BY = /(?:issued|provided|serviced|offered|held)\s+by\s+(?:the\s+)?$/i;
const SAYS_ISSUER = /\b(?:issued\s+by|payable\s+to)\b/i;
const PAYABLE_TO = /(?:payable\s+to|payments?\s+to|remit\s+to|mail\s+to|correspondence\s+to)\s*:?\s*$/i;
/** Whom the issuer works for, or belongs to. */
const OF_ANOTHER =
  /\b(?:servicer|servicing|agent|contractor|division|subsidiary|branch|affiliate|part|on behalf|program(?:me)?)\s+(?:to|for|of)\s+(?:the\s+)?(?:u\.?s\.?\s+)?$/i;
/** "A LATTICE BANK COMPANY" under the name of the house: to whom it belongs. */
const OWNS = /^\W*(?:company|subsidiary|affiliate|business)\W*$/i;
/** "Servicing for the U.S. Department of Education" under a brand: what it does, and for whom. */
const SERVES = /^(?:(?:[Aa]n?|[Tt]he)\s)?(?:[Oo]fficial\s)?[Ss]ervic(?:ing\s[a-z]|er\s(?:for|of|to|on)\b)/;
const SERVED = /\bservic(?:ing|er)\s(?:[a-z]+\s){0,3}(?:for|of|to)\s(?:the\s)?(?:u\.?s\.?\s)?$/i;
const isServed = ({ text }: Segment, start: number, end: number): boolean =>
  SERVES.test(text.slice(start)) ||
  SERVED.test(text.slice(0, start)) ||
  // "Federal Student Aid servicer" is one of those served; "Granite Loans Servicer for ..." serves another.
  /^\sservicer\b(?!\s(?:for|of|to)\b)/i.test(text.slice(end));
/** "Cash is held at Lakeline Bank", "swept to Penrose Bank": with whom a house keeps the money of its clients. */
const KEEPS_CASH =
  /\b(?:cash|deposits?|balances?|funds|money)\b(?:\s\w+){0,4}\s(?:held|deposited|swept|kept|placed)\s(?:at|with|in|into|to|by|through)\s+(?:the\s+)?$/i;
/** "Longer financing is issued by Webb Street Bank": with whom a firm lends in other cases than this one. */
const LENDS_OTHERWISE =
  /\b(?:longer|other|some|certain|monthly|select)\s(?:\w+\s)?(?:financing|loans?|plans?|products?)\s(?:is|are|may\sbe)\s(?:\w+\s)?(?:issued|made|provided|offered|originated|funded)\s+by\s+(?:the\s+)?$/i;
/** "Banking services provided by Webb Street Bank": with whom a brand that is no bank keeps accounts. */
const BANKS_FOR = /\bbanking\sservices\s(?:are\s)?(?:provided|offered|furnished)\sby\s+(?:the\s+)?$/i;
/** "Custodian: Webb Street Bank", "Clearing through Brixmoor LLC", "Assets held at Dunmore": who keeps the securities for the house. */
const KEEPS_SECURITIES =
  /(?:\b(?:clearing\s(?:firm|broker|agent|through|by)|cleared\s(?:by|through)|custod(?:ian|y|ied)(?:\s(?:at|by|with|services\sby))?|carried\s(?:by|with|at)|held\sin\scustody\s(?:at|by|with)|(?:assets|securities)\s(?:are\s)?held\s(?:at|by|with))|^\s*held\s(?:at|by|with))\s*:?\s+(?:the\s+)?$/i;
const isOtherHouse = (before: string): boolean =>
  before !== "" &&
  [KEEPS_CASH, KEEPS_SECURITIES, LENDS_OTHERWISE, BANKS_FOR].some((words) => words.test(before));
const NOT_THE_ISSUER = /(?:registered\s+trademarks?|trademark|license|third|merchant|from\s+your|another)\b/i;

/** "LEDGER BANK & TRUST CO CUST FOR THE IRA OF": who holds the account in name only, where another house sends the statement. */
const CUSTODIAN =
  /^\W*(?:(?:co(?:mpany)?|n\.?a\.?|inc)\b\W*)?(?:as\s+)?(?:cust(?:odian)?|ttee|trustee)\b\W*(?:for|of|fbo|u\/a)\b/i;

const ADVISER =
  /^(?:your\s+)?(?:financial|investment|registered)\s+(?:professional|advis[eo]r|representative|consultant|planner)s?\W*$|^(?:broker|dealer|advis[eo]r)\s+of\s+record\W*$/i;
/** Lines of an address under the word for whose it is. */
const ADVISER_LINES = 3;

/** The firm of the person who sold a fund stands in a box of its own, under a heading that says so. */
const isOfAdviser = (segment: Segment, { sheet }: Reading): boolean =>
  sheet.rows
    .slice(Math.max(0, segment.row - ADVISER_LINES), segment.row)
    .flatMap((row) => row.segments)
    .some(
      (above) =>
        above.page === segment.page &&
        Math.abs(above.x0 - segment.x0) < segment.y1 - segment.y0 &&
        ADVISER.test(above.text.trim()),
    );

/** Whether a cell names somebody else by where it stands: the reader, an adviser, a fund beside its share. */
export const isCellOfAnother = (segment: Segment, reading: Reading): boolean =>
  isAddressee(segment, reading) ||
  isHoldersFirm(segment, reading) ||
  isOfAdviser(segment, reading) ||
  isShared(segment, reading.sheet.rows[segment.row]?.segments ?? [], reading.values);

/** The first words of a run of words with capitals. */
const RUN = /(?<=:\s*)(?:[A-Z][\w'’&.-]*\s+)+$/;

/** Whether the words beside a name or a part of one say that it is not the issuer's: a custodian's, or what another label announces. */
export function isSaidAsAnother(segment: Segment, start: number, end: number): boolean {
  const before = segment.text.slice(0, start);
  return (
    CUSTODIAN.test(segment.text.slice(end)) ||
    isServed(segment, start, end) ||
    isOtherHouse(before) ||
    isSaidOfAnother(segment, RUN.exec(before)?.index ?? start)
  );
}

/** The symbol of a fund between its name and its value. */
const TICKER = /^[A-Z]{1,5}$/;

/** Names on a dated row, or with an amount to their right, are merchants and accounts, not the issuer. */
function announcesMoney(segment: Segment, { sheet, values }: Reading): boolean {
  const row = sheet.rows[segment.row]?.segments ?? [];
  const own = row.flatMap((other) => values.get(other) ?? []);
  if (isFormRow(row)) return true;
  const money = own.filter((value) => value.kind === "money" && !value.money.bare);
  // Words of another column between the name and the amount own it.
  const right = row.slice(row.indexOf(segment) + 1);
  const next = right.findIndex((other) => (values.get(other) ?? []).length > 0);
  const isOthers =
    segment.text.length > 0 &&
    right.slice(0, next).some((other) => /[A-Za-z]{3,}/.test(other.text) && !TICKER.test(other.text));
  return (
    isShared(segment, row, values) ||
    money.some((value) => value.span.segment === segment) ||
    (!isOthers && money.some((value) => value.span.x0 >= segment.x0)) ||
    (money.length > 0 && own.some((value) => value.kind === "date"))
  );
}

/** The head of a page, where its title stands. */
const HEAD = 0.2;
const isTitle = ({ text, y0 }: Segment, name: string): boolean =>
  y0 < HEAD && text.trim().length < name.length + 3;

/** Words of a charter that many share. */
const CHARTERED = /\b(?:federal|state|national)\b/gi;

/**
 * The issuer: the name in the largest or highest print of the first page, backed by how often the document repeats it, by the web address
 * and by the line that says to whom to pay. Without any such name the institution stays absent.
 * Statements of portfolios come from more kinds of houses than banks.
 */
export function findInstitution(reading: Reading, holdsPortfolios = false): Finding | undefined {
  const { sheet } = reading;
  const first = sheet.rows[0]?.page ?? 1;
  const guesses = new Map<string, Guess>();
  const apart = new Set<string>();
  const titles = new Set<string>();
  let keeper: Guess | undefined;
  const heights = sheet.segments.map((segment) => segment.y1 - segment.y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0.012;
  const quiet = sheet.segments.filter(
    (segment) =>
      !isAddressee(segment, reading) &&
      !isHoldersFirm(segment, reading) &&
      (SAYS_ISSUER.test(segment.text) || !announcesMoney(segment, reading)),
  );
  const hosts = hostsOf(quiet);
  const isFormer = formerServicers(reading);
  for (const segment of quiet) {
    for (const print of printsIn(segment, holdsPortfolios)) {
      const name = print.name.replace(LONG_CHARTER, "").trim();
      const key = squash(name.replace(CHARTER, ""));
      const known = guesses.get(key);
      const before = segment.text.slice(0, print.start);
      // Alone on a paper, the custodian is the one who sent it.
      if (KEEPS_SECURITIES.test(before))
        keeper ??= { span: spanOf(segment, print.start, print.end), name, score: 0.6 };
      if (OF_ANOTHER.test(before) || isFormer(key) || isOtherHouse(before)) continue;
      if (OWNS.test(segment.text.slice(print.end)) && /^\W*an?\s+$/i.test(before)) continue;
      if (CUSTODIAN.test(segment.text.slice(print.end)) || isOfAdviser(segment, reading)) continue;
      if (!isSentence(before + segment.text.slice(print.end))) apart.add(key);
      if (segment.page === first && isTitle(segment, name)) titles.add(name);
      const top = segment.page === first ? Math.max(0, 1 - segment.y0 * 2.2) : 0;
      const size = Math.min(2, (segment.y1 - segment.y0) / usual - 1);
      const alone = segment.text.length < print.name.length + 25 ? 0.5 : 0;
      const said = ISSUED_BY.test(before) ? 1.9 : PAYABLE_TO.test(before) ? 0.6 : 0;
      const prose = segment.text.length > 90 && said === 0 ? -0.3 : 0;
      const other = NOT_THE_ISSUER.test(segment.text) ? -0.6 : 0;
      const score =
        0.3 + top + 0.6 * Math.max(0, size) + alone + (print.known ? 0.3 : 0.2) + said + prose + other;
      if (!known) guesses.set(key, { span: spanOf(segment, print.start, print.end), name, score });
      else {
        const best = score > known.score ? { name, span: spanOf(segment, print.start, print.end) } : known;
        const total = Math.max(known.score, score) + 0.15;
        guesses.set(key, { name: best.name, span: best.span, score: total });
      }
    }
  }
  // "Community Bank" over a page is somebody's name: a firm that only a sentence tells of is another one.
  if ([...titles].some((name) => FORM_ALONE.test(name)))
    for (const key of guesses.keys()) if (!apart.has(key)) guesses.delete(key);
  const named = [...guesses.values()]
    .map((guess) =>
      ownName(
        guess,
        reading,
        core(guess.name.replace(CHARTERED, "")) === "" || isForm(guess.name)
          ? [...guesses.values()]
          : undefined,
      ),
    )
    .map((guess) => (sharesHost(guess.name, hosts.keys()) ? { ...guess, score: guess.score + 0.5 } : guess))
    // "Card Services" sends no paper that "Barrow Bank" issues.
    .toSorted((a, b) => Number(isForm(a.name)) - Number(isForm(b.name)) || b.score - a.score)[0];
  const title = practiceHead(reading, quiet, first) ?? headline(reading, first, hosts, usual);
  const twoLines = nameOfTwoLines(reading, (text) => FORM.exec(text)?.[0] === text);
  const best: Guess | undefined =
    title && (!named || title.score > named.score)
      ? title
      : (named ??
        (twoLines && { ...twoLines, score: 0.9 }) ??
        fromHost(reading, first, hosts) ??
        saidName(quiet, first) ??
        letterhead(reading, quiet, first) ??
        brandBeforeTitle(reading, first) ??
        repeatedHead(reading, first) ??
        keeper);
  if (!best) return undefined;
  if (best.cells)
    return {
      ...makeFinding(best.name.replaceAll(/\s+/g, " "), best.span, Math.min(1, best.score / 2)),
      evidence: evidenceOfCells(best.cells),
    };
  const { name, span } = besideLines(best, reading);
  if (isForm(name)) return undefined;
  return makeFinding(name.replaceAll(/\s+/g, " "), span, Math.min(1, best.score / 2));
}

/** "Federal Credit Union" alone is a form of company, "Home Mortgage" a trade: the name itself was not found. */
const FORM_ALONE =
  /^(?:(?:the|federal|national|state|employees|community|savings)\s+)*(?:bank|credit\s+union|savings\s+bank|trust\s+company|financial\s+group)$/i;
/** "Community Bank, N.A.": chartered under these words, they are the name. */
const CHARTERED_FORM = /^(?:the\s+)?(?:community|employees|savings|state)\b/i;
const TRADE_ALONE_OF_LENDERS =
  /^(?:(?:home|auto|car|student|personal|consumer|education|residential|private)\s+)*(?:mortgages?|loans?|finance|lending|(?:loans?|mortgage|auto|card)\s+servic(?:es|ing))(?:\s+(?:services|department|division|center))?$/i;
export function isForm(name: string): boolean {
  const plain = name.replace(CHARTER, "").trim();
  if (CHARTER.test(name) && CHARTERED_FORM.test(plain)) return false;
  return FORM_ALONE.test(plain) || TRADE_ALONE_OF_LENDERS.test(plain);
}
