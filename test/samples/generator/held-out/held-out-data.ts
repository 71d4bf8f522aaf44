/** Months of made-up cards and deposit accounts, only for the held-out layouts: every sum holds to the cent. */
import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type CardEntry = {
  readonly day: string;
  readonly posted: string;
  readonly shop: string;
  readonly place: string;
  readonly amount: number;
  readonly kind: "payment" | "credit" | "purchase" | "cash" | "fee" | "interest";
  readonly code: string;
};

export type CardMonth = {
  readonly person: Person;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly due: string;
  readonly entries: readonly CardEntry[];
  readonly previous: number;
  readonly payments: number;
  readonly credits: number;
  readonly purchases: number;
  readonly cash: number;
  readonly fees: number;
  readonly purchaseInterest: number;
  readonly cashInterest: number;
  readonly interest: number;
  readonly balance: number;
  readonly limit: number;
  readonly cashLimit: number;
  readonly available: number;
  readonly minimum: number;
  readonly rate: string;
  readonly cashRate: string;
  readonly base: number;
  readonly cashBase: number;
  readonly years: string;
  readonly total: number;
  readonly monthly: number;
  readonly ytdFees: number;
  readonly ytdInterest: number;
  readonly points: number;
};

const SHOPS: ReadonlyArray<readonly [string, string]> = [
  ["WEGMANS #84", "ITHACA NY"],
  ["QUIKTRIP 0416R", "TULSA OK"],
  ["TST* THE BLUE DOOR CAFE", "SANTA FE NM"],
  ["PUBLIX SUPER MAR 1203", "OCALA FL"],
  ["DOORDASH*PHO SAIGON", "855-973-1040 CA"],
  ["MEIJER # 158", "TOLEDO OH"],
  ["SQ *MILLPOND BOOKS", "Asheville NC"],
  ["CHEVRON 0093471", "BOISE ID"],
  ["HULU 877-8244858 HULU.COM/BILL", "CA"],
  ["LOWES #01874*", "PEORIA IL"],
  ["PP*ETSY INC", "4029357733 NY"],
  ["SAFEWAY #2931", "TACOMA WA"],
  ["SOUTHWES 5262471930284", "800-435-9792 TX"],
  ["WALGREENS #7714", "MOBILE AL"],
  ["PLANET FIT CLUB FEES", "603-750-0001 NH"],
  ["INSTACART", "WWW.INSTACART.CA"],
  ["MARATHON 241877", "ELKHART IN"],
  ["T-MOBILE PCS SVC 1800", "BELLEVUE WA"],
  ["PANERA BREAD #600912 O", "314-633-4100 MO"],
  ["ZOOM.US 888-799-9666", "SAN JOSE CA"],
  ["BEST BUY 00010421", "FARGO ND"],
  ["H-E-B #447", "WACO TX"],
  ["CITY OF DULUTH PARKING 24/7", "DULUTH MN"],
  ["IKEA 403672210", "CONSHOHOCKEN PA"],
];

const rounded = (amount: number, rate: string, days: number) =>
  Math.round((amount * Number(rate) * days) / 36_500);

