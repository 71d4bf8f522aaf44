import { type ColumnRole, directionOf, roleOfHeading, squashHeading } from "./column-words.ts";
import { looksLikeDate } from "./date-style.ts";
import { isBlank, type TableFrame } from "./find-tables.ts";
import { cellAt, type Grid } from "./grid.ts";
import { inferMoneyColumns } from "./infer-money-columns.ts";
import { findDecimalMark, looksLikeMoney, readMoney } from "./money-style.ts";

/** Which column holds what. Lists are in the order in which they are tried for a row. */
export type Columns = {
  readonly dates: readonly number[];
  readonly descriptions: readonly number[];
  readonly amount?: number;
  readonly moneyOut?: number;
  readonly moneyIn?: number;
  /** The two columns of amounts have no names: which is which, nothing says. */
  readonly isDirectionUnnamed?: boolean;
  readonly balance?: number;
  readonly flags: readonly number[];
  readonly others: ReadonlyMap<ColumnRole, number>;
  /** The heading of each column, squashed. */
  readonly names: readonly string[];
};

const ENOUGH = 0.6;
const WORDY = 15;
/** The column whose change the balance follows, where several are called an amount. */
const AMOUNT_ORDER = [/^amount/, /^net/, /^(?:transaction|trans|txn)amount/, /./] as const;

const MONEY_ROLES: ReadonlySet<ColumnRole> = new Set([
  "amount",
  "money-in",
  "money-out",
  "balance",
  "split-amount",
]);

type Share = (column: number, test: (cell: ReturnType<typeof cellAt>) => boolean) => number;

/** Finds out what each column holds: by its name where the cells below agree, else by the cells. */
export function assignColumns(frame: TableFrame): Columns {
  const { grid, headingRow } = frame;
  const body = frame.rows.filter((row) => !isBlank(grid.rows[row]));
  const columns = Array.from({ length: grid.width }, (_, column) => column);
  const names = columns.map((column) =>
    headingRow === undefined ? "" : squashHeading(cellAt(grid, headingRow, column).text),
  );
  const suggested = columns.map((column) =>
    headingRow === undefined ? undefined : roleOfHeading(cellAt(grid, headingRow, column).text),
  );
  // Only rows as wide as a row can be: totals and remarks below say nothing about a column.
  const dated = body.filter((row) => (grid.rows[row] ?? []).some(looksLikeDate));
  const share: Share = (column, test) => {
    const cells = dated.map((row) => cellAt(grid, row, column)).filter((cell) => cell.text !== "");
    return cells.length === 0 ? 0 : cells.filter(test).length / cells.length;
  };
  const isEmpty = (column: number) => dated.every((row) => cellAt(grid, row, column).text === "");
  const roles = suggested.map((role, column) => confirmed(role, column, share, isEmpty));
  const withRole = (role: ColumnRole) => columns.filter((column) => roles[column] === role);

  const namedDates = [...withRole("date"), ...withRole("posted-date")];
  const dates =
    namedDates.length > 0 ? namedDates : columns.filter((column) => share(column, looksLikeDate) >= 0.8);
  const money = moneyColumns(frame, withRole, names, dates, dated, share, roles);
  const used = new Set([...dates, ...Object.values(money).filter((value) => typeof value === "number")]);
  const flags = columns
    .filter(
      (column) =>
        !used.has(column) &&
        (roles[column] === "flag" || roles[column] === "category" || roles[column] === undefined),
    )
    .filter((column) => share(column, (cell) => directionOf(cell.text) !== undefined) >= ENOUGH)
    .toSorted((a, b) => Number(roles[b] === "flag") - Number(roles[a] === "flag"));
  const isThing = (column: number) => THING.test(names[column] ?? "");
  const spoken = [
    ...withRole("description").filter((column) => !isThing(column)),
    ...(names.some((name) => PAYER.test(name)) ? [] : withRole("payee")),
    ...withRole("description").filter(isThing),
    ...withRole("memo"),
    ...withRole("payee"),
    // An action of many words ("Electronic funds transfer received") says more than a type does.
    ...flags.filter((column) => share(column, ({ text }) => text.length > WORDY) >= ENOUGH),
    ...withRole("flag").filter((column) => !flags.includes(column)),
  ];
  const payee = withRole("payee")[0] ?? columns.length;
  const others = new Map<ColumnRole, number>();
  for (const column of columns.toReversed()) {
    const role = roles[column];
    if (role === undefined || used.has(column)) continue;
    // "IBAN" behind the name of who was paid is theirs.
    if (role === "account-number" && column > payee && /^(?:iban|kontonummer)/.test(names[column] ?? ""))
      continue;
    if (OWN_ROLES.has(role) && !isOwn(dated.map((row) => cellAt(grid, row, column).text))) continue;
    others.set(role, column);
  }
  return {
    dates,
    descriptions: [
      ...(spoken.length > 0 ? spoken : wordiest(columns, used, share, frame, dated)),
      ...flags,
      ...withRole("category"),
    ],
    ...money,
    flags,
    others,
    names,
  };
}

/** What was traded or what a budget calls it: it only describes a row where nothing says what happened. */
const THING = /^(?:item|holding|(?:investment|security|fund)(?:name)?)$/;

/** A file that names both sides names the holder in every row, on one of them: its purpose is what tells a row from others. */
const PAYER = /^(?:zahlungspflichtiger?|payer(?:name)?|debtor(?:name)?)$/;

