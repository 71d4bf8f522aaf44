import { debtListSchema } from "#contract/debts.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

export const debtsQuery = readQuery(queryKeys.debts, debtListSchema);
