import type { Row } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { readHeading } from "../transactions/sections.ts";

/** What the title of a list says, without spaces. */
export const OF_A_LIST = /history|activity|transaction|payments/;

/** "All loans", "Your account", "Totals": a heading that is no single loan's. */
const OF_ALL = /\b(?:all|both|each|every|accounts?|loans|groups|combined|totals?)\b/i;
/** "Account number" announces a value. */
const LABEL = /\b(?:number|no|id|balance|amount|due)\b|[:#]\s*$/i;
/** "Date  Payment  Total" heads columns, whose list stands under the same title. */
const DAYS = /\bdate\b/i;
const CONTINUED = /\bcont(?:inued|'d|\.)/i;
const MAX_WORDS = 8;
/** Two words say more than the heading of a column. */
const LIST_IN_WORDS =
  /\S\s+\S*(?:history|activity|transactions|payments)\b|\b(?:activity|transactions|payments)\s+\S/i;

/** What a row says as a heading: its only cell, or the first one where a list is named and no columns are headed. */
function headingOf({ segments }: Row): string | undefined {
  const [first, ...others] = segments.map(({ text }) => text.trim());
  if (first === undefined || segments.some(({ text }) => DAYS.test(text))) return undefined;
  return others.length === 0 || LIST_IN_WORDS.test(first) ? first : undefined;
}

/**
 * Whether a row that names no loan ends what a title said of one: a heading of all loans, or of a list below rows of that loan or below
 * the title of its own list. "Payment history" right under "Loan AB" is that loan's.
 */
export function endsTitle(row: Row, isBegun: boolean): boolean {
  const text = headingOf(row);
  if (text === undefined || text.split(/\s+/).length > MAX_WORDS) return false;
  const isHeading = readHeading(text) !== undefined || OF_A_LIST.test(squash(text));
  if (OF_ALL.test(text)) return isHeading || !LABEL.test(text);
  return isBegun && isHeading && !CONTINUED.test(text);
}
