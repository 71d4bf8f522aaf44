import type { Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { type Random, seededRandom } from "../random.ts";

/** What the papers of this author share. */
export const BREAK = "<div style='break-before:page'></div>";

export function begin(seed: number, salt: number) {
  const random = seededRandom(seed * 131 + salt * 6007 + 29);
  return { random, person: makePerson(random) };
}

export const figures = (random: Random, count: number) =>
  `${random.whole(1, 9)}${Array.from({ length: count - 1 }, () => random.whole(0, 9)).join("")}`;

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Whole dollars. */
export const whole = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, ",");
export const usd = (amount: number) => `$${whole(amount)}`;

export const percent = (part: number, all: number) => String(all === 0 ? 0 : Math.round((part / all) * 100));

/** A day some months away; days of 28 and less only. */
export function months(day: string, count: number): string {
  const number = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
}

/** Whole months from one day to a later one. */
export const monthsBetween = (from: string, to: string) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

type Kind = "credit-card" | "auto-loan" | "student-loan" | "personal-loan" | "mortgage";

/** One line of a credit file, in whole dollars. */
export type Trade = {
  readonly creditor: string;
  readonly kind: Kind;
  readonly number: string;
  readonly opened: string;
  readonly closed?: string;
  readonly balance: number;
  readonly limit?: number;
  readonly high: number;
  readonly payment: number;
  readonly term: number;
  readonly pastDue: number;
  readonly joint: boolean;
  readonly reported: string;
};

const NAMES: Readonly<Record<Kind, readonly string[]>> = {
  "credit-card": [
    "HARBORSTONE BANK USA",
    "PEAKLINE CARD SVCS",
    "MERIDIA BANK NA",
    "SYNBRIDGE/OUTFITTER",
    "AMERIVA FCU",
    "BAY DISCOVERY FIN",
    "CBNE/ELLSWORTH HOME",
  ],
  "auto-loan": ["KESTREL MOTOR CREDIT", "ALLERTON FINANCIAL", "TRI-LAKES CU"],
  "student-loan": ["DEPT OF ED/NAVIQUEST", "EDFIRST LOAN SERV"],
  "personal-loan": ["UPLIGHT LENDING", "ONEPEAK FINANCIAL"],
  mortgage: ["LAKEMONT HOME LOANS", "ROCKWELL MTG SERV"],
};

function owed(amount: number, yearly: number, term: number, made: number) {
  const rate = yearly / 1200;
  const level = (amount * rate) / (1 - (1 + rate) ** -term);
  let left = amount;
  for (let month = 0; month < made; month++) left -= level - left * rate;
  return { payment: Math.round(level), balance: Math.round(left) };
}

const SIZE = {
  "auto-loan": { from: 90, to: 420, terms: [60, 72], rate: 6.4 },
  "student-loan": { from: 35, to: 310, terms: [120], rate: 5.05 },
  "personal-loan": { from: 30, to: 200, terms: [36, 60], rate: 13.9 },
  mortgage: { from: 1_400, to: 5_200, terms: [360], rate: 4.25 },
} as const;

/** A credit file: cards first, then loans, some of them closed and paid. */
export function makeTrades(random: Random, asOf: string): Trade[] {
  const month = `${asOf.slice(0, 8)}03`;
  const list: Trade[] = [];
  const from = random.whole(0, 6);
  const cards = random.whole(2, 5);
  for (let index = 0; index < cards; index++) {
    const limit = random.whole(2, 40) * 500;
    const shut = index > 1 && random.chance(0.4);
    const balance = shut || random.chance(0.15) ? 0 : random.whole(20, Math.floor(limit * 0.8));
    const late = balance > 1_000 && random.chance(0.12);
    const payment = balance === 0 ? 0 : Math.max(Math.min(25, balance), Math.round(balance * 0.03));
    const opened = months(month, -random.whole(60, 190));
    list.push({
      creditor: NAMES["credit-card"][(from + index) % 7] ?? "",
      kind: "credit-card",
      number: figures(random, 16),
      opened,
      ...(shut ? { closed: months(month, -random.whole(6, 40)) } : {}),
      balance,
      limit,
      high: Math.min(limit, balance + random.whole(100, 900)),
      payment,
      term: 0,
      pastDue: late ? payment : 0,
      joint: random.chance(0.2),
      reported: months(month, shut ? -5 : -random.whole(0, 1)),
    });
  }
  const kinds = ["auto-loan", "student-loan", "personal-loan", "mortgage"] as const;
  for (const [order, kind] of kinds.entries()) {
    if (order > 0 && random.chance(0.4)) continue;
    const size = SIZE[kind];
    const shut = order < 3 && random.chance(0.25);
    const term = random.pick(size.terms);
    const made = shut ? term : random.whole(5, Math.min(term - 8, 50));
    const high = random.whole(size.from, size.to) * 100;
    const { payment, balance } = owed(high, size.rate, term, made);
    list.push({
      creditor: random.pick(NAMES[kind]),
      kind,
      number: figures(random, 11),
      opened: months(month, -made - (shut ? 9 : 0)),
      ...(shut ? { closed: months(month, -8) } : {}),
      balance: shut ? 0 : balance,
      high,
      payment: shut ? 0 : payment,
      term,
      pastDue: 0,
      joint: kind === "mortgage" && random.chance(0.5),
      reported: months(month, shut ? -8 : 0),
    });
  }
  return list;
}

export const openOnes = (list: readonly Trade[]) => list.filter((trade) => !trade.closed);
export const revolving = (list: readonly Trade[]) => list.filter((trade) => trade.kind === "credit-card");

type Printed = { readonly payment: "all" | "open"; readonly original: "named" | "high" | "none" };

/** The accounts of the truth, and what the contract leaves open about them. A loan's "high credit" is left open. */
export function tradeTruth(list: readonly Trade[], printed: Printed) {
  const allowed: Record<string, readonly string[]> = {};
  const accounts: NonNullable<NonNullable<Truth["creditReport"]>["accounts"]> = list.map((trade, index) => {
    const loan = trade.kind !== "credit-card";
    const at = `creditReport.accounts.${index}`;
    if (loan && printed.original === "high") allowed[`${at}.originalBalance`] = [`${trade.high}.00`];
    if (trade.kind === "personal-loan") allowed[`${at}.kind`] = ["loan"];
    return {
      creditor: trade.creditor,
      kind: trade.kind,
      balance: `${trade.balance}.00`,
      ...(trade.limit === undefined ? {} : { creditLimit: `${trade.limit}.00` }),
      ...(loan && printed.original === "named" ? { originalBalance: `${trade.high}.00` } : {}),
      ...(printed.payment === "all" || !trade.closed ? { monthlyPayment: `${trade.payment}.00` } : {}),
      status: trade.closed ? "closed" : "open",
    };
  });
  return { accounts, allowed };
}

export const ASKERS = [
  "LAKEMONT HOME LOANS",
  "CREDCORE/WESTLINE AUTO GROUP",
  "NORTHERN WIRELESS",
  "HARBORSTONE BANK USA",
  "BAYLEAF APARTMENTS",
];
