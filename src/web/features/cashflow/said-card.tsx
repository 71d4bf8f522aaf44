import { useQuery } from "@tanstack/react-query";
import { jsonBody, send } from "../../lib/api-client.ts";
import { useUndoable } from "../../lib/entries.ts";
import { dateText } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { categoryLabel } from "./category-labels.ts";
import { correctionsQuery, recurringQuery, singleExpensesQuery, useSayOnce } from "./transactions-api.ts";

/** What the person said about merchants and about what comes again: each holds until it is taken back here. */
export function SaidCard() {
  const corrections = useQuery(correctionsQuery).data?.corrections ?? [];
  const ended = (useQuery(recurringQuery).data?.items ?? []).filter(({ said }) => said !== null);
  const single = (useQuery(singleExpensesQuery).data ?? []).filter(({ isOnce }) => isOnce);
  const { mutate, isPending } = useUndoable();
  const { sayOnce, isPending: isSaying } = useSayOnce();
  // Beside what it changes this is an extra: while it loads or fails, nothing is missing.
  if (corrections.length + ended.length + single.length === 0) return null;
  return (
    <Card aria-label="What you said">
      <CardTitle>What you said</CardTitle>
      <ul className="mt-3 divide-y divide-hairline text-sm">
        {single.map((expense) => (
          <Said
            key={`${expense.accountId} ${expense.id}`}
            about={`${expense.name}, ${moneyText(expense.amount)} on ${dateText(expense.date)}`}
            word="does not come again"
            isPending={isSaying}
            onUndo={() => sayOnce(expense, false)}
          />
        ))}
        {ended.map(({ id, name, said }) => {
          const path = `${queryKeys.recurring[0]}/${id}`;
          return (
            <Said
              key={id}
              about={name}
              word={said === "cancelled" ? "cancelled" : "does not come again"}
              isPending={isPending}
              onUndo={() =>
                mutate({
                  title: `${name} comes again`,
                  change: () => send(path, jsonBody("PUT", { said: null })),
                  undo: () => send(path, jsonBody("PUT", { said })),
                })
              }
            />
          );
        })}
        {corrections.map(({ id, merchant, direction, category }) => (
          <Said
            key={id}
            about={merchant}
            word={`${direction === "in" ? "money in is" : "is"} always ${categoryLabel(category).toLowerCase()}`}
            isPending={isPending}
            onUndo={() =>
              mutate({
                title: `${merchant}: filed by its name again`,
                change: () => send(`${queryKeys.categoryCorrections[0]}/${id}`, { method: "DELETE" }),
                undo: () =>
                  send(
                    queryKeys.categoryCorrections[0],
                    jsonBody("PUT", { description: merchant, direction, category }),
                  ),
              })
            }
          />
        ))}
      </ul>
    </Card>
  );
}

function Said(props: {
  readonly about: string;
  readonly word: string;
  readonly isPending: boolean;
  readonly onUndo: () => void;
}) {
  const { about, word, isPending, onUndo } = props;
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <p className="min-w-0 break-words">
        <span className="font-medium">{about}</span> <span className="text-dim">{word}</span>
      </p>
      <Button variant="quiet" size="sm" className="min-h-11" disabled={isPending} onClick={onUndo}>
        Undo<span className="sr-only">: {about}</span>
      </Button>
    </li>
  );
}
