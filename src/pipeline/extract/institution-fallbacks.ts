import { type Segment, type Span, spanOf } from "./layout/sheet.ts";
import { isHeading } from "./lexicon/heading-words.ts";
import type { Reading } from "./reading.ts";

/** A name without a bank's words, from what is said beside it or from where it stands. */
export type NameGuess = { readonly span: Span; readonly name: string; readonly score: number };

const WORD = String.raw`(?:(?:Mr|St|Dr|Bros|[A-Z])\.|(?!NMLS)(?:[A-Z]|1st)[\w'’&-]*)`;
const NAME = String.raw`(?<name>${WORD}(?:\s(?:of|the|and|&)(?=\s)|\s${WORD}){0,4}(?:,?\s(?:Inc\b\.?|LLC|L\.P\.|Corp\b\.?))?)`;
/** What stands before or behind the issuer's name in the small print. */
const SAID: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:payable to|checks? to|(?:thank you|thanks) for (?:banking|being|choosing|saving)(?: with| at)?|welcome to|©\s?\d{4})\s*:?\s*${NAME}`,
  ),
  new RegExp(
    // "0% APR. PayPal, Inc.": the end of a word is no initial.
    String.raw`(?<![\w'’&-])${NAME}(?:,?\s(?:Inc|LLC|Corp)\.?)?[,\s|·•–-]+(?:Member\s?FDIC|NMLS|Member\s?NCUA|Equal Housing|is a (?:financial technology|registered|trademark|debt collector)|services? your)`,
  ),
];
const GENERIC =
  /^(?:our|your|the|this|you|we|us|all|member|page|customer|account|statement|summary|card|loan|payment|please|online|mobile|date|period|mail|phone|call|fdic|ncua|equal)\b|^(?:bank|credit union|financial|trust|mortgage|lending|servicing)$/i;
/** Words of headings, forms and letters: a line with one of them names a paper, not who sent it. */
export const PAPER =
  /statement|summary|report|page|account|balance|period|number|customer|invoice|bill\b|billing|notice|activity|overview|details|history|prepared|dear|hello|welcome|important|confidential|payment|amount|date|total|plan\b|letter|copy|form\b|monthly|annual|quarter|earnings|checking|savings|mortgage$|loans?$|cards?$|rewards|member\b|www|http|@|p\.?\s?o\.? box/i;

/** The name that the small print says: to whom to pay, who thanks, who is a member of the FDIC. */
export function saidName(segments: readonly Segment[], page: number): NameGuess | undefined {
  for (const pattern of SAID) {
    for (const segment of segments) {
      const match = pattern.exec(segment.text);
      const name = match?.groups?.["name"]?.replace(/[.,\s]+$/, "") ?? "";
      if (!match || name.length < 3 || GENERIC.test(name) || PAPER.test(name)) continue;
      const start = match.index + match[0].indexOf(name);
      return { span: spanOf(segment, start, start + name.length), name, score: 0.7 };
    }
  }
  return remittedName(segments, page);
}

const REMITTED =
  /^(?<name>[A-Z][\w.'’&-]*(?:\s(?:[A-Z&][\w.'’&-]*|of|the|and)){0,4}),\s*P\.?\s?O\.?\s?Box\s\d/i;

/** "MR. LARCH, PO BOX 650783, DALLAS" on the coupon and the same words at the head of the first page: who sent the paper. */
function remittedName(segments: readonly Segment[], page: number): NameGuess | undefined {
  for (const { text } of segments) {
    const name = REMITTED.exec(text)?.groups?.["name"]?.toLowerCase() ?? "";
    if (name.length < 4 || GENERIC.test(name) || PAPER.test(name)) continue;
    const head = segments.find(
      (other) =>
        other.page === page &&
        other.y0 < TOP &&
        other.text.toLowerCase().startsWith(name) &&
        !/^[\w'’]/.test(other.text.slice(name.length)),
    );
    if (head)
      return { span: spanOf(head, 0, name.length), name: head.text.slice(0, name.length), score: 0.7 };
  }
  return undefined;
}

const PERSON = /^[A-Z][A-Za-z'’.-]*(?:\s[A-Z][A-Za-z'’.-]*){1,3}(?:,\s[a-z]+)?$/;
/** A part of a house under its name: the block is a letterhead. */
const DEPARTMENT =
  /\b(?:services|department|dept|division|center|centre|office|branch|operations|banking|banker|treasury|lending|desk|unit)\b/i;
