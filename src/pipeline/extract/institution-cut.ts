import type { Segment } from "./layout/sheet.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";
import type { Finding } from "./result/draft.ts";

/** "Wellmere R": the sign of a registered mark, recognised as the letter within it. */
const MARK = /(?<=[a-z]{3})\s[CR]$/;
/** One word in the print of a logo: "PARTNERS" under "HALE WEALTH". */
const WORD = /^[A-Z][A-Za-z'’&]{3,}$/;
/** What a paper is called, or does, stands under logos as well. */
const TITLE =
  /^(?:statements?|notices?|bills?|invoices?|accounts?|summary|pages?|dates?|coupon|letter|dear|reports?|payment|confidential|member|important|card|visa|mastercard|credit|checking|savings|mortgage|loan|portfolio|brokerage|investments?)$/i;
/** In page widths and heights. */
const EDGE = 0.006;
const HEAD = 0.2;

const heightOf = ({ y0, y1 }: Segment): number => y1 - y0;

/** Large print close under a name, from the same edge on, of one word: a logo goes on there. */
const isLoud = (text: string): boolean => text === text.toUpperCase();

function goesOn(name: Segment, below: Segment): boolean {
  const height = heightOf(name);
  const isAsLarge = heightOf(below) > 0.75 * height && heightOf(below) < 1.3 * height;
  return (
    below.page === name.page &&
    Math.abs(below.x0 - name.x0) < EDGE &&
    below.y0 > name.y0 + 0.5 * height &&
    below.y0 - name.y1 < 0.7 * height &&
    isAsLarge &&
    WORD.test(below.text.trim()) &&
    !TITLE.test(below.text.trim()) &&
    isLoud(below.text) === isLoud(name.text)
  );
}

/** "calder BLAKE": a word before the name in the same logo, set in another weight. */
const BEFORE = /^[a-z]{3,}\s$/;

/**
 * A recognised name without the sign of a mark behind it. Where its logo goes on under it, or begins before it, a part of the name may be
 * missing.
 */
export function doubtCutLogo(found: Finding, { sheet }: Reading): Finding {
  if (found.evidence.confidence === 1) return found;
  const name = MARK.test(found.value) ? { ...found, value: found.value.replace(MARK, "") } : found;
  const letters = squash(name.value);
  const logo = sheet.segments.find(
    ({ page, y0, text }) => page === name.evidence.page && y0 < HEAD && squash(text).includes(letters),
  );
  if (!logo) return name;
  const isUnderNothing =
    squash(logo.text) !== letters || !sheet.segments.some((below) => goesOn(logo, below));
  const start = logo.text.toLowerCase().indexOf(name.value.toLowerCase());
  const isWhole = start < 0 || !BEFORE.test(logo.text.slice(0, start));
  if (isUnderNothing && isWhole) return name;
  return { ...name, doubt: "A part of this name may stand beside it." };
}
