import type { Comparison } from "./compare-facts.ts";
import type { Proof } from "./evidence-boxes.ts";

export type Medium = "digital" | "scan" | "photo";

/** One document read in one medium. */
export type Reading = {
  readonly name: string;
  readonly medium: Medium;
  readonly heldOut: boolean;
  readonly type: string;
  readonly comparison: Comparison;
  /** What the reader claims: the probability that every returned figure is right. */
  readonly confidence: number;
  readonly facts: ReadonlyArray<{
    readonly field: string;
    readonly right: boolean;
    readonly confidence?: number;
    readonly proof?: Proof;
  }>;
  readonly pages: number;
  readonly ms: number;
};

export const percent = (part: number, whole: number) =>
  whole === 0 ? undefined : Math.round((part / whole) * 10_000) / 100;

const sum = (list: readonly Reading[], pick: (comparison: Comparison) => number) =>
  list.reduce((total, reading) => total + pick(reading.comparison), 0);

const outcomes = (list: readonly Reading[], ...wanted: readonly string[]) =>
  sum(list, (c) => c.figures.filter((figure) => wanted.includes(figure.outcome)).length);

export const exactPct = (list: readonly Reading[]) =>
  percent(
    sum(list, (c) => c.exact),
    sum(list, (c) => c.expected),
  );

/** Of the figures returned as facts. */
export const wrongPct = (list: readonly Reading[]) =>
  percent(
    sum(list, (c) => c.wrong),
    sum(list, (c) => c.exact + c.wrong),
  );

export const askedPct = (list: readonly Reading[]) =>
  percent(
    outcomes(list, "asked"),
    sum(list, (c) => c.expected),
  );

export const typePct = (list: readonly Reading[]) =>
  percent(
    sum(list, (c) => (c.typeRight ? 1 : 0)),
    list.length,
  );

export const transactionsF1 = (list: readonly Reading[]) =>
  percent(
    2 * sum(list, (c) => c.transactions.right),
    sum(list, (c) => c.transactions.expected + c.transactions.returned),
  );

export const provedPct = (list: readonly Reading[]) => {
  const facts = list.flatMap((reading) => reading.facts).filter((fact) => fact.proof !== undefined);
  return percent(facts.filter((fact) => fact.proof === "proved").length, facts.length);
};

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  const [below, above] = [Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2)];
  return ((sorted[below] ?? 0) + (sorted[above] ?? 0)) / 2;
};

/** One line of the summary for a set of documents. */
export const summaryOf = (list: readonly Reading[]) => ({
  documents: list.length,
  figures: sum(list, (c) => c.expected),
  exactPct: exactPct(list),
  wrongPct: wrongPct(list),
  askedPct: askedPct(list),
  typePct: typePct(list),
  transactionsF1: transactionsF1(list),
  provedPct: provedPct(list),
});

/** One line a field that is not always exact, the worst first. */
export function fieldsOf(list: readonly Reading[]) {
  const figures = list.flatMap((reading) => reading.comparison.figures);
  const rows = [...new Set(figures.map((figure) => figure.field))].map((field) => {
    const count = (...wanted: readonly string[]) =>
      figures.filter((figure) => figure.field === field && wanted.includes(figure.outcome)).length;
    const expected = count("exact", "wrong", "asked", "missing");
    return {
      field,
      expected,
      exactPct: percent(count("exact"), expected),
      wrong: count("wrong"),
      unprinted: count("unprinted"),
      asked: count("asked"),
      missing: count("missing"),
    };
  });
  return rows
    .filter((row) => row.wrong + row.unprinted + row.asked + row.missing > 0)
    .toSorted((a, b) => b.wrong + b.unprinted + b.missing - (a.wrong + a.unprinted + a.missing));
}

const BUCKETS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.99, 1.000_001] as const;

/** What was claimed against what came true, a line a bucket: `right` is the share of claims that held. */
export function calibrationOf(
  claims: ReadonlyArray<{ readonly confidence: number; readonly right: boolean }>,
) {
  return BUCKETS.slice(0, -1).flatMap((from, index) => {
    const to = BUCKETS[index + 1] ?? 1;
    const list = claims.filter((claim) => claim.confidence >= from && claim.confidence < to);
    if (list.length === 0) return [];
    const claimed = (list.reduce((total, claim) => total + claim.confidence, 0) / list.length) * 100;
    const right = percent(list.filter((claim) => claim.right).length, list.length) ?? 0;
    return [
      {
        bucket: `${from} to ${Math.min(1, to).toFixed(2)}`,
        claims: list.length,
        claimedPct: Math.round(claimed * 10) / 10,
        rightPct: right,
        offPct: Math.round((right - claimed) * 10) / 10,
      },
    ];
  });
}

/** A document is right when no figure and no transaction returned as a fact is wrong. */
export const documentClaims = (list: readonly Reading[]) =>
  list.map(({ confidence, comparison }) => ({
    confidence,
    right: comparison.wrong === 0 && comparison.transactions.right === comparison.transactions.returned,
  }));

export const figureClaims = (list: readonly Reading[]) =>
  list.flatMap((reading) =>
    reading.facts.flatMap(({ confidence, right }) =>
      confidence === undefined ? [] : [{ confidence, right }],
    ),
  );