const STREET_LINE = /^\d+\s+\S/;
const CITY = /^[A-Z][A-Za-z.\s]+,?\s+[A-Z]{2}\s+\d{5}/;

/** A firm over a person, a street and a city is who the paper is sent to. */
export function isAddressee(segment: Segment, { sheet }: Reading): boolean {
  const height = segment.y1 - segment.y0;
  const below = sheet.rows
    .slice(segment.row + 1, segment.row + 9)
    .flatMap((row) => row.segments)
    .filter(
      (other) =>
        other.page === segment.page &&
        (Math.abs(other.x0 - segment.x0) < height || Math.abs(other.x1 - segment.x1) < height),
    );
  const [person, street, city] = below;
  // The letterhead of a paper stands apart from the address below it, and in larger print.
  const isBlock = [person, street, city].every((line, index, lines) => {
    const above = index === 0 ? segment : lines[index - 1];
    return (
      line !== undefined &&
      above !== undefined &&
      line.y0 - above.y1 < 0.8 * height &&
      Math.abs(line.y1 - line.y0 - height) < 0.2 * height
    );
  });
  return (
    isBlock &&
    person !== undefined &&
    PERSON.test(person.text) &&
    !DEPARTMENT.test(person.text) &&
    STREET_LINE.test(street?.text ?? "") &&
    CITY.test(city?.text ?? "")
  );
}

/** Last words of firms that lend and collect, too common to be looked for in running text. */
const FIRM_WORDS =
  "Loans|Partners|Credit|Pay|Finance|Group|Services|Company|Associates|Collections|Solutions|Education|Funding|Inc|LLC|Corp";
const FIRM = new RegExp(
  String.raw`^(?:[A-Z][\w'’&.-]*,?\s+(?:of\s+|and\s+|&\s+)?){1,4}(?:${FIRM_WORDS}|${FIRM_WORDS.toUpperCase()})\.?$`,
);
const POST_BOX = /^p\.?\s?o\.?\s?box\s\d/i;
const ANY_NAME = /^[A-Za-z][\w'’&.-]*(?:,?\s[A-Z&][\w'’&.-]*){0,4}$/;
/** First words of lines about the account itself. */
const OWN_WORDS =
  /^(?:available|minimum|total|new|previous|past|next|current|interest|purchases?|cash|credit|other|more|payment|balance|auto|student|personal)\b/i;
/** Where mail that nobody took goes back to, whoever sent it. */
export const MAIL_ROOM =
  /\breturn(?:ed)?\s+mail\b|^(?:mail|payment|remittance|correspondence|lockbox|document)s?\s+(?:operations|processing|services|department|dept\.?|center|unit)\b|^undeliverable\b/i;
const TOP = 0.15;
const TOP_ROWS = 2;

/** A letterhead: a line at the very top that ends like a firm's name. `segments` are those that name no amount. */
export function letterhead(
  { sheet }: Reading,
  segments: readonly Segment[],
  page: number,
): NameGuess | undefined {
  const first = sheet.rows[0]?.index ?? 0;
  for (const segment of segments) {
    if (segment.page !== page || segment.y0 > TOP || segment.row > first + TOP_ROWS) continue;
    const name = segment.text.replaceAll(/[®℠™]/g, "").trim();
    const below = sheet.rows[segment.row + 1]?.segments.find(
      (other) => Math.abs(other.x0 - segment.x0) < 0.01,
    );
    // The first line of the page over a post box is the sender, whatever it is called.
    const isSender =
      segment.row === first && below !== undefined && POST_BOX.test(below.text) && ANY_NAME.test(name);
    if (!isSender && (!/^[A-Z]/.test(name) || !FIRM.test(name))) continue;
    if (GENERIC.test(name) || OWN_WORDS.test(name) || MAIL_ROOM.test(name)) continue;
    if (
      /statement|summary|report|account|bill|notice|payment|amount|date|total|checking$|\bvisa\b|mastercard/i.test(
        name,
      )
    )
      continue;
    return { span: spanOf(segment, 0, segment.text.length), name: name.replace(/[.,]+$/, ""), score: 0.6 };
  }
  return undefined;
}

