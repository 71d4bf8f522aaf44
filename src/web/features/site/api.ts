import { queryOptions } from "@tanstack/react-query";
import { siteFactsSchema } from "#contract/site.ts";
import { request } from "../../lib/api-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

export const siteFactsQuery = queryOptions({
  queryKey: queryKeys.site,
  queryFn: ({ signal }) => request("/api/site", siteFactsSchema, { signal }),
});
