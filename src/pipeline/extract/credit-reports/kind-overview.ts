import type { Row } from "../layout/sheet.ts";
import { cellsWhere, type Reading } from "../reading.ts";

const KIND =
  /^(?:(?:open|total|other)\s+)?(?:revolving|instal+ment|mortgages?|real estate|credit cards?|auto(?: loans?)?|education|student(?: loans?)?|other|collections?|total|grand total|line of credit|charge)(?:\s+(?:accounts?|instal+ment))?:?$/i;

const IS_FIGURE = /^[$\d.,%()–—-]+$|^n\/?a$/i;
/** A kind with one amount heads a list or is the row of an account. */
const FIGURES = 2;

const isKindRow = ({ segments: [kind, ...figures] }: Row): boolean =>
  kind !== undefined &&
  KIND.test(kind.text.trim()) &&
  figures.length >= FIGURES &&
  figures.every(({ text }) => text.split(/\s+/).every((word) => IS_FIGURE.test(word)));

/** How many kinds stand below each other, at the least. */
const KINDS = 3;

/** The reading without the overview by kind ("Revolving  2  $1,482  $47"): its sums are those of no account. */
export function withoutOverviews(reading: Reading): Reading {
  const { rows } = reading.sheet;
  const dropped = new Set<Row>();
  let run: Row[] = [];
  for (const row of rows) {
    const last = run.at(-1);
    if (isKindRow(row) && (last === undefined || last.page === row.page)) run.push(row);
    else run = isKindRow(row) ? [row] : [];
    if (run.length >= KINDS) for (const own of run) dropped.add(own);
  }
  const cells = new Set([...dropped].flatMap(({ segments }) => segments));
  return cells.size === 0 ? reading : cellsWhere(reading, (cell) => !cells.has(cell));
}
