import type { Source } from "#contract/debts.ts";
import type { Extraction } from "#contract/extraction.ts";
import type { CreditFactor, CreditSummary } from "#contract/profile.ts";
import { creditBand } from "#engine/ratios/credit-band.ts";

/** A credit report of the person, as it was read. */
export type CreditReportReading = {
  readonly documentId: string;
  readonly fileName: string;
  readonly uploadedAt: Date;
  readonly extraction: Extraction;
};

const LOWEST_SCORE = 300;
const HIGHEST_SCORE = 850;

const count = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

/** Scores of other scales (a "9 of 10") have no band of ours. */
function score(text: string | undefined): number | null {
  const value = count(text);
  return value !== null && value >= LOWEST_SCORE && value <= HIGHEST_SCORE ? value : null;
}

/** The day a report speaks of; the day of its upload where it prints none. */
const dayOf = ({ extraction, uploadedAt }: CreditReportReading): string =>
  extraction.creditReport?.reportDate ?? uploadedAt.toISOString().slice(0, 10);

/** Rules of thumb, not a scoring model: what the bureaus themselves name as the large factors a report shows. */
function factorsOf(facts: {
  readonly utilization: number | null;
  readonly collections: number | null;
  readonly inquiries: number | null;
}): CreditFactor[] {
  const factors: CreditFactor[] = [];
  const { utilization, collections, inquiries } = facts;
  if (utilization !== null) {
    const status = utilization < 30 ? "good" : utilization < 50 ? "fair" : "poor";
    factors.push({
      name: "Utilization",
      status,
      figure: `${utilization}\u00a0%`,
      impact:
        status === "good"
          ? "You use less than 30\u00a0% of your card limits, which helps your score."
          : "Paying cards below 30\u00a0% of their limits helps your score within a month or two.",
    });
  }
  if (collections !== null) {
    factors.push({
      name: "Collections",
      status: collections === 0 ? "good" : "poor",
      figure: String(collections),
      impact:
        collections === 0
          ? "No account is with a collector."
          : "Ask each collector for proof of the debt in writing before you pay; errors can be disputed.",
    });
  }
  if (inquiries !== null) {
    const status = inquiries <= 2 ? "good" : inquiries <= 5 ? "fair" : "poor";
    factors.push({
      name: "Inquiries",
      status,
      figure: String(inquiries),
      impact:
        status === "good"
          ? "Few lenders have asked about you lately."
          : "Each application counts for about a year; waiting before the next one helps.",
    });
  }
  return factors;
}

function percentOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,4}(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** Every score with its day, each once however often its report was uploaded. */
function scoresOf(reports: readonly CreditReportReading[]): CreditSummary["history"] {
  const scores = reports.flatMap(({ documentId, extraction: { creditReport } }) => {
    const value = score(creditReport?.score);
    const date = creditReport?.reportDate;
    const bureau = creditReport?.bureau ?? null;
    return value === null || date === undefined ? [] : [{ date, score: value, bureau, documentId }];
  });
  return [...new Map(scores.map((one) => [JSON.stringify([one.date, one.score, one.bureau]), one])).values()];
}

/** The newest credit report with the history of all scores; null without a report. */
export function creditSummary(readings: readonly CreditReportReading[]): CreditSummary | null {
  const reports = readings
    .filter(({ extraction }) => extraction.creditReport !== undefined)
    .toSorted(
      (left, right) =>
        dayOf(right).localeCompare(dayOf(left)) || right.uploadedAt.getTime() - left.uploadedAt.getTime(),
    );
  const newest = reports[0];
  const report = newest?.extraction.creditReport;
  if (newest === undefined || report === undefined) return null;
  const { documentId, fileName, extraction } = newest;
  const ownScore = score(report.score);
  const collections = count(report.collections);
  const inquiries = count(report.inquiries);
  const prefix = "creditReport.";
  const sources: Record<string, Source> = Object.fromEntries(
    Object.entries(extraction.evidence)
      .filter(([path]) => path.startsWith(prefix) && !path.slice(prefix.length).includes("."))
      .map(([path, evidence]) => [path.slice(prefix.length), { ...evidence, documentId, fileName, path }]),
  );
  return {
    bureau: report.bureau ?? null,
    reportDate: report.reportDate ?? null,
    score: ownScore,
    band: ownScore === null ? null : creditBand(ownScore),
    accountsTotal: count(report.accountsTotal),
    accountsOpen: count(report.accountsOpen),
    accountsClosed: count(report.accountsClosed),
    inquiries,
    collections,
    factors: factorsOf({ utilization: percentOf(report.utilization), collections, inquiries }),
    documentId,
    fileName,
    sources,
    history: scoresOf(reports.toReversed()),
  };
}
