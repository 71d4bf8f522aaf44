import type { DocumentType } from "#contract/document-type.ts";
import type { TransactionFacts } from "#contract/extraction.ts";
import type { Layout, Statement } from "../layout.ts";
import { addDays, decimal } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { digits, instalment, monthEnd, monthStart, total, worth } from "./un-data.ts";

export const paper = (name: string, type: DocumentType, make: (seed: number) => Statement): Layout => ({
  name: `ve-${name}`,
  type,
  heldOut: false,
  make,
});

export type CardRow = {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: "payment" | "credit" | "purchase" | "fee" | "interest";
};

const SHOPS = [
  "PUBLIX #1184 JACKSONVILLE FL",
  "WAWA 8071 CHERRY HILL NJ",
  "AMAZON.COM*RT4K81QX2 SEATTLE WA",
  "QT 4417 OUTSIDE TULSA OK",
  "TST* BLUE FINCH CAFE ASHEVILLE NC",
  "HULU 877-8244858 CA",
  "LOWES #00907* MACON GA",
  "MEIJER # 233 LANSING MI",
  "SOUTHWES 5262417718204 DALLAS TX",
  "SQ *RIVERBEND BARBER FARGO ND",
  "DOLLAR TREE 2208 YUMA AZ",
  "VZWRLSS*APOCC VISE 800-922-0204 FL",
  "DD *DOORDASH TACOLIBRE 855-431-0459 CA",
  "ALDI 62119 DAYTON OH",
  "PAYPAL *ETSY INC 402-935-7733 NY",
];

/** How many years the minimum alone takes, and what it costs; the lowest minimum is in cents. */
function byMinimum(balance: number, percent: number, least: number) {
  let [left, months, paid] = [balance, 0, 0];
  while (left > 0 && months < 600) {
    const interest = Math.round((left * percent) / 1200);
    const pays = Math.min(left + interest, Math.max(least, Math.round(left / 100) + interest));
    left += interest - pays;
    paid += pays;
    months++;
  }
  return { years: String(Math.max(4, Math.round(months / 12))), total: Math.round(paid / 100) * 100 };
}

/** A month of a card whose interest is that of its balance, rate and days. */
export function cardMonth(
  random: Random,
  apr: string,
  payText: string,
  least = 3500,
  lateFee = 3000,
  share = 1,
) {
  const end = addDays("2026-01-09", random.whole(0, 300));
  const days = random.whole(29, 32);
  const first = addDays(end, 1 - days);
  const previous = random.whole(60_000, 780_000);
  const mood = random.pick(["late", "full", "part", "part", "part"]);
  const priorMinimum = Math.max(least, Math.round(previous / 40));
  let payment = 0;
  if (mood === "full") payment = previous;
  if (mood === "part") payment = random.whole(priorMinimum, Math.round(previous / 2));
  const bought = Array.from({ length: random.whole(4, 13) }, () => ({
    day: addDays(first, random.whole(0, days - 2)),
    text: random.pick(SHOPS),
    amount: random.whole(310, random.chance(0.2) ? 48_000 : 9_900),
    kind: "purchase" as const,
  })).toSorted((a, b) => a.day.localeCompare(b.day));
  const payday = addDays(first, random.whole(6, 22));
  const paid: CardRow[] =
    payment > 0 ? [{ day: payday, text: payText, amount: payment, kind: "payment" }] : [];
  const back: CardRow[] = random.chance(0.35)
    ? [
        {
          day: addDays(first, random.whole(3, 20)),
          text: "AMAZON MKTPLACE REFUND SEATTLE WA",
          amount: random.whole(800, 5_900),
          kind: "credit",
        },
      ]
    : [];
  const late: CardRow[] =
    mood === "late" && lateFee > 0
      ? [{ day: addDays(first, 24), text: "LATE FEE", amount: lateFee, kind: "fee" }]
      : [];
  const purchases = total(bought.map((row) => row.amount));
  const base = mood === "full" ? 0 : Math.round((previous - payment / 2 + purchases / 3) * share);
  const interest = Math.round((base * Number(apr) * days) / 36_500);
  const credits = total(back.map((row) => row.amount));
  const fees = total(late.map((row) => row.amount));
  const balance = previous - payment - credits + purchases + fees + interest;
  const pastDue = mood === "late" ? priorMinimum : 0;
  const current = Math.min(balance, Math.max(least, Math.round(balance / 100) + interest + fees));
  const limit = Math.ceil((Math.max(balance, previous) + random.whole(30_000, 700_000)) / 50_000) * 50_000;
  const slow = byMinimum(balance, Number(apr), least);
  const monthly = Math.round(instalment(balance, Number(apr), 36) / 100) * 100;
  return {
    apr,
    first,
    end,
    days,
    previous,
    payment,
    credits,
    purchases,
    fees,
    interest,
    base,
    balance,
    paid,
    back,
    bought,
    late,
    pastDue,
    current,
    limit,
    monthly,
    due: addDays(end, 25),
    minimum: Math.min(balance, current + pastDue),
    available: limit - balance,
    years: slow.years,
    slowCost: slow.total,
    quickCost: monthly * 36,
    saved: Math.max(0, slow.total - monthly * 36),
    number: digits(random, 12),
    ytdFees: fees + random.pick([0, 0, lateFee]),
    ytdInterest: interest + random.whole(0, 31_000),
  };
}

