import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { addDays, monthOf } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { dateText } from "../../lib/format-date.ts";
import { Money } from "../../ui/money.tsx";
import { type MonthColumn, monthsMean } from "./months-mean.ts";

const TITLES: Readonly<Record<MonthColumn, string>> = {
  income: "Income",
  essentials: "Essentials",
  discretionary: "Discretionary",
  left: "Left after spending and minimums",
};

type MonthsTableProps = { readonly analysis: CashflowAnalysis; readonly column: MonthColumn };

/** One figure of each month that a line is computed from, newest first, and how the line follows from them. */
export function MonthsTable({ analysis, column }: MonthsTableProps) {
  const mean = monthsMean(analysis, column);
  return (
    <table className="mt-3 w-full">
      <caption className="mb-1 text-left text-xs font-medium text-dim">
        {TITLES[column]}, month by month
      </caption>
      <thead className="sr-only">
        <tr>
          <th>Month</th>
          <th>{TITLES[column]}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-hairline">
        {analysis.months.toReversed().map((month) => (
          <tr key={month.first}>
            <td className="py-1.5 pr-3 text-dim">{monthName(month)}</td>
            <td className="py-1.5 text-right sm:pr-8">
              <Money amount={month[column]} />
            </td>
          </tr>
        ))}
      </tbody>
      {mean === undefined ? null : (
        <tfoot className="border-t border-field font-medium">
          <tr>
            <td className="py-1.5 pr-3">Mean</td>
            <td className="py-1.5 text-right sm:pr-8">
              <Money amount={mean.mean} />
            </td>
          </tr>
          {mean.rise === 0 ? null : (
            <tr>
              <td className="pr-3 pb-1.5">{sinceLabel(column, mean.rise)}</td>
              <td className="pb-1.5 text-right sm:pr-8">
                {mean.rise > 0 ? "+" : "−"} <Money amount={cents(Math.abs(mean.rise))} />
              </td>
            </tr>
          )}
        </tfoot>
      )}
    </table>
  );
}

/** What makes the line of today differ from the mean of its months. */
function sinceLabel(column: MonthColumn, change: number): string {
  if (column !== "income") return "New and dearer bills since";
  return change > 0 ? "Pay rises since" : "Pay that fell, ended or came once";
}

/** "Oct 2026" for a calendar month, both days for any other. */
function monthName({ first, last }: CashflowAnalysis["months"][number]): string {
  const end = parsePlainDate(last);
  const isCalendarMonth =
    first.endsWith("-01") &&
    end !== undefined &&
    monthOf(end) === first.slice(0, 7) &&
    addDays(end, 1).endsWith("-01");
  return isCalendarMonth ? dateText(first, "month-year") : `${dateText(first)} to ${dateText(last)}`;
}
