import type { Segment, Sheet } from "../layout/sheet.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { PrintedLabel } from "./find-labels.ts";

export type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

/** An amount of a table, with the words that name its row and the headings over its column. */
export type AmountCell = {
  readonly value: MoneyValue;
  /** Labels of the row, the nearest first; words that only name a column ("YTD") do not end the search. */
  readonly rowLabels: readonly PrintedLabel[];
  /** The row has words of its own before the amount. */
  readonly hasWords: boolean;
  /** The words of the row before the amount, as printed. */
  readonly words: string;
  /** The cell of the words nearest to the amount. */
  readonly nameCell?: Segment;
  /** Labels over the amount, the nearest first. */
  readonly above: readonly PrintedLabel[];
};

const LETTERS = /[A-Za-z]{2,}/;

const heightOf = (box: { readonly y0: number; readonly y1: number }) => box.y1 - box.y0;

type Reach = { readonly x0: number; readonly x1: number };

/** A label alone in its cell heads as much as the cell covers: "Balance on 06/30/2026". */
function reachOf(label: PrintedLabel, labels: readonly PrintedLabel[]): Reach {
  const { span } = label;
  const isAlone = !labels.some(
    (other) => other !== label && other.span.segment === span.segment && other.span.start !== span.start,
  );
  return isAlone && label.coverage > 0.7 ? span.segment : span;
}

/** Distance between two boxes along the line; 0 when one stands over the other. */
const apart = (a: Reach, b: Reach) => Math.max(0, Math.max(a.x0, b.x0) - Math.min(a.x1, b.x1));

/** Text of a cell before a place, with the values taken out. */
function wordsBefore(segment: Segment, end: number, values: readonly PrintedValue[]): string {
  let text = segment.text.slice(0, end);
  for (const value of values.toReversed()) {
    if (value.kind === "number" || value.span.end > end) continue;
    text = `${text.slice(0, value.span.start)} ${text.slice(value.span.end)}`;
  }
  // The currency behind an amount names nothing.
  return text.replaceAll(/\bUSD\b/g, " ");
}

function isOf(label: PrintedLabel, segment: Segment, end: number): boolean {
  if (label.span.segment === segment) return label.span.end <= end;
  return label.span.segment.words.some((word) => segment.words.includes(word));
}

type RowWords = Pick<AmountCell, "rowLabels" | "hasWords" | "words" | "nameCell">;

function readRow(
  value: MoneyValue,
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  labels: ReadonlyMap<number, readonly PrintedLabel[]>,
  isColumnWord: (label: PrintedLabel) => boolean,
): RowWords {
  const row = sheet.rows[value.span.segment.row];
  const segments = (row?.segments ?? [])
    .filter((segment) => segment.x0 <= value.span.x0)
    .toSorted((a, b) => b.x0 - a.x0);
  const nearby = [0, 1, 2, 3].flatMap((step) => labels.get(value.span.segment.row + step) ?? []);
  const rowLabels: PrintedLabel[] = [];
  let words = "";
  let nameCell: Segment | undefined;
  for (const segment of segments) {
    const end = segment === value.span.segment ? value.span.start : segment.text.length;
    const text = wordsBefore(segment, end, values.get(segment) ?? []);
    if (!LETTERS.test(text)) continue;
    words = `${text.trim()} ${words}`.trim();
    nameCell ??= segment;
    const own = nearby
      .filter((label) => isOf(label, segment, end))
      .toSorted((a, b) => b.span.end - a.span.end);
    rowLabels.push(...own);
    const letters = text.replaceAll(/[^A-Za-z]/g, "").length;
    const named = own
      .filter(isColumnWord)
      .reduce((sum, label) => sum + label.span.text.replaceAll(/[^A-Za-z]/g, "").length, 0);
    if (named < 0.8 * letters) break;
  }
  return { rowLabels, hasWords: words !== "", words, ...(nameCell ? { nameCell } : {}) };
}

/** Further up than this many line heights a heading belongs to another table. */
const MAX_RISE = 60;

function labelsAbove(value: MoneyValue, labels: readonly PrintedLabel[]): PrintedLabel[] {
  const unit = heightOf(value.span);
  return labels
    .filter(({ span }) => {
      const rise = value.span.y0 - span.y1;
      return rise > -0.4 * unit && rise < MAX_RISE * unit && span.segment.row < value.span.segment.row;
    })
    .filter((label) => apart(reachOf(label, labels), value.span) < 0.7 * unit)
    .toSorted((a, b) => {
      const rise = b.span.y1 - a.span.y1;
      return Math.abs(rise) > 0.6 * unit
        ? rise
        : offset(reachOf(a, labels), value.span) - offset(reachOf(b, labels), value.span);
    });
}

/** How far the nearest pair of edges or the middles of two boxes lie apart. */
function offset(a: Reach, b: Reach): number {
  return Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2);
}

/** Every amount of the document with the labels of its row and of its column. */
export function amountCells(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  labels: readonly PrintedLabel[],
  isColumnWord: (label: PrintedLabel) => boolean,
): AmountCell[] {
  const byRow = Map.groupBy(labels, (label) => label.span.segment.row);
  const byPage = Map.groupBy(labels, (label) => label.span.segment.page);
  const amounts = [...values.values()].flat().filter((value): value is MoneyValue => value.kind === "money");
  return amounts.map((value) => ({
    value,
    ...readRow(value, sheet, values, byRow, isColumnWord),
    above: labelsAbove(value, byPage.get(value.span.segment.page) ?? []),
  }));
}
