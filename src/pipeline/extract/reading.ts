import type { Page } from "../page.ts";
import { withWholeAmounts } from "./layout/cut-amounts.ts";
import { buildSheet, type Row, type Segment, type Sheet } from "./layout/sheet.ts";
import { findAllValues, type PrintedValue } from "./values/find-values.ts";

/** One document, or the part of it that one account fills, as rows, cells and the values in them. */
export type Reading = {
  readonly sheet: Sheet;
  readonly values: ReadonlyMap<Segment, readonly PrintedValue[]>;
  readonly allValues: readonly PrintedValue[];
};

export const readPages = (pages: readonly Page[]): Reading => readSheet(withWholeAmounts(buildSheet(pages)));

/** The values in rows and cells that were found already. */
export function readSheet(sheet: Sheet): Reading {
  const values = findAllValues(sheet);
  return { sheet, values, allValues: [...values.values()].flat() };
}

/** Whether a row prints an amount of money: digits that may be one ("bare") are none. */
export const hasMoney = (reading: Reading, row: Row): boolean =>
  row.segments
    .flatMap((segment) => reading.values.get(segment) ?? [])
    .some((value) => value.kind === "money" && !value.money.bare);

/** The part of a document on some of its rows. Rows keep their place, because labels and values look each other up by it. */
export function partOf(reading: Reading, isPart: (row: Row) => boolean): Reading {
  return withRows(
    reading,
    reading.sheet.rows.map((row) => (isPart(row) ? row : { ...row, segments: [] })),
  );
}

/** The part of a document in some of its cells: blocks that stand side by side share their rows. */
export function cellsWhere(reading: Reading, isPart: (segment: Segment) => boolean): Reading {
  return withRows(
    reading,
    reading.sheet.rows.map((row) => ({ ...row, segments: row.segments.filter(isPart) })),
  );
}

/** The same document with other rows: fewer cells, or cells of the line above that say something for this one too. */
export function withRows(reading: Reading, rows: readonly Row[]): Reading {
  const segments = rows.flatMap((row) => row.segments);
  const values = new Map(segments.map((segment) => [segment, reading.values.get(segment) ?? []] as const));
  return { sheet: { rows, segments }, values, allValues: [...values.values()].flat() };
}
