import type { Check } from "#contract/extraction.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import { registerTotals } from "../deposits/overview-totals.ts";
import type { Reading } from "../reading.ts";
import { evidenceOf, makeFinding, type TransactionDraft } from "../result/draft.ts";
import { type DateContext, resolveDate } from "../values/dates.ts";
import { findTransactionRows, type RawTransaction } from "./find-rows.ts";
import { withLinesAbove } from "./lines-above.ts";
import { isPaidByFigures } from "./paid-rows.ts";
import { repairSigns } from "./repair-signs.ts";
import { isToCome } from "./rows-to-come.ts";
import { type SignedTransaction, signTransactions } from "./signs.ts";

export type TransactionReading = { readonly transactions: TransactionDraft[]; readonly checks: Check[] };

function moneyOf(reading: AccountReading, field: string): Cents | undefined {
  return parseMoney(reading.account.findings.get(field)?.value ?? "");
}

const sum = (rows: readonly SignedTransaction[]) => rows.reduce((total, row) => total + row.amount, 0);

/**
 * What the rows of an account have to sum to, by its printed balances. Some cards print the month's interest or fees in the summary only.
 */
function movementsOf(account: AccountReading): Cents[] {
  const difference = (first: string, last: string) => {
    const [from, to] = [moneyOf(account, first), moneyOf(account, last)];
    return from === undefined || to === undefined ? undefined : to - from;
  };
  const moved = difference("beginningBalance", "endingBalance");
  if (moved !== undefined) return [cents(moved)];
  const owed = difference("previousBalance", "currentBalance");
  if (owed === undefined || account.account.kind !== "credit-card") return [];
  const [interest, fees] = [moneyOf(account, "interestCharged") ?? 0, moneyOf(account, "feesCharged") ?? 0];
  return [...new Set([0, interest, fees, interest + fees])].map((apart) => cents(apart - owed));
}

/** The rows lead from the first balance to the last. */
function addsUp(account: AccountReading, rows: readonly SignedTransaction[]): boolean {
  const [beginning, ending] = [moneyOf(account, "beginningBalance"), moneyOf(account, "endingBalance")];
  return beginning !== undefined && ending !== undefined && beginning + sum(rows) === ending;
}

/** When the rows of an account sum to its printed movement, every one of them is confirmed, and so are the printed figures. */
function confirmDeposits(account: AccountReading, rows: readonly SignedTransaction[]): Check[] {
  const [beginning, ending] = [moneyOf(account, "beginningBalance"), moneyOf(account, "endingBalance")];
  if (beginning === undefined || ending === undefined || rows.length === 0) return [];
  const total = cents(beginning + sum(rows));
  const passed = total === ending;
  if (passed) {
    for (const row of rows) row.witnessed = true;
    for (const field of ["beginningBalance", "endingBalance"]) confirm(account, field);
  }
  const into = sum(rows.filter((row) => row.amount > 0));
  const out = -sum(rows.filter((row) => row.amount < 0));
  const { findings } = account.account;
  if (passed) dropRowsAsTotals(account, rows, { totalDeposits: into, totalWithdrawals: out });
  const isUntold = !findings.has("totalDeposits") && !findings.has("totalWithdrawals");
  const totals = passed && isUntold ? registerTotals(account.reading, into, out) : undefined;
  for (const [field, finding] of Object.entries(totals ?? {})) findings.set(field, finding);
  if (into === moneyOf(account, "totalDeposits")) confirm(account, "totalDeposits");
  if (out === moneyOf(account, "totalWithdrawals")) confirm(account, "totalWithdrawals");
  return [
    {
      name: "transactions-sum",
      passed,
      detail: `${formatMoney(beginning)} + ${formatMoney(cents(sum(rows)))} of ${rows.length} transactions ${passed ? "=" : "is not"} ${formatMoney(ending)}`,
    },
  ];
}

/** A total that no equation confirms and that is the print of one of the rows, whose sums say otherwise, was paired with a wrong heading. */
function dropRowsAsTotals(
  { account: { findings } }: AccountReading,
  rows: readonly SignedTransaction[],
  sums: Readonly<Record<"totalDeposits" | "totalWithdrawals", number>>,
): void {
  const prints = new Set(rows.map(({ raw: { amount } }) => evidenceOf(amount.span).box.join()));
  for (const field of ["totalDeposits", "totalWithdrawals"] as const) {
    const finding = findings.get(field);
    const isRow = finding !== undefined && prints.has(finding.evidence.box.join());
    if (isRow && !finding.witnessed && parseMoney(finding.value) !== sums[field]) findings.delete(field);
  }
}

function confirm(account: AccountReading, field: string): void {
  const finding = account.account.findings.get(field);
  if (!finding) return;
  finding.witnessed = true;
  delete finding.doubt;
}

