import type { FamilyOverview } from "#contract/household.ts";
import { dateText } from "../../lib/format-date.ts";
import { Money } from "../../ui/money.tsx";

/** Net worth by month, the newest first; months without a sum name whose statement is missing. */
export function FamilyHistory({ history }: Pick<FamilyOverview, "history">) {
  if (history.length < 2) return null;
  return (
    <details className="mt-4">
      <summary className="min-h-11 cursor-pointer content-center text-sm text-accent">By month</summary>
      <ul className="divide-y divide-hairline">
        {history.toReversed().map(({ month, netWorth, missing }) => (
          <li key={month} className="flex flex-wrap justify-between gap-x-4 py-2 text-sm">
            <span>{dateText(`${month}-01`, "month-year")}</span>
            {netWorth === null ? (
              <span className="text-dim">No statement of {missing.join(", ")}</span>
            ) : (
              <Money amount={netWorth} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
