import { type PointerEvent, useRef, useState } from "react";
import type { Cents } from "#engine/money/cents.ts";
import { addMonths, dateText } from "../../lib/format-date.ts";
import { balanceAt, type PastBalance } from "../../ui/payoff-chart-scale.ts";
import { PayoffLegend, PayoffLines, payoffFrame } from "../../ui/payoff-lines.tsx";
import { WorkedFigure, type Working } from "../../ui/worked-figure.tsx";
import { Balance, PastAmount, PayoffTable } from "./payoff-table.tsx";
import { useElementWidth } from "./use-element-width.ts";

type PayoffChartProps = {
  /** YYYY-MM of month 0. */
  readonly startMonth: string;
  readonly plan: readonly Cents[];
  readonly minimums: readonly Cents[];
  /** What really was owed before month 0, oldest first. */
  readonly past?: readonly PastBalance[];
  /** The plan's line is a what-if. */
  readonly isWhatIf?: boolean;
  /** On minimums alone the debts are never paid. */
  readonly isEndless?: boolean;
};

const LINES: Working = {
  sentence:
    "What all debts together owe at the end of each month: what they owed at the end of the month before, and the month's interest, less the month's payments. The dashed line pays each debt its own minimum only. The thin line is what your statements showed at the end of past months; it breaks where they do not tell of every debt.",
  links: [
    { to: "/?tab=debts", label: "What is owed now" },
    { to: "/?tab=export", label: "Month by month" },
    { to: "/documents", label: "Your statements" },
  ],
};

const HEIGHT = 280;
const NO_PAST: readonly PastBalance[] = [];

/**
 * What is owed month by month: minimums only (dashed), the plan (solid) and what really was owed until now (thin, with dots), the
 * difference of the first two shaded. The same as a table below.
 */
export function PayoffChart({
  startMonth,
  plan,
  minimums,
  past = NO_PAST,
  isWhatIf = false,
  isEndless = false,
}: PayoffChartProps) {
  const area = useRef<HTMLDivElement>(null);
  const width = useElementWidth(area, 640);
  const [pointed, setPointed] = useState<number | null>(null);
  const frame = payoffFrame({ plan, minimums, isEndless, past }, { width, height: HEIGHT });
  const { months, x, y } = frame;
  const monthText = (month: number) => dateText(addMonths(startMonth, month), "month-year");

  const follow = (event: PointerEvent<SVGSVGElement>) => {
    setPointed(frame.monthAt(event.clientX - event.currentTarget.getBoundingClientRect().left));
  };

  return (
    <figure data-worked className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-dim">
        <PayoffLegend label={isWhatIf ? "Plan with your extra" : "Your plan"} line="solid" />
        <PayoffLegend label={isEndless ? "Minimums only: never ends" : "Minimums only"} line="dashed" />
        {past.length > 0 ? <PayoffLegend label="What you owed" line="dotted" /> : null}
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="h-3 w-5 rounded-sm bg-accent-soft" />
          Saved
        </span>
        <WorkedFigure name="The lines" how={() => LINES} className="sm:ml-auto">
          How the lines are drawn
        </WorkedFigure>
      </figcaption>
      {/* Clipped: before its first measure the drawing may be wider than the screen. */}
      <div ref={area} className="relative overflow-x-clip">
        <svg
          width={width}
          height={HEIGHT}
          aria-hidden="true"
          className="block touch-pan-y select-none"
          onPointerMove={follow}
          onPointerLeave={() => setPointed(null)}
        >
          <PayoffLines
            frame={frame}
            plan={plan}
            minimums={minimums}
            isEndless={isEndless}
            past={past}
            monthLabel={monthText}
          />
          {pointed === null ? null : (
            <g>
              <line
                x1={x(pointed)}
                x2={x(pointed)}
                y1={y(frame.amounts.at(-1) ?? 0)}
                y2={y(0)}
                className="stroke-field"
              />
              {pointed < 0 ? null : (
                <>
                  <circle
                    cx={x(pointed)}
                    cy={y(balanceAt(minimums, pointed).amount)}
                    r="4"
                    className="fill-series"
                  />
                  <circle
                    cx={x(pointed)}
                    cy={y(balanceAt(plan, pointed).amount)}
                    r="4"
                    className="fill-accent"
                  />
                </>
              )}
            </g>
          )}
        </svg>
        {pointed === null ? null : (
          <div
            className="pointer-events-none absolute top-2 w-44 rounded-xl border border-hairline bg-raised px-3 py-2 text-xs"
            style={x(pointed) > width / 2 ? { right: width - x(pointed) + 12 } : { left: x(pointed) + 12 }}
          >
            <p className="font-medium">{monthText(pointed)}</p>
            {pointed < 0 ? (
              <p className="flex justify-between text-dim">
                Owed <PastAmount past={past} month={pointed} />
              </p>
            ) : (
              <>
                <p className="flex justify-between text-dim">
                  Plan <Balance {...balanceAt(plan, pointed)} />
                </p>
                <p className="flex justify-between text-dim">
                  Minimums <Balance {...balanceAt(minimums, pointed, isEndless)} />
                </p>
              </>
            )}
          </div>
        )}
      </div>
      <PayoffTable
        startMonth={startMonth}
        months={months}
        plan={plan}
        minimums={minimums}
        past={past}
        isEndless={isEndless}
      />
    </figure>
  );
}
