import { infiniteQueryOptions } from "@tanstack/react-query";
import { egressPageSchema } from "#contract/egress.ts";
import { request } from "../../lib/api-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

/** The newest page first; older ones as they are asked for. */
export const egressQuery = infiniteQueryOptions({
  queryKey: queryKeys.egress,
  queryFn: ({ pageParam, signal }) =>
    request(
      pageParam === null ? "/api/egress" : `/api/egress?before=${encodeURIComponent(pageParam)}`,
      egressPageSchema,
      { signal },
    ),
  initialPageParam: null as string | null, // the type of the later ones
  getNextPageParam: (page) => page.next,
});
