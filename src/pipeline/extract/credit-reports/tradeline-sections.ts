import type { AccountKind } from "#contract/extraction.ts";
import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { isListHeading, kindOf } from "./tradeline-words.ts";

const STATE =
  /^(?:your\s+)?(?<state>open|active|currently open|closed|inactive|paid\s*(?:and|or|\/)?\s*closed)(?:\s+credit)?(?:\s+(?:accounts?|tradelines))?(?:\s*\(\d+\))?$/i;

/** "Closed accounts", "Open (3)": a heading; "Closed accounts 1" counts. */
function stateOfHeading(text: string): "open" | "closed" | undefined {
  const state = STATE.exec(text.trim())?.groups?.["state"];
  if (state === undefined) return undefined;
  return /^(?:open|active|currently)/i.test(state) ? "open" : "closed";
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

/** "Credit cards" or "Home loans" above a table. */
export function sectionKind(reading: Reading, row: number): AccountKind | undefined {
  for (let index = row - 1; index >= 0; index--) {
    const [only, another] = reading.sheet.rows[index]?.segments ?? [];
    if (only && !another && isListHeading(only.text))
      return kindOf([only.text.replace(/\s*\(\d+\)$/, "").replace(/s$/i, "")]);
  }
  return undefined;
}

/** What follows the accounts. */
const AFTER_ACCOUNTS =
  /^(?:\d{1,2}\.?\s*)?(?:your\s+)?(?:(?:hard|soft|regular|other|credit|recent|account review|promotional)\s+)*(?:inquir|enquir|public rec|collections?\b|in collections?|requests? (?:for|viewed)|who asked|who (?:has )?(?:looked|viewed)|bankrupt|judg|consumer (?:statement|rights)|your rights|worth knowing)/i;

/** Whether a row is the heading of what follows the accounts. */
export const endsAccounts = (row: Row): boolean =>
  isHeadingRow(row) && AFTER_ACCOUNTS.test(row.segments[0]?.text ?? "");

/** A heading stands alone, or has a count or the sum of its list beside it. */
function isHeadingRow({ segments }: Row): boolean {
  const [heading, beside, more] = segments;
  if (!heading || more || heading.words.length > 6) return false;
  return beside === undefined || /^\(?\$?[\d,]+(?:\.\d\d)?\)?$/.test(beside.text.trim());
}

const KIND =
  /^(?:your )?(?:(?:credit|store|charge|bank) ?cards?|(?:auto|car|vehicle|student|education|home|personal|unsecured|signature|other)(?: loans?)?|mortgages?(?: loans?)?|real estate(?: loans?)?|lines? of credit|home equity(?: lines?(?: of credit)?| loans?)?|loans|revolving(?: accounts?)?|instal+ment(?: accounts?| loans?)?)(?: accounts?)?(?:\s*\(\d+\))?$/i;

export type Section = { readonly kind?: AccountKind; readonly status?: "open" | "closed" };

/** What the heading of a list says of the accounts below it; undefined for a row that is no such heading. */
export function sectionOf(row: Row): Section | undefined {
  const text = row.segments[0]?.text.trim() ?? "";
  if (!isHeadingRow(row)) return undefined;
  const status = row.segments.length === 1 ? stateOfHeading(text) : undefined;
  if (status) return { status };
  if (!KIND.test(text)) return undefined;
  const kind = kindOf([text.replace(/\s*\(\d+\)$/, "").replace(/(?:\saccounts?|s)$/i, "")]);
  return kind ? { kind } : undefined;
}

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
