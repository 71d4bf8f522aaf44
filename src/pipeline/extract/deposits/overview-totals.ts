import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;
type Totals = { readonly totalDeposits: Finding; readonly totalWithdrawals: Finding };

/**
 * An account's totals in the overview of a statement of several: one row that prints its first balance, two figures and its last balance
 * such that they add up. Arithmetic alone identifies the row; without exactly one such row nothing is returned.
 */
export function overviewTotals(whole: Reading, beginning: string, ending: string): Totals | undefined {
  const [first, last] = [parseMoney(beginning), parseMoney(ending)];
  if (first === undefined || last === undefined) return undefined;
  const found: Totals[] = [];
  for (const row of whole.sheet.rows) {
    const money = row.segments
      .flatMap((segment) => whole.values.get(segment) ?? [])
      .filter((value): value is MoneyValue => value.kind === "money" && !value.money.bare);
    const start = money.findIndex((value) => value.money.amount === first);
    const end = money.findIndex((value, index) => index > start && value.money.amount === last);
    if (start < 0 || end - start !== 3) continue;
    const [into, out] = [money[start + 1], money[start + 2]];
    if (!into || !out || first + Math.abs(into.money.amount) - Math.abs(out.money.amount) !== last) continue;
    found.push({ totalDeposits: total(into), totalWithdrawals: total(out) });
  }
  return found.length === 1 ? found[0] : undefined;
}

function total(value: MoneyValue): Finding {
  const finding = makeFinding(formatMoney(cents(Math.abs(value.money.amount))), value.span, 0.9);
  finding.witnessed = true;
  return finding;
}
