import type { Check } from "#contract/extraction.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { Row } from "../layout/sheet.ts";
import type { StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

/** A row of a loan's register: its day, its amounts without signs, and the balance that it ends with. */
type Entry = {
  readonly row: Row;
  readonly day: string;
  readonly parts: readonly number[];
  readonly balance: MoneyValue;
};

export type LoanRegister = {
  readonly balance: MoneyValue;
  /** What was owed before the first entry, where a row says so. */
  readonly previous?: MoneyValue;
  /** All entries' parts besides the principal, column by column: one of them is the interest, another the fees. */
  readonly sums: readonly Cents[];
  readonly check: Check;
};

const OPENS =
  /\b(?:previous|beginning|opening|starting|prior)\s(?:principal\s)?balance\b|\bbalance\s(?:brought\s)?forward\b/i;
const textOf = (row: Row) => row.segments.map(({ text }) => text).join(" ");

function entryOf(row: Row, reading: Reading, dates: StatementDates): Entry | undefined {
  const own = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
  const [first] = own;
  const money = own.filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare);
  const balance = money.at(-1);
  if (first?.kind !== "date" || first.span.segment !== row.segments[0] || first.span.start > 0 || !balance)
    return undefined;
  const periodEnd = dates.end?.value ?? dates.lastDay;
  const day = resolveDate(first.date, {
    dayFirst: dates.dayFirst,
    ...(periodEnd ? { periodEnd: periodEnd as NonNullable<StatementDates["lastDay"]> } : {}),
  });
  const parts = money.slice(0, -1).map(({ money: { amount } }) => Math.abs(amount));
  return day && balance.money.amount >= 0 ? { row, day, parts, balance } : undefined;
}

/** The part that took the balance from one entry to the next, with the rest adding up to the payment. */
function principalOf(older: Entry, newer: Entry): number | undefined {
  const moved = Math.abs(older.balance.money.amount - newer.balance.money.amount);
  const index = newer.parts.indexOf(moved);
  if (index < 0 || moved === 0) return undefined;
  const rest = newer.parts.filter((_, at) => at !== index);
  const [payment = 0] = rest.toSorted((a, b) => b - a);
  const others = rest.reduce((sum, part) => sum + part, 0) - payment;
  return payment === moved + others ? index : undefined;
}

/**
 * The register of one loan: dated rows, each with a payment that is the sum of its parts, and a balance that its principal explains. Nothing
 * where a single row breaks the chain, or fewer than two make it.
 * @param until the day of the paper, or the one on which the next payment is due
 */
export function loanRegister(
  reading: Reading,
  dates: StatementDates,
  until: string | undefined,
): LoanRegister | undefined {
  const entries = reading.sheet.rows.flatMap((row) => entryOf(row, reading, dates) ?? []);
  const last = entries.at(-1);
  const [first] = entries;
  if (!first || !last || entries.length < 2 || until === undefined) return undefined;
  const inOrder = first.day <= last.day ? entries : entries.toReversed();
  // A plan of what is still to be paid adds up as well.
  if (inOrder.some(({ day }) => day > until)) return undefined;
  const moves: { readonly entry: Entry; readonly principal: number }[] = [];
  for (const [index, entry] of inOrder.entries()) {
    const before = inOrder[index - 1];
    if (!before || entry.balance.money.amount === before.balance.money.amount) continue;
    const principal = principalOf(before, entry);
    if (principal === undefined) return undefined;
    moves.push({ entry, principal });
  }
  const [opening] = inOrder;
  const newest = inOrder.at(-1);
  const opens = opening !== undefined && opening.parts.length === 0 && OPENS.test(textOf(opening.row));
  if (!opening || !newest || moves.length === 0 || (moves.length < 2 && !opens)) return undefined;
  const paid = moves.reduce((sum, { entry, principal }) => sum + (entry.parts[principal] ?? 0), 0);
  const width = Math.max(...moves.map(({ entry }) => entry.parts.length));
  const sums = Array.from({ length: width }, (_, column) =>
    cents(
      moves.reduce(
        (sum, { entry, principal }) => sum + (column === principal ? 0 : (entry.parts[column] ?? 0)),
        0,
      ),
    ),
  );
  const sign = newest.balance.money.amount <= opening.balance.money.amount ? "-" : "+";
  return {
    balance: newest.balance,
    ...(opens ? { previous: opening.balance } : {}),
    sums: opens ? sums : [],
    check: {
      name: "loan-register",
      passed: true,
      detail: `${formatMoney(opening.balance.money.amount)} ${sign} ${formatMoney(cents(paid))} = ${formatMoney(newest.balance.money.amount)}`,
    },
  };
}

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

const INTEREST = /\b(?:interest\s(?:charged|paid|this\speriod)|finance\scharges?)\b/i;
const FEES = /\b(?:fees?\s(?:charged|this\speriod)|late\scharges?)\b/i;

/** A figure of the month that a line names and a column of the register adds up to. */
function summedBy(words: RegExp, { sums }: LoanRegister, reading: Reading): Finding | undefined {
  for (const [segment, values] of reading.values) {
    const row = reading.sheet.rows[segment.row];
    if (!row || !words.test(row.segments[0]?.text ?? "")) continue;
    for (const value of values)
      if (value.kind === "money" && !value.money.bare && sums.includes(value.money.amount))
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
  register: LoanRegister,
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
