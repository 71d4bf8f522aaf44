import type { Row } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { readHeading } from "../transactions/sections.ts";
import { OF_A_LIST } from "./list-titles.ts";

const BETWEEN_WORDS = /[\s.,:;()*•#/–—-]+/;
/** A credit card pays; a credit may be a refund. */
const tokensIn = (text: string): string[] =>
  text
    .replaceAll(/\bcredit card\b/gi, "card")
    .split(BETWEEN_WORDS)
    .filter((token) => token !== "" && !/\d/.test(token));

/** How a payment was made: "Visa •••• 1007", "Bank account ...4417". Each word is tried alone: one pattern for all takes endless tries. */
const MEANS =
  /^(?:visa|master|mastercard|american|express|amex|discover|debit|bank|checking|savings|account|card|paypal|apple|google|pay|ending|in|x+)$/i;

const PAID = /^(?:payments?|pymt|pmt|paid|autopay|received|complete|completed|successful|posted)$/i;
/** What the rows of a loan call a payment wherever they stand. */
const CALLED = /^(?:payments?|pymt|pmt|autopay)$/i;
const NOT_DONE = /^(?:failed|declined|unsuccessful|scheduled|upcoming|pending|cancell?ed)$/i;
const BOUGHT = /^(?:purchased?|ordered|placed)$/i;
const BESIDE =
  /^(?:to|for|from|by|via|with|of|at|your|made|manual|down|first|final|order|no|number|id|thank|you|on|file|time|auto|automatic|instal?lments?)$/i;
const KNOWN = [MEANS, PAID, NOT_DONE, BOUGHT, BESIDE];

/**
 * What a row says beside its shop: that it was paid, nothing of what was paid, or something that may be a fee, a refund or a payment taken
 * back.
 */
function meaningOf(tokens: readonly string[], isOfPayments: boolean): "paid" | "unpaid" | "unread" {
  const says = (pattern: RegExp) => tokens.some((token) => pattern.test(token));
  if (tokens.some((token) => !KNOWN.some((pattern) => pattern.test(token)))) return "unread";
  if (says(NOT_DONE)) return "unpaid";
  if (says(PAID)) return "paid";
  if (says(BOUGHT)) return isOfPayments ? "unread" : "unpaid";
  return isOfPayments ? "paid" : "unread";
}

export type ShopRow = {
  readonly row: Row;
  readonly loan: number | undefined;
  /** What the row says beside its days and figures. */
  readonly words: string;
};

/** The words of a row without the shops in it, and how many it names. */
function withoutShops(words: string, shops: readonly string[]) {
  let text = ` ${words.toLowerCase().split(/\s+/).join(" ")} `;
  let count = 0;
  for (const shop of shops)
    if (text.includes(` ${shop} `)) {
      text = text.replaceAll(` ${shop} `, " ");
      count += 1;
    }
  return { text, count };
}

const isHeading = (row: Row): boolean => {
  const text = row.segments.map((cell) => cell.text).join(" ");
  return readHeading(text) !== undefined || OF_A_LIST.test(squash(text));
};

/** The lists of a paper: headings between dated rows part them. */
function listsOf<Entry extends ShopRow>(entries: readonly Entry[], rows: readonly Row[]): Entry[][] {
  const lists: Entry[][] = [];
  let last: Row | undefined;
  for (const entry of entries) {
    const from = last?.index ?? entry.row.index;
    const list = lists.at(-1);
    const isParted = rows.some((row) => row.index > from && row.index < entry.row.index && isHeading(row));
    if (!list || isParted) lists.push([entry]);
    else list.push(entry);
    last = entry.row;
  }
  return lists;
}

/**
 * What lists that name orders by their shops say of their rows: "left-out" of those of nothing paid, and of a whole list where one of its
 * rows cannot be read or may be any order's, for the rest of it would lead from no balance to another; "unnamed" of payments that are not
 * called so.
 */
export function shopRows(
  entries: readonly ShopRow[],
  rows: readonly Row[],
  shopNames: readonly string[],
  isOfPayments: (row: Row) => boolean,
): ReadonlyMap<Row, "left-out" | "unnamed"> {
  // "Fern Beauty" before "Fern", which is within it.
  const shops = [...new Set(shopNames)].toSorted((a, b) => b.length - a.length);
  const found = new Map<Row, "left-out" | "unnamed">();
  for (const list of listsOf(entries, rows)) {
    const said = list.map(({ row, loan, words }) => {
      const { text, count } = withoutShops(words, shops);
      const tokens = tokensIn(text);
      return { row, loan, count, tokens, meaning: meaningOf(tokens, isOfPayments(row)) };
    });
    if (!said.some(({ loan, count }) => loan !== undefined && count > 0)) continue;
    // What names a shop of several orders, or words that may be another shop's, is no row of one of these orders.
    const isUnread = said.some(({ loan, count, meaning }) =>
      loan === undefined ? count !== 1 && meaning === "paid" : meaning === "unread",
    );
    for (const { row, tokens, meaning } of said)
      if (isUnread || meaning === "unpaid") found.set(row, "left-out");
      else if (!tokens.some((token) => CALLED.test(token))) found.set(row, "unnamed");
  }
  return found;
}
