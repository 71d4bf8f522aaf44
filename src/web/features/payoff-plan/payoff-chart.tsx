import { type PointerEvent, useId, useRef, useState } from "react";
import { type Cents, cents } from "#engine/money/cents.ts";
import { addMonths, dateText } from "../../lib/format-date.ts";
import { shortMoneyText } from "../../lib/format-money.ts";
import { WorkedFigure, type Working } from "../../ui/worked-figure.tsx";
import { balanceAt, chartMonths, moneyTicks, monthTicks } from "./payoff-chart-scale.ts";
import { Balance, PayoffTable } from "./payoff-table.tsx";
import { useElementWidth } from "./use-element-width.ts";

type PayoffChartProps = {
  /** YYYY-MM of month 0. */
  readonly startMonth: string;
  readonly plan: readonly Cents[];
  readonly minimums: readonly Cents[];
  /** The plan's line is a what-if. */
  readonly isWhatIf?: boolean;
  /** On minimums alone the debts are never paid. */
  readonly isEndless?: boolean;
};

const LINES: Working = {
  sentence:
    "What all debts together owe at the end of each month: what they owed at the end of the month before, and the month's interest, less the month's payments. The dashed line pays each debt its own minimum only.",
  links: [
    { to: "/?tab=debts", label: "What is owed now" },
    { to: "/?tab=export", label: "Month by month" },
  ],
};

const HEIGHT = 280;
const MARGIN = { top: 12, right: 12, bottom: 28, left: 46 } as const;

