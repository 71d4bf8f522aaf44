import type { Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

type Account = Truth["accounts"][number];
type Row = Truth["transactions"][number];

export const $ = money.dollar;
export const monthsOn = (day: string, count: number): string => {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
};
export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => random.whole(index === 0 ? 1 : 0, 9)).join("");
const daysFrom = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);

/** A row of a loan's activity: amounts of cents as they are applied; `total` is signed for the holder. */
export type Posted = {
  readonly kind: "payment" | "extra" | "partial" | "fee" | "escrow";
  readonly day: string;
  readonly text: string;
  readonly total: number;
  readonly principal: number;
  readonly interest: number;
  readonly escrow: number;
  readonly unapplied: number;
};

export type MortgageSetting = {
  readonly salt: number;
  readonly texts: Readonly<Record<Posted["kind"], string>>;
  readonly late: number;
  /** Five places, as some servicers print a rate. */
  readonly longRate?: boolean;
  readonly noDisbursement?: boolean;
};

export function tcMortgage(seed: number, setting: MortgageSetting) {
  const random = seededRandom(seed * 131 + setting.salt * 7919);
  const person = makePerson(random);
  const month = `${random.pick(["2025", "2026"])}-${String(random.whole(3, 10)).padStart(2, "0")}`;
  const statement = `${month}-${random.whole(17, 19)}`;
  const periodStart = addDays(monthsOn(statement, -1), 1);
  const due = monthsOn(`${month}-01`, 1);
  const term = random.chance(0.75) ? 360 : 180;
  const late = random.chance(setting.late);
  const partialPaid = late && random.chance(0.5);
  const paidCount = random.whole(9, 110);
  const firstDue = monthsOn(due, -paidCount - (late ? 1 : 0));
  const eighths = random.whole(22, 58);
  const rate = (eighths / 8).toFixed(3);
  const original = random.whole(148, 540) * 100_000;
  const monthly = eighths / 800 / 12;
  const instalment = Math.round((original * monthly) / (1 - (1 + monthly) ** -term));
  const escrow = random.whole(28_000, 92_000);
  const regular = instalment + escrow;
  const lateFee = Math.round(instalment * 0.05);
  const extra = !late && random.chance(0.35) ? random.whole(1, 10) * 5_000 : 0;

  let balance = original;
  const ytd = { principal: 0, interest: 0, escrow: 0 };
  let last = { principal: 0, interest: 0 };
  for (let count = 0; count < paidCount; count++) {
    const interest = Math.round(balance * monthly);
    last = { principal: instalment - interest, interest };
    balance -= last.principal;
    if (monthsOn(firstDue, count).slice(0, 4) === statement.slice(0, 4)) {
      ytd.principal += last.principal;
      ytd.interest += interest;
      ytd.escrow += escrow;
    }
  }
  balance -= extra;
  ytd.principal += extra;
  const interestDue = Math.round(balance * monthly);
  const partial = partialPaid ? Math.floor((regular * 0.4) / 5_000) * 5_000 : 0;
  const disbursed = !setting.noDisbursement && random.chance(0.4) ? random.whole(90_000, 240_000) : 0;

  const none = { principal: 0, interest: 0, escrow: 0, unapplied: 0 };
  const paidOn = `${month}-${String(random.whole(1, 9)).padStart(2, "0")}`;
  const rows: Posted[] = [];
  const post = (kind: Posted["kind"], day: string, total: number, parts: Partial<typeof none>) =>
    rows.push({ kind, day, text: setting.texts[kind], total, ...none, ...parts });
  if (disbursed > 0)
    post("escrow", addDays(periodStart, random.whole(1, 8)), -disbursed, { escrow: -disbursed });
  if (!late) post("payment", paidOn, regular, { ...last, escrow });
  if (extra > 0) post("extra", paidOn, extra, { principal: extra });
  if (partial > 0) post("partial", `${month}-11`, partial, { unapplied: partial });
  if (late) post("fee", `${month}-17`, -lateFee, {});
  const paid = {
    principal: late ? 0 : last.principal + extra,
    interest: late ? 0 : last.interest,
    escrow: late ? 0 : escrow,
    unapplied: partial,
  };
  const fees = late ? lateFee : 0;
  const pastDue = late ? regular : 0;
  return {
    random,
    person,
    statement,
    periodStart,
    due,
    lateDay: due.slice(0, 8).concat("16"),
    term,
    late,
    rate,
    original,
    firstDue,
    maturity: monthsOn(firstDue, term - 1),
    balance,
    instalment,
    escrow,
    regular,
    interestDue,
    principalDue: instalment - interestDue,
    lateFee,
    fees,
    pastDue,
    partial,
    totalDue: regular + pastDue + fees,
    escrowBalance: random.whole(2, 6) * escrow + 31_277 - (disbursed > 0 ? escrow : 0),
    disbursed,
    rows,
    paid: { ...paid, total: sum(Object.values(paid)) },
    ytd: { ...ytd, unapplied: partial, total: ytd.principal + ytd.interest + ytd.escrow + partial },
    /** The due day of the payment that is overdue. */
    missed: monthsOn(due, -1),
    daysLate: daysFrom(monthsOn(due, -1), statement),
  };
}
export type Mortgage = ReturnType<typeof tcMortgage>;

