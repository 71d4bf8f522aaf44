import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { addDays, decimal } from "./print-styles.ts";
import { seededRandom } from "./random.ts";

export type CardLine = {
  readonly day: string;
  readonly posted: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: "payment" | "credit" | "purchase" | "cash" | "fee" | "interest";
};

/** One month of a made-up card; every sum holds to the cent. */
export type CardData = {
  readonly last4: string;
  readonly start: string;
  readonly end: string;
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
  readonly minimum: number;
  readonly pastDue: number;
  readonly apr: string;
  readonly cashApr: string;
  readonly transferApr: string;
  readonly penaltyApr: string;
  readonly interestBase: number;
  readonly warning: {
    readonly years: string;
    readonly total: number;
    readonly monthly: number;
    readonly monthlyTotal: number;
  };
  readonly lines: readonly CardLine[];
  readonly ytdFees: number;
  readonly ytdInterest: number;
  readonly points: number;
  readonly name: string;
};

const MERCHANTS = [
  "KROGER #0442 CINCINNATI OH",
  "SHELL OIL 5744621 AUSTIN TX",
  "AMZN MKTP US*2K4L91 AMZN.COM/BILL WA",
  "TRADER JOE'S #188 PORTLAND OR",
  "NETFLIX.COM LOS GATOS CA",
  "STARBUCKS STORE 09921 SEATTLE WA",
  "TARGET 00021984 DENVER CO",
  "DELTA AIR 0062291837 ATLANTA GA",
  "CVS/PHARMACY #02281 BOSTON MA",
  "UBER TRIP HELP.UBER.COM CA",
  "THE HOME DEPOT #1182 TAMPA FL",
  "SPOTIFY USA NEW YORK NY",
  "WALMART SUPERCENTER 4410 WACO TX",
  "CHIPOTLE 2214 COLUMBUS OH",
  "COMCAST CABLE COMM 800-266-2278 PA",
  "PETCO 1192 SAN DIEGO CA",
  "SQ *CORNER BAKERY MADISON WI",
  "COSTCO WHSE #0671 MESA AZ",
  "AT&T*BILL PAYMENT DALLAS TX",
  "LYFT *RIDE SAN FRANCISCO CA",
];

function makeLines(random: ReturnType<typeof seededRandom>, start: string, days: number): CardLine[] {
  const lines: CardLine[] = [];
  const add = (kind: CardLine["kind"], text: string, amount: number, offset: number) =>
    lines.push({
      day: addDays(start, offset),
      posted: addDays(start, Math.min(days, offset + 1)),
      text,
      amount,
      kind,
    });
  for (let count = random.whole(5, 14); count > 0; count--) {
    add(
      "purchase",
      random.pick(MERCHANTS),
      random.whole(350, random.chance(0.2) ? 64_000 : 12_000),
      random.whole(0, days - 1),
    );
  }
  return lines.toSorted((a, b) => a.day.localeCompare(b.day));
}

const total = (lines: readonly CardLine[], kind: CardLine["kind"]) =>
  lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + Math.abs(line.amount), 0);

