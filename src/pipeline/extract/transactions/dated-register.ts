import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { Row } from "../layout/sheet.ts";
import type { StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

/** A row of a register: its day, its amounts without signs, and the balance that it ends with. */
type Entry = {
  readonly row: Row;
  readonly day: string;
  readonly parts: readonly number[];
  readonly balance: MoneyValue;
};

export type DatedRegister = {
  readonly balance: MoneyValue;
  /** What was owed before the first entry, where a row says so. */
  readonly previous?: MoneyValue;
  /** All entries' parts besides the principal, column by column: one of them is the interest, another the fees. */
  readonly sums: readonly Cents[];
  /** "1000.00 - 250.00 = 750.00" */
  readonly detail: string;
};

const OPENS =
  /\b(?:previous|beginning|opening|starting|prior)\s(?:principal\s)?balance\b|\bbalance\s(?:brought\s)?forward\b|\b(?:brought|carried)\sforward\b/i;
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
  return day ? { row, day, parts, balance } : undefined;
}

/** The part that took the balance from one entry to the next, with the rest adding up to the payment. */
function principalOf(older: Entry, newer: Entry): number | undefined {
  const moved = Math.abs(older.balance.money.amount - newer.balance.money.amount);
  const index = newer.parts.indexOf(moved);
  if (index < 0 || moved === 0) return undefined;
  const rest = newer.parts.filter((_, at) => at !== index);
  const [payment = 0] = rest.toSorted((a, b) => b - a);
  const others = rest.reduce((sum, part) => sum + part, 0) - payment;
  return rest.length === 0 || payment === moved + others ? index : undefined;
}

/**
 * A list of dated rows, each ending with a balance that its amount explains, or of a loan's payment the part that is principal. Nothing
 * where a single row breaks the chain, or fewer than two make it.
 * @param until the day of the paper, or the one on which the next payment is due
 */
export function datedRegister(
  reading: Reading,
  dates: StatementDates,
  until: string | undefined,
): DatedRegister | undefined {
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
  const moved = Math.abs(newest.balance.money.amount - opening.balance.money.amount);
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
    detail: `${formatMoney(opening.balance.money.amount)} ${sign} ${formatMoney(cents(moved))} = ${formatMoney(newest.balance.money.amount)}`,
  };
}
