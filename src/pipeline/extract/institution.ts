import { isAddressee, isShared, letterhead, repeatedHead, saidName } from "./institution-fallbacks.ts";
import { besideLines, type Guess, nameOfTwoLines, ownName } from "./institution-lines.ts";
import { type Segment, type Span, spanOf } from "./layout/sheet.ts";
import { BANK_WORDS, COMPANIES, GOES_ON, PLACES } from "./lexicon/firm-words.ts";
import { isHeading } from "./lexicon/heading-words.ts";
import { knownInstitutions } from "./lexicon/institutions.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";
import { evidenceOfCells, type Finding, makeFinding } from "./result/draft.ts";

/** The same words in capitals: print, but not the backslashes of a pattern. */
const inCapitals = (pattern: string) => pattern.replaceAll(/(?<!\\)[a-z]/g, (letter) => letter.toUpperCase());
const anyOf = (patterns: readonly string[]) =>
  `(?:${[...new Set([...patterns, ...patterns.map((pattern) => inCapitals(pattern))])].join("|")})`;
const BANK_WORD = anyOf(BANK_WORDS).replace("(?:", "(?:F?CU|STUDENT\\s+LOANS|");
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
const CHARTER = /(?:,\s*N\.?\s?A\.?|\s+N\.A\.|,?\s+National\s+Association)$/i;
const NOT_A_NAME =
  /^(?:your|the(?! bank of )|this|our|any|a|an|member|online|mobile|by|from|to|in|for|if|call|contact|visit|other|another|external|same)\b|^(?:bank|financial|capital|trust|mortgage|credit union|lending|servicing|card services|home loans|education loans|student loans|auto finance|consumer finance|medical center|recovery|(?:patient|customer|client|guarantor) (?:financial )?services)$|account|statement|summary|balance|loan number|payment|virtual/i;
/** Words that stand beside a brand that is also an ordinary word or a person's name. */
const BRAND_COMPANY =
  /^\s*(?:®|™|℠)?\s*(?:$|[|,.(-]|(?:it|bank|card|cards|credit|visa|mastercard|statement|services|online|one|n\.a|rewards?|freedom|sapphire|checking|savings|account|customer|financial|federal|national|usa)\b)/i;

/** Each known name squashed, and as it may be printed: any case, spaces lost. */
const KNOWN = knownInstitutions.map((name) => ({
  name,
  squashed: squash(name),
  isOneWord: !name.includes(" "),
  print: new RegExp(
    `(?<![A-Za-z])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s*")}(?![a-z])`,
    "i",
  ),
}));

type Print = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly known: boolean;
};

/** What every house calls its trade: without a word of its own it is no name. */
const TRADE_ALONE =
  /^(?:(?:private|personal|global|national|wealth|management|investments?|brokerage|services|retirement|securities|funds|trust|company|advisors|advisers|asset|capital|benefits|hsa|invest|markets|partners|solutions|plan|client|and|of|the|&)\s*)+$/i;
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
  /\b(?:by|to|bank|lender|servicer|issuer|creditor|custodian|broker|institution|trustee|from)$/i;

function isSaidOfAnother(segment: Segment, at: number): boolean {
  const label = ANNOUNCED.exec(segment.text.slice(0, at))?.groups?.["label"]?.trim();
  return label !== undefined && !ANNOUNCES_ISSUER.test(label);
}

function printsIn(segment: Segment, holdsPortfolios: boolean): Print[] {
  const squashed = squash(segment.text);
  const found: Print[] = [];
  const form = FORM.exec(segment.text) ?? (holdsPortfolios ? portfolioHouse(segment.text) : null);
  const print = form?.groups?.["name"]?.trim();
  // "A product of Lattice Bancorp": the name begins behind the small word.
  const name = print?.replace(/^(?:of|and)\s+/, "");
  if (form && name && !NOT_A_NAME.test(name.replace(CHARTER, "")) && !isSaidOfAnother(segment, form.index)) {
    const start = form.index + form[0].indexOf(name);
    found.push({ name, start, end: form.index + form[0].length, known: false });
  }
  for (const known of KNOWN) {
    const at = squashed.includes(known.squashed) ? known.print.exec(segment.text) : null;
    if (!at) continue;
    const end = at.index + at[0].length;
    // "MARCUS WEBB" is a person, "regions of the country" no bank.
    if (known.isOneWord && !BRAND_COMPANY.test(segment.text.slice(end))) continue;
    if (!found.some((other) => at.index < other.end && other.start < end))
      // In an address the name is printed small; it is written as its owner does.
      found.push({ name: /[A-Z]/.test(at[0]) ? at[0] : known.name, start: at.index, end, known: true });
  }
  return found;
}

