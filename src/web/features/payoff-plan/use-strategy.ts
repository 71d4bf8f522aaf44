import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { type Strategy, strategySchema } from "#contract/payoff-plan.ts";
import { planChoicesQuery, useChangePlanChoices } from "./choices-api.ts";

/** Makes a strategy the plan; `order` goes with the custom one. Resolves once it is kept or was refused, which has been said then. */
export type ChooseStrategy = (strategy: Strategy, order?: readonly string[]) => Promise<void>;

/**
 * The strategy of the plan: the one in the address (`?strategy=`), so that a page can be kept, else the one the person keeps. Choosing
 * does both, so that the payments everywhere are those of one plan. Without an order of one's own there is no custom strategy.
 */
export function useStrategy(): readonly [Strategy, ChooseStrategy] {
  const [search, setSearch] = useSearchParams();
  const { data: choices } = useQuery(planChoicesQuery);
  const { mutateAsync } = useChangePlanChoices();
  const asked = strategySchema.safeParse(search.get("strategy"));
  const strategy = asked.success ? asked.data : (choices?.strategy ?? "avalanche");
  const choose = useCallback<ChooseStrategy>(
    (next, order) => {
      const change = { strategy: next, ...(order === undefined ? {} : { order: [...order] }) };
      const kept = mutateAsync(change).then(
        () => undefined,
        () => undefined,
      );
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          after.set("strategy", next);
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
      return kept;
    },
    [setSearch, mutateAsync],
  );
  const hasOrder = (choices?.order.length ?? 0) > 0;
  return [strategy === "custom" && !hasOrder ? "avalanche" : strategy, choose];
}
