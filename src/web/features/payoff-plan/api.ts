import { queryOptions } from "@tanstack/react-query";
import { payoffPlanSchema, type Strategy } from "#contract/payoff-plan.ts";
import type { Cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { jsonBody, request } from "../../lib/api-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

/** The plan for a monthly budget: a question, although it is asked with POST, so its answer is kept under its inputs. */
export function payoffPlanQuery(strategy: Strategy, monthlyBudget: Cents) {
  const body = { strategy, monthlyBudget: formatMoney(monthlyBudget) };
  return queryOptions({
    queryKey: [...queryKeys.payoffPlan, body],
    queryFn: ({ signal }) =>
      request("/api/payoff-plan", payoffPlanSchema, { ...jsonBody("POST", body), signal }),
  });
}
