import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { BillingSummary } from "#contract/billing.ts";
import { billingIntervals, planCatalogue, planTiers } from "#contract/plan-catalogue.ts";
import { dateText, plural } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { billingQuery, cancelPlan, refundPlan, resumePlan, useChangePlan } from "./api.ts";
import { CardDialog } from "./card-dialog.tsx";
import { ChangePlanDialog } from "./change-plan-dialog.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { TestClock } from "./test-clock.tsx";
import { useCleanAddress } from "./use-clean-address.ts";

const day = (instant: string) => dateText(instant.slice(0, 10), "long");

/** The plan, when it is renewed, what was paid, and everything that can be done about it. */
export function PlanSection() {
  useCleanAddress();
  // On each visit: it may have been changed on another device.
  const { data, error, refetch } = useQuery({ ...billingQuery, refetchOnMount: "always" });
  if (!data && error)
    return <ErrorState title="Your plan could not be loaded" error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Waiting label="Loading your plan">
        <Skeleton className="h-56 rounded-2xl" />
      </Waiting>
    );
  }
  const plan = planCatalogue[data.tier];
  return (
    <Card id="plan" data-public-amounts="">
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle>Subscription</CardTitle>
        <Badge tone={data.tier === "free" ? "plain" : "accent"}>{plan.name}</Badge>
        {data.mode === "sandbox" ? <Badge tone="attention">Test mode: no card is charged</Badge> : null}
      </div>
      {data.dispute ? <Disputed dispute={data.dispute} /> : null}
      {data.subscription ? (
        <>
          <Subscribed summary={data} subscription={data.subscription} />
          {data.reason === "household" ? (
            <Alert tone="attention" className="mt-4">
              The Family plan of your household’s owner covers you too. You may cancel your own.
            </Alert>
          ) : null}
        </>
      ) : (
        <Free summary={data} />
      )}
      <Usage summary={data} />
      {data.mode === "off" ? null : <InvoiceList />}
      {data.mode === "sandbox" ? <TestClock now={data.now} /> : null}
    </Card>
  );
}

function Free({ summary }: { readonly summary: BillingSummary }) {
  if (summary.reason === "household") {
    return (
      <p className="mt-2 text-dim">
        The Family plan of your household’s owner covers you. You pay nothing; leaving the household ends it.
      </p>
    );
  }
  if (!summary.hasLimits)
    return (
      <p className="mt-2 text-dim">
        Whoever runs this installation lifted every limit. Nothing needs to be bought.
      </p>
    );
  return (
    <>
      <p className="mt-2 text-dim">
        You are on the free plan. Reading your documents and planning work the same on every plan.
      </p>
      <Button asChild className="mt-4 max-sm:w-full">
        <Link to="/pricing">Upgrade to Pro</Link>
      </Button>
    </>
  );
}

/** What a bank's question means for the plan, and what the person can do about it. */
function Disputed({ dispute }: { readonly dispute: NonNullable<BillingSummary["dispute"]> }) {
  const { amount, openedAt, isOfPlan } = dispute;
  return (
    <Alert tone="attention" title="Your bank asks for a payment back" className="mt-4">
      <p>
        {`${moneyText(amount)}, since ${day(openedAt)}. `}
        {isOfPlan
          ? "You keep the plan while your bank decides; if it decides for you, the plan ends. "
          : null}
        Was this a mistake? Ask your bank to withdraw it.
      </p>
    </Alert>
  );
}

type Subscription = NonNullable<BillingSummary["subscription"]>;
type SubscribedProps = { readonly summary: BillingSummary; readonly subscription: Subscription };

function renewalText({ periodEnd, isCancelled, next, price, interval }: Subscription): string {
  const each = `${moneyText(price)} a ${(next?.interval ?? interval) === "monthly" ? "month" : "year"}`;
  if (isCancelled) return `Cancelled: yours until ${day(periodEnd)}, then free. Nothing more is charged.`;
  if (next) return `Becomes ${planCatalogue[next.tier].name} on ${day(periodEnd)}, for ${each}.`;
  return `Renews on ${day(periodEnd)}, for ${each}.`;
}

