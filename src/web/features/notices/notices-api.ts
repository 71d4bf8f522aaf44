import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { alertPreferencesSchema, type Notice, noticeListSchema } from "#contract/notifications.ts";
import { jsonBody, request, send, sentenceOf } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";
import { alertPreferencesQuery } from "./api.ts";

/** What the person should know now, the most urgent first. */
export const noticesQuery = readQuery(queryKeys.notices, noticeListSchema);

/** Takes a notice off the page, for good. */
export function useMarkRead() {
  const client = useQueryClient();
  const queryKey = queryKeys.notices;
  return useMutation({
    mutationFn: (id: string) => send(`/api/notices/${encodeURIComponent(id)}/read`, { method: "POST" }),
    onSuccess: (_, id) => {
      client.setQueryData<Notice[]>(queryKey, (list) => list?.filter((notice) => notice.id !== id));
    },
    onError: (error) => {
      showToast({ title: "The notice is still there", description: sentenceOf(error), tone: "destructive" });
    },
  });
}

/** Tells the server where the person's day begins and ends, when it does not know it yet. */
export function useKnownTimeZone(): void {
  const client = useQueryClient();
  const { data } = useQuery(alertPreferencesQuery);
  const known = data?.timeZone;
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    if (known === undefined || known === timeZone) return;
    request("/api/alert-preferences", alertPreferencesSchema, jsonBody("PATCH", { timeZone }))
      .then((preferences) => client.setQueryData(queryKeys.alertPreferences, preferences))
      // Asked again at the next visit; until then e-mails keep the hours of the zone known before.
      .catch(() => undefined);
  }, [known, client]);
}
