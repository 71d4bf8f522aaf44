import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { levelPayment } from "../loan-data.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

/** Amounts are cents; what the holder owes more for is positive, payments and credits are negative. */
export type Charge = {
  readonly day: string;
  readonly posted: string;
  readonly text: string;
  readonly amount: number;
  readonly reference: string;
  readonly kind: "payment" | "credit" | "purchase" | "cash" | "transfer" | "fee" | "interest";
};

export type CardMonth = {
  readonly random: Random;
  readonly person: Person;
  readonly last4: string;
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly due: string;
  readonly previous: number;
  readonly payments: number;
  readonly credits: number;
  readonly purchases: number;
  readonly cash: number;
  readonly fees: number;
  readonly interest: number;
  readonly balance: number;
  readonly limit: number;
  readonly available: number;
  readonly cashLimit: number;
  readonly pastDue: number;
  /** What this month alone asks for; `minimum` has the unpaid part of last month as well. */
  readonly currentDue: number;
  readonly minimum: number;
  readonly apr: string;
  readonly cashApr: string;
  readonly base: number;
  readonly years: string;
  readonly totalCost: number;
  readonly monthly: number;
  readonly lines: readonly Charge[];
  readonly feesYear: number;
  readonly interestYear: number;
};

export type CardShape = {
  readonly salt: number;
  readonly previous: readonly [from: number, to: number];
  readonly purchases: readonly [from: number, to: number];
  readonly pays: "all" | "part" | "either";
  readonly late?: number;
  readonly cash?: number;
  readonly credit?: number;
  readonly rate?: readonly [from: number, to: number];
  readonly limitOver?: readonly [from: number, to: number];
};

const SHOPS = [
  "WINCO FOODS #117 BOISE ID",
  "MAVERIK #0493 OGDEN UT",
  "PANERA BREAD #601188 NAPERVILLE IL",
  "USPS PO 1648200311 DES MOINES IA",
  "DOLLAR GENERAL #14402 PIKEVILLE KY",
  "PP*BALANCED BODY YOGA 4029357733 CA",
  "H-E-B #0582 SAN MARCOS TX",
  "INTEREST CAFE & ROASTERS EUGENE OR",
  "MENARDS 3128 FORT WAYNE IN",
  "PAYMENT PLAZA PARKING 00291 BOSTON MA",
  "SQSP* WEBSIT#128839 NEW YORK NY",
  "CREDIT RIVER TAVERN PRIOR LAKE MN",
  "WAWA 8113 00081133 DOVER DE",
  "DOORDASH*THAI ORCHID 855-431-0459 CA",
  "JUNE'S DINER ON 4TH SANTA FE NM",
  "BP#9442217 CIRCLE K 0881 MACON GA",
  "ROSS STORES #2210 MODESTO CA",
  "LATE NIGHT PIZZA 31 ITHACA NY",
  "MTA*NYCT PAYGO NEW YORK NY",
  "KINDLE SVCS*3T5WB81M2 888-802-3080 WA",
  "ACE HDWE 00010-25 HELENA MT",
  "OPENAIRE MUSIC 2026 SEASON ASPEN CO",
  "FEDEX OFFICE 100027441 MEMPHIS TN",
  "PUBLIX SUPER MAR 1290 OCALA FL",
];

const sum = (lines: readonly Charge[], ...kinds: readonly Charge["kind"][]) =>
  lines.filter((line) => kinds.includes(line.kind)).reduce((total, line) => total + line.amount, 0);

export const only = (lines: readonly Charge[], ...kinds: readonly Charge["kind"][]) =>
  lines.filter((line) => kinds.includes(line.kind));

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join("");

export const last4Of = (random: Random) => String(random.whole(1_000, 9_899));

