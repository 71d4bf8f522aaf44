import { useQuery } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import type { SessionList as Sessions } from "#contract/account.ts";
import { today } from "../../lib/format-date.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { deviceName } from "./device-name.ts";
import { sessionsQuery, useRevokeOtherSessions, useRevokeSession } from "./sessions-api.ts";

/** Every browser that is signed in; each but this one can be signed out from here. */
export function SessionList() {
  // On each visit: another device may have signed in since.
  const { data: sessions, error, refetch } = useQuery({ ...sessionsQuery, refetchOnMount: "always" });
  const { mutate: revokeOthers, isPending } = useRevokeOtherSessions();
  if (!sessions && error)
    return <ErrorState title="Your sessions could not be loaded" error={error} onRetry={refetch} />;
  if (!sessions) {
    return (
      <Waiting label="Loading your sessions">
        <Skeleton className="h-40 rounded-2xl" />
      </Waiting>
    );
  }
  return (
    <Card>
      <CardTitle>Where you are signed in</CardTitle>
      <ul className="mt-2 divide-y divide-hairline">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="secondary"
          className="mt-3 max-sm:w-full"
          disabled={isPending}
          onClick={() => revokeOthers()}
        >
          Sign out everywhere else
        </Button>
      ) : null}
    </Card>
  );
}

function Session({ session }: { readonly session: Sessions[number] }) {
  const { mutate: revoke, isPending } = useRevokeSession();
  const name = deviceName(session.userAgent);
  const Icon = /Mobile|iPhone|Android/.test(session.userAgent) ? Smartphone : Laptop;
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="flex min-w-0 items-center gap-3">
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-dim" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 font-medium">
            {name}
            {session.current ? <Badge tone="accent">This browser</Badge> : null}
          </p>
          <p className="text-sm text-dim">
            since <DateText date={today(new Date(session.signedInAt))} format="short" />, last used{" "}
            <DateText date={today(new Date(session.lastSeenAt))} format="short" />
          </p>
        </div>
      </div>
      {session.current ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Sign out ${name}, last used ${new Date(session.lastSeenAt).toLocaleString("en-US")}`}
          className="min-h-11 shrink-0"
          disabled={isPending}
          onClick={() => revoke(session.id)}
        >
          Sign Out
        </Button>
      )}
    </li>
  );
}
