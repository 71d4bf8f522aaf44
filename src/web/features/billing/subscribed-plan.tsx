import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { BillingSummary } from "#contract/billing.ts";
import { billingIntervals, planCatalogue, planTiers } from "#contract/plan-catalogue.ts";
import { dateText } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { billingConfigQuery, cancelPlan, refundPlan, resumePlan, useChangePlan } from "./api.ts";
import { CardDialog } from "./card-dialog.tsx";
import { ChangePlanDialog, isPresentPlan } from "./change-plan-dialog.tsx";

type Subscription = NonNullable<BillingSummary["subscription"]>;

const day = (instant: string) => dateText(instant.slice(0, 10), "long");

/** When it is renewed and for how much, or what follows. */
export function renewalText(subscription: Subscription): string {
  const { periodEnd, isCancelled, graceUntil, next, price, interval, tier } = subscription;
  if (isCancelled) return `Cancelled: yours until ${day(periodEnd)}, then free. Nothing more is charged.`;
  const span = (next?.interval ?? interval) === "monthly" ? "month" : "year";
  if (price === null) return knownText(subscription, span);
  const each = `${moneyText(price)} a ${span}`;
  if (graceUntil !== null) return `The renewal is open, for ${each}.`;
  if (next === null) return `Renews on ${day(periodEnd)}, for ${each}.`;
  const { name } = planCatalogue[tier];
  return next.tier === tier
    ? `Paid until ${day(periodEnd)}; ${name} is ${each} from then on.`
    : `${name} until ${day(periodEnd)}, then ${planCatalogue[next.tier].name} for ${each}.`;
}

/** Without the price, which only the payment provider knows. */
function knownText({ periodEnd, graceUntil, next, tier }: Subscription, span: string): string {
  if (graceUntil !== null) return "The renewal is open.";
  if (next === null) return `Renews on ${day(periodEnd)}, each ${span}.`;
  return `${planCatalogue[tier].name} until ${day(periodEnd)}, then ${planCatalogue[next.tier].name}, each ${span}.`;
}

/** What the end of the person's own Family plan takes from others; undefined where it covers nobody else. */
export function lossForOthers(tier: Subscription["tier"], coveredOthers: number): string | undefined {
  if (tier !== "family" || coveredOthers === 0) return undefined;
  const others = coveredOthers === 1 ? "the other person" : `the ${coveredOthers} others`;
  return `Your plan also covers ${others} in your household. When it ends, so does their cover; what they have stays theirs.`;
}

type SubscribedPlanProps = {
  readonly subscription: Subscription;
  /** How many others the Family plan covers. */
  readonly coveredOthers: number;
};

