/** Months of made-up debts whose sums hold to the cent: cards of several sizes, a line with a fixed part, school loans, pay-later plans. */
import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { accountNumber, addMonths, levelPayment, monthlyInterest } from "../loan-data.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

export const NEXT_PAGE = '<div style="break-before:page"></div>';

export type SlRow = {
  readonly day: string;
  readonly posted: string;
  readonly text: string;
  /** Positive: more is owed. */
  readonly amount: number;
  readonly kind: "payment" | "credit" | "purchase" | "fee" | "interest";
  readonly reference: string;
};

type Range = readonly [from: number, to: number];

export type SlWish = {
  readonly salt: number;
  readonly shops: readonly string[];
  readonly owed: Range;
  readonly rows: Range;
  readonly price: Range;
  /** Percent of the previous balance. */
  readonly pays: Range;
  readonly apr: Range;
  /** Whole percent of the previous balance that interest is reckoned on; the rest rests on promotions. */
  readonly bearing: number;
  readonly fees: ReadonlyArray<{ readonly text: string; readonly amount: number; readonly chance: number }>;
  readonly room: Range;
  readonly limitStep: number;
};

export type SlCard = ReturnType<typeof makeSlCard>;

/** Months and cost when only the minimum (a hundredth and the interest, at least 30 dollars) is paid. */
function minimumOnly(balance: number, apr: string): { years: string; total: number } {
  let [left, paid, months] = [balance, 0, 0];
  while (left > 0 && months < 600) {
    const interest = monthlyInterest(left, apr);
    const payment = Math.min(left + interest, Math.max(3_000, Math.round(left / 100) + interest));
    left += interest - payment;
    paid += payment;
    months++;
  }
  return { years: String(Math.max(1, Math.round(months / 12))), total: Math.round(paid / 100) * 100 };
}

export function makeSlCard(seed: number, wish: SlWish) {
  const random = seededRandom(seed * 19 + wish.salt);
  const end = addDays("2025-02-05", random.whole(0, 620));
  const days = random.whole(28, 31);
  const start = addDays(end, 1 - days);
  const previous = random.whole(...wish.owed);
  const row = (kind: SlRow["kind"], text: string, amount: number, offset: number): SlRow => ({
    day: addDays(start, offset),
    posted: addDays(start, Math.min(days - 1, offset + random.whole(0, 2))),
    text,
    amount,
    kind,
    reference: accountNumber(random, 8),
  });
  const rows = Array.from({ length: random.whole(...wish.rows) }, () =>
    row("purchase", random.pick(wish.shops), random.whole(...wish.price), random.whole(0, days - 2)),
  );
  const paid = Math.round((previous * random.whole(...wish.pays)) / 100);
  rows.push(row("payment", "", -paid, random.whole(6, 20)));
  if (random.chance(0.45))
    rows.push(row("credit", random.pick(wish.shops), -random.whole(400, wish.price[0] + 2_500), days - 6));
  for (const fee of wish.fees)
    if (random.chance(fee.chance)) rows.push(row("fee", fee.text, fee.amount, days - 1));
  const apr = `${random.whole(...wish.apr)}.${random.pick(["15", "40", "65", "90", "99", "24"])}`;
  const interestBase =
    paid >= previous ? 0 : Math.round(((previous - Math.round(paid / 2)) * wish.bearing) / 100);
  const interest = Math.round((interestBase * Number(apr) * days) / 36_500);
  const sum = (kind: SlRow["kind"]) =>
    rows.filter((entry) => entry.kind === kind).reduce((total, entry) => total + Math.abs(entry.amount), 0);
  const [payments, credits, purchases, fees] = [sum("payment"), sum("credit"), sum("purchase"), sum("fee")];
  const balance = previous - payments - credits + purchases + fees + interest;
  const limit =
    Math.max(1, Math.round((Math.max(previous, balance) + random.whole(...wish.room)) / wish.limitStep)) *
    wish.limitStep;
  const minimum = Math.min(balance, Math.max(3_000, Math.round(balance / 100) + interest + fees));
  const number = accountNumber(random, 16);
  const monthly = Math.ceil(levelPayment(balance, apr, 36) / 100) * 100;
  return {
    person: makePerson(random),
    number,
    last4: number.slice(-4),
    start,
    end,
    days,
    due: addDays(end, random.pick([25, 26, 27])),
    previous,
    payments,
    credits,
    purchases,
    fees,
    interest,
    interestBase,
    balance,
    limit,
    available: Math.max(0, limit - balance),
    minimum,
    apr,
    years: minimumOnly(balance, apr).years,
    totalCost: minimumOnly(balance, apr).total,
    monthly,
    rows: rows.toSorted((a, b) => a.day.localeCompare(b.day)),
    ytdFees: fees + (end.slice(5, 7) === "01" ? 0 : random.pick([0, 2_500, 6_400])),
    ytdInterest: interest + (end.slice(5, 7) === "01" ? 0 : random.whole(900, 48_000)),
    points: random.whole(700, 64_000),
  };
}

