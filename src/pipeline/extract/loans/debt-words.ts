import type { Table } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";

/** What heads the column of what is owed now, squashed. */
export const OWED_NOW = /balance|amount(?:due|owed)|totaldue|owed|duenow/;

/** What came and went since a debt was itemised, in the order in which the regulator's model names it. */
export const SINCE = ["interestCharged", "feesCharged", "paymentsAndCredits"] as const;
export type Since = (typeof SINCE)[number];

const FEES = /fees?|costs?|noninterest|(?<!interest)charges/;
const INTEREST = /(?<!non)interest|^intand/;

/** Whether words name interest and fees at once: their amount is a part of the sum, and neither of them. */
export function areBoth(words: string): boolean {
  const text = squash(words);
  return FEES.test(text) && INTEREST.test(text);
}

const OFFER = /\b(?:options?|offer(?:s|ed)?|settle(?:ments?|d)?)\b/i;

/** Whether the title, a heading or a row of a table speaks of an offer: what is "taken off" there was never paid. */
export function isOfOffers({ headingRows, rows }: Table, { sheet }: Reading): boolean {
  const [first] = headingRows;
  const title = first && sheet.rows[first.index - 1];
  return [
    ...(title?.page === first?.page && title ? [title] : []),
    ...headingRows,
    ...rows.map(({ row }) => row),
  ]
    .flatMap(({ segments }) => segments)
    .some(({ text }) => OFFER.test(text));
}
