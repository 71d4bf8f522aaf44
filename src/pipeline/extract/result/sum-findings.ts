import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { unionBox } from "../layout/sheet.ts";
import type { Finding } from "./draft.ts";

/** A mark of the side of an account often stands apart from its amount: between others it is quoted by nobody. */
const SIDE = /(?<=\d)\s?(?:CR|DR)$/i;

const amountOf = (finding: Finding) => parseMoney(finding.value) ?? 0;

/**
 * Figures that the document prints apart and the contract as one; every print is its evidence. One finding is returned as it is.
 * Evidence has one page: what is printed on several pages is proved by none and stays away, unless all pages but one (or all) say nothing (0.00).
 */
export function sumFindings(findings: readonly Finding[]): Finding | undefined {
  const pages = new Set(findings.map(({ evidence }) => evidence.page));
  if (pages.size > 1) {
    const counting = findings.filter((finding) => amountOf(finding) !== 0);
    if (counting.length === 0) return findings[0];
    const isOnOne = new Set(counting.map(({ evidence }) => evidence.page)).size === 1;
    return isOnOne ? sumFindings(counting) : undefined;
  }
  const [first, ...rest] = findings;
  if (!first || rest.length === 0) return first;
  const total = findings.reduce((sum, finding) => sum + amountOf(finding), 0);
  return {
    value: formatMoney(cents(total)),
    score: Math.min(...findings.map((finding) => finding.score)),
    evidence: {
      page: first.evidence.page,
      box: unionBox(findings.map((finding) => finding.evidence.box)),
      text: findings.map((finding) => finding.evidence.text.replace(SIDE, "")).join(" + "),
      confidence: Math.min(...findings.map((finding) => finding.evidence.confidence)),
    },
    witnessed: findings.every((finding) => finding.witnessed),
    rivals: [],
  };
}
