import { masked } from "../account-last4.ts";
import { spanOf } from "../layout/sheet.ts";
import type { Table } from "../layout/tables.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

const NUMBER_TITLE = /^(?:loan|account|acct|note|contract)\s?(?:(?:no|nr|nbr)\b\.?|number|id|#)\s*:?\s*$/i;
/** "6650306843", "****4417", "88-4410-2219" alone in its cell. */
const NUMBER = /^[#*.•·…x-]*(?<number>[A-Z]{0,3}(?:\d+-)*\d{4,16})$/i;

/** The numbers of loans that are columns, in a row that says so; none where a column lacks one or two print the same. */
export function numbersAcross(
  { columns, rows, headingRows }: Table,
  { sheet }: Reading,
): ReadonlyMap<number, Finding> {
  const from = headingRows[0]?.index ?? 0;
  const to = rows.at(-1)?.row.index ?? from;
  for (const { segments } of sheet.rows.slice(from, to + 1)) {
    const [title, ...cells] = segments;
    if (!title || !NUMBER_TITLE.test(title.text.trim()) || cells.length < 2) continue;
    const found = new Map<number, Finding>();
    for (const cell of cells) {
      const text = cell.text.trimEnd();
      const number = NUMBER.exec(text.trim())?.groups?.["number"];
      const middle = (cell.x0 + cell.x1) / 2;
      const away = columns.map(({ x0, x1 }) =>
        Math.min(Math.abs(x0 - cell.x0), Math.abs(x1 - cell.x1), Math.abs((x0 + x1) / 2 - middle)),
      );
      if (number === undefined) continue;
      const span = spanOf(cell, text.length - number.length, text.length);
      found.set(
        away.indexOf(Math.min(...away)),
        masked(makeFinding(number.replaceAll("-", "").slice(-4), span, 0.9)),
      );
    }
    if (found.size === cells.length && new Set([...found.values()].map(({ value }) => value)).size > 1)
      return found;
  }
  return new Map();
}
