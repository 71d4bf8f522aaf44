import type { Evidence } from "#contract/extraction.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import type { Columns } from "./assign-columns.ts";
import type { ColumnRole } from "./column-words.ts";
import { type DateOrder, readDate } from "./date-style.ts";
import { isBlank, type TableFrame } from "./find-tables.ts";
import { type Cell, cellAt, cellEvidence } from "./grid.ts";
import type { Stated } from "./listing.ts";
import { type CellMoney, type DecimalMark, readMoney } from "./money-style.ts";
import { placeCells } from "./place-cells.ts";

/** One transaction row before its direction is decided. */
export type TableRow = {
  /** In the grid, from 0. */
  readonly row: number;
  readonly date: Stated<PlainDate>;
  /** As printed, with the printed sign. */
  readonly amount: Stated<Cents>;
  /** The column says which way the money went, or leaves it to signs and words. */
  readonly column: "amount" | "in" | "out";
  readonly side?: "CR" | "DR";
  readonly balance?: Stated<Cents>;
  /** Printed in a column of its own, with whatever sign: the amount may or may not hold it. */
  readonly fee?: Cents;
  readonly description: string;
  readonly flags: readonly string[];
  readonly category?: string;
  readonly currency?: string;
  readonly isPending: boolean;
  /** What the row says about its account, by column. */
  readonly account: ReadonlyMap<ColumnRole, Cell & { readonly column: number }>;
};

/** A line that is no transaction but states something: "Ending balance as of 10/31/2026 … 2,350.00". */
export type StatedLine = {
  readonly text: string;
  readonly money: readonly Stated<Cents>[];
  /** Where its first cell of text stands. */
  readonly evidence?: Evidence;
};

export type TableRows = {
  readonly rows: readonly TableRow[];
  readonly lines: readonly StatedLine[];
  /** Line numbers, as a person counts them, of rows that hold a transaction but could not be read exactly. */
  readonly unread: readonly number[];
  /** Rows of payments that never happened. */
  readonly voided: number;
};

export type ValueStyle = { readonly order: DateOrder; readonly mark: DecimalMark };

const PENDING =
  /^(?:pending|authori[sz]ed|authori[sz]ation|processing|in progress|vorgemerkt|on hold|hold|outstanding)\b/i;
const VOID =
  /^(?:declined|failed|cancell?ed|reverted|denied|voided?|expired|rejected|removed|blocked|forecast(?:ed)?|scheduled|planned|upcoming|projected|estimated)\b/i;
/** Money that was only set aside, in exports of wallets. */
const NO_IMPACT = /^memo$/i;
const SUMMARY =
  /\b(?:(?:beginning|opening|starting|previous|prior|ending|closing|current|available|new|ledger|statement|running) balance|balance (?:forward|brought forward|as of)|(?:sub)?totals?|total (?:credits|debits|deposits|withdrawals))\b|^balance\b|^turnover$|^(?:anfangs|end)?saldo\b|kontostand/i;

const PERIOD = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\s*(?:-|–|to|through|thru|bis)\s*\d{1,4}[/.-]\d/i;

const ACCOUNT_ROLES = ["account", "account-number", "account-kind", "institution"] as const;

/** Reads the rows of one table in file order. Nothing is skipped silently: what is no transaction is a line, what cannot be read is counted. */
export function readRows(frame: TableFrame, columns: Columns, style: ValueStyle): TableRows {
  const rows: TableRow[] = [];
  const lines: StatedLine[] = [];
  const unread: number[] = [];
  let voided = 0;
  /** The last line of the last transaction. */
  let end = -1;
  const place = placeCells(frame, columns);
  const toCome = rowsToCome(frame, columns, style);
  for (const row of frame.rows) {
    if (isBlank(frame.grid.rows[row])) continue;
    const cells = place(row, style.mark);
    const isToCome = toCome.has(row);
    const read =
      cells === undefined ? "unread" : isToCome ? "void" : readRow(frame, columns, style, row, cells);
    if (read === "unread") unread.push(row + 1);
    else if (read === "void") voided += 1;
    else if (read === "line") {
      const more = continuedText(frame, columns, row);
      const last = rows.at(-1);
      if (more !== undefined && last && end === row - 1) {
        rows[rows.length - 1] = { ...last, description: `${last.description} ${more}` };
        end = row;
      } else lines.push(statedLine(frame, row, style.mark));
    } else if (read !== "nothing") {
      rows.push(read);
      end = row;
    }
  }
  return { rows, lines, unread, voided };
}

/**
 * Rows that a column "Scheduled" marks, where all of them come after every other row. Marked rows among the others are bills that were
 * paid as they were scheduled.
 */
