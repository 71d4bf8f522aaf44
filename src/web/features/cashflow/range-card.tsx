import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { dateText } from "../../lib/format-date.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { rangeWorking } from "./workings.ts";

type RangeCardProps = {
  readonly range: NonNullable<CashflowAnalysis["range"]>;
  readonly analysis: CashflowAnalysis;
};

/** For income that swings: what the worst and a middling stretch of the past bear, and the worst month. */
export function RangeCard({ range, analysis }: RangeCardProps) {
  const { low, high, worstMonth } = range;
  const isMissing = worstMonth.left.startsWith("-");
  return (
    <Card data-worked>
      <CardTitle>Your income swings</CardTitle>
      <p className="mt-2 text-sm text-dim">
        A stretch like your worst bears <Money amount={low} className="text-text" /> a month, a middling one{" "}
        <Money amount={high} className="text-text" />.{" "}
        <WorkedFigure name="How your income swings" how={() => rangeWorking(range, analysis)}>
          How it is computed
        </WorkedFigure>
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
