import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal, grouped } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

/** Money in and out of deposit accounts that adds up; how a bank words it is each layout's own. */
export type Kind =
  | "payroll"
  | "mobile"
  | "zelle-in"
  | "refund"
  | "move-in"
  | "card"
  | "atm"
  | "bill"
  | "cardpay"
  | "zelle-out"
  | "move-out"
  | "check"
  | "fee"
  | "interest";

export type Event = {
  readonly day: string;
  readonly kind: Kind;
  readonly amount: number;
  readonly name: string;
  readonly place: string;
  readonly ref: string;
  readonly balance: number;
};
type Move = Omit<Event, "balance">;

export type Ledger = {
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly opening: number;
  readonly closing: number;
  readonly events: readonly Event[];
  readonly average: number;
  readonly lowest: number;
  readonly interest: number;
  readonly apy: string;
};

const SHOPS: ReadonlyArray<readonly [string, string]> = [
  ["GREENFERN MARKET #218", "SPRINGFIELD IL"],
  ["PETROLINE 04471", "DECATUR IL"],
  ["NOODLE HALL", "TULSA OK"],
  ["BRIGHTLEAF PHARMACY 0093", "ALBANY NY"],
  ["HEARTH & HAMMER 1120", "FRESNO CA"],
  ["SUNDIAL COFFEE ROASTERS", "ALBANY NY"],
  ["QUIKSTOP 77", "CLOVIS CA"],
  ["LUMENPLAY.COM", "LOS GATOS CA"],
  ["TALLOW & TWINE BAKERY", "TROY NY"],
  ["VALLEY PET SUPPLY", "FRESNO CA"],
  ["MARQUEE 12 CINEMAS", "TULSA OK"],
  ["ORCHARD TRANSIT FARE", "ALBANY NY"],
  ["BOOKWREN ONLINE", "SEATTLE WA"],
  ["CASA PIMENTON", "FRESNO CA"],
];
const BILLS = [
  "NORTHGRID ELECTRIC",
  "CITYWATER UTIL",
  "FIBERLARK INTERNET",
  "STONEGATE INSURANC",
  "ROWAN GAS CO",
];
const EMPLOYERS = ["HOLLISTER MFG INC", "CEDARWAY HEALTH", "PRAIRIE UNIF SCHL", "OAKMONT LOGISTICS"];
const FRIENDS = ["Dana Whitlow", "Marcus Pell", "Priya Anand", "Lena Ostrow"];

export const begin = (seed: number, salt: number) => {
  const random = seededRandom(seed * 89 + salt * 7_919 + 11);
  return { random, person: makePerson(random) };
};

const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** A calendar month, or a cycle that closes somewhere in the month. */
export function period(random: Random, cycle: "month" | "cycle") {
  const month = random.whole(0, 12);
  const first = `${2025 + Math.floor((month + 9) / 12)}-${String(((month + 9) % 12) + 1).padStart(2, "0")}-01`;
  const following = `${addDays(first, 31).slice(0, 8)}01`;
  if (cycle === "month") return { start: first, end: addDays(following, -1) };
  const close = random.whole(5, 24);
  return { start: addDays(first, close), end: addDays(following, close - 1) };
}

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.whole(0, 9)).join("");
export const accountNumber = (random: Random, count: number) =>
  `${random.whole(1, 9)}${digits(random, count - 1)}`;

type Span = { readonly start: string; readonly end: string };

function settle(span: Span, moves: readonly Move[], from: number, rate: number): Ledger {
  const order = (move: Move) =>
    move.kind === "fee" || move.kind === "interest" ? 2 : move.amount > 0 ? 0 : 1;
  const sorted = [...moves].toSorted((a, b) => a.day.localeCompare(b.day) || order(a) - order(b));
  let low = 0;
  let sum = 0;
  for (const move of sorted) {
    sum += move.amount;
    low = Math.min(low, sum);
  }
  const opening = from + low < 0 ? from - low : from;
  const days = daysFrom(span.start, span.end) + 1;
  const balanceOn = (day: string) =>
    opening + sorted.filter((move) => move.day <= day).reduce((total, move) => total + move.amount, 0);
  const every = Array.from({ length: days }, (_, index) => balanceOn(addDays(span.start, index)));
  const average = Math.round(every.reduce((total, one) => total + one, 0) / days);
  const interest = Math.round((average * rate * days) / 36_500);
  const all =
    interest > 0
      ? [
          ...sorted,
          { day: span.end, kind: "interest" as const, amount: interest, name: "", place: "", ref: "" },
        ]
      : sorted;
  let balance = opening;
  const events = all.map((move) => {
    balance += move.amount;
    return { ...move, balance };
  });
  const apy = average > 0 ? ((1 + interest / average) ** (365 / days) - 1) * 100 : 0;
  return {
    ...span,
    days,
    opening,
    closing: balance,
    events,
    average,
    lowest: Math.min(...every),
    interest,
    apy: apy.toFixed(2),
  };
}

