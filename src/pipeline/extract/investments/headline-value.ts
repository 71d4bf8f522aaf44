import { type Cents, cents } from "#engine/money/cents.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { MoneyChoice } from "../candidates/choose.ts";
import type { Reading } from "../reading.ts";
import type { HoldingDraft } from "../result/draft.ts";
import { totalOf } from "./choose-holdings.ts";
import { NOT_A_HOLDING } from "./holding-words.ts";

/** A headline is printed this much larger than the other amounts. */
const LARGER = 1.4;

const heightOf = ({ span }: MoneyValue) => span.y1 - span.y0;

/** The one amount of the first page in much the largest print. */
function headlineOf({ sheet, allValues }: Reading): MoneyValue | undefined {
  const page = sheet.segments[0]?.page;
  const [largest, next] = allValues
    .filter(
      (value): value is MoneyValue =>
        value.kind === "money" && !value.money.bare && value.span.segment.page === page,
    )
    .toSorted((a, b) => heightOf(b) - heightOf(a));
  return largest && next && heightOf(largest) > LARGER * heightOf(next) ? largest : undefined;
}

/**
 * What the paper shouts without a label that is known ("Here is where your goal stands"): it is the account's value where it is what the
 * lines add up to, alone or with one more amount of a row of its own, as what is not invested yet.
 */
export function headlineOver(
  reading: Reading,
  lines: readonly HoldingDraft[],
  endings: readonly MoneyChoice[],
): { readonly value: MoneyValue; readonly rest: Cents } | undefined {
  const value = headlineOf(reading);
  const rest = value ? value.money.amount - totalOf(lines) : -1;
  if (!value || lines.length < 2 || rest < 0) return undefined;
  if (endings.length > 0 && !endings.some((ending) => ending.amount === value.money.amount)) return undefined;
  const isListed = reading.allValues.some((other) => {
    if (other.kind !== "money" || other.money.bare || other.money.amount !== rest) return false;
    const [first] = reading.sheet.rows[other.span.segment.row]?.segments ?? [];
    return first !== undefined && /[A-Za-z]{3,}/.test(first.text) && !NOT_A_HOLDING.test(first.text.trim());
  });
  return rest === 0 || isListed ? { value, rest: cents(rest) } : undefined;
}
