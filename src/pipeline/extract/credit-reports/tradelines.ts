import type { Reading } from "../reading.ts";
import { withoutFormer } from "./dispute-results.ts";
import { compareWays, ownFigures, sameNames } from "./doubt-tradelines.ts";
import { withoutHistories } from "./history-grids.ts";
import { withoutOverviews } from "./kind-overview.ts";
import { ofOneBureau } from "./one-bureau.ts";
import { withoutOffers } from "./running-text.ts";
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

const isAgreed = (
  lines: readonly Tradeline[],
  ways: ReadonlyArray<{ readonly lines: readonly Tradeline[] }>,
): boolean => lines.length > 1 && ways.some((way) => way.lines !== lines && sameNames(lines, way.lines));

/** How much a way of reading the accounts says: whole lines count, fragments and amounts given to two accounts count against it. */
function worthOf(lines: readonly Tradeline[], isWhole: boolean): number {
  const worth = lines.reduce((sum, { figures, kind, status }) => {
    const amounts =
      (figures.has("balance") ? 1 : 0) +
      (figures.has("monthlyPayment") ? 1 : 0) +
      (["creditLimit", "originalBalance"].some((field) => figures.has(field)) ? 1 : 0);
    return sum + 1 + amounts + (kind ? 1 : 0) + (status ? 1 : 0) - MERE_ROW;
  }, 0);
  const own = ownFigures(lines).reduce((sum, figures) => sum + figures.size, 0);
  const shared = lines.reduce((sum, { figures }) => sum + figures.size, 0) - own;
  const left = worth - shared;
  return isWhole && lines.length > 1 && left > 0 ? left * COUNTED : left;
}

const isMere = ({ kind, status, figures }: Tradeline): boolean =>
  kind === undefined && status === undefined && figures.size === 1;

/** "Total debt $21,340" under the name of the app is no account: without it there are as many as the report counts. */
function withoutSum(lines: readonly Tradeline[], total: number | undefined): readonly Tradeline[] {
  const [first, ...others] = lines;
  const isSum = first && isMere(first) && others.length === total && !others.some(isMere);
  return isSum ? others : lines;
}

/**
 * The accounts that a bureau lists: in columns, in repeated blocks of labels, or on cards. Each way of reading is tried and the one that
 * says most of whole accounts is taken. Personal remarks and the names of those who asked are in none. `total` is the number of
 * accounts that the report prints. Collectors' claims are not listed; how many of them stand among the accounts is returned, since some
 * reports count them too.
 */
export function findTradelines(
  printed: Reading,
  total?: number,
): { readonly lines: readonly Tradeline[]; readonly collected: number } {
  const reading = amountsOnly(
    withoutOffers(withoutOverviews(withoutHistories(withoutFormer(ofOneBureau(printed))))),
  );
  const ways = [
    fromColumns(reading),
    fromBlocks(reading),
    fromForms(reading, total),
    fromCards(reading),
    fromAcross(reading),
    fromGroups(reading, total),
  ]
    .map((all) => withoutSum(all.filter(hasCreditor), total))
    .map((all) => ({ all, lines: all.filter((line) => !line.isCollected) }))
    .filter(({ lines }) => looksLikeAccounts(lines))
    .map(({ all, lines }, _, candidates) => {
      const worth = worthOf(lines, lines.length === total || all.length === total);
      const collected = all.length - lines.length;
      return { lines, collected, worth: worth * (isAgreed(lines, candidates) ? AGREED : 1) };
    })
    .toSorted((a, b) => b.worth - a.worth);
  const [best, ...others] = ways;
  if (!best) return { lines: [], collected: 0 };
  const lines = compareWays(
    best.lines,
    others.map((other) => other.lines),
  );
  return { lines: withoutCodes(lines), collected: best.collected };
}

/** Whose account it is, in a column of one letter: borrower, joint, individual. "CITIBANK N A" ends so by itself. */
const CODE = /(?<!\b[A-Z])\s[ABCIJMPSTUX]$|^[ABCIJMPSTUX]\s(?=[A-Z]{2})/;
const FEWEST_CODED = 3;
const CODED_SHARE = 0.6;

/** On a picture such a column may stand so close to the names that its letters were read as part of them. */
function withoutCodes(lines: readonly Tradeline[]): readonly Tradeline[] {
  const coded = lines.filter(({ creditor }) => creditor.evidence.confidence < 1 && CODE.test(creditor.value));
  if (coded.length < FEWEST_CODED || coded.length < CODED_SHARE * lines.length) return lines;
  return lines.map((line) =>
    coded.includes(line)
      ? { ...line, creditor: { ...line.creditor, value: line.creditor.value.replace(CODE, "") } }
      : line,
  );
}
