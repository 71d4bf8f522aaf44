/** Months of made-up cards and deposit accounts as many people have them: more rows, more kinds of balances, two holders. */
import type { TransactionFacts } from "#contract/extraction.ts";
import { accountNumber } from "../loan-data.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type SkRow = {
  readonly day: string;
  readonly posted: string;
  readonly text: string;
  /** Positive: more is owed. */
  readonly amount: number;
  readonly kind: "payment" | "credit" | "purchase" | "cash" | "fee" | "interest";
  readonly holder: 0 | 1;
  readonly reference: string;
};

export type SkCard = {
  readonly person: Person;
  readonly number: string;
  readonly last4: string;
  readonly secondLast4: string;
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
  readonly cashInterest: number;
  readonly balance: number;
  readonly limit: number;
  readonly available: number;
  readonly cashLimit: number;
  readonly minimum: number;
  readonly apr: string;
  readonly cashApr: string;
  readonly interestBase: number;
  readonly years: string;
  readonly totalCost: number;
  readonly monthly: number;
  readonly rows: readonly SkRow[];
  readonly ytdFees: number;
  readonly ytdInterest: number;
  readonly points: number;
};

const MERCHANTS = [
  "SQ *BLUE DOOR COFFEE PORTLAND OR",
  "TST* NOODLE HOUSE 12 AUSTIN TX",
  "WM SUPERCENTER #2214 TULSA OK",
  "SP WOOLLY SOCKS CO HTTPSWOOLLYSO NC",
  "PAYPAL *VINTAGEPOSTERS 402-935-7733 CA",
  "QT 884 OUTSIDE WICHITA KS",
  "ALDI 72019 PEORIA IL",
  "CITY PARKING METERS 311 CHICAGO IL",
  "SAFEWAY #1734 BOISE ID",
  "UBER *EATS HELP.UBER.COM CA",
  "DD *DOORDASH THAIBASIL 855-431-0459 CA",
  "HLU*HULU 1029384756-U HULU.COM/BILL CA",
  "GOOGLE *YOUTUBEPREMIUM G.CO/HELPPAY# CA",
  "USPS PO 0521340277 BUFFALO NY",
  "7-ELEVEN 33412 RICHMOND VA",
  "LOWES #00662* KNOXVILLE TN",
  "CHEWY.COM 800-672-4399 FL",
  "SOUTHWES 5262413887120 800-435-9792 TX",
  "PLANET FIT CLUB 0471 ERIE PA",
  "WHOLEFDS LKV 10233 CHICAGO IL",
  "MTA*NYCT PAYGO NEW YORK NY",
  "DOLLAR TREE 04418 MACON GA",
];

const sumRows = (rows: readonly SkRow[], kind: SkRow["kind"]) =>
  rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + Math.abs(row.amount), 0);

function makeRows(
  random: Random,
  start: string,
  days: number,
  previous: number,
  revolving: boolean,
): SkRow[] {
  const row = (kind: SkRow["kind"], text: string, amount: number, offset: number): SkRow => ({
    day: addDays(start, offset),
    posted: addDays(start, Math.min(days - 1, offset + random.whole(0, 2))),
    text,
    amount,
    kind,
    holder: kind === "purchase" && random.chance(0.35) ? 1 : 0,
    reference: accountNumber(random, 11),
  });
  const rows = Array.from({ length: random.whole(9, 20) }, () =>
    row(
      "purchase",
      random.pick(MERCHANTS),
      random.whole(299, random.chance(0.15) ? 48_000 : 9_500),
      random.whole(0, days - 2),
    ),
  );
  const full = random.chance(0.3) && !revolving;
  const paid = full ? previous : random.whole(4_000, Math.floor(previous / 3));
  rows.push(
    row("payment", random.pick(["AUTOPAY 4417 - THANK YOU", "MOBILE PYMT RECEIVED"]), -paid, days - 12),
  );
  if (!full && random.chance(0.3))
    rows.push(row("payment", "ONLINE PAYMENT RECEIVED", -random.whole(20, 80) * 100, days - 7));
  if (random.chance(0.5))
    rows.push(row("credit", "AMAZON RETAIL RETURN SEATTLE WA", -random.whole(700, 2_900), days - 9));
  if (random.chance(0.25))
    rows.push(row("cash", "ATM CASH ADV 0091 LAS VEGAS NV", random.whole(4, 30) * 1_000, days - 8));
  return rows;
}

type CardWish = { readonly cash?: boolean; readonly apr?: string; readonly revolving?: boolean };

