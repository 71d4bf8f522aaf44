import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { MoneyValue } from "../candidates/amount-cells.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type HoldingDraft, makeFinding } from "../result/draft.ts";

const ENDING =
  /^(?:(?:your )?(?:ending|closing|current)\b|(?:account |market )?(?:balance|value) (?:on|as of|at)\b)/i;
/** Kinds of money and of time that columns are headed with; none of them is held. */
const NO_HOLDING =
  /\b(?:pre-?tax|after-?tax|roth|match(?:ing)?|employee|employer|company|deferrals?|contributions?|rollover|profit|vested|period|quarter|month|year|ytd|date|beginning|opening|prior|change|gain|loss|price|shares|units|total|value|balance|amount|cost|income)\b/i;
const LETTERS = /[A-Za-z]/;
/** Rows between the names of the funds and what they are worth at the end. */
const MAX_ROWS_UP = 12;
/** Two funds and their total. */
const LEAST_COLUMNS = 3;

const moneyOf = (reading: Reading, row: Row): MoneyValue[] =>
  row.segments
    .flatMap((segment) => reading.values.get(segment) ?? [])
    .filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare);

/** The heading over an amount: words without a figure that stand in its column. */
const headingIn = (row: Row, { span }: MoneyValue): Segment | undefined =>
  row.segments.find(
    (segment) => LETTERS.test(segment.text) && Math.min(segment.x1, span.x1) > Math.max(segment.x0, span.x0),
  );

function namesOver(reading: Reading, row: Row, columns: readonly MoneyValue[]): Segment[] | undefined {
  for (let step = 1; step <= MAX_ROWS_UP; step++) {
    const above = reading.sheet.rows[row.index - step];
    if (!above || above.page !== row.page) return undefined;
    if (moneyOf(reading, above).length > 0) continue;
    const names = columns.flatMap((column) => headingIn(above, column) ?? []);
    if (new Set(names).size === columns.length) return names;
  }
  return undefined;
}

/**
 * Holdings of a plan that gives each fund a column and lists below what happened to it: the row of what they are worth at the end, whose
 * last amount is the sum of the others. Empty when there is no such row, or when its columns are kinds of money rather than funds.
 */
export function holdingsByColumn(reading: Reading): HoldingDraft[] {
  for (const row of reading.sheet.rows) {
    const [first] = row.segments;
    const amounts = moneyOf(reading, row);
    const [total, ...columns] = amounts.toReversed();
    if (!first || !ENDING.test(first.text.trim()) || !total || amounts.length < LEAST_COLUMNS) continue;
    if (columns.reduce((sum, { money }) => sum + money.amount, 0) !== total.money.amount) continue;
    const funds = columns.toReversed();
    const names = namesOver(reading, row, funds);
    if (!names || names.some(({ text }) => NO_HOLDING.test(text))) continue;
    return funds.flatMap((value, index) => {
      const name = names[index];
      return name
        ? [
            {
              name: name.text.trim(),
              value: makeFinding(formatMoney(cents(value.money.amount)), value.span, 0.9),
              print: evidenceOfCells([name]),
              table: row.index,
              isProven: false,
            },
          ]
        : [];
    });
  }
  return [];
}
