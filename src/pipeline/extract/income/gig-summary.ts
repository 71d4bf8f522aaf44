import { formatMoney } from "#engine/money/parse-money.ts";
import { findInstitution } from "../institution.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import { findPayDates, frequencyOfPeriod } from "./pay-dates.ts";
import type { IncomeReading } from "./pay-stub-facts.ts";
import { findPayer } from "./payer.ts";

const EARNED = /^(?:your|driver|courier|dasher|weekly|total)earnings$/;
const DAY_MS = 86_400_000;

/** What stands right of, or right below, the words for the earnings; it counts where it is printed twice, or once alone. */
function earnings(reading: Reading): Finding | undefined {
  const { rows } = reading.sheet;
  const found = rows.flatMap((row) =>
    row.segments.flatMap((label, at) => {
      if (!EARNED.test(squash(label.text))) return [];
      // Below a heading of a column stands the first of its rows.
      const isAlone = row.segments.length === 1;
      const under = isAlone ? (rows[row.index + 1]?.segments ?? []) : [];
      const below = under.filter(({ x0, x1 }) => x0 < label.x1 && label.x0 < x1);
      const cells = [...row.segments.slice(at + 1), ...below];
      const money = cells
        .flatMap((cell) => reading.values.get(cell) ?? [])
        .find(({ kind }) => kind === "money");
      return money?.kind === "money" ? [makeFinding(formatMoney(money.money.amount), money.span, 0.9)] : [];
    }),
  );
  const [first] = found;
  if (!first) return undefined;
  if (found.some(({ value }) => value !== first.value))
    return { ...first, doubt: "The paper prints several amounts as the earnings." };
  if (found.length > 1) first.witnessed = true;
  return first;
}

/** A week that ends at the hour at which it began: "Feb 23, 4 AM - Mar 2, 4 AM". */
const isWeek = (start: string, end: string): boolean =>
  frequencyOfPeriod(start, end) === "weekly" || (Date.parse(end) - Date.parse(start)) / DAY_MS === 7;

/** What stands between the two days of such a period: "4 AM - ". */
const BETWEEN_DAYS = /^,?\s*(?:\d{1,2}(?::\d{2})?\s*[AP]\.?M\.?)?\s*(?:-|–|—|to)\s*$/i;

/** "Feb 23, 2026 4 AM - Mar 2, 2026 4 AM" */
function hoursPeriod({ values }: Reading): { start: Finding; end: Finding } | undefined {
  for (const [segment, own] of values) {
    const [first, second, ...more] = own.filter(({ kind }) => kind === "date");
    if (first?.kind !== "date" || second?.kind !== "date" || more.length > 0) continue;
    if (!BETWEEN_DAYS.test(segment.text.slice(first.span.end, second.span.start))) continue;
    const [start, end] = [first, second].map(({ date }) => resolveDate(date, { dayFirst: false }));
    if (start && end && start < end)
      return { start: makeFinding(start, first.span, 0.9), end: makeFinding(end, second.span, 0.9) };
  }
  return undefined;
}

/** Reads the summary of a platform: who paid, for which days, and what was earned before taxes, which nobody withheld. */
export function readGigSummary(reading: Reading): IncomeReading {
  const findings = new Map<string, Finding>();
  const payer = findInstitution(reading) ?? findPayer(reading);
  const dates = findPayDates(reading, []);
  const hours = dates.periodEnd ? undefined : hoursPeriod(reading);
  const [periodStart, periodEnd] = [hours?.start ?? dates.periodStart, hours?.end ?? dates.periodEnd];
  const { frequency } = dates;
  if (payer) findings.set("payer", payer);
  if (periodStart) findings.set("periodStart", periodStart);
  if (periodEnd) findings.set("periodEnd", periodEnd);
  const byWeek =
    periodStart && periodEnd && isWeek(periodStart.value, periodEnd.value)
      ? { ...periodEnd, value: "weekly" }
      : undefined;
  const rhythm = frequency ?? byWeek;
  if (rhythm) findings.set("frequency", rhythm);
  const gross = earnings(reading);
  if (gross) findings.set("grossPay", gross);
  return { income: { kind: "other", findings }, checks: [] };
}
