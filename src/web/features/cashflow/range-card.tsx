import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { dateText } from "../../lib/format-date.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";

type RangeCardProps = { readonly range: NonNullable<CashflowAnalysis["range"]> };

/** For income that swings: what the worst and a middling stretch of the past bear, and the worst month. */
export function RangeCard({ range: { low, high, worstMonth } }: RangeCardProps) {
  const isMissing = worstMonth.left.startsWith("-");
  return (
    <Card>
      <CardTitle>Your income swings</CardTitle>
      <p className="mt-2 text-sm text-dim">
        A stretch like your worst bears <Money amount={low} className="text-text" /> a month, a middling one{" "}
        <Money amount={high} className="text-text" />.
      </p>
      <p className="mt-2 text-sm text-dim">
        Worst month: {dateText(worstMonth.first)} to {dateText(worstMonth.last)}, with{" "}
        <Money amount={worstMonth.income} className="text-text" /> of income.{" "}
        {isMissing ? (
          <>
            It lacked <Money amount={worstMonth.left.slice(1)} className="text-text" /> after spending and
            minimums.
          </>
        ) : (
          <>
            It left <Money amount={worstMonth.left} className="text-text" /> after spending and minimums.
          </>
        )}
      </p>
    </Card>
  );
}
