import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

type MoveKind = "pay" | "in" | "card" | "atm" | "bill" | "transfer" | "check" | "fee" | "interest";
export type Move = {
  readonly day: string;
  readonly kind: MoveKind;
  readonly amount: number;
  readonly name: string;
  readonly town: string;
  /** When the holder did it, a day or two before it was posted. */
  readonly on: string;
  readonly ref: string;
  readonly check?: string;
};

/** One month of one deposit account in cents. */
export type Month = {
  readonly person: Person;
  readonly number: string;
  readonly start: string;
  readonly end: string;
  readonly days: number;
  readonly beginning: number;
  readonly ending: number;
  readonly moves: readonly Move[];
};

const SHOPS: ReadonlyArray<readonly [string, string]> = [
  ["RALEY'S #118", "DAVIS CA"],
  ["WINCO FOODS #42", "BOISE ID"],
  ["SQ *MILLWORKS COFFEE", "Harrisburg PA"],
  ["AMZN MKTP US*2K1RT7", "AMZN.COM/BILL WA"],
  ["CHEVRON 0093314", "RENO NV"],
  ["COSTCO WHSE #0471", "TIGARD OR"],
  ["NETFLIX.COM", "LOS GATOS CA"],
  ["DOLLAR TREE 4419", "MACON GA"],
  ["HY-VEE 1044", "AMES IA"],
  ["DD *DOORDASH PHOVAN", "855-973-1040 CA"],
  ["O'REILLY AUTO 2231", "WACO TX"],
  ["PLANET FIT CLUB FEES", "614-4140130 OH"],
  ["TST* BLUE HERON GRILL", "Mobile AL"],
  ["CVS/PHARMACY #05521", "ERIE PA"],
];
const BILLS: ReadonlyArray<readonly [string, string]> = [
  ["DOMINION ENERGY", "BILLPAY"],
  ["PROGRESSIVE INS", "INS PREM"],
  ["SPECTRUM", "SPECTRUM"],
  ["CAPITAL ONE", "CRCARDPMT"],
  ["WATER & SEWER BD", "UTILITY"],
  ["TOYOTA FINANCIAL", "RETAIL PAY"],
  ["AMERIHOME MTG", "MTG PYMT"],
];
const EMPLOYERS = ["VANTREE LOGISTIC", "ORCHARD LN PEDS", "CITY OF MARLOW", "TRI-RIVERS SCHL"];
const FRIENDS = ["Dana Whitlock", "Luis Ferrer", "K Oduya"];

function checking(random: Random, start: string, days: number): Move[] {
  const moves: Move[] = [];
  const add = (kind: MoveKind, amount: number, offset: number, name: string, town = "", check = "") => {
    const day = addDays(start, offset);
    const on = addDays(day, -random.whole(0, 2));
    const ref = String(random.whole(1_000_000_000, 9_899_999_999));
    moves.push({ day, kind, amount, name, town, on, ref, ...(check ? { check } : {}) });
  };
  const any = () => random.whole(0, days - 1);
  const employer = random.pick(EMPLOYERS);
  const pay = random.whole(98_000, 264_000);
  const payday = random.whole(0, 12);
  add("pay", pay, payday, employer);
  add("pay", pay + random.whole(-900, 900), payday + 14, employer);
  if (random.chance(0.6)) add("in", random.whole(2_500, 48_000), any(), "Mobile Deposit");
  if (random.chance(0.5)) add("in", random.whole(15, 140) * 100, any(), `Zelle from ${random.pick(FRIENDS)}`);
  for (let count = random.whole(6, 11); count > 0; count--) {
    const [name, town] = random.pick(SHOPS);
    add("card", -random.whole(299, 14_500), any(), name, town);
  }
  for (let count = random.whole(0, 2); count > 0; count--)
    add("atm", -random.whole(1, 10) * 2_000, any(), "ATM Withdrawal", "1402 MAIN ST");
  const first = random.whole(0, BILLS.length - 1);
  for (let count = random.whole(2, 4); count > 0; count--) {
    const [name, town] = BILLS[(first + count) % BILLS.length] ?? ["SPECTRUM", "SPECTRUM"];
    add("bill", -random.whole(3_900, 41_000), any(), name, town);
  }
  if (random.chance(0.7))
    add("transfer", -random.whole(5, 60) * 1_000, any(), `Zelle to ${random.pick(FRIENDS)}`);
  let number = random.whole(1_012, 3_870);
  for (let count = random.whole(1, 5); count > 0; count--) {
    number += random.chance(0.7) ? 1 : random.whole(2, 4);
    add("check", -random.whole(2_000, 58_000), any(), "Check", "", String(number));
  }
  return moves;
}

function saving(random: Random, start: string, days: number): Move[] {
  const move = (kind: MoveKind, amount: number, offset: number, name: string): Move => ({
    day: addDays(start, offset),
    kind,
    amount,
    name,
    town: "",
    on: addDays(start, offset),
    ref: String(random.whole(1_000_000_000, 9_899_999_999)),
  });
  return [
    move("in", random.whole(5, 60) * 1_000, random.whole(1, days - 4), "Transfer from Checking"),
    ...(random.chance(0.5)
      ? [move("in", random.whole(2_500, 20_000), random.whole(1, days - 4), "Deposit")]
      : []),
    ...(random.chance(0.5)
      ? [move("transfer", -random.whole(4, 30) * 1_000, random.whole(1, days - 4), "Transfer to Checking")]
      : []),
  ];
}