const WEB = /(?:www\.|@|\b)(?<host>[a-z][a-z0-9-]{2,30})\.(?:com|org|coop|bank|net|co\.uk|co\.nz|ca)\b/gi;
/** Hosts that say how to pay or complain, not who issued the statement. */
const FOREIGN_HOST =
  /^(?:fdic|ncua|consumerfinance|annualcreditreport|visa|mastercard|apple|google|amazon|zelle|zellepay|paypal|example|gmail|yahoo|hotmail|outlook|bit)$/i;

/** What the print around a name says about it. */
const ISSUED_BY = /(?:issued|provided|serviced|offered|held)\s+by\s+(?:the\s+)?$/i;
const SAYS_ISSUER = /\b(?:issued\s+by|payable\s+to)\b/i;
const PAYABLE_TO = /(?:payable\s+to|payments?\s+to|remit\s+to|mail\s+to|correspondence\s+to)\s*:?\s*$/i;
/** Whom the issuer works for, or belongs to. */
const OF_ANOTHER =
  /\b(?:servicer|agent|contractor|division|subsidiary|branch|affiliate|part|on behalf|program(?:me)?)\s+(?:to|for|of)\s+(?:the\s+)?(?:u\.?s\.?\s+)?$/i;
const NOT_THE_ISSUER = /(?:registered\s+trademarks?|trademark|license|third|merchant|from\s+your|another)\b/i;

/** The symbol of a fund between its name and its value. */
const TICKER = /^[A-Z]{1,5}$/;