export function makeMonth(seed: number, few: number, many: number, withCash = true): CardMonth {
  const random = seededRandom(seed * 31 + 5);
  const end = addDays("2025-12-22", random.whole(0, 325));
  const days = random.whole(28, 31);
  const start = addDays(end, -days + 1);
  const previous = random.whole(62_000, 780_000);
  const entries: CardEntry[] = [];
  const add = (
    kind: CardEntry["kind"],
    shop: string,
    place: string,
    amount: number,
    offset: number,
    lag = 1,
  ) => {
    const code = `${random.whole(2_000, 8_999)}${random.whole(1_000_000, 9_899_999)}`;
    const posted = addDays(start, Math.min(days - 1, offset + lag));
    entries.push({ day: addDays(start, offset), posted, shop, place, amount, kind, code });
  };
  for (let count = random.whole(few, many); count > 0; count--) {
    const [shop, place] = random.pick(SHOPS);
    const amount = random.whole(299, random.chance(0.15) ? 48_000 : 9_400);
    add("purchase", shop, place, amount, random.whole(0, days - 2), random.whole(0, 2));
  }
  const full = random.chance(0.2);
  const payment = full ? previous : random.whole(6_000, Math.floor(previous / 2));
  const text = random.pick([
    "Payment Thank You-Mobile",
    "AUTOMATIC PAYMENT - THANK YOU",
    "INTERNET PAYMENT THANK YOU",
  ]);
  const paidAt = random.whole(6, 21);
  add("payment", text, "", -payment, paidAt, 0);
  if (random.chance(0.45)) {
    const [shop, place] = random.pick(SHOPS);
    add("credit", shop, place, -random.whole(700, 5_900), random.whole(2, 24), 1);
  }
  const cash = withCash && random.chance(0.4) ? random.whole(2, 25) * 2_000 : 0;
  const cashAt = random.whole(2, 20);
  if (cash > 0) {
    add("cash", "CASH ADVANCE 004417 MAIN ST", "ELKO NV", cash, cashAt);
    add("fee", "CASH ADVANCE FEE", "", Math.max(1_000, Math.round(cash / 20)), cashAt);
  }
  if (random.chance(0.2)) add("fee", "LATE FEE", "", random.pick([2_900, 3_000, 4_000]), days - 4, 0);
  const rate = `${random.whole(16, 30)}.${random.pick(["24", "49", "74", "90"])}`;
  const cashRate = `${Number(rate.split(".")[0]) + 3}.${random.pick(["15", "49", "99"])}`;
  const base = full ? 0 : previous - Math.round((payment * (days - paidAt)) / days);
  const cashBase = cash === 0 ? 0 : Math.round((cash * (days - cashAt)) / days);
  const [purchaseInterest, cashInterest] = [rounded(base, rate, days), rounded(cashBase, cashRate, days)];
  if (purchaseInterest > 0)
    add("interest", "INTEREST CHARGED ON PURCHASES", "", purchaseInterest, days - 1, 0);
  if (cashInterest > 0) add("interest", "INTEREST CHARGED ON CASH ADVANCES", "", cashInterest, days - 1, 0);
  const sum = (kind: CardEntry["kind"]) =>
    entries.filter((entry) => entry.kind === kind).reduce((all, entry) => all + Math.abs(entry.amount), 0);
  const interest = sum("interest");
  const balance = previous - sum("payment") - sum("credit") + sum("purchase") + cash + sum("fee") + interest;
  const limit = Math.ceil((Math.max(previous, balance) + random.whole(60_000, 700_000)) / 50_000) * 50_000;
  const monthly = Math.round((balance * Number(rate)) / 1_200 / (1 - (1 + Number(rate) / 1_200) ** -36));
  return {
    person: makePerson(random),
    number: `4${random.whole(100, 989)}${random.whole(1_000, 9_899)}${random.whole(1_000, 9_899)}${random.whole(1_000, 9_899)}`,
    start,
    end,
    days,
    due: addDays(end, random.whole(24, 27)),
    entries: entries.toSorted((a, b) => a.day.localeCompare(b.day)),
    previous,
    payments: payment,
    credits: sum("credit"),
    purchases: sum("purchase"),
    cash,
    fees: sum("fee"),
    purchaseInterest,
    cashInterest,
    interest,
    balance,
    limit,
    cashLimit: Math.floor(limit / 500) * 100,
    available: limit - balance,
    minimum: Math.min(balance, Math.max(3_500, Math.floor(balance / 10_000) * 100 + interest + sum("fee"))),
    rate,
    cashRate,
    base,
    cashBase,
    years: String(random.whole(6, 29)),
    total: Math.round((balance * random.whole(170, 310)) / 10_000) * 100,
    monthly,
    ytdFees: sum("fee") + random.pick([0, 2_900, 4_100]),
    ytdInterest: interest + random.whole(8_000, 61_000),
    points: random.whole(900, 61_000),
  };
}

export const last4 = (number: string) => number.slice(-4);
export const ofKind = (
  month: { readonly entries: readonly CardEntry[] },
  ...kinds: readonly CardEntry["kind"][]
) => month.entries.filter((entry) => kinds.includes(entry.kind));
export const said = (entry: CardEntry) => `${entry.shop} ${entry.place}`.trim();

