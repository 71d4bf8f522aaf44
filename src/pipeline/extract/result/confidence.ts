import type { Check, Evidence } from "#contract/extraction.ts";
import type { TypeFinding } from "../document-type.ts";
import type { Settled } from "./settle.ts";

/** Chance that one figure is wrong when no sum confirms it: measured on generated statements, rounded up. */
const UNCHECKED_RISK = 0.002;
const FAILED_CHECK_SHARE = 0.8;

/** Probability that every returned figure is right: the prints' own confidence, sums that hold, and how clear the type is. */
export function estimateConfidence(type: TypeFinding, settled: Settled, checks: readonly Check[]): number {
  if (type.type === "unknown") return 0.9;
  const figures: Evidence[] = Object.values(settled.evidence);
  if (figures.length === 0) return 0.3;
  const confirmed = checks.some((check) => check.passed);
  const risk = figures.length * UNCHECKED_RISK * (confirmed ? 0.3 : 1);
  const failed = checks.some((check) => !check.passed) ? FAILED_CHECK_SHARE : 1;
  const known = 0.9 + 0.1 * type.certainty;
  return Math.max(0.05, Math.round((1 - Math.min(0.6, risk)) * failed * known * 1000) / 1000);
}
