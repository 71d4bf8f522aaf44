import type { Extraction } from "#contract/extraction.ts";
import type { CreditReportReading } from "../credit-reports/report-facts.ts";
import { figureConfidence } from "./figure-confidence.ts";
import { accept, type Settling } from "./settle.ts";

/** A credit report's findings in the contract's shape; doubtful ones become questions. */
export function settleReport(
  report: CreditReportReading,
  out: Settling,
): NonNullable<Extraction["creditReport"]> {
  const facts: Record<string, string> = {};
  for (const [field, finding] of report.findings) {
    if (accept(out, `creditReport.${field}`, finding)) facts[field] = finding.value;
  }
  const accounts = report.tradelines.map((line, index) => {
    const base = `creditReport.accounts.${index}`;
    const figures: Record<string, string> = {};
    for (const [field, finding] of line.figures) {
      if (accept(out, `${base}.${field}`, finding)) figures[field] = finding.value;
    }
    // A name is no figure: it is kept even where its print is weak, because a line without one says nothing.
    out.onFinding?.(`${base}.creditor`, line.creditor);
    out.evidence[`${base}.creditor`] = {
      ...line.creditor.evidence,
      confidence: figureConfidence(line.creditor),
    };
    return {
      creditor: line.creditor.value,
      ...(line.kind ? { kind: line.kind } : {}),
      ...figures,
      ...(line.status ? { status: line.status } : {}),
    };
  });
  return { ...facts, ...(accounts.length > 0 ? { accounts } : {}) };
}
