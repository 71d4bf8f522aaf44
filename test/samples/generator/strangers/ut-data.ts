import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

/** What the papers of this author share: days, numbers and months whose amounts add up. */
export const NEXT = "<div style='break-before:page'></div>";

export function start(seed: number, salt: number) {
  const random = seededRandom(seed * 131 + salt * 6271 + 29);
  return { random, person: makePerson(random) };
}

export const digits = (random: Random, count: number) =>
  `${random.whole(1, 9)}${Array.from({ length: count - 1 }, () => random.whole(0, 9)).join("")}`;

export const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** The same day of another month; days of 28 and less only. */
export function inMonths(day: string, count: number): string {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
}

export const monthStart = (random: Random, year = 2026) =>
  `${year}-${String(random.whole(1, 11)).padStart(2, "0")}-01`;

export const monthEnd = (day: string) => addDays(inMonths(`${day.slice(0, 8)}01`, 1), -1);

export const daily = (principal: number, percent: number, days: number) =>
  Math.round((principal * percent * days) / 36_500);

export function level(principal: number, percent: number, months: number): number {
  const rate = percent / 1200;
  return Math.round((principal * rate) / (1 - (1 + rate) ** -months));
}

export function remaining(principal: number, percent: number, months: number, paid: number): number {
  const instalment = level(principal, percent, months);
  let left = principal;
  for (let month = 0; month < paid; month++) left -= instalment - Math.round((left * percent) / 1200);
  return left;
}

/** Amounts are signed from the holder's side. */
export type Line = {
  readonly day: string;
  readonly posted: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: string;
};

export const sumOf = (lines: readonly Line[], ...kinds: readonly string[]) =>
  total(lines.filter((line) => kinds.includes(line.kind)).map((line) => line.amount));

export const rowsOf = (lines: readonly Line[], account = 0): TransactionFacts[] =>
  lines.map((line) => ({
    account,
    date: line.day,
    description: line.text,
    amount: decimal(line.amount),
  }));

const SHOPS = [
  "PUBLIX #1187 OCALA FL",
  "WAWA 8123 READING PA",
  "MEIJER # 224 LANSING MI",
  "CASEYS #3390 AMES IA",
  "HULU 877-8244858 CA",
  "TST* BLUE HERON CAFE SAVANNAH GA",
  "MENARDS 3042 FARGO ND",
  "ALDI 61077 DAYTON OH",
  "SOUTHWES 5262194418230 800-435-9792 TX",
  "PAYPAL *ETSY 402-935-7733",
  "QT 4127 OUTSIDE KANSAS CITY MO",
  "BARNES & NOBLE 2712 BOISE ID",
  "HY-VEE 1522 OMAHA NE",
  "RITE AID 04417 TACOMA WA",
  "SQ *NORTHSIDE BARBER TOLEDO OH",
  "TRACTOR SUPPLY #0622 PARIS KY",
];

export type CardMonth = ReturnType<typeof cardMonth>;

/** What paying the minimum alone, or for three years, costs. */
function warn(balance: number, apr: number) {
  let [left, paid, months] = [balance, 0, 0];
  while (left > 0 && months < 480) {
    const interest = Math.round((left * apr) / 1200);
    const pay = Math.min(left + interest, Math.max(3_500, Math.round(left / 100) + interest));
    left += interest - pay;
    paid += pay;
    months += 1;
  }
  const monthly = level(balance, apr, 36);
  return {
    years: Math.max(2, Math.round(months / 12)),
    total: Math.round(paid / 100) * 100,
    monthly: Math.round(monthly / 100) * 100,
    threeYears: Math.round(monthly / 100) * 3_600,
  };
}

