import type { Statement, Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

/** A made-up credit file: what a bureau knows of a person. Amounts are cents of whole dollars. */
export type Trade = {
  readonly creditor: string;
  readonly kind: "credit-card" | "auto-loan" | "student-loan" | "personal-loan" | "mortgage";
  readonly number: string;
  readonly opened: string;
  readonly reported: string;
  readonly closed?: string;
  readonly balance: number;
  readonly limit?: number;
  readonly original?: number;
  readonly high: number;
  readonly payment?: number;
  readonly months?: number;
  readonly paidOn: string;
  readonly late: boolean;
};

export type CreditFile = {
  readonly random: Random;
  readonly person: Person;
  readonly reportDate: string;
  readonly trades: readonly Trade[];
  readonly open: number;
  readonly closed: number;
  readonly inquiries: ReadonlyArray<readonly [name: string, day: string]>;
};

const CARDS = [
  "MERIDIAN BANK USA NA",
  "SYNCORA/HOMEPLACE",
  "BRIXTON CARD SVCS",
  "TARRYMORE NB",
  "ELAND FINANCIAL SVC",
  "CALDER BANK DELAWARE",
  "WFNB/OAKLEAF",
];
const AUTO = ["QUILLON MOTOR CREDIT", "TRELAWNEY AUTO FIN", "SOUTHFIELD COMMUNITY FCU"];
const STUDENT = ["NAVISTA/STUDENT LN", "GRANTHAM LOAN SVCG"];
const PERSONAL = ["UPLIFTON INC", "PROSPERO LENDING"];
const MORTGAGE = ["ROCKWELL HOME MTG LLC", "LAKEMOOR LOAN SERVICING"];
const ASKED = [
  "TRELAWNEY AUTO FIN",
  "CBNA/KESTREL",
  "FACTUAL DATA/AVENROCK MTG",
  "PINECREST PROPERTY MGMT",
  "GLENMARK CARD BANK",
];

export const dollars = (random: Random, from: number, to: number) => random.whole(from, to) * 100;
export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => random.whole(index === 0 ? 1 : 0, 9)).join("");

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const rest = [...list];
  for (let index = rest.length - 1; index > 0; index--) {
    const other = random.whole(0, index);
    const [a, b] = [rest[index], rest[other]];
    if (a !== undefined && b !== undefined) [rest[index], rest[other]] = [b, a];
  }
  return rest;
}

export function instalment(principal: number, percent: number, months: number): number {
  const monthly = percent / 1200;
  return monthly === 0
    ? Math.ceil(principal / months)
    : Math.round((principal * monthly) / (1 - (1 + monthly) ** -months));
}

function card(random: Random, creditor: string, day: string): Trade {
  const closed = random.chance(0.25);
  const limit = dollars(random, 5, 180) * 100;
  const balance = closed || random.chance(0.2) ? 0 : dollars(random, 20, Math.floor((limit / 100) * 0.9));
  const reported = addDays(day, -random.whole(5, 32));
  return {
    creditor,
    kind: "credit-card",
    number: digits(random, 16),
    opened: addDays(day, -random.whole(500, 5000)),
    reported,
    ...(closed ? { closed: addDays(reported, -random.whole(20, 400)) } : {}),
    balance,
    limit,
    high: Math.min(limit, balance + dollars(random, 1, Math.floor((limit - balance) / 250) + 1)),
    ...(balance > 0 ? { payment: Math.max(2500, Math.round(balance / 5000) * 100) } : {}),
    paidOn: addDays(reported, -random.whole(3, 25)),
    late: !closed && random.chance(0.15),
  };
}

