import type { Row } from "../layout/sheet.ts";
import { hasMoney, type Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";

type AccountValue = Extract<PrintedValue, { kind: "account" }>;
type Balances = { readonly first: number; readonly last: number };

const OPENS =
  /\b(?:beginning|opening|starting|previous|prior)\s(?:\w+\s)?(?:balance|value)\b|\bbeg\.?\s(?:\w+\s)?balance\b|\bbalance\s(?:brought\s)?(?:forward|fwd)\b/i;
const CLOSES = /\b(?:ending|closing|new|current|final)\s(?:\w+\s)?(?:balance|value)\b/i;
const OF_DAYS = /\b(?:daily|average|minimum|lowest|low)\b/i;

const amountsOf = (row: Row | undefined, reading: Reading) =>
  (row?.segments ?? [])
    .flatMap((segment) => reading.values.get(segment) ?? [])
    .flatMap((value) =>
      value.kind === "money" && !value.money.bare ? [{ amount: value.money.amount, span: value.span }] : [],
    );

/** The amount right of a label, or under it where the labels stand over their amounts. */
function amountNamed(label: RegExp, rows: readonly Row[], reading: Reading, isLast: boolean) {
  const found = rows.flatMap((row, index) => {
    const cell = row.segments.find(({ text }) => label.test(text) && !OF_DAYS.test(text));
    if (!cell) return [];
    const beside = amountsOf(row, reading).find(({ span }) => span.x0 >= cell.x0);
    const under = amountsOf(rows[index + 1], reading).find(
      ({ span }) => span.x0 < cell.x1 && cell.x0 < span.x1,
    );
    return beside ?? under ?? [];
  });
  return found.at(isLast ? -1 : 0)?.amount;
}

/** The balances from which and to which these rows lead, where they print both. */
export function balancesWithin(rows: readonly Row[], reading: Reading): Balances | undefined {
  const first = amountNamed(OPENS, rows, reading, false);
  const last = amountNamed(CLOSES, rows, reading, true);
  return first === undefined || last === undefined ? undefined : { first, last };
}

/** Whether a line is a movement: it begins with its day and holds an amount. */
const isMovement = (row: Row, reading: Reading): boolean =>
  hasMoney(reading, row) &&
  row.segments
    .slice(0, 1)
    .flatMap((segment) => reading.values.get(segment) ?? [])
    .some(({ kind, span }) => kind === "date" && span.start === 0);

/** Whether rows print both balances over their first movement, as a register that goes on from a summary does not. */
export function hasOwnSummary(reading: Reading): boolean {
  const { rows } = reading.sheet;
  const start = rows.findIndex((row) => isMovement(row, reading));
  return start > 0 && balancesWithin(rows.slice(0, start), reading) !== undefined;
}

/**
 * Whether the balances of an account follow its number before that of another one, whatever words stand beside it ("Closed account",
 * "Backup Savings"). The same balances below a number are those of the account before it, whose register repeats them; and without
 * any above it they are those of the paper's own account, whose head names another one, unless that one has its own further down.
 */
export function headsOwnPart({ account, span }: AccountValue, reading: Reading): boolean {
  const { rows } = reading.sheet;
  const at = span.segment.row;
  const others = rows
    .filter(
      (row) =>
        !hasMoney(reading, row) &&
        row.segments
          .flatMap((segment) => reading.values.get(segment) ?? [])
          .some((value) => value.kind === "account" && value.account.last4 !== account.last4),
    )
    .map(({ index }) => index);
  const next = others.find((index) => index > at);
  const previous = others.findLast((index) => index < at);
  const below = balancesWithin(rows.slice(at + 1, next), reading);
  if (!below) return false;
  const above = balancesWithin(rows.slice(previous ?? 0, at), reading);
  if (above) return above.first !== below.first || above.last !== below.last;
  const end = others.find((index) => next !== undefined && index > next);
  return (
    previous === undefined &&
    next !== undefined &&
    balancesWithin(rows.slice(next, end), reading) !== undefined
  );
}

const NUMBER_ALONE = /^(?:account|acct)\s?(?:number|no\.?|#)\W*[\dx*•.\s-]+$/i;

/** Whether movements lead to the last balance: by their sum, or by the last of the balances beside them. */
function isReached(moves: readonly Row[], balances: Balances, reading: Reading): boolean {
  const amounts = moves.map((row) => amountsOf(row, reading).map(({ amount }) => amount));
  const sum = amounts.reduce((total, [amount]) => total + (amount ?? 0), 0);
  return balances.first + sum === balances.last || amounts.at(-1)?.slice(1).at(-1) === balances.last;
}

/**
 * Whether the account before a number has all its movements above it: what is below is another's, though it prints no balance. Such are
 * rows that lead to the last balance, and any where the number stands in a cell of its own beside a name.
 */
export function isCompleteBefore(value: AccountValue, before: readonly Row[], reading: Reading): boolean {
  const moves = before.filter((row) => isMovement(row, reading));
  if (moves.length === 0) return false;
  const balances = balancesWithin(before, reading);
  const { segment } = value.span;
  const [name] = reading.sheet.rows[segment.row]?.segments ?? [];
  const isNamed =
    name !== undefined &&
    name !== segment &&
    (reading.values.get(name) ?? []).length === 0 &&
    NUMBER_ALONE.test(segment.text.trim());
  return isNamed || (balances !== undefined && isReached(moves, balances, reading));
}