export function makeMonth(
  seed: number,
  options: { savings?: boolean; fee?: number; interest?: number; calendar?: boolean; short?: boolean } = {},
): Month {
  const when = seededRandom(seed + 611);
  const first = addDays("2026-01-09", when.whole(0, 300));
  const start = options.calendar ? `${first.slice(0, 8)}01` : first;
  const end = options.calendar
    ? addDays(`${addDays(`${first.slice(0, 8)}28`, 4).slice(0, 8)}01`, -1)
    : addDays(start, when.whole(28, 31));
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
  const person = makePerson(when);
  const random = seededRandom(seed * 7 + (options.savings ? 9_013 : 77));
  const late = (kind: MoveKind, amount: number, name: string): Move => ({
    day: end,
    kind,
    amount,
    name,
    town: "",
    on: end,
    ref: String(random.whole(1_000_000_000, 9_899_999_999)),
  });
  const posted = [
    ...(options.savings ? saving(random, start, days) : checking(random, start, days)),
    ...(options.fee ? [late("fee", -options.fee, "Monthly Service Fee")] : []),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
  let [balance, lowest] = [0, 0];
  for (const move of posted) {
    balance += move.amount;
    lowest = Math.min(lowest, balance);
  }
  const most = options.savings ? 2_940_000 : 520_000;
  const cushion = options.short ? -random.whole(4_000, 22_000) : random.whole(21_000, most);
  const beginning = Math.max(options.short ? 1_100 : 0, cushion - lowest);
  const earned = options.interest
    ? Math.max(1, Math.round((beginning * options.interest * days) / 36_500))
    : 0;
  const moves = earned > 0 ? [...posted, late("interest", earned, "Interest")] : posted;
  return {
    person,
    number: `${random.whole(10_000, 98_999)}${random.whole(1_000_000, 9_899_999)}`,
    start,
    end,
    days,
    beginning,
    ending: beginning + balance + earned,
    moves,
  };
}

export const of = (month: Month, ...kinds: readonly MoveKind[]) =>
  month.moves.filter((move) => kinds.includes(move.kind));
export const sum = (moves: readonly Move[]) => moves.reduce((total, move) => total + move.amount, 0);
export const incoming = (month: Month) => month.moves.filter((move) => move.amount > 0);
export const outgoing = (month: Month) => month.moves.filter((move) => move.amount < 0);
export const byNumber = (month: Month) =>
  of(month, "check").toSorted((a, b) => Number(a.check) - Number(b.check));

/** Each line with the balance after it, and whether it is the last of its day. */
export function withBalance(month: Month) {
  let balance = month.beginning;
  return month.moves.map((move, index) => {
    balance += move.amount;
    return { ...move, balance, lastOfDay: month.moves[index + 1]?.day !== move.day };
  });
}
export const daily = (month: Month) => withBalance(month).filter((move) => move.lastOfDay);

/** Rows of several printed columns, filled downwards; the cells that are left are empty. */
export function sideBySide<T>(list: readonly T[], count: number, cells: (item: T) => string[]): string[][] {
  const height = Math.ceil(list.length / count);
  const width = list[0] === undefined ? 0 : cells(list[0]).length;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: count }, (_c, column) => list[column * height + row]).flatMap((item) =>
      item === undefined ? Array.from({ length: width }, () => "") : cells(item),
    ),
  );
}

export type Describe = (move: Move) => string;
export const rowsOf = (moves: readonly Move[], describe: Describe, account = 0): TransactionFacts[] =>
  moves.map((move) => ({
    account,
    date: move.day,
    description: describe(move),
    amount: decimal(move.amount),
  }));

/** Without totals: those that a layout prints are added by it. */
export const accountOf = (
  month: Month,
  institution: string,
  kind: "checking" | "savings",
  more: Partial<AccountFacts> = {},
): AccountFacts => ({
  kind,
  institution,
  accountLast4: month.number.slice(-4),
  periodStart: month.start,
  periodEnd: month.end,
  beginningBalance: decimal(month.beginning),
  endingBalance: decimal(month.ending),
  ...more,
});

/** What an account's print leaves open: a total that is only printed in parts, the fee of the month, the day of the statement. */
export function openOf(month: Month, index: number, ...keys: ReadonlyArray<"in" | "out" | "date" | "fees">) {
  const path = `accounts.${index}`;
  return {
    ...(keys.includes("in") && { [`${path}.totalDeposits`]: [decimal(sum(incoming(month)))] }),
    ...(keys.includes("out") && { [`${path}.totalWithdrawals`]: [decimal(-sum(outgoing(month)))] }),
    ...(keys.includes("date") && { [`${path}.statementDate`]: [month.end] }),
    ...(keys.includes("fees") && { [`${path}.feesCharged`]: [decimal(-sum(of(month, "fee"))), "0.00"] }),
  };
}

/** Other right spellings of the issuer's name. */
export const named = (truth: Truth, ...names: readonly string[]): Truth => ({
  ...truth,
  allowed: {
    ...truth.allowed,
    ...(truth.institution !== undefined && { institution: names }),
    ...Object.fromEntries(truth.accounts.map((_, index) => [`accounts.${index}.institution`, names])),
    ...Object.fromEntries((truth.income ?? []).map((_, index) => [`income.${index}.payer`, names])),
  },
});

export const address = (person: Person) => `${person.name}<br>${person.street}<br>${person.town}`;

/** A label that runs over the columns beside it without widening its own. */
export const wide = (text: string) =>
  `<div style="width:0;white-space:nowrap;font-weight:bold">${text}</div>`;

/** Room between the printed columns that stand side by side. */
export const GAP = ".r+td:not(.r),.r+th:not(.r){padding-left:26px}";