function instalmentLoan(
  random: Random,
  kind: Exclude<Trade["kind"], "credit-card">,
  creditor: string,
  day: string,
): Trade {
  const [from, to, months] = {
    "auto-loan": [12_000, 46_000, random.pick([60, 72])] as const,
    "student-loan": [3_500, 31_000, 120] as const,
    "personal-loan": [4_000, 20_000, random.pick([36, 60])] as const,
    mortgage: [140_000, 480_000, 360] as const,
  }[kind];
  const original = dollars(random, from, to);
  const closed = kind !== "mortgage" && random.chance(0.25);
  const share = random.whole(15, 96);
  const reported = addDays(day, -random.whole(5, 32));
  const payment = Math.round(instalment(original, random.whole(40, 110) / 10, months) / 100) * 100;
  return {
    creditor,
    kind,
    number: digits(random, random.pick([10, 12])),
    opened: addDays(day, -random.whole(200, 1500)),
    reported,
    ...(closed ? { closed: addDays(reported, -random.whole(3, 15)) } : {}),
    balance: closed ? 0 : Math.round((original * share) / 10_000) * 100,
    original,
    high: original,
    ...(closed ? {} : { payment }),
    months,
    paidOn: addDays(reported, -random.whole(3, 25)),
    late: !closed && random.chance(0.1),
  };
}

export function creditFile(seed: number, salt: number): CreditFile {
  const random = seededRandom(seed * 97 + salt);
  const person = makePerson(random);
  const reportDate = addDays("2025-02-01", random.whole(0, 600));
  const cards = shuffled(random, CARDS)
    .slice(0, random.whole(2, 4))
    .map((name) => card(random, name, reportDate));
  const loan = (kind: Exclude<Trade["kind"], "credit-card">, names: readonly string[], share: number) =>
    random.chance(share) ? [instalmentLoan(random, kind, random.pick(names), reportDate)] : [];
  const trades = [
    ...cards,
    ...loan("mortgage", MORTGAGE, 0.45),
    ...loan("auto-loan", AUTO, 0.8),
    ...loan("student-loan", STUDENT, 0.6),
    ...loan("personal-loan", PERSONAL, 0.4),
  ];
  const closed = trades.filter((trade) => trade.closed !== undefined).length;
  const inquiries = shuffled(random, ASKED)
    .slice(0, random.whole(0, 3))
    .map((name): [string, string] => [name, addDays(reportDate, -random.whole(10, 700))]);
  return { random, person, reportDate, trades, open: trades.length - closed, closed, inquiries };
}

/** The report's accounts as the contract wants them; whether a loan's first amount is printed as such is the layout's affair. */
export const tradeTruth = (trades: readonly Trade[], original: boolean) =>
  trades.map((trade) => ({
    creditor: trade.creditor,
    kind: trade.kind,
    balance: decimal(trade.balance),
    ...(trade.limit === undefined ? {} : { creditLimit: decimal(trade.limit) }),
    ...(original && trade.original !== undefined ? { originalBalance: decimal(trade.original) } : {}),
    ...(trade.payment === undefined ? {} : { monthlyPayment: decimal(trade.payment) }),
    status: trade.closed === undefined ? ("open" as const) : ("closed" as const),
  }));

/** Where a loan's "high balance" is what was lent, it may be taken for that. */
export const highAllowed = (trades: readonly Trade[]) =>
  Object.fromEntries(
    trades.flatMap((trade, index) =>
      trade.original === undefined
        ? []
        : [[`creditReport.accounts.${index}.originalBalance`, [decimal(trade.original)]]],
    ),
  );

export const reportStatement = (
  html: string,
  bureau: string,
  creditReport: Truth["creditReport"],
  allowed: Record<string, readonly string[]>,
): Statement => ({
  html,
  truth: {
    documentType: "credit-reports",
    institution: bureau,
    accounts: [],
    transactions: [],
    creditReport: { bureau, ...creditReport },
    allowed,
  },
});

/** Pages of their own, each under and over its furniture. */
export const sheets = (
  pages: readonly string[],
  head: (page: number, of: number) => string,
  foot: (page: number, of: number) => string,
) =>
  pages
    .map(
      (page, index) =>
        `<div style="${index > 0 ? "break-before:page;" : ""}">${head(index + 1, pages.length)}${page}${foot(index + 1, pages.length)}</div>`,
    )
    .join("");

export function chunks<T>(list: readonly T[], size: number): T[][] {
  const result: T[][] = [];
  for (let index = 0; index < list.length; index += size) result.push(list.slice(index, index + size));
  return result;
}
