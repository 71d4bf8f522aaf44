import { makePerson, type Person } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const $ = money.dollar;

/** Every layout starts its style so. */
export const BODY =
  "body{font-family:Arial,Helvetica,sans-serif;font-size:9pt;color:#111}.r{text-align:right}th{text-align:left}th.r{text-align:right}table{width:100%}td+td,th+th{padding-left:8px}p{margin:5px 0}";

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => random.whole(index === 0 ? 1 : 0, 9)).join("");

export function addMonths(day: string, count: number): string {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const last = new Date(Date.UTC(Math.floor(index / 12), (index % 12) + 1, 0)).toISOString().slice(0, 10);
  return `${last.slice(0, 8)}${day.slice(8) < last.slice(8) ? day.slice(8) : last.slice(8)}`;
}

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export const interestFor = (principal: number, rate: number, days: number, year = 365) =>
  Math.round((principal * rate * days) / 10_000 / year);

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** The instalment that pays a loan off; the rate is in hundredths of a percent. */
export function instalment(original: number, rate: number, term: number): number {
  const monthly = rate / 120_000;
  return Math.round((original * monthly) / (1 - (1 + monthly) ** -term));
}

export type LoanRow = {
  readonly day: string;
  readonly what: "payment" | "extra" | "late";
  readonly amount: number;
  readonly principal: number;
  readonly interest: number;
  readonly balance: number;
};

type Plan = {
  readonly salt: number;
  readonly digits: number;
  readonly size: readonly [number, number];
  readonly terms: readonly number[];
  readonly rates: readonly [number, number];
  readonly late?: number;
  readonly extra?: number;
  readonly lateFee?: (payment: number) => number;
};

type Step = {
  readonly day: string;
  readonly interest: number;
  readonly principal: number;
  readonly balance: number;
};

/** The payments of an instalment loan by its plan. */
function schedule(original: number, rate: number, payment: number, firstDue: string, count: number): Step[] {
  const steps: Step[] = [];
  let balance = original;
  for (let index = 0; index < count; index++) {
    const interest = Math.round((balance * rate) / 120_000);
    balance -= payment - interest;
    steps.push({ day: addMonths(firstDue, index), interest, principal: payment - interest, balance });
  }
  return steps;
}

/** An instalment loan with simple interest, and what happened to it since its last statement. */
export function tdLoan(seed: number, plan: Plan) {
  const random = seededRandom(seed * 97 + plan.salt);
  const person: Person = makePerson(random);
  const rate = random.whole(plan.rates[0], plan.rates[1]);
  const term = random.pick(plan.terms);
  const original = random.whole(plan.size[0], plan.size[1]) * 100 + random.pick([0, 0, 45, 83]);
  const payment = instalment(original, rate, term);
  const made = random.whole(4, term - 6);
  const dueDate = `${random.pick([2025, 2026])}-${String(random.whole(1, 12)).padStart(2, "0")}-${String(random.whole(1, 28)).padStart(2, "0")}`;
  const statementDate = addDays(dueDate, -random.whole(18, 21));
  const periodStart = addDays(addMonths(statementDate, -1), 1);
  const firstDue = addMonths(dueDate, -made);
  const before = schedule(original, rate, payment, firstDue, made - 1);
  const prior = before.at(-1)?.balance ?? original;
  const lastDue = addMonths(dueDate, -1);
  const isLate = random.chance(plan.late ?? 0.25);
  const previousPaid = addDays(addMonths(dueDate, -2), -random.whole(0, 5));
  const rows: LoanRow[] = [];
  let principal = prior;
  let paidThrough = previousPaid;
  const pay = (day: string, what: "payment" | "extra", amount: number) => {
    const interest = interestFor(principal, rate, daysBetween(paidThrough, day));
    principal -= amount - interest;
    paidThrough = day;
    rows.push({ day, what, amount, principal: amount - interest, interest, balance: principal });
  };
  const lateFee = isLate && random.chance(0.75) ? (plan.lateFee?.(payment) ?? 2_500) : 0;
  if (isLate) {
    if (lateFee > 0)
      rows.push({
        day: addDays(lastDue, 6),
        what: "late",
        amount: lateFee,
        principal: 0,
        interest: 0,
        balance: prior,
      });
  } else {
    pay(addDays(lastDue, -random.whole(0, 5)), "payment", payment);
    if (random.chance(plan.extra ?? 0.2))
      pay(addDays(lastDue, random.whole(1, 5)), "extra", random.pick([10_000, 5_000, 25_000]));
  }
  const year = statementDate.slice(0, 4);
  const earlier = before.filter((step) => step.day.startsWith(year));
  const now = rows.filter((row) => row.what !== "late" && row.day.startsWith(year));
  const accrued = interestFor(principal, rate, daysBetween(paidThrough, statementDate));
  const paidRows = rows.filter((row) => row.what !== "late");
  return {
    random,
    person,
    account: digits(random, plan.digits),
    rate,
    apr: decimal(rate),
    term,
    original,
    payment,
    dueDate,
    statementDate,
    periodStart,
    contractDate: addDays(addMonths(firstDue, -1), -random.whole(0, 3)),
    maturity: addMonths(firstDue, term - 1),
    remaining: term - made + (isLate ? 1 : 0),
    isLate,
    pastDue: isLate ? payment : 0,
    lateFee,
    totalDue: payment + (isLate ? payment : 0) + lateFee,
    prior,
    principal,
    rows,
    paid: sum(paidRows.map((row) => row.amount)),
    paidInterest: sum(paidRows.map((row) => row.interest)),
    paidPrincipal: sum(paidRows.map((row) => row.principal)),
    previousPaid,
    accrued,
    perDiem: interestFor(principal, rate, 1),
    payoffDay: addDays(statementDate, 10),
    payoff:
      principal +
      interestFor(principal, rate, daysBetween(paidThrough, addDays(statementDate, 10))) +
      lateFee,
    yearInterest: sum([...earlier, ...now].map((step) => step.interest)),
    yearPrincipal: sum([...earlier, ...now].map((step) => step.principal)),
  };
}

export type TdLoan = ReturnType<typeof tdLoan>;

type Names = { readonly payment: string; readonly extra: string; readonly late: string };

/** What the paper tells of each row, signed from the holder's side. */
export const rowsTold = (loan: TdLoan, names: Names, account = 0) =>
  loan.rows.map((row) => ({
    account,
    date: row.day,
    description: names[row.what],
    amount: decimal(row.what === "late" ? -row.amount : row.amount),
  }));

/** Figures that nearly every instalment statement prints. */
export const loanTold = (loan: TdLoan, institution: string) => ({
  institution,
  accountLast4: loan.account.slice(-4),
  statementDate: loan.statementDate,
  currentBalance: decimal(loan.principal),
  minimumPayment: decimal(loan.payment),
  paymentDueDate: loan.dueDate,
  pastDue: decimal(loan.pastDue),
  apr: loan.apr,
});

export const VEHICLES = [
  "2021 TERRIN LX 4D SUV",
  "2022 CORSO SPORT SEDAN",
  "2019 BRAMBLE CREW CAB",
  "2023 OVANT HYBRID AWD",
  "2020 MERIT 2.5 S",
] as const;

export const vin = (random: Random) =>
  `${random.pick(["1FTEW1", "5YFEPM", "3GNAXU", "2T3P1R"])}${random.pick(["C5", "A7", "KX"])}${random.pick(["LK", "NJ", "MF"])}${digits(random, 7)}`;
