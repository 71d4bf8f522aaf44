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

/** Fewer kinds than this in a row have no account. */
const EMPTY = 4;

const IS_TOTAL = /^(?:grand )?totals?\b/i;
const kindIn = ({ segments: [kind] }: Row): string => kind?.text.trim().toLowerCase() ?? "";
const holdsCount = ({ segments }: Row): boolean =>
  segments.slice(1).some(({ text }) => /^\d{1,2}$/.test(text.trim()));

/** Sums stand over their total or beside numbers of accounts, each kind once; accounts that are named by their kinds alone do neither. */
const isOverview = (run: readonly Row[]): boolean =>
  run.length >= KINDS &&
  new Set(run.map(kindIn)).size === run.length &&
  (run.some((row) => IS_TOTAL.test(kindIn(row))) || run.filter(isKindRow).every(holdsCount));

/** "Mortgage" without a figure between rows of kinds: there is no account of it. */
const isEmptyKind = ({ segments: [kind, another] }: Row): boolean =>
  kind !== undefined && !another && KIND.test(kind.text.trim());

function runsOfKinds(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows.filter(isKindRow)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const between = rows.slice((last?.index ?? 0) + 1, row.index);
    if (run && last?.page === row.page && between.length < EMPTY && between.every(isEmptyKind))
      run.push(...between, row);
    else runs.push([row]);
  }
  return runs;
}

/** The rows of overviews by kind, one kind each. */
export const overviewRows = ({ sheet }: Reading): readonly Row[] =>
  runsOfKinds(sheet.rows).filter(isOverview).flat();

/** The reading without the overview by kind ("Revolving  2  $1,482  $47"): its sums are those of no account. */
export function withoutOverviews(reading: Reading): Reading {
  const { rows } = reading.sheet;
  const dropped = runsOfKinds(rows)
    .filter(isOverview)
    .flatMap((run) => {
      const head = rows[(run[0]?.index ?? 0) - 1];
      return head && isHead(head, reading) ? [head, ...run] : run;
    });
  const cells = new Set(dropped.flatMap(({ segments }) => segments));
  return cells.size === 0 ? reading : cellsWhere(reading, (cell) => !cells.has(cell));
}
