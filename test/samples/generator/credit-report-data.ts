import type { AccountKind } from "#contract/extraction.ts";
import { makePerson, type Person } from "./person.ts";
import { addDays } from "./print-styles.ts";
import { type Random, seededRandom } from "./random.ts";

export type Tradeline = {
  readonly creditor: string;
  readonly kind: AccountKind;
  readonly last4: string;
  readonly openedOn: string;
  readonly balance: number;
  readonly limit: number;
  readonly original: number;
  readonly monthly: number;
  readonly open: boolean;
};

/** A made-up file at a bureau; the counts and the utilisation are those of its tradelines. */
export type CreditFileData = {
  readonly person: Person;
  readonly reportDate: string;
  readonly score: number;
  readonly lines: readonly Tradeline[];
  readonly open: number;
  readonly closed: number;
  readonly inquiries: ReadonlyArray<{ readonly name: string; readonly day: string }>;
  readonly collections: number;
  readonly utilization: number;
  readonly totalDebt: number;
};

const CREDITORS: ReadonlyArray<readonly [string, AccountKind]> = [
  ["NORTHGATE BANK", "credit-card"],
  ["SUMMIT ONE", "credit-card"],
  ["HALDEN STORE CARD", "credit-card"],
  ["PINECREST AUTO FINANCE", "auto-loan"],
  ["MERIDIAN STUDENT LOAN", "student-loan"],
  ["GRANITE HOME MORTGAGE", "mortgage"],
  ["LARKSPUR LENDING", "personal-loan"],
];
const INQUIRERS = ["CRESTVIEW BANK", "TIDEWATER MOTORS", "VERITEL WIRELESS", "OAKWOOD APARTMENTS"];

function tradeline(random: Random, creditor: string, kind: AccountKind, reportDate: string): Tradeline {
  const open = random.chance(0.75);
  const card = kind === "credit-card";
  const limit = card ? random.whole(10, 180) * 10_000 : 0;
  const original = card ? 0 : random.whole(40, kind === "mortgage" ? 4_000 : 400) * 10_000;
  const balance = open
    ? random.whole(100, card ? Math.floor(limit / 110) : Math.floor(original / 110)) * 100
    : 0;
  return {
    creditor,
    kind,
    last4: String(random.whole(1_000, 9_899)),
    openedOn: addDays(reportDate, -random.whole(400, 4_000)),
    balance,
    limit,
    original,
    monthly: open ? Math.max(2_500, Math.round(balance / (card ? 4_000 : 6_000)) * 100) : 0,
    open,
  };
}

export function makeCreditFile(seed: number): CreditFileData {
  const random = seededRandom(seed);
  const reportDate = addDays("2026-01-15", random.whole(0, 290));
  const first = random.whole(0, CREDITORS.length - 1);
  const lines = Array.from({ length: random.whole(4, 6) }, (_, index) => {
    const [creditor, kind] = CREDITORS[(first + index) % CREDITORS.length] ?? [
      "NORTHGATE BANK",
      "credit-card",
    ];
    return tradeline(random, creditor, kind, reportDate);
  });
  const cards = lines.filter((line) => line.kind === "credit-card" && line.open);
  const [owed, limits] = [
    cards.reduce((sum, line) => sum + line.balance, 0),
    cards.reduce((sum, line) => sum + line.limit, 0),
  ];
  return {
    person: makePerson(random),
    reportDate,
    score: random.whole(560, 835),
    lines,
    open: lines.filter((line) => line.open).length,
    closed: lines.filter((line) => !line.open).length,
    inquiries: Array.from({ length: random.whole(0, 4) }, (_, index) => ({
      name: INQUIRERS[index] ?? "CRESTVIEW BANK",
      day: addDays(reportDate, -random.whole(20, 600)),
    })),
    collections: random.chance(0.25) ? 1 : 0,
    utilization: limits === 0 ? 0 : Math.round((owed / limits) * 100),
    totalDebt: lines.reduce((sum, line) => sum + line.balance, 0),
  };
}
