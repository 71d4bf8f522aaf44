import { QueryCache, QueryClient, queryOptions } from "@tanstack/react-query";
import type { z } from "zod";
import { ApiError, request } from "./api-client.ts";
import { sessionRanOut } from "./session-end.ts";

/**
 * Answers are never stale and never fetched again by themselves: whatever changes data invalidates exactly what it changed.
 * Nothing is retried behind the person's back.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof ApiError && error.status === 401) sessionRanOut(client);
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        // A stopped server must show as an error, not as a query that waits for the browser to believe it is online.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}

/** A read whose key is its address, checked against the contract. */
export function readQuery<Schema extends z.ZodType>(key: readonly [string, ...string[]], schema: Schema) {
  return queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => request(key.join("/"), schema, { signal }),
  });
}