export function makeSkCard(seed: number, wish: CardWish = {}): SkCard {
  const random = seededRandom(seed * 7 + 3);
  const end = addDays("2024-11-14", random.whole(0, 700));
  const days = random.whole(28, 31);
  const start = addDays(end, 1 - days);
  const previous = random.whole(60_000, 780_000);
  const rows = makeRows(random, start, days, previous, wish.revolving === true).filter(
    (row) => row.kind !== "cash" || wish.cash !== false,
  );
  const [payments, credits, purchases, cash] = [
    sumRows(rows, "payment"),
    sumRows(rows, "credit"),
    sumRows(rows, "purchase"),
    sumRows(rows, "cash"),
  ];
  const apr = wish.apr ?? `${random.whole(17, 29)}.${random.pick(["24", "49", "74", "99", "15"])}`;
  const cashApr = random.pick(["29.99", "30.49", "28.74"]);
  const interestBase = payments >= previous ? 0 : previous - Math.floor(payments / 2);
  const purchaseInterest = Math.round((interestBase * Number(apr) * days) / 36_500);
  const cashInterest = Math.round((cash * Number(cashApr) * 8) / 36_500);
  const fees = (cash > 0 ? 1_000 : 0) + (random.chance(0.2) ? 2_900 : 0);
  const last = (kind: SkRow["kind"], text: string, amount: number): SkRow => ({
    day: end,
    posted: end,
    text,
    amount,
    kind,
    holder: 0,
    reference: accountNumber(random, 11),
  });
  if (cash > 0) rows.push(last("fee", "CASH ADVANCE FEE", 1_000));
  if (fees % 1_000 !== 0) rows.push(last("fee", "LATE FEE", 2_900));
  if (purchaseInterest > 0) rows.push(last("interest", "INTEREST CHARGE ON PURCHASES", purchaseInterest));
  if (cashInterest > 0) rows.push(last("interest", "INTEREST CHARGE ON CASH ADVANCES", cashInterest));
  const interest = purchaseInterest + cashInterest;
  const balance = previous - payments - credits + purchases + cash + fees + interest;
  const limit = Math.ceil((Math.max(previous, balance) + random.whole(80_000, 700_000)) / 100_000) * 100_000;
  const monthly = Math.ceil((balance / 36 + (balance * Number(apr)) / 200_000) / 100) * 100;
  const number = accountNumber(random, 16);
  return {
    person: makePerson(random),
    number,
    last4: number.slice(-4),
    secondLast4: String(random.whole(1_000, 9_899)),
    start,
    end,
    days,
    due: addDays(end, random.pick([24, 25, 28])),
    previous,
    payments,
    credits,
    purchases,
    cash,
    fees,
    interest,
    cashInterest,
    balance,
    limit,
    available: limit - balance,
    cashLimit: Math.floor(limit / 500) * 100,
    minimum: Math.min(balance, Math.max(3_500, Math.floor(balance / 100) + interest + fees)),
    apr,
    cashApr,
    interestBase,
    years: String(random.whole(6, 28)),
    totalCost: Math.ceil(balance / 50) * 100 + random.whole(200, 600) * 100,
    monthly,
    rows: rows.toSorted((a, b) => a.day.localeCompare(b.day)),
    ytdFees: fees + random.pick([0, 2_900, 9_500]),
    ytdInterest: interest + random.whole(1_000, 60_000),
    points: random.whole(900, 88_000),
  };
}

export const skRows = (rows: readonly SkRow[]): TransactionFacts[] =>
  rows.map((row) => ({
    account: 0,
    date: row.day,
    description: row.text,
    amount: decimal(-row.amount),
  }));

export type SkEntry = {
  readonly day: string;
  readonly text: string;
  /** Positive: money in. */
  readonly amount: number;
  readonly kind: "deposit" | "interest" | "card" | "electronic" | "atm" | "check" | "fee";
  readonly check?: string;
  /** What is left after it. */
  readonly balance: number;
};

export type SkDeposit = {
  readonly person: Person;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly beginning: number;
  readonly ending: number;
  readonly entries: readonly SkEntry[];
  readonly in: number;
  readonly out: number;
};

const DEBITS = [
  ["card", "Purchase authorized on card 7719 ALDI 72019 PEORIA IL"],
  ["card", "POS PURCHASE SAFEWAY #1734 BOISE ID"],
  ["card", "DBT CRD 0841 SQ *BLUE DOOR COFFEE PORTLAND OR"],
  ["card", "CHECKCARD MTA*NYCT PAYGO NEW YORK NY"],
  ["card", "RECURRING HLU*HULU 877-8244858 CA"],
  ["electronic", "AMERENIL ILPAY WEB ID: 4371395480"],
  ["electronic", "Zelle payment to Dana K Conf# t9xq2"],
  ["electronic", "STATE FARM RO 27 SFPP"],
  ["electronic", "ROCKET MTG LOAN PYMT 3312 ACH"],
  ["electronic", "VENMO PAYMENT 1029384756"],
  ["atm", "ATM WITHDRAWAL 001842 4TH & MAIN TULSA OK"],
  ["electronic", "T-MOBILE PCS SVC 2211077"],
] as const;

