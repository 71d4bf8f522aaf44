import type { Segment, Sheet } from "./sheet.ts";

/** A currency with its sign, and no amount behind it. */
const CURRENCY = /^[-+–−(]?\s?\$$/;
const REST = /^\d{1,3}(?:,\d{3})*\.\d\d\)?$/;

const heightOf = ({ y0, y1 }: Segment) => y1 - y0;

/** The amount whose "$" stands alone at the end of the line above, in a cell too narrow for both. */
function amountUnder(sign: Segment, { rows }: Sheet): Segment | undefined {
  const row = rows[sign.row]?.segments ?? [];
  const next = row[row.indexOf(sign) + 1];
  if (next && /^\d/.test(next.text)) return undefined;
  const unit = heightOf(sign);
  return rows
    .slice(sign.row + 1, sign.row + 3)
    .flatMap(({ segments }) => segments)
    .find(
      (other) =>
        other.page === sign.page &&
        other.y0 - sign.y1 < 0.6 * unit &&
        Math.abs(other.x1 - sign.x1) < 0.4 * unit &&
        REST.test(other.text),
    );
}

/** Both as one cell on the line of the sign, where the words are whose amount it is. */
const joined = (sign: Segment, rest: Segment): Segment => ({
  ...sign,
  words: [...sign.words, ...rest.words],
  text: `${sign.text}${rest.text}`,
  starts: [...sign.starts, ...rest.starts.map((start) => start + sign.text.length)],
  x0: Math.min(sign.x0, rest.x0),
  x1: Math.max(sign.x1, rest.x1),
});

/** The sheet with amounts whole that a narrow cell broke behind their currency. */
export function withWholeAmounts(sheet: Sheet): Sheet {
  const whole = new Map<Segment, Segment>();
  const taken = new Set<Segment>();
  for (const segment of sheet.segments) {
    const rest = CURRENCY.test(segment.text) ? amountUnder(segment, sheet) : undefined;
    if (!rest) continue;
    whole.set(segment, joined(segment, rest));
    taken.add(rest);
  }
  if (taken.size === 0) return sheet;
  const rows = sheet.rows.map((row) => ({
    ...row,
    segments: row.segments
      .filter((segment) => !taken.has(segment))
      .map((segment) => whole.get(segment) ?? segment),
  }));
  return { rows, segments: rows.flatMap(({ segments }) => segments) };
}
