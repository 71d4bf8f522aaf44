import { formatMoney } from "#engine/money/parse-money.ts";
import type { Row, Segment, Sheet } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

const HEADING_REACH = 6;
const ASIDE_HEADING = /deferredinterest|accruedinterest|interestaccrued/;

/** What a row about rates says of interest that is only put aside until the promotion ends. */
export const DEFERRED = /deferredint|intdeferred|nointerestif|interestfreeif/;

function moneyOf(row: Row, values: ReadonlyMap<Segment, readonly PrintedValue[]>): MoneyValue[] {
  return row.segments
    .flatMap((segment) => values.get(segment) ?? [])
    .filter((value): value is MoneyValue => value.kind === "money");
}

/**
 * The interest that was put aside so far for a promotional balance: in the row of another table that prints the same balance, the
 * amount under a heading that names it. Undefined where no such row is, or more than one.
 */
export function findDeferredInterest(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  balance: string,
): Finding | undefined {
  const found = sheet.rows.flatMap((row) => {
    const money = moneyOf(row, values);
    if (!money.some(({ money: { amount } }) => formatMoney(amount) === balance)) return [];
    const above = sheet.rows
      .slice(Math.max(0, row.index - HEADING_REACH), row.index)
      .filter((other) => other.page === row.page)
      .flatMap((other) => other.segments)
      .filter((segment) => (values.get(segment) ?? []).length === 0 && segment.text.length < 40);
    return money.filter(({ span }) =>
      ASIDE_HEADING.test(
        squash(
          above
            .filter((segment) => segment.x0 < span.x1 && span.x0 < segment.x1)
            .map(({ text }) => text)
            .join(" "),
        ),
      ),
    );
  });
  const [only, other] = found;
  return only === undefined || other !== undefined
    ? undefined
    : makeFinding(formatMoney(only.money.amount), only.span, 0.8);
}