const OWN_ROLES: ReadonlySet<ColumnRole> = new Set(["account", "account-number"]);
const MANY_ACCOUNTS = 4;

/** The holder's own accounts fill their column and are few; numbers of the people who were paid are many, or partly missing. */
function isOwn(texts: readonly string[]): boolean {
  const named = texts.filter((text) => text !== "");
  const distinct = new Set(named).size;
  if (distinct <= 1) return true;
  return named.length > texts.length * 0.8 && (distinct <= MANY_ACCOUNTS || distinct < named.length * 0.3);
}

/** A name only counts when the cells below it are what it says; an empty column keeps its name. */
function confirmed(
  role: ColumnRole | undefined,
  column: number,
  share: Share,
  isEmpty: (column: number) => boolean,
): ColumnRole | undefined {
  if (role === undefined || isEmpty(column)) return role;
  if (role === "date" || role === "posted-date") {
    return share(column, looksLikeDate) >= ENOUGH ? role : undefined;
  }
  if (!MONEY_ROLES.has(role) || share(column, looksLikeMoney) >= ENOUGH) return role;
  return share(column, (cell) => directionOf(cell.text) !== undefined) >= ENOUGH ? "flag" : undefined;
}

type Money = Pick<Columns, "amount" | "moneyOut" | "moneyIn" | "balance" | "isDirectionUnnamed">;

function moneyColumns(
  frame: TableFrame,
  withRole: (role: ColumnRole) => number[],
  names: readonly string[],
  dates: readonly number[],
  dated: readonly number[],
  share: Share,
  roles: readonly (ColumnRole | undefined)[],
): Money {
  const [balance] = withRole("balance");
  let [out] = withRole("money-out");
  let [into] = withRole("money-in");
  const outs = withRole("money-out");
  // A register of a card has charges and payments: payments are money to the card. A register of a bank has payments and deposits.
  const payments = outs.find((column) => /^payments?$/.test(names[column] ?? ""));
  const charges = outs.find((column) => column !== payments);
  if (into === undefined && payments !== undefined && charges !== undefined) {
    out = charges;
    into = payments;
  }
  const amounts = withRole("amount");
  const [amount] = AMOUNT_ORDER.flatMap((wording) =>
    amounts.filter(
      (column) =>
        wording.test(names[column] ?? "") && (dated.length === 0 || share(column, looksLikeMoney) > 0),
    ),
  );
  const known = balance === undefined ? {} : { balance };
  const net = netColumn(frame.grid, dated, amounts, names, { fee: roles.indexOf("fee"), balance });
  if (net >= 0) return { ...known, amount: net };
  if (out !== undefined && into !== undefined && amount === undefined)
    return { ...known, moneyOut: out, moneyIn: into };
  if (amount !== undefined) return { ...known, amount };
  const lone = out ?? into;
  if (lone !== undefined && share(lone, looksLikeMoney) > 0) {
    return out === undefined ? { ...known, moneyIn: lone } : { ...known, moneyOut: lone };
  }
  const free = names.flatMap((_, column) =>
    !dates.includes(column) &&
    column !== balance &&
    isFree(roles[column]) &&
    share(column, looksLikeMoney) >= 0.8
      ? [column]
      : [],
  );
  return { ...known, ...inferMoneyColumns(frame.grid, dated, free, balance) };
}

/** The column of what is left after fees, where each row proves it to be the amount less its fee; -1 without one. */
function netColumn(
  grid: Grid,
  rows: readonly number[],
  amounts: readonly number[],
  names: readonly string[],
  { fee, balance }: { readonly fee: number; readonly balance: number | undefined },
): number {
  const [gross] = amounts.filter((column) => names[column]?.startsWith("amount"));
  const [net] = amounts.filter((column) => names[column]?.startsWith("net"));
  if (gross === undefined || net === undefined || fee < 0) return -1;
  const mark = findDecimalMark(rows.map((row) => cellAt(grid, row, net).text));
  const value = (row: number, column: number) => readMoney(cellAt(grid, row, column), mark)?.amount ?? 0;
  const isLess = rows.every((row) => value(row, net) === value(row, gross) - Math.abs(value(row, fee)));
  if (!isLess || rows.every((row) => value(row, fee) === 0)) return -1;
  // Where balances run over the amounts, the fees were taken elsewhere.
  const runsOver = (column: number) =>
    rows.filter((row, index) => {
      const next = rows[index + 1];
      if (balance === undefined || next === undefined) return false;
      const step = value(next, balance) - value(row, balance);
      return step === value(next, column) || -step === value(row, column);
    }).length;
  return runsOver(gross) > runsOver(net) ? -1 : net;
}

const isFree = (role: ColumnRole | undefined): boolean =>
  role === undefined ||
  role === "amount" ||
  role === "other" ||
  role === "balance" ||
  role === "market-value";

/** Without a name, the description is the column with the longest words. */
function wordiest(
  columns: readonly number[],
  used: ReadonlySet<number>,
  share: Share,
  frame: TableFrame,
  dated: readonly number[],
): number[] {
  const letters = (column: number) =>
    dated.reduce(
      (sum, row) => sum + cellAt(frame.grid, row, column).text.replaceAll(/[^\p{L}]/gu, "").length,
      0,
    );
  const [best] = columns
    .filter((column) => !used.has(column) && share(column, looksLikeMoney) < ENOUGH)
    .toSorted((a, b) => letters(b) - letters(a));
  return best === undefined || letters(best) === 0 ? [] : [best];
}
