import type { AccountKind } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

const CREDITORS: ReadonlyArray<readonly [string, AccountKind]> = [
  ["DISCOVER BANK", "credit-card"],
  ["SYNCB/HOME DESIGN", "credit-card"],
  ["WFBNA CARD", "credit-card"],
  ["CRESTLINE AUTO FIN", "auto-loan"],
  ["DEPT OF ED/AIDVANTAGE", "student-loan"],
  ["LAKEWAY MTG SERVICING", "mortgage"],
  ["UPWELL LENDING", "personal-loan"],
  ["COMENITYBANK/FERN", "credit-card"],
  ["1ST HARBOR FCU", "auto-loan"],
];
export type Line = {
  readonly creditor: string;
  readonly kind: AccountKind;
  readonly digits: string;
  readonly opened: string;
  readonly reported: string;
  readonly closedOn: string;
  readonly card: boolean;
  readonly limit: number;
  readonly high: number;
  readonly balance: number;
  readonly monthly: number;
  readonly months: number;
  readonly open: boolean;
};

/** A consumer's file in whole dollars. Cards have a limit, loans a high balance that is what was lent. */
export function makeFile(seed: number, from: number, to: number) {
  const random = seededRandom(seed * 3 + 4_201);
  const reportDate = addDays("2026-01-20", random.whole(0, 290));
  const first = random.whole(0, CREDITORS.length - 1);
  const lines = Array.from({ length: random.whole(from, to) }, (_, index): Line => {
    const [creditor, kind] = CREDITORS[(first + index * 2) % CREDITORS.length] ?? [
      "WFBNA CARD",
      "credit-card",
    ];
    const card = kind === "credit-card";
    const open = index === 0 || random.chance(0.7);
    const limit = card ? random.whole(6, 190) * 100 : 0;
    const months = { mortgage: 360, "auto-loan": 72, "student-loan": 120 }[kind as "mortgage"] ?? 48;
    const lent = kind === "mortgage" ? random.whole(118_000, 412_000) : random.whole(4_200, 39_500);
    const high = card ? Math.round(limit * 0.71) + random.whole(1, 99) : lent;
    const balance = open ? random.whole(card ? 40 : Math.floor(high * 0.35), Math.floor(high * 0.93)) : 0;
    const opened = addDays(reportDate, -random.whole(500, 4_300));
    const closedOn = addDays(opened, random.whole(200, 470));
    const seen = random.whole(4, 28);
    return {
      creditor,
      kind,
      digits: String(random.whole(412_300, 549_890)),
      opened,
      reported: open ? addDays(reportDate, -seen) : addDays(closedOn, seen),
      closedOn,
      card,
      limit,
      high,
      balance,
      monthly: open ? Math.max(25, card ? Math.round(balance / 42) : Math.round((lent / months) * 1.3)) : 0,
      months,
      open,
    };
  });
  const cards = lines.filter((line) => line.card && line.open);
  const total = (list: readonly Line[], key: "balance" | "limit" | "monthly") =>
    list.reduce((whole, line) => whole + line[key], 0);
  const limits = total(cards, "limit");
  return {
    person: makePerson(random),
    reportDate,
    score: random.whole(571, 828),
    lines,
    open: lines.filter((line) => line.open),
    closed: lines.filter((line) => !line.open),
    cards,
    total,
    used: limits === 0 ? 0 : Math.round((total(cards, "balance") / limits) * 100),
    inquiries: Array.from({ length: random.whole(1, 3) }, (_, index) => ({
      name: ["CRESTLINE AUTO FIN", "VERIDIAN WIRELESS", "CBNA CARD SERVICES"][index] ?? "",
      day: addDays(reportDate, -random.whole(15 + index * 210, 210 + index * 210)),
    })),
    confirmation: String(random.whole(1_000_000_000, 9_899_999_999)),
  };
}
export type CreditFile = ReturnType<typeof makeFile>;

/** `monthly` and `original` say whether the paper prints them for every line as such. */
export const linesTruth = (
  lines: readonly Line[],
  prints: (line: Line) => { monthly?: boolean; original?: boolean; limit?: boolean; balance?: boolean },
) =>
  lines.map((line) => {
    const { monthly, original, limit, balance = true } = prints(line);
    return {
      creditor: line.creditor,
      kind: line.kind,
      ...(balance && { balance: `${line.balance}.00` }),
      ...(limit && line.card && { creditLimit: `${line.limit}.00` }),
      ...(original && !line.card && { originalBalance: `${line.high}.00` }),
      ...(monthly && { monthlyPayment: `${line.monthly}.00` }),
      status: line.open ? ("open" as const) : ("closed" as const),
    };
  });
export const whole = (amount: number) => `$${amount.toLocaleString("en-US")}`;

const TYPES: Readonly<Record<string, readonly [type: string, loan: string]>> = {
  "credit-card": ["Revolving", "Credit Card"],
  "auto-loan": ["Installment", "Auto"],
  "student-loan": ["Installment", "Education Loan"],
  mortgage: ["Mortgage", "Conventional Real Estate Mortgage"],
  "personal-loan": ["Installment", "Unsecured"],
};
export const typeOf = (line: Line) => TYPES[line.kind] ?? ["Installment", "Unsecured"];
export const two = (entries: ReadonlyArray<readonly [string, string]>) =>
  grid(
    "llll",
    [],
    Array.from({ length: Math.ceil(entries.length / 2) }, (_, row) => [
      ...(entries[row] ?? ["", ""]),
      ...(entries[row + Math.ceil(entries.length / 2)] ?? ["", ""]),
    ]),
    "class=two",
  );
export const months = (day: string) =>
  Array.from({ length: 12 }, (_, index) =>
    date.monthDay(addDays(`${day.slice(0, 4)}-01-15`, index * 30)).slice(0, 3),
  );
export const report = (
  creditReport: Truth["creditReport"],
  institution?: string,
  allowed: Truth["allowed"] = {},
): Truth => ({
  documentType: "credit-reports",
  ...(institution !== undefined && { institution }),
  accounts: [],
  transactions: [],
  creditReport,
  allowed,
});
/** What a report's list of accounts leaves open, line by line. */
export const openLines = (lines: readonly Line[], key: string, value: (line: Line) => number | undefined) =>
  Object.fromEntries(
    lines.flatMap((line, index) => {
      const amount = value(line);
      return amount === undefined ? [] : [[`creditReport.accounts.${index}.${key}`, [`${amount}.00`]]];
    }),
  );
