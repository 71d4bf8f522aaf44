import type { NetWorthMonth } from "#contract/profile.ts";
import { classNames } from "../../lib/class-names.ts";
import { dateText } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { carriedParts, carriedText, monthNetWorthWorking } from "./workings.ts";

const SHOWN = 24;

/** Net worth at the end of each month as bars, with the same as a table. Months without statements are said, not drawn. */
export function NetWorthHistory({ history }: { readonly history: readonly NetWorthMonth[] }) {
  const shown = history.slice(-SHOWN);
  const known = shown.filter(({ netWorth }) => netWorth !== null);
  if (known.length < 2) return null;
  const amounts = known.map(({ netWorth }) => centsOf(netWorth ?? "0"));
  const highest = Math.max(...amounts, 1);
  const lowest = Math.min(...amounts, 0);
  const gaps = shown.length - known.length;
  const hasCarried = known.some((month) => carriedParts(month).length > 0);
  return (
    <Card>
      <CardTitle>Net worth over time</CardTitle>
      <p className="text-sm text-dim">
        At the end of each month
        {gaps > 0 ? "; months without a recent statement of every account are left empty" : null}.
        {hasCarried
          ? " Paler bars carry a balance from an earlier month; the table says which, and from when."
          : null}
      </p>
      <div aria-hidden="true" className="mt-4 flex h-32 items-stretch gap-1 sm:gap-2">
        {shown.map((month) => (
          <Bar
            key={month.month}
            netWorth={month.netWorth}
            isCarried={carriedParts(month).length > 0}
            highest={highest}
            lowest={lowest}
          />
        ))}
      </div>
      <p className="figures mt-2 flex justify-between text-xs text-dim" aria-hidden="true">
        <span>{dateText(shown[0]?.month ?? "", "month-year")}</span>
        <span>{dateText(shown.at(-1)?.month ?? "", "month-year")}</span>
      </p>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer py-1 text-dim">Show as a table</summary>
        <div className="mt-2 max-h-80 overflow-auto">
          <table className="figures w-full text-left">
            <thead className="text-xs text-dim">
              <tr>
                <th className="py-1 font-medium">Month</th>
                <th className="py-1 text-right font-medium">Owned</th>
                <th className="py-1 text-right font-medium">Owed</th>
                <th className="py-1 text-right font-medium">Net worth</th>
              </tr>
            </thead>
            <tbody>
              {shown.toReversed().map((month) => (
                <tr key={month.month} data-worked className="border-t border-hairline">
                  <td className="py-1.5">
                    {dateText(month.month, "month-year")}
                    {carriedText(month) === null ? null : (
                      <span className="block max-w-72 text-xs text-dim [overflow-wrap:anywhere]">
                        carried: {carriedText(month)}
                      </span>
                    )}
                  </td>
                  {month.netWorth === null ? (
                    <td colSpan={3} className="py-1.5 text-right text-dim [overflow-wrap:anywhere]">
                      no recent statement: {month.missing.join(", ")}
                    </td>
                  ) : (
                    <>
                      <td className="py-1.5 text-right">
                        <Money amount={month.assets ?? "0"} />
                      </td>
                      <td className="py-1.5 text-right">
                        <Money amount={month.liabilities ?? "0"} />
                      </td>
                      <td className="py-1.5 text-right font-medium">
                        <WorkedFigure
                          name={`Net worth of ${dateText(month.month, "month-year")}`}
                          how={() => monthNetWorthWorking(month)}
                        >
                          <Money amount={month.netWorth} />
                        </WorkedFigure>
                      </td>
                    </>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  );
}

type BarProps = {
  readonly netWorth: string | null;
  /** Whether a balance in it is of an earlier month. */
  readonly isCarried: boolean;
  /** In cents, with zero between them. */
  readonly highest: number;
  readonly lowest: number;
};

/** Above the line of zero what is owned more than owed, below it the contrary. */
function Bar({ netWorth, isCarried, highest, lowest }: BarProps) {
  const percent = (amount: number) => (amount * 100) / (highest - lowest);
  const zero = `${percent(-lowest)}%`;
  const amount = netWorth === null ? 0 : centsOf(netWorth);
  return (
    <div className="relative min-w-0 flex-1">
      <div
        className={classNames(
          "absolute inset-x-0 border-t border-hairline",
          netWorth === null && "border-dashed",
        )}
        style={{ bottom: zero }}
      />
      <div
        className={classNames(
          "absolute inset-x-0 mx-auto max-w-10 rounded-sm forced-colors:bg-[CanvasText]",
          amount < 0 ? "bg-attention" : "bg-accent",
          isCarried && "opacity-50",
        )}
        style={{
          bottom: `${percent(Math.min(amount, 0) - lowest)}%`,
          height: `${percent(Math.abs(amount))}%`,
        }}
      />
    </div>
  );
}
