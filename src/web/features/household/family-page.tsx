import { useQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { HouseholdView } from "#contract/household.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { askAgain, householdQuery } from "./api.ts";
import { GoalsCard } from "./goals-card.tsx";
import { HistoryCard } from "./history-card.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MembersCard } from "./members-card.tsx";
import { OverviewCards } from "./overview-cards.tsx";
import { SharingCard } from "./sharing-card.tsx";

type FamilyPageProps = {
  /** The sample household has no family: what is shown here is the person's own. */
  readonly exploresSample: boolean;
  /** What to read together. */
  readonly guides: ReactNode;
};

export function FamilyPage({ exploresSample, guides }: FamilyPageProps) {
  const { data, error, refetch } = useQuery({ ...householdQuery, ...askAgain });
  // Here, because the first invitation puts another page in the place of the one it was made on.
  const [isInviting, setInviting] = useState(false);
  const invite = () => setInviting(true);
  return (
    <>
      <div className="mb-6">
        <PageHeading title="Family">
          One view of what you decide to share. Every account is private until its owner shares it.
        </PageHeading>
      </div>
      <div className="flex flex-col gap-6">
        {exploresSample ? (
          <Alert tone="attention">
            You are exploring the sample. This page is about your own household all the same.
          </Alert>
        ) : null}
        {data === undefined && error ? (
          <ErrorState title="Your household could not be loaded" error={error} onRetry={refetch} />
        ) : null}
        {data === undefined && !error ? (
          <Waiting label="Loading your household">
            <Skeleton className="h-40 rounded-2xl" />
            <Skeleton className="mt-6 h-64 rounded-2xl" />
          </Waiting>
        ) : null}
        {data?.household === null ? <NoHousehold mayInvite={data.mayInvite} onInvite={invite} /> : null}
        {data?.household ? <Together household={data.household} onInvite={invite} /> : null}
        {guides}
      </div>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}

type NoHouseholdProps = { readonly mayInvite: boolean; readonly onInvite: () => void };

function NoHousehold({ mayInvite, onInvite }: NoHouseholdProps) {
  return (
    <EmptyState
      icon={Users}
      title="You plan on your own so far"
      action={
        mayInvite ? (
          <Button onClick={onInvite}>Invite someone</Button>
        ) : (
          <Button asChild>
            <Link to="/pricing">See the Family plan</Link>
          </Button>
        )
      }
    >
      {mayInvite
        ? "Invite your partner or family. Each of you then picks which accounts the others may see: balances and terms, never documents or transactions."
        : "Inviting comes with the Family plan. Were you invited? Open the link you were sent: joining costs nothing."}
    </EmptyState>
  );
}

type TogetherProps = {
  readonly household: NonNullable<HouseholdView["household"]>;
  readonly onInvite: () => void;
};

function Together({ household, onInvite }: TogetherProps) {
  return (
    <>
      {household.isCovered ? null : (
        <Alert tone="attention" title="No Family plan at the moment">
          Everything shared stays readable. Nobody new can be invited or join
          {household.isOwner ? " until you have the Family plan" : ""}.
        </Alert>
      )}
      <OverviewCards members={household.members} />
      <GoalsCard />
      <SharingCard you={household.members.find(({ isYou }) => isYou)} />
      <MembersCard household={household} onInvite={onInvite} />
      <HistoryCard events={household.events} />
    </>
  );
}
