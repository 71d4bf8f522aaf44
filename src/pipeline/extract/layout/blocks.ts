import type { PrintedLabel } from "../candidates/find-labels.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import type { Reading } from "../reading.ts";
import type { Segment } from "./sheet.ts";

/** One of several parts of a document that print the same labels: a loan of several, a plan, an account of a credit report. */
export type Block = {
  /** Words above the first repeated label: the block's name. */
  readonly title: readonly Segment[];
  readonly segments: ReadonlySet<Segment>;
};

type Place = { readonly page: number; readonly x: number; readonly y: number; readonly label: PrintedLabel };

const placeOf = (label: PrintedLabel): Place => ({
  page: label.span.segment.page,
  x: label.span.x0,
  y: label.span.y0,
  label,
});

/** A wording that fills its cell in all parts stands once more inside other words above them: "Unpaid principal, all loans". */
function sameCells(list: readonly Candidate[]): readonly Candidate[] {
  const whole = list.filter(({ label }) => label.coverage === 1);
  return whole.length >= 2 && list.length - whole.length === 1 ? whole : list;
}

const amountOf = ({ value }: Candidate): number | undefined =>
  value.kind === "money" ? value.money.amount : undefined;

/** The parts without the line that sums them up under the same words: "All groups" on the page before. */
function withoutTotal(list: readonly Candidate[]): readonly Candidate[] {
  const amounts = list.map(amountOf);
  if (list.length < 3 || amounts.includes(undefined)) return list;
  const sum = amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0);
  const totals = list.filter((candidate) => sum > 0 && 2 * (amountOf(candidate) ?? 0) === sum);
  return totals.length === 1 ? list.filter((candidate) => candidate !== totals[0]) : list;
}

/** Labels printed with a value, by their wording, in reading order; those of the commonest count of two or more. */
function repeated(candidates: readonly Candidate[]): Place[][] {
  const byPhrase = Map.groupBy(candidates, (candidate) => candidate.label.label.phrase);
  const groups = [...byPhrase.values()]
    .map((list) => withoutTotal(sameCells(list)))
    .map((list) =>
      [...new Set(list.map((candidate) => candidate.label))]
        .map(placeOf)
        .toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x),
    )
    .filter((list) => list.length >= 2);
  const counts = new Map<number, number>();
  for (const list of groups) counts.set(list.length, (counts.get(list.length) ?? 0) + 1);
  const [common] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  return groups.filter((list) => list.length === common);
}

const isAfter = (a: Place, b: Place) => a.page > b.page || (a.page === b.page && a.y > b.y);

/** Labels of the same parts take turns down the page; a label that repeats above all of them belongs to none. */
function alternate(list: readonly Place[], anchor: readonly Place[]): boolean {
  const inOneLine = anchor.some((place, index) => {
    const next = anchor[index + 1];
    return next !== undefined && next.page === place.page && Math.abs(next.y - place.y) < 0.004;
  });
  if (inOneLine) return true;
  // On the same side of its own part's anchor each time: what stands above the first and below the last one is said for all.
  const above = list.every((place, index) => {
    const [before, own] = [anchor[index - 1], anchor[index]];
    return own !== undefined && !isAfter(place, own) && (!before || isAfter(place, before));
  });
  const below = list.every((place, index) => {
    const [own, next] = [anchor[index], anchor[index + 1]];
    return own !== undefined && !isAfter(own, place) && (!next || isAfter(next, place));
  });
  return above || below;
}

/** The group whose labels take turns with those of most others: "Closed" as a state repeats only in some parts. */
function mostAgreed(groups: readonly Place[][]): Place[] | undefined {
  const agreeing = (list: Place[]) =>
    groups.filter((other) => alternate(list, other) && alternate(other, list)).length;
  const most = Math.max(0, ...groups.map(agreeing));
  return groups.length > 2 && most > groups.length / 2
    ? groups.find((list) => agreeing(list) === most)
    : undefined;
}

/** Left edges closer than this (in page heights) are one column of blocks. */
const COLUMN_STEP = 0.1;

function columnsOf(places: readonly Place[]): number[] {
  const edges: number[] = [];
  for (const place of places.toSorted((a, b) => a.x - b.x)) {
    if (edges.length === 0 || place.x - (edges.at(-1) ?? 0) > COLUMN_STEP) edges.push(place.x);
  }
  return edges;
}

const columnAt = (edges: readonly number[], x: number): number =>
  Math.max(
    0,
    edges.findLastIndex((edge) => x >= edge - 0.02),
  );

/** Where a block begins: at the widest space between the last repeated label of the block before and its own first one. */
function topOf(lines: readonly Segment[], floor: number, anchor: number): number {
  const between = lines
    .filter((segment) => segment.y0 > floor && segment.y0 < anchor + 0.001)
    .toSorted((a, b) => a.y0 - b.y0);
  let top = anchor;
  let widest = 0;
  let above = floor;
  for (const segment of between) {
    const gap = segment.y0 - above;
    if (gap > widest + 0.002) [top, widest] = [segment.y0, gap];
    above = Math.max(above, segment.y1);
  }
  return top;
}

