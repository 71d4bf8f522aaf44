import type { AccountReading } from "../account-reading.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { hasMoney, type Reading, withRows } from "../reading.ts";
import { OF_A_LIST } from "./list-titles.ts";

type Place = { readonly account: AccountReading; readonly cells: ReadonlySet<Segment> };

/** The part that a row stands in with all of its cells; undefined for rows of several parts or of none. */
const placeOf = ({ segments: [first, ...others] }: Row, places: readonly Place[]): Place | undefined =>
  places.find(({ cells }) => first && cells.has(first) && others.every((cell) => cells.has(cell)));

const isDated = (row: Row, reading: Reading): boolean =>
  hasMoney(reading, row) &&
  row.segments.some((cell) => (reading.values.get(cell) ?? []).some(({ kind }) => kind === "date"));

/** The lists under titles of their own in a part of the paper: rows of days and figures that follow such a title. */
function listsIn(place: Place, places: readonly Place[], reading: Reading): number {
  const rows = reading.sheet.rows.filter((row) => placeOf(row, places) === place);
  return rows.filter((row, index) => {
    const isTitle =
      !isDated(row, reading) && OF_A_LIST.test(squash(row.segments.map((cell) => cell.text).join(" ")));
    const next = rows.slice(index + 1, index + LINES_TO_FIRST + 1);
    return isTitle && next.some((other) => isDated(other, reading));
  }).length;
}
/** Headings of columns stand between a title and the first row of its list. */
const LINES_TO_FIRST = 2;

/**
 * What a paper of several loans, each in a part of its own under the same labels, prints for each: what belongs to no part, and all that
 * stands in its own. Undefined where not every part has one list of its own: a list that only the last has may be that of all loans.
 */
export function readingsByPlace(
  accounts: readonly AccountReading[],
): ReadonlyMap<AccountReading, Reading> | undefined {
  const places = accounts.flatMap((account) => {
    const cells = account.loan?.cells;
    return cells ? [{ account, cells }] : [];
  });
  const reading = accounts[0]?.reading;
  if (!reading || places.length < accounts.length) return undefined;
  if (places.some((place) => listsIn(place, places, reading) !== 1)) return undefined;
  return new Map(
    places.map((own) => {
      const rows = reading.sheet.rows.map((row): Row => {
        const place = placeOf(row, places);
        const isOwn = place === undefined ? !isDated(row, reading) : place === own;
        return isOwn ? row : { ...row, segments: [] };
      });
      return [own.account, withRows(reading, rows)];
    }),
  );
}
