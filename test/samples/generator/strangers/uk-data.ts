/** Random but consistent figures of cards and deposit accounts, in cents. */
import type { Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type Account = Truth["accounts"][number];
export type Row = Truth["transactions"][number];

export const $ = money.dollar;
export const whole = (cents: number) => money.wholeDollars(Math.round(cents / 100) * 100);
const wholeFact = (cents: number) => decimal(Math.round(cents / 100) * 100);

export type Shop = readonly [name: string, city: string, state: string, phone: string];
const SHOPS: readonly Shop[] = [
  ["KROGER #441", "CINCINNATI", "OH", "513-762-4000"],
  ["SHELL OIL 57444120", "DAYTON", "OH", "800-331-3703"],
  ["TRADER JOE S #672", "COLUMBUS", "OH", "626-599-3700"],
  ["NETFLIX.COM", "LOS GATOS", "CA", "866-579-7172"],
  ["CHIPOTLE 1187", "TOLEDO", "OH", "303-595-4000"],
  ["COSTCO WHSE #1103", "LEXINGTON", "KY", "800-774-2678"],
  ["SQ *BLUE DOOR COFFEE", "LOUISVILLE", "KY", "415-375-3176"],
  ["WALGREENS #9120", "FORT WAYNE", "IN", "800-925-4733"],
  ["UBER *TRIP", "SAN FRANCISCO", "CA", "800-592-8996"],
  ["TARGET 00021874", "DUBLIN", "OH", "612-304-6073"],
  ["ALDI 61042", "MUNCIE", "IN", "630-879-8100"],
  ["HOMETOWN HARDWARE & LUMBER", "XENIA", "OH", "937-555-0144"],
  ["SPEEDWAY 09218", "LIMA", "OH", "937-864-3000"],
  ["PANERA BREAD #601144", "ANN ARBOR", "MI", "314-984-1000"],
];

export const pickShop = (random: Random) => random.pick(SHOPS);
export const shopText = ([name, city, state]: Shop) => `${name} ${city} ${state}`;
export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join("");

export type CardLine = {
  readonly day: string;
  readonly post: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: "payment" | "credit" | "purchase" | "fee" | "interest";
};
export type CardOptions = {
  readonly salt: number;
  readonly shop?: (shop: Shop, random: Random) => string;
  readonly paid: string;
  readonly late: string;
  readonly interest: string;
  readonly size: readonly [number, number];
  readonly aprs: readonly [number, number];
  readonly floor: number;
  readonly yearly?: string;
  readonly buys?: readonly [number, number];
};

/** The rows of one kind, and what they add up to. */
export const sumOf = (lines: ReadonlyArray<{ readonly amount: number }>) =>
  lines.reduce((sum, line) => sum + line.amount, 0);

export function warningFor(balance: number, apr: number, floor: number) {
  const monthly = apr / 1200;
  let rest = balance;
  let months = 0;
  let paid = 0;
  while (rest > 0 && months < 600) {
    const interest = Math.round(rest * monthly);
    const due = Math.min(rest + interest, Math.max(floor, Math.round(rest * 0.01) + interest));
    rest += interest - due;
    paid += due;
    months += 1;
  }
  const fixed = monthly === 0 ? balance / 36 : (balance * monthly) / (1 - (1 + monthly) ** -36);
  const per = Math.round(fixed / 100) * 100;
  const total = Math.round(paid / 100) * 100;
  return { months, years: Math.round(months / 12), total, per, total36: per * 36, saves: total - per * 36 };
}

export function makeCard(seed: number, options: CardOptions) {
  const random = seededRandom(seed * 41 + options.salt);
  const person: Person = makePerson(random);
  const end = addDays("2025-03-04", random.whole(0, 580));
  const days = random.whole(28, 32);
  const start = addDays(end, 1 - days);
  const due = addDays(end, 25);
  const mode = random.pick(["carry", "carry", "carry", "full", "late", "full", "carry", "credit", "late"]);
  const apr = random.whole(options.aprs[0] * 100, options.aprs[1] * 100) / 100;
  const previous =
    mode === "credit" ? random.whole(4_000, 12_000) : random.whole(options.size[0], options.size[1]);
  const within = (from: number, to: number) => addDays(start, random.whole(from, Math.min(to, days - 2)));
  const line = (kind: CardLine["kind"], day: string, text: string, amount: number): CardLine => ({
    kind,
    day,
    post: kind === "purchase" ? addDays(day, random.whole(0, 1)) : day,
    text,
    amount,
  });
  const say = options.shop ?? shopText;
  const buys = Array.from({ length: mode === "credit" ? 1 : random.whole(5, 13) }, () =>
    line(
      "purchase",
      within(0, 40),
      say(pickShop(random), random),
      mode === "credit"
        ? random.whole(500, 2_500)
        : random.whole(...(options.buys ?? (mode === "full" ? [9_000, 42_000] : [400, 17_500]))),
    ),
  ).toSorted((a, b) => a.day.localeCompare(b.day));
  const paidAmount =
    mode === "late"
      ? 0
      : mode === "carry"
        ? random.whole(7_000, Math.max(9_000, Math.round(previous / 3)))
        : previous;
  const paid = paidAmount > 0 ? [line("payment", within(12, 22), options.paid, -paidAmount)] : [];
  const back =
    mode === "credit" || random.chance(0.3)
      ? [
          line(
            "credit",
            within(4, 20),
            say(pickShop(random), random),
            -(mode === "credit" ? random.whole(4_000, 9_000) : random.whole(1_000, 6_000)),
          ),
        ]
      : [];
  const lateFee = mode === "late" ? line("fee", within(20, 24), options.late, 2_900) : undefined;
  const yearly =
    options.yearly !== undefined && random.chance(0.25)
      ? line("fee", within(1, 6), options.yearly, 3_900)
      : undefined;
  const fees = [yearly, lateFee].filter((entry) => entry !== undefined);
  const carried =
    mode === "full" || mode === "credit"
      ? 0
      : Math.max(0, Math.round(previous - paidAmount * 0.5 + sumOf(buys) * 0.5 + sumOf(back) * 0.5));
  const interest = Math.round((carried * apr * days) / 36_500);
  const interestLines = interest > 0 ? [line("interest", end, options.interest, interest)] : [];
  const payments = -sumOf(paid);
  const credits = -sumOf(back);
  const purchases = sumOf(buys);
  const balance = previous - payments - credits + purchases + sumOf(fees) + interest;
  const limit = Math.ceil((Math.max(balance, previous) * random.pick([1.3, 1.7, 2.5])) / 50_000) * 50_000;
  const pastDue = mode === "late" ? Math.max(options.floor, Math.round(previous * 0.02)) : 0;
  const minimum =
    balance <= 0
      ? 0
      : Math.min(
          balance,
          Math.max(options.floor, Math.round(balance * 0.01) + interest + sumOf(fees)) + pastDue,
        );
  const warning =
    balance > Math.max(options.floor * 35, 90_000) ? warningFor(balance, apr, options.floor) : undefined;
  return {
    random,
    person,
    mode,
    last4: digits(random, 4),
    start,
    end,
    days,
    due,
    apr: apr.toFixed(2),
    cashApr: (apr + 4).toFixed(2),
    previous,
    payments,
    credits,
    purchases,
    fees: sumOf(fees),
    interest,
    carried,
    balance,
    limit,
    available: limit - Math.max(0, balance),
    pastDue,
    minimum,
    warning,
    paid,
    back,
    buys,
    feeLines: fees,
    interestLines,
    ytdFees: sumOf(fees) + random.whole(0, 2) * 2_900,
    ytdInterest: interest + random.whole(0, 4) * 2_231,
  };
}
export type Card = ReturnType<typeof makeCard>;

/** What every card prints; a layout adds or leaves out what its paper does. */
export const cardFacts = (card: Card, institution: string): Account => ({
  kind: "credit-card",
  institution,
  accountLast4: card.last4,
  statementDate: card.end,
  periodStart: card.start,
  periodEnd: card.end,
  currentBalance: decimal(card.balance),
  previousBalance: decimal(card.previous),
  creditLimit: decimal(card.limit),
  availableCredit: decimal(card.available),
  minimumPayment: decimal(card.minimum),
  paymentDueDate: card.due,
  pastDue: decimal(card.pastDue),
  apr: card.apr,
  paymentsAndCredits: decimal(card.payments + card.credits),
  purchases: decimal(card.purchases),
  feesCharged: decimal(card.fees),
  interestCharged: decimal(card.interest),
  ...(card.warning && {
    minimumPaymentWarning: {
      years: String(card.warning.years),
      totalCost: wholeFact(card.warning.total),
      monthlyPaymentFor36Months: wholeFact(card.warning.per),
    },
  }),
});

export const rowsOf = (
  lines: ReadonlyArray<{ readonly day: string; readonly text: string; readonly amount: number }>,
  sign: 1 | -1,
  account = 0,
): Row[] =>
  lines.map((line) => ({
    account,
    date: line.day,
    description: line.text,
    amount: decimal(sign * line.amount),
  }));

export type BankKind = "deposit" | "check" | "card" | "atm" | "electronic" | "fee";
export type BankLine = {
  readonly day: string;
  readonly kind: BankKind;
  readonly text: string;
  readonly amount: number;
  readonly check: string;
  readonly running: number;
};
export type BankOptions = {
  readonly random: Random;
  readonly start: string;
  readonly end: string;
  readonly opening: number;
  readonly counts: Partial<Record<BankKind, number>>;
  readonly say: (kind: BankKind, day: string) => string;
  readonly sizes?: Partial<Record<BankKind, readonly [number, number]>>;
};
const SIZES: Record<BankKind, readonly [number, number]> = {
  deposit: [30_000, 240_000],
  check: [4_000, 60_000],
  card: [350, 13_000],
  atm: [2, 15],
  electronic: [2_500, 45_000],
  fee: [1_200, 1_200],
};
export const daysFrom = (start: string, end: string) =>
  Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;

/** Rows of a deposit account by day, with the balance after each; the opening balance is raised until none is negative. */
export function makeBank(options: BankOptions) {
  const { random, start, end } = options;
  const span = daysFrom(start, end);
  let number = random.whole(1_020, 3_800);
  const raw = (Object.keys(SIZES) as BankKind[])
    .flatMap((kind) =>
      Array.from({ length: options.counts[kind] ?? 0 }, () => {
        const [low, high] = options.sizes?.[kind] ?? SIZES[kind];
        const size = random.whole(low, high);
        const day = kind === "fee" ? end : addDays(start, random.whole(0, span - 2));
        const sign = kind === "deposit" ? 1 : -1;
        return {
          kind,
          day,
          text: options.say(kind, day),
          amount: sign * (kind === "atm" ? size * 2_000 : size),
        };
      }),
    )
    .toSorted((a, b) => a.day.localeCompare(b.day));
  let low = 0;
  let sum = 0;
  for (const line of raw) {
    sum += line.amount;
    low = Math.min(low, sum);
  }
  const opening = options.opening + Math.max(0, -(low + options.opening) + 12_345);
  let running = opening;
  const lines: BankLine[] = raw.map((line) => {
    running += line.amount;
    return { ...line, running, check: line.kind === "check" ? String(number++) : "" };
  });
  const of = (...kinds: readonly BankKind[]) => lines.filter((line) => kinds.includes(line.kind));
  return { lines, of, opening, closing: running };
}

/** The last balance of each day that has a row. */
export function dailyBalances(lines: readonly BankLine[]) {
  const byDay = new Map<string, number>();
  for (const line of lines) byDay.set(line.day, line.running);
  return [...byDay];
}

/** A whole month of 2025 or 2026. */
export function someMonth(random: Random) {
  const month = random.whole(0, 20);
  const year = 2025 + Math.floor(month / 12);
  const first = `${year}-${String((month % 12) + 1).padStart(2, "0")}-01`;
  const next =
    month % 12 === 11 ? `${year + 1}-01-01` : `${year}-${String((month % 12) + 2).padStart(2, "0")}-01`;
  return { start: first, end: addDays(next, -1) };
}

export const depositFacts = (
  kind: "checking" | "savings",
  institution: string,
  last4: string,
  start: string,
  end: string,
  bank: { readonly opening: number; readonly closing: number },
): Account => ({
  kind,
  institution,
  accountLast4: last4,
  periodStart: start,
  periodEnd: end,
  beginningBalance: decimal(bank.opening),
  endingBalance: decimal(bank.closing),
});

/** The statement's day is not printed as such; the period's last day is right as well. */
export const openDates = (end: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`accounts.${index}.statementDate`, [end]]));

export const holder = (person: Person) => `${person.name}<br>${person.street}<br>${person.town}`;
export { addDays, date, decimal, money };

/** Columns never touch, whatever padding a layout's own style gives its cells. */
export const GAP = "td+td,th+th{padding-left:9px!important}";
