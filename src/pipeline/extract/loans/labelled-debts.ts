import { formatMoney } from "#engine/money/parse-money.ts";
import type { Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

/** All amounts under such a label, in the label's cell or the one to its right, where nothing else stands in either. */
export const labelledDebts = (
  { sheet, values }: Reading,
  isLabel: (words: string, label: Segment) => boolean,
  confidence: number,
): Finding[] =>
  sheet.segments.flatMap((segment) => {
    const row = sheet.rows[segment.row]?.segments ?? [];
    const next = row[row.indexOf(segment) + 1];
    const [own] = values.get(segment) ?? [];
    const [right, ...others] = own === undefined && next ? (values.get(next) ?? []) : [];
    const value = own ?? (others.length === 0 && right?.span.start === 0 ? right : undefined);
    if (value?.kind !== "money" || value.money.bare || value.money.amount <= 0) return [];
    const words = own ? segment.text.slice(0, own.span.start) : segment.text;
    const isLast = value.span.segment.text.slice(value.span.end).trim() === "";
    return isLast && isLabel(words.trim(), segment)
      ? [makeFinding(formatMoney(value.money.amount), value.span, confidence)]
      : [];
  });

/** How many amounts stand in the line of a cell: beside others, a total may be that of any column. */
export const amountsBeside = ({ row }: Segment, { sheet, values }: Reading): number =>
  (sheet.rows[row]?.segments ?? [])
    .flatMap((segment) => values.get(segment) ?? [])
    .filter((value) => value.kind === "money" && !value.money.bare).length;
