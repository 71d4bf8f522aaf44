import type { Segment } from "./layout/sheet.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";
import { evidenceOfCells, type Finding } from "./result/draft.ts";

/** One word in the print of a logo: "PARTNERS" under "HALE WEALTH". */
const WORD = /^[A-Z][A-Za-z'’&]{3,}$/;
/** What a paper is called, or does, stands under logos as well. */
const TITLE =
  /^(?:statements?|notices?|bills?|invoices?|accounts?|summary|pages?|dates?|coupon|letter|dear|reports?|payment|confidential|member|important|card|visa|mastercard|credit|checking|savings|mortgage|loan|portfolio|brokerage|investments?)$/i;
/** In page widths and heights. */
const EDGE = 0.006;
const HEAD = 0.2;

/** "Harbor Bank": a name that says what the firm is goes no further. */
const WHOLE = /\b(?:bank|credit union|f?cu|inc|incorporated|llc|llp|corp|corporation|co|company|n\.?a)\.?$/i;

const heightOf = ({ y0, y1 }: Segment): number => y1 - y0;

const isLoud = (text: string): boolean => text === text.toUpperCase();

/** Print as large as a name close under it, from the same edge on, of one word: a logo goes on there. */
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

/** "Wellmere R": the sign of a registered mark is recognised as the letter within it; "Hamlin Grade C" ends so by itself. */
const MARK = /(?<=[a-z]{3})\s[CR]$/;

/** The same name as it may be whole: one tap answers the question with it. */
const asWhole = (name: Finding, value: string, cells: readonly Segment[]): Finding => ({
  ...name,
  value,
  evidence: evidenceOfCells(cells),
  rivals: [],
});

/** What is less legible ("FUNDSE" for "FUNDS®") is not proposed: the person types it. */
const LEGIBLE = 0.95;
const CUT = "A part of this name may stand beside it.";

/** A recognised name, in doubt where it ends in what may be the sign of a mark, or where its logo goes on under it or begins before it. */
export function doubtCutLogo(name: Finding, { sheet }: Reading): Finding {
  if (name.evidence.confidence === 1) return name;
  if (MARK.test(name.value)) {
    const doubt = "Its last letter may be the sign of a registered mark.";
    return { ...name, value: name.value.replace(MARK, ""), doubt, rivals: [{ ...name, rivals: [] }] };
  }
  const letters = squash(name.value);
  const logo = sheet.segments.find(
    ({ page, y0, text }) => page === name.evidence.page && y0 < HEAD && squash(text).includes(letters),
  );
  if (!logo) return name;
  const mayGoOn = squash(logo.text) === letters && !WHOLE.test(logo.text.trim());
  const below = mayGoOn ? sheet.segments.find((other) => goesOn(logo, other)) : undefined;
  if (below) {
    const whole = asWhole(name, `${name.value} ${below.text.trim()}`, [logo, below]);
    return { ...name, doubt: CUT, rivals: whole.evidence.confidence < LEGIBLE ? [] : [whole] };
  }
  const start = logo.text.toLowerCase().indexOf(name.value.toLowerCase());
  const before = start >= 0 ? BEFORE.exec(logo.text.slice(0, start))?.[0] : undefined;
  return before === undefined
    ? name
    : { ...name, doubt: CUT, rivals: [asWhole(name, `${before}${name.value}`, [logo])] };
}
