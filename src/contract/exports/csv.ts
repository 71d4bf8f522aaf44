/** The plan's schedule as a table for spreadsheets. */
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { PayoffPlan } from "../payoff-plan.ts";
import { inOrderOfMonths } from "./schedule-order.ts";

const HEADER = ["Month", "Creditor", "Payment Amount", "Principal", "Interest", "Remaining Balance"] as const;

/** What a spreadsheet would read as a formula, also behind spaces and invisible characters. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
/** The same behind a separator: a spreadsheet that splits at another character than the comma starts a cell there. */
const FORMULA_INSIDE = /(?<=[,;|\t]\s*)(?=[=+\-@＝＋－＠])/gu;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * One cell (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front, as spreadsheets themselves do
 * for "this is text"; line ends and control characters become a space. A plain number such as -12.30 stays a number.
 */
export function csvCell(text: string): string {
  if (PLAIN_NUMBER.test(text)) return text;
  const flat = text.replaceAll(FORMULA_INSIDE, "'").replaceAll(CONTROLS, " ");
  const safe = FORMULA.test(text) ? `'${flat}` : flat;
  return /[",;|']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows of cells as text; every line ends with CRLF. Only where a character is not ASCII does a byte order mark begin the file:
 * without it Excel spoils the character, and for nothing else is it needed.
 */
export function csvText(rows: ReadonlyArray<readonly string[]>): string {
  const text = rows.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
  return /[^\p{ASCII}]/u.test(text) ? `\uFEFF${text}` : text;
}

/**
 * The schedule, one row for each payment; the month is YYYY-MM, amounts are dollars with two decimals. Interest holds the account's
 * monthly fee too, so that in every row the payment is principal plus interest. The minimums that are due before the plan begins come
 * first, so that from the balance of today every dollar is in it.
 */
export function scheduleCsv(plan: PayoffPlan): string {
  return tableOf(plan.schedule, plan.untilStart.payments);
}

/** The same of one debt alone. */
export function debtScheduleCsv(plan: PayoffPlan, debtId: string): string {
  return tableOf(
    plan.schedule.filter((row) => row.debtId === debtId),
    plan.untilStart.payments.filter((payment) => payment.debtId === debtId),
  );
}

function tableOf(schedule: PayoffPlan["schedule"], untilStart: PayoffPlan["untilStart"]["payments"]): string {
  const before = untilStart.map(({ dueDate, creditor, amount, interest, remainingBalance }) => [
    dueDate.slice(0, "YYYY-MM".length),
    creditor,
    amount,
    subtractDecimals(amount, interest),
    interest,
    remainingBalance,
  ]);
  const rows = inOrderOfMonths(schedule).map((row) => [
    row.date,
    row.debtName,
    row.payment,
    row.principal,
    addDecimals(row.interest, row.fee),
    row.remainingBalance,
  ]);
  return csvText([HEADER, ...before, ...rows]);
}

function subtractDecimals(left: string, right: string): string {
  return formatMoney(cents((parseMoney(left) ?? 0) - (parseMoney(right) ?? 0)));
}

/** Adds two amounts of at most two decimals exactly. */
function addDecimals(left: string, right: string): string {
  return formatMoney(cents((parseMoney(left) ?? 0) + (parseMoney(right) ?? 0)));
}
