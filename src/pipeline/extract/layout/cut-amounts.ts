import type { Segment, Sheet } from "./sheet.ts";

/** A currency with its sign, and no amount behind it. */
const CURRENCY = /^[-+–−(]?\s?\$$/;
const REST = /^\d{1,3}(?:,\d{3})*\.\d\d\)?$/;
/** The sign of a result, which a picture may show as another one. */
const EQUALS = /^=$/;
const ONE_SIGN = /^[^\d\s$]$/;
const RESULT = /^\$\s?\d{1,3}(?:,\d{3})*\.\d\d$/;

const isRecognised = ({ words }: Segment): boolean => words.some(({ word }) => word.confidence < 1);

const heightOf = ({ y0, y1 }: Segment) => y1 - y0;

/** A blank that the payer fills in. */
const TO_FILL_IN = /\b(?:enclosed|additional|other amount)\b/i;

/** Whether words of its own stand left of an amount, and none left of the sign above it that they could go on from. */
function hasOwnLabel(rest: Segment, sign: Segment, { rows }: Sheet): boolean {
  const before = (cell: Segment) => {
    const row = rows[cell.row]?.segments ?? [];
    return row[row.indexOf(cell) - 1];
  };
  const [label, over] = [before(rest), before(sign)];
  return label !== undefined && /[a-z]{2}/i.test(label.text) && (over === undefined || label.x1 > over.x0);
}

/** The amount whose "$" stands alone at the end of the line above, in a cell too narrow for both. */
function amountUnder(sign: Segment, sheet: Sheet): Segment | undefined {
  const { rows } = sheet;
  const row = rows[sign.row]?.segments ?? [];
  const next = row[row.indexOf(sign) + 1];
  if (next && /^\d/.test(next.text)) return undefined;
  const label = row[row.indexOf(sign) - 1];
  if (label && TO_FILL_IN.test(label.text)) return undefined;
  const unit = heightOf(sign);
  return rows
    .slice(sign.row + 1, sign.row + 3)
    .flatMap(({ segments }) => segments)
    .find(
      (other) =>
        other.page === sign.page &&
        // A sign is flatter than figures.
        other.y0 - sign.y1 < 0.6 * Math.max(unit, heightOf(other)) &&
        Math.abs(other.x1 - sign.x1) < 0.4 * Math.max(unit, heightOf(other)) &&
        (CURRENCY.test(sign.text)
          ? REST.test(other.text) && !hasOwnLabel(other, sign, sheet)
          : RESULT.test(other.text) && rows[other.row]?.segments.length === 1),
    );
}

/** "New balance as of June 17  =" over its amount alone on the next line. */
function endsRow(sign: Segment, { rows }: Sheet): boolean {
  const row = rows[sign.row]?.segments ?? [];
  const [label] = row;
  const isSign = EQUALS.test(sign.text) || (isRecognised(sign) && ONE_SIGN.test(sign.text));
  return isSign && row.length === 2 && row[1] === sign && /\bbalance\b/i.test(label?.text ?? "");
}

/** The words of a lower line as if they stood on this one, for finding whose they are; they keep the place that they are shown at. */
const raised = (rest: Segment, { row, y0, y1 }: Segment): Segment => ({
  ...rest,
  row,
  y0,
  y1,
  words: rest.words.map((word) => ({ ...word, y0, y1 })),
});

/** Both as one cell on the line of the sign, where the words are whose amount it is. */
const joined = (sign: Segment, rest: Segment): Segment => ({
  ...sign,
  words: [...sign.words, ...raised(rest, sign).words],
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
    const isCurrency = CURRENCY.test(segment.text);
    const rest = isCurrency || endsRow(segment, sheet) ? amountUnder(segment, sheet) : undefined;
    if (!rest) continue;
    // A sign is flatter than the words of its line.
    const line = sheet.rows[segment.row]?.segments[0] ?? segment;
    whole.set(segment, isCurrency ? joined(segment, rest) : raised(rest, line));
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