function rowsToCome(
  { grid, rows }: TableFrame,
  columns: Columns,
  { order }: ValueStyle,
): ReadonlySet<number> {
  const planned = columns.names.indexOf("scheduled");
  if (planned < 0) return new Set();
  const [date = -1] = columns.dates;
  const dated = rows.flatMap((row) => {
    const day = readDate(cellAt(grid, row, date), order);
    const isMarked = /^(?:true|yes|y|1)$/i.test(cellAt(grid, row, planned).text);
    return day === undefined ? [] : [{ row, day, isMarked }];
  });
  const [marked, others] = [dated.filter(({ isMarked }) => isMarked), dated.filter((row) => !row.isMarked)];
  const isAfter = marked.every(({ day }) => others.every((other) => other.day < day));
  return new Set(others.length > 0 && isAfter ? marked.map(({ row }) => row) : []);
}

/** A line of nothing but description right below a row goes on with it. */
function continuedText(frame: TableFrame, columns: Columns, row: number): string | undefined {
  const filled = (frame.grid.rows[row] ?? []).flatMap(({ text }, column) => (text === "" ? [] : [column]));
  const [only] = filled;
  return filled.length === 1 && only !== undefined && only > 0 && only === columns.descriptions[0]
    ? cellAt(frame.grid, row, only).text
    : undefined;
}

/** Where the cell of a column really stands in a row: shifted when the row has more cells than the heading. */
export type PlacedRow = { readonly cell: (column: number) => Cell; readonly at: (column: number) => number };

function readRow(
  frame: TableFrame,
  columns: Columns,
  style: ValueStyle,
  row: number,
  cells: PlacedRow,
): TableRow | "line" | "unread" | "void" | "nothing" {
  const text = (column: number | undefined) => (column === undefined ? "" : cells.cell(column).text);
  const status = text(columns.others.get("status"));
  const impact = columns.names.indexOf("balanceimpact");
  if (VOID.test(status) || (impact >= 0 && NO_IMPACT.test(text(impact)))) return "void";
  const states = statesOf(frame, columns, cells);
  if (states.some((state) => VOID.test(state))) return "void";
  const words = columns.descriptions
    .map((column) => text(column))
    .filter((part) => part !== "" && !/^no description$/i.test(part));
  const description = (words[0] ?? "").replaceAll(/\s*\n\s*/g, " ");
  const allText = (frame.grid.rows[row] ?? []).map((cell) => cell.text).join(" ");
  const dateColumn = columns.dates.find((column) => readDate(cells.cell(column), style.order) !== undefined);
  const day = dateColumn === undefined ? undefined : readDate(cells.cell(dateColumn), style.order);
  const found = amountOf(columns, cells, style.mark);
  if (day === undefined || dateColumn === undefined) {
    if (found.kind !== "amount" || SUMMARY.test(allText)) return "line";
    // The sum of a period, in a report of a money program.
    if (columns.dates.some((column) => PERIOD.test(text(column)))) return "line";
    if (columns.dates.some((column) => PENDING.test(text(column)))) return "void";
    // A heading repeated on the next page has no amount; an amount without a day is a transaction that cannot be placed.
    return "unread";
  }
  // A money program's register begins with a row for what was there before.
  const isRegisterStart =
    /^(?:starting|opening) balance$/i.test(description) &&
    columns.others.has("account") &&
    columns.balance === undefined;
  if (
    !isRegisterStart &&
    SUMMARY.test(description) &&
    (found.kind === "none" || /balance|saldo|kontostand|^total|^turnover$/i.test(description))
  )
    return "line";
  if (found.kind === "unclear") return "unread";
  if (found.kind !== "amount") {
    const isOdd = hasMoneyText(columns, cells) || text(columns.balance) !== "";
    if (!isOdd || SUMMARY.test(allText)) return "line";
    return "unread";
  }
  const split = columns.others.get("split-amount");
  // A part of a transaction whose whole is a row of its own.
  if (
    found.money.amount === 0 &&
    split !== undefined &&
    (readMoney(cells.cell(split), style.mark)?.amount ?? 0) !== 0
  )
    return "nothing";
  const evidence = (column: number): Evidence => cellEvidence(frame.grid, row, cells.at(column));
  const balance =
    columns.balance === undefined ? undefined : readMoney(cells.cell(columns.balance), style.mark);
  const isNet = columns.amount !== undefined && columns.names[columns.amount]?.startsWith("net") === true;
  const feeColumn = isNet ? undefined : columns.others.get("fee");
  const fee = feeColumn === undefined ? 0 : (readMoney(cells.cell(feeColumn), style.mark)?.amount ?? 0);
  const category = text(columns.others.get("category"));
  const currency = text(columns.others.get("currency")).toUpperCase() || found.money.currency;
  return {
    row,
    date: { value: day, evidence: evidence(dateColumn) },
    amount: { value: found.money.amount, evidence: evidence(found.column) },
    column: found.direction,
    ...(found.money.side ? { side: found.money.side } : {}),
    ...(balance && columns.balance !== undefined
      ? { balance: { value: signedBalance(balance), evidence: evidence(columns.balance) } }
      : {}),
    ...(fee === 0 ? {} : { fee }),
    description,
    flags: columns.flags.map((column) => text(column)).filter((flag) => flag !== ""),
    ...(category ? { category } : {}),
    ...(currency ? { currency } : {}),
    isPending:
      PENDING.test(status) ||
      states.some((state) => PENDING.test(state)) ||
      columns.dates.some((column) => PENDING.test(text(column))) ||
      columns.flags.some((column) => PENDING.test(text(column))),
    account: new Map(
      ACCOUNT_ROLES.flatMap((role) => {
        const column = columns.others.get(role);
        return column === undefined || text(column) === ""
          ? []
          : [[role, { ...cells.cell(column), column: cells.at(column) }]];
      }),
    ),
  };
}

