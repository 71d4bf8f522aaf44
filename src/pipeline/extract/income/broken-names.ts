import type { Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { isAddressLine } from "./address-lines.ts";
import { EDGE, LEGAL_FORM, OTHER_LINE, WORDS } from "./name-lines.ts";
import { cellBelow } from "./payer.ts";

/** What schools, hospitals and unions end with instead, where more than that stands in the line. */
const HOUSE =
  /\b(?:school districts?|medical center|hospitals?|health (?:system|services|care)|healthcare|credit union|university|college|community college|public schools|foundation|authority|association|savings bank|trust company|restaurants?|stores)$/i;
/** One word that only goes on with a name: "CLARK COUNTY SCHOOL" over "DISTRICT". */
const LAST_WORD =
  /^(?:districts?|schools|centers?|living|partners|associates|group|authority|commission|bank|systems?|fund|board|administration)$/i;
/** "PRUDENTIAL INSURANCE COMPANY" over "OF AMERICA": no line of an address begins so. */
const GOES_ON = /^(?:of|at|(?:retirement )?systems? of)\s[A-Z]/i;
/** What stands behind such a word is another name. */
const OPENS_OTHER = /\b(?:dba|d\/b\/a|aka|fbo|f\/b\/o|c\/o|for|attn:?)$/i;
/** The line below that goes on with the name of a firm broken in a narrow box: only there the legal form follows. */
export function restOfName(line: Segment, reading: Reading): Segment | undefined {
  const name = line.text.trim();
  const next = cellBelow(reading, line, line.row);
  const rest = next?.text.trim() ?? "";
  const height = line.y1 - line.y0;
  const goesOn = GOES_ON.test(rest);
  if (!next || (LEGAL_FORM.test(name) && !goesOn) || !WORDS.test(rest) || !WORDS.test(name)) return undefined;
  const isOneCell = Math.abs(next.x0 - line.x0) < EDGE && next.y0 - line.y1 < height;
  if (!isOneCell || isAddressLine(rest) || OTHER_LINE.test(rest)) return undefined;
  if (OPENS_OTHER.test(name)) return undefined;
  const isEnd =
    goesOn || LEGAL_FORM.test(rest) || LAST_WORD.test(rest) || (HOUSE.test(rest) && !HOUSE.test(name));
  return isEnd && !squash(rest).startsWith(squash(name)) ? next : undefined;
}