/** What nearly every card prints; a layout takes away what it does not print. */
export const slAccount = (d: SlCard, institution: string): AccountFacts => ({
  kind: "credit-card",
  institution,
  accountLast4: d.last4,
  periodStart: d.start,
  periodEnd: d.end,
  currentBalance: decimal(d.balance),
  previousBalance: decimal(d.previous),
  creditLimit: decimal(d.limit),
  availableCredit: decimal(d.available),
  minimumPayment: decimal(d.minimum),
  paymentDueDate: d.due,
  apr: d.apr,
  paymentsAndCredits: decimal(d.payments + d.credits),
  purchases: decimal(d.purchases),
  feesCharged: decimal(d.fees),
  interestCharged: decimal(d.interest),
});

/** The row for 36 months is printed only when the minimum takes longer than that. */
export const takesLonger = (d: SlCard) => Number(d.years) > 3;

export const inYears = (d: SlCard) => `${d.years} ${d.years === "1" ? "year" : "years"}`;

export const slWarning = (d: SlCard): AccountFacts["minimumPaymentWarning"] => ({
  years: d.years,
  totalCost: decimal(d.totalCost),
  ...(takesLonger(d) ? { monthlyPaymentFor36Months: decimal(d.monthly) } : {}),
});

export const slRows = (rows: readonly SlRow[]): TransactionFacts[] =>
  rows.map((entry) => ({
    account: 0,
    date: entry.day,
    description: entry.text,
    amount: decimal(-entry.amount),
  }));

/** A home equity line of which a part was fixed: two balances under one limit. */
export function makeSplitLine(seed: number) {
  const random = seededRandom(seed * 23 + 7);
  const end = addDays("2025-03-02", random.whole(0, 590));
  const start = addDays(end, -30);
  const prime = random.pick(["6.75", "7.00", "7.25", "7.50"]);
  const margin = random.pick(["0.24", "0.49", "0.99", "1.25"]);
  const rate = (Number(prime) + Number(margin)).toFixed(2);
  const previous = random.whole(900_000, 5_200_000);
  const advance = random.chance(0.6) ? random.whole(10, 90) * 10_000 : 0;
  const interest = Math.round((previous * Number(rate) * 31) / 36_500);
  const payment = random.whole(30_000, 70_000);
  const lockRate = `${random.whole(6, 8)}.${random.pick(["19", "34", "64", "89"])}`;
  const lockOriginal = random.whole(80, 300) * 10_000;
  const lockMonths = random.pick([60, 84, 120]);
  const lockPayment = levelPayment(lockOriginal, lockRate, lockMonths);
  const monthsPaid = random.whole(5, 40);
  let lockPrevious = lockOriginal;
  for (let month = 0; month < monthsPaid; month++)
    lockPrevious -= lockPayment - monthlyInterest(lockPrevious, lockRate);
  const lockInterest = monthlyInterest(lockPrevious, lockRate);
  const balance = previous + advance + interest - payment;
  const lockBalance = lockPrevious + lockInterest - lockPayment;
  const limit = Math.ceil((balance + lockBalance + random.whole(900_000, 6_000_000)) / 500_000) * 500_000;
  return {
    person: makePerson(random),
    number: accountNumber(random, 11),
    start,
    end,
    due: addDays(end, 24),
    drawEnds: addMonths(end, random.whole(14, 80)),
    matures: addMonths(end, random.whole(190, 260)),
    prime,
    margin,
    rate,
    previous,
    advance,
    advanceDay: addDays(start, random.whole(3, 9)),
    payment,
    paymentDay: addDays(start, random.whole(12, 25)),
    interest,
    balance,
    minimum: interest + Math.round(balance / 400),
    lockRate,
    lockOriginal,
    lockPayment,
    lockPrevious,
    lockInterest,
    lockBalance,
    lockMatures: addMonths(end, lockMonths - monthsPaid - 1),
    lockOpened: addMonths(end, -monthsPaid - 1),
    limit,
    available: limit - balance - lockBalance,
  };
}

