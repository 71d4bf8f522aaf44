import type { Statement, Truth } from "../layout.ts";
import { escaped } from "../markup.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type UbKind = "deposit" | "card" | "electronic" | "atm" | "check" | "fee" | "interest" | "transfer";
export type UbRow = {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: UbKind;
  readonly check?: number;
};
export type Shop = readonly [name: string, city: string, state: string];
export type Words = {
  readonly deposit?: (random: Random, day: string) => string;
  readonly card?: (shop: Shop, day: string, random: Random) => string;
  readonly electronic?: (random: Random, day: string) => string;
  readonly atm?: (shop: Shop, day: string, random: Random) => string;
  readonly check?: (number: number) => string;
};
export type UbAccount = {
  readonly start: string;
  readonly end: string;
  readonly opening: number;
  readonly closing: number;
  readonly rows: readonly UbRow[];
  readonly number: string;
  readonly last4: string;
  readonly average: number;
  readonly rate: number;
  readonly earned: number;
};
type Range = readonly [number, number];
type Wish = {
  readonly start: string;
  readonly end: string;
  readonly words: Words;
  readonly opening: Range;
  readonly deposits?: Range;
  readonly cards?: Range;
  readonly electronics?: Range;
  readonly atms?: Range;
  readonly checks?: Range;
  readonly fee?: readonly [text: string, cents: number] | undefined;
  /** In hundredths of a percent. */
  readonly interest?: readonly [text: string, rate: number] | undefined;
  readonly digits?: number;
};

const SHOPS: readonly Shop[] = [
  ["Bramble Market #214", "Dayton", "OH"],
  ["Corner Perk Coffee", "Akron", "OH"],
  ["Tallgrass Fuel 0831", "Tulsa", "OK"],
  ["Petal & Stem Florist", "Albany", "NY"],
  ["Hometown Pharmacy 77", "Fresno", "CA"],
  ["Ledger Books", "Springfield", "IL"],
  ["Blue Kettle Diner", "Decatur", "IL"],
  ["Northside Hardware", "Madison", "WI"],
  ["Pinwheel Toys", "Troy", "NY"],
  ["Quarry Lanes Bowling", "Salem", "OR"],
  ["Sundry Depot 1402", "Clovis", "CA"],
  ["Wagtail Pet Supply", "Macon", "GA"],
  ["Rio Verde Taqueria", "Mesa", "AZ"],
  ["Stitch & Hem Tailors", "Dover", "DE"],
];
export const PAYERS = ["Lakeshore Dental", "Corvid Logistics", "Tamarack Schools", "Bellweather Foods"];
export const BILLERS = [
  "Prairie Electric",
  "Metro Water Dept",
  "Stonegate Mortgage",
  "Vista Wireless",
  "Acorn Insurance",
];

export const $ = money.dollar;
export const plain = money.plain;
export const minus = (amount: number) => `-${plain(amount)}`;
export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join("");

export const total = (rows: readonly UbRow[], ...kinds: readonly UbKind[]) =>
  rows
    .filter((row) => kinds.length === 0 || kinds.includes(row.kind))
    .reduce((sum, row) => sum + row.amount, 0);
export const only = (account: UbAccount, ...kinds: readonly UbKind[]) =>
  account.rows.filter((row) => kinds.includes(row.kind));
export const moneyIn = (account: UbAccount) =>
  account.rows.reduce((sum, row) => sum + Math.max(row.amount, 0), 0);
export const moneyOut = (account: UbAccount) =>
  account.rows.reduce((sum, row) => sum + Math.max(-row.amount, 0), 0);
export const dayCount = (start: string, end: string) =>
  Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;

/** A month's period from the given day on; a period from the first ends on the month's last day. */
export function period(random: Random, startDay: number) {
  const year = random.whole(2025, 2026);
  const month = random.whole(1, year === 2026 ? 8 : 12);
  const two = (value: number) => String(value).padStart(2, "0");
  const start = `${year}-${two(month)}-${two(startDay)}`;
  const next =
    month === 12 ? `${year + 1}-01-${two(startDay)}` : `${year}-${two(month + 1)}-${two(startDay)}`;
  return { start, end: addDays(next, -1) };
}

/** Each row with the balance after it. */
export function running(account: UbAccount): ReadonlyArray<UbRow & { readonly after: number }> {
  let balance = account.opening;
  return account.rows.map((row) => {
    balance += row.amount;
    return { ...row, after: balance };
  });
}

/** The balance at the end of every day that has rows. */
export function daily(account: UbAccount): ReadonlyArray<readonly [day: string, balance: number]> {
  return [...new Map(running(account).map((row) => [row.day, row.after] as const))];
}

function averageOf(opening: number, rows: readonly UbRow[], start: string, end: string) {
  const days = dayCount(start, end);
  return Math.round(rows.reduce((sum, row) => sum + (row.amount * dayCount(row.day, end)) / days, opening));
}

