import { type Row, type Segment, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { formFields } from "../lexicon/report-labels.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import {
  amountFinding,
  creditorIn,
  isCreditorName,
  isPartOfReport,
  kindOf,
  statusOf,
  type Tradeline,
  tidy,
} from "./tradeline-words.ts";

const AMOUNTS = new Set(["balance", "creditLimit", "originalBalance", "limitOrOriginal", "monthlyPayment"]);

const isName = ({ text }: Segment) =>
  /[A-Za-z]{2}/.test(text) && !/\d{3}/.test(text) && isCreditorName(text) && !isPartOfReport(text);

const labelOf = (row: Row): string | undefined => formFields.get(squash(row.segments[0]?.text ?? ""));

/** A number below a hundred among amounts without sign and cents is an amount too. */
function amountIn(cell: Segment, reading: Reading): Finding | undefined {
  const value = (reading.values.get(cell) ?? []).find(({ kind }) => kind === "money");
  if (value) return amountFinding(value);
  const text = cell.text.trim();
  return /^\d{1,2}$/.test(text)
    ? makeFinding(`${Number(text)}.00`, spanOf(cell, 0, cell.text.length), 0.9)
    : undefined;
}

/** The rows of labels below a row of names, as far as they follow one another. */
function labelledRows(names: Row, rows: readonly Row[]): Row[] {
  const found: Row[] = [];
  let last = names;
  for (const row of rows.slice(names.index + 1, names.index + 16)) {
    if (row.page !== names.page || row.y0 - last.y1 > 3 * (last.y1 - last.y0)) break;
    const label = labelOf(row);
    const isNext = label === undefined ? row.segments.every(isName) : false;
    if (found.length > 0 && isNext) break;
    if (label !== undefined && row.segments.length > 1) found.push(row);
    last = row;
  }
  return found;
}

/** Accounts as columns: their names across the top, what is known of each below. */
export function fromAcross(reading: Reading): Tradeline[] {
  const { rows } = reading.sheet;
  return rows.flatMap((names) => {
    const cells = names.segments.filter(isName);
    const below = cells.length === names.segments.length ? labelledRows(names, rows) : [];
    const fields = new Set(below.map(labelOf));
    const left = Math.max(0, ...below.map((row) => row.segments[0]?.x1 ?? 0));
    if (cells.length === 0 || fields.size < 3 || !fields.has("balance") || (cells[0]?.x0 ?? 0) < left)
      return [];
    return cells.flatMap((name) => {
      const figures = new Map<string, Finding>();
      const words = new Map<string, string>();
      for (const row of below) {
        const cell = row.segments
          .slice(1)
          .toSorted((a, b) => Math.abs(a.x0 - name.x0) - Math.abs(b.x0 - name.x0))
          .find(({ x0, x1 }) => Math.min(x1, name.x1 + 0.02) > Math.max(x0, name.x0 - 0.02));
        const field = labelOf(row);
        if (!cell || !field) continue;
        words.set(field, cell.text);
        const finding = AMOUNTS.has(field) ? amountIn(cell, reading) : undefined;
        if (finding) figures.set(field, finding);
      }
      const creditor = creditorIn(name, []);
      const kind = kindOf([words.get("kind") ?? "", name.text]);
      const status = statusOf([words.get("status") ?? ""]);
      return creditor
        ? [
            {
              creditor,
              ...(kind ? { kind } : {}),
              ...(status ? { status } : {}),
              figures: tidy(kind, figures),
            },
          ]
        : [];
    });
  });
}
