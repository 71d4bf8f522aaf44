import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { currentUserSchema, logoutResponseSchema } from "#contract/account.ts";
import { ApiError, actAs, currentUserPath, request, sentenceOf } from "../../lib/api-client.ts";
import { eraseKeptFiles } from "../../lib/kept-files.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { announceSessionEnd } from "../../lib/session-end.ts";
import { dropSharedFiles } from "../../lib/shared-files.ts";
import { showToast } from "../../lib/toast-store.ts";

/** The person who is signed in; null when nobody is. */
export const currentUserQuery = queryOptions({
  queryKey: queryKeys.currentUser,
  queryFn: async ({ signal }) => {
    try {
      const user = await request(currentUserPath, currentUserSchema, { signal });
      actAs(user.id);
      return user;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      actAs(null);
      return null;
    }
  },
});

export function useCurrentUser() {
  return useQuery(currentUserQuery);
}

/** Ends our session, drops every figure from memory and goes to the provider's own sign-out. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request("/api/logout", logoutResponseSchema, { method: "POST" }),
    onSuccess: async ({ redirectTo }) => {
      // On a shared computer nothing that waited to go up stays behind.
      await eraseKeptFiles();
      client.clear();
      announceSessionEnd();
      dropSharedFiles();
      window.location.assign(redirectTo);
    },
    onError: (error) => {
      showToast({ title: "You are still signed in", description: sentenceOf(error), tone: "destructive" });
    },
  });
}
