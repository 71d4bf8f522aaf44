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

/** Whether a row lies on the days that a list covers. */
function isWithin(list: readonly DayAmount[]): (row: DayAmount) => boolean {
  const [first, last] = [firstDay(list), lastDay(list)];
  return ({ postedOn }) => postedOn >= first && postedOn <= last;
}

/** Rows that may still be the same as one of another document; each is used once. */
function rowsLeft(existing: readonly KeyedRow[]) {
  const left = Map.groupBy(existing, ({ amount }) => amount);
  return {
    /** Uses up the nearest row of the amount that is at most so many days away; false where there is none. */
    use({ postedOn, amount }: DayAmount, mostDays: number): boolean {
      const rows = left.get(amount) ?? [];
      let [place, least] = [-1, mostDays + 1];
      for (const [index, row] of rows.entries()) {
        // As above: both were read as dates.
        const apart =
          row.postedOn === postedOn
            ? 0
            : Math.abs(daysBetween(postedOn as PlainDate, row.postedOn as PlainDate));
        if (apart < least) [place, least] = [index, apart];
      }
      if (place < 0) return false;
      rows.splice(place, 1);
      return true;
    },
  };
}

/**
 * The rows that are new to an account. What another document shows word for word is there already, and so is what it shows under
 * other words: of one day and amount an account has as many rows as the document that shows the most of them. On the days that both
 * show, one may name the day of the purchase and the other that of the posting: what is left on both sides is then one row.
 */
export function newRows<Row extends KeyedRow>(rows: readonly Row[], existing: readonly KeyedRow[]): Row[] {
  const known = new Set(existing.map(({ key }) => key));
  const own = new Set(rows.map(({ key }) => key));
  const left = rowsLeft(existing.filter(isWithin(rows)).filter(({ key }) => !own.has(key)));
  const onNoDay = rows.filter((row) => !known.has(row.key) && !left.use(row, 0));
  const isCovered = isWithin(existing);
  return onNoDay.filter((row) => !(isCovered(row) && left.use(row, POSTING_DAYS)));
}