type Wishes = {
  readonly cards?: readonly [number, number];
  readonly checks?: readonly [number, number];
  readonly fee?: number;
  readonly rate?: number;
  readonly atm?: boolean;
  /** Amounts that go to another account of the same paper. */
  readonly out?: ReadonlyArray<{ readonly day: string; readonly amount: number }>;
  readonly opening?: readonly [number, number];
};

export function checking(random: Random, span: Span, wishes: Wishes = {}): Ledger {
  const length = daysFrom(span.start, span.end);
  const some = () => addDays(span.start, random.whole(1, length - 1));
  const moves: Move[] = [];
  const add = (kind: Kind, day: string, amount: number, name = "", place = "") =>
    moves.push({ kind, day, amount, name, place, ref: digits(random, 10) });
  const employer = random.pick(EMPLOYERS);
  const pay = random.whole(118_000, 262_000);
  const payday = random.whole(1, 12);
  for (let offset = payday; offset <= length; offset += 14)
    add("payroll", addDays(span.start, offset), pay + random.whole(-900, 900), employer);
  if (random.chance(0.6)) add("mobile", some(), random.whole(25, 400) * 100);
  if (random.chance(0.6)) add("zelle-in", some(), random.whole(15, 120) * 100, random.pick(FRIENDS));
  const [few, many] = wishes.cards ?? [5, 11];
  for (let count = random.whole(few, many); count > 0; count--) {
    const [name, place] = random.pick(SHOPS);
    add("card", some(), -random.whole(380, 14_800), name, place);
  }
  if (random.chance(0.3)) {
    const [name, place] = random.pick(SHOPS);
    add("refund", some(), random.whole(900, 6_400), name, place);
  }
  if (wishes.atm !== false)
    for (let count = random.whole(1, 2); count > 0; count--) add("atm", some(), -random.whole(2, 15) * 2_000);
  const billers = BILLS.slice(random.whole(0, 2)).slice(0, random.whole(2, 3));
  for (const biller of billers) add("bill", some(), -random.whole(3_200, 19_900), biller);
  add("cardpay", some(), -random.whole(9_000, 88_000), "ASTERVIEW CARD");
  if (random.chance(0.6)) add("zelle-out", some(), -random.whole(20, 450) * 100, random.pick(FRIENDS));
  const [least, most] = wishes.checks ?? [0, 3];
  let number = random.whole(1_012, 4_800);
  const written = Array.from({ length: random.whole(least, most) }, some).toSorted();
  for (const day of written) {
    add("check", day, -random.whole(2_500, 98_000), String(number));
    number += random.chance(0.25) ? 2 : 1;
  }
  for (const one of wishes.out ?? []) add("move-out", one.day, -one.amount);
  if (wishes.fee) add("fee", span.end, -wishes.fee);
  const [low, high] = wishes.opening ?? [45_000, 520_000];
  return settle(span, moves, random.whole(low, high), wishes.rate ?? 0);
}

type SavingsWishes = {
  readonly rate: number;
  readonly inward?: ReadonlyArray<{ readonly day: string; readonly amount: number }>;
  readonly withdraw?: number;
  readonly opening: readonly [number, number];
};

export function savings(random: Random, span: Span, wishes: SavingsWishes): Ledger {
  const length = daysFrom(span.start, span.end);
  const moves: Move[] = (wishes.inward ?? []).map((one) => ({
    kind: "move-in",
    day: one.day,
    amount: one.amount,
    name: "",
    place: "",
    ref: digits(random, 10),
  }));
  if (random.chance(wishes.withdraw ?? 0.4))
    moves.push({
      kind: "move-out",
      day: addDays(span.start, random.whole(4, length - 2)),
      amount: -random.whole(2, 60) * 2_500,
      name: "",
      place: "",
      ref: digits(random, 10),
    });
  return settle(span, moves, random.whole(...wishes.opening), wishes.rate);
}

