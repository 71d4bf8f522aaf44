import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { unionBox } from "../layout/sheet.ts";
import type { Finding } from "./draft.ts";

/** Figures that the document prints apart and the contract as one; every print is its evidence. One finding is returned as it is. */
export function sumFindings(findings: readonly Finding[]): Finding | undefined {
  const [first, ...rest] = findings;
  if (!first || rest.length === 0) return first;
  const total = findings.reduce((sum, finding) => sum + (parseMoney(finding.value) ?? 0), 0);
  const onPage = findings.filter((finding) => finding.evidence.page === first.evidence.page);
  return {
    value: formatMoney(cents(total)),
    score: Math.min(...findings.map((finding) => finding.score)),
    evidence: {
      page: first.evidence.page,
      box: unionBox(onPage.map((finding) => finding.evidence.box)),
      text: findings.map((finding) => finding.evidence.text).join(" + "),
      confidence: Math.min(...findings.map((finding) => finding.evidence.confidence)),
    },
    witnessed: findings.every((finding) => finding.witnessed),
    rivals: [],
  };
}