export const cardRows = (entries: readonly CardEntry[], account = 0, posted = false): TransactionFacts[] =>
  entries.map((entry) => ({
    account,
    date: posted ? entry.posted : entry.day,
    description: said(entry),
    amount: decimal(-entry.amount),
  }));

/** Everything that a card's statement may print; a layout takes away what it does not. */
export const cardFacts = (month: CardMonth, institution: string): AccountFacts => ({
  kind: "credit-card",
  institution,
  accountLast4: last4(month.number),
  statementDate: month.end,
  periodStart: month.start,
  periodEnd: month.end,
  currentBalance: decimal(month.balance),
  previousBalance: decimal(month.previous),
  creditLimit: decimal(month.limit),
  availableCredit: decimal(month.available),
  minimumPayment: decimal(month.minimum),
  paymentDueDate: month.due,
  pastDue: "0.00",
  apr: month.rate,
  paymentsAndCredits: decimal(month.payments + month.credits),
  purchases: decimal(month.purchases),
  feesCharged: decimal(month.fees),
  interestCharged: decimal(month.interest),
  minimumPaymentWarning: {
    years: month.years,
    totalCost: decimal(month.total),
    monthlyPaymentFor36Months: decimal(month.monthly),
  },
});

export function without<T extends object, K extends keyof T>(facts: T, ...keys: readonly K[]): Omit<T, K> {
  const rest = { ...facts };
  for (const key of keys) delete rest[key];
  return rest;
}

export type DepositEntry = {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: "in" | "interest" | "card" | "out" | "check" | "fee";
  readonly check: string;
  readonly balance: number;
};

export type DepositMonth = {
  readonly number: string;
  readonly entries: readonly DepositEntry[];
  readonly beginning: number;
  readonly ending: number;
};

export type DepositPeriod = {
  readonly person: Person;
  readonly start: string;
  readonly end: string;
  readonly days: number;
};

export function makePeriod(seed: number, wholeMonth = false): DepositPeriod {
  const random = seededRandom(seed * 13 + 2);
  const person = makePerson(random);
  if (!wholeMonth) {
    const end = addDays("2026-01-06", random.whole(0, 312));
    const days = random.whole(28, 33);
    return { person, start: addDays(end, -days + 1), end, days };
  }
  const start = `2026-${String(random.whole(1, 10)).padStart(2, "0")}-01`;
  const end = addDays(`${addDays(start, 40).slice(0, 8)}01`, -1);
  return { person, start, end, days: Number(end.slice(8)) };
}

const CARD = [
  "PURCHASE AUTHORIZED ON ALDI 62044 ROCKFORD IL CARD 7716",
  "CHECKCARD SPEEDWAY 07714 TOLEDO OH 5541",
  "DEBIT CARD PURCHASE MCDONALD'S F2210 YUMA AZ",
  "POS DEBIT DOLLAR GENERAL #11847 BILOXI MS",
  "VISA DDA PUR HARBOR FREIGHT TOOLS 318 ERIE PA",
  "POS PURCHASE TRACTOR SUPPLY #2214 PADUCAH KY",
  "CHECKCARD PETSMART # 1187 SPARKS NV",
];
const OUT = [
  "XCEL ENERGY-MN XCELENERGY CCD ID: 0411044",
  "PROGRESSIVE INS PREM INS PREM WEB",
  "ZELLE PAYMENT TO DANA W CONF# T0QX7",
  "AMERICAN EXPRESS ACH PMT M4410 WEB ID",
  "GREYSTONE APTS WEB PMTS PPD",
  "SPECTRUM SPECTRUM 8347000",
];
const IN = [
  "VENMO CASHOUT PPD ID",
  "ATM CASH DEPOSIT 88 LAKE ST",
  "ZELLE PAYMENT FROM R HOLLIS",
  "MOBILE DEPOSIT 00441",
];
const EMPLOYERS = [
  "NORTHLAKE SCHOOLS PAYROLL PPD",
  "TRI-CITY FREIGHT DIR DEP",
  "MERIDIAN DENTAL PAYROLL 220417",
];

