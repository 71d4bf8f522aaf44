import { describe, expect, test } from "vitest";
import type { Extraction } from "#contract/extraction.ts";
import { creditSummarySchema } from "#contract/profile.ts";
import { type CreditReportReading, creditSummary } from "./credit-summary.ts";

type Report = NonNullable<Extraction["creditReport"]>;

function reading(id: string, creditReport: Report, uploadedAt = "2026-11-01"): CreditReportReading {
  return {
    documentId: id,
    fileName: `${id}.pdf`,
    uploadedAt: new Date(uploadedAt),
    extraction: {
      documentType: "credit-reports",
      confidence: 0.98,
      pages: 1,
      source: "pdf-text",
      summary: "A credit report.",
      accounts: [],
      transactions: [],
      income: [],
      creditReport,
      evidence: {
        "creditReport.score": { page: 1, box: [0, 0, 1, 1], text: "728", confidence: 0.9 },
        "creditReport.accounts.0.balance": { page: 2, box: [0, 0, 1, 1], text: "$5", confidence: 0.9 },
      },
      checks: [],
      questions: [],
      warnings: [],
    },
  };
}

const full: Report = {
  bureau: "Experian",
  score: "728",
  reportDate: "2026-10-01",
  accountsTotal: "12",
  accountsOpen: "7",
  accountsClosed: "5",
  inquiries: "2",
  collections: "0",
  utilization: "31",
};

describe("the credit summary", () => {
  test("is what the newest report shows, each figure with its place", () => {
    const older = reading("old", { ...full, score: "700", reportDate: "2026-04-01" }, "2026-11-05");
    const summary = creditSummary([older, reading("new", full)]);
    expect(creditSummarySchema.parse(summary)).toEqual(summary);
    expect(summary).toMatchObject({
      bureau: "Experian",
      score: 728,
      band: "Good",
      accountsTotal: 12,
      accountsOpen: 7,
      accountsClosed: 5,
      documentId: "new",
      history: [
        { date: "2026-04-01", score: 700 },
        { date: "2026-10-01", score: 728 },
      ],
    });
    expect(summary?.sources).toEqual({
      score: {
        page: 1,
        box: [0, 0, 1, 1],
        text: "728",
        confidence: 0.9,
        documentId: "new",
        fileName: "new.pdf",
        path: "creditReport.score",
      },
    });
  });

  test.each([
    ["29", "good"],
    ["30", "fair"],
    ["49.9", "fair"],
    ["50", "poor"],
  ])("a utilization of %s %% is %s", (utilization, status) => {
    const factors = creditSummary([reading("a", { utilization })])?.factors;
    expect(factors).toMatchObject([{ name: "Utilization", status, figure: `${utilization}\u00a0%` }]);
  });

  test.each([
    [{ collections: "0" }, ["good"]],
    [{ collections: "1" }, ["poor"]],
    [{ inquiries: "2" }, ["good"]],
    [{ inquiries: "5" }, ["fair"]],
    [{ inquiries: "6" }, ["poor"]],
    [{ utilization: "much" }, []],
  ])("factors of %j are %j", (report, statuses) => {
    expect(creditSummary([reading("a", report)])?.factors.map(({ status }) => status)).toEqual(statuses);
  });

  test("what a report does not show is null, and a score of another scale has no band", () => {
    expect(creditSummary([reading("a", { score: "9" })])).toMatchObject({
      score: null,
      band: null,
      accountsTotal: null,
      reportDate: null,
      factors: [],
      history: [],
    });
  });

  test("without a report there is none", () => {
    expect(creditSummary([])).toBeNull();
    const { creditReport: _none, ...extraction } = reading("a", {}).extraction;
    expect(creditSummary([{ ...reading("a", {}), extraction }])).toBeNull();
  });
});
