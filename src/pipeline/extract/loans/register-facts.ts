import type { Check } from "#contract/extraction.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { DatedRegister } from "../transactions/dated-register.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

export const registerCheck = ({ detail }: DatedRegister): Check => ({
  name: "loan-register",
  passed: true,
  detail,
});

/** Amounts of the rows of a list by day: none of them is what is owed today, unless the list proves it. */
export function listedByDay({ sheet, values }: Reading): ReadonlySet<PrintedValue> {
  const rows = sheet.rows.flatMap((row) => {
    const own = row.segments.flatMap((segment) => values.get(segment) ?? []);
    const money = own.filter((value) => value.kind === "money" && !value.money.bare);
    const [first] = own;
    const isEntry =
      first?.kind === "date" && first.span.segment === row.segments[0] && first.span.start === 0;
    return isEntry && money.length >= 3 ? [money] : [];
  });
  return new Set(rows.length >= 2 ? rows.flat() : []);
}

/** Whether a row begins with a day: the "starting balance" of a list by day is that of its first day, not the loan's. */
export function beginsWithDay({ sheet, values }: Reading, row: number): boolean {
  const [first] = sheet.rows[row]?.segments ?? [];
  const [day] = first ? (values.get(first) ?? []) : [];
  return day?.kind === "date" && day.span.start === 0;
}

const INTEREST = /\b(?:interest\s(?:charged|paid|(?:for\s)?this\speriod)|finance\scharges?)\b/i;
const FEES = /\b(?:fees?\s(?:charged|(?:for\s)?this\speriod)|late\scharges?)\b/i;

const isAmount = ({ kind, span }: PrintedValue): boolean => kind === "money" && /[.$]/.test(span.text);

/** The words that name an amount: those of its line since the amount before it, for one line may name several. */
function nameOf(value: PrintedValue, { sheet, values }: Reading): string {
  const { segment, start } = value.span;
  const left = (sheet.rows[segment.row]?.segments ?? []).filter(({ x1 }) => x1 <= segment.x0);
  const cells = [...left.map((cell) => ({ cell, end: cell.text.length })), { cell: segment, end: start }];
  return cells.reduce((words, { cell, end }) => {
    const last = (values.get(cell) ?? []).findLast((other) => isAmount(other) && other.span.end <= end);
    return last ? cell.text.slice(last.span.end, end) : `${words} ${cell.text.slice(0, end)}`;
  }, "");
}

/** A figure of the month that a line names and a column of the register adds up to. */
function summedBy(words: RegExp, { sums }: DatedRegister, reading: Reading): Finding | undefined {
  for (const value of reading.allValues) {
    if (value.kind !== "money" || value.money.bare || !sums.includes(value.money.amount)) continue;
    if (words.test(nameOf(value, reading)))
      return { ...makeFinding(formatMoney(value.money.amount), value.span, 0.9), witnessed: true };
  }
  return undefined;
}

const proved = ({ money, span }: MoneyValue): Finding => ({
  ...makeFinding(formatMoney(money.amount), span, 0.95),
  witnessed: true,
});

/** What a register proves of its loan: what is owed, and where it tells a whole month also what was owed before, interest and fees. */
export function registerFindings(
  register: DatedRegister,
  reading: Reading,
  dates: StatementDates,
): ReadonlyMap<string, Finding> {
  const found = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) found.set(field, finding);
  };
  put("currentBalance", proved(register.balance));
  if (!register.previous) return found;
  put("previousBalance", proved(register.previous));
  put("interestCharged", summedBy(INTEREST, register, reading));
  put("feesCharged", summedBy(FEES, register, reading));
  put("periodStart", dates.start);
  put("periodEnd", dates.end);
  return found;
}
