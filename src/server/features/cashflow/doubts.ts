/** How much the confidence falls for what the statements do not show, and why. */
import { OLD_HISTORY_DAYS, OUTDATED_HISTORY_DAYS, SAFE_CONFIDENCE } from "#contract/cashflow.ts";
import { dollarText } from "#contract/plan-sentences.ts";
import { addDays } from "#engine/calendar/months.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import type { MonthWindow } from "./month-windows.ts";

export type DoubtfulFacts = {
  /** Days from the last one that counts to today. */
  readonly daysOld: number;
  /** The days that count, and those that an account's statements lack among them. */
  readonly runs: readonly MonthWindow[];
  readonly missing: readonly MonthWindow[];
  /** Accounts whose days do not fit the others'. */
  readonly leftOut: readonly string[];
  /** Creditors of debts whose minimum is not known, so that it is not taken off. */
  readonly withoutMinimum: readonly string[];
  /** Cards of which nothing shows what is bought with them. */
  readonly hiddenCards: readonly string[];
  /** Accounts of which lists without a beginning balance are there: the score took them for half proved already. */
  readonly withoutProof: readonly string[];
  /** What counts as bought with cards although no statement shows it, of all spending of the months. */
  readonly unseen: { readonly amount: Cents; readonly of: Cents };
};

/** What cannot be measured takes a tenth. */
const nineTenths = (score: number): number => Math.floor((score * 9) / 10);

const namesText = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

function daysOf(spans: readonly MonthWindow[]): number {
  const days = new Set<string>();
  for (const { first, last } of spans)
    for (let day = first; day <= last; day = addDays(day, 1)) days.add(day);
  return days.size;
}

/**
 * The confidence in percent and what lowered it. What can be measured lowers it by its share: days that no statement shows, spending
 * that is only inferred. What cannot be measured (an account whose days do not fit, a minimum in question, a card of which
 * nothing is there, statements that ended long ago) makes it a tenth lower each and at most one below safe; outdated statements, 0.
 */
export function doubtedConfidence(
  score: number,
  facts: DoubtfulFacts,
): { readonly score: number; readonly doubts: readonly string[] } {
  const { daysOld, leftOut, withoutMinimum, hiddenCards, unseen } = facts;
  const missing = daysOf(facts.missing);
  const days = daysOf(facts.runs) + missing;
  const shares: ReadonlyArray<readonly [number, string]> = [
    [missing / days, `${missing} of ${days} days are on no statement.`],
    [
      unseen.of <= 0 ? 0 : Math.min(1, unseen.amount / unseen.of),
      `${dollarText(unseen.amount)} of ${dollarText(cents(Math.max(unseen.of, unseen.amount)))} spent is inferred from payments and other months; no statement shows what was bought.`,
    ],
  ];
  const unmeasured: ReadonlyArray<string | false> = [
    daysOld > OLD_HISTORY_DAYS && `The bank statements ended ${daysOld} days ago.`,
    leftOut.length > 0 && `The statements of ${namesText(leftOut)} show other days than the rest.`,
    withoutMinimum.length > 0 && `The minimum payment of ${namesText(withoutMinimum)} is not known.`,
    hiddenCards.length > 0 && `No statement shows what is bought with ${namesText(hiddenCards)}.`,
  ];
  let doubted = score;
  const doubts: string[] = [];
  for (const [share, sentence] of shares) {
    if (share <= 0) continue;
    doubted = Math.floor(doubted * (1 - share));
    doubts.push(sentence);
  }
  for (const sentence of unmeasured) {
    if (sentence === false) continue;
    doubted = Math.min(nineTenths(doubted), SAFE_CONFIDENCE - 1);
    doubts.push(sentence);
  }
  if (facts.withoutProof.length > 0)
    doubts.push(
      `What was read for ${namesText(facts.withoutProof)} has no beginning balance, so it cannot be proved that no line is missing. A statement proves it.`,
    );
  return { score: daysOld > OUTDATED_HISTORY_DAYS ? 0 : doubted, doubts };
}
