import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** Lines between the name of a shop and the number of what was bought there. */
const LINES_ABOVE = 2;
/** In page widths: a name over the number begins where it does. */
const SAME = 0.012;
/** "Sole House", "Casa Nido Home": few words, the first of them with a capital. */
const NAME = /^(?=[^a-z]*[A-Z])[\p{L}&'’. -]{3,40}$/u;
/** What a paper says of an order beside its number or over it. */
const NO_NAME =
  /\b(?:orders?|plans?|loans?|purchases?|payments?|pay\s(?:in|over|monthly)|active|open|current|your|details?|summary|statement|schedule|status|total|balance|dear|hi|hello|account|completed?|paid|due|late|interest|monthly|number|date|amount)\b/i;

/** What stands before the number of an order, and before the shop where the number stands between them. */
const LABEL = /^(?:(?:order|purchase)\b(?:\s(?:no\.?|number|id|#))?|(?:loan|plan)\s(?:no\.?|number|id|#))\s/i;

/** The same behind the shop: "Sole House Loan ID K7QX-6850". */
const LABEL_BEHIND = /\s(?:order|purchase|loan|plan)(?:\s(?:no\.?|number|id))?[\s:#]*$/i;

/** "Sole House 88120455", "Order 300114522 Sole House": the words of a name beside its number, where they are a shop's. */
export function shopIn(name: string): string | undefined {
  const tokens = name.split(/\s+/);
  const words = tokens.filter((token) => !/\d.*\d.*\d.*\d/.test(token));
  const text = words.join(" ").replace(LABEL, "").replace(LABEL_BEHIND, "");
  return words.length < tokens.length && NAME.test(text) && !NO_NAME.test(text) ? text : undefined;
}

/** The shop in the lines over a part of the paper: "Active loans" may stand over "Sole House Loan ID K7QX-6850". */
export function shopOfTitle(title: readonly Segment[]): { readonly shop?: string } {
  const lines = [...Map.groupBy(title, ({ row }) => row).values()];
  const named = lines.flatMap((cells) => shopIn(cells.map(({ text }) => text.trim()).join(" ")) ?? []);
  const shop = named.at(-1);
  return shop === undefined ? {} : { shop };
}

const isName = ({ text }: Segment): boolean => NAME.test(text.trim()) && !NO_NAME.test(text);

/**
 * The shop of an order: beside its number ("Order #300114522   Sole House", "Order 300114522 - Sole House"), or over it at the same edge.
 */
export function shopOf(heading: Segment, { sheet }: Reading): string | undefined {
  const row = sheet.rows[heading.row]?.segments ?? [];
  const beside = row.find((cell) => cell.x0 > heading.x1 && isName(cell));
  if (beside) return beside.text.trim();
  const within = /\d\s+(?:[·•|–—-]|at|from)\s+(?<shop>\S.*)$/.exec(heading.text.trim())?.groups?.["shop"];
  if (within !== undefined && NAME.test(within) && !NO_NAME.test(within)) return within;
  return shopOver(heading, sheet)?.text.trim();
}

/** The cell over the number of an order, at the same edge, that names its shop. */
export const shopOver = (heading: Segment, { rows }: Reading["sheet"]): Segment | undefined =>
  rows
    .slice(Math.max(0, heading.row - LINES_ABOVE), heading.row)
    .filter(({ page }) => page === heading.page)
    .flatMap(({ segments }) => segments.slice(0, 1))
    .findLast((cell) => Math.abs(cell.x0 - heading.x0) < SAME && isName(cell));
