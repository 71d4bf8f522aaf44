/** The profile of a made-up household, computed by the product itself from twelve months of its statements. */
import type { Asset } from "#contract/debts.ts";
import type { Extraction } from "#contract/extraction.ts";
import type { Profile } from "#contract/profile.ts";
import { addMonths, dayInMonth, monthOf, type PlainMonth } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { creditSummary } from "#server/features/profile/credit-summary.ts";
import { type AccountHistory, profileView } from "#server/features/profile/profile-view.ts";
import type { Household } from "./sample-household.ts";

const MONTHS = 12;
const LAST_DAY = 31;

const printed = (value: string) => ({
  documentId: "doc_0",
  fileName: "statement.pdf",
  path: "accounts.0.endingBalance",
  page: 1,
  box: [0.6, 0.3, 0.8, 0.33] as [number, number, number, number],
  text: `Ending balance $${value}`,
  confidence: 0.99,
});

function asset(id: string, name: string, kind: string, value: string): Asset {
  return {
    id,
    name,
    accountLast4: "7730",
    kind,
    value,
    asOf: "2026-10-31",
    sources: { value: printed(value) },
  };
}

const report: Extraction = {
  documentType: "credit-reports",
  confidence: 0.98,
  pages: 3,
  source: "pdf-text",
  summary: "A credit report.",
  accounts: [],
  transactions: [],
  income: [],
  creditReport: {
    bureau: "Experian",
    score: "728",
    reportDate: "2026-10-01",
    accountsTotal: "12",
    accountsOpen: "7",
    accountsClosed: "5",
    inquiries: "2",
    collections: "0",
    utilization: "31",
  },
  evidence: {
    "creditReport.score": { page: 1, box: [0.4, 0.2, 0.5, 0.24], text: "728", confidence: 0.99 },
    "creditReport.inquiries": { page: 1, box: [0.4, 0.4, 0.5, 0.44], text: "2", confidence: 0.99 },
  },
  checks: [],
  questions: [],
  warnings: [],
};

export function profileOf({ debts, cashflow, user }: Household): Profile {
  const today = parsePlainDate("2026-11-20");
  if (today === undefined) throw new Error("no such day");
  const isKnown = user !== null && debts.length > 0;
  const assets = isKnown
    ? [
        asset("checking", "Harbor Bank", "checking", "1840.00"),
        asset("retirement", "Vanguard", "401k", "48210.44"),
      ]
    : [];
  return profileView({
    debts,
    assets,
    accounts: isKnown ? [...debts.map(debtHistory(today)), ...assets.map(assetHistory(today))] : [],
    analysis: cashflow,
    credit: isKnown
      ? creditSummary([
          { documentId: "doc_report", fileName: "report.pdf", uploadedAt: new Date(0), extraction: report },
        ])
      : null,
    today,
  });
}

const lastMonths = (today: PlainDate): PlainMonth[] =>
  Array.from({ length: MONTHS }, (_, index) => addMonths(monthOf(today), -index));

function history(today: PlainDate, id: string, name: string, now: string, stepCents: number): AccountHistory {
  const statements = lastMonths(today).flatMap((month, index) => {
    const amount = cents((parseMoney(now) ?? 0) - index * stepCents);
    // One month of one account has no statement for longer than a quarter.
    const isGap = id === "retirement" && index > 3 && index < 8;
    const asOf = dayInMonth(month, index === 0 ? 1 : LAST_DAY);
    const text = formatMoney(amount);
    return isGap
      ? []
      : [{ asOf, documentId: `doc_${index % 4}`, facts: { kind: "other" as const, currentBalance: text } }];
  });
  return { id, kind: "other", name, last4: null, statements };
}

const debtHistory = (today: PlainDate) => (debt: Household["debts"][number]) =>
  history(today, debt.id, debt.creditor, debt.currentBalance ?? "0", -31_000);
const assetHistory = (today: PlainDate) => (one: Asset) => history(today, one.id, one.name, one.value, 9_700);
