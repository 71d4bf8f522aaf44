import type { AccountKind } from "#contract/extraction.ts";
import type { Row, Segment, Sheet } from "../layout/sheet.ts";
import { onceFor } from "../once-for.ts";
import type { Reading } from "../reading.ts";
import { headingWords, isListHeading, kindOf } from "./tradeline-words.ts";

const STATE =
  /^(?:your\s+)?(?<state>open|active|currently open|closed|inactive|paid\s*(?:and|or|\/)?\s*closed)(?:\s+credit)?(?:\s+(?:accounts?|tradelines))?(?:\s*\(\d+\))?$/i;

/** "Closed accounts", "Open (3)": a heading; "Closed accounts 1" counts. */
function stateOfHeading(text: string): "open" | "closed" | undefined {
  const state = STATE.exec(headingWords(text))?.groups?.["state"];
  if (state === undefined) return undefined;
  return /^(?:open|active|currently)/i.test(state) ? "open" : "closed";
}

/** "Open Trades", "CLOSED TRADELINES" right over the headings of a table; elsewhere such words may stand over counts. */
export function stateOverTable({ sheet }: Reading, head: number): "open" | "closed" | undefined {
  const [over, another] = sheet.rows[head - 1]?.segments ?? [];
  if (!over || another || over.page !== sheet.rows[head]?.page) return undefined;
  return stateOfHeading(headingWords(over.text).replace(/\btrade(?:s|\s?lines)$/i, "accounts"));
}

/** "Open Accounts", "Closed" above a table or a list of blocks. */
export function sectionStatus(reading: Reading, row: number): "open" | "closed" | undefined {
  for (let index = row - 1; index >= 0; index--) {
    const [only, another] = reading.sheet.rows[index]?.segments ?? [];
    const state = only && !another ? stateOfHeading(only.text) : undefined;
    if (state) return state;
  }
  return undefined;
}

const heightOf = (cell: Segment) => cell.y1 - cell.y0;
/** Print of one size differs by less, that of a heading from that of a name by more. */
const SAME_SIZE = 0.04;
const LARGER = 1.08;

/**
 * Whether a heading printed just like this one, in words that nothing knows, stands between it and a name in smaller print: the accounts
 * below that one are of some other kind.
 */
export function isSuperseded(heading: Segment, name: Segment, { rows }: Sheet): boolean {
  const isAlike = (cell: Segment) =>
    Math.abs(heightOf(cell) / heightOf(heading) - 1) < SAME_SIZE && Math.abs(cell.x0 - heading.x0) < 0.01;
  if (heightOf(heading) < LARGER * heightOf(name)) return false;
  return rows
    .slice(heading.row + 1, name.row)
    .some(({ segments: [only, beside] }) => only && (!beside || isTail(beside)) && isAlike(only));
}

/** Rows between the heading of a table and the headings of its columns. */
const TABLE_HEADING = 2;

/** "REAL ESTATE", "INSTALLMENT" right over the headings of columns: elsewhere such words may be those of one account. */
function kindOverTable({ sheet }: Reading, head: number): AccountKind | undefined {
  const over = sheet.rows.slice(Math.max(0, head - TABLE_HEADING), head).toReversed();
  const heading = over.find(({ segments, page }) => segments.length === 1 && page === sheet.rows[head]?.page);
  return heading && sectionOf(heading)?.kind;
}

/** "Credit cards" or "Home loans" above a table, of which `head` is the first row of its headings. */
export function sectionKind(reading: Reading, row: number, head?: number): AccountKind | undefined {
  const over = head === undefined ? undefined : kindOverTable(reading, head);
  if (over) return over;
  const [name] = reading.sheet.rows[row]?.segments ?? [];
  for (let index = row - 1; index >= 0; index--) {
    const [only, another] = reading.sheet.rows[index]?.segments ?? [];
    if (only && !another && isListHeading(only.text))
      return name && isSuperseded(only, name, reading.sheet)
        ? undefined
        : kindOf([headingWords(only.text).replace(/s$/i, "")]);
  }
  return undefined;
}

/** What follows the accounts. */
const AFTER_ACCOUNTS =
  /^(?:\d{1,2}\.?\s*)?(?:your\s+)?(?:(?:hard|soft|regular|other|credit|recent|account review|promotional)\s+)*(?:inquir|enquir|public rec|collections?\b|in collections?|requests? (?:for|viewed)|who asked|who (?:has )?(?:looked|viewed)|bankrupt|judg|consumer (?:statement|rights)|your rights|worth knowing)/i;

/** Whether a row is the heading of what follows the accounts. */
export const endsAccounts = (row: Row): boolean =>
  isHeadingRow(row) && AFTER_ACCOUNTS.test(row.segments[0]?.text ?? "");

/** "2 accounts · $3,851 total" beside a heading. */
const isTail = ({ text }: Segment): boolean => headingWords(`Accounts ${text}`) === "Accounts";

/** A heading stands alone, or has a count or the sum of its list beside it. */
const isHeadingRow = onceFor(({ segments }: Row): boolean => {
  const [heading, beside, more] = segments;
  if (!heading || more || headingWords(heading.text).split(/\s+/).length > 6) return false;
  return beside === undefined || /^\(?\$?[\d,]+(?:\.\d\d)?\)?$/.test(beside.text.trim()) || isTail(beside);
});

const KIND =
  /^(?:your )?(?:(?:credit|store|charge|bank) ?cards?|(?:auto|car|vehicle|student|education|home|personal|unsecured|signature|other)(?: loans?)?|mortgages?(?: loans?)?|real estate(?: loans?)?|lines? of credit|home equity(?: lines?(?: of credit)?| loans?)?|loans|revolving(?: accounts?)?|instal+ment(?: accounts?| loans?)?)(?: accounts?)?(?:\s*\(\d+\))?$/i;

/** "Closed accounts" heads a list; "Closed account" may be a remark on one. */
export const isListOfState = (row: Row): boolean =>
  sectionOf(row)?.status !== undefined &&
  /(?:accounts|tradelines)$/i.test(headingWords(row.segments[0]?.text ?? ""));

export type Section = { readonly kind?: AccountKind; readonly status?: "open" | "closed" };

/** What the heading of a list says of the accounts below it; undefined for a row that is no such heading. */
export const sectionOf = onceFor((row: Row): Section | undefined => {
  if (!isHeadingRow(row)) return undefined;
  const text = headingWords(row.segments[0]?.text ?? "");
  const [, beside] = row.segments;
  // "Closed accounts   1" counts, "Closed accounts   1 account" heads a list.
  const status = !beside || /[a-z]/i.test(beside.text) ? stateOfHeading(text) : undefined;
  if (status) return { status };
  if (!KIND.test(text)) return undefined;
  const kind = kindOf([text.replace(/(?:\saccounts?|s)$/i, "")]);
  return kind ? { kind } : undefined;
});

const ACCOUNTS = /\b(?:accounts|trade ?lines|trades|loans|cards|mortgages|debts)\b/i;

/** Rows of which the accounts are not part: from a heading that ends them to one that speaks of accounts again. */
export function isApart(row: number, after: number, { sheet }: Reading): boolean {
  const headings = sheet.rows.slice(after + 1, row + 1).filter(isHeadingRow);
  const last = headings.findLast(
    (heading) =>
      endsAccounts(heading) || ACCOUNTS.test(heading.segments[0]?.text ?? "") || sectionOf(heading),
  );
  return last !== undefined && endsAccounts(last);
}
