import { daysBetween } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";

/** A transaction as two documents of one account agree on it: descriptions differ from print to print. */
export type DayAmount = { readonly postedOn: string; readonly amount: number };

/** Whether two lists of transactions are of one account, as far as the days that both cover tell. */
export type RowsAgreement = "same" | "different" | "unknown";

/** Fewer rows than this prove nothing: two people can pay the same rent on the same day. */
const ENOUGH_ROWS = 3;
const MOST = 0.6;
/** A statement may show the day of the purchase, a download the day of the posting. */
const POSTING_DAYS = 3;

/**
 * Compares the rows of two documents on the days that both cover. Most of them shared: one account. None shared though one
 * has several: two accounts. Anything else proves nothing.
 */
export function rowsAgreement(left: readonly DayAmount[], right: readonly DayAmount[]): RowsAgreement {
  const [first, last] = [laterOf(firstDay(left), firstDay(right)), earlierOf(lastDay(left), lastDay(right))];
  const within = (rows: readonly DayAmount[]) =>
    rows.filter(({ postedOn }) => postedOn >= first && postedOn <= last);
  const [mine, theirs] = [within(left), within(right)];
  const [fewer, more] = [Math.min(mine.length, theirs.length), Math.max(mine.length, theirs.length)];
  if (more < ENOUGH_ROWS) return "unknown";
  const shared = countShared(mine, theirs);
  if (shared.rows === 0) return "different";
  const isMost = shared.rows >= fewer * MOST;
  return isMost && shared.rows >= ENOUGH_ROWS && shared.amounts >= ENOUGH_ROWS ? "same" : "unknown";
}

const days = (rows: readonly DayAmount[]): string[] => rows.map(({ postedOn }) => postedOn).toSorted();
const firstDay = (rows: readonly DayAmount[]): string => days(rows)[0] ?? "9999";
const lastDay = (rows: readonly DayAmount[]): string => days(rows).at(-1) ?? "0000";
const laterOf = (a: string, b: string): string => (a > b ? a : b);
const earlierOf = (a: string, b: string): string => (a < b ? a : b);

/** Rows of equal amount within a few days, each used once; and how many different amounts they are. */
function countShared(
  left: readonly DayAmount[],
  right: readonly DayAmount[],
): { rows: number; amounts: number } {
  const free = Map.groupBy(right, ({ amount }) => amount);
  const amounts = new Set<number>();
  let rows = 0;
  for (const { postedOn, amount } of left) {
    const candidates = free.get(amount) ?? [];
    const place = candidates.findIndex(
      // Both come from rows whose days were read as dates.
      (other) => Math.abs(daysBetween(postedOn as PlainDate, other.postedOn as PlainDate)) <= POSTING_DAYS,
    );
    if (place < 0) continue;
    candidates.splice(place, 1);
    amounts.add(amount);
    rows += 1;
  }
  return { rows, amounts: amounts.size };
}

/** How one row is stored: equal keys are the same row, word for word. */
export type KeyedRow = DayAmount & { readonly key: string };

/**
 * The rows that are new to an account. What another document shows word for word is there already, and so is what it shows under
 * other words: of one day and amount an account has as many rows as the document that shows the most of them.
 */
export function newRows<Row extends KeyedRow>(rows: readonly Row[], existing: readonly KeyedRow[]): Row[] {
  const known = new Set(existing.map(({ key }) => key));
  const own = new Set(rows.map(({ key }) => key));
  const otherWords = new Map<string, number>();
  for (const row of existing) {
    if (own.has(row.key)) continue;
    const place = `${row.postedOn} ${row.amount}`;
    otherWords.set(place, (otherWords.get(place) ?? 0) + 1);
  }
  return rows.filter((row) => {
    if (known.has(row.key)) return false;
    const place = `${row.postedOn} ${row.amount}`;
    const left = otherWords.get(place) ?? 0;
    if (left === 0) return true;
    otherWords.set(place, left - 1);
    return false;
  });
}
