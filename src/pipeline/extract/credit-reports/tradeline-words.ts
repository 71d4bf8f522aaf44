import type { AccountKind } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { type Row, type Segment, type Sheet, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { formFields, tradelineKinds } from "../lexicon/report-labels.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { findMoney } from "../values/money.ts";
import { meaningOf } from "./amount-meaning.ts";

/** One account as a bureau shows it; figures by their contract names. */
export type Tradeline = {
  readonly creditor: Finding;
  readonly kind?: AccountKind;
  readonly status?: "open" | "closed";
  readonly figures: ReadonlyMap<string, Finding>;
  /** A collector's claim: reports count these apart from the accounts. */
  readonly isCollected?: true;
};

const COLLECTED =
  /^(?:(?:account |loan )?type:?\s*)?coll(?:ections?)?(?: (?:agency|account|attorney).*)?$|\bcollection (?:agency|account|attorney)\b|^>?in collections?<?$|^placed (?:for|with) collection|\boriginal creditor:?\s+[a-z]{2}/i;

/** "G : Collection Account J : Voluntary Surrender" tells what the codes of a history mean. */
const LEGEND = /(?:^|\s)[A-Z\d]{1,2}\s?[:=]\s?collection account/i;

/** Whether the words of an account say that a collector has it. */
export const isCollected = (texts: readonly string[]): boolean =>
  texts.some((text) => COLLECTED.test(text.trim()) && !LEGEND.test(text));

/** "Revolving" is printed over lines of credit as well as over cards. */
const REVOLVES = /^(?:account)?(?:type)?(?:revolving|revolv|rev|opend?ended?|revolvingaccount)$/;

/** "Installment loan" says that the account is one; "Loan/account class" beside "Credit card" is a label that no list knows. */
const IS_LOAN =
  /loan$|^(?:account)?(?:type)?(?:instal+ment|inst$|note|loan(?:secured|unsecured)?$|lineofcredit|paylater|buynow)/;

/** "REV-AS AGREED", "INST 30", "R01", "I-1": lenders' reports print the kind as a code before how the account is paid. */
const CODE = /^\s*(?:(?<word>REV|INST?|MTG|EDU|HELOC)(?=[\s/-])|(?<letter>[RIM])-?0?\d(?![\w]))/;
const LETTERS: ReadonlyMap<string, string> = new Map([
  ["R", "REV"],
  ["I", "INST"],
  ["M", "MTG"],
]);

const kindIn = (squashed: string): AccountKind | undefined =>
  tradelineKinds.find(([, pattern]) => pattern.test(squashed))?.[0];

function codedKind(text: string): string | undefined {
  const { word, letter = "" } = CODE.exec(text)?.groups ?? {};
  return word ?? LETTERS.get(letter);
}

/**
 * The kind that the texts name, best first; "installment" alone leaves room for what the creditor's name says, "revolving" for a line on
 * a house.
 */
export function kindOf(texts: readonly string[]): AccountKind | undefined {
  let general: AccountKind | undefined;
  let isSure = true;
  for (const text of texts) {
    const squashed = squash(kindIn(squash(text)) ? text : (codedKind(text) ?? text));
    const found = kindIn(squashed);
    if (found === undefined) continue;
    if (general === "credit-card") {
      if (found === "heloc") return found;
    } else if (found === "credit-card" && REVOLVES.test(squashed)) {
      if (general === "loan" && isSure) return general;
      general = found;
    } else if (found !== "loan")
      return general === "loan" && isSure && found === "credit-card" ? general : found;
    else if (general === undefined || !isSure) {
      general = found;
      isSure = IS_LOAN.test(squashed);
    }
  }
  return general;
}

const CLOSED =
  /\bclosed\b|\bcls?d\b|\bpaid\s*(?:off|in\s*full)\b|^\W*paid\s+(?:account|loan)\b(?!\s*:)|\btransferred\b|\binactive\b|\bpaid\s*,?\s*satisf/i;
/** "CURR", "CUR WAS 30": how lenders' reports print that an account is paid as agreed. */
const OPEN =
  /^curr?(?:\s+was\s+\d+.*)?$|\bopen\b|\bcurrent\b|\bactive\b|\bpay(?:s|ing)?[\s_]*as[\s_]*agreed\b|\bas[\s_]*agreed\b/i;

/** "Remarks: ACCOUNT CLOSED BY CONSUMER": it is closed, however it was paid; "reopened after being closed by" and "if closed by" say no such thing. */
const CLOSED_BY =
  /^(?:\W*(?:remarks?|comments?|notes?)\s*:)?\W*(?:account\s+)?(?:was\s+)?closed\s+(?:by|at)\s+(?:the\s+)?(?:consumer|customer|credit\s*grantor|creditor|lender|member|subscriber|your)\b/i;
const NOT_CLOSED = /\b(?:reopen|in error|disput)/i;

export const saysWhoClosed = (texts: readonly string[]): boolean =>
  texts.some((text) => CLOSED_BY.test(text.trim()) && !NOT_CLOSED.test(text));

const DAY = /\d{4}|\d\/\d/;
/** A day stands at the beginning of what follows its label; a line of months with its year further on is a history. */
const DAY_LETTERS = 20;

/** Whether the words behind a label begin with a day. */
export const beginsWithDay = (text: string): boolean => DAY.test(text.slice(0, DAY_LETTERS));

/** What words say of the account itself rather than of how it was paid. */
export const stateOf = (texts: readonly string[]): "open" | "closed" | undefined =>
  statusOf(
    texts.filter(
      (text) =>
        // ">Current Account<" is how it was paid, on closed accounts as well.
        !/^\W*>\s*current\b/i.test(text) &&
        !/^\W*(?:current|pa(?:id|ys?|ying)|never late|on time|as agreed)\b(?!.*\b(?:closed|off|in full)\b|\s+(?:account|loan)\b)/i.test(
          text.replaceAll("_", " "),
        ),
    ),
  );

/** "24% paid off": a part of a debt that goes on. */
const PART_PAID =
  /(?:\d\s*%|\$[\d,.]*\d)\s+(?:(?:is|has been|was)\s+)?paid(?:\s+off)?|\bpaid(?:\s+off)?:?\s+(?:\d+(?:\.\d+)?\s*%|\$)/gi;

export function statusOf(texts: readonly string[]): "open" | "closed" | undefined {
  for (const printed of texts) {
    const text = printed.replaceAll("_", " ").replaceAll(PART_PAID, " ");
    if (CLOSED.test(text)) return "closed";
    if (OPEN.test(text)) return "open";
  }
  return undefined;
}

const NOT_A_NAME =
  /^(?:account|creditor|lender|company|type|status|balance|opened|closed|open|date|credit|loan|total|page|individual|joint|revolving|instal+ment|accounts|your|payment|limit|summary|inquir|collections?|reported|here|dear|(?:co-?)?applicant|(?:co-?)?borrower|how|these|those|subject|mo(?:nth)?s\.?\srev(?:iewed|'?d)?)\b(?:[\s:.]|$)/i;

/** "Balance Amount - The total amount owed": what a heading means is told before the accounts. */
const DEFINITION = /\s[-–—]\s+['‘"“]?The\s/;
/** A line of prose above a list is no name. */
const SENTENCE = /(?<!\b[A-Z]|\b(?:Inc|Co|Corp|Ltd))\.$|[!?]$|^(?:\S+\s+){7}/i;
/** "( Continued On Next Page )" */
const PAGE_TURN = /^\W*(?:continued|cont'd|see next page|next page)\b/i;

/** "Trade line no. 2 - EXAMPLE BANK" */
const COUNTED =
  /^(?:trade ?line|account|item|debt)\s*(?:no\.?|number|nr\.?|#)?\s*\d{1,2}\s*[-–—:.]\s+(?=[A-Z])/i;

/** What bureaus print around a name: "3. " (on a picture also "3.EXAMPLE"), a masked number, "(CLOSED)". */
const NUMBERING =
  /^[•*–-]\s+|^(?:#\s?)?\d{1,2}(?:\.\d{1,2})?[.):]?\s+(?=[A-Z][A-Za-z&'./-]*(?:\s|$)|\d{1,3}(?:ST|ND|RD|TH|st|nd|rd|th)\b)|^\d{1,2}(?:\.\d{1,2})?[.)]\s+|^\d{1,2}\.(?=[A-Z]{2})/;
const MASKED =
  /(?:[\s-]+[Aa](?:ccount|cct|CCOUNT|CCT)\.?\s*(?:number|no\.?|#)?\s*:?)?\s+[#(]?(?=[\dX*x•#-]*[*Xx•]{2})[\dX*x•#-]+\)?$/;
const STATE = /\s*[([-]\s*(?:closed|open|paid|transferred|inactive)\s*[)\]]?$/i;

/** "EXAMPLE BANK - Credit Card - acct ending 4821": the name ends at the first dash. */
const BREAK =
  /\s+[-–—|·•]\s+|\s+\((?=[^)]*(?:card|loan|mortgage|open|closed|credit|lease|account|revolving|instal))|,\s+(?=(?:an?\s+)?(?:[a-z]+ )?(?:card|loan|mortgage|lease|open|closed)\b)/i;

/** "Satisfactory Accounts", "Auto loans": the heading of a list. */
const LIST_HEADING =
  /^(?:[a-z]+\s+){0,3}(?:accounts|tradelines|trade lines)(?:\s*\(\d+\))?$|^(?:your\s+)?(?:credit cards|(?:auto|car|student|home|personal|unsecured|signature|other)\s+loans|mortgages|lines of credit|loans)$/i;
const ADDRESS =
  /^(?:p\.?\s?o\.?\s?box|\d{1,6}\s+[A-Za-z])|\b[A-Z]{2}\s*,?\s+\d{5}\b|\(?\d{3}\)?[ -]\d{3}-\d{4}/i;

/** A name without what counts it. */
export const withoutCount = (text: string): string => text.replace(COUNTED, "");

const HEADING_NUMBER = /^(?:(?:part|section)\s+)?\d{1,2}[.):]\s+(?=[A-Z])/i;
/** What a heading counts or sums behind its words: "(2)", "2 accounts", "· $3,851 total". */
const HEADING_TAIL =
  /\s*[([·•|,:–—-]?\s*(?:\d{1,2}\s+(?:(?:open|active|closed)\s+)?(?:accounts?|cards?|loans?|items?|trade ?lines?)|\(\d{1,3}\)|(?:total(?:\s+balance)?:?\s+)?\$[\d,]+(?:\.\d\d)?(?:\s+(?:in\s+)?(?:total|all|owed|balance|combined))?)[)\]]?$/i;

/** "Collection Agency Information (This section includes accounts that ...)" */
const HEADING_NOTE = /\s+\((?:this section|these|the following|for your)\b.*$/i;

/** The words of a heading without its number and without what it counts: "2. Credit cards (3)", "Credit cards 2 accounts · $40 total". */
export function headingWords(printed: string): string {
  let text = printed.trim().replace(HEADING_NUMBER, "").replace(HEADING_NOTE, "");
  for (let rest = text.replace(HEADING_TAIL, ""); rest !== text; rest = text.replace(HEADING_TAIL, ""))
    text = rest;
  return text;
}

/** Whether a cell is the heading of a list, which speaks of the accounts below it. */
export const isListHeading = (text: string) => LIST_HEADING.test(headingWords(text));

/** "CREDIT ONE BANK": what ends as a company does is one, whatever it begins with. */
const COMPANY =
  /\b(?:bank|bk|n[. ]?a\.?|fcu|cu|union|finance|financial|fin|corp|corporation|inc|llc|acceptance|lending|lenders|fsb|usa|group|services|svcs|svcg|servicing)\.?$/i;

/** What a form calls the things it lists. */
export const FORM_NOUN =
  /\b(?:accounts?|age|status|dates?|numbers?|names?|files?|reports?|types?|codes?|terms|remarks?|comments?|details?|history|rating|owner)$/i;

/** "Delinquency First Reported", "Balloon Payment Date": a label in small letters, where names are in capitals or end as firms do. */
const isLabel = (text: string): boolean =>
  /^(?:unknown|contacts?|comments?|summary|overview|current|(?:pa(?:id|ys) )?as agreed)$/i.test(text) ||
  formFields.has(squash(text)) ||
  (/[a-z]{2}/.test(text) && !COMPANY.test(text) && (meaningOf(text) !== undefined || FORM_NOUN.test(text)));

const fieldBefore = (text: string, colon: number): string | undefined =>
  colon > 0 ? formFields.get(squash(text.slice(0, colon))) : undefined;

/** "Creditor: EXAMPLE BANK": the name without its label. */
function withoutLabel(text: string): string {
  const colon = text.indexOf(":");
  return fieldBefore(text, colon) === "creditor" ? text.slice(colon + 1).trim() : text;
}

/** "Responsibility: Joint" announces something else. */
const announcesOther = (text: string): boolean => fieldBefore(text, text.indexOf(":")) !== undefined;

/** "for: JORDAN SAMPLE" under the title of the report. */
const WHOSE = /^(?:prepared\s+|report\s+)?for\s*:/i;
/** "OPEN SKY BANKCARD 4411****": words that announce nothing, with an account's number behind them, are a name whatever the first one is. */
const ANNOUNCING =
  /\b(?:account|acct|number|no|card|loan|line|mortgage|balance|payment|limit|status|type|date|report|file|id)\b/i;
const isNumbered = (cell: string, text: string): boolean =>
  MASKED.test(cell.trim()) && /^[A-Z]\S*(?:\s+[A-Z&/]\S*)+$/.test(text.trim()) && !ANNOUNCING.test(text);

/** Whether a cell over a list of figures can be the name of the one who lent. */
export function isCreditorName(printed: string): boolean {
  const cell = withoutLabel(printed.trim());
  if (announcesOther(cell) || WHOSE.test(cell)) return false;
  const text = (cell.trim().replace(COUNTED, "").split(BREAK)[0] ?? "")
    .replace(NUMBERING, "")
    .replace(MASKED, "");
  return (
    (!NOT_A_NAME.test(text) || COMPANY.test(text) || isNumbered(cell, text)) &&
    !SENTENCE.test(text) &&
    !DEFINITION.test(cell) &&
    !PAGE_TURN.test(text) &&
    !isLabel(text) &&
    !cell.trim().endsWith(":") &&
    !isListHeading(cell) &&
    !LIST_HEADING.test(text) &&
    !ADDRESS.test(text)
  );
}

/** Names are in capitals more often than other headings; the letters that mask a number behind them may be small. */
export const isInCapitals = (printed: string): boolean =>
  /^[^a-z]+$/.test(
    printed
      .trim()
      .replace(MASKED, "")
      .split(/\s[-–—|·•(]/)[0] ?? "",
  );

/** "EXAMPLE BANK 5512****": a name with the number of the account behind it. */
export const hasMaskedNumber = (text: string): boolean => MASKED.test(text.trim());

/** The creditor's name at the start of a cell, without the account number that follows it. */
export function creditorIn(segment: Segment, values: readonly PrintedValue[]): Finding | undefined {
  const first = values.find((value) => value.kind !== "number");
  let end = first ? first.span.start : segment.text.length;
  const label =
    /\s*(?:[-–|·:(,]\s*)?(?:\b(?:account|acct|a\/c))?\s*(?:\b(?:number|no\.?)|#)?\s*(?:\bending(?:\s*in)?)?\s*[:(-]?\s*$/i.exec(
      segment.text.slice(0, end),
    );
  if (label && first) end = label.index;
  const text = withoutLabel(segment.text.slice(0, end).trim())
    .replace(COUNTED, "")
    .split(BREAK, 1)
    .join("")
    .replace(NUMBERING, "")
    .replace(MASKED, "")
    .replace(STATE, "")
    .replace(/[\s,:;|·-]+$/, "");
  if (text.length < 2 || !/[A-Za-z]{2}/.test(text.replaceAll(/[Xx]{2,}/g, ""))) return undefined;
  const start = segment.text.indexOf(text);
  return makeFinding(text, spanOf(segment, start, start + text.length), 0.9);
}

/** An amount, or a whole number where amounts are printed without sign and cents. */
export function figureOf(value: PrintedValue): Finding | undefined {
  return value.kind === "number"
    ? makeFinding(`${Number(value.number)}.00`, value.span, 0.9)
    : amountFinding(value);
}

const ENDS_IN_STATE = /\b(?:open|closed|paid|active|current)\s$/i;

export function amountFinding(value: PrintedValue): Finding | undefined {
  if (value.kind !== "money") return undefined;
  const { money, span } = value;
  // "Open - $8,900 limit": the dash parts it from the state before; "Balance - $12" is a credit.
  const isParted = /^[-–—]\s/.test(span.text) && ENDS_IN_STATE.test(span.segment.text.slice(0, span.start));
  return makeFinding(formatMoney(isParted ? cents(Math.abs(money.amount)) : money.amount), span, 0.9);
}

/** A card has a limit, a loan the amount that was borrowed; bureaus print a column for both. */
export function tidy(kind: AccountKind | undefined, figures: Map<string, Finding>): Map<string, Finding> {
  const either = figures.get("limitOrOriginal");
  figures.delete("limitOrOriginal");
  const revolves = kind === "credit-card" || kind === "heloc";
  if (either && kind !== undefined) figures.set(revolves ? "creditLimit" : "originalBalance", either);
  // A card's "high credit" is the most that was ever owed; what has a limit beside it revolves, whatever its kind is called.
  const hasLimit = Number(figures.get("creditLimit")?.value ?? "0") > 0;
  if (revolves || (kind === undefined && hasLimit)) figures.delete("originalBalance");
  else if (
    kind !== undefined &&
    (figures.has("originalBalance") || figures.get("creditLimit")?.value === "0.00")
  )
    figures.delete("creditLimit");
  return figures;
}

const MONTH =
  /^(?:(?:between|since|from|as of|in)\s+)*(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?(?:\s+\d*)?$/i;

/** What a report prints over its parts; no one who lends is called so. */
const PART_OF_REPORT =
  /\binquir|\benquir|credit (?:report|file|profile|score|history|summary)|consumer (?:report|file|disclosure)|(?:personal|account|payment|contact|creditor) (?:information|info|details|history|summary)|^(?:experian|equifax|trans ?union|innovis)(?: (?:llc|inc\.?|(?:information|consumer) [a-z]+))*$|\bscore\b|\bdisclosures?$|\b(?:credit|card) (?:usage|utili[sz]ation)$|\b(?:snapshot|overview|(?:debt|balance|loan|usage) summary)$|at a glance|public records|^(?:real estate|revolving|instal+ment|mortgage|open|closed|other)(?: accounts?| loans?)?$|^(?:credit|store|charge|bank) ?cards?$|^(?:auto|car|student|home|personal|unsecured|signature|education)(?: loans?)?$|^mortgages?$|balance histor|type of business|\b(?:days? )?(?:past due|late)$|charge-?off$|^page \d/i;

/** Whether a cell is the heading of a part of the report. */
export const isPartOfReport = (text: string): boolean => PART_OF_REPORT.test(text.trim());

/** A month over a history of balances, or the heading of a part, may have the place of a name. */
export const hasCreditor = ({ creditor: { value } }: Pick<Tradeline, "creditor">): boolean =>
  !MONTH.test(value) && !isPartOfReport(value);

const MONTH_BEFORE = /(?:^|[^a-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?\s*$/i;

const MONTH_ALONE = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|[jfmasond])[a-z]{0,6}\.?$/i;
/** Rows of a payment history, a year each. */
const YEARS_OF_HISTORY = 10;

/** A year alone in the first cell, below a row of months: it heads a row of a payment history. */
function headsHistory({ text, row, page }: Segment, rows: readonly Row[]): boolean {
  if (text.trim().length > 4 || rows[row]?.segments[0]?.text !== text) return false;
  return rows
    .slice(Math.max(0, row - YEARS_OF_HISTORY), row)
    .some(
      (above) =>
        above.page === page &&
        above.segments.filter((cell) => MONTH_ALONE.test(cell.text.trim())).length >= 6,
    );
}

/** "Opened December 2015" holds no amount, nor does the year under "as of Dec" in a narrow cell. */
function isYear({ span: { segment, start, text } }: PrintedValue, { rows }: Sheet): boolean {
  if (!/^(?:19|20)\d\d$/.test(text)) return false;
  if (headsHistory(segment, rows)) return true;
  if (start > 0) return MONTH_BEFORE.test(segment.text.slice(0, start));
  return rows
    .slice(Math.max(0, segment.row - 2), segment.row)
    .flatMap((row) => row.segments)
    .some(
      (above) =>
        Math.min(above.x1, segment.x1) > Math.max(above.x0, segment.x0) && MONTH_BEFORE.test(above.text),
    );
}

/** "Chester, PA 19016": part of an address. */
const isPostalCode = ({ span: { segment, start, text } }: PrintedValue): boolean =>
  /^\d{5}$/.test(text) && /(?:^|[\s,])[A-Z]{2},?\s+$/.test(segment.text.slice(0, start));

/** "SSN: XXX-XX-3361": the end of a masked number. */
const isMaskedEnd = ({ span: { segment, start } }: PrintedValue): boolean =>
  /[Xx*•]{2}[- ]?$/.test(segment.text.slice(0, start));

/** Where amounts have their sign, a number without one counts months or payments. */
function isCount(value: PrintedValue, isSigned: boolean): boolean {
  return isSigned && value.kind === "money" && value.money.bare;
}

/** On a picture the sign of an amount may be read as a letter ("S428"), and a zero behind it too ("$o/mo"). */
const SIGN_AS_LETTER = /^S(?=(?:[1-9]\d{0,2}(?:,\d{3})*|0)(?:\/mo)?$)/;
const ZERO_AS_LETTER = /^\$[oO](?=(?:\/mo)?$)/;

function misreadAmount(cell: Segment): PrintedValue | undefined {
  const text = cell.text.trim();
  if (text !== cell.text || cell.words.length !== 1 || spanOf(cell, 0, text.length).confidence === 1)
    return undefined;
  const plain = text.replace(ZERO_AS_LETTER, "$0").replace(SIGN_AS_LETTER, "$");
  const [money] = plain === text ? [] : findMoney(plain);
  return money && { kind: "money", span: spanOf(cell, money.start, money.end), money };
}

/** The reading without numbers that look like amounts without sign and cents: years behind months, and counts among amounts with signs. */
export function amountsOnly(reading: Reading): Reading {
  const { sheet } = reading;
  const all = reading.allValues.filter(({ kind }) => kind === "money");
  const isSigned = all.filter((value) => value.kind === "money" && !value.money.bare).length * 2 > all.length;
  const values = new Map(
    [...reading.values]
      .map(([segment, read]) => [segment, isSigned ? [misreadAmount(segment) ?? read].flat() : read] as const)
      .map(
        ([segment, own]) =>
          [
            segment,
            own.filter(
              (value) =>
                !isYear(value, sheet) &&
                !isPostalCode(value) &&
                !isMaskedEnd(value) &&
                !isCount(value, isSigned),
            ),
          ] as const,
      ),
  );
  return { sheet, values, allValues: [...values.values()].flat() };
}
