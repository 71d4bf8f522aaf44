import type { Row, Segment, Sheet } from "../layout/sheet.ts";
import type { PrintedValue } from "../values/find-values.ts";

type Values = ReadonlyMap<Segment, readonly PrintedValue[]>;

/** Fewer cells may stand over figures by chance. */
const ENOUGH = 2;
/** How far below its label a figure in a box stands, in heights of the label. */
const MAX_GAP = 2.5;
/** Boxes side by side begin at their frames: prints of both rows may reach this far over them, in heights of the label. */
const SLACK = 0.5;

const boxes = new WeakMap<Sheet, ReadonlyMap<Segment, PrintedValue>>();

/** The only figure of each cell of a row, or nothing where a cell holds another thing. */
function figuresOf(row: Row, values: Values): PrintedValue[] {
  const figures = row.segments.map((segment) => {
    const [value, other] = values.get(segment) ?? [];
    const isWhole = value && !other && value.span.end - value.span.start >= segment.text.trim().length - 2;
    return isWhole && value.kind !== "number" ? value : undefined;
  });
  return figures.every((figure) => figure !== undefined) ? figures : [];
}

const isLabel = (segment: Segment, values: Values) =>
  /[A-Za-z]{2}/.test(segment.text) && (values.get(segment) ?? []).length === 0;

/** Each figure stands below its own label and before the next one: the frame that both share begins at the label. */
function areBoxed(labels: readonly Segment[], figures: readonly PrintedValue[]): boolean {
  return figures.every(({ span }, index) => {
    const label = labels[index];
    const next = labels[index + 1];
    if (!label) return false;
    const slack = SLACK * (label.y1 - label.y0);
    return span.x0 >= label.x0 - slack && (next === undefined || span.x1 <= next.x0 + slack);
  });
}

function findBoxed(sheet: Sheet, values: Values): ReadonlyMap<Segment, PrintedValue> {
  const found = new Map<Segment, PrintedValue>();
  for (const [index, row] of sheet.rows.entries()) {
    const next = sheet.rows[index + 1];
    const height = row.y1 - row.y0;
    if (!next || row.page !== next.page || next.y0 - row.y1 > MAX_GAP * height) continue;
    const { segments } = row;
    if (segments.length < ENOUGH || segments.length !== next.segments.length) continue;
    if (!segments.every((segment) => isLabel(segment, values))) continue;
    const figures = figuresOf(next, values);
    if (figures.length !== segments.length || !areBoxed(segments, figures)) continue;
    for (const [at, segment] of segments.entries()) {
      const figure = figures[at];
      if (figure) found.set(segment, figure);
    }
  }
  return found;
}

/**
 * Figures in boxes side by side: a row of nothing but labels over a row of as many figures, each of them between the left edge of its own
 * label and that of the next. Label and figure may stand at opposite edges of their box, so that no edge of the two lines up.
 */
export function boxedFigures(sheet: Sheet, values: Values): ReadonlyMap<Segment, PrintedValue> {
  const known = boxes.get(sheet);
  if (known) return known;
  const found = findBoxed(sheet, values);
  boxes.set(sheet, found);
  return found;
}
