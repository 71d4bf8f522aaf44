import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { AlertPreferences } from "#contract/notifications.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { alertPreferencesQuery, useSwitchNotices } from "./api.ts";

const SWITCHES = [
  ["quietMode", "Quiet Mode", "At most one notice a month, unless money is at risk."],
  ["onlyMissedPayments", "Missed payments", "A due date passed, and nothing shows that it was paid."],
  [
    "onlyEmergencies",
    "Emergencies",
    "Money runs short before the next payday, or interest is about to jump.",
  ],
  ["monthlyReportOnly", "Monthly report", "One page a month: progress, the date, what to change."],
  ["email", "By e-mail too", "The same notices to your address, between 8 am and 8 pm."],
] as const satisfies readonly (readonly [Exclude<keyof AlertPreferences, "timeZone">, string, string])[];

/** Which notices a person gets. */
export function AlertPreferencesCard() {
  const { data: preferences, error, refetch } = useQuery(alertPreferencesQuery);
  const { mutate } = useSwitchNotices();
  const id = useId();
  if (!preferences && error) {
    return (
      <ErrorState title="Your notification settings could not be loaded" error={error} onRetry={refetch} />
    );
  }
  if (!preferences) return <Skeleton className="h-72 rounded-2xl" />;
  return (
    <Card>
      <CardTitle>Notifications</CardTitle>
      <ul className="mt-2 divide-y divide-hairline">
        {SWITCHES.map(([name, label, hint]) => (
          <li key={name} className="flex items-center justify-between gap-4 py-2">
            <label
              htmlFor={`${id} ${name}`}
              className="flex min-h-11 flex-1 cursor-pointer flex-col justify-center"
            >
              <span className="font-medium">{label}</span>
              <span className="text-sm text-dim">{hint}</span>
            </label>
            <Switch
              id={`${id} ${name}`}
              checked={preferences[name]}
              onCheckedChange={(isOn) => mutate({ name, isOn })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
