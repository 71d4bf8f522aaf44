import { formatMoney } from "#engine/money/parse-money.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

/** The title of what came in since the paper before: "Paid Since Last Statement". */
const TITLE =
  /^(?:(?:amounts?|payments?|total)\s)?(?:paid|received)\s(?:since\s(?:your\s|the\s)?last\s(?:statement|bill)|(?:during\s|in\s)?this\s(?:(?:billing|statement)\s)?(?:period|month|cycle))$/i;
const TOTAL = /^total\b/i;
/** In page widths: lines under a title begin where it does. */
const SAME = 0.012;
const MAX_PARTS = 7;

/** The line of a list under its title: the words at its edge and the first amount right of them. */
function partIn(
  row: Row,
  title: Segment,
  { values }: Reading,
): { name: string; value: MoneyValue } | undefined {
  const name = row.segments.find(({ x0 }) => Math.abs(x0 - title.x0) < SAME);
  const value = row.segments
    .filter((cell) => name && cell.x0 >= name.x0)
    .flatMap((cell) => values.get(cell) ?? [])
    .find((one): one is MoneyValue => one.kind === "money" && !one.money.bare);
  return name && value ? { name: name.text, value } : undefined;
}

/** What was paid since the last statement, where a list under that title prints its parts and they add up. */
export function paidSince(reading: Reading): Finding | undefined {
  const { rows, segments } = reading.sheet;
  for (const title of segments.filter(({ text }) => TITLE.test(text.trim()))) {
    let sum = 0;
    for (const row of rows.slice(title.row + 1, title.row + 2 + MAX_PARTS)) {
      const part = row.page === title.page ? partIn(row, title, reading) : undefined;
      if (!part) break;
      const { amount } = part.value.money;
      if (!TOTAL.test(part.name)) sum += amount;
      else if (amount === sum)
        return { ...makeFinding(formatMoney(amount), part.value.span, 0.95), witnessed: true };
      else break;
    }
  }
  return undefined;
}
