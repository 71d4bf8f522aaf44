import type { Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type HsLine = {
  readonly day: string;
  readonly post: string;
  readonly text: string;
  readonly amount: number;
};
export type HsRow = Truth["transactions"][number];

const SHOPS = [
  ["KROGER #0417", "COLUMBUS OH", 2_000, 18_000],
  ["SHELL OIL 57442108", "DAYTON OH", 2_400, 6_900],
  ["AMAZON MKTPL*RT4K91", "Amzn.com/bill WA", 900, 14_000],
  ["TARGET 00012874", "TULSA OK", 1_500, 22_000],
  ["CHIPOTLE 2231", "FRESNO CA", 1_100, 3_900],
  ["NETFLIX.COM", "LOS GATOS CA", 1_549, 2_299],
  ["WALGREENS #9912", "ALBANY NY", 700, 6_100],
  ["HOME DEPOT 3814", "PEORIA IL", 1_900, 41_000],
  ["DELTA AIR 0062318840517", "ATLANTA GA", 15_900, 62_000],
  ["SQ *THE CORNER OVEN", "Portland OR", 600, 4_800],
  ["UBER *TRIP", "SAN FRANCISCO CA", 900, 4_700],
  ["COSTCO WHSE #1118", "BOISE ID", 5_000, 31_000],
  ["SPECTRUM", "855-707-7328 MO", 6_900, 13_900],
  ["TST* BLUE HERON GRILL", "SAVANNAH GA", 2_800, 11_500],
] as const;

const CLOSES = ["2026-03-14", "2026-05-11", "2026-07-19", "2026-08-23", "2026-09-08", "2026-10-12"] as const;

export const monthBefore = (day: string) => {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const before = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, "0")}`;
  return `${before}-${day.slice(8)}`;
};
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
export const sum = (lines: ReadonlyArray<{ readonly amount: number }>) =>
  lines.reduce((total, line) => total + line.amount, 0);
export const byDay = <T extends { readonly day: string }>(lines: readonly T[]) =>
  [...lines].toSorted((a, b) => a.day.localeCompare(b.day));
export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join("");
export const rowsOf = (
  lines: ReadonlyArray<{ readonly day: string; readonly text: string; readonly amount: number }>,
  account = 0,
): HsRow[] =>
  lines.map((line) => ({ account, date: line.day, description: line.text, amount: decimal(line.amount) }));

type CardOptions = {
  readonly salt: number;
  readonly paid: string;
  readonly late: string;
  readonly minimum: number;
  readonly shop?: (name: string, town: string) => string;
  readonly creditText?: string;
  readonly promo?: "rate" | "deferred";
  readonly own?: ReadonlyArray<readonly [string, string, number, number]>;
};

const interestFor = (balance: number, rate: number, days: number) =>
  Math.round((balance * rate * days) / 3_650_000);

/** The months that the least payments take and what they cost in all. */
function slowly(balance: number, rate: number, least: number) {
  let owed = balance;
  let paid = 0;
  let months = 0;
  while (owed > 0 && months < 900) {
    const interest = Math.round((owed * rate) / 120_000);
    const payment = Math.min(owed + interest, Math.max(least, Math.round(owed / 100) + interest));
    owed += interest - payment;
    paid += payment;
    months++;
  }
  return { years: Math.round(months / 12), total: Math.round(paid / 100) * 100 };
}

export function instalment(balance: number, rate: number, months: number) {
  const monthly = rate / 120_000;
  return Math.round((balance * monthly) / (1 - (1 + monthly) ** -months));
}

/** A card's month. Amounts are cents; every line is signed from the holder's point of view; `rate` is in hundredths. */
export function hsCard(seed: number, options: CardOptions) {
  const random = seededRandom(seed * 71 + options.salt);
  const person = makePerson(random);
  const close = random.pick(CLOSES);
  const open = addDays(monthBefore(close), 1);
  const days = daysBetween(open, close) + 1;
  const credit = random.chance(0.1);
  const late = !credit && random.chance(0.25);
  const previous = credit ? random.whole(4_000, 30_000) : random.whole(160_000, 560_000);
  const oldMinimum = Math.max(options.minimum, Math.round(previous / 80));
  const when = (from: number, to: number) => addDays(open, random.whole(from, to));
  const line = (day: string, text: string, amount: number, lag = 0): HsLine => ({
    day,
    post: addDays(day, lag),
    text,
    amount,
  });
  const payments = late
    ? []
    : [
        line(
          when(12, 22),
          options.paid,
          credit ? previous + random.whole(3_000, 9_000) : random.pick([oldMinimum, 25_000, 40_000, 61_250]),
        ),
      ];
  const credits =
    options.creditText !== undefined && random.chance(0.4)
      ? [line(when(4, 20), options.creditText, random.whole(900, 8_800), 1)]
      : [];
  const stock = options.own ?? SHOPS;
  const shop = options.shop ?? ((name: string, town: string) => `${name} ${town}`);
  const purchases = credit
    ? []
    : byDay(
        Array.from({ length: random.whole(options.own ? 2 : 6, options.own ? 5 : 13) }, () => {
          const [name, town, low, high] = random.pick(stock);
          return line(when(1, days - 3), shop(name, town), -random.whole(low, high), random.whole(0, 2));
        }),
      );
  const rate = random.pick([1_924, 2_149, 2_474, 2_799, 2_899]);
  const cashRate = random.pick([2_949, 2_999, 3_024]);
  const offered = options.promo !== undefined && random.chance(0.6);
  const promoRate = offered ? random.pick(options.promo === "deferred" ? [0] : [0, 299]) : undefined;
  const promoBalance = promoRate === undefined || credit ? 0 : Math.round(previous * 0.4);
  const purchaseBalance = credit ? 0 : previous - promoBalance - Math.round(sum(purchases) / 3);
  const purchaseInterest = interestFor(purchaseBalance, rate, days);
  const promoInterest = interestFor(promoBalance, promoRate ?? 0, days);
  const interest = purchaseInterest + promoInterest;
  const fees = late ? [line(when(26, 28), options.late, -random.pick([2_900, 3_200, 4_100]))] : [];
  const feesCharged = -sum(fees);
  const balance = previous - sum(payments) - sum(credits) - sum(purchases) + feesCharged + interest;
  const pastDue = late ? oldMinimum : 0;
  const regular = Math.max(options.minimum, Math.round(balance / 100) + interest + feesCharged);
  const minimum = balance <= 0 ? 0 : Math.min(balance, regular + pastDue);
  const limit = Math.ceil((balance + random.whole(60_000, 700_000)) / 100_000) * 100_000;
  const cashLimit = Math.round(limit / 5 / 10_000) * 10_000;
  const slow = slowly(balance, rate, options.minimum);
  const fast = instalment(Math.max(balance, 1), rate, 36);
  const fastMonthly = Math.ceil(fast / 100) * 100;
  return {
    random,
    person,
    open,
    close,
    days,
    due: addDays(close, 25),
    previous,
    payments,
    credits,
    purchases,
    fees,
    feesCharged,
    rate,
    cashRate,
    promoRate,
    promoBalance,
    promoEnds: addDays(close, random.whole(100, 400)),
    purchaseBalance,
    purchaseInterest,
    promoInterest,
    interest,
    balance,
    pastDue,
    minimum,
    limit,
    cashLimit,
    available: limit - Math.max(balance, 0),
    warned: balance > 0,
    slow,
    fastMonthly,
    fastTotal: fastMonthly * 36,
    yearFees: feesCharged + random.pick([0, 2_900, 9_500]),
    yearInterest: interest + random.whole(2_000, 40_000),
    number: digits(random, 16),
  };
}
export type HsCard = ReturnType<typeof hsCard>;

export const pct = (rate: number) => (rate / 100).toFixed(2);

/** Payments and other credits on lines of their own: their sum is a figure of the paper only when one of them is nothing. */
export const paidFacts = (card: HsCard) =>
  sum(card.payments) === 0 || sum(card.credits) === 0
    ? { paymentsAndCredits: decimal(sum(card.payments) + sum(card.credits)) }
    : {};
export const paidAllowed = (card: HsCard) =>
  sum(card.payments) === 0 || sum(card.credits) === 0
    ? {}
    : { "accounts.0.paymentsAndCredits": [decimal(sum(card.payments) + sum(card.credits))] };

/** The part of a card's truth that every layout here prints. */
export const cardFacts = (card: HsCard) => ({
  kind: "credit-card" as const,
  accountLast4: card.number.slice(-4),
  currentBalance: decimal(card.balance),
  previousBalance: decimal(card.previous),
  minimumPayment: decimal(card.minimum),
  paymentDueDate: card.due,
  feesCharged: decimal(card.feesCharged),
  interestCharged: decimal(card.interest),
  apr: pct(card.rate),
  ...(card.warned && {
    minimumPaymentWarning: {
      years: String(card.slow.years),
      totalCost: decimal(card.slow.total),
      monthlyPaymentFor36Months: decimal(card.fastMonthly),
    },
  }),
});

const MOVES = {
  card: [
    "KROGER #417 COLUMBUS OH",
    "SHELL SERVICE STATION DAYTON OH",
    "WALMART SUPERCENTER PEORIA IL",
    "DOLLAR GENERAL #14226",
    "PANERA BREAD #601 ALBANY NY",
    "CVS/PHARMACY #04471",
  ],
  electronic: [
    "AMEREN ILLINOIS BILL PAY",
    "T-MOBILE PCS SVC",
    "STATE FARM RO 27 SFPP",
    "COMCAST CABLE",
    "PLANET FIT CLUB FEES",
    "VENMO PAYMENT",
  ],
  deposit: [
    "CARDINAL FOODS PAYROLL",
    "ZELLE FROM TAYLOR B",
    "MOBILE DEPOSIT",
    "IRS TREAS 310 TAX REF",
    "LAKESIDE SCHOOLS DIR DEP",
  ],
} as const;

export type Move = {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly sort: "card" | "electronic" | "deposit" | "check" | "fee" | "interest";
  readonly check?: string;
  readonly balance: number;
};

type DepositOptions = {
  readonly begin: number;
  readonly count: number;
  readonly checks?: number;
  readonly fee?: readonly [text: string, amount: number];
  readonly interest?: readonly [text: string, rate: number];
  readonly text?: (sort: Move["sort"], base: string, day: string) => string;
  readonly extra?: ReadonlyArray<Omit<Move, "balance">>;
};

/** A deposit account's month, in the order of the days, with the balance after each row. */
export function hsDeposit(random: Random, start: string, end: string, options: DepositOptions) {
  const length = daysBetween(start, end);
  const name = options.text ?? ((_sort, base) => base);
  const moves: Array<Omit<Move, "balance">> = [...(options.extra ?? [])];
  if (options.count > 0) {
    for (const offset of [3, 17]) {
      const day = addDays(start, offset);
      moves.push({
        day,
        text: name("deposit", MOVES.deposit[0], day),
        amount: random.whole(118_000, 212_000),
        sort: "deposit",
      });
    }
  }
  for (let index = 0; index < options.count; index++) {
    const sort = random.pick(["card", "card", "electronic", "electronic", "card", "deposit"] as const);
    const day = addDays(start, random.whole(1, length - 1));
    const amount = sort === "deposit" ? random.whole(2_000, 41_000) : -random.whole(700, 15_500);
    moves.push({
      day,
      text: name(sort, random.pick(MOVES[sort].slice(sort === "deposit" ? 1 : 0)), day),
      amount,
      sort,
    });
  }
  const first = random.whole(1_040, 4_900);
  for (let index = 0; index < (options.checks ?? 0); index++) {
    const day = addDays(start, random.whole(2, length - 2));
    moves.push({
      day,
      text: "Check",
      amount: -random.whole(3_000, 64_000),
      sort: "check",
      check: String(first + index),
    });
  }
  if (options.fee) moves.push({ day: end, text: options.fee[0], amount: -options.fee[1], sort: "fee" });
  const total = options.begin + sum(moves);
  const interest = options.interest
    ? Math.max(
        1,
        Math.round(((options.begin + total) / 2) * (options.interest[1] / 10_000) * ((length + 1) / 365)),
      )
    : 0;
  if (options.interest)
    moves.push({ day: end, text: options.interest[0], amount: interest, sort: "interest" });
  let balance = options.begin;
  const rows: Move[] = byDay(moves).map((move) => {
    balance += move.amount;
    return { ...move, balance };
  });
  const into = rows.filter((row) => row.amount > 0);
  const out = rows.filter((row) => row.amount < 0);
  return {
    begin: options.begin,
    end: balance,
    rows,
    into,
    out,
    deposits: sum(into),
    withdrawals: -sum(out),
    interest,
  };
}
export type HsDeposit = ReturnType<typeof hsDeposit>;

/** The balance at the end of each day that moved it. */
export const dailyBalances = (account: HsDeposit) => {
  const days = new Map(account.rows.map((row) => [row.day, row.balance]));
  return [...days.entries()];
};

export function hsMonth(seed: number, salt: number) {
  const random = seededRandom(seed * 53 + salt);
  const month = random.pick(["2026-02", "2026-04", "2026-06", "2026-08", "2026-09", "2026-10"]);
  const end = addDays(`2026-${String(Number(month.slice(5)) + 1).padStart(2, "0")}-01`, -1);
  return { random, person: makePerson(random), start: `${month}-01`, end };
}
