import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";

/** What has words; a letter and the year that a fund aims at are a name as well: "L 2050". */
export const LETTERS = /[A-Za-z]{2,}|\b[A-Z] 20[2-9]\d\b/;
export const SYMBOL = /^[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?$/;
/** "TWNE 01/15/2027 173.00 C": symbols of options tell what they are on, until when and at what price. */
export const OPTION_SYMBOL = /^[A-Z]{1,6} \d{1,2}\/\d{1,2}\/\d{2,4} [\d,]+\.\d+ [CP]$/;
/** "(VTI)", "(NASDAQ: VTI)", "Ticker VTI" or "· VTI" behind a name, where "(K6)" and "- II" are classes and series. */
export const SYMBOL_AT_END =
  /\s*(?:\((?:[A-Za-z][A-Za-z ]{1,14}:\s*|(?:[Ss]ymbol|SYMBOL|[Tt]icker|TICKER)\s)?(?!(?:[A-Z]\d{1,2}|I{2,3}|IV|VI{1,3}|IX)\b)(?<symbol>[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?)\)|(?:\s[/·|•–—.-]\s(?![A-Z]\s*$)|,?\s(?:[Tt]icker|TICKER|[Ss]ymbol|SYMBOL|[Ss]ym|SYM)[.:]{0,2}\s)(?!(?:[A-Z]\d{1,2}|I{2,3}|IV|VI{1,3}|IX)\b)(?<apart>[A-Z]{1,5}(?:[./][A-Z])?))\s*$/;
/** "VTI - Total Stock Market": the symbol first, parted from the name. */
export const SYMBOL_FIRST =
  /^\(?(?<symbol>[A-Z]{2,5}(?:[./][A-Z])?)\)?\s*(?:[/·|•–—:-]\s|(?<=\))\s*)(?<name>\S.*)$/;
/** "BMFXX Brightkeel Money Market Fund" in one cell: symbols of funds alone have four letters and an X. */
export const FUND_SYMBOL_FIRST = /^(?!INDEX\b)(?<symbol>[A-Z]{4}X)\s(?<name>[A-Z]\S*\s.*\bFund\b.*)$/;
/** "SYMBOL: QLLN" on the line below a name. */
export const SAID_SYMBOL =
  /\b(?:[Ss]ymbol|SYMBOL|[Ss]ym|SYM|[Tt]icker|TICKER|[Ss]ecurity (?:[Ii]dentifier|I[Dd])|SECURITY (?:IDENTIFIER|ID))\b\.?\s*:?\s*(?!(?:CUSIP|QTY|NAME|NUMBER|SYMBOL|PRICE|SHARES|VALUE)\b)(?<symbol>[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?)(?![\w])/;
/** "Ticker QLLN", or behind the house's own number of the fund: "407 / CNHFX". */
export const SAID_SYMBOL_ALONE =
  /^(?:(?:(?:stock|quote|trading)\s)?(?:symbol|sym|ticker)\b\.?\s*:?|\d{1,5}\s*\/)\s*(?!(?:cusip|qty|name|number|symbol|price|shares|value)$)(?<symbol>[A-Z][A-Z0-9]{0,5}(?:[./][A-Z])?)$/i;
/** "INPX · price $147.49" on the line below a name; the recogniser reads the dot as a full stop or a dash. */
export const SYMBOL_AT_HEAD =
  /^\(?(?<symbol>[A-Z]{2,5}(?:[./][A-Z])?)\)?(?:(?:\s*[·|•;]|\s[.,]|\s[-–](?=\s(?:price\b|\$|\d)))\s|\s[.,](?=[\d,.]+\s(?:shares?|units?)\b))/;
/** Classes of shares and numbers of series, which end names: "R6", "K", "II". No exchange lists a letter with a digit. */
const SHARE_CLASS = String.raw`[A-Z]\d{0,2}|I{2,3}|IV|VI{1,3}|IX`;
const CLASS = new RegExp(`^(?:${SHARE_CLASS})$`);
const CLASS_NUMBER = /^\d{1,2}$/;
/** "Port II CL" over "2" */
const CLASS_WORD = /\b(?:cl|class|ser|series)\.?$/i;

/** "2001-09": the years for which a fund is meant. */
const YEARS = /^(?:19|20)\d\d[-–](?:(?:19|20)\d\d|\d\d)$/;

/** Whether a line is the class, series or years that broke off the name above it. */
export const isClassOf = (text: string, above: string): boolean =>
  CLASS.test(text.trim()) ||
  YEARS.test(text.trim()) ||
  (CLASS_NUMBER.test(text.trim()) && CLASS_WORD.test(above.trim()));

/** Capitals that are no symbols. */
export const NO_SYMBOL =
  /^(?:N\/?A|USD|ETFS?|CASH|IRA|EAI|BONDS?|STOCKS?|FUNDS?|TOTAL|MARGIN|SHORT|LONG|LOT|EST|INC|CORP|CO|LP|LLC|PLC|LTD|ADR|ADS|REIT|ETN|CIT|USA?|TRUST|INDEX|CLASS|GROUP|SHARES?|NEW|PLAN|MARKET|GROWTH|VALUE|INCOME|PREFERRED|COM|FIXED|EQUITY|BLEND|OTHER|ADM|ADMRL|INST|INSTL|INSTN|ESPP|RSUS?|RSAS?|PSUS?|NQSOS?|NSOS?|SARS?)$/;
export const isSymbol = (text: string): boolean =>
  SYMBOL.test(text.trim()) && !NO_SYMBOL.test(text.trim()) && !CLASS.test(text.trim());
/** Kinds of assets, and the money that they are counted in, head the lines below them. */
export const GROUP =
  /^(?:USD|EUR|GBP|CAD|CHF|JPY|AUD|equit(?:y|ies)|certificates? of deposit|(?:common |preferred |u\.?s\.? )?stocks?|fixed income|bonds?|cash(?:(?:, [a-z]{3,8}){0,2},? (?:&|and) .*)?|core account|sweep program|mutual funds?|exchange.traded (?:funds?|products?)|etfs?|alternatives?|other(?: .{0,20})?|options?|total\b.*)$/i;
/** A line that goes on with a name holds words only. */
export const NAME_LINE = /^[A-Za-z(][A-Za-z0-9 &.,'()/-]{1,70}$/;

/** Words that no name has. */
export const SAYS_MORE =
  /\b(?:apy|apr|earning|earns|(?:managed|advised|offered) by|reinvested|reinvest|expense ratio|cusip|isin|per share|of account|of portfolio)\b|:/i;
/** What the figure beside it counts, or the kind of all that a list holds, in a cell of its own: no name and no line of one. */
export const SAYS_WHAT =
  /^(?:(?:shares?|shs\.?|units?|quantity|qty\.?|equity|stock|margin)|(?-i:[Ll]ong|at|@|Price|Cost|(?:Market |Current )?Value))[\s:$\d,.]*$/i;

/** A line that is known to go on with one may hold rates, days and numbers as well. */
export const NAME_PART = /^[A-Za-z0-9(&][A-Za-z0-9 &.,'’()/%+:-]{1,70}$/;

/** "3." or the fund's code before a name, and how many shares of it there are. */
const AHEAD =
  /^(?:\d{1,2}[.)]\s+|#?0\d{2,5}\s+|[\d,]+\.\d{2,}\s+(?:(?:shares?|units?|shs?)\s+)?(?:of\s+)?)(?=[A-Za-z])/;
/** How many shares there are, the fund's code or the number of a note behind a name. */
const BEHIND =
  /(?:(?<!\$[\d,.]+\s*\(?[\d,]*)[,;]?\s*\(?[\d,]+(?:\.\d+)?\s*(?:shares?|shs?|units?)\b.*|\s*\((?:[a-z]|\d{1,2}(?:,\s?\d{1,2})*)\)|\s+#\s?\d{2,6})$/;

/** The number of a security in brackets behind its name. */
const CUSIP_BEHIND = /\s*\((?:CUSIP:?\s*)?(?=(?:\D*\d){4})[0-9A-Z]{8}\d\)$/i;

/** "+FDIC INSURED NOT SIPC COVERED": who answers for a deposit is no part of what it is called. */
const INSURED = /\s+[^A-Za-z\s]*\(?(?:not\s+)?(?:FDIC|NCUA|SIPC)[\s-](?:insured|covered)\b.*$/i;

/** What a fund is used for: "Federal Money Market Fund (settlement fund)". */
const USED_FOR = /\s*\((?:settlement|sweep|core)\s(?:fund|position|account|vehicle)\)$/i;

/** What a money market fund's row says of its yield: "7-day SEC yield 4.22%". */
const YIELD =
  /\s+(?:\d{1,2}|seven|thirty)[-\s]day\s+(?:(?:SEC|current|effective|simple|average|annual(?:ized)?)\b|yield).*$/i;

/** The last line of a money market fund's name, without the yield behind it: "MARKET (HLDXX) -- 7-day yield: 4.1%". */
export const withoutYield = (text: string): string =>
  YIELD.test(text) ? text.replace(YIELD, "").replace(/[\s–—-]+$/, "") : text;

/** Letters of notes behind a bank's name, in print as large as its own: "EXAMPLE BANK, SSB X,Z". */
const NOTES_BEHIND = /(?:\s|(?<=\sN\.A\.))[A-Z](?:,[A-Z]){1,3}$/i;
/** A recogniser may read their comma as a full stop, which else stands in forms of companies: "DEUTSCHE BANK A.G". */
const SEEN_NOTES_BEHIND =
  /(?:\s(?!(?:A\.[BGS]|B\.V|N\.[AV]|S\.[AE]|U\.[KS]|[FS]\.S\.B|L\.P|L\.L\.[CP]|P\.L\.C)\b)|(?<=\sN\.A\.)\s?|(?<=\b[SF]SB)(?=[A-Z]))[A-Z](?:[.,][A-Z]){1,3}$/i;
const BANK = /\b(?:bank|SSB|FSB|sweep|deposits?|money market)\b/i;
/** Classes and series of shares end in such letters, a bank's as well. */
const SECURITY = /\b(?:class(?:es)?|cl|series|ser|shares?|corp|inc|pfd|preferred|notes?|trust|fund)\b/i;

const withoutNotes = (text: string, notes: RegExp): string =>
  BANK.test(text) && !SECURITY.test(text) ? text.replace(notes, "") : text;

/** A recognised name without the letters of its notes. */
export const withoutSeenNotes = (name: string): string =>
  withoutNotes(name, SEEN_NOTES_BEHIND).replace(/,$/, "");

const SIGNS = String.raw`[*†‡◊¹²³⁴-⁹^+#§~∆●]`;
const IN_BRACKETS = String.raw`\((?:[a-z]|\d{1,2}(?:,\s?\d{1,2})*)\)|\[(?:[A-Za-z]|\d{1,2}(?:,\s?\d{1,2})*)\]`;
/** Signs and numbers of notes ahead of a name: "† Apex Tools", "(1) Apex Tools", "1,2 Apex Tools". */
const NOTE_AHEAD = new RegExp(
  String.raw`^(?:${SIGNS}+\d?|${IN_BRACKETS}|\d(?:,\d){1,3}(?=\s))\s*(?=[A-Za-z])`,
);
/** The same behind it: "Apex Tools [1]", "Apex Tools 1,2", "Apex Tools *1", and behind the form of a company one number alone: "Apex Inc 1". "Money Market+" has its sign in the name. */
const NOTE_BEHIND = new RegExp(
  String.raw`(?:(?:\s+|(?![+~]))${SIGNS}+\d?|\s*\[(?:[A-Za-z]|\d{1,2}(?:,\s?\d{1,2})*)\]|\s\d(?:,\d){1,3}|(?<=\b(?:inc|corp|co|ltd|plc|llc|etf)\.?)\s\d)$`,
  "i",
);
/** Behind a symbol all of these are notes: "APXT*", "APXT (1)", "APXT 1,2". */
const NOTE_OF_SYMBOL = new RegExp(String.raw`(?<=[A-Z])(?:\s?(?:${SIGNS}+\d?|${IN_BRACKETS})|\s\d(?:,\d)*)$`);

/** A symbol in a column of its own; how many there are may stand close behind: "CDZIX 500.000". "N/A" says that there is none. */
export const symbolIn = ({ text }: Segment): string =>
  text
    .trim()
    .replace(/(?:\s[\d,]+\.\d+)+$/, "")
    .replace(NOTE_OF_SYMBOL, "")
    .replaceAll(/^\(|\)$/g, "")
    .replace(/^N\/A$/i, "");

/** What announces the symbol that the next cell prints. */
const SYMBOL_TO_COME = /(?:\s[/([]?(?:symbol|ticker|sym|cusip|isin)[.:]?)+\s*$/i;

export function clean(text: string): string {
  return withoutNotes(
    text
      .replaceAll(/\s+/g, " ")
      .trim()
      .replace(NOTE_AHEAD, "")
      .replace(AHEAD, "")
      .replace(YIELD, "")
      .replace(INSURED, "")
      .replace(USED_FOR, "")
      .replace(CUSIP_BEHIND, "")
      .replace(BEHIND, "")
      // A quantity printed close to the name.
      .replace(/\s[\d,]+\.\d{2,}$/, "")
      .replace(SYMBOL_TO_COME, "")
      .replace(NOTE_BEHIND, ""),
    NOTES_BEHIND,
  )
    .replace(/[\s*†‡◊¹²³⁴-⁹^,;:/–—-]+$/, "")
    .trim();
}

/** Lines of a name stand at most this many line heights over or under the middle of its figures. */
export const LINE_REACH = 0.85;

export const middleOf = (box: { readonly y0: number; readonly y1: number }) => (box.y0 + box.y1) / 2;

/** What a bond is called before the rate it bears. */
const BOND =
  /\b(?:notes?|bonds?|treasury|util\w*|g\/o|rev\w*|cd|certificate|deb\w*|mtn|corp\w*|muni\w*|coupon)\b/i;

/** The second line of a bond: its rate and the day it is paid back. */
export const COUPON =
  /^(?:[A-Z]{2,10}\s){0,3}\d{1,2}\.\d{3,5}\s?%\s+(?:due|mat\w*|series|ser|\d{1,2}\/\d)|^(?:(?:due|mat\w*)\s+)?\d{1,2}\/\d{1,2}\/\d{2,4}\b/i;

/** "Treasury Note 4.125% due 11/15/2032", "60% Equity / 40% Bond Fund": a rate or a share that is part of a name. */
function isOfName(segment: Segment, { span }: PrintedValue, shares: number): boolean {
  const [before, after] = [segment.text.slice(0, span.start), segment.text.slice(span.end)];
  if (!LETTERS.test(before)) return COUPON.test(segment.text.trim()) || (shares > 1 && LETTERS.test(after));
  if (/^\s*(?:[A-Za-z]{2}|\d{1,2}\/)/.test(after)) return true;
  const isBond = BOND.test(before) && !/\b(?:fund|index|etf|portfolio|trust)\b/i.test(before);
  return after.trim() === "" && (/\.\d{3}/.test(span.text) || isBond);
}

/** "CAT 04/10/2024 Call $385.00", "JUN 05 24 $120": the price at which an option may be used is part of what it is called. */
const STRIKE =
  /\b(?:calls?|puts?)\b|\b[A-Z]{3} \d{1,2},? \d{2,4}\s*$|^[A-Z]{1,6} \d{1,2}\/\d{1,2}\/\d{2,4}\s*$/i;

/** "COM USD0.01": the face of a share is part of what it is called. */
const PAR = /^USD\s?0?\.\d+$/;

/** The figures of a cell: amounts, and percentages that are no part of a name. */
export function figuresIn({ values }: Reading, segment: Segment): readonly PrintedValue[] {
  const own = values.get(segment) ?? [];
  const shares = own.filter(({ kind }) => kind === "percent").length;
  return own.filter(
    (value) =>
      (value.kind === "money" &&
        !value.money.bare &&
        !PAR.test(value.span.text) &&
        !STRIKE.test(segment.text.slice(0, value.span.start))) ||
      (value.kind === "percent" && !isOfName(segment, value, shares)),
  );
}