/** Without names of columns, a cell that is one short word may be the state of the row. */
function statesOf(frame: TableFrame, columns: Columns, cells: PlacedRow): readonly string[] {
  if (frame.headingRow !== undefined) return [];
  return Array.from({ length: frame.grid.width }, (_, column) => column)
    .filter((column) => !columns.descriptions.includes(column))
    .map((column) => cells.cell(column).text)
    .filter((text) => /^[A-Za-z]{4,12}$/.test(text));
}

/** An overdrawn balance may be marked DR instead of with a minus. */
function signedBalance({ amount, side }: CellMoney): Cents {
  return side === "DR" && amount > 0 ? cents(0 - amount) : amount;
}

type FoundAmount =
  | { readonly kind: "none" }
  | { readonly kind: "unclear" }
  | {
      readonly kind: "amount";
      readonly money: CellMoney;
      readonly column: number;
      readonly direction: TableRow["column"];
    };

function amountOf(columns: Columns, cells: PlacedRow, mark: DecimalMark): FoundAmount {
  const { amount, moneyOut, moneyIn } = columns;
  if (amount !== undefined) {
    const money = readMoney(cells.cell(amount), mark);
    return money ? { kind: "amount", money, column: amount, direction: "amount" } : { kind: "none" };
  }
  const sides = (
    [
      [moneyOut, "out"],
      [moneyIn, "in"],
    ] as const
  ).flatMap(([column, direction]) => {
    const money = column === undefined ? undefined : readMoney(cells.cell(column), mark);
    return column === undefined || money === undefined
      ? []
      : [{ kind: "amount", money, column, direction } as const];
  });
  const moving = sides.filter(({ money }) => money.amount !== 0);
  if (moving.length > 1) return { kind: "unclear" };
  return moving[0] ?? sides[0] ?? { kind: "none" };
}

/** Something stands where the amount should be, but it is no amount. */
function hasMoneyText(columns: Columns, cells: PlacedRow): boolean {
  return [columns.amount, columns.moneyOut, columns.moneyIn].some(
    (column) => column !== undefined && /\d/.test(cells.cell(column).text),
  );
}

/** A comma tears an amount that is not in quotes: "$1,234.56" becomes "$1" and "234.56". */
const TORN_HEAD = /(?:^|[\s:$(-])\d{1,3}$/;
const TORN_TAIL = /^\d{3}(?:\.\d{2})?\)?$/;
const LAST_AMOUNT = /:\s*(?<amount>-?\(?[$€£]?\d{1,3}(?:,?\d{3})*\.\d{2}\)?)$/;

/** The words and amounts of a line that is no transaction. */
export function statedLine(frame: TableFrame, row: number, mark: DecimalMark): StatedLine {
  const { grid } = frame;
  const cells = grid.rows[row] ?? [];
  const isTorn = (column: number) =>
    TORN_TAIL.test(cells[column]?.text ?? "") && TORN_HEAD.test(cells[column - 1]?.text ?? "");
  const money = cells.flatMap((_, column) => {
    const found =
      isTorn(column) || isTorn(column + 1) ? undefined : readMoney(cellAt(grid, row, column), mark);
    return found ? [{ value: found.amount, evidence: cellEvidence(grid, row, column) }] : [];
  });
  const filled = cells.flatMap(({ text }, column) => (text === "" ? [] : [column]));
  const [first, last] = [filled[0], filled.at(-1)];
  const text = filled.map((column) => cells[column]?.text ?? "");
  if (first === undefined || last === undefined) return { text: "", money };
  const start = cellEvidence(grid, row, first);
  // A label and its amount in one cell: "Balance as of October 31: $1,234.56".
  const written = LAST_AMOUNT.exec(text.join(","))?.groups?.["amount"];
  const lone = money.length === 0 && written !== undefined ? readMoney({ text: written }, ".") : undefined;
  const [x0, y0] = start.box;
  const [, , x1, y1] = cellEvidence(grid, row, last).box;
  const wide: Evidence = { ...start, box: [x0, y0, x1, y1], text: text.join(",") };
  return {
    text: text.join(" "),
    money: lone ? [{ value: lone.amount, evidence: wide }] : money,
    evidence: start,
  };
}
