import { type Cents, cents } from "#engine/money/cents.ts";

/** How many months the chart shows: all of the plan and of the minimums, to the end that the page speaks of; twice the plan if they never end. */
export function chartMonths(planMonths: number, minimumsMonths: number | "endless"): number {
  if (minimumsMonths === "endless") return Math.max(planMonths * 2, 1);
  return Math.max(planMonths, minimumsMonths, 1);
}

/** Round amounts from 0 to at least `highest`, in steps of 1, 2, 2.5 or 5 times a power of ten: three to five of them. */
export function moneyTicks(highest: Cents): readonly Cents[] {
  const rough = Math.max(highest, 10_000) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const count = Math.ceil(Math.max(highest, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => cents(Math.round(index * step)));
}

/** What was owed in all at the end of a month before month 0, which is counted back from it: -1 is the month before. */
export type PastBalance = { readonly month: number; readonly amount: Cents };

/** Stretches of months that follow each other, oldest first; the last one goes on to what is owed in month 0. */
export function pastStretches(past: readonly PastBalance[], now: Cents): readonly (readonly PastBalance[])[] {
  const stretches: PastBalance[][] = [];
  for (const balance of [...past, { month: 0, amount: now }]) {
    const last = stretches.at(-1);
    if (last?.at(-1)?.month === balance.month - 1) last.push(balance);
    else stretches.push([balance]);
  }
  return stretches.filter((stretch) => stretch.some(({ month }) => month < 0));
}

/** The months that get a label: every year, or every n years so that at most `most` fit; every few months for short plans. */
export function monthTicks(months: number, most: number): readonly number[] {
  const step = [1, 2, 3, 6, 12, 24, 36, 60, 120, 240].find((size) => months / size <= most) ?? 480;
  return Array.from({ length: Math.floor(months / step) + 1 }, (_, index) => index * step);
}

/** The rows of the table that says the same as the chart: each year, and the last month. */
export function tableMonths(months: number): readonly number[] {
  const step = months <= 12 ? 1 : months <= 36 ? 3 : 12;
  const regular = Array.from({ length: Math.floor(months / step) + 1 }, (_, index) => index * step);
  return regular.at(-1) === months ? regular : [...regular, months];
}

/**
 * The balance at the end of a month. After the last known month it stays: at zero when paid off. Minimums that never end are the least
 * that will be owed (`isAtLeast`): the debt that never ends stands in them with what was owed when that was certain.
 */
export function balanceAt(
  balances: readonly Cents[],
  month: number,
  isEndless = false,
): { amount: Cents; isAtLeast: boolean } {
  const last = balances.at(-1) ?? cents(0);
  const isAtLeast = last > 0 && (month >= balances.length || (isEndless && month > 0));
  return { amount: balances[month] ?? last, isAtLeast };
}
