import type { AccountCoverage } from "#contract/coverage.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type CoveringDocument, monthCoverage } from "#server/features/month-coverage/month-coverage.ts";
import type { Household } from "./sample-household.ts";

const TODAY = "2026-11-21" as PlainDate;

/** The made-up papers of a household: each account lacks another month, the first has one of every kind. */
export function coverageOf({ documents }: Household): AccountCoverage[] {
  return documents.map(({ id, findings, fileName }, index) => {
    const finding = findings[0];
    const kind = finding?.kind ?? "credit-card";
    const papers = Array.from({ length: 14 }, (_, number): CoveringDocument => {
      const month = String(((number + 8) % 12) + 1).padStart(2, "0");
      return {
        documentId: number === 13 ? id : `${id}_${number}`,
        fileName,
        facts: { statementDate: `${number < 4 ? 2025 : 2026}-${month}-12` },
        span: null,
        failedSum: index === 0 && number === 6 ? "1,200.00 + 34.10 = 1,234.10, printed 1,284.10" : null,
        repeats:
          index === 0 && number === 9 ? [{ documentId: `${id}_again`, fileName: `Again ${fileName}` }] : [],
      };
    }).filter((_, number) => index === 3 || (number !== 11 - index && number !== 4 + index * 3));
    return {
      accountId: `account_${id}`,
      kind,
      name: finding?.institution ?? "Sample bank",
      last4: finding?.accountLast4 ?? null,
      asOf: "2026-10-12",
      months: monthCoverage(papers, kind, TODAY),
    };
  });
}
