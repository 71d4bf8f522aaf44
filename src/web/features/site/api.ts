import { queryOptions } from "@tanstack/react-query";
import { billingSummarySchema } from "#contract/billing.ts";
import { siteFactsSchema } from "#contract/site.ts";
import { request } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

/** Which plan the signed-in person has. */
export const ownPlanQuery = readQuery(queryKeys.billing, billingSummarySchema);

export const siteFactsQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: ({ signal }) => request("/api/site", siteFactsSchema, { signal }),
});
