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

/** The headings over the sums would head the next table else. */
const isHead = ({ segments }: Row, reading: Reading): boolean =>
  segments.length > FIGURES && segments.every((cell) => (reading.values.get(cell) ?? []).length === 0);

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
    const [first] = run;
    if (!first || run.length < KINDS) continue;
    for (const own of run) dropped.add(own);
    const head = rows[first.index - 1];
    if (head && isHead(head, reading)) dropped.add(head);
  }
  const cells = new Set([...dropped].flatMap(({ segments }) => segments));
  return cells.size === 0 ? reading : cellsWhere(reading, (cell) => !cells.has(cell));
}
