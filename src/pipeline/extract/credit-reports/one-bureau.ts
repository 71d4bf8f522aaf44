import type { Row, Segment } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { cellsWhere, type Reading } from "../reading.ts";

const BUREAU = /^(?:experian|equifax|transunion|innovis)(?:r|tm)?$/;

/** A row that names the bureaus over their columns, and nothing else. */
const namesBureaus = ({ segments }: Row): boolean =>
  segments.length >= 2 && segments.every(({ text }) => BUREAU.test(squash(text)));

const isBlank = (text: string): boolean => /^(?:[-–—.]+|n\/?a|none|not reported)$/i.test(text.trim());

const middleOf = (cell: { readonly x0: number; readonly x1: number }) => (cell.x0 + cell.x1) / 2;

/** The column of a cell right of the labels; undefined for a label or a heading. */
function columnOf(cell: Segment, heads: readonly Segment[]): number | undefined {
  const [first, second] = heads;
  if (!first || !second) return undefined;
  const pitch = second.x0 - first.x0;
  const near = heads.map((head) =>
    Math.min(
      Math.abs(head.x0 - cell.x0),
      Math.abs(head.x1 - cell.x1),
      Math.abs(middleOf(head) - middleOf(cell)),
    ),
  );
  const least = Math.min(...near);
  return least < pitch * 0.3 ? near.indexOf(least) : undefined;
}

/** Whether a report sets what several bureaus say side by side, account by account. */
export const isOfSeveral = ({ sheet }: Reading): boolean => sheet.rows.filter(namesBureaus).length >= 2;

/**
 * A report that sets what each bureau says side by side, as what one of them says: below each row that names the bureaus the column that
 * says most is kept. One account is then printed once. Other reports stay as they are.
 */
export function ofOneBureau(reading: Reading): Reading {
  const { rows } = reading.sheet;
  const heads = rows.filter(namesBureaus);
  if (heads.length < 2) return reading;
  const dropped = new Set<Segment>(heads.flatMap((row) => row.segments));
  for (const [index, head] of heads.entries()) {
    const cells = rows
      .slice(head.index + 1, heads[index + 1]?.index ?? rows.length)
      .filter(({ segments }) => segments.length > 1)
      .flatMap(({ segments }) =>
        segments.flatMap((cell) => {
          const column = columnOf(cell, head.segments);
          return column === undefined ? [] : [{ cell, column }];
        }),
      );
    const said = head.segments.map(
      (_, column) => cells.filter((other) => other.column === column && !isBlank(other.cell.text)).length,
    );
    const kept = said.indexOf(Math.max(...said));
    for (const { cell, column } of cells) if (column !== kept) dropped.add(cell);
  }
  return cellsWhere(reading, (segment) => !dropped.has(segment));
}
