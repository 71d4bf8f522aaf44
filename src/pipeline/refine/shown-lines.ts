import type { Row, Segment } from "../extract/layout/sheet.ts";
import type { Reading } from "../extract/reading.ts";
import type { PrintedValue } from "../extract/values/find-values.ts";
import type { Word } from "../page.ts";
import type { OpenField, ShownLine } from "../ports/refiner.ts";
import { isHistoryRow, STATEMENT_WORD, screenOf } from "./hide-person.ts";

/** A statement's figures stand on its first pages; more would only send more. */
const MAX_WORDS = 1200;
/** A heading over a column of figures stands this many rows above it at most. */
const HEADING_ROWS = 2;

/**
 * The rows that can hold a wanted figure, with the words that could announce it, and nothing else: no address, no name over one, no
 * history, of numbers four digits. Ids count the words of all pages.
 */
export function shownLines(
  reading: Reading,
  idOf: ReadonlyMap<Word, number>,
  fields: readonly OpenField[],
): ShownLine[] {
  const { sheet, values } = reading;
  const kinds = new Set(fields.map((field) => field.kind));
  const screen = screenOf(sheet, values);
  const isWanted = (value: PrintedValue) =>
    (value.kind === "money" && kinds.has("money") && !value.money.bare) ||
    (value.kind === "date" && kinds.has("date")) ||
    (value.kind === "percent" && kinds.has("percent"));
  const carries = (segment: Segment) => (values.get(segment) ?? []).some(isWanted);
  const holding = new Set(
    sheet.rows
      .filter((row) => row.segments.some(carries) && !isHistoryRow(row, values))
      .map((row) => row.index),
  );
  const isHeading = (row: Row) =>
    [...Array(HEADING_ROWS).keys()].some((below) => holding.has(row.index + below + 1));
  const shown = (row: Row): Segment[] => {
    if (holding.has(row.index)) {
      const last = row.segments.findLastIndex(carries);
      // Labels stand before or over their figures: what follows the last one is somebody's name or a remark.
      return row.segments.filter(
        (segment, index) =>
          !screen.isAddress(segment) && (index <= last || STATEMENT_WORD.test(segment.text)),
      );
    }
    if (!isHeading(row) || isHistoryRow(row, values)) return [];
    return row.segments.filter((segment) => STATEMENT_WORD.test(segment.text) && !screen.isAddress(segment));
  };
  const lines: ShownLine[] = [];
  let room = MAX_WORDS;
  for (const row of sheet.rows) {
    const words = shown(row).flatMap((segment) =>
      segment.words.map(({ word }) => ({ id: idOf.get(word) ?? -1, text: screen.show(word) })),
    );
    room -= words.length;
    if (room < 0) break;
    if (words.length > 0) lines.push({ page: row.page, words });
  }
  return lines;
}
