import { formatMoney } from "#engine/money/parse-money.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";

/** What a collector calls all that it asks for, where nothing else stands in the cell. */
const ASKED =
  /^(?:(?:total|full|current)\s)?(?:amount\s(?:of\s(?:the\s|this\s|your\s)?debt|due|owed|owing|placed|referred|assigned|claimed)|debt(?:\samount)?|payoff(?:\samount)?|total|claim(?:\samount)?)(?:\s(?:as\sof\sthe\sdate\sof\sthis\s(?:letter|notice)|as\sof\stoday|today|now|placed))?\s*:?\s*$/i;

/** The debt under such a label, in the label's cell or the one to its right, where all of them print one amount. */
export function askedDebt({ sheet, values }: Reading): Finding | undefined {
  const found = sheet.segments.flatMap((segment) => {
    const row = sheet.rows[segment.row]?.segments ?? [];
    const [own] = values.get(segment) ?? [];
    const next = row[row.indexOf(segment) + 1];
    const isAlone = ASKED.test(segment.text);
    const [right, ...others] = isAlone && next ? (values.get(next) ?? []) : [];
    const value = own ?? (others.length === 0 ? right : undefined);
    if (value?.kind !== "money" || value.money.bare || value.money.amount <= 0) return [];
    const cell = value.span.segment;
    const isLast = cell.text.slice(value.span.end).trim() === "";
    const isAsked = isAlone ? value.span.start === 0 : ASKED.test(cell.text.slice(0, value.span.start));
    return isLast && isAsked ? [makeFinding(formatMoney(value.money.amount), value.span, 0.85)] : [];
  });
  const [first, ...others] = found;
  return first && others.every(({ value }) => value === first.value) ? first : undefined;
}