/** "zipwick | plan summary, Oct 12, 2026": the first words of the page, before a bar and the paper's title. */
const BEFORE_TITLE = /^(?<name>[A-Za-z][\w'’&.]*(?:\s[A-Z&][\w'’&.]*){0,3})\s+[|·•]\s+(?<title>.+)$/;

/** A brand at the head of the page, before the title of the paper, which the paper says again. */
export function brandBeforeTitle({ sheet }: Reading, page: number): NameGuess | undefined {
  const [first] = sheet.rows[0]?.segments ?? [];
  const { name = "", title = "" } = BEFORE_TITLE.exec(first?.text ?? "")?.groups ?? {};
  if (!first || first.page !== page || first.y0 > TOP || name.length < 3 || !PAPER.test(title))
    return undefined;
  if (GENERIC.test(name) || PAPER.test(name) || OWN_WORDS.test(name)) return undefined;
  const again = sheet.segments.some(
    (other) => other !== first && ` ${other.text.toLowerCase()} `.includes(` ${name.toLowerCase()} `),
  );
  return again ? { span: spanOf(first, 0, name.length), name, score: 0.7 } : undefined;
}

/** How firms of professionals end their names: "Hadley & Marsh, P.C.", "Orr Law Group". */
const PRACTICE =
  /^[A-Z][\w'’.-]*(?:(?:,|\s&|\sand)?\s(?:&\s)?[A-Z][\w'’.-]*){0,6}(?:,?\s(?:P\.\s?C\.|P\.\s?A\.|PC|PA|L\.?L\.?P\.?|P\.?L\.?L\.?C\.?)|\sLaw\s(?:Offices?|Group|Firm))$/;

/** A firm of professionals alone in a line at the head of its letter: the sender, whatever banks the letter names. */
export function practiceHead(
  { sheet }: Reading,
  segments: readonly Segment[],
  page: number,
): NameGuess | undefined {
  const first = sheet.rows[0]?.index ?? 0;
  const head = segments.find(
    ({ page: own, y0, row, text }) =>
      own === page &&
      y0 < TOP &&
      row <= first + TOP_ROWS &&
      sheet.rows[row]?.segments.length === 1 &&
      PRACTICE.test(text.trim()),
  );
  return head && { span: spanOf(head, 0, head.text.length), name: head.text.trim(), score: 2.3 };
}

/** A brand as houses print it: words with capitals, or one word in small letters. */
const BRAND = /^(?:(?:[A-Z][A-Za-z'’.]+|&|and|of)(?:\s(?:[A-Z][A-Za-z'’.]*|&|and|of)){0,3}|[a-z]{4,14})$/;
/** The line below a person's name is an address. */
const STREET = /^(?:\d+\s|p\.?\s?o\.?\s?box|[A-Z]?\d+-\d+\s)/i;

/** The first words of the page, in whatever size, which the paper says again elsewhere: its own name at the head of the sheet. */
export function repeatedHead({ sheet }: Reading, page: number): NameGuess | undefined {
  const [row] = sheet.rows;
  const [first] = row?.segments ?? [];
  const name = first?.text.replaceAll(/[®℠™]/g, "").trim() ?? "";
  if (!row || !first || first.page !== page || first.y0 > TOP || !BRAND.test(name)) return undefined;
  if (GENERIC.test(name) || PAPER.test(name) || OWN_WORDS.test(name) || isHeading(name)) return undefined;
  const below = sheet.rows[row.index + 1]?.segments.find((other) => Math.abs(other.x0 - first.x0) < 0.01);
  if (below && STREET.test(below.text)) return undefined;
  const again = sheet.segments.some(
    (other) =>
      /^[A-Z]/.test(other.text) &&
      other.row !== first.row &&
      ` ${other.text.toLowerCase()} `.includes(` ${name.toLowerCase()} `),
  );
  return again ? { span: spanOf(first, 0, first.text.length), name, score: 0.6 } : undefined;
}

/** "Example Stable Income Trust   10%": a part of something. */
export function isShared(segment: Segment, row: readonly Segment[], values: Reading["values"]): boolean {
  const [first, next, other] = row;
  const [value] = next ? (values.get(next) ?? []) : [];
  return (
    first === segment &&
    other === undefined &&
    value?.kind === "percent" &&
    value.span.start === 0 &&
    value.span.end === next?.text.length
  );
}
