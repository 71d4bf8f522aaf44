import type { Reading } from "../reading.ts";
import { compareWays, sameNames } from "./doubt-tradelines.ts";
import { withoutHistories } from "./history-grids.ts";
import { ofOneBureau } from "./one-bureau.ts";
import { fromAcross } from "./tradeline-across.ts";
import { fromBlocks } from "./tradeline-blocks.ts";
import { fromCards } from "./tradeline-cards.ts";
import { fromColumns } from "./tradeline-columns.ts";
import { fromForms } from "./tradeline-forms.ts";
import { fromGroups } from "./tradeline-groups.ts";
import { amountsOnly, hasCreditor, type Tradeline } from "./tradeline-words.ts";

/** Rows of an overview by kind ("Revolving 3 $2,345") are sums, not accounts. */
function looksLikeAccounts(lines: readonly Tradeline[]): boolean {
  const sums = lines.filter((line) =>
    /^(?:revolving|instal+ment|mortgages?|real estate|other|total|collections?|credit cards?|auto loans?|student loans?|loans?)$/i.test(
      line.creditor.value,
    ),
  );
  return lines.length > 0 && sums.length * 2 <= lines.length;
}

/** A line that says little more than a name and an amount is likelier a row of something else. */
const MERE_ROW = 2.5;
/** As many lines as the report counts: hardly by chance. */
const COUNTED = 1.5;

/** Names that two ways of reading find alike are hardly both wrong. */
const AGREED = 1.2;

const isAgreed = (lines: readonly Tradeline[], all: readonly (readonly Tradeline[])[]): boolean =>
  lines.length > 1 && all.some((others) => others !== lines && sameNames(lines, others));

/** How much a way of reading the accounts says: whole lines count, fragments count against it. */
function worthOf(lines: readonly Tradeline[], total: number | undefined): number {
  const worth = lines.reduce((sum, { figures, kind, status }) => {
    const amounts =
      (figures.has("balance") ? 1 : 0) +
      (figures.has("monthlyPayment") ? 1 : 0) +
      (["creditLimit", "originalBalance"].some((field) => figures.has(field)) ? 1 : 0);
    return sum + 1 + amounts + (kind ? 1 : 0) + (status ? 1 : 0) - MERE_ROW;
  }, 0);
  return lines.length === total && lines.length > 1 && worth > 0 ? worth * COUNTED : worth;
}

/**
 * The accounts that a bureau lists: in columns, in repeated blocks of labels, or on cards. Each way of reading is tried and the one that
 * says most of whole accounts is taken. Personal remarks and the names of those who asked are in none. `total` is the number of
 * accounts that the report prints.
 */
export function findTradelines(printed: Reading, total?: number): readonly Tradeline[] {
  const reading = amountsOnly(withoutHistories(ofOneBureau(printed)));
  const ways = [
    fromColumns(reading),
    fromBlocks(reading),
    fromForms(reading, total),
    fromCards(reading),
    fromAcross(reading),
    fromGroups(reading, total),
  ]
    .map((lines) => lines.filter((line) => hasCreditor(line) && !line.isCollected))
    .filter(looksLikeAccounts)
    .map((lines, _, all) => ({ lines, worth: worthOf(lines, total) * (isAgreed(lines, all) ? AGREED : 1) }))
    .toSorted((a, b) => b.worth - a.worth);
  const [best, ...others] = ways.map(({ lines }) => lines);
  return best ? compareWays(best, others) : [];
}