const ROLL_FORWARD = "card-balance-roll-forward";

/** A total that no sum of balances confirms, and that its own rows contradict, is no fact. */
function doubtUnproved(account: AccountReading, field: string): void {
  const finding = account.account.findings.get(field);
  const isBalanced = account.checks.some(({ name, passed }) => passed && name === ROLL_FORWARD);
  if (finding && !finding.witnessed && !isBalanced)
    finding.doubt = "The transactions of this kind sum to another amount.";
}

const INTEREST = /\binterest\b|finance\s?charge/i;
const FEE = /\bfee\b/i;
/** Summaries print these apart from purchases; a shop's name never says so. */
const ADVANCE = /^(?:cash\s?advances?|balance\s?transfers?)\b/i;

/** Card rows are checked by kind: credits against payments, charges against purchases, interest and fees. */
function confirmCard(account: AccountReading, rows: readonly SignedTransaction[]): Check[] {
  const groups: ReadonlyArray<readonly [string, readonly SignedTransaction[]]> = [
    ["paymentsAndCredits", rows.filter((row) => row.amount > 0)],
    ["interestCharged", rows.filter((row) => row.amount < 0 && INTEREST.test(row.raw.description))],
    [
      "feesCharged",
      rows.filter(
        (row) => row.amount < 0 && FEE.test(row.raw.description) && !INTEREST.test(row.raw.description),
      ),
    ],
    [
      "purchases",
      rows.filter(
        (row) => row.amount < 0 && ![INTEREST, FEE, ADVANCE].some((words) => words.test(row.raw.description)),
      ),
    ],
  ];
  const checks: Check[] = [];
  for (const [field, group] of groups) {
    const printed = moneyOf(account, field);
    if (printed === undefined || group.length === 0) continue;
    const total = cents(Math.abs(sum(group)));
    const passed = total === printed;
    if (passed) {
      for (const row of group) row.witnessed = true;
      confirm(account, field);
    } else doubtUnproved(account, field);
    checks.push({
      name: `transactions-${field}`,
      passed,
      detail: `${group.length === 1 ? "1 transaction sums" : `${group.length} transactions sum`} to ${formatMoney(total)}; printed ${formatMoney(printed)}`,
    });
  }
  return checks;
}

/** The same day some months earlier, as text that sorts: a day that does not exist still sorts rightly. */
function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
}

/** On what is owed a payment is money in and a charge money out, whatever sign is printed. */
const OWING: ReadonlySet<string> = new Set([
  "credit-card",
  "auto-loan",
  "student-loan",
  "personal-loan",
  "mortgage",
  "heloc",
  "loan",
]);

/** "Check 1201", "Draft 001201 Tracer 005511"; what came back or was put in again is a movement of its own. */
const NUMBERED_CHECK =
  /^(?:check|(?:share\s)?draft)\s?#?\s?0*(?<number>\d{2,})(?:\s(?:tracer|trace|ref(?:erence)?|seq)\b.*)?$/i;

/**
 * Rows that are no movements of their own: a check that a second list repeats by its number, and on cards the balance of an offer, whose
 * row prints the day it ends.
 */
function withoutOtherRows(
  rows: readonly RawTransaction[],
  { dates, reading }: AccountReading,
  card: boolean,
): RawTransaction[] {
  const checks = new Set<string>();
  const end = dates.end?.value ?? dates.statementDate?.value;
  return rows.filter((raw) => {
    const number = NUMBERED_CHECK.exec(raw.description)?.groups?.["number"];
    if (number !== undefined) {
      const { month, day } = raw.date.date;
      const key = `${number} ${month}-${day} ${Math.abs(raw.amount.money.amount)}`;
      if (checks.has(key)) return false;
      checks.add(key);
    }
    return !(card && end !== undefined && endsAfter(raw, end, reading.values, dates.dayFirst));
  });
}

/** The row prints another day, with its year, after the statement's last. */
function endsAfter(raw: RawTransaction, end: string, values: Reading["values"], dayFirst: boolean): boolean {
  return raw.row.segments
    .flatMap((segment) => values.get(segment) ?? [])
    .some(
      (value) =>
        value.kind === "date" &&
        value !== raw.date &&
        value.date.year !== undefined &&
        value.span.x0 > raw.amount.span.x0 &&
        (resolveDate(value.date, { dayFirst }) ?? "") > end,
    );
}

const dayAndAmount = ({ date, amount }: RawTransaction): string =>
  `${date.date.month}-${date.date.day} ${Math.abs(amount.money.amount)}`;

/**
 * A second list, without a running balance, of rows that the register prints with theirs ("Items Paid"): each has the day and the amount
 * of a row above, which no other takes.
 */
