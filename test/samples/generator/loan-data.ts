import { makePerson, type Person } from "./person.ts";
import { addDays } from "./print-styles.ts";
import { type Random, seededRandom } from "./random.ts";

/** One month of a made-up instalment loan, in cents; the payments lead from the amount borrowed to the principal. */
export type LoanData = {
  readonly person: Person;
  readonly number: string;
  readonly statementDate: string;
  readonly dueDate: string;
  readonly openedOn: string;
  readonly maturity: string;
  readonly rate: string;
  readonly termMonths: number;
  readonly paymentsMade: number;
  readonly original: number;
  readonly principal: number;
  readonly principalBefore: number;
  readonly instalment: number;
  readonly nextInterest: number;
  readonly nextPrincipal: number;
  readonly last: {
    readonly day: string;
    readonly amount: number;
    readonly principal: number;
    readonly interest: number;
  };
  readonly ytdPrincipal: number;
  readonly ytdInterest: number;
  readonly perDiem: number;
  readonly payoff: number;
  readonly escrow: number;
  readonly escrowBalance: number;
  readonly pastDue: number;
  readonly lateFee: number;
};

export type LoanSize = {
  readonly from: number;
  readonly to: number;
  readonly terms: readonly number[];
  readonly rateFrom: number;
  readonly rateTo: number;
  readonly escrow?: boolean;
};

export const loanSizes = {
  auto: { from: 9_000, to: 48_000, terms: [48, 60, 66, 72], rateFrom: 3, rateTo: 14 },
  personal: { from: 3_000, to: 40_000, terms: [36, 48, 60], rateFrom: 7, rateTo: 29 },
  mortgage: { from: 120_000, to: 620_000, terms: [180, 360], rateFrom: 3, rateTo: 7, escrow: true },
} as const satisfies Record<string, LoanSize>;

