import { spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

const NAME = String.raw`(?<name>[A-Z][A-Za-z-]{3,20})`;
/** How a report says whose files it shows. */
const SAID: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:[Yy]our|[Tt]his)\s+${NAME}\s+(?:[Cc]redit\s+|[Cc]onsumer\s+)?(?:[Rr]eport|[Ff]ile|[Dd]isclosure)\b`,
  ),
  new RegExp(String.raw`\breported\s+to\s+${NAME}\b`),
  new RegExp(
    String.raw`\b${NAME}\s+(?:(?:Consumer|Credit)\s+)?(?:Information|Disclosure|Reporting)\s+(?:Services|Solutions|Agency)\b`,
  ),
];
/** "someone accesses your credit information from Example Union", "should you wish to contact Example Union": names of up to three words. */
const NAMES = String.raw`(?<name>[A-Z][A-Za-z-]{2,20}(?:\s[A-Z][A-Za-z-]{2,14}){0,2})`;
const SAID_OF_FILES: readonly RegExp[] = [
  new RegExp(
    String.raw`\baccess(?:es|ed)\s+your\s+(?:credit|consumer)\s+(?:information|report|file)\s+(?:from|at|with)\s+${NAMES}(?=[.,])`,
  ),
];
const ANY_REPORT =
  /^(?:free|annual|full|credit|consumer|personal|online|current|latest|complete|first|last|monthly|weekly|updated|national|general|other|three|each|both|customer)$/i;
/** The head of the first page. */
const HEAD = 0.1;

/**
 * The bureau of a report when it is none of the large ones: the name by which the report calls its files, printed at the head of the first
 * page or in several lines. The print nearest the top is returned.
 */
export function unlistedBureau({ sheet }: Reading): Finding | undefined {
  const first = sheet.rows[0]?.page;
  const names = [...SAID, ...SAID_OF_FILES].flatMap((pattern) =>
    sheet.segments.flatMap(({ text }) => {
      const name = pattern.exec(text)?.groups?.["name"];
      return name !== undefined && !ANY_REPORT.test(name) ? [name] : [];
    }),
  );
  for (const name of names) {
    const print = new RegExp(`(?<![A-Za-z-])${name}(?![A-Za-z-])`, "i");
    const lines = sheet.segments.filter(({ text }) => print.test(text));
    const [top] = lines;
    const match = top && print.exec(top.text);
    if (!top || !match) continue;
    const rows = new Set(lines.map(({ row }) => row));
    if (rows.size < 2 && (top.page !== first || top.y0 > HEAD)) continue;
    return makeFinding(match[0], spanOf(top, match.index, match.index + match[0].length), 0.8);
  }
  return undefined;
}
