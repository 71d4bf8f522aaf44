import type { Segment, Sheet } from "../layout/sheet.ts";
import { onceFor } from "../once-for.ts";

const HEADING = /^(?:account\s|share\s)?(?:suffix|sfx)(?:\s(?:no\.?|number|#))?$/i;
const SUFFIX = /^\d{4}$/;
/** "MEMBERSHIP SAVINGS - 0000" */
const AT_END = /[A-Za-z)]\s?[-–—]\s?(?<digits>\d{4})$/;

/** The suffixes that a credit union's overview lists in a column of their own: the ends of the numbers of its shares and loans. */
const suffixesOf = onceFor(({ rows, segments }: Sheet): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const heading of segments.filter(({ text }) => HEADING.test(text.trim()))) {
    for (const row of rows.slice(heading.row + 1)) {
      const below = row.segments.find(
        (cell) => cell.page === heading.page && cell.x0 < heading.x1 && heading.x0 < cell.x1,
      );
      if (!below || !SUFFIX.test(below.text.trim())) break;
      found.add(below.text.trim());
    }
  }
  return found;
});

/** Where a cell prints one of those suffixes: alone, or at the end of the title of a share or a loan. */
export function suffixIn(
  { text }: Segment,
  sheet: Sheet,
): { readonly start: number; readonly end: number } | undefined {
  const known = suffixesOf(sheet);
  if (known.size === 0) return undefined;
  const printed = text.trimEnd();
  const digits = SUFFIX.test(printed.trim()) ? printed.trim() : AT_END.exec(printed)?.groups?.["digits"];
  return digits !== undefined && known.has(digits)
    ? { start: printed.length - digits.length, end: printed.length }
    : undefined;
}
