import type { Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const dollars = money.dollar;
export const plain = money.plain;
/** Whole dollars without cents, as the bureaus print them; amounts are cents. */
export const whole = money.wholeDollars;
export const sum = (list: readonly number[]) => list.reduce((total, item) => total + item, 0);

export function start(seed: number, salt: number) {
  const random = seededRandom(seed * 131 + salt);
  const person = makePerson(random);
  return { random, person };
}

export type PayLine = {
  readonly label: string;
  readonly now: number;
  readonly ytd: number;
  readonly rate?: string;
  readonly hours?: string;
  readonly ytdHours?: string;
};

export const share = (label: string, part: number, now: number, ytd: number): PayLine => ({
  label,
  now: Math.round(now * part),
  ytd: Math.round(ytd * part),
});
export const flat = (label: string, now: number, periods: number): PayLine => ({
  label,
  now,
  ytd: now * periods,
});
export const totals = (lines: readonly PayLine[]) => ({
  now: sum(lines.map((line) => line.now)),
  ytd: sum(lines.map((line) => line.ytd)),
});

/** Hours at a rate, both in hundredths. */
export function hourly(label: string, rate: number, hours: number, ytdHours: number): PayLine {
  return {
    label,
    rate: `${decimal(rate)}00`,
    hours: decimal(hours),
    ytdHours: money.plain(ytdHours),
    now: Math.round((rate * hours) / 100),
    ytd: Math.round((rate * ytdHours) / 100),
  };
}

type Report = NonNullable<Truth["creditReport"]>;
type Told = NonNullable<Report["accounts"]>[number];

export type Trade = {
  readonly creditor: string;
  readonly kind: "credit-card" | "auto-loan" | "student-loan" | "mortgage" | "personal-loan";
  readonly number: string;
  readonly opened: string;
  readonly reported: string;
  readonly lastPaid: string;
  readonly balance: number;
  readonly high: number;
  readonly limit?: number;
  readonly original?: number;
  readonly payment?: number;
  readonly months?: number;
  readonly closed?: string;
  readonly joint: boolean;
};

const CARDS = [
  ["BRIGHTWATER BK USA NA", 4147],
  ["FIRST DELMARVA BANK", 5424],
  ["SYNCORA/HOMEMART", 6045],
  ["AMERIVANTAGE BANK", 4266],
  ["KOHLBERG/CAPITOL", 6393],
  ["ALDERGATE FCU", 4388],
] as const;
const LOANS = [
  ["TIDEWATER MOTOR CREDIT", "auto-loan", 72, 1_800_000, 4_200_000],
  ["DEPTEDU/NELVANA", "student-loan", 120, 600_000, 3_300_000],
  ["QUARRYSTONE HOME LNS", "mortgage", 360, 16_000_000, 42_000_000],
  ["KESTREL LENDING CORP", "personal-loan", 48, 500_000, 1_800_000],
] as const;

/** A few cards and loans as a bureau knows them, in whole dollars. */
export function tradesOf(random: Random, asOf: string): Trade[] {
  const days = (from: number, to: number) => addDays(asOf, -random.whole(from, to));
  const dollar = (from: number, to: number, step = 1) =>
    random.whole(Math.ceil(from / step), Math.floor(to / step)) * step * 100;
  const cards = CARDS.filter(() => random.chance(0.65));
  const list: Trade[] = (cards.length > 1 ? cards : CARDS.slice(0, 3)).map(([creditor, prefix], index) => {
    const limit = dollar(1_000, 15_000, 500);
    const closed = index > 0 && random.chance(0.3);
    const balance = closed || random.chance(0.15) ? 0 : dollar(40, (limit / 100) * 0.7);
    return {
      creditor,
      kind: "credit-card",
      number: `${prefix}${random.whole(10_000_000, 99_999_999)}`,
      opened: days(1_200, 5_400),
      reported: days(3, 25),
      lastPaid: days(26, 50),
      balance,
      high: Math.max(balance, dollar(300, limit / 100)),
      limit,
      ...(closed
        ? { closed: days(200, 900) }
        : { payment: balance === 0 ? 0 : Math.max(2_500, Math.round(balance / 4_000) * 100) }),
      joint: random.chance(0.2),
    };
  });
  const loans = LOANS.filter(() => random.chance(0.6));
  return [
    ...list,
    ...(loans.length > 0 ? loans : LOANS.slice(0, 1)).map(
      ([creditor, kind, months, low, top], index): Trade => {
        const original = dollar(low / 100, top / 100, kind === "mortgage" ? 100 : 1);
        const closed = index > 0 && random.chance(0.3);
        const rate = kind === "mortgage" ? 0.0052 : 0.006;
        const payment = Math.round((original * rate) / (1 - (1 + rate) ** -months) / 100) * 100;
        return {
          creditor,
          kind,
          number: String(random.whole(1_000_000_000, 9_999_999_999)),
          opened: closed ? days(2_000, 3_600) : days(200, 1_100),
          reported: days(3, 25),
          lastPaid: days(26, 50),
          balance: closed ? 0 : Math.round((original * random.whole(45, 96)) / 10_000) * 100,
          high: original,
          original,
          months,
          ...(closed ? { closed: days(200, 900) } : { payment }),
          joint: kind === "mortgage",
        };
      },
    ),
  ];
}

/** What the contract asks of one line of a credit report. */
export const told = (trade: Trade): Told => ({
  creditor: trade.creditor,
  kind: trade.kind,
  balance: decimal(trade.balance),
  ...(trade.limit === undefined ? {} : { creditLimit: decimal(trade.limit) }),
  ...(trade.original === undefined ? {} : { originalBalance: decimal(trade.original) }),
  ...(trade.payment === undefined ? {} : { monthlyPayment: decimal(trade.payment) }),
  status: trade.closed === undefined ? "open" : "closed",
});

export const isOpen = (trade: Trade) => trade.closed === undefined;
export const isCard = (trade: Trade) => trade.limit !== undefined;

export function tally(trades: readonly Trade[]) {
  const open = trades.filter(isOpen);
  const cards = open.filter(isCard);
  const used = sum(cards.map((trade) => trade.balance));
  const limit = sum(cards.map((trade) => trade.limit ?? 0));
  const loans = sum(open.filter((trade) => !isCard(trade)).map((trade) => trade.balance));
  return {
    open,
    closed: trades.filter((trade) => !isOpen(trade)),
    used,
    limit,
    loans,
    percent: limit > 0 ? Math.round((used * 100) / limit) : 0,
    payments: sum(open.map((trade) => trade.payment ?? 0)),
  };
}

export const REQUESTERS = [
  "BRIGHTWATER BK USA NA",
  "TIDEWATER MOTOR CREDIT",
  "CREDENTIA MTG SERVICES",
  "VALMONT WIRELESS",
] as const;

/** Bars between months of a payment history. */
export const monthLetters = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"] as const;