/** One month of a card whose sums hold: previous - payments - credits + purchases + cash + fees + interest = balance. */
export function cardMonth(seed: number, shape: CardShape): CardMonth {
  const random = seededRandom(seed * 31 + shape.salt);
  const person = makePerson(random);
  const end = addDays("2025-12-17", random.whole(0, 325));
  const days = random.whole(28, 32);
  const start = addDays(end, 1 - days);
  const previous = random.whole(...shape.previous);
  const lines: Charge[] = [];
  const add = (kind: Charge["kind"], text: string, amount: number, offset: number, lag = 1) =>
    lines.push({
      day: addDays(start, offset),
      posted: addDays(start, Math.min(days - 1, offset + lag)),
      text,
      amount,
      kind,
      reference: `${random.whole(2, 8)}${digits(random, 7)}${random.pick(["XKQ", "0ZR", "7MB", "LT2"])}`,
    });
  for (let count = random.whole(...shape.purchases); count > 0; count--)
    add(
      "purchase",
      random.pick(SHOPS),
      random.whole(299, random.chance(0.15) ? 92_000 : 9_800),
      random.whole(0, days - 2),
    );
  const all = shape.pays === "all" || (shape.pays === "either" && random.chance(0.4));
  const payment = all ? previous : random.whole(4_000, Math.max(4_100, Math.floor(previous / 3)));
  const paidOn = random.whole(4, days - 6);
  if (payment > 0)
    add("payment", random.pick(["PAYMENT - THANK YOU", "INTERNET PMT THANK YOU"]), -payment, paidOn, 0);
  if (random.chance(shape.credit ?? 0.35))
    add("credit", "ROSS STORES #2210 MODESTO CA RETURN", -random.whole(800, 3_900), random.whole(3, 20), 1);
  const cash = random.chance(shape.cash ?? 0) ? random.whole(3, 25) * 2_000 : 0;
  const cashOn = random.whole(2, days - 5);
  if (cash > 0) add("cash", "CASH ADV ATM 0440 TULSA OK", cash, cashOn, 0);
  const late = random.chance(shape.late ?? 0);
  const rate = shape.rate ?? [16, 30];
  const apr = `${random.whole(...rate)}.${random.pick(["15", "24", "40", "49", "74", "90", "99"])}`;
  const cashApr = `${random.whole(27, 31)}.${random.pick(["24", "49", "99"])}`;
  lines.sort((a, b) => a.day.localeCompare(b.day));
  const base = all ? 0 : previous - Math.round((payment * (days - paidOn)) / days);
  const interest = Math.round((base * Number(apr) * days) / 36_500);
  if (cash > 0) add("fee", "CASH ADVANCE FEE", Math.max(1_000, Math.round(cash / 20)), cashOn, 0);
  if (late) add("fee", "LATE FEE", 3_200, days - 4, 0);
  if (interest > 0) add("interest", "INTEREST CHARGE ON PURCHASES", interest, days - 1, 0);
  const fees = sum(lines, "fee");
  const balance = previous + lines.reduce((total, line) => total + line.amount, 0);
  const over = shape.limitOver ?? [40_000, 700_000];
  const limit = Math.ceil((Math.max(previous, balance) + random.whole(...over)) / 10_000) * 10_000;
  const pastDue = late ? Math.min(4_000, Math.floor(balance / 8)) : 0;
  const currentDue = Math.min(
    balance - pastDue,
    Math.max(3_500, Math.floor(balance / 10_000) * 100 + interest + fees),
  );
  const years = random.whole(4, 26);
  const monthly = levelPayment(balance, apr, 36);
  return {
    random,
    person,
    last4: last4Of(random),
    start,
    end,
    days,
    due: addDays(end, random.whole(21, 27)),
    previous,
    payments: -sum(lines, "payment"),
    credits: -sum(lines, "credit"),
    purchases: sum(lines, "purchase"),
    cash,
    fees,
    interest,
    balance,
    limit,
    available: limit - balance,
    cashLimit: Math.floor(limit / 50_000) * 10_000,
    pastDue,
    currentDue,
    minimum: currentDue + pastDue,
    apr,
    cashApr,
    base,
    years: String(years),
    totalCost: balance + Math.round((balance * Number(apr) * years) / 230),
    monthly,
    lines,
    feesYear: fees + random.whole(0, 4) * 3_200,
    interestYear: interest + random.whole(900, 61_000),
  };
}

/** The rows in the order of print, as the contract signs them. */
export const cardRows = (lines: readonly Charge[], account = 0): TransactionFacts[] =>
  lines.map((line) => ({ account, date: line.day, description: line.text, amount: decimal(-line.amount) }));