/** A month of a checking account: pay, bills, card, checks, sometimes a fee. Balances never fall below zero. */
export function makeChecking(seed: number, period: DepositPeriod, busy = 8): DepositMonth {
  const random = seededRandom(seed * 7 + 11);
  const raw: Array<Omit<DepositEntry, "balance">> = [];
  const add = (kind: DepositEntry["kind"], text: string, amount: number, offset: number, check = "") =>
    raw.push({ day: addDays(period.start, offset), text, amount, kind, check });
  const [payer, pay] = [random.pick(EMPLOYERS), random.whole(98_000, 270_000)];
  add("in", payer, pay, 3);
  add("in", payer, pay + random.whole(0, 4_000), 17);
  if (random.chance(0.7)) add("in", random.pick(IN), random.whole(2_000, 45_000), random.whole(1, 26));
  for (let count = random.whole(busy, busy + 6); count > 0; count--)
    add("card", random.pick(CARD), -random.whole(310, 11_900), random.whole(0, period.days - 2));
  for (let count = random.whole(2, 5); count > 0; count--)
    add("out", random.pick(OUT), -random.whole(1_900, 88_000), random.whole(1, period.days - 2));
  let check = random.whole(2_010, 4_800);
  for (let count = random.whole(3, 7); count > 0; count--) {
    check += random.whole(1, 2);
    add("check", "CHECK", -random.whole(1_500, 52_000), random.whole(0, period.days - 2), String(check));
  }
  if (random.chance(0.5)) add("fee", "MONTHLY MAINTENANCE FEE", -1_000, period.days - 1);
  return balanced(random, raw);
}

export function makeSavings(seed: number, period: DepositPeriod, moves = 2): DepositMonth {
  const random = seededRandom(seed * 17 + 3);
  const raw: Array<Omit<DepositEntry, "balance">> = [];
  const add = (kind: DepositEntry["kind"], text: string, amount: number, offset: number) =>
    raw.push({ day: addDays(period.start, offset), text, amount, kind, check: "" });
  for (let count = random.whole(1, moves); count > 0; count--)
    add(
      "in",
      random.pick(["ACH Deposit from linked account", "Transfer from checking", "Recurring deposit"]),
      random.whole(20, 500) * 100,
      random.whole(0, period.days - 3),
    );
  if (random.chance(0.6))
    add(
      "out",
      "Withdrawal to linked account",
      -random.whole(20, 260) * 100,
      random.whole(2, period.days - 3),
    );
  add("interest", "Interest Paid", random.whole(31, 6_900), period.days - 1);
  return balanced(random, raw);
}

function balanced(random: Random, raw: ReadonlyArray<Omit<DepositEntry, "balance">>): DepositMonth {
  const sorted = raw.toSorted((a, b) => a.day.localeCompare(b.day));
  let [running, lowest] = [0, 0];
  for (const entry of sorted) {
    running += entry.amount;
    lowest = Math.min(lowest, running);
  }
  const beginning = random.whole(20_000, 620_000) - lowest;
  let balance = beginning;
  const entries = sorted.map((entry): DepositEntry => {
    balance += entry.amount;
    return { ...entry, balance };
  });
  return {
    number: `${random.whole(10_000, 98_999)}${random.whole(10_000, 98_999)}`,
    entries,
    beginning,
    ending: balance,
  };
}

export const moved = (month: DepositMonth, ...kinds: ReadonlyArray<DepositEntry["kind"]>) =>
  month.entries.filter((entry) => kinds.includes(entry.kind)).reduce((sum, entry) => sum + entry.amount, 0);

export const depositRows = (entries: readonly DepositEntry[], account = 0): TransactionFacts[] =>
  entries.map((entry) => ({
    account,
    date: entry.day,
    description: entry.check === "" ? entry.text : `Check ${entry.check}`,
    amount: decimal(entry.amount),
  }));

export const depositFacts = (
  month: DepositMonth,
  period: DepositPeriod,
  institution: string,
  kind: "checking" | "savings",
): AccountFacts => ({
  kind,
  institution,
  accountLast4: last4(month.number),
  periodStart: period.start,
  periodEnd: period.end,
  beginningBalance: decimal(month.beginning),
  endingBalance: decimal(month.ending),
  totalDeposits: decimal(moved(month, "in", "interest")),
  totalWithdrawals: decimal(-moved(month, "card", "out", "check", "fee")),
});