export function SubscribedPlan({ subscription, coveredOthers }: SubscribedPlanProps) {
  const [search, setSearch] = useSearchParams();
  const asked = {
    plan: planTiers.find((one) => one === search.get("plan")),
    interval: billingIntervals.find((one) => one === search.get("interval")),
  };
  // Who asks for what they have already has nothing to change, except to take a cancellation back.
  const [isChanging, setChanging] = useState(
    asked.plan !== undefined && (subscription.isCancelled || !isPresentPlan(subscription, asked)),
  );
  const [isReplacing, setReplacing] = useState(search.get("card") === "update");
  const [isRefunding, setRefunding] = useState(search.get("then") === "refund");
  // Who was sent to sign in again on the way finds the question, and does nothing by arriving.
  const [isCancelling, setCancelling] = useState(search.get("then") === "cancel");
  const forgetAsked = () => setSearch({}, { replace: true, preventScrollReset: true });
  const loss = lossForOthers(subscription.tier, coveredOthers);
  const cancel = useChangePlan<void, BillingSummary>(
    // What this page says of it goes along: where that does not hold any more, nothing is cancelled.
    () => cancelPlan({ keptUntil: subscription.isPeriodPaid ? subscription.periodEnd : null }),
    ({ subscription: left }) =>
      left === null
        ? { title: "Plan ended", description: "Nothing more is charged. You are on the free plan." }
        : {
            title: "Plan cancelled",
            description: `It stays until ${day(left.periodEnd)}. Nothing more is charged.`,
          },
    () => "/settings?then=cancel#plan",
  );
  const resume = useChangePlan<void, BillingSummary>(resumePlan, () => ({
    title: "Plan resumed",
    description: "It is renewed as before.",
  }));
  const refund = useChangePlan<void, Awaited<ReturnType<typeof refundPlan>>>(
    refundPlan,
    ({ amount }) => ({
      title: "Money given back",
      description: `${moneyText(amount)} goes back to your card. You are on the free plan again.`,
    }),
    () => "/settings?then=refund#plan",
  );
  const isBusy = cancel.isPending || resume.isPending || refund.isPending;
  return (
    <>
      {subscription.graceUntil && !subscription.isCancelled ? (
        <Alert tone="attention" title="The renewal was not paid" className="mt-4">
          <p>{`Your card declined it. You keep the plan until ${day(subscription.graceUntil)}; another card settles it at once.`}</p>
        </Alert>
      ) : null}
      <p className="mt-2">{renewalText(subscription)}</p>
      <p className="mt-1 text-sm text-dim">
        {subscription.isLastKnown
          ? "The payment provider does not answer at the moment. This is what it last said; price, card and money back are shown again once it does."
          : subscription.card
            ? `Paid with ${subscription.card.brand.replace(/^./, (first) => first.toUpperCase())} ending in ${subscription.card.last4}.`
            : "No card is kept."}
      </p>
      {loss === undefined ? null : <p className="mt-1 text-sm text-dim">{loss}</p>}
      <Support tier={subscription.tier} />
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {subscription.isCancelled ? (
          <Button disabled={isBusy} onClick={() => resume.mutate()}>
            Resume
          </Button>
        ) : (
          <Button variant="secondary" disabled={isBusy} onClick={() => setChanging(true)}>
            Change plan
          </Button>
        )}
        {subscription.next !== null && !subscription.isCancelled ? (
          <Button variant="secondary" disabled={isBusy} onClick={() => resume.mutate()}>
            {`Keep ${planCatalogue[subscription.tier].name}${subscription.next.tier === subscription.tier ? `, ${subscription.interval}` : ""}`}
          </Button>
        ) : null}
        <Button variant="secondary" disabled={isBusy} onClick={() => setReplacing(true)}>
          Update card
        </Button>
        {subscription.isCancelled ? null : (
          <Button
            variant="secondary"
            disabled={isBusy}
            // What ends at once cannot be resumed, so it is asked about first.
            onClick={() => (subscription.isPeriodPaid ? cancel.mutate() : setCancelling(true))}
          >
            Cancel plan
          </Button>
        )}
        {subscription.refundableUntil ? (
          <Button variant="quiet" disabled={isBusy} onClick={() => setRefunding(true)}>
            Money back
          </Button>
        ) : null}
      </div>
      <ChangePlanDialog
        subscription={subscription}
        asked={asked}
        lossForOthers={loss}
        open={isChanging}
        onOpenChange={(open) => {
          setChanging(open);
          if (!open) forgetAsked();
        }}
      />
      <CardDialog
        open={isReplacing}
        onOpenChange={(open) => {
          setReplacing(open);
          if (!open) forgetAsked();
        }}
      />
      <CancelDialog
        consequence={
          subscription.isPeriodPaid
            ? `You signed in again to do this. It stays until ${day(subscription.periodEnd)}, and nothing more is charged.`
            : `Its renewal is not paid${subscription.graceUntil === null ? " yet" : ""}, so it ends now. The renewal is withdrawn, and nothing more is charged.${
                subscription.refundableUntil === null
                  ? ""
                  : ` What you paid before can be given back until ${day(subscription.refundableUntil)}.`
              }`
        }
        loss={loss}
        open={isCancelling && !subscription.isCancelled}
        onClose={() => {
          setCancelling(false);
          forgetAsked();
        }}
        onCancel={() => cancel.mutate()}
      />
      <RefundDialog
        subscription={subscription}
        loss={loss}
        isBusy={isBusy}
        open={isRefunding}
        onClose={() => {
          setRefunding(false);
          forgetAsked();
        }}
        onRefund={() => refund.mutate()}
      />
    </>
  );
}

/** Where the plan's support by e-mail is asked. */
function Support({ tier }: Pick<Subscription, "tier">) {
  const { data: config } = useQuery(billingConfigQuery);
  if (config === undefined) return null;
  return (
    <p className="mt-1 text-sm text-dim [overflow-wrap:anywhere]">
      {config.contact === null ? (
        "Whoever runs this installation named no address for support yet."
      ) : (
        <>
          {tier === "family" ? "VIP support" : "Priority support"}:{" "}
          <a href={`mailto:${config.contact}`} className="underline underline-offset-4">
            {config.contact}
          </a>
        </>
      )}
    </p>
  );
}

type RefundDialogProps = {
  readonly subscription: Subscription;
  readonly loss: string | undefined;
  readonly isBusy: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRefund: () => void;
};

function RefundDialog({ subscription, onRefund, ...dialog }: RefundDialogProps) {
  const { refundableUntil, refundableAmount } = subscription;
  if (refundableUntil === null || refundableAmount === null) return null;
  return (
    <EndingDialog
      title="Your money for the plan back?"
      description={`The guarantee holds until ${day(refundableUntil)}. Everything you paid for the plan is given back: ${moneyText(refundableAmount)}. The plan ends now. Your documents and figures stay; one-time payments are not part of it.`}
      confirm="Give it back and end the plan"
      onConfirm={onRefund}
      {...dialog}
    />
  );
}

type CancelDialogProps = {
  readonly consequence: string;
  readonly loss: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCancel: () => void;
};

/**
 * Only for who comes back from signing in again, and for what ends at once: else pressing the button cancels, and "Resume" undoes it.
 */
function CancelDialog({ consequence, onCancel, ...dialog }: CancelDialogProps) {
  return (
    <EndingDialog
      title="Cancel the plan?"
      description={consequence}
      confirm="Cancel it"
      onConfirm={onCancel}
      {...dialog}
    />
  );
}

type EndingDialogProps = {
  readonly title: string;
  readonly description: string;
  /** What ends for other people too. */
  readonly loss: string | undefined;
  readonly confirm: string;
  readonly isBusy?: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Asks once more before the plan ends, and says what ends with it. */
function EndingDialog({ title, description, loss, confirm, isBusy = false, ...dialog }: EndingDialogProps) {
  const { open, onClose, onConfirm } = dialog;
  return (
    <Dialog
      title={title}
      description={description}
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      {loss === undefined ? null : (
        <Alert tone="attention" className="mb-4">
          {loss}
        </Alert>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button
          disabled={isBusy}
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep the plan
        </Button>
      </div>
    </Dialog>
  );
}
