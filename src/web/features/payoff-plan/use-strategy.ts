import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { type Strategy, strategySchema } from "#contract/payoff-plan.ts";

/** The strategy that is looked at, from the address (`?strategy=`), so that every tab and every export means the same plan. */
export function useStrategy(): readonly [Strategy, (strategy: Strategy) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = strategySchema.safeParse(search.get("strategy"));
  const choose = useCallback(
    (strategy: Strategy) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (strategy === "avalanche") next.delete("strategy");
          else next.set("strategy", strategy);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  return [asked.success ? asked.data : "avalanche", choose];
}
