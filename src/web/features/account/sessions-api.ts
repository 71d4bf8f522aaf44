import { useMutation, useQueryClient } from "@tanstack/react-query";
import { revokedSessionsSchema, type SessionList, sessionListSchema } from "#contract/account.ts";
import { request, send, sentenceOf } from "../../lib/api-client.ts";
import { plural } from "../../lib/format-date.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";

/** Where the person is signed in, the latest use first. */
export const sessionsQuery = readQuery(queryKeys.sessions, sessionListSchema);

const notEnded = (error: unknown) =>
  showToast({ title: "Nothing was signed out", description: sentenceOf(error), tone: "destructive" });

/** Ends one other session; it goes from the list when the server says so. */
export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => send(`/api/sessions/${encodeURIComponent(id)}`, { method: "DELETE" }),
    onSuccess: (_, id) => {
      client.setQueryData<SessionList>(queryKeys.sessions, (list) =>
        list?.filter((session) => session.id !== id),
      );
      showToast({ title: "Signed out there", description: "That browser has to sign in again." });
    },
    onError: notEnded,
  });
}

/** Ends every session but this one. */
export function useRevokeOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request("/api/sessions/revoke-others", revokedSessionsSchema, { method: "POST" }),
    onSuccess: ({ revoked }) => {
      client.setQueryData<SessionList>(queryKeys.sessions, (list) => list?.filter(({ current }) => current));
      showToast({
        title: "Signed out everywhere else",
        description: `${plural(revoked, "session")} ended. This browser stays signed in.`,
      });
    },
    onError: notEnded,
  });
}