export function makeCard(seed: number): CardData {
  const random = seededRandom(seed);
  const end = addDays("2025-12-20", random.whole(0, 330));
  const days = random.whole(28, 31);
  const start = addDays(end, -days + 1);
  const previous = random.whole(40_000, 900_000);
  const lines = makeLines(random, start, days);
  const payment = random.chance(0.25) ? previous : random.whole(5_000, Math.floor(previous / 2));
  const paidOn = addDays(start, random.whole(5, 20));
  lines.push({
    day: paidOn,
    posted: paidOn,
    text: random.pick([
      "PAYMENT THANK YOU - WEB",
      "ONLINE PAYMENT, THANK YOU",
      "AUTOPAY PAYMENT RECEIVED - THANK YOU",
    ]),
    amount: -payment,
    kind: "payment",
  });
  if (random.chance(0.4)) {
    const day = addDays(start, random.whole(4, 24));
    lines.push({
      day,
      posted: day,
      text: "TARGET 00021984 DENVER CO",
      amount: -random.whole(900, 5_000),
      kind: "credit",
    });
  }
  if (random.chance(0.25)) {
    const day = addDays(start, random.whole(4, 24));
    lines.push({
      day,
      posted: day,
      text: "CASH ADVANCE ATM 4471 RENO NV",
      amount: random.whole(2, 30) * 1_000,
      kind: "cash",
    });
  }
  if (random.chance(0.3)) lines.push({ day: end, posted: end, text: "LATE FEE", amount: 2_900, kind: "fee" });
  const apr = `${random.whole(15, 31)}.${random.pick(["24", "49", "74", "99"])}`;
  const interest = payment === previous ? 0 : Math.floor((previous * Number(apr)) / 1_200);
  if (interest > 0)
    lines.push({
      day: end,
      posted: end,
      text: "INTEREST CHARGE ON PURCHASES",
      amount: interest,
      kind: "interest",
    });
  const [payments, credits, purchases, cash, fees] = [
    total(lines, "payment"),
    total(lines, "credit"),
    total(lines, "purchase"),
    total(lines, "cash"),
    total(lines, "fee"),
  ];
  const balance = previous - payments - credits + purchases + cash + fees + interest;
  const limit = Math.ceil((Math.max(previous, balance) + random.whole(50_000, 600_000)) / 50_000) * 50_000;
  const minimum = Math.min(balance, Math.max(2_500, Math.floor(balance / 100) + interest + fees));
  const monthly = Math.floor(balance / 36) + Math.floor((balance * Number(apr)) / 2_400);
  return {
    last4: String(random.whole(1000, 9899)),
    start,
    end,
    due: addDays(end, 25),
    previous,
    payments,
    credits,
    purchases,
    cash,
    fees,
    interest,
    balance,
    limit,
    available: limit - balance,
    cashLimit: Math.floor(limit / 5),
    minimum,
    pastDue: 0,
    apr,
    cashApr: "29.99",
    transferApr: apr,
    penaltyApr: "31.49",
    interestBase: interest === 0 ? 0 : previous - Math.floor(payment / 2),
    warning: {
      years: String(random.whole(4, 27)),
      total: balance * 2 + 31_100,
      monthly,
      monthlyTotal: monthly * 36,
    },
    lines,
    ytdFees: fees + 5_800,
    ytdInterest: interest + 41_234,
    points: random.whole(1_200, 48_000),
    name: random.pick(["JORDAN A SAMPLE", "MORGAN T EXAMPLE", "CASEY R SPECIMEN"]),
  };
}

/** What the contract expects from a layout that prints everything; layouts remove what they do not print. */
export function cardTruth(
  data: CardData,
  institution: string,
): { account: AccountFacts; transactions: TransactionFacts[] } {
  const account: AccountFacts = {
    kind: "credit-card",
    institution,
    accountLast4: data.last4,
    statementDate: data.end,
    periodStart: data.start,
    periodEnd: data.end,
    currentBalance: decimal(data.balance),
    previousBalance: decimal(data.previous),
    creditLimit: decimal(data.limit),
    availableCredit: decimal(data.available),
    minimumPayment: decimal(data.minimum),
    paymentDueDate: data.due,
    apr: data.apr,
    paymentsAndCredits: decimal(data.payments + data.credits),
    purchases: decimal(data.purchases),
    feesCharged: decimal(data.fees),
    interestCharged: decimal(data.interest),
    minimumPaymentWarning: {
      years: data.warning.years,
      totalCost: decimal(data.warning.total),
      monthlyPaymentFor36Months: decimal(data.warning.monthly),
    },
    aprs: [
      { kind: "purchase", apr: data.apr, balance: decimal(data.interestBase) },
      { kind: "balance-transfer", apr: data.transferApr, balance: "0.00" },
      { kind: "cash-advance", apr: data.cashApr, balance: decimal(data.cash) },
    ],
  };
  return { account, transactions: cardRows(data.lines) };
}

/** The rows as the contract signs them, in the order in which a layout prints them. */
export const cardRows = (lines: readonly CardLine[]): TransactionFacts[] =>
  lines.map((line) => ({
    account: 0,
    date: line.day,
    description: line.text,
    amount: decimal(-line.amount),
  }));
