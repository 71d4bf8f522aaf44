import type { Cents } from "#engine/money/cents.ts";
import { addMonths } from "../../lib/format-date.ts";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { balanceAt, type PastBalance, tableMonths } from "../../ui/payoff-chart-scale.ts";

type PayoffTableProps = {
  readonly startMonth: string;
  readonly months: number;
  readonly plan: readonly Cents[];
  readonly minimums: readonly Cents[];
  readonly past: readonly PastBalance[];
  readonly isEndless: boolean;
};

/** The chart in words and figures, for whoever cannot or would rather not look at lines. */
export function PayoffTable({ startMonth, months, plan, minimums, past, isEndless }: PayoffTableProps) {
  const first = past[0]?.month ?? 0;
  const before = Array.from({ length: -first }, (_, index) => first + index);
  return (
    <details className="mt-3 text-sm">
      <summary className="w-fit text-dim hover:text-text">Show as a table</summary>
      {before.length > 0 ? (
        <table className="mt-3 w-full max-w-xl text-right">
          <caption className="sr-only">What you owed in all, by month</caption>
          <thead className="text-xs text-dim">
            <tr>
              <th scope="col" className="py-1 text-left font-medium">
                End of
              </th>
              <th scope="col" className="py-1 font-medium">
                What you owed
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline">
            {before.map((month) => (
              <tr key={month}>
                <th scope="row" className="py-1.5 text-left font-normal">
                  <DateText date={addMonths(startMonth, month)} format="month-year" />
                </th>
                <td className="py-1.5">
                  <PastAmount past={past} month={month} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <table className="mt-3 w-full max-w-xl text-right">
        <caption className="sr-only">What you owe in all, by month</caption>
        <thead className="text-xs text-dim">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              End of
            </th>
            <th scope="col" className="py-1 font-medium">
              Your plan
            </th>
            <th scope="col" className="py-1 font-medium">
              Minimums only
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {tableMonths(months).map((month) => (
            <tr key={month}>
              <th scope="row" className="py-1.5 text-left font-normal">
                <DateText date={addMonths(startMonth, month)} format="month-year" />
              </th>
              <td className="py-1.5">
                <Balance {...balanceAt(plan, month)} />
              </td>
              <td className="py-1.5">
                <Balance {...balanceAt(minimums, month, isEndless)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** What really was owed then, or that the statements do not tell. */
export function PastAmount({
  past,
  month,
}: {
  readonly past: readonly PastBalance[];
  readonly month: number;
}) {
  const balance = past.find((each) => each.month === month);
  if (balance === undefined) return <span className="text-text">not known</span>;
  return <Money amount={balance.amount} className="text-text" />;
}

export function Balance({ amount, isAtLeast }: ReturnType<typeof balanceAt>) {
  return (
    <span className="whitespace-nowrap text-text">
      {isAtLeast ? "at least " : null}
      <Money amount={amount} />
    </span>
  );
}
