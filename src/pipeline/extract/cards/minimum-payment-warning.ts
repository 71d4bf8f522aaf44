import { formatMoney } from "#engine/money/parse-money.ts";
import type { Segment, Sheet } from "../layout/sheet.ts";
import { spanOf } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";

export type PayoffWarning = { years?: Finding; totalCost?: Finding; monthlyPaymentFor36Months?: Finding };

const YEARS = /(?<![\d.])(?:(?<years>\d{1,2})\s?(?:-\s?)?years?|(?<months>36)\s?months)/i;
const OPENS =
  /minimumpaymentwarning|makeonlytheminimum|onlytheminimum|payoffthebalance|minimumpaymentswillincrease/;
/** The legally prescribed box is small; anything further down is another part of the page. In page heights. */
const REACH = 0.32;

type Years = {
  readonly value: string;
  readonly segment: Segment;
  readonly start: number;
  readonly end: number;
};

function findYears(segments: readonly Segment[]): Years[] {
  return segments.flatMap((segment) => {
    const match = YEARS.exec(segment.text);
    if (!match) return [];
    return [
      {
        value: match.groups?.["years"] ?? "3",
        segment,
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}

/**
 * Reads the box that the law puts on every card bill: how long and how dear the minimum alone is, and the monthly payment that clears the
 * balance in three years. `used` are the amounts of its rows, which are no figures of the account.
 */
export function findPayoffWarning(
  sheet: Sheet,
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
): { readonly warning: PayoffWarning; readonly used: ReadonlySet<PrintedValue> } {
  const opens = sheet.segments.find((segment) => OPENS.test(squash(segment.text)));
  if (!opens) return { warning: {}, used: new Set() };
  const result: PayoffWarning = {};
  const used = new Set<PrintedValue>();
  for (const row of sheet.rows.slice(opens.row)) {
    if (row.page !== opens.page || row.y0 - opens.y1 > REACH) break;
    const text = squash(row.segments.map((segment) => segment.text).join(" "));
    const years = findYears(row.segments)[0];
    if (!years) continue;
    const money = row.segments
      .flatMap((segment) => values.get(segment) ?? [])
      .filter((value) => value.kind === "money");
    const x = spanOf(years.segment, years.start, years.end).x0;
    const before = money.filter((value) => value.span.x0 < x && value.span.x0 > opens.x0 - 0.02);
    const after = money.filter((value) => value.span.x0 >= x);
    const monthly = before.at(-1);
    for (const value of [monthly, after[0]]) if (value) used.add(value);
    for (const value of after) if (/saving/i.test(value.span.segment.text)) used.add(value);
    if (years.value === "3" && monthly?.kind === "money" && !result.monthlyPaymentFor36Months) {
      result.monthlyPaymentFor36Months = makeFinding(formatMoney(monthly.money.amount), monthly.span, 0.95);
    } else if (!result.years && (before.length === 0 || /minimum/.test(text))) {
      result.years = makeFinding(years.value, spanOf(years.segment, years.start, years.end), 0.95);
      const total = after[0];
      if (total?.kind === "money")
        result.totalCost = makeFinding(formatMoney(total.money.amount), total.span, 0.95);
    }
  }
  return { warning: result, used };
}
