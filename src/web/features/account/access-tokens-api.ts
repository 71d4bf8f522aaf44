import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type AccessToken,
  accessTokenListSchema,
  accessTokenMadeSchema,
  accessTokenSchema,
  type NewAccessToken,
} from "#contract/access-tokens.ts";
import { ApiError, jsonBody, request, send, sentenceOf } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";

/** What programs may come in with, the newest first. */
export const accessTokensQuery = readQuery(queryKeys.accessTokens, accessTokenListSchema);

/** Makes one; who did not sign in a moment ago is sent to do so first, and comes back to the settings. */
export function useMakeAccessToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wanted: NewAccessToken) =>
      request("/api/access-tokens", accessTokenMadeSchema, jsonBody("POST", wanted)),
    // The token itself stays with the dialog that shows it, and nowhere else.
    gcTime: 0,
    onSuccess: (made) => {
      const listed = accessTokenSchema.parse(made);
      client.setQueryData<AccessToken[]>(queryKeys.accessTokens, (list) => [listed, ...(list ?? [])]);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 403 && error.loginUrl !== undefined) {
        window.location.assign(`${error.loginUrl}&returnTo=${encodeURIComponent("/settings")}`);
        return;
      }
      showToast({ title: "No token was made", description: sentenceOf(error), tone: "destructive" });
    },
  });
}

/** It goes from the list when the server says that it opens nothing any more. */
export function useRevokeAccessToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => send(`/api/access-tokens/${encodeURIComponent(id)}`, { method: "DELETE" }),
    onSuccess: (_, id) => {
      client.setQueryData<AccessToken[]>(queryKeys.accessTokens, (list) =>
        list?.filter((token) => token.id !== id),
      );
      showToast({ title: "Token revoked", description: "Whatever used it is let in no more." });
    },
    onError: (error) =>
      showToast({ title: "Nothing was revoked", description: sentenceOf(error), tone: "destructive" }),
  });
}
