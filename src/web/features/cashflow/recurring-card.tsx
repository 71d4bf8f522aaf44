import { useQuery } from "@tanstack/react-query";
import type { RecurringItem } from "#contract/spending.ts";
import { jsonBody, send } from "../../lib/api-client.ts";
import { useUndoable } from "../../lib/entries.ts";
import { dateText, plural } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Money } from "../../ui/money.tsx";
import { Popover } from "../../ui/popover.tsx";
import { recurringQuery } from "./transactions-api.ts";

const EVERY: Readonly<Record<NonNullable<RecurringItem["every"]>, string>> = {
  week: "every week",
  "two-weeks": "every two weeks",
  "half-month": "twice a month",
  month: "every month",
  quarter: "every three months",
  year: "every year",
};

const GROUPS = [
  ["pay", "Pay"],
  ["bill", "Bills"],
  ["subscription", "Subscriptions"],
  ["habit", "Regular spending"],
  ["debt-payment", "Debt payments"],
] as const;

/** What comes again: the next day and amount of each, risen prices, and a tap for what does not. */
export function RecurringCard() {
  const { data, error, refetch } = useQuery(recurringQuery);
  if (!data && error) {
    return <ErrorState title="What comes again could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!data || data.items.length === 0) return null;
  const going = data.items.filter(({ said, cameAgain }) => said === null || cameAgain);
  const ended = data.items.filter(({ said, cameAgain }) => said !== null && !cameAgain);
  return (
    <Card aria-label="What comes again">
      <CardTitle>What comes again</CardTitle>
      <p className="mt-2 text-sm text-dim">
        Found in your transactions{data.seenUntil ? ` until ${dateText(data.seenUntil)}` : ""}. Tap an amount
        for what it stands on.
      </p>
      <div className="grid items-start gap-x-8 md:grid-cols-2">
        {GROUPS.map(([kind, label]) => {
          const items = going.filter((item) => item.kind === kind);
          if (items.length === 0) return null;
          return (
            <section key={kind} className="mt-5">
              <h3 className="text-sm text-dim">{label}</h3>
              <ul className="mt-1 divide-y divide-hairline">
                {items.map((item) => (
                  <Item key={item.id} item={item} />
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      {ended.length === 0 ? null : (
        <details className="mt-5 text-sm">
          <summary className="min-h-6 font-medium">You ended {plural(ended.length, "of these")}</summary>
          <ul className="mt-1 divide-y divide-hairline">
            {ended.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

function Item({ item }: { readonly item: RecurringItem }) {
  const undoable = useUndoable();
  const path = `/api/cashflow/recurring/${item.id}`;
  const say = (said: RecurringItem["said"], title: string) =>
    undoable.mutate({
      title,
      change: () => send(path, jsonBody("PUT", { said })),
      undo: () => send(path, jsonBody("PUT", { said: item.said })),
    });
  const name = <span className="sr-only">: {item.name}</span>;
  return (
    <li data-worked className="py-2.5">
      <div className="flex items-start justify-between gap-3 text-sm">
        <div className="min-w-0">
          <p className="font-medium break-words">{item.name}</p>
          <p className="text-dim">
            {item.every === null ? "no rhythm" : EVERY[item.every]}
            {item.nextDate && item.said === null ? `, next on ${dateText(item.nextDate, "day-month")}` : null}
          </p>
        </div>
        <Amount item={item} />
      </div>
      {item.priceRise ? (
        <p className="mt-1 text-sm text-attention">
          Price rose from {moneyText(item.priceRise.from)} to {moneyText(item.priceRise.to)} on{" "}
          {dateText(item.priceRise.since)}
        </p>
      ) : null}
      {item.cameAgain ? (
        <p className="mt-1 text-sm text-attention">
          You cancelled it, and it was charged again on {dateText(item.lastDate)}.
        </p>
      ) : null}
      <div className={item.said === null ? "-ml-3 flex flex-wrap" : "mt-1 flex flex-wrap items-center"}>
        {item.said !== null ? (
          <>
            <Badge>{item.said === "cancelled" ? "cancelled" : "does not come again"}</Badge>
            <Button
              variant="quiet"
              size="sm"
              disabled={undoable.isPending}
              onClick={() => say(null, `${item.name} comes again`)}
            >
              It comes again{name}
            </Button>
          </>
        ) : (
          <>
            {item.kind === "subscription" || item.kind === "bill" ? (
              <Button
                variant="quiet"
                size="sm"
                disabled={undoable.isPending}
                onClick={() => say("cancelled", `${item.name}: cancelled`)}
              >
                I cancelled it{name}
              </Button>
            ) : null}
            <Button
              variant="quiet"
              size="sm"
              disabled={undoable.isPending}
              onClick={() => say("not-recurring", `${item.name} does not come again`)}
            >
              It does not come again{name}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** The next amount, and the payments that it stands on. */
function Amount({ item }: { readonly item: RecurringItem }) {
  const range =
    item.least === item.most ? moneyText(item.most) : `${moneyText(item.least)} to ${moneyText(item.most)}`;
  return (
    <Popover
      label={`What ${item.name} stands on`}
      trigger={
        <button
          type="button"
          className="shrink-0 rounded-md px-1 underline decoration-field decoration-dotted decoration-1 underline-offset-4 hover:bg-raised"
        >
          {item.nextAmount === null ? (
            <span className="figures">{range}</span>
          ) : (
            <Money amount={item.nextAmount} />
          )}
          <span className="sr-only">, what {item.name} stands on</span>
        </button>
      }
    >
      <p className="font-medium">{item.name}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-dim marker:text-accent">
        <li>
          {plural(item.payments, "payment")} of {range}, the last on {dateText(item.lastDate)}
        </li>
        {item.missed > 0 ? <li>{plural(item.missed, "payment")} in between did not come</li> : null}
        <li>
          {item.isFixed
            ? "The amount is fixed, so the newest one is expected next."
            : "The amount varies: of the last three the careful one is expected next."}
        </li>
      </ul>
    </Popover>
  );
}
