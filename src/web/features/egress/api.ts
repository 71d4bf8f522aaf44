import { infiniteQueryOptions } from "@tanstack/react-query";
import { egressPageSchema } from "#contract/egress.ts";
import { programQuestionsPageSchema } from "#contract/programs.ts";
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

/** What programs asked, the newest page first. On each visit anew: one may have asked since. */
export const programQuestionsQuery = infiniteQueryOptions({
  queryKey: queryKeys.programQuestions,
  queryFn: ({ pageParam, signal }) =>
    request(
      pageParam === null
        ? "/api/programs/questions"
        : `/api/programs/questions?before=${encodeURIComponent(pageParam)}`,
      programQuestionsPageSchema,
      { signal },
    ),
  initialPageParam: null as string | null, // the type of the later ones
  getNextPageParam: (page) => page.next,
  refetchOnMount: "always",
});
