import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import { type PlanChoicesChange, planChoicesSchema } from "#contract/plan-choices.ts";
import type { Safety } from "#engine/cashflow/extra-advice.ts";
import { jsonBody, request, send, sentenceOf } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { derivedFromCashflow, queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";

/** Null until a bank statement was read. */
export const cashflowQuery = readQuery(queryKeys.cashflow, cashflowAnalysisSchema.nullable());

/** Keeps how sure the extra should be; everything that is computed from it is asked for again. */
export function useChooseSafety() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (safety: Safety) => send("/api/cashflow/settings", jsonBody("PUT", { safety })),
    onError: (error) =>
      showToast({ title: "Nothing was changed", description: sentenceOf(error), tone: "destructive" }),
    onSuccess: () =>
      Promise.all(derivedFromCashflow.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Keeps what must stay in the accounts, or which of them count; everything that stands on it is asked for again. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "plan-choices" },
    mutationFn: (change: PlanChoicesChange) =>
      request("/api/plan-choices", planChoicesSchema, jsonBody("PATCH", change)),
    onError: (error) =>
      showToast({ title: "Nothing was changed", description: sentenceOf(error), tone: "destructive" }),
    onSuccess: (choices) => {
      client.setQueryData(queryKeys.planChoices, choices);
      // The lines of the transactions change with the accounts that count.
      const keys = [...derivedFromCashflow, queryKeys.transactions];
      return Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}
