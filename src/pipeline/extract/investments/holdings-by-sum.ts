import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import { findTables, type Table, type TableRow } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type HoldingDraft, makeFinding } from "../result/draft.ts";
import { holdingName } from "./holding-name.ts";
import { NOT_A_HOLDING } from "./holdings.ts";
import { headingLabels, nameColumns } from "./name-columns.ts";

const TOTAL =
  /^(?:sub|grand|account|portfolio|your)?totals?(?![a-z])|^total|^(?:ending|closing|account)(?:account)?(?:value|balance)/;
/** "Total Stock Market": a fund, not a sum. */
const FUND = /^total(?:stock|bond|market(?!value)|international|intl|world|return|us[a-z])/;
/** Columns that are no values of holdings, whatever they sum to. */
const NOT_VALUE =
  /begin|opening|previous|prior|last|cost|gain|loss|income|price|yield|contribution|change|quantity|shares|units/;

type Column = { readonly table: Table; readonly heading: string; readonly cells: readonly Cell[] };
type Cell = { readonly row: TableRow; readonly value: MoneyValue };

function columnsOf(table: Table): Column[] {
  return table.columns.map((column, index) => ({
    table,
    heading: squash(column.heading),
    cells: table.rows.flatMap((row): Cell[] => {
      const value = row.values.get(index);
      const name = squash(row.name);
      const isTotal = TOTAL.test(name) && !FUND.test(name);
      return value?.kind === "money" && !isTotal && name !== "" ? [{ row, value }] : [];
    }),
  }));
}

const sumOf = (cells: readonly Cell[]): number =>
  cells.reduce((sum, { value }) => sum + value.money.amount, 0);

/** Rows without those that head a group, whose amount is the sum of the rows right below. */
function withoutGroups(cells: readonly Cell[]): Cell[] {
  return cells.filter(({ value }, index) => {
    let sum = 0;
    for (const below of cells.slice(index + 1)) {
      sum += below.value.money.amount;
      if (sum === value.money.amount) return false;
    }
    return true;
  });
}

function addUp(columns: readonly Column[], totals: ReadonlySet<number>): readonly Cell[] | undefined {
  const cells = columns.flatMap((column) => column.cells);
  if (cells.length < 2) return undefined;
  if (totals.has(sumOf(cells))) return cells;
  const alone = columns.flatMap((column) => withoutGroups(column.cells));
  return alone.length >= 2 && totals.has(sumOf(alone)) ? alone : undefined;
}

/**
 * Holdings found by arithmetic where headings do not say which column holds the values: the column of a table, or of all tables with
 * one heading, whose rows sum to a printed value of the account. Empty when no column does.
 */
export function holdingsBySum(reading: Reading, values: readonly Cents[]): HoldingDraft[] {
  const totals = new Set<number>(values.filter((value) => value > 0));
  const labels = headingLabels(reading);
  for (const bare of [false, true]) {
    const columns = findTables(reading, bare)
      .flatMap(columnsOf)
      .filter((column) => column.cells.length > 0 && !NOT_VALUE.test(column.heading));
    const sets = [
      ...Map.groupBy(columns, (column) => column.heading).values(),
      ...columns.map((column) => [column]),
    ];
    const found = sets
      .map((set) => addUp(set, totals))
      .filter((cells) => cells !== undefined)
      .toSorted((a, b) => b.length - a.length)[0];
    const lines = (found ?? []).flatMap(({ row, value }): HoldingDraft[] => {
      const named = holdingName(reading, row.row, value, nameColumns(labels, row.row));
      if (!named) return [];
      return [
        {
          name: named.name,
          ...(named.symbol ? { symbol: named.symbol } : {}),
          value: makeFinding(formatMoney(cents(value.money.amount)), value.span, 0.9),
          print: evidenceOfCells(named.cells),
          table: 0,
        },
      ];
    });
    // What happened to the account adds up as well: beginning value, additions, change.
    const isFlow = lines.some((line) => NOT_A_HOLDING.test(line.name));
    if (found && lines.length === found.length && !isFlow) return lines;
  }
  return [];
}