/** What nearly every card prints; a layout adds what it prints besides. */
export const cardFacts = (d: CardMonth, institution: string): AccountFacts => ({
  kind: "credit-card",
  institution,
  accountLast4: d.last4,
  previousBalance: decimal(d.previous),
  currentBalance: decimal(d.balance),
  minimumPayment: decimal(d.minimum),
  paymentDueDate: d.due,
  paymentsAndCredits: decimal(d.payments + d.credits),
  purchases: decimal(d.purchases),
  feesCharged: decimal(d.fees),
  interestCharged: decimal(d.interest),
});

export const period = (d: { readonly start: string; readonly end: string }) => ({
  periodStart: d.start,
  periodEnd: d.end,
});

export const warned = (d: CardMonth) => ({
  minimumPaymentWarning: {
    years: d.years,
    totalCost: decimal(d.totalCost),
    monthlyPaymentFor36Months: decimal(d.monthly),
  },
});

/** A truth whose named paths the contract leaves open. */
export const leavingOpen = (
  truth: Truth,
  open: Readonly<Record<string, string | readonly string[] | undefined>>,
): Truth => ({
  ...truth,
  allowed: {
    ...truth.allowed,
    ...Object.fromEntries(
      Object.entries(open).flatMap(([path, value]) =>
        value === undefined ? [] : [[path, typeof value === "string" ? [value] : value]],
      ),
    ),
  },
});

export type Movement = {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly check?: string;
  readonly kind: "deposit" | "card" | "atm" | "electronic" | "check" | "fee" | "interest";
};

export type AccountMonth = {
  readonly random: Random;
  readonly person: Person;
  readonly number: string;
  readonly last4: string;
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly beginning: number;
  readonly ending: number;
  readonly lines: readonly Movement[];
};

const BUYS = [
  "WINCO FOODS #117 BOISE ID",
  "DD DOORDASH TACOMAMA 855-4310459 CA",
  "O'REILLY 3381 GREELEY CO",
  "SP OLD FORGE KNIVES HTTPSOLDFORGE VT",
  "FRED-MEYER #0228 PORTLAND OR",
  "BALANCE STUDIO 12 LAWRENCE KS",
  "THE 9TH HOLE GRILL YUMA AZ",
  "CASEYS #2216 AMES IA",
  "TJMAXX #0411 MOBILE AL",
];
const BILLS = [
  "PACIFIC POWER BILLPAY 8812040",
  "PROGRESSIVE INS PREM",
  "XCEL ENERGY-MN XCELENERGY",
  "AMEX EPAYMENT ACH PMT",
  "MOHELA LOAN PMT",
  "ROCKET MTG LOAN",
  "T-MOBILE PCS SVC 1447190",
];
const PAYERS = ["TRIDENT FOODS DES:PAYROLL", "ST LUKES HOSP PAYROLL PPD ID 91", "CITY OF AMES DIR DEP"];

export type AccountShape = {
  readonly salt: number;
  readonly what: "checking" | "savings" | "money-market";
  readonly checks?: readonly [from: number, to: number];
  readonly buys?: readonly [from: number, to: number];
  readonly interest?: boolean;
  readonly dates?: { readonly start: string; readonly end: string };
};

export const total = (lines: readonly Movement[], ...kinds: readonly Movement["kind"][]) =>
  lines.filter((line) => kinds.includes(line.kind)).reduce((all, line) => all + line.amount, 0);

export const pick = (lines: readonly Movement[], ...kinds: readonly Movement["kind"][]) =>
  lines.filter((line) => kinds.includes(line.kind));