const ORDER: readonly UbKind[] = [
  "deposit",
  "transfer",
  "check",
  "atm",
  "card",
  "electronic",
  "interest",
  "fee",
];

export function ubAccount(random: Random, wish: Wish, extra: readonly UbRow[] = []): UbAccount {
  const { start, end, words } = wish;
  const length = dayCount(start, end);
  const day = (from = 1, to = length - 3) => addDays(start, random.whole(from, to));
  const rows: UbRow[] = [...extra];
  const many = (range: Range | undefined, one: (index: number) => UbRow) => {
    const count = range ? random.whole(...range) : 0;
    for (let index = 0; index < count; index++) rows.push(one(index));
  };
  many(wish.deposits, () => {
    const on = day();
    return {
      day: on,
      text: words.deposit?.(random, on) ?? "",
      amount: random.whole(9_000, 245_000),
      kind: "deposit",
    };
  });
  many(wish.cards, () => {
    const on = day();
    const text = words.card?.(random.pick(SHOPS), addDays(on, -1), random) ?? "";
    return { day: on, text, amount: -random.whole(399, 18_900), kind: "card" };
  });
  many(wish.electronics, () => {
    const on = day();
    return {
      day: on,
      text: words.electronic?.(random, on) ?? "",
      amount: -random.whole(2_500, 64_000),
      kind: "electronic",
    };
  });
  many(wish.atms, () => {
    const on = day();
    const text = words.atm?.(random.pick(SHOPS), on, random) ?? "";
    return { day: on, text, amount: -2_000 * random.whole(1, 15), kind: "atm" };
  });
  let check = random.whole(401, 2_960);
  const checkDays = Array.from({ length: wish.checks ? random.whole(...wish.checks) : 0 }, () =>
    day(),
  ).toSorted();
  for (const on of checkDays) {
    rows.push({
      day: on,
      text: words.check?.(check) ?? `Check ${check}`,
      amount: -random.whole(1_500, 89_000),
      kind: "check",
      check,
    });
    check += random.chance(0.25) ? 2 : 1;
  }
  if (wish.fee) rows.push({ day: addDays(end, -1), text: wish.fee[0], amount: -wish.fee[1], kind: "fee" });
  const sorted = rows.toSorted(
    (one, other) => one.day.localeCompare(other.day) || ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  );
  let opening = random.whole(...wish.opening);
  let balance = 0;
  let least = 0;
  for (const row of sorted) {
    balance += row.amount;
    least = Math.min(least, balance);
  }
  if (opening + least < 0) opening = -least + random.whole(2_000, 90_000);
  const average = averageOf(opening, sorted, start, end);
  const rate = wish.interest?.[1] ?? 0;
  const earned = Math.round((average * rate * length) / 365 / 10_000);
  if (wish.interest && earned > 0) {
    sorted.push({ day: end, text: wish.interest[0], amount: earned, kind: "interest" });
    balance += earned;
  }
  const number = digits(random, wish.digits ?? 10);
  return {
    start,
    end,
    opening,
    closing: opening + balance,
    rows: sorted,
    number,
    last4: number.slice(-4),
    average,
    rate,
    earned,
  };
}

/** A rate in hundredths of a percent. */
export const percent = (rate: number) => decimal(rate);
/** What a rate compounded monthly yields, in hundredths of a percent. */
export const yieldOf = (rate: number) => Math.round(((1 + rate / 120_000) ** 12 - 1) * 10_000);

type Facts = Truth["accounts"][number];

export const depositFacts = (
  account: UbAccount,
  kind: "checking" | "savings",
  institution: string,
): Facts => ({
  kind,
  institution,
  accountLast4: account.last4,
  periodStart: account.start,
  periodEnd: account.end,
  beginningBalance: decimal(account.opening),
  endingBalance: decimal(account.closing),
});

export const tell = (account: number, rows: readonly UbRow[]): Truth["transactions"] =>
  rows.map((row) => ({ account, date: row.day, description: row.text, amount: decimal(row.amount) }));

export const begin = (seed: number, salt: number): { random: Random; person: Person } => {
  const random = seededRandom(seed * 97 + salt);
  return { random, person: makePerson(random) };
};

export const address = (person: Person) =>
  `${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}`;

export const statement = (html: string, truth: Truth): Statement => ({ html, truth });
/** Figures that the contract leaves open: what is zero or not printed is left out. */
export const open = (entries: Readonly<Record<string, ReadonlyArray<number | undefined>>>) =>
  Object.fromEntries(
    Object.entries(entries)
      .map(
        ([path, amounts]) => [path, amounts.filter((amount) => amount !== undefined).map(decimal)] as const,
      )
      .filter(([, amounts]) => amounts.length > 0),
  );
/** Rows set in columns beside each other, filled downwards. */
export function columns<T>(rows: readonly T[], count: number): ReadonlyArray<readonly T[]> {
  const height = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, index) => rows.slice(index * height, (index + 1) * height));
}
