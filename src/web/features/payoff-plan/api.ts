import { queryOptions } from "@tanstack/react-query";
import { payoffPlanSchema, type Strategy } from "#contract/payoff-plan.ts";
import type { Cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { jsonBody, request } from "../../lib/api-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

/** The plan for a monthly budget, for the custom strategy in `order`: a question, although it is asked with POST, so its answer is kept under its inputs. */
export function payoffPlanQuery(strategy: Strategy, monthlyBudget: Cents, order: readonly string[] = []) {
  const body = {
    strategy,
    monthlyBudget: formatMoney(monthlyBudget),
    // Named although the server keeps it: the change that keeps it may still be on its way.
    ...(strategy === "custom" ? { order } : {}),
  };
  return queryOptions({
    queryKey: [...queryKeys.payoffPlan, body],
    queryFn: ({ signal }) =>
      request("/api/payoff-plan", payoffPlanSchema, { ...jsonBody("POST", body), signal }),
  });
}
