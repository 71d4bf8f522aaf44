import type { AccountFacts } from "#contract/extraction.ts";
import { addDays, decimal } from "./print-styles.ts";
import { seededRandom } from "./random.ts";

/** One made-up instalment loan in one month; interest, principal, escrow and fees sum to the cent. Amounts are cents. */
export type LoanData = {
  readonly last4: string;
  readonly statement: string;
  readonly due: string;
  readonly lateAfter: string;
  readonly matures: string;
  readonly opened: string;
  readonly original: number;
  readonly principal: number;
  /** Percent as printed. */
  readonly rate: string;
  /** A dearer rate that counts the origination fee. */
  readonly aprWithFee: string;
  readonly interestPart: number;
  readonly principalPart: number;
  readonly escrowPart: number;
  /** Principal and interest, without escrow. */
  readonly instalment: number;
  readonly pastDue: number;
  readonly fees: number;
  readonly unpaidInterest: number;
  readonly payoff: number;
  readonly paidYearToDate: number;
  readonly lateFee: number;
};

export function makeLoan(
  seed: number,
  size: readonly [from: number, to: number],
  rates: readonly [from: number, to: number],
  months: number,
): LoanData {
  const random = seededRandom(seed);
  const statement = addDays("2025-12-20", random.whole(0, 320));
  const original = random.whole(size[0], size[1]) * 10_000;
  const share = random.whole(35, 92) / 100;
  const principal = Math.floor(original * share) + random.whole(0, 99);
  const rate = `${random.whole(rates[0], rates[1])}.${random.pick(["125", "25", "49", "875", "99", "54"])}`;
  const monthly = Number(rate) / 1_200;
  const instalment = Math.round((original * monthly) / (1 - (1 + monthly) ** -months));
  const interestPart = Math.round(principal * monthly);
  const isLate = random.chance(0.35);
  const due = addDays(statement, random.whole(15, 27));
  return {
    last4: String(random.whole(1000, 9899)),
    statement,
    due,
    lateAfter: addDays(due, 15),
    matures: addDays(statement, Math.floor(months * share) * 30),
    opened: addDays(statement, -Math.floor(months * (1 - share)) * 30),
    original,
    principal,
    rate,
    aprWithFee: (Number(rate) + random.whole(80, 420) / 100).toFixed(2),
    interestPart,
    principalPart: instalment - interestPart,
    escrowPart: random.whole(21_000, 74_000),
    instalment,
    pastDue: isLate ? instalment : 0,
    fees: isLate ? random.whole(1_500, 6_900) : 0,
    unpaidInterest: random.whole(120, 40_000),
    payoff: principal + random.whole(2_000, 30_000),
    paidYearToDate: instalment * random.whole(2, 9),
    lateFee: random.whole(25, 90) * 100,
  };
}

/** What the contract expects of a layout that prints everything named in `fields`. */
export function loanTruth(
  data: LoanData,
  kind: AccountFacts["kind"],
  institution: string,
  ...fields: readonly (keyof AccountFacts)[]
): AccountFacts {
  const all: AccountFacts = {
    kind,
    institution,
    accountLast4: data.last4,
    statementDate: data.statement,
    currentBalance: decimal(data.principal),
    originalBalance: decimal(data.original),
    minimumPayment: decimal(data.instalment),
    paymentDueDate: data.due,
    pastDue: decimal(data.pastDue),
    maturityDate: data.matures,
    apr: normal(data.rate),
  };
  return Object.fromEntries(
    Object.entries(all).filter(
      ([field]) =>
        field === "kind" || field === "institution" || fields.includes(field as keyof AccountFacts),
    ),
  ) as AccountFacts;
}

/** "24.990" -> "24.99", "6.5" -> "6.50": as the contract writes rates. */
export function normal(rate: string): string {
  const [whole = "0", fraction = ""] = rate.split(".");
  return `${whole}.${fraction.replace(/0+$/, "").padEnd(2, "0")}`;
}
