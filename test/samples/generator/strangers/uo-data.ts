import type { Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const $ = money.dollar;
export const plain = money.plain;
export const whole = money.wholeDollars;

/** A repeatable start for one layout: chance, holder, a month and a number for the account. */
export function start(seed: number, salt: number) {
  const random = seededRandom(seed * 53 + salt * 1009 + 17);
  const person = makePerson(random);
  const month = random.whole(0, 9);
  const first = `${month < 7 ? 2025 : 2026}-${String(month < 7 ? month + 6 : month - 6).padStart(2, "0")}-01`;
  return { random, person, first, last: endOfMonth(first), last4: String(random.whole(1102, 9897)) };
}

export function addMonths(day: string, count: number): string {
  const total = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
}

export const endOfMonth = (day: string) => addDays(`${addMonths(day, 1).slice(0, 8)}01`, -1);

export const sum = (list: readonly number[]) => list.reduce((total, item) => total + item, 0);

export const percentOf = (amount: number, percent: number) => Math.round((amount * percent) / 100);

/** A repeatable order without repetition. */
export function some<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = [...list];
  const taken: T[] = [];
  while (taken.length < count && rest.length > 0)
    taken.push(...rest.splice(random.whole(0, rest.length - 1), 1));
  return taken;
}

export type Trade = {
  readonly creditor: string;
  readonly kind: "credit-card" | "auto-loan" | "student-loan" | "personal-loan" | "mortgage";
  readonly balance: number;
  readonly limit?: number;
  readonly high: number;
  readonly payment: number;
  readonly open: boolean;
  readonly opened: string;
  readonly number: string;
};

const CARDS = [
  "BERRIEN ONE BANK",
  "FST NATL DELMAR",
  "SYNCOR/KITCHENAIRE",
  "TRISTATE FCU",
  "LAKEMONT CBNA",
  "MARLOWE DEPT STORE",
];
const AUTOS = ["OAKMOOR AUTO FIN", "HYDEN MOTOR FINANCE", "PALISADE CU"];
const STUDENT = ["NELCREST LOAN SVCS", "EDVANTIA/DEPT OF ED"];
const HOMES = ["QUARRY HOME LENDING", "PENNWICK MORTGAGE CORP"];
const PERSONAL = ["UPWELL LENDING", "ONEHARBOR FINANCIAL"];

/** Every account of a person's file in whole dollars, as bureaus round them. */
export function trades(random: Random, day: string): readonly Trade[] {
  const opened = () => addMonths(`${day.slice(0, 8)}01`, -random.whole(14, 130));
  const number = () => String(random.whole(100_000, 899_999));
  const card = (creditor: string, open: boolean): Trade => {
    const limit = random.whole(10, 160) * 10_000;
    const balance = open && random.chance(0.8) ? percentOf(limit, random.whole(4, 70)) : 0;
    const rounded = Math.round(balance / 100) * 100;
    const payment = rounded === 0 ? 0 : Math.min(rounded, Math.max(2_500, Math.round(rounded / 4_000) * 100));
    return {
      creditor,
      kind: "credit-card",
      balance: rounded,
      limit,
      high: Math.round(Math.max(rounded, percentOf(limit, random.whole(35, 80))) / 100) * 100,
      payment,
      open,
      opened: opened(),
      number: number(),
    };
  };
  const loan = (creditor: string, kind: Trade["kind"], from: number, to: number, open: boolean): Trade => {
    const high = random.whole(from, to) * 10_000 + random.whole(0, 99) * 100;
    return {
      creditor,
      kind,
      high,
      balance: open ? Math.round(percentOf(high, random.whole(22, 88)) / 100) * 100 : 0,
      payment: open ? Math.round(high / (kind === "mortgage" ? 150 : 58) / 100) * 100 : 0,
      open,
      opened: opened(),
      number: number(),
    };
  };
  const cards = some(random, CARDS, random.whole(3, 5));
  const list = cards.map((creditor, index) => card(creditor, index < 2 || random.chance(0.7)));
  if (random.chance(0.8)) list.push(loan(random.pick(AUTOS), "auto-loan", 120, 420, random.chance(0.75)));
  if (random.chance(0.55)) list.push(loan(random.pick(STUDENT), "student-loan", 35, 260, true));
  if (random.chance(0.5)) list.push(loan(random.pick(HOMES), "mortgage", 1_400, 4_200, true));
  if (random.chance(0.4))
    list.push(loan(random.pick(PERSONAL), "personal-loan", 30, 180, random.chance(0.5)));
  return list;
}

type Report = NonNullable<Truth["creditReport"]>;
type ReportAccount = NonNullable<Report["accounts"]>[number];

/** What a report says of one account when it prints each figure that fits its kind. */
export const told = (trade: Trade): ReportAccount => ({
  creditor: trade.creditor,
  kind: trade.kind,
  balance: decimal(trade.balance),
  ...(trade.limit === undefined
    ? { originalBalance: decimal(trade.high) }
    : { creditLimit: decimal(trade.limit) }),
  monthlyPayment: decimal(trade.payment),
  status: trade.open ? "open" : "closed",
});

export function usage(list: readonly Trade[]) {
  const cards = list.filter((trade) => trade.limit !== undefined && trade.open);
  const balance = sum(cards.map((trade) => trade.balance));
  const limit = sum(cards.map((trade) => trade.limit ?? 0));
  return { balance, limit, percent: String(Math.round((100 * balance) / limit)) };
}

export const counts = (list: readonly Trade[]) => ({
  all: list.length,
  open: list.filter((trade) => trade.open).length,
  closed: list.filter((trade) => !trade.open).length,
});