export function cardMonth(
  seed: number,
  salt: number,
  rates: readonly number[],
  shops: readonly string[] = SHOPS,
  texts: { payment: string; fee: string; interest: string; cash?: string },
) {
  const { random, person } = start(seed, salt);
  const end = addDays("2026-01-06", random.whole(0, 310));
  const days = random.whole(29, 32);
  const first = addDays(end, 1 - days);
  const apr = random.pick(rates);
  const previous = random.whole(90_000, 640_000);
  const missed = random.chance(0.2);
  const full = !missed && random.chance(0.25);
  const payment = missed ? 0 : full ? previous : random.whole(6_000, Math.floor(previous / 2));
  const lines: Line[] = [];
  const add = (kind: string, text: string, amount: number, offset: number, lag = 1) =>
    lines.push({
      day: addDays(first, offset),
      posted: addDays(first, Math.min(days - 1, offset + lag)),
      text,
      amount,
      kind,
    });
  if (payment > 0) add("payment", texts.payment, payment, random.whole(6, 20), 0);
  if (random.chance(0.35)) add("credit", random.pick(shops), random.whole(800, 5_200), random.whole(3, 25));
  for (let count = random.whole(5, 16); count > 0; count--)
    add("purchase", random.pick(shops), -random.whole(420, 14_500), random.whole(0, days - 2));
  if (texts.cash && random.chance(0.3))
    add("cash", texts.cash, -random.whole(2, 20) * 2_000, random.whole(2, 22));
  if (missed) add("fee", texts.fee, -random.pick([2_900, 3_000]), random.whole(24, 27), 0);
  lines.sort((a, b) => a.day.localeCompare(b.day));
  const base = full ? 0 : previous - Math.floor(payment / 3) + random.whole(0, 9_000);
  const interest = daily(base, apr, days);
  if (interest > 0) add("interest", texts.interest, -interest, days - 1, 0);
  const moved = total(lines.map((line) => line.amount));
  const balance = previous - moved;
  const fees = -sumOf(lines, "fee");
  const limit = Math.ceil((Math.max(previous, balance) + random.whole(60_000, 500_000)) / 50_000) * 50_000;
  const pastDue = missed ? Math.max(3_500, Math.round(previous / 50)) : 0;
  return {
    random,
    person,
    number: digits(random, 16),
    end,
    first,
    days,
    due: addDays(end, 25),
    apr: apr.toFixed(2),
    previous,
    lines,
    base,
    interest,
    fees,
    payments: payment,
    credits: sumOf(lines, "credit"),
    purchases: -sumOf(lines, "purchase"),
    cash: -sumOf(lines, "cash"),
    balance,
    limit,
    available: limit - balance,
    pastDue,
    minimum: Math.min(balance, Math.max(3_500, Math.round(balance / 100) + interest + fees) + pastDue),
    ytdFees: fees + random.pick([0, 0, 2_900]),
    ytdInterest: interest + random.whole(0, 48_000),
    warning: warn(balance, apr),
  };
}

/** The fields that every card of this author prints. */
export const cardFacts = (card: CardMonth, institution: string): AccountFacts => ({
  kind: "credit-card",
  institution,
  accountLast4: card.number.slice(-4),
  currentBalance: decimal(card.balance),
  previousBalance: decimal(card.previous),
  minimumPayment: decimal(card.minimum),
  paymentDueDate: card.due,
  apr: card.apr,
  paymentsAndCredits: decimal(card.payments + card.credits),
  purchases: decimal(card.purchases),
  feesCharged: decimal(card.fees),
  interestCharged: decimal(card.interest),
});

export const warningFacts = (card: CardMonth) => ({
  years: String(card.warning.years),
  totalCost: decimal(card.warning.total),
  monthlyPaymentFor36Months: decimal(card.warning.monthly),
});

/** A month of a deposit account; the first balance is drawn by the layout. */
export function depositLines(random: Random, first: string, days: number): Line[] {
  const lines: Line[] = [];
  const add = (kind: string, text: string, amount: number, offset: number) => {
    const day = addDays(first, Math.min(offset, days - 1));
    lines.push({ day, posted: day, text, amount, kind });
  };
  const pay = random.whole(98_000, 265_000);
  const payer = random.pick(["Tri-County Hosp Payroll", "Delmar Freight Dir Dep", "Pinecrest ISD Payroll"]);
  add("deposit", payer, pay, 4);
  add("deposit", payer, pay, 18);
  if (random.chance(0.5))
    add(
      "deposit",
      random.pick(["Zelle From Dana Okafor", "Mobile Deposit"]),
      random.whole(2_000, 40_000),
      11,
    );
  for (let count = random.whole(4, 10); count > 0; count--)
    add("card", random.pick(SHOPS), -random.whole(310, 9_800), random.whole(0, days - 1));
  for (let count = random.whole(2, 5); count > 0; count--)
    add(
      "electronic",
      random.pick([
        "Ameren Elec Pymt",
        "Geico Prem Coll",
        "Ridgeline Apts Rent",
        "T-Mobile Pcs Svc",
        "Venmo Cashout",
      ]),
      -random.whole(2_100, 88_000),
      random.whole(1, days - 1),
    );
  return lines.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** The balance after each line. */
export function running(beginning: number, lines: readonly Line[]): number[] {
  let balance = beginning;
  return lines.map((line) => {
    balance += line.amount;
    return balance;
  });
}

/** The balance at the end of each day on which something happened. */
export function dailyBalances(beginning: number, lines: readonly Line[]): [string, number][] {
  const balances = running(beginning, lines);
  return lines
    .map((line, index): [string, number] => [line.day, balances[index] ?? 0])
    .filter(([day], index) => lines[index + 1]?.day !== day);
}

export function depositFacts(
  kind: "checking" | "savings",
  institution: string,
  number: string,
  period: readonly [string, string],
  beginning: number,
  lines: readonly Line[],
): AccountFacts {
  const amounts = lines.map((line) => line.amount);
  return {
    kind,
    institution,
    accountLast4: number.slice(-4),
    periodStart: period[0],
    periodEnd: period[1],
    beginningBalance: decimal(beginning),
    endingBalance: decimal(beginning + total(amounts)),
    totalDeposits: decimal(total(amounts.filter((amount) => amount > 0))),
    totalWithdrawals: decimal(-total(amounts.filter((amount) => amount < 0))),
  };
}
