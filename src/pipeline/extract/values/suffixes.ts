import type { Segment, Sheet } from "../layout/sheet.ts";
import { onceFor } from "../once-for.ts";

const HEADING = /^(?:account\s|share\s)?(?:suffix|sfx)(?:\s(?:no\.?|number|#))?$/i;
const SUFFIX = /^\d{4}$/;
/** "MEMBERSHIP SAVINGS - 0000" */
const AT_END = /[A-Za-z)]\s?[-–—]\s?(?<digits>\d{4})$/;

type Suffixes = {
  /** The cells of the column. */
  readonly cells: ReadonlySet<Segment>;
  readonly digits: ReadonlySet<string>;
};

/** The suffixes that a credit union's overview lists in a column of their own: the ends of the numbers of its shares and loans. */
const suffixesOf = onceFor(({ rows, segments }: Sheet): Suffixes => {
  const cells = new Set<Segment>();
  for (const heading of segments.filter(({ text }) => HEADING.test(text.trim()))) {
    for (const row of rows.slice(heading.row + 1)) {
      const below = row.segments.find(
        (cell) => cell.page === heading.page && cell.x0 < heading.x1 && heading.x0 < cell.x1,
      );
      if (!below || !SUFFIX.test(below.text.trim())) break;
      cells.add(below);
    }
  }
  return { cells, digits: new Set([...cells].map(({ text }) => text.trim())) };
});

/** Where a cell prints one of those suffixes: in their column, or at the end of the title of a share or a loan. */
export function suffixIn(
  segment: Segment,
  sheet: Sheet,
): { readonly start: number; readonly end: number } | undefined {
  const { cells, digits } = suffixesOf(sheet);
  const printed = segment.text.trimEnd();
  const title = AT_END.exec(printed)?.groups?.["digits"];
  const isTitle = title !== undefined && digits.has(title);
  return cells.has(segment) || isTitle ? { start: printed.length - 4, end: printed.length } : undefined;
}
