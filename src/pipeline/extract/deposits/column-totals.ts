import type { PrintedLabel } from "../candidates/find-labels.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import type { Row } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Column, columnAt, readColumns } from "../transactions/columns.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

const CLOSES = /\b(?:clos(?:ing|ed?)|end(?:ing|ed)?|new|final)\b/i;
const FOOT = /\btotals?\b|\b(?:closing|ending|new|final)\s+balance\b/i;
const MAX_WORDS = 45;
/** In page widths. */
const REACH = 0.05;
const SCORE = 0.92;

const FIELD = { in: "totalDeposits", out: "totalWithdrawals", balance: "endingBalance" } as const;

/** Movements bring money in or take it out: a row that fills both columns is a foot even where it prints a day. */
const isBothSided = (placed: readonly (string | undefined)[]) =>
  placed.includes("in") && placed.includes("out");

function isDated(row: Row, reading: Reading): boolean {
  const [first] = row.segments;
  return (first ? (reading.values.get(first) ?? []) : []).some(
    ({ kind, span }) => kind === "date" && span.start === 0,
  );
}

function isFoot(row: Row): boolean {
  const words = row.segments.map((segment) => segment.text.replaceAll(/[-+$()\d,.]+/g, " ")).join(" ");
  return FOOT.test(words) && words.trim().length <= MAX_WORDS;
}

/**
 * The foot of a register: its amounts are those of the columns they stand in, whatever its words say of one of them: "Totals and closing
 * balance  6,216.44  2,518.79  6,452.79" under money in, money out and balance. Its values answer to nothing else.
 */
export function columnTotals(reading: Reading, candidates: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = [];
  let columns: readonly Column[] = [];
  for (const row of reading.sheet.rows) {
    const heading = readColumns(row);
    if (heading.length > 0) columns = heading;
    const roles = new Set(columns.map(({ role }) => role));
    if (!roles.has("in") || !roles.has("out") || !isFoot(row)) continue;
    const money = row.segments
      .flatMap((segment) => reading.values.get(segment) ?? [])
      .filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare);
    if (money.length < 2) continue;
    const placed = money.map((value) => columnAt(columns, value.span.x0, value.span.x1, REACH)?.role);
    if (new Set(placed).size < money.length) continue;
    if (isDated(row, reading) && !isBothSided(placed)) continue;
    const text = row.segments.map((segment) => segment.text).join(" ");
    for (const [index, value] of money.entries()) {
      const role = placed[index];
      if (role !== "in" && role !== "out" && role !== "balance") continue;
      if (role === "balance" && !CLOSES.test(text)) continue;
      const label: PrintedLabel = {
        label: { field: FIELD[role], kind: "money", weight: SCORE, phrase: `column${role}` },
        span: value.span,
        coverage: 1,
        stacked: false,
      };
      found.push({ field: FIELD[role], value, label, score: SCORE });
    }
  }
  const owned = new Set(found.map(({ value }) => value));
  return [...candidates.filter(({ value }) => !owned.has(value)), ...found];
}
