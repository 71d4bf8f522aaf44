import { skipToken, useQuery } from "@tanstack/react-query";
import { MailOpen } from "lucide-react";
import { useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { ApiError, sentenceOf } from "../../lib/api-client.ts";
import { dateText } from "../../lib/format-date.ts";
import { dropInvitation, keptInvitation } from "../../lib/kept-invitation.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { joinHousehold, lookAtInvitation, useHouseholdChange } from "./api.ts";

/** Where an invitation's link leads: who invites, what joining means, and the button. */
export function JoinPage() {
  const { hash } = useLocation();
  // Once: taking it makes the address and what was kept forget it.
  const [token] = useState(() => keptInvitation(hash));
  const { data, error, refetch } = useQuery({
    queryKey: ["/api/household/invitations/look", token],
    queryFn: token === undefined ? skipToken : () => lookAtInvitation(token),
    gcTime: 0,
  });
  return (
    <>
      <div className="mb-6">
        <PageHeading title="An invitation" />
      </div>
      {token === undefined ? (
        <Over sentence="This address holds no invitation. Please open the whole link that you were sent." />
      ) : null}
      {token !== undefined && error ? (
        isFinal(error) ? (
          <Over sentence={sentenceOf(error)} />
        ) : (
          <ErrorState title="The invitation could not be looked at" error={error} onRetry={refetch} />
        )
      ) : null}
      {token !== undefined && data === undefined && !error ? (
        <Waiting label="Looking at the invitation">
          <Skeleton className="h-56 rounded-2xl" />
        </Waiting>
      ) : null}
      {token !== undefined && data ? <Invitation token={token} {...data} /> : null}
    </>
  );
}

/** The server knows the invitation and says no; a server that is away or fails says nothing about it. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

function Over({ sentence }: { readonly sentence: string }) {
  return (
    <EmptyState
      icon={MailOpen}
      title="This invitation cannot be used"
      action={
        <Button asChild variant="secondary">
          <Link to="/family">Go to Family</Link>
        </Button>
      }
    >
      {sentence}
    </EmptyState>
  );
}

type InvitationProps = {
  readonly token: string;
  readonly invitedBy: string;
  readonly expiresAt: string;
  readonly members: number;
};

function Invitation({ token, invitedBy, expiresAt, members }: InvitationProps) {
  const navigate = useNavigate();
  const { mutateAsync, isPending, error } = useHouseholdChange(joinHousehold, () => ({
    title: `You are in a household with ${invitedBy}`,
    description: "Nothing of yours is shared yet. Choose what the others may see.",
  }));
  const join = () => {
    mutateAsync(token).then(
      () => {
        dropInvitation();
        return navigate("/family", { replace: true });
      },
      () => undefined,
    );
  };
  return (
    <Card>
      <p className="text-xl font-semibold [overflow-wrap:anywhere]">{invitedBy} invites you to a household</p>
      <p className="mt-1 text-dim">
        {members === 1 ? "1 person" : `${members} people`} so far. The invitation is good until{" "}
        {dateText(expiresAt.slice(0, 10), "long")}.
      </p>
      <ul className="mt-4 list-disc space-y-2 pl-5">
        <li>Nothing of yours is shared when you join. You switch on each account yourself, and off again.</li>
        <li>Of a shared account the others see its balance and terms, never documents or transactions.</li>
        <li>Joining costs you nothing, and you can leave at any time.</li>
      </ul>
      {error ? (
        <p role="alert" className="mt-4 text-risk">
          {sentenceOf(error)}
        </p>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col">
        <Button disabled={isPending} onClick={join}>
          {isPending ? "Joining" : "Join the household"}
        </Button>
        <Button asChild variant="secondary">
          <Link to="/">Not now</Link>
        </Button>
      </div>
    </Card>
  );
}
