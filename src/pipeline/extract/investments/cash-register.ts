import { formatMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row } from "../layout/sheet.ts";
import { partOf, type Reading } from "../reading.ts";
import { makeFinding, type TransactionDraft } from "../result/draft.ts";
import { readTransactions } from "../transactions/read-transactions.ts";

/** What its holder pays from and into; the cash of a brokerage account buys and sells. */
const HEALTH_SAVINGS = /\bhealth savings\b|\bHSA\b/i;
const OPENS =
  /\b(?:beginning|opening|starting|previous|prior)\s(?:cash\s)?balance\b|\bbalance\s(?:brought\s)?forward\b/i;
/** Rows of words over the first balance that head its columns. */
const HEADING_ROWS = 2;
const FEWEST_ROWS = 2;

const textOf = ({ segments }: Row): string => segments.map(({ text }) => text).join(" ");

const moneyIn = ({ segments }: Row, { values }: Reading): MoneyValue[] =>
  segments
    .flatMap((segment) => values.get(segment) ?? [])
    .filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare);

const isDated = ({ segments }: Row, { values }: Reading): boolean =>
  segments.slice(0, 1).some((segment) => values.get(segment)?.[0]?.kind === "date");

const balanceOf = ({ money, span }: MoneyValue) => makeFinding(formatMoney(money.amount), span, 1);

type Register = { readonly rows: readonly Row[]; readonly first: MoneyValue; readonly last: MoneyValue };

/** The rows from a first balance on, each of which moves the balance before it by its own amount to the one it prints. */
function registerFrom(opening: Row, reading: Reading): Register | undefined {
  const [first, other] = moneyIn(opening, reading);
  if (!first || other) return undefined;
  const rows: Row[] = [];
  let last = first;
  for (const row of reading.sheet.rows.slice(opening.index + 1)) {
    const [amount, balance, more] = moneyIn(row, reading);
    // Words of a description go on in a line of their own; the head of the next page stands between two rows.
    if (!amount || !isDated(row, reading)) {
      if (amount) break;
      continue;
    }
    // "05/31  Ending Balance  1,867.68"
    if (!balance && amount.money.amount === last.money.amount) break;
    const moved = balance ? balance.money.amount - last.money.amount : undefined;
    if (!balance || more || Math.abs(moved ?? 0) !== Math.abs(amount.money.amount)) return undefined;
    rows.push(row);
    last = balance;
  }
  return rows.length >= FEWEST_ROWS ? { rows, first, last } : undefined;
}

/** The one register of cash whose every row is proved by its running balance, and whose last balance the paper prints again. */
function cashRegister(reading: Reading): Register | undefined {
  const found = reading.sheet.rows.flatMap((row) =>
    OPENS.test(textOf(row)) ? (registerFrom(row, reading) ?? []) : [],
  );
  const [only, other] = found;
  if (!only || other) return undefined;
  const isAgain = reading.allValues.some(
    (value) => value.kind === "money" && value !== only.last && value.money.amount === only.last.money.amount,
  );
  return isAgain ? only : undefined;
}

/**
 * What was paid into and from the cash of a health savings account, which its paper lists before what is invested; where the balances of
 * the list do not prove each of its rows, none.
 */
export function cashRows(entry: AccountReading, number: number): TransactionDraft[] {
  const { reading, account, dates } = entry;
  if (account.kind !== "other" || !reading.sheet.segments.some(({ text }) => HEALTH_SAVINGS.test(text)))
    return [];
  const register = cashRegister(reading);
  const [top] = register?.rows ?? [];
  if (!register || !top) return [];
  const bottom = register.rows.at(-1)?.index ?? top.index;
  const begins = register.first.span.segment.row;
  const list = partOf(reading, ({ index }) => index >= begins - HEADING_ROWS && index <= bottom);
  const { transactions, checks } = readTransactions(
    {
      account: {
        kind: "savings",
        findings: new Map([
          ["beginningBalance", balanceOf(register.first)],
          ["endingBalance", balanceOf(register.last)],
        ]),
      },
      checks: [],
      dates,
      reading: list,
    },
    number,
  );
  return checks.some(({ name, passed }) => name === "transactions-sum" && passed) ? transactions : [];
}