export type Told = {
  readonly institution: string;
  readonly also?: readonly string[];
  readonly number: string;
  readonly rate?: string;
  readonly period?: boolean;
  readonly original?: boolean;
  readonly maturity?: "day" | "month";
  /** Past due is printed on every statement, or only on one that is late. */
  readonly pastDue: "always" | "late";
  /** What was charged since the last statement has a line of its own; `open`: only what is unpaid has. */
  readonly fees: "always" | "open" | "none";
  readonly currentBalance?: readonly string[];
  readonly openEscrow?: boolean;
};

export function mortgageTold(loan: Mortgage, told: Told): Truth {
  const account: Account = {
    kind: "mortgage",
    institution: told.institution,
    accountLast4: told.number.slice(-4),
    statementDate: loan.statement,
    ...(told.period ? { periodStart: loan.periodStart, periodEnd: loan.statement } : {}),
    currentBalance: decimal(loan.balance),
    ...(told.original ? { originalBalance: decimal(loan.original) } : {}),
    minimumPayment: decimal(loan.regular),
    paymentDueDate: loan.due,
    ...(told.pastDue === "always" || loan.late ? { pastDue: decimal(loan.pastDue) } : {}),
    ...(told.maturity === "day" ? { maturityDate: loan.maturity } : {}),
    apr: loan.rate,
    ...(told.fees === "always" ? { feesCharged: decimal(loan.fees) } : {}),
  };
  const transactions = loan.rows.map(
    (row): Row => ({ account: 0, date: row.day, description: row.text, amount: decimal(row.total) }),
  );
  const isOpen = (row: Posted) => told.openEscrow === true && row.kind === "escrow";
  const open = transactions.filter((_, index) => loan.rows.some((row, at) => at === index && isOpen(row)));
  return {
    documentType: "loans",
    institution: told.institution,
    accounts: [account],
    transactions: transactions.filter((row) => !open.includes(row)),
    ...(open.length > 0 ? { openRows: open } : {}),
    allowed: {
      ...(told.also ? { institution: told.also, "accounts.0.institution": told.also } : {}),
      ...(told.rate && told.rate !== loan.rate ? { "accounts.0.apr": [told.rate] } : {}),
      ...(told.maturity === "month" ? { "accounts.0.maturityDate": [loan.maturity] } : {}),
      ...(told.fees === "open" ? { "accounts.0.feesCharged": ["0.00", decimal(loan.fees)] } : {}),
      ...(told.currentBalance ? { "accounts.0.currentBalance": told.currentBalance } : {}),
      "accounts.0.interestCharged": [loan.interestDue, loan.paid.interest, loan.ytd.interest].map(decimal),
      "accounts.0.paymentsAndCredits": [loan.paid.total, loan.ytd.total].map(decimal),
    },
  };
}

export type Draw = { readonly day: string; readonly text: string; readonly amount: number };

export type LineSetting = {
  readonly salt: number;
  readonly late: number;
  readonly advances: readonly string[];
  readonly paidText: string;
  readonly feeText: string;
  readonly interestText: string;
  readonly annualFee: number;
  /** Cents of principal in a hundred that a payment asks for besides the interest. */
  readonly principalShare: number;
};

