import type { DocumentType } from "#contract/document-type.ts";
import type { Document } from "#contract/documents.ts";
import type { AccountKind } from "#contract/extraction.ts";
import { dateText } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { rateText } from "../../lib/format-rate.ts";

export const documentTypeLabels: Readonly<Record<DocumentType, string>> = {
  "bank-statements": "Bank statements",
  "credit-cards": "Credit cards",
  "credit-reports": "Credit reports",
  loans: "Loans",
  investments: "Investments",
  income: "Income",
  unknown: "Not sure",
};

export const kindLabels: Readonly<Record<AccountKind, string>> = {
  "credit-card": "card",
  checking: "checking",
  savings: "savings",
  "auto-loan": "auto loan",
  "student-loan": "student loan",
  "personal-loan": "personal loan",
  mortgage: "mortgage",
  heloc: "credit line",
  loan: "loan",
  brokerage: "brokerage",
  "401k": "401(k)",
  ira: "IRA",
  other: "account",
};

/** One line of what a file gave: "Chase card ···4821 · $2,345.67 · 24.99 % · due 7 Nov". */
function findingText(finding: Document["findings"][number]): string {
  const kind = kindLabels[finding.kind];
  const account = [
    finding.institution ?? undefined,
    finding.institution ? kind : kind.charAt(0).toUpperCase() + kind.slice(1),
    finding.accountLast4 && `···${finding.accountLast4}`,
  ];
  const parts = [
    account.filter(Boolean).join(" "),
    finding.balance && moneyText(finding.balance),
    finding.apr && rateText(finding.apr),
    finding.paymentDueDate && `due ${dateText(finding.paymentDueDate, "day-month")}`,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** What a file gave, a line each. */
export function findingLines({ findings, otherFindings }: Document): readonly string[] {
  return [...findings.map(findingText), ...otherFindings];
}
