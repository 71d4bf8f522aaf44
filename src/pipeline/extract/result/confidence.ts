import type { Check, Extraction } from "#contract/extraction.ts";
import type { TypeFinding } from "../document-type.ts";
import type { Settled } from "./settle.ts";

/**
 * The log-odds that every returned figure is right. Fitted by logistic regression on 318 documents of 106 layouts by five hands that each wrote
 * papers of every kind and never saw the rules, as the rules met them for the first time, and 450 of the 150 layouts that no rule was written
 * for, both halves weighing alike: first contacts are right a little less often than this claims, the others a little more often (decision 033).
 * Of what kind a paper is, how many sums hold and how many figures none of them proves says nothing beside that one holds.
 */
const START = 1.4;
const A_SUM_HOLDS = 1.6;
const A_SUM_FAILS = -1.5;

/** Nothing that could be wrong but the type. */
const NO_FIGURES = 0.95;
/** Never promised to be certain, and never without any hope. */
const HIGHEST = 0.99;
const LOWEST = 0.05;

/** What was settled, with the report that stands beside it. */
type Returned = Settled &
  Pick<Extraction, "creditReport"> & { readonly legibility: Readonly<Record<string, number>> };

/** The value that a path such as accounts.0.apr names; undefined for what is no text. */
function valueAt(settled: object, path: string): string | undefined {
  let place: unknown = settled;
  for (const name of path.split(".")) {
    place =
      typeof place === "object" && place !== null ? (place as Record<string, unknown>)[name] : undefined;
  }
  return typeof place === "string" ? place : undefined;
}

/** The figures of accounts, income and reports that stand in no sum that holds; rows of transactions are not counted one by one. */
function unprovedFigures(settled: Returned, checks: readonly Check[]): string[] {
  const sums = checks.filter((check) => check.passed).map(({ detail }) => detail);
  return Object.keys(settled.evidence)
    .filter((path) => !path.startsWith("transactions."))
    .filter((path) => {
      const value = valueAt(settled, path);
      return value === undefined || !sums.some((detail) => detail.includes(value));
    });
}

/** Probability that every returned figure is right: whether sums hold or fail, and how clear the type is and the print that no sum proves. */
export function estimateConfidence(type: TypeFinding, settled: Returned, checks: readonly Check[]): number {
  if (type.type === "unknown" || Object.keys(settled.evidence).length === 0) return NO_FIGURES;
  const holding = checks.filter((check) => check.passed).length;
  const odds = START + (holding > 0 ? A_SUM_HOLDS : 0) + (holding < checks.length ? A_SUM_FAILS : 0);
  const unproved = unprovedFigures(settled, checks);
  const misread = unproved.reduce((sum, path) => sum + 1 - (settled.legibility[path] ?? 1), 0);
  const known = 0.9 + 0.1 * type.certainty;
  const confidence = (known * Math.max(0.5, 1 - misread)) / (1 + Math.exp(-odds));
  return Math.min(HIGHEST, Math.max(LOWEST, Math.round(confidence * 1000) / 1000));
}
