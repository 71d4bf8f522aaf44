import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type AlertPreferences, alertPreferencesSchema } from "#contract/notifications.ts";
import { jsonBody, request, sentenceOf } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";

const queryKey = queryKeys.alertPreferences;

export const alertPreferencesQuery = readQuery(queryKey, alertPreferencesSchema);

type Switched = { readonly name: Exclude<keyof AlertPreferences, "timeZone">; readonly isOn: boolean };

/** Switches at once on the page; where the server refuses, the page goes back to what it was and says so. */
export function useSwitchNotices() {
  const client = useQueryClient();
  const show = ({ name, isOn }: Switched) =>
    client.setQueryData<AlertPreferences>(queryKey, (now) => now && { ...now, [name]: isOn });
  return useMutation({
    // One after the other: two quick taps must not arrive in the wrong order.
    scope: { id: "alert-preferences" },
    mutationFn: ({ name, isOn }: Switched) => {
      const now = client.getQueryData<AlertPreferences>(queryKey);
      // The three kinds always go together, so that the server never holds half of a set.
      const kinds = now && {
        onlyMissedPayments: now.onlyMissedPayments,
        onlyEmergencies: now.onlyEmergencies,
        monthlyReportOnly: now.monthlyReportOnly,
      };
      return request(
        "/api/alert-preferences",
        alertPreferencesSchema,
        jsonBody("POST", { ...kinds, [name]: isOn }),
      );
    },
    onMutate: async (switched) => {
      await client.cancelQueries({ queryKey });
      show(switched);
    },
    // Only this switch goes back: another one may have been moved meanwhile.
    onError: (error, { name, isOn }) => {
      show({ name, isOn: !isOn });
      showToast({
        title: "Alert preferences were not updated",
        description: sentenceOf(error),
        tone: "destructive",
      });
    },
    onSuccess: async (preferences, { name }) => {
      show({ name, isOn: preferences[name] });
      showToast({
        title: "Alert preferences updated",
        description: "Your notification settings have been saved.",
      });
      await client.invalidateQueries({ queryKey: queryKeys.systemStatus });
    },
  });
}
