import type { Page } from "../page.ts";
import { buildSheet, type Segment, type Sheet } from "./layout/sheet.ts";
import { findAllValues, type PrintedValue } from "./values/find-values.ts";

/** One document, or the part of it that one account fills, as rows, cells and the values in them. */
export type Reading = {
  readonly sheet: Sheet;
  readonly values: ReadonlyMap<Segment, readonly PrintedValue[]>;
  readonly allValues: readonly PrintedValue[];
};

export function readPages(pages: readonly Page[]): Reading {
  const sheet = buildSheet(pages);
  const values = findAllValues(sheet);
  return { sheet, values, allValues: [...values.values()].flat() };
}
