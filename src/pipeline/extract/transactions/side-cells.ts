import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";

/** Rows that begin with a day at one place make a register; fewer may do so by chance. */
const ENOUGH = 3;
/** In page widths: how near the days of a register stand to one line, and how far from a column beside it. */
const SAME = 0.006;
const APART = 0.015;

type Register = { readonly page: number; readonly x: number; readonly from: number; readonly to: number };

const beginsWithDay = (segment: Segment, { values }: Reading) =>
  (values.get(segment) ?? []).some(({ kind, span }) => kind === "date" && span.start === 0);

const hasAmount = (segments: readonly Segment[], { values }: Reading) =>
  segments.some((segment) =>
    (values.get(segment) ?? []).some((value) => value.kind === "money" && !value.money.bare),
  );

const LABEL = /[A-Za-z]{3}/;

/** Where the register's part of a row begins: with its day, or behind a label and its amount ("Previous balance  $144.05  Dec 19  ..."). */
function startOf({ segments }: Row, reading: Reading): number | undefined {
  const at = segments.findIndex((segment) => beginsWithDay(segment, reading));
  const [own, before] = [segments.slice(Math.max(0, at)), segments.slice(0, Math.max(0, at))];
  if (at < 0 || own.length <= 2 || !hasAmount(own, reading)) return undefined;
  const isFigure = before.some(({ text }) => LABEL.test(text)) && hasAmount(before, reading);
  return at === 0 || (isFigure && own.slice(1).some(({ text }) => LABEL.test(text))) ? own[0]?.x0 : undefined;
}

function registersOf(rows: readonly Row[], reading: Reading): Register[] {
  const starts = rows.flatMap((row) => {
    const x = startOf(row, reading);
    return x === undefined ? [] : [{ row, x }];
  });
  const columns = Map.groupBy(starts, ({ row, x }) => `${row.page}:${Math.round(x / SAME)}`);
  return [...columns.values()].flatMap((list) => {
    const page = list[0]?.row.page ?? 0;
    const x = Math.min(...list.map(({ x: start }) => start));
    // The first rows of the register may have a cell of the other column before their day.
    const own = rows.filter(
      (row) =>
        row.page === page &&
        row.segments.some((segment) => Math.abs(segment.x0 - x) < SAME && beginsWithDay(segment, reading)),
    );
    const places = own.map(({ index }) => index);
    return own.length >= ENOUGH ? [{ page, x, from: Math.min(...places), to: Math.max(...places) }] : [];
  });
}

/** Lines of a column of text begin at one place, save for a few. */
const MOST = 0.8;

/** Where the amounts of a register end: the middle of the right edges of its rows' last amounts. */
function amountEdge(own: readonly Row[], { values }: Reading): number | undefined {
  const edges = own
    .flatMap(({ segments }) => {
      const money = segments
        .flatMap((segment) => values.get(segment) ?? [])
        .filter((value) => value.kind === "money" && !value.money.bare);
      return money.length > 0 ? [Math.max(...money.map(({ span }) => span.x1))] : [];
    })
    .toSorted((a, b) => a - b);
  return edges[Math.floor(edges.length / 2)];
}

/**
 * The cells of a column of text right of a register: offers and notes whose lines have a pitch of their own, so that as many of them stand
 * between the rows of the register as on them. What each row says of itself right of its amount stands on it.
 */
export function textBeside(rows: readonly Row[], reading: Reading): ReadonlySet<Segment> {
  const found = registersOf(rows, reading).flatMap(({ page, x, from, to }) => {
    const near = rows.filter((row) => row.page === page && row.index >= from - 1 && row.index <= to);
    const isDated = (row: Row) =>
      row.segments.some((segment) => Math.abs(segment.x0 - x) < SAME && beginsWithDay(segment, reading));
    const edge = amountEdge(near.filter(isDated), reading);
    if (edge === undefined) return [];
    const right = (row: Row) => row.segments.filter(({ x0 }) => x0 > edge + SAME);
    const cells = near.flatMap(right);
    const start = cells.map(({ x0 }) => x0).toSorted((a, b) => a - b)[0] ?? 1;
    const column = cells.filter(({ x0 }) => x0 - start < SAME);
    const worded = column.filter(({ text }) => /[A-Za-z]{3}/.test(text));
    const apart = near.filter((row) => right(row).length > 0 && right(row).length === row.segments.length);
    const on = near.filter((row) => right(row).length > 0 && isDated(row));
    const isText =
      apart.length >= ENOUGH &&
      apart.length >= on.length &&
      column.length >= MOST * cells.length &&
      worded.length >= MOST * column.length;
    return isText ? cells : [];
  });
  return new Set(found);
}

/**
 * The rows of a document without the cells of a column that stands left of a register, and without those of a text right of it: limits, points
 * and offers beside the transactions belong to no transaction, and head none.
 */
export function withoutSideCells(rows: readonly Row[], reading: Reading): readonly Row[] {
  const registers = registersOf(rows, reading);
  const besides = registers.flatMap((register) => {
    const isLeft = (segment: Segment) => segment.x1 < register.x - APART;
    const near = rows.filter(
      ({ page, index }) => page === register.page && index >= register.from - 1 && index <= register.to,
    );
    const cells = near.flatMap(({ segments }) => segments.filter(isLeft));
    const firsts = near.flatMap(({ segments: [first] }) => (first && isLeft(first) ? [first] : []));
    const worded = cells.filter(({ text }) => /[A-Za-z]{3}|\$/.test(text));
    // Days that begin their rows left of the days are a register of their own; behind a label stands the closing day.
    if (firsts.some((segment) => beginsWithDay(segment, reading))) return [];
    return cells.length > 0 && worded.length * 2 >= cells.length ? [{ register, isLeft }] : [];
  });
  const text = textBeside(rows, reading);
  if (besides.length === 0 && text.size === 0) return rows;
  const isText = (segment: Segment) => text.has(segment);
  return rows.flatMap((whole) => {
    const own = whole.segments.filter((segment) => !isText(segment));
    if (own.length === 0) return [];
    const row = own.length < whole.segments.length ? { ...whole, segments: own } : whole;
    const beside = besides.find(
      ({ register }) =>
        row.page === register.page && row.index >= register.from - 1 && row.index <= register.to,
    );
    if (!beside || !row.segments.some(beside.isLeft)) return [row];
    const kept = row.segments.filter((segment) => !beside.isLeft(segment));
    return kept.length === 0 ? [] : [{ ...row, segments: kept }];
  });
}
