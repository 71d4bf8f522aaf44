import { type Segment, type Span, spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** What ends the name of a firm: nothing of it stands in the line below. */
export const LEGAL_FORM =
  /(?:^|[\s,])(?:inc|incorporated|llc|l\.l\.c|corp|corporation|company|co|ltd|limited|l\.?p|llp|l\.l\.p|pllc|plc|p\.?c|p\.a|n\.?a|fsb)\.?$/i;
/** Whose attention is asked for, another name of the firm, a part of it or of an address. */
export const OTHER_LINE =
  /^(?:c\/o|in care of|attn|attention|dba|d\/b\/a|aka|a\/k\/a|fka|f\/k\/a|formerly|t\/a|as\s|agent|payroll|human resources|hr\b|accounts? payable|department|dept|division|office of|suite|ste\b|floor|unit|building|bldg|room|po box|p\.?\s?o\.?\s?box|one\s)/i;
/** In page widths: lines of one cell. */
export const EDGE = 0.006;
/** A line of nothing but words. */
export const WORDS = /^[A-Za-z&][A-Za-z'’&.,() -]{1,50}$/;

const GOVERNMENT =
  /^(?:(?:city|county|state|town|township|village|borough|commonwealth) of\s\S|.*\scounty$)/i;
const DEPARTMENT = /^(?:department|dept\.?|division|office|bureau|board) of\b/i;
/** A line that cannot begin a name, and one that is only the last word of it. */
const CONNECTS = /^(?:of|and|&)\s/i;

const lineOver = (line: Segment, { sheet }: Reading): Segment | undefined => {
  const height = line.y1 - line.y0;
  return sheet.rows
    .slice(Math.max(0, line.row - 3), line.row)
    .flatMap(({ segments }) => segments)
    .findLast(
      (over) =>
        over.page === line.page &&
        Math.abs(over.x0 - line.x0) < EDGE &&
        line.y0 - over.y1 < height &&
        Math.abs(over.y1 - over.y0 - height) < 0.15 * height,
    );
};

/** Words that say what a firm is, and stand alone in a line only where they end the name over it. */
const LAST_WORDS =
  /^(?:(?:medical|health|care|school|day|high|senior|family|restaurant|staffing|service|retirement|community|regional|management|credit|public)\s)?(?:cent(?:er|re)s?|hospitals?|clinics?|systems?|services|university|college|districts?|schools?|living|association|authority|foundation|corporation|company|group|partners|associates|industries|enterprises|health|healthcare|council|commission|cooperative|laboratories|holdings|institute|restaurants|stores|solutions|technologies|union)(?:,?\s(?:inc|llc|corp|co|ltd|llp|pc)\.?)?$/i;

/** A name that ends in what its firm is, and needs no more. */
const WHOLE =
  /\s(?:cent(?:er|re)s?|hospitals?|clinics?|systems?|services|university|college|districts?|association|authority|foundation|corporation|company|group|partners|associates|industries|enterprises|council|commission|cooperative|laboratories|holdings|institute|restaurants|stores|solutions|technologies|union)$/i;
/** "School District" under a county, "Credit Union" under a company: bodies of their own, which no department is called. */
const BODY =
  /(?:^|\s)(?:districts?|schools?|college|university|hospitals?|medical\scent(?:er|re)s?|systems?|association|authority|foundation|cooperative|union|corporation|company|group|holdings)$/i;

/** "Public Health" under "City of Dover" is a part of it, as "Family Services" is of a firm whose name is whole. */
const isPartOf = (name: string, words: string): boolean =>
  LAST_WORDS.test(words) &&
  (GOVERNMENT.test(name) || WHOLE.test(name)) &&
  !BODY.test(words) &&
  !LEGAL_FORM.test(words);
const isLastOf = (name: string, words: string): boolean => LAST_WORDS.test(words) && !isPartOf(name, words);

/** The line under a name that is nothing but its last word: "St. Orrin Regional Medical" over "Center". */
export function lineThatEnds(line: Segment, { sheet }: Reading): Segment | undefined {
  const height = line.y1 - line.y0;
  const text = line.text.trim();
  if (!/\s/.test(text) || !WORDS.test(text) || LEGAL_FORM.test(text)) return undefined;
  const below = sheet.rows
    .slice(line.row + 1, line.row + 4)
    .flatMap(({ segments }) => segments)
    .find((other) => other.page === line.page && Math.abs(other.x0 - line.x0) < EDGE);
  const isNext =
    below !== undefined &&
    below.y0 - line.y1 < height &&
    Math.abs(below.y1 - below.y0 - height) < 0.15 * height &&
    below.x1 < line.x1;
  return isNext && isLastOf(text, below.text.trim()) ? below : undefined;
}

/**
 * The rest of a name that a label announces, in the line under it and over its address: "Employer: Harlan & Foss" over "Trucking, Inc."
 * over a street. A department or another name of the firm says nothing of what it is.
 */
export function restOfName(
  name: Span,
  text: string,
  { sheet }: Reading,
  isFirm: (text: string) => boolean,
  isAddress: (text: string) => boolean,
): Segment | undefined {
  if (LEGAL_FORM.test(text)) return undefined;
  const height = name.y1 - name.y0;
  const [rest, street] = sheet.rows
    .slice(name.segment.row + 1, name.segment.row + 4)
    .flatMap(({ segments }) => segments)
    .filter(({ page, x0 }) => page === name.segment.page && Math.abs(x0 - name.x0) < EDGE);
  if (!rest || !street || !isAddress(street.text.trim()) || rest.y0 - name.y1 > height) return undefined;
  const words = rest.text.trim();
  if (!WORDS.test(words) || OTHER_LINE.test(words) || isAddress(words)) return undefined;
  const isOpen = ENDS_OPENLY.test(text) || CONNECTS.test(words);
  const saysWhat = isFirm(words) && !isFirm(text);
  return isOpen || saysWhat || isLastOf(text, words) ? rest : undefined;
}

/**
 * The two lines of a name that no label announces, over its address, or the one over a part of the firm; undefined where the line says it
 * all. Over a firm may stand a person: only what begins no name goes on.
 */
export function linesOverAddress(
  line: Segment,
  reading: Reading,
  isName: (text: string) => boolean,
  isAddress: (text: string) => boolean,
): readonly Segment[] | undefined {
  const restOf = (first: Segment) =>
    restOfName(spanOf(first, 0, first.text.length), first.text.trim(), reading, () => false, isAddress);
  const rest = restOf(line);
  if (rest) return [line, rest];
  const over = lineOver(line, reading);
  const above = over?.text.trim() ?? "";
  const isStart = /\s/.test(above) && WORDS.test(above) && isName(above) && !OTHER_LINE.test(above);
  if (!over || !isStart) return undefined;
  if (isPartOf(above, line.text.trim())) return [over];
  return restOf(over) === line ? [over, line] : undefined;
}

/** A line that cannot end a name. */
const ENDS_OPENLY = /(?:,|&|\b(?:and|of))$/i;
/** Two or three words with capitals are a person or a product, unless one of them is a firm's or "&" joins them. */
const isOfFirm = (text: string, isFirm: (text: string) => boolean): boolean =>
  isFirm(text) || /\s&\s|&$/.test(text);

/**
 * The lines over one that only ends a name: "HARLAND & FOSS" over "CABINETRY INC", or the town whose department a line names, which is
 * the employer itself.
 */
export function linesOfName(
  line: Segment,
  reading: Reading,
  isName: (text: string) => boolean,
  isFirm: (text: string) => boolean,
): readonly Segment[] {
  const text = line.text.trim();
  const over = lineOver(line, reading);
  const above = over?.text.trim() ?? "";
  if (!over || !WORDS.test(above) || !isName(above) || OTHER_LINE.test(above)) return [line];
  if (DEPARTMENT.test(text) && GOVERNMENT.test(above)) return [over];
  const isLast = LEGAL_FORM.test(text) && text.replace(LEGAL_FORM, "").trim().split(/\s+/).length === 1;
  // One word and a form ("ACME LLC") are a whole name as well.
  const goesOn = ENDS_OPENLY.test(above) || isOfFirm(above, isFirm) || LAST_WORDS.test(text);
  const isOpen = CONNECTS.test(text) || (isLast && /\s/.test(above) && goesOn);
  if (!isOpen || LEGAL_FORM.test(above)) return [line];
  const higher = CONNECTS.test(text) ? lineOver(over, reading) : undefined;
  const first = higher?.text.trim() ?? "";
  const isFirst =
    WORDS.test(first) &&
    isName(first) &&
    isOfFirm(first, isFirm) &&
    !LEGAL_FORM.test(first) &&
    !OTHER_LINE.test(first);
  return higher && isFirst ? [higher, over, line] : [over, line];
}
