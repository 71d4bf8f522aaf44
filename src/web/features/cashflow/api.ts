import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import type { Safety } from "#engine/cashflow/extra-advice.ts";
import { jsonBody, send } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { derivedFromCashflow, queryKeys } from "../../lib/query-keys.ts";

/** Null until a bank statement was read. */
export const cashflowQuery = readQuery(queryKeys.cashflow, cashflowAnalysisSchema.nullable());

/** Keeps how sure the extra should be; everything that is computed from it is asked for again. */
export function useChooseSafety() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (safety: Safety) => send("/api/cashflow/settings", jsonBody("PUT", { safety })),
    onSuccess: () =>
      Promise.all(derivedFromCashflow.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
