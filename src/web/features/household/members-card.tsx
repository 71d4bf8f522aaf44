import { useState } from "react";
import type { HouseholdView } from "#contract/household.ts";
import { dateText, plural } from "../../lib/format-date.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Money } from "../../ui/money.tsx";
import { handOver, leaveHousehold, removeMember, useHouseholdChange, withdrawInvitation } from "./api.ts";

type Household = NonNullable<HouseholdView["household"]>;
type Member = Household["members"][number];

/** What is asked before it is done. */
type Asked =
  | { readonly kind: "leave" }
  | { readonly kind: "remove" | "hand-over"; readonly member: Member }
  | { readonly kind: "nothing" };

type MembersCardProps = { readonly household: Household; readonly onInvite: () => void };

export function MembersCard({ household, onInvite }: MembersCardProps) {
  const { members, invitations, memberLimit, isOwner, isCovered } = household;
  const [asked, setAsked] = useState<Asked>({ kind: "nothing" });
  const isFull = members.length + invitations.length >= memberLimit;
  return (
    <Card id="members">
      <CardTitle>Members</CardTitle>
      <ul className="mt-2 divide-y divide-hairline">
        {members.map((member) => (
          <MemberRow key={member.id} member={member} mayChange={isOwner && !member.isYou} onAsk={setAsked} />
        ))}
      </ul>
      {invitations.length === 0 ? null : <Invitations invitations={invitations} />}
      <p className="mt-4 text-sm text-dim">
        {members.length} of {memberLimit} people
        {invitations.length === 0 ? "" : `, ${plural(invitations.length, "open invitation")}`}.
      </p>
      <div className="mt-4 flex flex-wrap gap-3 max-sm:flex-col">
        {isOwner && isCovered ? (
          <Button disabled={isFull} onClick={onInvite}>
            Invite someone
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => setAsked({ kind: "leave" })}>
          Leave the household
        </Button>
      </div>
      <Confirmation asked={asked} household={household} onClose={() => setAsked({ kind: "nothing" })} />
    </Card>
  );
}

type MemberRowProps = {
  readonly member: Member;
  readonly mayChange: boolean;
  readonly onAsk: (asked: Asked) => void;
};

function MemberRow({ member, mayChange, onAsk }: MemberRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium [overflow-wrap:anywhere]">
          {member.name}
          {member.isYou ? <Badge>You</Badge> : null}
          {member.isOwner ? <Badge tone="accent">Owner</Badge> : null}
        </p>
        <p className="text-sm text-dim">
          {member.sharedAccounts === 0
            ? "Shares nothing yet"
            : `Shares ${plural(member.sharedAccounts, "account")}`}
          {member.monthlyExtra === null ? null : (
            <>
              , adds <Money amount={member.monthlyExtra} /> a month
            </>
          )}
        </p>
      </div>
      {mayChange ? (
        <div className="-mx-3 flex gap-2">
          <Button variant="quiet" size="sm" onClick={() => onAsk({ kind: "hand-over", member })}>
            Make owner
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onAsk({ kind: "remove", member })}>
            Remove
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Invitations({ invitations }: Pick<Household, "invitations">) {
  const { mutate, isPending } = useHouseholdChange(withdrawInvitation, () => ({
    title: "Invitation withdrawn",
    description: "Its link does not work any more.",
  }));
  return (
    <ul className="divide-y divide-hairline border-t border-hairline">
      {invitations.map(({ id, email, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
          <span className="min-w-0 text-dim [overflow-wrap:anywhere]">
            Invited: {email ?? "by link"}, until {dateText(expiresAt.slice(0, 10))}
          </span>
          <Button variant="quiet" size="sm" className="-mx-3" disabled={isPending} onClick={() => mutate(id)}>
            Withdraw
          </Button>
        </li>
      ))}
    </ul>
  );
}

type ConfirmationProps = {
  readonly asked: Asked;
  readonly household: Household;
  readonly onClose: () => void;
};

/** Says what will happen, in words, before it does. */
function Confirmation({ asked, household, onClose }: ConfirmationProps) {
  const leave = useHouseholdChange(leaveHousehold, () => ({
    title: "You left the household",
    description: "Nothing of yours is shared any more.",
  }));
  const remove = useHouseholdChange(removeMember, () => ({ title: "Removed from the household" }));
  const give = useHouseholdChange(handOver, () => ({ title: "The household has a new owner" }));
  const isPending = leave.isPending || remove.isPending || give.isPending;
  if (asked.kind === "nothing") return null;
  const isAlone = household.members.length === 1;
  const text = textOf(asked, household, isAlone);
  const act = () => {
    const done =
      asked.kind === "leave"
        ? leave.mutateAsync(undefined)
        : asked.kind === "remove"
          ? remove.mutateAsync(asked.member.id)
          : give.mutateAsync(asked.member.id);
    // What went wrong is shown as a notice; the same press then does it again.
    done.then(onClose, () => undefined);
  };
  return (
    <Dialog
      title={text.title}
      description={text.description}
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onClose}>
          {text.action === null ? "Close" : "Cancel"}
        </Button>
        {text.action === null ? null : (
          <Button disabled={isPending} onClick={act}>
            {isPending ? "One moment" : text.action}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function textOf(asked: Exclude<Asked, { readonly kind: "nothing" }>, household: Household, isAlone: boolean) {
  if (asked.kind === "remove") {
    return {
      title: `Remove ${asked.member.name}?`,
      description:
        "Both sides stop seeing what the other shares, at once. Their own data stays theirs, and the Family plan covers them no more.",
      action: "Remove",
    };
  }
  if (asked.kind === "hand-over") {
    return {
      title: `Make ${asked.member.name} the owner?`,
      description:
        "They then invite and remove people, and the household goes by their plan. Unless they have a Family plan of their own, yours covers nobody but you any more, and nobody new can join. Your subscription stays yours, and is charged, until you cancel it in Settings.",
      action: "Make owner",
    };
  }
  if (household.isOwner && !isAlone) {
    return {
      title: "Choose a new owner first",
      description: "Make another member the owner; then you can leave. Or remove the others, and leave last.",
      action: null,
    };
  }
  return {
    title: isAlone ? "End the household?" : "Leave the household?",
    description: isAlone
      ? "Its goals, invitations and history are erased. Your own accounts and documents stay as they are."
      : "Nothing of yours is shared any more, at once. Your own accounts and documents stay as they are; shared goals stay with the others.",
    action: isAlone ? "End it" : "Leave",
  };
}
