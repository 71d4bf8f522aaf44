import { formatMoney } from "#engine/money/parse-money.ts";
import type { Row, Sheet } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { AprEntry, AprKind } from "./apr-entry.ts";

const RATE_ROW = /^(?:your)?(?:annual(?:percentage)?rates?(?:apr)?s?|aprs?|interestrates?)(?:variable|v)?$/;
const BALANCE_ROW = /subjectto|averagedaily|avgdaily/;
/** The rows of such a table stand close together. */
const REACH = 4;

type Column = { readonly kind: AprKind; readonly x0: number; readonly x1: number };

const stands = (column: Column, value: PrintedValue) =>
  Math.min(column.x1, value.span.x1) > Math.max(column.x0, value.span.x0);

function columnsOf(row: Row | undefined, kindOf: (text: string) => AprKind | undefined): Column[] {
  return (row?.segments ?? []).flatMap((segment) => {
    const kind = kindOf(squash(segment.text));
    return kind ? [{ kind, x0: segment.x0, x1: segment.x1 }] : [];
  });
}

const nameOf = (row: Row) => squash(row.segments[0]?.text ?? "");

function valuesOf(row: Row | undefined, values: Reading["values"]): PrintedValue[] {
  return (row?.segments ?? []).flatMap((segment) => values.get(segment) ?? []);
}

/**
 * Rates of a table turned on its side: a heading with two kinds of balance or more, under it a row of rates and a row of balances. Empty where
 * the statement has none.
 */
export function sidewaysAprs(
  sheet: Sheet,
  values: Reading["values"],
  kindOf: (text: string) => AprKind | undefined,
): AprEntry[] {
  for (const row of sheet.rows) {
    const rates = valuesOf(row, values).filter((value) => value.kind === "percent");
    if (rates.length < 2 || !RATE_ROW.test(nameOf(row))) continue;
    const near = (other: Row) => other.page === row.page && Math.abs(other.index - row.index) <= REACH;
    const columns = sheet.rows
      .filter((other) => other.index < row.index && near(other))
      .map((other) => columnsOf(other, kindOf))
      .findLast((found) => found.length >= 2);
    if (!columns) continue;
    const balances = valuesOf(
      sheet.rows.find((other) => other !== row && near(other) && BALANCE_ROW.test(nameOf(other))),
      values,
    );
    const entries = columns.flatMap((column): AprEntry[] => {
      const rate = rates.find((value) => stands(column, value));
      const balance = balances.find((value) => value.kind === "money" && stands(column, value));
      if (rate?.kind !== "percent") return [];
      return [
        {
          kind: column.kind,
          apr: makeFinding(rate.percent.percent, rate.span, 1),
          ...(balance?.kind === "money"
            ? { balance: makeFinding(formatMoney(balance.money.amount), balance.span, 0.9) }
            : {}),
        },
      ];
    });
    if (entries.length >= 2) return entries;
  }
  return [];
}