/** What is owed month by month: minimums only (dashed) and the plan (solid), the difference shaded. The same as a table below. */
export function PayoffChart({
  startMonth,
  plan,
  minimums,
  isWhatIf = false,
  isEndless = false,
}: PayoffChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame, 640);
  const [pointed, setPointed] = useState<number | null>(null);
  const patternId = useId();

  const months = chartMonths(plan.length - 1, isEndless ? "endless" : minimums.length - 1);
  const ticks = moneyTicks(cents(Math.max(...plan, ...minimums.slice(0, months + 1))));
  const highest = ticks.at(-1) ?? cents(1);
  const inner = { width: width - MARGIN.left - MARGIN.right, height: HEIGHT - MARGIN.top - MARGIN.bottom };
  const x = (month: number) => MARGIN.left + (month / months) * inner.width;
  const y = (amount: number) => MARGIN.top + (1 - amount / highest) * inner.height;
  const point = (balances: readonly Cents[]) => (month: number) =>
    `${x(month).toFixed(1)},${y(balanceAt(balances, month).amount).toFixed(1)}`;
  const all = Array.from({ length: months + 1 }, (_, month) => month);
  const planMonths = all.slice(0, plan.length);
  const planPath = `M${planMonths.map(point(plan)).join("L")}`;
  const minimumsPath = `M${all
    .filter((month) => isEndless || month < minimums.length)
    .map(point(minimums))
    .join("L")}`;
  const gapPath = `M${all.map(point(minimums)).join("L")}L${all.toReversed().map(point(plan)).join("L")}Z`;

  // A label is about 60 px wide and centred below its month: one that would be cut off at the edge is left out.
  const xTicks = monthTicks(months, Math.max(2, Math.floor(inner.width / 96))).filter(
    (month) => x(month) < width - 32,
  );

  const follow = (event: PointerEvent<SVGSVGElement>) => {
    const left = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const month = Math.round(((left - MARGIN.left) / inner.width) * months);
    setPointed(Math.min(months, Math.max(0, month)));
  };

  return (
    <figure data-worked className="min-w-0">
      <figcaption className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-dim">
        <Legend label={isWhatIf ? "Plan with your extra" : "Your plan"} line="solid" />
        <Legend label={isEndless ? "Minimums only: never ends" : "Minimums only"} line="dashed" />
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="h-3 w-5 rounded-sm bg-accent-soft" />
          Saved
        </span>
        <WorkedFigure name="The lines" how={() => LINES} className="sm:ml-auto">
          How the lines are drawn
        </WorkedFigure>
      </figcaption>
      {/* Clipped: before its first measure the drawing may be wider than the screen. */}
      <div ref={frame} className="relative overflow-x-clip">
        <svg
          width={width}
          height={HEIGHT}
          aria-hidden="true"
          className="block touch-pan-y select-none"
          onPointerMove={follow}
          onPointerLeave={() => setPointed(null)}
        >
          <defs>
            <pattern
              id={patternId}
              width="7"
              height="7"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="7" height="7" className="fill-accent-soft" />
              <line x1="0" y1="0" x2="0" y2="7" strokeWidth="1" className="stroke-accent" opacity="0.18" />
            </pattern>
          </defs>
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={MARGIN.left}
                x2={width - MARGIN.right}
                y1={y(tick)}
                y2={y(tick)}
                className="stroke-hairline"
              />
              <text x={MARGIN.left - 8} y={y(tick) + 4} textAnchor="end" className="figures fill-dim text-xs">
                {shortMoneyText(tick)}
              </text>
            </g>
          ))}
          {xTicks.map((month) => (
            <text
              key={month}
              x={x(month)}
              y={HEIGHT - 6}
              textAnchor={month === 0 ? "start" : "middle"}
              className="figures fill-dim text-xs"
            >
              {dateText(addMonths(startMonth, month), "month-year")}
            </text>
          ))}
          <path d={gapPath} fill={`url(#${patternId})`} />
          <path
            d={minimumsPath}
            fill="none"
            strokeWidth="2"
            strokeDasharray="6 5"
            className="stroke-series"
          />
          <path d={planPath} fill="none" strokeWidth="3" strokeLinejoin="round" className="stroke-accent" />
          <circle
            cx={x(plan.length - 1)}
            cy={y(0)}
            r="5"
            className="fill-accent stroke-surface"
            strokeWidth="2"
          />
          {pointed === null ? null : (
            <g>
              <line x1={x(pointed)} x2={x(pointed)} y1={MARGIN.top} y2={y(0)} className="stroke-field" />
              <circle
                cx={x(pointed)}
                cy={y(balanceAt(minimums, pointed).amount)}
                r="4"
                className="fill-series"
              />
              <circle cx={x(pointed)} cy={y(balanceAt(plan, pointed).amount)} r="4" className="fill-accent" />
            </g>
          )}
        </svg>
        {pointed === null ? null : (
          <div
            className="pointer-events-none absolute top-2 w-44 rounded-xl border border-hairline bg-raised px-3 py-2 text-xs"
            style={x(pointed) > width / 2 ? { right: width - x(pointed) + 12 } : { left: x(pointed) + 12 }}
          >
            <p className="font-medium">{dateText(addMonths(startMonth, pointed), "month-year")}</p>
            <p className="flex justify-between text-dim">
              Plan <Balance {...balanceAt(plan, pointed)} />
            </p>
            <p className="flex justify-between text-dim">
              Minimums <Balance {...balanceAt(minimums, pointed, isEndless)} />
            </p>
          </div>
        )}
      </div>
      <PayoffTable
        startMonth={startMonth}
        months={months}
        plan={plan}
        minimums={minimums}
        isEndless={isEndless}
      />
    </figure>
  );
}

function Legend({ label, line }: { readonly label: string; readonly line: "solid" | "dashed" }) {
  return (
    <span className="flex items-center gap-2">
      <svg width="20" height="6" aria-hidden="true">
        <line
          x1="0"
          x2="20"
          y1="3"
          y2="3"
          strokeWidth={line === "solid" ? 3 : 2}
          strokeDasharray={line === "solid" ? undefined : "6 4"}
          className={line === "solid" ? "stroke-accent" : "stroke-series"}
        />
      </svg>
      {label}
    </span>
  );
}
