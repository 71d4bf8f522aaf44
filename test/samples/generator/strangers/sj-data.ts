import type { DocumentType } from "#contract/document-type.ts";
import type { Layout, Statement } from "../layout.ts";
import { type CardMonth, type Charge, only } from "./sb-data.ts";
import { issuedCard } from "./sc-data.ts";

/** Layouts of this set are named `sj-card-…`, `sj-loan-…`, `sj-bank-…`, `sj-invest-…`, `sj-report-…` and `sj-income-…`. */
export const layoutOf =
  (group: "card" | "loan" | "bank" | "invest" | "report" | "income", type: DocumentType) =>
  (name: string, make: (seed: number) => Statement): Layout => ({
    name: `sj-${group}-${name}`,
    type,
    heldOut: false,
    make,
  });

const SHOPS = [
  "FAREWAY STORES 0412 SPENCER IA",
  "CENEX D&H OIL 07081 MINOT ND",
  "AMZN Mktp US*RT4Q19AB3 Amzn.com/bill WA",
  "MINIMUM WAGE MUSIC 331-4402 ATHENS GA",
  "RURAL KING 41 MATTOON IL",
  "DD *DOORDASH PIZZERIAL 855-431-0459 CA",
  "BLAIN'S FARM & FLEET DUBUQUE IA",
  "NEW BALANCE 0882 OUTLET LEE MA",
  "SHEETZ 0421 00004218 ALTOONA PA",
  "SPECTRUM 855-707-7328 MO",
  "FIVE GUYS IL 1443 QSR PEORIA IL",
  "THE CREDIT CAFE LARAMIE WY",
  "PILOT_00377 MCCALLA AL",
  "MICROSOFT*365 FAMILY MSBILL.INFO WA",
  "BOMGAARS 018 NORFOLK NE",
  "DUE SOUTH BBQ CHRISTIANSBURG VA",
  "DISNEY PLUS 888-9057888 CA",
  "O'REILLY AUTO PARTS 2207 RATON NM",
  "IN *HERITAGE PLUMBING 515-5550142 IA",
  "SCHEELS SIOUX CITY IA",
  "TOTAL PAYMENT SOLUTIONS KIOSK 4 OMAHA NE",
];

/** A month of a card whose shops are those of this set. */
export const billed = (
  seed: number,
  shape: Parameters<typeof issuedCard>[1],
  said: Parameters<typeof issuedCard>[2] = {},
): CardMonth => issuedCard(seed, shape, { shops: SHOPS, ...said });

const owing = (lines: readonly Charge[], ...kinds: readonly Charge["kind"][]) =>
  only(lines, ...kinds).reduce((all, line) => all + line.amount, 0);

/** The month with other lines: every sum over them is made again; what is due this month follows the new balance. */
export function relined(d: CardMonth, lines: readonly Charge[], changes: Partial<CardMonth> = {}): CardMonth {
  const balance = d.previous + lines.reduce((all, line) => all + line.amount, 0);
  const [fees, interest] = [owing(lines, "fee"), owing(lines, "interest")];
  const currentDue = Math.min(
    balance - d.pastDue,
    Math.max(3_000, Math.floor(balance / 10_000) * 100 + interest + fees),
  );
  return {
    ...d,
    lines: lines.toSorted((a, b) => a.day.localeCompare(b.day)),
    payments: -owing(lines, "payment"),
    credits: -owing(lines, "credit"),
    purchases: owing(lines, "purchase"),
    cash: owing(lines, "cash"),
    fees,
    interest,
    balance,
    available: d.limit - balance,
    currentDue,
    minimum: currentDue + d.pastDue,
    feesYear: d.feesYear - d.fees + fees,
    interestYear: d.interestYear - d.interest + interest,
    ...changes,
  };
}

/** Interest of a month on what was carried. */
export const accrued = (base: number, rate: string, days: number) =>
  Math.round((base * Number(rate) * days) / 36_500);

export const inCapitals = (words: string) => words.toUpperCase();
