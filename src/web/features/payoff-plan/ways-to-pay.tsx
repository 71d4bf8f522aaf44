import { RadioGroup } from "radix-ui";
import { useId } from "react";
import { durationText } from "#contract/durations.ts";
import { type Strategy, strategySchema } from "#contract/payoff-plan.ts";
import { cents } from "#engine/money/cents.ts";
import { addMonths, dateText } from "../../lib/format-date.ts";
import { Badge } from "../../ui/badge.tsx";
import { Money } from "../../ui/money.tsx";
import { type Term, WorkedFigure, type Working } from "../../ui/worked-figure.tsx";
import { type ComparedWay, comparedWays, type WayPrice, type WayPrices } from "./what-if.ts";

const NAMES: Readonly<Record<ComparedWay, string>> = {
  avalanche: "Avalanche",
  snowball: "Snowball",
  custom: "Your own order",
  "even-split": "Even split",
};
const HINTS: Readonly<Record<ComparedWay, string>> = {
  avalanche: "The dearest debt first",
  snowball: "The smallest balance first",
  custom: "You say which debt is next",
  "even-split": "The same extra to each debt; what a paid debt frees goes to no other",
};

type WaysToPayProps = {
  readonly prices: WayPrices;
  /** YYYY-MM of month 0. */
  readonly startMonth: string;
  readonly strategy: Strategy;
  readonly onStrategyChange: (strategy: Strategy) => void;
};

/** Avalanche, snowball, an order of one's own and the even split with the same money; the first three can be chosen as the plan. */
export function WaysToPay({ prices, startMonth, strategy, onStrategyChange }: WaysToPayProps) {
  const heading = useId();
  const ends = comparedWays.flatMap((way) => prices[way] ?? []);
  const cheapest = Math.min(...ends.map(({ cost }) => cost));
  const shortest = Math.min(...ends.map(({ months }) => months));
  const row = (way: ComparedWay) => (
    <Way way={way} price={prices[way]} cheapest={cheapest} shortest={shortest} startMonth={startMonth} />
  );
  return (
    <div data-worked className="mt-5 border-t border-hairline pt-5">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <h3 id={heading} className="font-medium">
          Ways to pay with the same money
        </h3>
        <WorkedFigure name="What each way costs" how={() => waysWorking(prices)} className="text-dim">
          How they compare
        </WorkedFigure>
      </div>
      <RadioGroup.Root
        aria-labelledby={heading}
        value={strategy}
        onValueChange={(value) => onStrategyChange(strategySchema.parse(value))}
        className="flex flex-col gap-2"
      >
        {strategySchema.options.map((way) => (
          <RadioGroup.Item
            key={way}
            value={way}
            className="group rounded-xl border border-hairline px-4 py-3 text-left transition-colors hover:bg-raised data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft"
          >
            {row(way)}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <div className="mt-2 rounded-xl px-4 py-3">{row("even-split")}</div>
    </div>
  );
}

/** Interest and fees of each way until nothing is owed, by which they are compared. */
function waysWorking(prices: WayPrices): Working {
  return {
    sentence:
      "Each way is played month by month with the same money until nothing is owed; only the even split keeps its amounts as they are, so that what a paid debt frees goes to no other. Here are its interest and fees in all; the differences are beside the ways.",
    terms: comparedWays.flatMap((way): Term[] => {
      const price = prices[way];
      if (price === undefined) return [];
      return price === null
        ? [{ label: NAMES[way], amount: { text: "never ends" } }]
        : [{ label: `${NAMES[way]}, ${durationText(price.months)}`, amount: price.cost }];
    }),
  };
}

type WayProps = {
  readonly way: ComparedWay;
  /** Undefined where there is no such order yet. */
  readonly price: WayPrice | undefined;
  readonly cheapest: number;
  readonly shortest: number;
  readonly startMonth: string;
};

function Way({ way, price, cheapest, shortest, startMonth }: WayProps) {
  const dearer = price ? price.cost - cheapest : 0;
  const longer = price ? price.months - shortest : 0;
  return (
    <>
      <span className="flex items-baseline justify-between gap-4">
        <span className="font-medium">
          {NAMES[way]}{" "}
          <Badge tone="accent" className="hidden group-data-[state=checked]:inline-flex">
            Your plan
          </Badge>
        </span>
        <span className="figures whitespace-nowrap">
          {price ? dateText(addMonths(startMonth, price.months), "month-year") : null}
          {price === null ? "never ends" : null}
        </span>
      </span>
      <span className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="text-dim">{HINTS[way]}</span>
        <span className={dearer > 0 ? "text-dim" : "text-accent"}>
          {!price ? null : dearer > 0 ? (
            <>
              costs <Money amount={cents(dearer)} /> more
              {longer > 0 ? `, ${durationText(longer)} longer` : null}
            </>
          ) : (
            "cheapest"
          )}
        </span>
      </span>
    </>
  );
}