function Subscribed({ summary, subscription }: SubscribedProps) {
  const [search, setSearch] = useSearchParams();
  const asked = {
    plan: planTiers.find((one) => one === search.get("plan")),
    interval: billingIntervals.find((one) => one === search.get("interval")),
  };
  const [isChanging, setChanging] = useState(asked.plan !== undefined);
  const [isReplacing, setReplacing] = useState(search.get("card") === "update");
  const [isRefunding, setRefunding] = useState(search.get("then") === "refund");
  // Who was sent to sign in again on the way finds the question, and does nothing by arriving.
  const [isCancelling, setCancelling] = useState(search.get("then") === "cancel");
  const forgetAsked = () => setSearch({}, { replace: true, preventScrollReset: true });
  const cancel = useChangePlan<void>(
    cancelPlan,
    () => ({
      title: "Plan cancelled",
      description: `It stays until ${day(subscription.periodEnd)}. Nothing more is charged.`,
    }),
    () => "/settings?then=cancel#plan",
  );
  const resume = useChangePlan<void>(resumePlan, () => ({
    title: "Plan resumed",
    description: "It is renewed as before.",
  }));
  const refund = useChangePlan<void>(
    async () => {
      await refundPlan();
      return undefined;
    },
    () => ({
      title: "Money given back",
      description: "All of it goes to your card. You are on the free plan again.",
    }),
    () => "/settings?then=refund#plan",
  );
  const isBusy = cancel.isPending || resume.isPending || refund.isPending;
  return (
    <>
      {subscription.graceUntil ? (
        <Alert tone="attention" title="The renewal was not paid" className="mt-4">
          <p>{`Your card declined it. You keep the plan until ${day(subscription.graceUntil)}; another card settles it at once.`}</p>
        </Alert>
      ) : null}
      <p className="mt-2">{renewalText(subscription)}</p>
      <p className="mt-1 text-sm text-dim">
        {subscription.card
          ? `Paid with ${subscription.card.brand.replace(/^./, (first) => first.toUpperCase())} ending in ${subscription.card.last4}.`
          : "No card is kept."}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        {subscription.isCancelled ? (
          <Button disabled={isBusy} onClick={() => resume.mutate()}>
            Resume
          </Button>
        ) : (
          <Button variant="secondary" disabled={isBusy} onClick={() => setChanging(true)}>
            Change plan
          </Button>
        )}
        <Button variant="secondary" disabled={isBusy} onClick={() => setReplacing(true)}>
          Update card
        </Button>
        {subscription.isCancelled ? null : (
          <Button variant="secondary" disabled={isBusy} onClick={() => cancel.mutate()}>
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
        current={{ tier: summary.tier, interval: subscription.interval }}
        asked={asked}
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
        until={day(subscription.periodEnd)}
        open={isCancelling && !subscription.isCancelled}
        onClose={() => {
          setCancelling(false);
          forgetAsked();
        }}
        onCancel={() => cancel.mutate()}
      />
      <Dialog
        title="All your money back?"
        description={`The guarantee holds until ${subscription.refundableUntil ? day(subscription.refundableUntil) : "today"}. Everything you paid is given back, and the plan ends now. Your documents and figures stay.`}
        open={isRefunding && subscription.refundableUntil !== null}
        onOpenChange={(open) => {
          setRefunding(open);
          if (!open) forgetAsked();
        }}
      >
        <div className="flex flex-col gap-3 sm:flex-row-reverse">
          <Button
            disabled={isBusy}
            onClick={() => {
              setRefunding(false);
              forgetAsked();
              refund.mutate();
            }}
          >
            Give it back and end the plan
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              setRefunding(false);
              forgetAsked();
            }}
          >
            Keep the plan
          </Button>
        </div>
      </Dialog>
    </>
  );
}

type CancelDialogProps = {
  readonly until: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onCancel: () => void;
};

/** Only for who comes back from signing in again: pressing the button cancels at once, and "Resume" undoes it. */
function CancelDialog({ until, open, onClose, onCancel }: CancelDialogProps) {
  return (
    <Dialog
      title="Cancel the plan?"
      description={`You signed in again to do this. It stays until ${until}, and nothing more is charged.`}
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button
          onClick={() => {
            onClose();
            onCancel();
          }}
        >
          Cancel it
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep the plan
        </Button>
      </div>
    </Dialog>
  );
}

function Usage({ summary: { usage } }: { readonly summary: BillingSummary }) {
  const { documents, limit, resetsAt } = usage;
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <h3 className="text-sm font-medium">This month</h3>
      <p className="figures mt-1 text-sm text-dim">
        {limit === null
          ? `${plural(documents, "document")} read, no limit`
          : `${documents} of ${limit} documents read; the count starts again on ${dateText(resetsAt.slice(0, 10), "day-month")} (UTC)`}
      </p>
      {limit === null ? null : (
        <Progress value={(documents / limit) * 100} label="Documents read this month" className="mt-2" />
      )}
    </div>
  );
}
