import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

/** Null until a bank statement was read. */
export const cashflowQuery = readQuery(queryKeys.cashflow, cashflowAnalysisSchema.nullable());
