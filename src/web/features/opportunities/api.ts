import { opportunityListSchema } from "#contract/opportunities.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

export const opportunitiesQuery = readQuery(queryKeys.opportunities, opportunityListSchema);