/** Days and amounts of the transfers between two accounts of one paper. */
export const transfers = (random: Random, span: Span, most: number) =>
  Array.from({ length: random.whole(1, most) }, () => ({
    day: addDays(span.start, random.whole(2, daysFrom(span.start, span.end) - 2)),
    amount: random.whole(1, 24) * 2_500,
  })).toSorted((a, b) => a.day.localeCompare(b.day));

export const only = (ledger: Ledger, ...kinds: readonly Kind[]) =>
  ledger.events.filter((event) => kinds.includes(event.kind));
export const sum = (events: readonly Event[]) => events.reduce((total, event) => total + event.amount, 0);
export const inward = (ledger: Ledger) => ledger.events.filter((event) => event.amount > 0);
export const outward = (ledger: Ledger) => ledger.events.filter((event) => event.amount < 0);

/** The balance at the end of each day that has a movement. */
export const daily = (ledger: Ledger): ReadonlyArray<readonly [string, number]> => [
  ...new Map(ledger.events.map((event) => [event.day, event.balance] as const)),
];

/** Rows told down the first column, then the next, as printed side by side. */
export function sideBySide<T>(list: readonly T[], columns: number, show: (item: T) => readonly string[]) {
  const tall = Math.ceil(list.length / columns);
  const blank = (item: T | undefined) => (item === undefined ? [] : show(item));
  const width = list[0] === undefined ? 0 : show(list[0]).length;
  return Array.from({ length: tall }, (_line, row) =>
    Array.from({ length: columns }, (_, column) => {
      const cells = blank(list[column * tall + row]);
      return cells.length > 0 ? cells : Array.from({ length: width }, () => "");
    }).flat(),
  );
}

export const account = (
  kind: AccountFacts["kind"],
  institution: string,
  number: string,
  ledger: Ledger,
  more: Partial<AccountFacts> = {},
): AccountFacts => ({
  kind,
  institution,
  accountLast4: number.replaceAll(/\D/g, "").slice(-4),
  periodStart: ledger.start,
  periodEnd: ledger.end,
  beginningBalance: decimal(ledger.opening),
  endingBalance: decimal(ledger.closing),
  ...more,
});

export const rows = (
  index: number,
  events: readonly Event[],
  say: (event: Event) => string,
): TransactionFacts[] =>
  events.map((event) => ({
    account: index,
    date: event.day,
    description: say(event),
    amount: decimal(event.amount),
  }));

export const paper = (
  institution: string,
  accounts: readonly AccountFacts[],
  transactions: readonly TransactionFacts[],
  allowed: Truth["allowed"] = {},
): Truth => ({ documentType: "bank-statements", institution, accounts, transactions, allowed });

/** The day of the statement where only its period is printed. */
export const closingDay = (ledger: Ledger, accounts: number): Record<string, readonly string[]> =>
  Object.fromEntries(
    Array.from({ length: accounts }, (_, index) => [`accounts.${index}.statementDate`, [ledger.end]]),
  );

/** What the printed kinds of money in and out come to: where no total is printed, their sum is neither asked for nor wrong. */
export const sumsOfKinds = (ledger: Ledger, index = 0): Record<string, readonly string[]> => ({
  [`accounts.${index}.totalDeposits`]: [decimal(sum(inward(ledger)))],
  [`accounts.${index}.totalWithdrawals`]: [decimal(-sum(outward(ledger)))],
});

/** A check that is printed by its number alone may be called by more than the number. */
export const checkNames = (transactions: readonly TransactionFacts[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    transactions.flatMap((row, index) =>
      /^\d+\*?$/.test(row.description)
        ? [[`transactions.${index}.description`, [`Check ${row.description}`, `Check # ${row.description}`]]]
        : [],
    ),
  );

/** A figure without its sign. */
export const bare = (amount: number) => grouped(Math.abs(amount));
export const $ = (amount: number) => `${amount < 0 ? "-" : ""}$${grouped(amount)}`;
/** Capitals as in a bank's line to title case, as other banks print it. */
export const titled = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/ ([A-Z])([a-z])$/, (_, first, second) => ` ${first}${second.toUpperCase()}`);