/** The head of the first part may be this much higher than those of the others, in which a line or two of it may be missing. */
const FIRST_HEAD = 2.2;

/**
 * Where the first part begins, which no part above it ends: what stands much further over its first label than the heads of the others
 * do is said for all parts ("Total owing" over the orders).
 */
function topOfFirst(
  lines: readonly Segment[],
  anchor: number,
  top: number,
  heads: readonly number[],
): number {
  const floor = anchor - FIRST_HEAD * Math.max(0, ...heads) - 0.006;
  if (heads.length === 0 || top >= floor) return top;
  const above = Math.max(top, ...lines.flatMap(({ y0, y1 }) => (y0 < floor ? [Math.min(y1, anchor)] : [])));
  return topOf(lines, above, anchor);
}

/** The last part may be this much higher than the step from the one before it. */
const LAST_PART = 1.4;
/** A title stands at most this far above its block's first label, in page heights. */
const TITLE_REACH = 0.09;

/** The first part has nothing above it that ends a part: its title stands no further off than a whole part is high. */
function titleReach(anchors: readonly Place[]): number {
  const pitches = anchors.flatMap((anchor, index) => {
    const next = anchors[index + 1];
    return next && next.page === anchor.page && next.y > anchor.y ? [next.y - anchor.y] : [];
  });
  return pitches.length > 0 ? Math.max(TITLE_REACH, Math.min(...pitches) * 0.75) : TITLE_REACH;
}

/**
 * Cuts a document into the parts that repeat the same labels, one under another or side by side. Nothing when no labels repeat. What
 * stands before the first part belongs to none.
 */
export function findBlocks(reading: Reading, candidates: readonly Candidate[], anchors?: RegExp): Block[] {
  const groups = repeated(candidates);
  const usable = anchors ? groups.filter((list) => anchors.test(list[0]?.label.label.field ?? "")) : groups;
  if (usable.length === 0) return [];
  const leading = anchors ? usable[0] : mostAgreed(groups);
  const alternating = groups.filter(
    (list) => !leading || (alternate(list, leading) && (anchors !== undefined || alternate(leading, list))),
  );
  const all = alternating.flat();
  const [first] = alternating.toSorted((a, b) => {
    const [left, right] = [a[0], b[0]];
    if (!left || !right) return 0;
    return left.page - right.page || left.y - right.y || left.x - right.x;
  });
  if (!first) return [];
  const edges = columnsOf(first);
  const sideBySide = edges.length > 1;
  const inColumn = (x: number, column: number) => !sideBySide || columnAt(edges, x) === column;
  const reach = titleReach(first);
  const places = first.map((anchor) => {
    const column = sideBySide ? columnAt(edges, anchor.x) : 0;
    const next = first.find(
      (other) => other.page === anchor.page && other.y > anchor.y + 0.001 && inColumn(other.x, column),
    );
    const before = first.findLast(
      (other) => other.page === anchor.page && other.y < anchor.y - 0.001 && inColumn(other.x, column),
    );
    const lines = reading.sheet.segments.filter(
      (segment) => segment.page === anchor.page && inColumn((segment.x0 + segment.x1) / 2, column),
    );
    const lastLabel = (limit: number, from: number) =>
      Math.max(
        from,
        ...all
          .filter(
            (place) => place.page === anchor.page && place.y < limit - 0.001 && inColumn(place.x, column),
          )
          .map((place) => place.label.span.y1),
      );
    const floor = before ? lastLabel(anchor.y, before.label.span.y1) : anchor.y - reach;
    return { anchor, column, next, before, lines, lastLabel, top: topOf(lines, floor, anchor.y) };
  });
  const heads = anchors ? places.flatMap(({ anchor, before, top }) => (before ? [anchor.y - top] : [])) : [];
  return places.map(({ anchor, next, before, lines, lastLabel, ...place }) => {
    const top = before ? place.top : topOfFirst(lines, anchor.y, place.top, heads);
    // Small print under the last part is none of it: a loan takes about as much room as the one before it.
    const room = before && anchors ? (anchor.y - before.y) * LAST_PART : Number.POSITIVE_INFINITY;
    const bottom = next ? topOf(lines, lastLabel(next.y, anchor.label.span.y1), next.y) : top + room;
    const own = lines.filter((segment) => segment.y0 >= top - 0.001 && segment.y0 < bottom - 0.001);
    // A part that runs over the page's end goes on until the next one begins.
    const nextAnchor = first[first.indexOf(anchor) + 1];
    const runsOver = !next && !sideBySide && nextAnchor !== undefined && nextAnchor.page === anchor.page + 1;
    const overflow = runsOver
      ? reading.sheet.segments.filter(
          (segment) => segment.page === nextAnchor.page && segment.y0 < nextAnchor.y - TITLE_REACH,
        )
      : [];
    return {
      title: own.filter((segment) => segment.y0 < anchor.y - 0.001),
      segments: new Set([...own, ...overflow]),
    };
  });
}