function repeatedRows(rows: readonly RawTransaction[]): ReadonlySet<RawTransaction> {
  const open = Map.groupBy(
    rows.filter(({ balance }) => balance !== undefined),
    dayAndAmount,
  );
  return new Set(
    rows.filter((row) => {
      if (row.balance !== undefined) return false;
      const [first, ...others] = open.get(dayAndAmount(row)) ?? [];
      if (!first || first.row.index > row.row.index) return false;
      open.set(dayAndAmount(row), others);
      return true;
    }),
  );
}

/** The rows without those that a second list repeats, where only without them they lead from the first balance to the last. */
function withoutRepeats(
  account: AccountReading,
  rows: readonly RawTransaction[],
  sign: (rows: readonly RawTransaction[]) => SignedTransaction[],
): readonly RawTransaction[] {
  const repeated = repeatedRows(rows);
  if (repeated.size === 0 || addsUp(account, sign(rows))) return rows;
  const others = rows.filter((row) => !repeated.has(row));
  return addsUp(account, sign(others)) ? others : rows;
}

/** Rows that only a summary heads are movements where the account's balances come out with them: days of holds and averages stand there too. */
function withoutUnheaded(
  account: AccountReading,
  rows: readonly RawTransaction[],
  sign: (rows: readonly RawTransaction[]) => SignedTransaction[],
): readonly RawTransaction[] {
  if (!rows.some(({ unheaded }) => unheaded)) return rows;
  const isMade = movementsOf(account).includes(cents(sum(sign(rows))));
  return isMade ? rows : rows.filter(({ unheaded }) => !unheaded);
}

const isPrinted = ({ allValues }: Reading, amount: number): boolean =>
  allValues.some((value) => value.kind === "money" && Math.abs(value.money.amount) === amount);

/** Finds the transactions of one account, signs them and sets them against the printed totals. */
export function readTransactions(account: AccountReading, number: number): TransactionReading {
  const card = OWING.has(account.account.kind);
  const isLoan = card && account.account.kind !== "credit-card";
  const beginning = moneyOf(account, "beginningBalance");
  const isLine = account.account.kind === "heloc" || account.account.findings.has("creditLimit");
  const isPaid = (raw: RawTransaction) =>
    !isLine && isPaidByFigures(raw, account.reading, moneyOf(account, "minimumPayment"));
  const sign = (rows: readonly RawTransaction[]) =>
    signTransactions(rows, card, beginning, isLoan ? { isLine, isPaid } : undefined);
  const rows = withLinesAbove(findTransactionRows(account.reading), account.reading);
  const printed = withoutOtherRows(rows, account, card).filter((raw) => !isLoan || !isToCome(raw, account));
  const listed = withoutUnheaded(account, printed, sign);
  const found = card ? listed : withoutRepeats(account, listed, sign);
  const all = sign(card ? found.filter((row) => !row.undated) : found);
  const isProven = all.every((row) => !row.raw.undated || row.witnessed) || addsUp(account, all);
  const signed = isProven ? all : sign(found.filter((row) => !row.undated));
  repairSigns(signed, movementsOf(account));
  const checks = card ? confirmCard(account, signed) : confirmDeposits(account, signed);
  const period = (field: "start" | "end") =>
    parsePlainDate(account.dates[field]?.value ?? account.account.findings.get("statementDate")?.value ?? "");
  const start = account.dates.start ? period("start") : undefined;
  const end = period("end") ?? account.dates.lastDay;
  const context: DateContext = {
    dayFirst: account.dates.dayFirst,
    ...(start ? { periodStart: start } : {}),
    ...(end ? { periodEnd: end } : {}),
  };
  const transactions: TransactionDraft[] = [];
  for (const { raw, amount, witnessed } of signed) {
    const days = raw.dates.slice(0, 2).flatMap((value) => {
      const day = resolveDate(value.date, context);
      return day ? [{ day, value }] : [];
    });
    // A purchase is posted on its day or later, whichever column comes first.
    const near = days.filter(({ day }) => start === undefined || day >= addMonths(start, -2));
    const first = (near.length > 0 ? near : days).toSorted((a, b) => a.day.localeCompare(b.day))[0];
    if (!first) continue;
    const finding = makeFinding(formatMoney(amount), raw.amount.span, 1);
    finding.witnessed = witnessed;
    if (raw.summed && !isPrinted(account.reading, Math.abs(amount)))
      finding.doubt = "The row prints the parts of this amount, not their sum.";
    const date = makeFinding(first.day, first.value.span, 1);
    if (near.length === 0) date.doubt = "This day lies long before the statement's period.";
    transactions.push({
      account: number,
      date,
      amount: finding,
      description: raw.description,
      ...(isLoan && amount > 0 && isPaid(raw) ? { isPayment: true } : {}),
    });
  }
  return { transactions, checks };
}