/** Names on a dated row, or with an amount to their right, are merchants and accounts, not the issuer. */
function announcesMoney(segment: Segment, { sheet, values }: Reading): boolean {
  const row = sheet.rows[segment.row]?.segments ?? [];
  const own = row.flatMap((other) => values.get(other) ?? []);
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

/** Web hosts of the document, with how often each is printed outside register rows. */
function hostsOf(segments: readonly Segment[]): Map<string, { count: number; span: Span }> {
  const hosts = new Map<string, { count: number; span: Span }>();
  for (const segment of segments) {
    for (const match of segment.text.matchAll(WEB)) {
      const host = (match.groups?.["host"] ?? "").toLowerCase();
      if (FOREIGN_HOST.test(host)) continue;
      const start = match.index + match[0].toLowerCase().indexOf(host);
      const known = hosts.get(host);
      if (known) known.count += 1;
      else hosts.set(host, { count: 1, span: spanOf(segment, start, start + host.length) });
    }
  }
  return hosts;
}

/** A name without the words that every bank has, for comparing it with a host: "Kestrel Bank, N.A." and kestrelbank.com. */
const core = (name: string) => squash(name.replace(CHARTER, "").replace(new RegExp(BANK_WORD, "gi"), ""));

function sharesHost(name: string, hosts: Iterable<string>): boolean {
  const [whole, short] = [squash(name.replace(CHARTER, "")), core(name)];
  for (const host of hosts) {
    const plain = host.replaceAll(/[^a-z0-9]/g, "");
    if (plain === whole || (short.length >= 4 && (plain.startsWith(short) || short.startsWith(plain))))
      return true;
  }
  return false;
}

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
  const heights = sheet.segments.map((segment) => segment.y1 - segment.y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0.012;
  const quiet = sheet.segments.filter(
    (segment) =>
      !isAddressee(segment, reading) && (SAYS_ISSUER.test(segment.text) || !announcesMoney(segment, reading)),
  );
  const hosts = hostsOf(quiet);
  for (const segment of quiet) {
    for (const print of printsIn(segment, holdsPortfolios)) {
      const name = print.name.replace(LONG_CHARTER, "").trim();
      const key = squash(name.replace(CHARTER, ""));
      const known = guesses.get(key);
      const before = segment.text.slice(0, print.start);
      if (OF_ANOTHER.test(before)) continue;
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
  const named = [...guesses.values()]
    .map((guess) =>
      ownName(
        guess,
        reading,
        core(guess.name.replace(CHARTERED, "")) === "" ? [...guesses.values()] : undefined,
      ),
    )
    .map((guess) => (sharesHost(guess.name, hosts.keys()) ? { ...guess, score: guess.score + 0.5 } : guess))
    .toSorted((a, b) => b.score - a.score)[0];
  const title = headline(reading, first, hosts, usual);
  const twoLines = nameOfTwoLines(reading, (text) => FORM.exec(text)?.[0] === text);
  const best: Guess | undefined =
    title && (!named || title.score > named.score)
      ? title
      : (named ??
        (twoLines && { ...twoLines, score: 0.9 }) ??
        fromHost(reading, first, hosts) ??
        saidName(quiet, first) ??
        letterhead(reading, quiet, first) ??
        repeatedHead(reading, first));
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

/** "Federal Credit Union" alone is a form of company, whose name was not found. */
const FORM_ALONE =
  /^(?:(?:the|federal|national|state|employees|community|savings)\s+)*(?:bank|credit\s+union|savings\s+bank|trust\s+company)$/i;
const isForm = (name: string): boolean => FORM_ALONE.test(name.replace(CHARTER, "").trim());

/** The recogniser reads "®" as "?". */
const HEADLINE = /^[A-Za-z][A-Za-z'’&*.\s®℠™?]{2,40}(?:\s\d{1,3})?$/;
/** Words of a product in a title; the brand stands before them. */
const PRODUCT =
  /\s*[®™℠?]?\s*\b(?:(?:gold|platinum|silver|cash|rewards?|credit|visa|mastercard|signature|world|elite|preferred|freedom|checking|savings|account|store)\s+)*(?:cards?|visa|mastercard|rewards?|statements?|credit|checking|savings(?!\s+plan\b)|accounts?)\b.*$/i;

/** The brand of a title: what its mark ends, without the words of a product. */
function brandOf(title: string): string {
  const [marked = "", more] = title.split(/[®℠™]/);
  return brandIn(more !== undefined && marked.trim().length >= 3 ? marked : title);
}

const heightOf = (word: { readonly y0: number; readonly y1: number }) => word.y1 - word.y0;

/** What a firm does ends its name, in whatever print. */
const TRADE =
  /\b(?:loans|lending|bank|mortgage|finance|financial(?:\sservices)?|servicing|credit(?:\sunion)?|n\.a\.|funding|capital)$/i;

/** Words in smaller print behind a brand name its product: "Prairie 529 College Savings Plan", "willow health savings". */
function largeWords(segment: Segment): string {
  const tallest = Math.max(...segment.words.map((word) => heightOf(word)));
  const end = segment.words.findIndex(
    (word) => heightOf(word) < (/^[a-z]/.test(word.word.text) ? 0.87 : 0.8) * tallest,
  );
  return end > 0 && !TRADE.test(segment.text)
    ? segment.text.slice(0, segment.starts[end]).trim()
    : segment.text;
}

const QUESTION =
  /^(?:how|what|why|when|where|who|need|have|had|questions?|do|did|is|are|can|want|lost|moving|got|not|any)\b/i;

/** What a title says without product and marks; a "?" behind a word that asks nothing is a mark too. */
function brandIn(title: string): string {
  const name = title.replace(PRODUCT, "").replaceAll(/[®℠™]/g, "").trim();
  // A single word in small letters ends with a dot that is drawn, not spelled.
  return QUESTION.test(name) ? name : name.replace(/(?<=^[a-z]{4,14})\.$|(?<=[A-Za-z])\?$/, "");
}

const TOP_ROWS = 3;
const NO_BRAND =
  /^(?:welcome|hello|hi|dear|important|page|thank|notice|(?:monthly|quarterly|annual)\s+(?:statement|report|summary|account|review|bill|payment)|details?|transactions?|activity|overview|questions|contact|member|visit|credit|checking|savings|deposit|closing|billing|new|due|mr|mrs|ms|miss)\b/i;

/** A name at the top that the paper prints again is the sender's, whatever other firms it names. */
const REPEATED = 1.6;

function isRepeated(name: string, at: Segment, { sheet }: Reading): boolean {
  const print = new RegExp(`(?<![A-Za-z])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![a-z])`, "i");
  return sheet.segments.some(
    ({ text, row, page, y0 }) =>
      (row !== at.row || page !== at.page) &&
      (page === at.page || Math.abs(y0 - at.y0) > 0.02) &&
      /[A-Z]/.test(print.exec(text)?.[0] ?? ""),
  );
}

/** In the first line of the paper: smaller print beside it may stand a little higher. */
const isHighest = (segment: Segment, { sheet }: Reading): boolean =>
  segment.row === 0 || (segment.row === 1 && segment.y0 - (sheet.rows[0]?.y0 ?? 0) < heightOf(segment) * 0.5);

/** Wide letters are recognised apart: the rest of a name in print as large, close behind it. */
function largeBeside(large: Segment, { sheet }: Reading): Segment | undefined {
  const row = sheet.rows[large.row]?.segments ?? [];
  const next = row[row.indexOf(large) + 1];
  const isRest =
    next !== undefined &&
    large.words.some(({ word }) => word.confidence < 1) &&
    next.x0 - large.x1 < 2 * heightOf(large) &&
    Math.abs(heightOf(next) - heightOf(large)) < 0.15 * heightOf(large) &&
    /^[A-Z][A-Za-z]{2,14}$/.test(next.text) &&
    !isHeading(next.text) &&
    !PRODUCT.test(next.text) &&
    !NO_BRAND.test(next.text);
  return isRest ? next : undefined;
}

/** A brand without "bank" in its name: a large line at the top of the first page that is only a name. A web address that says the same confirms it. */
function headline(
  reading: Reading,
  page: number,
  hosts: ReadonlyMap<string, unknown>,
  usual: number,
): Guess | undefined {
  const top = reading.sheet.segments
    .filter((segment) => segment.page === page && segment.y0 < 0.25)
    .slice(0, 12)
    .filter(
      (segment) =>
        segment.y1 - segment.y0 > usual * 1.15 &&
        HEADLINE.test(largeWords(segment)) &&
        !NOT_A_NAME.test(largeWords(segment)) &&
        !isHeading(largeWords(segment)),
    );
  for (const segment of top) {
    const name = brandIn(largeWords(segment));
    if (name.length < 3 || name.includes("?") || NOT_A_NAME.test(name)) continue;
    if (sharesHost(name, hosts.keys()))
      return { span: spanOf(segment, 0, segment.text.indexOf(name) + name.length), name, score: 2.1 };
  }
  // Unconfirmed, only a large line at the very top is believed: further down stand greetings, people and products.
  const large = top.find((segment) => segment.y1 - segment.y0 > usual * 1.35 && segment.row <= TOP_ROWS);
  const name = brandOf(large ? largeWords(large) : "");
  const isFirst = large !== undefined && isHighest(large, reading);
  // Young companies print their name in lower case, as one word: at the very top or in the largest print.
  const isName =
    /^[A-Z]/.test(name) ||
    ((/^[a-z]{3,14}(?:\s?[A-Z][A-Za-z]{2,14})?$/.test(name) ||
      (/^[a-z]{3,14}(?:\s[a-z]{3,12}){1,3}$/.test(name) && TRADE.test(name)) ||
      (/^[a-z]{4,14}\s[a-z]{3,12}$/.test(name) && isFirst)) &&
      large !== undefined &&
      (isFirst || large.y1 - large.y0 > usual * 1.6));
  const rest = large && largeBeside(large, reading);
  if (large && rest && isName && squash(name) === squash(large.text))
    return {
      span: spanOf(large, 0, name.length),
      name: `${name} ${rest.text}`,
      cells: [large, rest],
      score: 0.8,
    };
  return !large || name.length < 3 || name.includes("?") || !isName || NO_BRAND.test(name)
    ? undefined
    : { span: spanOf(large, 0, name.length), name, score: isRepeated(name, large, reading) ? REPEATED : 0.8 };
}

/** The logo is a picture, or small: the web address names what a line of the first page begins with, or a known institution. */
function fromHost(
  reading: Reading,
  page: number,
  hosts: ReadonlyMap<string, { readonly count: number; readonly span: Span }>,
): Guess | undefined {
  const ranked = [...hosts].toSorted((a, b) => b[1].count - a[1].count);
  for (const [host, { span }] of ranked) {
    const plain = squash(host);
    for (const segment of reading.sheet.segments) {
      if (segment.page !== page || segment.text.includes(`${host}.`) || plain.length < 4) continue;
      const count = segment.words.findIndex((_, index) => {
        const end = segment.starts[index + 1] ?? segment.text.length;
        return squash(segment.text.slice(0, end)) === plain;
      });
      if (count < 0) continue;
      const name = segment.text.slice(0, segment.starts[count + 1] ?? segment.text.length).trim();
      return { span: spanOf(segment, 0, name.length), name: name.replaceAll(/[®℠™,.]+$/g, ""), score: 1.2 };
    }
    const known = KNOWN.find(({ squashed }) => squashed === plain || `${squashed}bank` === plain);
    if (known) return { span, name: known.name, score: 0.9 };
  }
  return undefined;
}
