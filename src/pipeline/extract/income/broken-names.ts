import type { Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { cellBelow, isAddressLine } from "./payer.ts";

/** What ends the name of a firm: nothing of it stands in the line below. */
const LEGAL_FORM =
  /(?:^|[\s,])(?:inc|incorporated|llc|l\.l\.c|corp|corporation|company|co|ltd|limited|l\.?p|llp|l\.l\.p|pllc|plc|p\.?c|p\.a|n\.?a|fsb)\.?$/i;
/** What schools, hospitals and unions end with instead, where more than that stands in the line. */
const HOUSE =
  /\b(?:school districts?|medical center|hospitals?|health (?:system|services|care)|healthcare|credit union|university|college|community college|public schools|foundation|authority|association|savings bank|trust company|restaurants?|stores)$/i;
/** Whose attention is asked for, another name of the firm, a part of it or of an address. */
const OTHER_LINE =
  /^(?:c\/o|in care of|attn|attention|dba|d\/b\/a|aka|a\/k\/a|fka|f\/k\/a|formerly|t\/a|as\s|agent|payroll|human resources|hr\b|accounts? payable|department|dept|division|office of|suite|ste\b|floor|unit|building|bldg|room|po box|p\.?\s?o\.?\s?box|one\s)/i;
/** In page widths: lines of one cell. */
const EDGE = 0.006;

const WORDS = /^[A-Za-z&][A-Za-z'’&.,() -]{1,50}$/;

/** The line below that goes on with the name of a firm broken in a narrow box: only there the legal form follows. */
export function restOfName(line: Segment, reading: Reading): Segment | undefined {
  const name = line.text.trim();
  const next = cellBelow(reading, line, line.row);
  const rest = next?.text.trim() ?? "";
  const height = line.y1 - line.y0;
  if (!next || LEGAL_FORM.test(name) || !WORDS.test(rest) || !WORDS.test(name)) return undefined;
  const isOneCell = Math.abs(next.x0 - line.x0) < EDGE && next.y0 - line.y1 < height;
  if (!isOneCell || isAddressLine(rest) || OTHER_LINE.test(rest)) return undefined;
  const isEnd = LEGAL_FORM.test(rest) || (HOUSE.test(rest) && !HOUSE.test(name));
  return isEnd && !squash(rest).startsWith(squash(name)) ? next : undefined;
}
