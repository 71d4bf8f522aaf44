import { isOfAddress } from "./income/address-lines.ts";
import type { Segment } from "./layout/sheet.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";
import { evidenceOfCells, type Finding } from "./result/draft.ts";

/** Words that say what a firm is: a line of nothing else is the end of a name, never all of it. */
const SAYS_WHAT =
  /^(?:(?:the|home|auto|student|personal|consumer|equity|mortgage|lending|loans?|finance|financial|services?|servicing|savings|federal|state|community|credit|union|bank|trust|company|group|acceptance|capital|funding|education|inc|llc|corp|corporation|n\.?a|&|and)\b[.,]?\s*)+$/i;
const GOES_ON = /^(?:of|and|&)\s/i;
const ENDS_OPENLY = /(?:&|\b(?:and|of))$/i;
/** A line of nothing but capitalised words, which titles of papers are as well. */
const NAME = /^[A-Z][A-Za-z'’.&-]*(?:\s(?:[A-Z&][A-Za-z'’.&-]*|of|and|the))*$/;
const TITLE =
  /\b(?:statement|notice|bill|invoice|account|summary|page|date|loan number|coupon|letter|dear)\b/i;
/** In page widths and heights. */
const EDGE = 0.006;
const HEAD = 0.15;

const isUnder = (lower: Segment | undefined, upper: Segment): lower is Segment => {
  const height = upper.y1 - upper.y0;
  return (
    lower !== undefined &&
    lower.page === upper.page &&
    Math.abs(lower.x0 - upper.x0) < EDGE &&
    lower.y0 - upper.y1 < height &&
    Math.abs(lower.y1 - lower.y0 - height) < 0.15 * height
  );
};

/**
 * A name in two lines of one print over its address, of which one was found: "Cedar Hill" over "Servicing, LLC", "First Bank" over
 * "of Alder". The lines head the page, so that nobody else's stand over them.
 */
export function withBothLines(name: Finding, { sheet }: Reading): Finding {
  const [first, second, address] = sheet.segments;
  if (!first || first.y0 > HEAD || !isUnder(second, first) || !address || !isOfAddress(address.text.trim()))
    return name;
  const [above, below] = [first.text.trim(), second.text.trim()];
  const found = squash(name.value);
  if (found !== squash(above) && found !== squash(below)) return name;
  if (!NAME.test(above) || TITLE.test(`${above} ${below}`)) return name;
  const isEnd = SAYS_WHAT.test(below) && (found === squash(below) || !SAYS_WHAT.test(above));
  const isOne = isEnd || GOES_ON.test(below) || ENDS_OPENLY.test(above);
  if (!isOne) return name;
  return { ...name, value: `${above} ${below}`, evidence: evidenceOfCells([first, second]) };
}
