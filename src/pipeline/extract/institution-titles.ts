import type { Guess } from "./institution-lines.ts";
import { KNOWN, NOT_A_NAME, sharesHost } from "./institution-words.ts";
import { type Segment, type Span, spanOf } from "./layout/sheet.ts";
import { isHeading } from "./lexicon/heading-words.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";

/** The recogniser reads "®" as "?" or as quotes. */
const HEADLINE = /^[A-Za-z][A-Za-z'’&*.\s®℠™?"”]{2,40}(?:\s\d{1,3})?$/;
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

/** "willow●": a mark drawn behind a logo is none of its letters. */
const DRAWN = /(?<![●•■◆▲◗\s])\s?[●•■◆▲◗]{1,4}\s?$/u;

/** Words in smaller print behind a brand name its product: "Prairie 529 College Savings Plan", "willow health savings". */
function largeWords(segment: Segment): string {
  const tallest = Math.max(...segment.words.map((word) => heightOf(word)));
  const end = segment.words.findIndex(
    (word) => heightOf(word) < (/^[a-z]/.test(word.word.text) ? 0.87 : 0.8) * tallest,
  );
  return end > 0 && !TRADE.test(segment.text)
    ? segment.text.slice(0, segment.starts[end]).trim()
    : segment.text.replace(DRAWN, "");
}

const QUESTION =
  /^(?:how|what|why|when|where|who|need|have|had|questions?|do|did|is|are|can|want|lost|moving|got|not|any)\b/i;

/** What a title says without product and marks; a "?" behind a word that asks nothing is a mark too. */
function brandIn(title: string): string {
  const name = title.replace(PRODUCT, "").replaceAll(/[®℠™]/g, "").trim();
  // A single word ends with a dot that is drawn, not spelled.
  return QUESTION.test(name)
    ? name
    : name.replace(/(?<=^[A-Z][a-z]{2,13}|^[a-z]{4,14})\.$|(?<=[A-Za-z])[?"”]$/, "");
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
export function headline(
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
export function fromHost(
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
