import { classNames } from "../../lib/class-names.ts";
import { plural } from "../../lib/format-date.ts";
import { Money } from "../../ui/money.tsx";
import { categoryLabel, lineLabels } from "./category-labels.ts";
import type { CategorySum } from "./transaction-filter.ts";

const LINES = ["income", "essential", "discretionary"] as const;
const COLOURS = { income: "bg-series", essential: "bg-field", discretionary: "bg-accent" } as const;

type CategoryBarsProps = {
  readonly sums: readonly CategorySum[];
  /** The chosen category, empty for none. */
  readonly chosen: string;
  readonly onChoose: (category: string) => void;
};

/** What came in and went out by category, largest first; a bar opens its transactions. */
export function CategoryBars({ sums, chosen, onChoose }: CategoryBarsProps) {
  const most = Math.max(1, ...sums.map(({ amount }) => amount));
  return (
    <div className="grid items-start gap-x-8 gap-y-5 md:grid-cols-2">
      {LINES.map((line) => {
        const own = sums.filter((sum) => sum.line === line);
        if (own.length === 0) return null;
        return (
          <section key={line} className={line === "income" ? "md:col-span-2" : undefined}>
            <h3 className="mb-1 text-sm text-dim">{lineLabels[line]}</h3>
            <ul>
              {own.map(({ category, amount, count }) => (
                <li key={category}>
                  <button
                    type="button"
                    aria-pressed={chosen === category}
                    onClick={() => onChoose(chosen === category ? "" : category)}
                    className={classNames(
                      "-mx-2 grid w-[calc(100%+1rem)] grid-cols-[1fr_auto] gap-x-3 gap-y-1 rounded-lg px-2 py-1.5 text-left text-sm hover:bg-raised",
                      chosen === category ? "bg-raised" : null,
                    )}
                  >
                    <span className="min-w-0 truncate">
                      {categoryLabel(category)}
                      <span className="sr-only">, {plural(count, "transaction")}</span>
                    </span>
                    <Money amount={amount} />
                    <span className="col-span-2 h-1.5 rounded-full bg-raised">
                      <span
                        className={classNames(
                          "block h-full min-w-0.5 rounded-full forced-colors:bg-[Highlight]",
                          COLOURS[line],
                        )}
                        style={{ width: `${(amount / most) * 100}%` }}
                      />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
