import type { Truth } from "../layout.ts";
import { addDays, decimal } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { type Draw, type Line, monthsOn, rowsTold } from "./tc-data.ts";

type Account = Truth["accounts"][number];

/** A part of a line that is repaid at a fixed rate in equal instalments; its balance is principal alone. */
export function fixedPart(random: Random, end: string, late: boolean, range: readonly [number, number]) {
  const original = random.whole(range[0], range[1]) * 100_000;
  const term = random.pick([60, 120, 180]);
  const hundredths = random.whole(585, 899);
  const monthly = hundredths / 10_000 / 12;
  const payment = Math.round((original * monthly) / (1 - (1 + monthly) ** -term));
  const made = random.whole(4, 40);
  let previous = original;
  for (let count = 0; count < made; count++) previous -= payment - Math.round(previous * monthly);
  const interestPaid = late ? 0 : Math.round(previous * monthly);
  const principalPaid = late ? 0 : payment - interestPaid;
  const balance = previous - principalPaid;
  const charged = Math.round(previous * monthly);
  const started = monthsOn(`${end.slice(0, 8)}05`, -made - 2);
  return {
    original,
    term,
    rate: (hundredths / 100).toFixed(2),
    payment,
    previous,
    interestPaid,
    principalPaid,
    paid: interestPaid + principalPaid,
    balance,
    charged,
    /** The balance with interest that was charged and not paid. */
    billed: previous + charged - interestPaid - principalPaid,
    interestDue: Math.round(balance * monthly),
    principalDue: payment - Math.round(balance * monthly),
    pastDue: late ? payment : 0,
    started,
    ends: monthsOn(started, term),
  };
}

/** A credit union's line: interest is taken out of each payment, the balance is principal alone. */
export function shareLine(random: Random, end: string, late: boolean) {
  const start = `${end.slice(0, 8)}01`;
  const hundredths = 725 + 25 * random.whole(0, 6);
  const daily = hundredths / 10_000 / 365;
  const limit = random.whole(8, 40) * 500_000;
  const previous = Math.round((limit * random.whole(15, 50)) / 100) + random.whole(101, 9_900);
  const payDay = addDays(start, random.whole(9, 14));
  const sincePaid = 30;
  const interest = late ? 0 : Math.round(previous * daily * sincePaid);
  const minimum = Math.ceil(previous * 0.01);
  const paid = late ? 0 : minimum + (random.chance(0.4) ? 10_000 : 0);
  const principalPaid = paid - interest;
  const advance = !late && random.chance(0.6) ? random.whole(8, 60) * 5_000 : 0;
  const advanceDay = addDays(payDay, random.whole(3, 9));
  const balance = previous - principalPaid + advance;
  return {
    start,
    apr: (hundredths / 100).toFixed(2),
    daily: (hundredths / 36_500).toFixed(6),
    limit,
    previous,
    payDay,
    interest,
    minimum,
    paid,
    principalPaid,
    advance,
    advanceDay,
    balance,
    nextMinimum: Math.ceil(balance * 0.01),
  };
}

/** The variable-rate line's own account; rows and roll-forward are printed by every layout that uses it. */
export function lineAccount(line: Line, institution: string, number: string): Account {
  return {
    kind: "heloc",
    institution,
    accountLast4: number.slice(-4),
    statementDate: line.end,
    periodStart: line.start,
    periodEnd: line.end,
    currentBalance: decimal(line.balance),
    previousBalance: decimal(line.previous),
    creditLimit: decimal(line.limit),
    availableCredit: decimal(line.available),
    minimumPayment: decimal(line.currentDue),
    paymentDueDate: line.due,
    pastDue: decimal(line.pastDue),
    apr: line.apr,
    paymentsAndCredits: decimal(line.paid),
    feesCharged: decimal(line.fee),
    interestCharged: decimal(line.interest),
  };
}

/** Advances are no purchases, yet are counted like them; what is asked for altogether is also a minimum. */
export const lineOpen = (line: Line) => ({
  "accounts.0.purchases": [decimal(line.advances)],
  "accounts.0.minimumPayment": [decimal(line.totalDue)],
});

export const lineRows = (line: Line, lines: readonly Draw[] = line.allLines) => rowsTold(0, lines);
