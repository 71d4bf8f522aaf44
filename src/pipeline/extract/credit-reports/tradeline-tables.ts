import { type Row, spanOf } from "../layout/sheet.ts";
import { findTables, type Table } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import { tradelineColumns } from "../lexicon/report-labels.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { sectionKind, sectionStatus } from "./tradeline-sections.ts";
import { amountFinding, creditorIn, kindOf, statusOf, type Tradeline, tidy } from "./tradeline-words.ts";

/** A number below a hundred in a column of amounts without sign and cents is an amount too. */
function smallAmount(table: Table, index: number, row: Row): Finding | undefined {
  const column = table.columns[index];
  const isBare = table.rows.some(({ values }) => {
    const value = values.get(index);
    return value?.kind === "money" && value.money.bare;
  });
  const cell = row.segments.find(
    ({ x0, x1, text }) =>
      column && /^\d{1,2}$/.test(text.trim()) && Math.min(x1, column.x1) > Math.max(x0, column.x0),
  );
  return isBare && cell
    ? makeFinding(`${Number(cell.text)}.00`, spanOf(cell, 0, cell.text.length), 0.9)
    : undefined;
}

function fromTable(table: Table, reading: Reading): Tradeline[] {
  const fields = new Map<string, number>();
  for (const [index, column] of table.columns.entries()) {
    const field = tradelineColumns.find(([, pattern]) => pattern.test(squash(column.heading)))?.[0];
    if (field && field !== "skip" && field !== "terms" && !fields.has(field)) fields.set(field, index);
  }
  if (!fields.has("balance") || fields.size < 2) return [];
  return table.rows.flatMap((entry) => {
    const cell = entry.row.segments[0];
    const creditor = cell ? creditorIn(cell, reading.values.get(cell) ?? []) : undefined;
    if (!creditor || /^totals?\b/i.test(creditor.value)) return [];
    const texts = entry.row.segments.slice(1).map((segment) => segment.text);
    const kind = kindOf([...texts, creditor.value]) ?? sectionKind(reading, entry.row.index);
    const status = statusOf(texts) ?? sectionStatus(reading, entry.row.index);
    const figures = new Map<string, Finding>();
    for (const [field, index] of fields) {
      const value = entry.values.get(index);
      const finding = value ? amountFinding(value) : smallAmount(table, index, entry.row);
      if (finding) figures.set(field, finding);
    }
    return [
      {
        creditor,
        ...(kind ? { kind } : {}),
        ...(status ? { status } : {}),
        figures: tidy(kind, figures),
      },
    ];
  });
}

/** The accounts of each table that has a row for each. */
export const fromTables = (reading: Reading): Tradeline[][] =>
  findTables(reading, true).map((table) => fromTable(table, reading));
