import { planHistorySchema } from "#contract/plan-history.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

export const planHistoryQuery = readQuery(queryKeys.planHistory, planHistorySchema);
