import { stack } from "../candidates/find-labels.ts";
import { type Row, type Segment, spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { formFields } from "../lexicon/report-labels.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { detailOf, isMonthly } from "./tradeline-amounts.ts";
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

/** "1. Example Bank – credit card, open.": the name ends at the first dash, comma, colon or bracket. */
const ITEM =
  /^(?:\d{1,2}[.)]\s*|[•*–-]\s*)?(?<name>[A-Z][A-Za-z0-9&/'. ]{2,40}?)\s*(?:[-–—:,]\s|\()(?<rest>.*)$/;

type Item = { readonly name: Segment; readonly cells: Segment[] };

/** Lines that open with a name and its kind, with the lines they run on over. */
function itemsOf({ sheet }: Reading): Item[] {
  const items: Item[] = [];
  let last: Segment | undefined;
  for (const { segments } of sheet.rows) {
    const [first, second] = segments;
    if (!first) continue;
    const isNumber = second !== undefined && /^(?:\d{1,2}[.)]|[•*])$/.test(first.text.trim());
    const cell = isNumber ? second : first;
    const { name = "", rest = "" } = ITEM.exec(cell.text)?.groups ?? {};
    const height = cell.y1 - cell.y0;
    if (isCreditorName(name) && !isPartOfReport(name) && kindOf([rest.split(/[.;]/)[0] ?? ""]) !== undefined)
      items.push({ name: cell, cells: [cell] });
    else if (last && cell.page === last.page && cell.y0 - last.y1 < 0.8 * height)
      items.at(-1)?.cells.push(cell);
    else if (items.length > 0 && items.at(-1)?.cells.length !== 0) last = undefined;
    last = items.length > 0 && items.at(-1)?.cells.at(-1) === cell ? cell : undefined;
  }
  return items;
}

const BALANCE = /\b(?:balance|owes?|owed|owing)\b[^$\d]{0,20}$/i;

function fieldIn(text: string, start: number, end: number): string | undefined {
  if (isMonthly(text.slice(end))) return "monthlyPayment";
  return detailOf(text, start, end) ?? (BALANCE.test(text.slice(0, start)) ? "balance" : undefined);
}

/** Accounts told in sentences, one item of a list each. */
export function fromSentences(reading: Reading): Tradeline[] {
  return itemsOf(reading).flatMap(({ name, cells }) => {
    const figures = new Map<string, Finding>();
    for (const [index, cell] of cells.entries()) {
      const before = cells[index - 1]?.text ?? "";
      const after = cells[index + 1]?.text ?? "";
      for (const value of reading.values.get(cell) ?? []) {
        if (value.kind !== "money") continue;
        const text = `${before} ${cell.text} ${after}`;
        const [start, end] = [value.span.start + before.length + 1, value.span.end + before.length + 1];
        const field = fieldIn(text, start, end);
        const finding = amountFinding(value);
        if (field && finding && !figures.has(field)) figures.set(field, finding);
      }
    }
    const words = cells.reduce((joined, cell) => (joined === name ? joined : stack(joined, cell)), name).text;
    const match = ITEM.exec(name.text)?.groups;
    const printed = match?.["name"]?.trim() ?? "";
    const start = name.text.indexOf(printed);
    const said = words.slice(start + printed.length);
    const kind = kindOf(said.split(/[,.;]/));
    const status = statusOf(said.split(/[,.;]/));
    if (!figures.has("balance")) return [];
    return [
      {
        creditor: makeFinding(printed, spanOf(name, start, start + printed.length), 0.9),
        ...(kind ? { kind } : {}),
        ...(status ? { status } : {}),
        figures: tidy(kind, figures),
      },
    ];
  });
}