export type CardMonth = ReturnType<typeof cardMonth>;

/** Money to the card is positive, money spent negative. */
export const cardTruthRows = (rows: readonly CardRow[]): TransactionFacts[] =>
  rows.map((row) => ({
    account: 0,
    date: row.day,
    description: row.text,
    amount: decimal(row.kind === "payment" || row.kind === "credit" ? row.amount : -row.amount),
  }));

/** The figures of a card that all five print. */
export const cardFacts = (month: CardMonth, institution: string) => ({
  kind: "credit-card" as const,
  institution,
  accountLast4: month.number.slice(-4),
  statementDate: month.end,
  currentBalance: decimal(month.balance),
  previousBalance: decimal(month.previous),
  creditLimit: decimal(month.limit),
  availableCredit: decimal(month.available),
  minimumPayment: decimal(month.minimum),
  paymentDueDate: month.due,
  apr: month.apr,
  feesCharged: decimal(month.fees),
  interestCharged: decimal(month.interest),
});

export const warningFacts = (month: CardMonth) => ({
  years: month.years,
  totalCost: decimal(month.slowCost),
  monthlyPaymentFor36Months: decimal(month.monthly),
});

/** Rows of a deposit account in cents, money out below zero; the running balance after each. */
export type BankRow = { readonly day: string; readonly text: string; readonly amount: number };

export const bankTruthRows = (rows: readonly BankRow[], account = 0): TransactionFacts[] =>
  rows.map((row) => ({ account, date: row.day, description: row.text, amount: decimal(row.amount) }));

export function running(beginning: number, rows: readonly BankRow[]): number[] {
  let balance = beginning;
  return rows.map((row) => {
    balance += row.amount;
    return balance;
  });
}

export const byDay = (rows: readonly BankRow[]) => rows.toSorted((a, b) => a.day.localeCompare(b.day));

const OUT = [
  "Purchase authorized Heb #417 San Antonio TX Card 2231",
  "Recurring Payment Netflix.Com CA Card 2231",
  "Zelle to Whitlow Dana Ref #Pp0Rk2L7",
  "Cps Energy Online Pmt Ckf",
  "Geico Prem Coll",
  "Purchase authorized Buc-Ee's #22 New Braunfels TX Card 2231",
  "Chase Credit Crd Autopay",
  "Planet Fit Club Fees",
];

export function monthOfRows(
  random: Random,
  count: number,
): { first: string; end: string; ins: BankRow[]; outs: BankRow[] } {
  const first = monthStart(random);
  const pay = random.whole(110_000, 290_000);
  const at = (offset: number) => addDays(first, offset);
  const ins = [
    { day: at(1), text: "Alamo Freight Co Payroll", amount: pay },
    { day: at(15), text: "Alamo Freight Co Payroll", amount: pay },
  ];
  if (random.chance(0.5))
    ins.push({ day: at(19), text: "Mobile Deposit", amount: random.whole(2_000, 50_000) });
  const outs = Array.from({ length: random.whole(3, count) }, () => ({
    day: at(random.whole(0, 26)),
    text: random.pick(OUT),
    amount: -random.whole(500, 38_000),
  }));
  return { first, end: monthEnd(first), ins, outs: byDay(outs) };
}
export const added = (rows: readonly BankRow[]) => total(rows.map((row) => row.amount));

export type Held = { name: string; symbol: string; quantity: number; price: number; value: number };

export function hold(random: Random, list: ReadonlyArray<readonly [string, string]>, least: number): Held[] {
  const count = random.whole(least, list.length);
  return list.slice(0, count).map(([name, symbol]) => {
    const quantity = random.whole(4_000, 240_000);
    const price = random.whole(1_400, 52_000);
    return { name, symbol, quantity, price, value: worth(quantity, price) };
  });
}
export const sumHeld = (held: readonly Held[]) => total(held.map((one) => one.value));
export const heldFacts = (held: readonly Held[], symbols = true) =>
  held.map((one) => ({
    name: one.name,
    ...(symbols ? { symbol: one.symbol } : {}),
    value: decimal(one.value),
  }));
