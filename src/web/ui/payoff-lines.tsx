import { useId } from "react";
import { type Cents, cents } from "#engine/money/cents.ts";
import { shortMoneyText } from "../lib/format-money.ts";
import {
  balanceAt,
  chartMonths,
  moneyTicks,
  monthTicks,
  type PastBalance,
  pastStretches,
} from "./payoff-chart-scale.ts";

const MARGIN = { top: 12, right: 12, bottom: 28, left: 46 } as const;
/** A label of a month is about 60 px wide and centred below its month. */
const LABEL_STEP = 96;
const HALF_LABEL = 32;

/** Where months and balances lie in a drawing of this size, in its own units. */
export type PayoffFrame = {
  readonly width: number;
  readonly height: number;
  /** The first and the last month that are drawn: 0 or, with a past, less. */
  readonly first: number;
  readonly months: number;
  readonly x: (month: number) => number;
  readonly y: (balance: number) => number;
  /** The nearest month to a place from the left, within the drawing. */
  readonly monthAt: (left: number) => number;
  readonly amounts: readonly Cents[];
  readonly labelled: readonly number[];
};

type Balances = {
  /** Owed in all at the end of each month from month 0. */
  readonly plan: readonly Cents[];
  readonly minimums: readonly Cents[];
  /** On minimums alone the debts are never paid. */
  readonly isEndless?: boolean;
  /** What was owed before month 0, oldest first. */
  readonly past?: readonly PastBalance[];
};

const NO_PAST: readonly PastBalance[] = [];

export function payoffFrame(
  { plan, minimums, isEndless = false, past = NO_PAST }: Balances,
  { width, height }: { readonly width: number; readonly height: number },
): PayoffFrame {
  const months = chartMonths(plan.length - 1, isEndless ? "endless" : minimums.length - 1);
  const first = past[0]?.month ?? 0;
  const highestOwed = Math.max(
    ...plan,
    ...minimums.slice(0, months + 1),
    ...past.map(({ amount }) => amount),
  );
  const amounts = moneyTicks(cents(highestOwed));
  const highest = amounts.at(-1) ?? cents(1);
  const inner = { width: width - MARGIN.left - MARGIN.right, height: height - MARGIN.top - MARGIN.bottom };
  const x = (month: number) => MARGIN.left + ((month - first) / (months - first)) * inner.width;
  return {
    width,
    height,
    first,
    months,
    x,
    y: (balance) => MARGIN.top + (1 - balance / highest) * inner.height,
    monthAt: (left) =>
      Math.min(
        months,
        Math.max(first, first + Math.round(((left - MARGIN.left) / inner.width) * (months - first))),
      ),
    amounts,
    // One that would be cut off at the edge is left out.
    labelled: monthTicks(months - first, Math.max(2, Math.floor(inner.width / LABEL_STEP)))
      .map((month) => month + first)
      .filter((month) => x(month) < width - HALF_LABEL),
  };
}

type PayoffLinesProps = Balances & {
  readonly frame: PayoffFrame;
  readonly monthLabel: (month: number) => string;
  /** The plan's line draws itself once. */
  readonly isAnimated?: boolean;
};

/**
 * Within an svg: what is owed month by month on minimums only (dashed) and by the plan (solid), the difference shaded; before them
 * what really was owed (thin, a dot a month), broken where no statements tell.
 */
export function PayoffLines({
  frame,
  plan,
  minimums,
  isEndless = false,
  past = NO_PAST,
  monthLabel,
  isAnimated = false,
}: PayoffLinesProps) {
  const patternId = useId();
  const { width, height, months, x, y } = frame;
  const point = (balances: readonly Cents[]) => (month: number) =>
    `${x(month).toFixed(1)},${y(balanceAt(balances, month).amount).toFixed(1)}`;
  const all = Array.from({ length: months + 1 }, (_, month) => month);
  const planPath = `M${all.slice(0, plan.length).map(point(plan)).join("L")}`;
  const minimumsPath = `M${all
    .filter((month) => isEndless || month < minimums.length)
    .map(point(minimums))
    .join("L")}`;
  const gapPath = `M${all.map(point(minimums)).join("L")}L${all.toReversed().map(point(plan)).join("L")}Z`;
  return (
    <>
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
      {frame.amounts.map((amount) => (
        <g key={amount}>
          <line
            x1={MARGIN.left}
            x2={width - MARGIN.right}
            y1={y(amount)}
            y2={y(amount)}
            className="stroke-hairline"
          />
          <text x={MARGIN.left - 8} y={y(amount) + 4} textAnchor="end" className="figures fill-dim text-xs">
            {shortMoneyText(amount)}
          </text>
        </g>
      ))}
      {frame.labelled.map((month) => (
        <text
          key={month}
          x={x(month)}
          y={height - 6}
          textAnchor={month === frame.first ? "start" : "middle"}
          className="figures fill-dim text-xs"
        >
          {monthLabel(month)}
        </text>
      ))}
      {pastStretches(past, plan[0] ?? cents(0)).map((stretch) => (
        <g key={stretch[0]?.month} className="stroke-dim">
          <polyline
            points={stretch
              .map(({ month, amount }) => `${x(month).toFixed(1)},${y(amount).toFixed(1)}`)
              .join(" ")}
            fill="none"
            strokeWidth="2"
          />
          {stretch.map(({ month, amount }) =>
            month < 0 ? (
              <circle
                key={month}
                cx={x(month)}
                cy={y(amount)}
                r="3"
                strokeWidth="2"
                className="fill-surface"
              />
            ) : null,
          )}
        </g>
      ))}
      <path d={gapPath} fill={`url(#${patternId})`} />
      <path d={minimumsPath} fill="none" strokeWidth="2" strokeDasharray="6 5" className="stroke-series" />
      <path
        d={planPath}
        fill="none"
        strokeWidth="3"
        strokeLinejoin="round"
        pathLength={isAnimated ? 1 : undefined}
        className={isAnimated ? "animate-draw stroke-accent" : "stroke-accent"}
      />
      <circle
        cx={x(plan.length - 1)}
        cy={y(0)}
        r="5"
        className="fill-accent stroke-surface"
        strokeWidth="2"
      />
    </>
  );
}

type PayoffLegendProps = { readonly label: string; readonly line: "solid" | "dashed" | "dotted" };

const LEGEND_COLOURS = { solid: "stroke-accent", dashed: "stroke-series", dotted: "stroke-dim" } as const;

export function PayoffLegend({ label, line }: PayoffLegendProps) {
  return (
    <span className="flex items-center gap-2">
      <svg width="20" height="6" aria-hidden="true">
        <line
          x1="0"
          x2="20"
          y1="3"
          y2="3"
          strokeWidth={line === "solid" ? 3 : 2}
          strokeDasharray={line === "dashed" ? "6 4" : undefined}
          className={LEGEND_COLOURS[line]}
        />
        {line === "dotted" ? (
          <circle cx="10" cy="3" r="2" strokeWidth="2" className="fill-surface stroke-dim" />
        ) : null}
      </svg>
      {label}
    </span>
  );
}