/** School loans of one borrower, each under a number of its own; one may still be deferred. */
export function makeSchoolLoans(seed: number) {
  const random = seededRandom(seed * 29 + 11);
  const statement = addDays("2025-01-18", random.whole(0, 640));
  const loans = Array.from({ length: random.whole(2, 4) }, (_, index) => {
    const original = random.whole(3_000, 21_000) * 100;
    const deferred = index > 0 && random.chance(0.35);
    const rate = `${random.whole(4, 12)}.${random.pick(["125", "25", "375", "49", "74", "99"])}`;
    const principal = deferred ? original : Math.floor((original * random.whole(45, 96)) / 100) + index * 7;
    return {
      number: `${random.whole(11, 98)}-${accountNumber(random, 8)}`,
      year: 2016 + index,
      variable: random.chance(0.4),
      deferred,
      rate,
      original,
      principal,
      accrued: Math.round((principal * Number(rate) * random.whole(6, 27)) / 36_500),
      instalment: deferred ? 0 : levelPayment(original, rate, 144),
      ends: addMonths(statement, random.whole(40, 138)),
    };
  });
  return {
    person: makePerson(random),
    statement,
    due: addDays(statement, random.whole(19, 23)),
    paidOn: addDays(statement, -random.whole(5, 16)),
    customer: accountNumber(random, 7),
    loans,
  };
}

const SELLERS = ["Nordhaven Sofa Co.", "Pedal & Pine", "Lumen Audio", "Marigold Pets", "Tern Outdoor"];

/** Three purchases paid later: two in four parts without interest, one by the month with interest. */
export function makePlans(seed: number) {
  const random = seededRandom(seed * 31 + 5);
  const today = addDays("2025-04-01", random.whole(0, 560));
  const quarter = (index: number) => {
    const price = random.whole(4_400, 61_000);
    const part = Math.floor(price / 4);
    const paid = random.whole(1, 3);
    const bought = addDays(today, -(paid - 1) * 14 - random.whole(1, 12));
    const parts = [0, 1, 2, 3].map((step) => ({
      day: addDays(bought, step * 14),
      amount: step === 0 ? price - part * 3 : part,
      paid: step < paid,
    }));
    return {
      seller: SELLERS[(seed + index) % SELLERS.length] ?? "",
      number: accountNumber(random, 9),
      bought,
      price,
      part,
      parts,
      left: part * (4 - paid),
      next: parts[paid]?.day ?? bought,
      last: parts[3]?.day ?? bought,
    };
  };
  const months = random.pick([6, 12, 18]);
  const price = random.whole(38_000, 240_000);
  const rate = `${random.whole(9, 29)}.${random.pick(["99", "49"])}`;
  const instalment = levelPayment(price, rate, months);
  const paid = random.whole(1, months - 3);
  let left = price;
  for (let month = 0; month < paid; month++) left -= instalment - monthlyInterest(left, rate);
  const next = addDays(today, random.whole(4, 24));
  return {
    person: makePerson(random),
    today,
    quarters: [quarter(0), quarter(1)],
    monthly: {
      seller: SELLERS[(seed + 2) % SELLERS.length] ?? "",
      number: accountNumber(random, 9),
      bought: addMonths(next, -paid - 1),
      price,
      rate,
      months,
      paid,
      instalment,
      left,
      next,
      last: addMonths(next, months - paid - 1),
    },
  };
}