/** A month of a deposit account that never falls below zero; the lines lead from the first balance to the last. */
export function accountMonth(seed: number, shape: AccountShape): AccountMonth {
  const random = seededRandom(seed * 29 + shape.salt);
  const person = makePerson(random);
  const drawn = addDays("2025-12-31", random.whole(0, 310));
  const length = random.whole(29, 31);
  const end = shape.dates?.end ?? drawn;
  const start = shape.dates?.start ?? addDays(end, 1 - length);
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
  const lines: Movement[] = [];
  const add = (kind: Movement["kind"], text: string, amount: number, offset: number, check?: string) =>
    lines.push({ day: addDays(start, offset), text, amount, kind, ...(check ? { check } : {}) });
  const anyDay = () => random.whole(1, days - 2);
  if (shape.what === "checking") {
    const pay = random.whole(98_000, 340_000);
    const payer = random.pick(PAYERS);
    const first = random.whole(0, 12);
    add("deposit", payer, pay, first);
    add("deposit", payer, pay + random.whole(-9_000, 9_000), first + 14);
    if (random.chance(0.6)) add("deposit", "DEPOSIT", random.whole(2_000, 80_000), anyDay());
    if (random.chance(0.4)) add("deposit", "ZELLE FROM PAT K 4412", random.whole(10, 300) * 100, anyDay());
    for (let count = random.whole(...(shape.buys ?? [4, 10])); count > 0; count--)
      add("card", random.pick(BUYS), -random.whole(310, 16_000), anyDay());
    if (random.chance(0.6)) add("atm", "ATM WITHDRAWAL 0091 MAIN ST", -random.whole(2, 15) * 2_000, anyDay());
    for (let count = random.whole(2, 4); count > 0; count--)
      add("electronic", random.pick(BILLS), -random.whole(3_000, 98_000), anyDay());
    let number = random.whole(2_010, 4_800);
    for (let count = random.whole(...(shape.checks ?? [0, 0])); count > 0; count--) {
      number += random.chance(0.3) ? random.whole(2, 5) : 1;
      add("check", "CHECK", -random.whole(1_500, 70_000), anyDay(), String(number));
    }
    if (random.chance(0.45)) add("fee", "MONTHLY MAINTENANCE FEE", -1_000, days - 1);
  } else {
    add("deposit", "TRANSFER FROM CHECKING", random.whole(40, 900) * 100, anyDay());
    if (random.chance(0.5)) add("deposit", "MOBILE DEPOSIT", random.whole(3_000, 95_000), anyDay());
    if (random.chance(0.6)) add("electronic", "TRANSFER TO CHECKING", -random.whole(20, 400) * 100, anyDay());
    for (let count = random.whole(...(shape.checks ?? [0, 0])); count > 0; count--)
      add("check", "CHECK", -random.whole(9_000, 90_000), anyDay(), String(1_001 + count));
  }
  if (shape.interest ?? shape.what !== "checking")
    add("interest", "INTEREST PAID", random.whole(11, shape.what === "checking" ? 190 : 9_900), days - 1);
  lines.sort((a, b) => a.day.localeCompare(b.day));
  let [balance, lowest] = [0, 0];
  for (const line of lines) {
    balance += line.amount;
    lowest = Math.min(lowest, balance);
  }
  const beginning = random.whole(1_500, shape.what === "checking" ? 420_000 : 2_600_000) - lowest;
  const last4 = last4Of(random);
  return {
    random,
    person,
    number: `${random.whole(1, 8)}${digits(random, 5)}${last4}`,
    last4,
    start,
    end,
    days,
    beginning,
    ending: beginning + balance,
    lines,
  };
}

/** The balance after each line. */
export function withBalance(d: AccountMonth): ReadonlyArray<Movement & { readonly balance: number }> {
  let balance = d.beginning;
  return d.lines.map((line) => {
    balance += line.amount;
    return { ...line, balance };
  });
}

/** The last balance of every day that has a line. */
export const balancesByDay = (d: AccountMonth): ReadonlyArray<readonly [day: string, balance: number]> => [
  ...new Map(withBalance(d).map((line) => [line.day, line.balance])),
];

export const movements = (lines: readonly Movement[], account = 0): TransactionFacts[] =>
  lines.map((line) => ({
    account,
    date: line.day,
    description: line.check ? `Check ${line.check}` : line.text,
    amount: decimal(line.amount),
  }));

export const credited = (lines: readonly Movement[]) => total(lines, "deposit", "interest");
export const debited = (lines: readonly Movement[]) =>
  -total(lines, "card", "atm", "electronic", "check", "fee");

/** Fills so many columns downwards. */
export function columns<T>(list: readonly T[], count: number): readonly T[][] {
  const height = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, index) => list.slice(index * height, (index + 1) * height));
}
