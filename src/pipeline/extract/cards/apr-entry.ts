import { parseMoney } from "#engine/money/parse-money.ts";
import type { Finding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";

export type AprKind = "purchase" | "balance-transfer" | "cash-advance" | "promotional" | "penalty";
export type AprEntry = {
  readonly kind: AprKind;
  readonly apr: Finding;
  readonly balance?: Finding;
  readonly expires?: Finding;
  /** The words that say that interest is only put aside until the promotion ends; its value is "deferred". */
  readonly deferred?: Finding | undefined;
  /** The interest charged on this kind of balance, in cents. */
  readonly interest?: number;
  /** No word of the row says for which balance the rate is. */
  readonly isAssumed?: true;
};

export type PercentValue = Extract<PrintedValue, { kind: "percent" }>;

/** A printed daily or monthly rate stands beside its annual rate: the annual one is the largest. */
export function annualRate(values: readonly PercentValue[]): PercentValue | undefined {
  const rates = values.filter((value) => Number(value.percent.percent) < 100);
  const top = rates.toSorted((a, b) => Number(b.percent.percent) - Number(a.percent.percent))[0];
  if (!top || rates.length < 2) return top;
  // A third rate may be the effective one of the month: it is no multiple of the periodic rate.
  const annual = rates.find((rate) => rates.some((other) => isPeriodicOf(other, rate)));
  return annual ?? values.find((value) => rates.includes(value));
}

/** A rate for a day or a month, as a share of the annual one. */
function isPeriodicOf(periodic: PercentValue, annual: PercentValue): boolean {
  const ratio = Number(annual.percent.percent) / Math.max(1e-9, Number(periodic.percent.percent));
  return [365, 366, 360, 12].some((periods) => Math.abs(ratio / periods - 1) < 0.02);
}

/** Balance x rate for a month or for 28 to 33 days gives the printed interest to within two cents; amounts in cents. */
function isInterest(charged: number, base: number, percent: string): boolean {
  if (charged < 100) return false;
  const yearly = (base * Number(percent)) / 100;
  const months = [1 / 12, ...[28, 29, 30, 31, 32, 33].map((days) => days / 365)];
  return months.some((share) => Math.abs(yearly * share - charged) <= 2);
}

export const isInterestOf = (charged: PrintedValue, base: PrintedValue, { percent }: PercentValue): boolean =>
  charged.kind === "money" &&
  base.kind === "money" &&
  isInterest(charged.money.amount, base.money.amount, percent.percent);

export function explainsInterest({ apr, balance, interest }: AprEntry): boolean {
  const base = parseMoney(balance?.value ?? "");
  return base !== undefined && interest !== undefined && isInterest(interest, base, apr.value);
}