export function makeSkDeposit(seed: number, kind: "checking" | "savings" = "checking"): SkDeposit {
  const random = seededRandom(seed * 11 + (kind === "savings" ? 5 : 2));
  const when = seededRandom(seed * 11 + 2);
  const end = addDays("2025-01-09", when.whole(0, 640));
  const days = when.whole(28, 31);
  const start = addDays(end, 1 - days);
  const entries: Array<Omit<SkEntry, "balance">> = [];
  const add = (type: SkEntry["kind"], text: string, amount: number, offset: number, check?: string) =>
    entries.push({ day: addDays(start, offset), text, amount, kind: type, ...(check ? { check } : {}) });
  if (kind === "savings") {
    add("deposit", "Internet transfer from checking", random.whole(40, 300) * 100, random.whole(1, 12));
    if (random.chance(0.6))
      add("electronic", "Internet transfer to checking", -random.whole(20, 180) * 100, random.whole(13, 25));
    add("interest", "Interest Paid", random.whole(18, 2_400), days - 1);
  } else {
    const pay = random.whole(130_000, 320_000);
    const payer = random.pick(["GALVAN FREIGHT LLC PAYROLL PPD", "ST LUKES CLINIC DIR DEP"]);
    add("deposit", payer, pay, random.whole(1, 3));
    add("deposit", payer, pay, random.whole(15, 17));
    if (random.chance(0.5)) add("deposit", "Zelle payment from PRIYA N", random.whole(1_000, 40_000), 9);
    for (let count = random.whole(10, 19); count > 0; count--) {
      const [type, text] = random.pick(DEBITS);
      const amount = type === "atm" ? random.whole(1, 10) * 2_000 : random.whole(350, 18_500);
      add(type, text, -amount, random.whole(0, days - 2));
    }
    let number = random.whole(201, 4_800);
    for (let count = random.whole(2, 5); count > 0; count--) {
      number += random.whole(1, 4);
      add("check", "Check", -random.whole(2_500, 70_000), random.whole(2, days - 3), String(number));
    }
    if (random.chance(0.4)) add("fee", "Monthly Service Fee", -random.pick([1_000, 1_200]), days - 1);
  }
  entries.sort((a, b) => a.day.localeCompare(b.day));
  let [balance, lowest] = [0, 0];
  for (const entry of entries) {
    balance += entry.amount;
    lowest = Math.min(lowest, balance);
  }
  const beginning = random.whole(20_000, kind === "savings" ? 1_800_000 : 600_000) - lowest;
  let left = beginning;
  const sum = (sign: number) =>
    entries.reduce((total, entry) => total + (entry.amount * sign > 0 ? entry.amount * sign : 0), 0);
  return {
    person: makePerson(random),
    number: accountNumber(random, 12),
    start,
    end,
    days,
    beginning,
    ending: beginning + balance,
    entries: entries.map((entry) => {
      left += entry.amount;
      return { ...entry, balance: left };
    }),
    in: sum(1),
    out: sum(-1),
  };
}

export const skEntries = (entries: readonly SkEntry[], account = 0): TransactionFacts[] =>
  entries.map((entry) => ({
    account,
    date: entry.day,
    description: entry.check ? `Check ${entry.check}` : entry.text,
    amount: decimal(entry.amount),
  }));

export const totalOf = (entries: readonly SkEntry[], ...kinds: readonly SkEntry["kind"][]) =>
  entries.filter((entry) => kinds.includes(entry.kind)).reduce((sum, entry) => sum + entry.amount, 0);

/** Small print as it stands below every statement; its figures are decoys. */
export const FINE = {
  card: "If we receive your payment after the due date a late fee of up to $41.00 may be charged. Payments received after 5:00 p.m. Eastern are credited the next day. Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = Variable Rate. If you think there is an error on your statement, write to us within 60 days. You need not pay any amount in question while we investigate, but you must pay the rest. We calculate the balance subject to interest rate by the average daily balance method, including new transactions. We add a minimum interest charge of $1.00 if any is due. Cash advance fee: 5% of each advance, $10.00 minimum.",
  deposit:
    "In case of errors or questions about your electronic transfers, call or write as soon as you can, no later than 60 days after we sent the FIRST statement on which the error appeared. Tell us your name and account number, and the dollar amount of the suspected error. If we take more than 10 business days (20 for new accounts) we will credit your account provisionally. An overdraft item fee of $35.00 may apply; no more than 3 a day. Member FDIC. Equal Housing Lender.",
  loan: "Send written notices of error and requests for information to our correspondence address, not with your payment. A fee of $25.00 is charged for a payment returned unpaid. We report to credit bureaus; a payment 30 days late may appear there. This is an attempt to collect a debt only where the law so says. Payoff figures are good for 10 days and are available online at no charge.",
} as const;
