import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import type { AccessToken, AccessTokenScope } from "#contract/access-tokens.ts";
import { today } from "../../lib/format-date.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { accessTokensQuery, useRevokeAccessToken } from "./access-tokens-api.ts";
import { MakeTokenDialog } from "./make-token-dialog.tsx";
import { programsQuery } from "./programs-card.tsx";

/** What programs of the person may come in with: made, looked at and revoked here. */
export function AccessTokens() {
  // On each visit: a program may have used one since.
  const { data: tokens, error, refetch } = useQuery({ ...accessTokensQuery, refetchOnMount: "always" });
  const { data: programs } = useQuery(programsQuery);
  const [isMaking, setMaking] = useState(false);
  if (!tokens && error)
    return <ErrorState title="Your access tokens could not be loaded" error={error} onRetry={refetch} />;
  if (!tokens) {
    return (
      <Waiting label="Loading your access tokens">
        <Skeleton className="h-40 rounded-2xl" />
      </Waiting>
    );
  }
  return (
    <Card>
      <CardTitle>Access tokens</CardTitle>
      <p className="mt-2 max-w-prose text-dim">
        Let a program of yours read your figures without signing in, or send documents. No token opens your
        account, payments, household or deletion.{" "}
        <a href="/api/reference" className="text-accent underline underline-offset-4">
          What they can ask
        </a>
      </p>
      {tokens.length === 0 ? null : (
        <ul className="mt-2 divide-y divide-hairline">
          {tokens.map((token) => (
            <Token key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Button variant="secondary" className="mt-4 max-sm:w-full" onClick={() => setMaking(true)}>
        Make a Token
      </Button>
      <MakeTokenDialog open={isMaking} onClose={() => setMaking(false)} address={programs?.address ?? null} />
    </Card>
  );
}

const MAY: Readonly<Record<AccessTokenScope, string>> = {
  read: "Reads only",
  write: "Reads and writes",
  ask: "Only asks",
};

function Token({ token }: { readonly token: AccessToken }) {
  const { mutate: revoke, isPending } = useRevokeAccessToken();
  const { name, scope, expiresAt, isExpired, lastUsedAt } = token;
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="flex min-w-0 items-center gap-3">
        <KeyRound aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-dim" />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium [overflow-wrap:anywhere]">
            {name}
            {isExpired ? <Badge tone="attention">Expired</Badge> : null}
            <Badge tone="plain">{MAY[scope]}</Badge>
          </p>
          <p className="text-sm text-dim">
            {isExpired ? "expired" : "expires"} <DateText date={today(new Date(expiresAt))} format="short" />,{" "}
            {lastUsedAt === null ? (
              "never used"
            ) : (
              <>
                last used <DateText date={today(new Date(lastUsedAt))} format="short" />
              </>
            )}
          </p>
        </div>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${isExpired ? "Remove" : "Revoke"} ${name}`}
        className="min-h-11 shrink-0"
        disabled={isPending}
        onClick={() => revoke(token.id)}
      >
        {isExpired ? "Remove" : "Revoke"}
      </Button>
    </li>
  );
}
