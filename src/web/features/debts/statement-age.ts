import type { Debt } from "#contract/debts.ts";

const DAY = 86_400_000;
/** A statement comes every month; with its post, one older than this has a newer one. */
const OLD_AFTER_DAYS = 45;
const VERY_OLD_AFTER_DAYS = 61;

export type StatementAges = {
  /** The oldest statement date among the debts that are owed, where it is older than about 45 days; otherwise null. */
  readonly oldSince: string | null;
  /** How many balances are older than two months. */
  readonly veryOld: number;
};

/** How old the balances are on `today` (both YYYY-MM-DD). A debt without a statement date is not judged. */
export function statementAges(debts: readonly Debt[], today: string): StatementAges {
  const dates = debts
    .filter(({ currentBalance }) => currentBalance !== null && Number(currentBalance) > 0)
    .flatMap(({ statementDate }) => statementDate ?? [])
    .toSorted();
  const oldest = dates[0];
  return {
    oldSince: oldest !== undefined && isOldStatement(oldest, today) ? oldest : null,
    veryOld: dates.filter((date) => daysOld(date, today) > VERY_OLD_AFTER_DAYS).length,
  };
}

export function isOldStatement(statementDate: string, today: string): boolean {
  return daysOld(statementDate, today) > OLD_AFTER_DAYS;
}

const daysOld = (date: string, today: string): number => (Date.parse(today) - Date.parse(date)) / DAY;
