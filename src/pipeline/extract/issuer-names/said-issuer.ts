import { isForm } from "../institution.ts";
import { KNOWN, NOT_A_NAME } from "../institution-words.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import { isHeading } from "../lexicon/heading-words.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

/** What calls the firm behind it the one who keeps the account. A lender may have sold the loan: it is none of these. */
const SERVICER = /^(?:(?:loan|mortgage)\s)?servicer(?:\sname)?\s*:|^name\sof\sservicer\s*:/i;
/** A bank or an institution may be the sender, the reader's own bank or the school of a student. */
const BANK =
  /^(?:financial\s)?institution(?:\sname)?\s*:|^(?:bank|credit\sunion)\sname\s*:|^name\sof\s(?:bank|(?:financial\s)?institution)\s*:/i;
/** What says, beside such a label or over it, that the bank is the reader's own. */
const OF_ANOTHER =
  /\bauto-?\s?pay\b|\bautomatic(?:ally)?\b|\bdirect\sdeposits?\b|\b(?:from|school|college|university|routing)\b/i;
const PAYEE = /^(?:(?:please\s)?make\s(?:your\s)?)?(?:checks?|payments?)\spayable\sto\s*:?\s*$/i;

/** Words as a firm prints its name; what stands in brackets behind it is a remark. */
const FIRM = /^(?<name>[A-Z][\w'’&.-]*(?:,?\s(?:of|the|and|&|[A-Z\d][\w'’&.-]*)){0,6})(?:\s\([^)]*\))?$/;

/** A keeper is named at the head of the paper; further down banks of other people stand. */
const HEAD = 0.35;

function nameIn(cell: Segment | undefined, from: number, score: number): Finding | undefined {
  const text = cell?.text.slice(from).trim() ?? "";
  const name = FIRM.exec(text)?.groups?.["name"];
  if (!cell || name === undefined || name.length < 4 || /\d{3}/.test(name)) return undefined;
  if (NOT_A_NAME.test(name.replace(/^the\s/i, "")) || isHeading(name)) return undefined;
  const start = cell.text.indexOf(name, from);
  return makeFinding(name, spanOf(cell, start, start + name.length), score);
}

const besides = ({ sheet }: Reading, cell: Segment): Segment | undefined => {
  const row = sheet.rows[cell.row]?.segments ?? [];
  return row[row.indexOf(cell) + 1];
};

const isOfAnother = ({ sheet }: Reading, { row, page }: Segment): boolean =>
  sheet.rows
    .slice(Math.max(0, row - 1), row + 1)
    .some((line) => line.page === page && line.segments.some(({ text }) => OF_ANOTHER.test(text)));

/** "Servicer: Harrow Loan Servicing Company", "Bank Name: Odell Trust Bank" at the head of the first page. */
function labelledName(reading: Reading, pattern: RegExp): Finding | undefined {
  const page = reading.sheet.rows[0]?.page;
  for (const segment of reading.sheet.segments) {
    if (segment.page !== page || segment.y0 > HEAD) continue;
    const label = pattern.exec(segment.text)?.[0];
    if (label === undefined || isOfAnother(reading, segment)) continue;
    const isAlone = label.length >= segment.text.trimEnd().length;
    const cell = isAlone ? besides(reading, segment) : segment;
    const found = nameIn(cell, isAlone ? 0 : label.length, 0.9);
    if (found) return found;
  }
  return undefined;
}

/** "Make Check Payable To:" over the name, where nothing else names who sent the paper. */
export function payeeBelow(reading: Reading): Finding | undefined {
  for (const segment of reading.sheet.segments) {
    if (!PAYEE.test(segment.text.trim())) continue;
    const below = reading.sheet.rows[segment.row + 1]?.segments.find(
      (other) =>
        other.page === segment.page &&
        Math.abs(other.x0 - segment.x0) < segment.y1 - segment.y0 &&
        other.y0 - segment.y1 < segment.y1 - segment.y0,
    );
    const found = nameIn(below, 0, 0.8);
    if (found) return found;
  }
  return undefined;
}

const KNOWN_KEYS: ReadonlySet<string> = new Set(KNOWN.map(({ squashed }) => squashed));

/** Who is called the servicer takes the place of a name that only its place or its words suggest; a labelled bank fills in where none was found. */
export function withSaidIssuer(name: Finding | undefined, reading: Reading): Finding | undefined {
  if (name && KNOWN_KEYS.has(squash(name.value))) return name;
  const servicer = labelledName(reading, SERVICER);
  if (servicer) return servicer;
  if (name && !isForm(name.value)) return name;
  return labelledName(reading, BANK) ?? name ?? payeeBelow(reading);
}

const FIRST_OF_PRODUCT =
  "Customized|Advantage|Cash(?:\\s?Back)?|Cashback|Rewards?|Signature|Platinum|Gold|Everyday|Banking|Checking|Visa|Mastercard|Unlimited|Preferred|Travel|Secured|World|Elite|Classic";
const OF_PRODUCT = `${FIRST_OF_PRODUCT}|Plus|Premier|Select|Total|Free|Card|Cards|Credit|Debit|Points|Savings|Account|SafeBalance|Relationship|Student|Interest|Essential|Market|Money`;
/** The form of a firm's name that ends before words of what it sells: "Bank of Odell Customized Cash Rewards", "Ferry Bank Everyday Checking". */
const BEFORE_PRODUCT = new RegExp(
  String.raw`^(?<firm>Bank of (?:the )?[A-Z][\w'’.-]*(?:\s[A-Z][\w'’.-]*){0,2}?|(?:[A-Z\d][\w'’&.-]*\s(?:of\s|the\s|and\s|&\s)?){1,5}?(?:Bank|Credit Union|FCU|Financial))[®™℠]?\s(?:${FIRST_OF_PRODUCT})(?:\s(?:${OF_PRODUCT}))*$`,
  "i",
);

/** A title joins the firm to its product: the name is the firm's. */
export function withoutProduct(name: Finding, { sheet }: Reading): Finding {
  const firm = BEFORE_PRODUCT.exec(name.value)?.groups?.["firm"];
  if (firm === undefined) return name;
  const print = sheet.segments.find(
    ({ page, text, y0, y1 }) =>
      page === name.evidence.page &&
      text.includes(firm) &&
      y0 < name.evidence.box[3] &&
      y1 > name.evidence.box[1],
  );
  if (!print) return { ...name, value: firm };
  const start = print.text.indexOf(firm);
  return {
    ...makeFinding(firm, spanOf(print, start, start + firm.length), name.score),
    witnessed: name.witnessed,
  };
}
