import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type PlanChoices, type PlanChoicesChange, planChoicesSchema } from "#contract/plan-choices.ts";
import { jsonBody, request, sentenceOf } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { derivedFromPlanChoices, queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";

/** Keeps a decision; `onSuccess` runs once the server has it, and not where it refuses. */
export type KeepChoice = (change: PlanChoicesChange, options?: { readonly onSuccess: () => void }) => void;

/** What the person decided about the plan. */
export const planChoicesQuery = readQuery(queryKeys.planChoices, planChoicesSchema);

/** Keeps a decision: on the page at once, taken back where the server refuses; the plan and all that shows it are asked again. */
export function useChangePlanChoices() {
  const client = useQueryClient();
  const queryKey = queryKeys.planChoices;
  return useMutation({
    scope: { id: "plan-choices" },
    mutationFn: (change: PlanChoicesChange) =>
      request("/api/plan-choices", planChoicesSchema, jsonBody("PATCH", change)),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<PlanChoices>(queryKey);
      if (before) client.setQueryData(queryKey, { ...before, ...change });
      return { before };
    },
    onError: (error, _change, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
      showToast({ title: "Your plan was not changed", description: sentenceOf(error), tone: "destructive" });
    },
    onSuccess: async (choices) => {
      client.setQueryData(queryKey, choices);
      await Promise.all(derivedFromPlanChoices.map((key) => client.invalidateQueries({ queryKey: key })));
    },
  });
}
