import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Goal } from "#contract/household.ts";
import { dateText } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Money } from "../../ui/money.tsx";
import { Progress } from "../../ui/progress.tsx";
import { askAgain, goalsQuery, overviewQuery } from "./api.ts";
import { GoalDialog } from "./goal-dialog.tsx";

/** What the members want to reach together. */
export function GoalsCard() {
  const { data: goals, error, refetch } = useQuery({ ...goalsQuery, ...askAgain });
  const { data: overview } = useQuery(overviewQuery);
  const [edited, setEdited] = useState<Goal | "new" | null>(null);
  const accounts = overview?.accounts ?? [];
  return (
    <Card id="goals">
      <CardTitle>Shared goals</CardTitle>
      {goals === undefined && error ? (
        <ErrorState title="Your goals could not be loaded" error={error} onRetry={refetch} />
      ) : null}
      {goals?.length === 0 ? (
        <p className="mt-2 text-dim">
          {accounts.length === 0
            ? "A goal is about accounts that are shared. Share one first."
            : "Save up for something together, or pay debts off together, and see how far you are."}
        </p>
      ) : null}
      <ul className="divide-y divide-hairline">
        {goals?.map((goal) => (
          <GoalRow key={goal.id} goal={goal} onEdit={() => setEdited(goal)} />
        ))}
      </ul>
      {accounts.length === 0 ? null : (
        <Button variant="secondary" className="mt-4 max-sm:w-full" onClick={() => setEdited("new")}>
          Add a goal
        </Button>
      )}
      <GoalDialog edited={edited} accounts={accounts} onClose={() => setEdited(null)} />
    </Card>
  );
}

function GoalRow({ goal, onEdit }: { readonly goal: Goal; readonly onEdit: () => void }) {
  const { title, kind, now, begin, target, by, percent, unknown, since } = goal;
  return (
    <li className="py-4">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 pt-1 font-medium [overflow-wrap:anywhere]">{title}</p>
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3 shrink-0"
          aria-label={`Edit ${title}`}
          onClick={onEdit}
        >
          Edit
        </Button>
      </div>
      {percent === null ? null : (
        <div className="mt-1 flex items-center gap-3">
          <Progress value={percent} label={title} className="flex-1" />
          <span className="figures text-sm">{percent} %</span>
        </div>
      )}
      <p className="mt-1 text-sm text-dim">
        {kind === "save" && now !== null && target !== null ? (
          <>
            <Money amount={now} /> of <Money amount={target} />
          </>
        ) : null}
        {kind === "pay-off" && now !== null ? (
          <>
            <Money amount={now} /> left
            {begin === null ? null : (
              <>
                {" "}
                of <Money amount={begin} /> on {dateText(since)}
              </>
            )}
          </>
        ) : null}
        {by === null ? null : ` · by ${dateText(`${by}-01`, "month-year")}`}
      </p>
      {unknown === null ? null : <p className="mt-1 text-sm text-dim">{unknown}</p>}
    </li>
  );
}