export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const months = year * 12 + month - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-${String(Math.min(date, 28)).padStart(2, "0")}`;
}

export const monthlyInterest = (principal: number, rate: string) =>
  Math.round((principal * Number(rate)) / 1_200);

/** The level payment that repays the loan over its term, rounded to the cent. */
export function levelPayment(original: number, rate: string, months: number): number {
  const monthly = Number(rate) / 1_200;
  return Math.round((original * monthly) / (1 - (1 + monthly) ** -months));
}

function amortised(original: number, rate: string, instalment: number, count: number) {
  const entries = [];
  let principal = original;
  for (let index = 0; index < count; index++) {
    const interest = monthlyInterest(principal, rate);
    const paid = instalment - interest;
    entries.push({ before: principal, interest, principal: paid });
    principal -= paid;
  }
  return entries;
}

export const accountNumber = (random: Random, digits: number) =>
  String(random.whole(1, 8)) + Array.from({ length: digits - 1 }, () => String(random.whole(0, 9))).join("");

export function makeLoan(seed: number, size: LoanSize): LoanData {
  const random = seededRandom(seed);
  const statementDate = addDays("2025-12-03", random.whole(0, 340));
  const termMonths = random.pick(size.terms);
  const paymentsMade = random.whole(4, termMonths - 8);
  const original = random.whole(size.from, size.to) * 100 + (size.escrow ? 0 : random.whole(0, 99));
  const rate = `${random.whole(size.rateFrom, size.rateTo)}.${random.pick(["125", "24", "49", "375", "75", "99"])}`;
  const instalment = levelPayment(original, rate, termMonths);
  const entries = amortised(original, rate, instalment, paymentsMade);
  const last = entries.at(-1);
  if (!last) throw new RangeError("A loan has at least one payment.");
  const principal = last.before - last.principal;
  const dueDate = addDays(statementDate, random.whole(14, 24));
  const paidOn = addDays(statementDate, -random.whole(3, 20));
  const thisYear = entries.slice(-Math.min(Number(paidOn.slice(5, 7)), entries.length));
  const nextInterest = monthlyInterest(principal, rate);
  const perDiem = Math.round((principal * Number(rate)) / 36_500);
  const escrow = size.escrow ? random.whole(24_000, 96_000) : 0;
  const late = random.chance(0.25);
  return {
    person: makePerson(random),
    number: accountNumber(random, 10),
    statementDate,
    dueDate,
    openedOn: addMonths(dueDate, -paymentsMade - 1),
    maturity: addMonths(dueDate, termMonths - paymentsMade - 1),
    rate,
    termMonths,
    paymentsMade,
    original,
    principal,
    principalBefore: last.before,
    instalment,
    nextInterest,
    nextPrincipal: instalment - nextInterest,
    last: {
      day: paidOn,
      amount: instalment + escrow,
      principal: last.principal,
      interest: last.interest,
    },
    ytdPrincipal: thisYear.reduce((sum, entry) => sum + entry.principal, 0),
    ytdInterest: thisYear.reduce((sum, entry) => sum + entry.interest, 0),
    perDiem,
    payoff: principal + perDiem * 18 + 1_500,
    escrow,
    escrowBalance: escrow * random.whole(2, 7) + random.whole(100, 9_999),
    pastDue: late ? instalment + escrow : 0,
    lateFee: late ? 2_500 : 0,
  };
}

export type StudentGroup = {
  readonly code: string;
  readonly program: string;
  readonly rate: string;
  readonly original: number;
  readonly principal: number;
  readonly accrued: number;
  readonly instalment: number;
};

export type StudentLoanData = {
  readonly person: Person;
  readonly number: string;
  readonly statementDate: string;
  readonly dueDate: string;
  readonly groups: readonly StudentGroup[];
  readonly last: { readonly day: string; readonly amount: number };
};

const PROGRAMS = [
  "Direct Loan - Subsidized",
  "Direct Loan - Unsubsidized",
  "Stafford - Subsidized",
  "Stafford - Unsubsidized",
  "Direct PLUS - Graduate",
];

export function makeStudentLoans(seed: number): StudentLoanData {
  const random = seededRandom(seed);
  const statementDate = addDays("2025-12-06", random.whole(0, 330));
  const groups = Array.from({ length: random.whole(2, 4) }, (_, index): StudentGroup => {
    const original = random.whole(2_000, 12_500) * 100;
    const rate = `${random.whole(3, 7)}.${random.pick(["28", "45", "86", "53", "05"])}`;
    const principal = original - random.whole(5_000, Math.floor(original / 2));
    return {
      code: String.fromCodePoint(65 + index),
      program: PROGRAMS[(index + seed) % PROGRAMS.length] ?? "Direct Loan",
      rate,
      original,
      principal,
      accrued: Math.round((principal * Number(rate) * random.whole(8, 29)) / 36_500),
      instalment: levelPayment(original, rate, 120),
    };
  });
  return {
    person: makePerson(random),
    number: accountNumber(random, 10),
    statementDate,
    dueDate: addDays(statementDate, random.whole(18, 24)),
    groups,
    last: {
      day: addDays(statementDate, -random.whole(4, 18)),
      amount: groups.reduce((sum, group) => sum + group.instalment, 0),
    },
  };
}

export type CreditLineData = {
  readonly person: Person;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly dueDate: string;
  readonly maturity: string;
  readonly limit: number;
  readonly previous: number;
  readonly advances: number;
  readonly advanceDay: string;
  readonly payments: number;
  readonly paymentDay: string;
  readonly interest: number;
  readonly fees: number;
  readonly balance: number;
  readonly available: number;
  readonly minimum: number;
  readonly pastDue: number;
  readonly rate: string;
};

/** A home-equity or other revolving line: previous + advances + interest + fees - payments = balance. */
export function makeCreditLine(seed: number): CreditLineData {
  const random = seededRandom(seed);
  const end = addDays("2025-12-21", random.whole(0, 330));
  const start = addDays(end, -29);
  const limit = random.whole(25, 150) * 100_000;
  const previous = random.whole(400_000, Math.floor(limit * 0.7));
  const rate = `${random.whole(6, 11)}.${random.pick(["25", "50", "75", "24"])}`;
  const payments = random.whole(15_000, 90_000);
  const advances = random.chance(0.6) ? random.whole(500, 6_000) * 100 : 0;
  const interest = Math.round((previous * Number(rate) * 30) / 36_500);
  const fees = random.chance(0.2) ? 2_500 : 0;
  const balance = previous - payments + advances + interest + fees;
  return {
    person: makePerson(random),
    number: accountNumber(random, 12),
    start,
    end,
    dueDate: addDays(end, 25),
    maturity: addMonths(end, 120 + random.whole(0, 100)),
    limit,
    previous,
    advances,
    advanceDay: addDays(start, random.whole(2, 12)),
    payments,
    paymentDay: addDays(start, random.whole(13, 26)),
    interest,
    fees,
    balance,
    available: limit - balance,
    minimum: interest + fees + Math.round(balance / 240),
    pastDue: 0,
    rate,
  };
}

export type PayLaterPlan = {
  readonly merchant: string;
  readonly number: string;
  readonly boughtOn: string;
  readonly price: number;
  readonly instalment: number;
  readonly count: number;
  readonly paid: number;
  readonly remaining: number;
  readonly nextDue: string;
  readonly schedule: ReadonlyArray<{ readonly day: string; readonly amount: number; readonly paid: boolean }>;
  readonly rate: string;
};

/** An interest-free plan: equal instalments, the last one takes the odd cents. */
export function makePayLaterPlan(seed: number): PayLaterPlan {
  const random = seededRandom(seed);
  const boughtOn = addDays("2026-01-04", random.whole(0, 280));
  const count = random.pick([4, 4, 6]);
  const price = random.whole(6_000, 94_000);
  const instalment = Math.ceil(price / count);
  const paid = random.whole(1, count - 2);
  const schedule = Array.from({ length: count }, (_, index) => ({
    day: addDays(boughtOn, index * 14),
    amount: index === count - 1 ? price - instalment * (count - 1) : instalment,
    paid: index < paid,
  }));
  return {
    merchant: random.pick(["Fernwood Furniture", "Tidewater Bikes", "Halden Electronics"]),
    number: accountNumber(random, 8),
    boughtOn,
    price,
    instalment,
    count,
    paid,
    remaining: price - instalment * paid,
    nextDue: schedule[paid]?.day ?? boughtOn,
    schedule,
    rate: "0.00",
  };
}

export type CollectionData = {
  readonly person: Person;
  readonly number: string;
  readonly originalLast4: string;
  readonly letterDate: string;
  readonly itemisedFrom: string;
  readonly owedThen: number;
  readonly interest: number;
  readonly fees: number;
  readonly paid: number;
  readonly owedNow: number;
  readonly disputeBy: string;
  readonly creditor: string;
};

export function makeCollection(seed: number): CollectionData {
  const random = seededRandom(seed);
  const letterDate = addDays("2026-01-10", random.whole(0, 290));
  const [owedThen, interest, fees] = [
    random.whole(18_000, 420_000),
    random.whole(0, 30_000),
    random.whole(0, 9_000),
  ];
  const paid = random.chance(0.5) ? random.whole(1_000, 9_000) : 0;
  return {
    person: makePerson(random),
    number: accountNumber(random, 9),
    originalLast4: String(random.whole(1_000, 9_899)),
    letterDate,
    itemisedFrom: addDays(letterDate, -random.whole(180, 700)),
    owedThen,
    interest,
    fees,
    paid,
    owedNow: owedThen + interest + fees - paid,
    disputeBy: addDays(letterDate, 38),
    creditor: random.pick(["Bluestone Bank", "Mercy Valley Hospital", "Union Gas & Electric"]),
  };
}
