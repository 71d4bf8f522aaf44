import type { PrintedLabel } from "../candidates/find-labels.ts";
import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { ENDING } from "./lots.ts";

/** The day on which something was done. Days of purchase, of grants and of maturity stand in lists of what is held. */
const DAY_OF_MOVEMENT =
  /^(?:(?:trade|trans(?:action)?|settle(?:ment)?|post(?:ing|ed)?|process(?:ed|ing)?|activity|entry|effective)\s?)?(?:dates?|\(?mm\/dd(?:\/yy(?:yy)?)?\)?)$/i;
/** What moved, where a list of what is held heads its column as a value. */
const MOVED = /^(?:(?:total|net|gross|dollar|transaction)\s)?(?:amount|balance)\b/i;

/** A row of a list of movements: the headings begin with the day, and so does the row, or its day is that of the row above. */
export function isMovement({ sheet, values }: Reading, row: Row, { span }: PrintedLabel): boolean {
  if (!MOVED.test(span.text.trim())) return false;
  const [day, ...others] = sheet.rows[span.segment.row]?.segments ?? [];
  if (!day || others.length < 2 || !DAY_OF_MOVEMENT.test(day.text.trim())) return false;
  // A fund's own little statement ends with what it is worth.
  if (row.segments.some(({ text }) => ENDING.test(text.trim()))) return false;
  const [first] = row.segments;
  return first !== undefined && (values.get(first)?.[0]?.kind === "date" || first.x0 > day.x1);
}
