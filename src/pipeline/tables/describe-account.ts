import type { DocumentType } from "#contract/document-type.ts";
import type { AccountKind } from "#contract/extraction.ts";
import { knownInstitutions } from "../extract/lexicon/institutions.ts";
import { kindOfWords, last4OfNumber, last4OfWords, sideOfWording } from "./account-words.ts";
import type { Columns } from "./assign-columns.ts";
import { directionOf } from "./column-words.ts";
import type { TableFrame } from "./find-tables.ts";
import { cellEvidence, type Grid, maskNumber } from "./grid.ts";
import type { ListedField, Stated } from "./listing.ts";
import type { TableRow } from "./read-rows.ts";

/** A text that may name an account: a line above the table, the name of the sheet, a cell of an account column. */
export type Naming = {
  readonly text: string;
  readonly grid: Grid;
  readonly row: number;
  readonly column: number;
};

export function namingsAbove(frame: TableFrame): Naming[] {
  return frame.preamble.flatMap((row) =>
    (frame.grid.rows[row] ?? []).flatMap(({ text }, column) =>
      text === "" || text.length > 200 ? [] : [{ text, grid: frame.grid, row, column }],
    ),
  );
}

const KNOWN = knownInstitutions.map(
  (name) => new RegExp(`(?<![A-Za-z])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![a-z])`, "i"),
);
const FORM =
  /(?:\b(?:[A-Z][\w'’.&]*|of|the|and|&|1st)\s+){1,5}(?:Bank|Credit Union|FCU|Federal Savings|Bancorp|Bank & Trust)\b(?:,? N\.?A\.?|,? USA)?/;

/** "Barclays Bank Delaware": a line of a few words with capitals and nothing else. */
const NAME_ALONE = /^(?:(?:[A-Z][\w'’.&]*|of|the|and|&),? ?){2,6}$/;

/** The institution that a text prints; names of merchants never come here. */
function institutionIn(text: string): string | undefined {
  const form = FORM.exec(text)?.[0];
  if (form !== undefined && NAME_ALONE.test(text) && kindOfWords(text) === undefined) return text;
  const known = KNOWN.map((pattern) => pattern.exec(text)?.[0]).find((name) => name !== undefined);
  return form !== undefined && (known === undefined || form.includes(known)) ? form.trim() : known;
}

/** Institution and last four characters, with where they are printed; only the last four of a number are kept. */
export function identityFields(
  rows: readonly TableRow[],
  namings: readonly Naming[],
  grid: Grid,
): Map<ListedField, Stated<string>> {
  const fields = new Map<ListedField, Stated<string>>();
  const first = rows[0];
  const cell = (role: "account" | "account-number" | "institution") => {
    const found = first?.account.get(role);
    return found && first ? { text: found.text, grid, row: first.row, column: found.column } : undefined;
  };
  const [number, name, bank] = [cell("account-number"), cell("account"), cell("institution")];
  const own = [bank, name].filter((naming) => naming !== undefined);
  const state = (field: ListedField, value: string | undefined, at: Naming | undefined, text?: string) => {
    if (value === undefined || at === undefined || fields.has(field)) return;
    fields.set(field, { value, evidence: cellEvidence(at.grid, at.row, at.column, text ?? at.text) });
  };
  if (bank) state("institution", bank.text, bank);
  for (const naming of [...own, ...namings]) state("institution", institutionIn(naming.text), naming);
  if (number)
    state(
      "accountLast4",
      last4OfNumber(number.text) ?? last4OfWords(number.text),
      number,
      maskNumber(number.text),
    );
  if (name) {
    // "20-00-00 12345678": the number alone stands in the place of a name.
    const bare = /\p{L}/u.test(name.text) ? undefined : last4OfNumber(name.text);
    state("accountLast4", last4OfWords(name.text) ?? bare, name, maskNumber(name.text));
  }
  for (const [index, naming] of namings.entries()) {
    state("accountLast4", last4OfWords(naming.text), naming, maskNumber(naming.text));
    // "Account number" in one cell, the number in the next
    const next = namings[index + 1];
    if (
      /^(?:account|acct|card)\s*(?:number|no\.?|#|ending in)?\s*:?$/i.test(naming.text) &&
      next &&
      next.row === naming.row
    ) {
      state("accountLast4", last4OfNumber(next.text), next, maskNumber(next.text));
    }
  }
  return fields;
}

const CARD_COLUMNS =
  /^(?:cardmember|membername|cardno|cardnumber|purchasedby|clearingdate|cardholdername|merchantcategory|merchantcity|mcc|account|appearsonyourstatementas)$/;
const DEPOSIT_COLUMNS =
  /^(?:check(?:number|no|num|orslip)?|checkorslip|slip|withdrawals?|deposits?|paidin|paidout|runningbal(?:ance)?|checkserial|checkserialnumber|withdrawalamount|depositamount|serial|bankrtn)$/;
const CARD_FLAG = /^(?:sale|purchase|card_purchase)$/i;
const BROKERAGE_COLUMNS =
  /^(?:symbol|instrument|transcode|quantity|shares|price|feescomm|commission(?:usd)?|pricepershare|tradedate|cusip)$/;
/** Wording counts no more than two columns do: one merchant that repeats must not outweigh the file's own shape. */
const MAX_WORDED = 4;

export type KindFinding = { readonly kind: AccountKind; readonly isCertain: boolean };

/**
 * What kind of account a list of transactions belongs to: as the file names it, else by the columns that only cards, banks or
 * brokers have and by rows that only occur on one side. `isCertain` is false when nothing says it.
 */
export function findKind(
  rows: readonly TableRow[],
  namings: readonly Naming[],
  columns: Columns,
  requestedType?: DocumentType,
): KindFinding {
  const account = rows[0]?.account;
  const type = account?.get("account-kind")?.text;
  const isTraded = columns.names.filter((name) => BROKERAGE_COLUMNS.test(name)).length >= 2;
  const said = [
    // A broker calls so the part of an account that a trade was paid from.
    isTraded && type !== undefined && /^(?:cash|margin|short)$/i.test(type) ? undefined : type,
    account?.get("account")?.text,
    ...namings.map(({ text }) => text),
  ];
  for (const text of said) {
    const kind = text === undefined ? undefined : kindOfWords(text);
    if (kind !== undefined) return { kind, isCertain: true };
  }
  const names = columns.names.filter((name) => name !== "");
  if (isTraded) return { kind: "brokerage", isCertain: true };
  let [card, deposit] = [0, 0];
  for (const name of names) {
    if (name !== "account" && CARD_COLUMNS.test(name)) card += 3;
    if (DEPOSIT_COLUMNS.test(name)) deposit += 3;
  }
  if (columns.balance !== undefined) deposit += 2;
  const flagged = (wording: RegExp) =>
    rows.filter((row) => row.flags.some((flag) => wording.test(flag))).length;
  // A bank returns checks too: only beside sales are returns those of a shop.
  const sold = flagged(CARD_FLAG);
  const sales = sold === 0 ? 0 : sold + flagged(/^returns?$/i);
  if (sales > rows.length / 3) card += 3;
  // "ACH deposit" as the wording of a payment is how one issuer calls what arrives on its card.
  const worded = rows.map((row) =>
    row.flags.some((flag) => directionOf(flag) === "payment") ? undefined : sideOfWording(row.description),
  );
  card += 3 * Math.min(MAX_WORDED, worded.filter((side) => side === "card").length);
  deposit += 3 * Math.min(MAX_WORDED, worded.filter((side) => side === "deposit").length);
  if (card !== deposit) return { kind: card > deposit ? "credit-card" : "checking", isCertain: true };
  if (requestedType === "credit-cards") return { kind: "credit-card", isCertain: true };
  return { kind: "checking", isCertain: requestedType === "bank-statements" };
}

/** The key under which rows of one account are gathered, in files that list several. */
export function accountKeyOf(row: TableRow): string {
  return ["account-number", "account", "account-kind", "institution"]
    .map((role) => row.account.get(role as "account")?.text ?? "") // the four roles of the map
    .join("\n");
}
