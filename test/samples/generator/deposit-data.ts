import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { addDays, decimal } from "./print-styles.ts";
import { type Random, seededRandom } from "./random.ts";

export type DepositLine = {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: "deposit" | "card" | "electronic" | "check" | "fee";
  readonly check?: string;
};

/** One month of a made-up deposit account; the lines lead from the first balance to the last. */
export type DepositData = {
  readonly kind: "checking" | "savings";
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly beginning: number;
  readonly ending: number;
  readonly lines: readonly DepositLine[];
  readonly name: string;
};

const CARD = [
  "KROGER #442 CINCINNATI OH",
  "SHELL OIL 57446 AUSTIN TX",
  "CHIPOTLE 2214 COLUMBUS OH",
  "WALGREENS #4471 OMAHA NE",
  "TARGET T-1984 DENVER CO",
  "TRADER JOE S #188 PORTLAND OR",
];
const ELECTRONIC = [
  "DUKE ENERGY BILL PAY ID 88412",
  "STATE FARM INSURANCE PREM",
  "CAPITAL ONE MOBILE PMT",
  "NELNET STUDENT LN PYMT",
  "VERIZON WIRELESS PAYMENT",
  "OAKWOOD APARTMENTS RENT",
];
const PAYROLL = ["ACME LOGISTICS PAYROLL DIRECT DEP", "BRIGHTWELL CLINIC DIRECT DEP PPD"];

export const sumOf = (lines: readonly DepositLine[], ...kinds: readonly DepositLine["kind"][]) =>
  lines.filter((line) => kinds.includes(line.kind)).reduce((sum, line) => sum + line.amount, 0);

function linesFor(random: Random, kind: DepositData["kind"], start: string, days: number): DepositLine[] {
  const lines: DepositLine[] = [];
  const add = (text: string, amount: number, offset: number, type: DepositLine["kind"], check?: string) =>
    lines.push({ day: addDays(start, offset), text, amount, kind: type, ...(check ? { check } : {}) });
  const payer = random.pick(PAYROLL);
  if (kind === "savings") {
    add("ONLINE TRANSFER FROM CHECKING", random.whole(50, 400) * 100, random.whole(2, 20), "deposit");
    add("INTEREST PAID", random.whole(12, 900), days - 1, "deposit");
    if (random.chance(0.5))
      add("TRANSFER TO CHECKING", -random.whole(20, 200) * 100, random.whole(5, 24), "electronic");
    return lines.toSorted((a, b) => a.day.localeCompare(b.day));
  }
  const pay = random.whole(120_000, 310_000);
  add(payer, pay, 2, "deposit");
  add(payer, pay, 16, "deposit");
  if (random.chance(0.6))
    add("MOBILE CHECK DEPOSIT", random.whole(4_000, 60_000), random.whole(3, 25), "deposit");
  for (let count = random.whole(4, 9); count > 0; count--)
    add(random.pick(CARD), -random.whole(400, 15_000), random.whole(0, days - 1), "card");
  for (let count = random.whole(2, 4); count > 0; count--)
    add(random.pick(ELECTRONIC), -random.whole(2_500, 95_000), random.whole(0, days - 1), "electronic");
  let number = random.whole(1001, 1900);
  for (let count = random.whole(2, 5); count > 0; count--) {
    number += random.whole(1, 3);
    add("CHECK", -random.whole(2_000, 60_000), random.whole(0, days - 1), "check", String(number));
  }
  if (random.chance(0.5)) add("MONTHLY SERVICE FEE", -1_200, days - 1, "fee");
  return lines.toSorted((a, b) => a.day.localeCompare(b.day));
}

export function makeDeposit(seed: number, kind: DepositData["kind"] = "checking"): DepositData {
  const random = seededRandom(seed + (kind === "savings" ? 7_777 : 0));
  const when = seededRandom(seed);
  const end = addDays("2026-01-08", when.whole(0, 320));
  const days = when.whole(29, 31);
  const start = addDays(end, -days + 1);
  const lines = linesFor(random, kind, start, days);
  const beginning =
    random.whole(80_000, 940_000) + (lines.reduce((sum, line) => sum + line.amount, 0) < 0 ? 400_000 : 0);
  return {
    kind,
    number: `00000${random.whole(1_000_000, 9_899_999)}`,
    start,
    end,
    beginning,
    ending: beginning + lines.reduce((sum, line) => sum + line.amount, 0),
    lines,
    name: random.pick(["JORDAN A SAMPLE", "MORGAN T EXAMPLE", "CASEY R SPECIMEN"]),
  };
}

/** Transactions in the order in which the layout prints them. */
export function depositTruth(
  data: DepositData,
  institution: string,
  order: readonly DepositLine[] = data.lines,
  account = 0,
): { account: AccountFacts; transactions: TransactionFacts[] } {
  return {
    account: {
      kind: data.kind,
      institution,
      accountLast4: data.number.slice(-4),
      periodStart: data.start,
      periodEnd: data.end,
      beginningBalance: decimal(data.beginning),
      endingBalance: decimal(data.ending),
      totalDeposits: decimal(sumOf(data.lines, "deposit")),
      totalWithdrawals: decimal(-sumOf(data.lines, "card", "electronic", "check", "fee")),
    },
    transactions: order.map((line) => ({
      account,
      date: line.day,
      description: line.check ? `Check ${line.check}` : line.text,
      amount: decimal(line.amount),
    })),
  };
}

/** The same month begun with too little money: the balance goes below zero on the way, and a fee is charged for it. */
export function makeOverdrawn(seed: number): DepositData {
  const random = seededRandom(seed + 31_337);
  const month = makeDeposit(seed);
  const feeDay = month.lines.findLast((line) => line.amount < 0)?.day ?? month.end;
  const lines: DepositLine[] = [
    ...month.lines,
    { day: feeDay, text: "OVERDRAFT ITEM FEE", amount: -3_400, kind: "fee" as const },
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  let [balance, lowest] = [0, 0];
  for (const line of lines) {
    balance += line.amount;
    lowest = Math.min(lowest, balance);
  }
  const beginning = Math.max(0, -lowest - random.whole(2_000, 40_000));
  return { ...month, lines, beginning, ending: beginning + balance };
}