/** A line of credit on a home: interest on the average daily principal, billed at the end of the cycle. */
export function tcLine(seed: number, setting: LineSetting) {
  const random = seededRandom(seed * 173 + setting.salt * 6007);
  const person = makePerson(random);
  const end = `${random.pick(["2025", "2026"])}-${String(random.whole(2, 11)).padStart(2, "0")}-${random.whole(14, 27)}`;
  const start = addDays(monthsOn(end, -1), 1);
  const days = daysFrom(start, end) + 1;
  const prime = 675 + 25 * random.whole(0, 3);
  const margin = random.pick([24, 49, 75, 100, 125]);
  const rateHundredths = prime + margin;
  const limit = random.whole(10, 60) * 500_000;
  const principal = Math.round((limit * random.whole(15, 60)) / 100) + random.whole(1_100, 9_900);
  const daily = rateHundredths / 10_000 / 365;
  const billed = Math.round(principal * daily * 31);
  const share = (amount: number) => Math.round((amount * setting.principalShare) / 100);
  const late = random.chance(setting.late);
  const previousDue = billed + share(principal);
  const paid = late
    ? 0
    : Math.max(previousDue, random.chance(0.5) ? Math.ceil(previousDue / 10_000) * 10_000 : 0);
  const lines: Draw[] = [];
  const dayOf = (offset: number) => addDays(start, offset);
  if (!late) lines.push({ day: dayOf(random.whole(4, 12)), text: setting.paidText, amount: paid });
  const count = random.whole(0, Math.min(3, setting.advances.length));
  const from = random.whole(0, 3);
  for (let index = 0; index < count; index++)
    lines.push({
      day: dayOf(random.whole(2, days - 3)),
      text: setting.advances[(from + index) % setting.advances.length] ?? "Advance",
      amount: -random.whole(6, 80) * 5_000,
    });
  const fee = late ? 2_500 : random.chance(0.3) ? setting.annualFee : 0;
  if (late) lines.push({ day: dayOf(days - 6), text: "LATE CHARGE", amount: -fee });
  else if (fee > 0) lines.push({ day: dayOf(days - 4), text: setting.feeText, amount: -fee });
  lines.sort((one, other) => one.day.localeCompare(other.day));
  const movement = (line: Draw) => {
    if (line.text === setting.paidText) return billed - paid;
    return line.amount === -fee && fee > 0 ? 0 : -line.amount;
  };
  const balanceOn = (offset: number) =>
    principal + sum(lines.filter((line) => line.day <= dayOf(offset)).map(movement));
  const average = Math.round(sum(Array.from({ length: days }, (_, offset) => balanceOn(offset))) / days);
  const interest = Math.round(average * daily * days);
  const advances = -sum(lines.map((line) => (line.amount < 0 ? line.amount : 0))) - fee;
  const endPrincipal = balanceOn(days - 1);
  const previous = principal + billed;
  const balance = previous - paid + advances + fee + interest;
  const interestLine = { day: end, text: setting.interestText, amount: -interest };
  const currentDue = interest + share(endPrincipal);
  const pastDue = late ? previousDue : 0;
  return {
    random,
    person,
    start,
    end,
    days,
    prime,
    margin,
    apr: (rateHundredths / 100).toFixed(2),
    dailyRate: (rateHundredths / 36_500).toFixed(5),
    limit,
    available: Math.max(0, limit - endPrincipal - fee - (late ? billed : 0)),
    previous,
    paid,
    advances,
    fee,
    late,
    average,
    interest,
    balance,
    principal: endPrincipal,
    lines,
    allLines: [...lines, interestLine],
    currentDue,
    pastDue,
    /** Fees are asked for together with the next payment. */
    totalDue: currentDue + pastDue + fee,
    due: addDays(end, 25),
    ytdInterest: interest + billed * (Number(end.slice(5, 7)) - 1) + 311,
    opened: monthsOn(end, -random.whole(10, 60)),
  };
}
export type Line = ReturnType<typeof tcLine>;

export const rowsTold = (account: number, lines: readonly Draw[]): Row[] =>
  lines.map((line) => ({
    account,
    date: line.day,
    description: line.text,
    amount: decimal(line.amount),
  }));
