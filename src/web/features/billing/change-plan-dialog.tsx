import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BillingSummary, ChangePlanOrder, ChangePlanRequest, ChangePreview } from "#contract/billing.ts";
import { type BillingInterval, type PlanTier, planCatalogue } from "#contract/plan-catalogue.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import { dateText } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField } from "../../ui/form-field.tsx";
import { changePlan, changePreviewQuery, resumePlan, useAwaitPlan, useChangePlan } from "./api.ts";
import { PaymentForm } from "./payment-form.tsx";

type Subscription = NonNullable<BillingSummary["subscription"]>;
/** What the pricing page was asked for. */
export type AskedPlan = {
  readonly plan: PlanTier | undefined;
  readonly interval: BillingInterval | undefined;
};

const choices = (["pro", "family"] as const).flatMap((plan) =>
  (["monthly", "yearly"] as const).map((interval) => ({
    id: `${plan} ${interval}` as const,
    plan,
    interval,
    label: `${planCatalogue[plan].name}, ${moneyText(planCatalogue[plan].price[interval])} a ${interval === "monthly" ? "month" : "year"}`,
  })),
);
type ChoiceId = (typeof choices)[number]["id"];

type ChangePlanDialogProps = {
  readonly subscription: Subscription;
  readonly asked: AskedPlan;
  /** Said where less of the plan ends something for other people too. */
  readonly lossForOthers: string | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** What another plan costs, said before anything is charged; a cancelled plan is resumed first. */
export function ChangePlanDialog({ open, onOpenChange, ...about }: ChangePlanDialogProps) {
  const onDone = () => onOpenChange(false);
  return (
    <Dialog title="Change plan" open={open} onOpenChange={onOpenChange}>
      {about.subscription.isCancelled ? (
        <ResumeFirst {...about} onDone={onDone} />
      ) : (
        <Change {...about} onDone={onDone} />
      )}
    </Dialog>
  );
}

type PartProps = Pick<ChangePlanDialogProps, "subscription" | "asked" | "lossForOthers"> & {
  readonly onDone: () => void;
};

/** Whether the plan that was asked for is the one that is paid for. */
export function isPresentPlan({ tier, interval }: Subscription, asked: AskedPlan): boolean {
  return asked.plan === tier && (asked.interval ?? interval) === interval;
}

function ResumeFirst({ subscription, asked, onDone }: PartProps) {
  const { tier, periodEnd } = subscription;
  const resume = useChangePlan(
    () => resumePlan(),
    () => ({ title: "Plan resumed", description: "It is renewed as before. Nothing was charged." }),
  );
  const isAll = isPresentPlan(subscription, asked);
  return (
    <div className="flex flex-col gap-4">
      <p>
        {`Your ${planCatalogue[tier].name} plan is cancelled and ends on ${dateText(periodEnd.slice(0, 10), "long")}. `}
        {isAll
          ? "Resume it to keep it; nothing is charged today."
          : "Resume it, then choose another; resuming charges nothing today."}
      </p>
      <Button
        disabled={resume.isPending}
        onClick={() => {
          resume.mutateAsync(undefined).then(isAll ? onDone : () => undefined, () => undefined);
        }}
      >
        {resume.isPending ? "Processing" : "Resume"}
      </Button>
    </div>
  );
}

function Change({ subscription, asked, lossForOthers, onDone }: PartProps) {
  const { tier, interval } = subscription;
  const others = choices.filter(
    (one) =>
      (planCatalogue[one.plan].isOffered || one.plan === tier || one.plan === asked.plan) &&
      (one.plan !== tier || one.interval !== interval),
  );
  const wanted = others.find((one) => one.plan === asked.plan && one.interval === asked.interval);
  const [id, setId] = useState<ChoiceId | undefined>((wanted ?? others[0])?.id);
  const [secret, setSecret] = useState<string>();
  const chosen = choices.find((choice) => choice.id === id) ?? choices[0];
  if (!chosen) return null;
  const to: ChangePlanRequest = { plan: chosen.plan, interval: chosen.interval };
  if (secret !== undefined) return <PayForChange to={to} secret={secret} onDone={onDone} />;
  return (
    <div data-public-amounts="" className="flex flex-col gap-4">
      <ChoiceField
        label="New plan"
        value={chosen.id}
        onChange={setId}
        options={others.map((choice) => [choice.id, choice.label] as const)}
      />
      {lossForOthers !== undefined && to.plan !== "family" ? (
        <Alert tone="attention">{lossForOthers}</Alert>
      ) : null}
      <Agreement
        key={chosen.id}
        to={to}
        from={planCatalogue[tier].name}
        onSecret={setSecret}
        onDone={onDone}
      />
    </div>
  );
}

type AgreementProps = {
  readonly to: ChangePlanRequest;
  /** The name of the present plan. */
  readonly from: string;
  /** The card on file did not pay. */
  readonly onSecret: (secret: string) => void;
  readonly onDone: () => void;
};

/** The price of the chosen plan, and the button that agrees to exactly that price: there is none before it is known. */
function Agreement({ to, from, onSecret, onDone }: AgreementProps) {
  const { data, error, isFetching, refetch } = useQuery(changePreviewQuery(to));
  const change = useChangePlan(
    async (agreed: ChangePreview) => ({ agreed, outcome: await changePlan(orderOf(to, agreed)) }),
    ({ agreed, outcome }) => noticeOf(outcome.kind, { to, from, agreed }),
    () => `/settings?plan=${to.plan}&interval=${to.interval}#plan`,
  );
  const agree = (agreed: ChangePreview) => {
    change.mutateAsync(agreed).then(
      ({ outcome: { kind, clientSecret } }) =>
        kind === "needs-payment" && clientSecret !== null ? onSecret(clientSecret) : onDone(),
      // Refused, perhaps because the price moved on: the new one is shown before it can be agreed to.
      () => void refetch(),
    );
  };
  if (error && !isFetching) {
    return (
      <>
        <p className="text-sm text-risk">{sentenceOf(error)}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          Try again
        </Button>
        <Button disabled>Change plan</Button>
      </>
    );
  }
  const known = isFetching ? undefined : data;
  return (
    <>
      <p className={known ? "text-sm" : "text-sm text-dim"}>
        {known ? priceText(known) : "Working out what it costs…"}
      </p>
      <Button
        disabled={known === undefined || change.isPending}
        onClick={() => (known ? agree(known) : undefined)}
      >
        {change.isPending ? "Processing" : "Change plan"}
      </Button>
    </>
  );
}

function orderOf(to: ChangePlanRequest, agreed: ChangePreview): ChangePlanOrder {
  return agreed.kind === "later"
    ? to
    : { ...to, dueToday: agreed.dueToday, prorationDate: agreed.prorationDate };
}

function priceText(preview: ChangePreview): string {
  return preview.kind === "now"
    ? `${moneyText(preview.dueToday)} is charged today: the new plan for the time to come, less what is unused of the old one.`
    : `Nothing is charged today. You keep what you have until ${dateText(preview.from.slice(0, 10), "long")}, then the new plan begins.`;
}

type Changed = {
  readonly to: ChangePlanRequest;
  readonly from: string;
  readonly agreed: ChangePreview;
};

function noticeOf(kind: "changed" | "later" | "needs-payment", { to, from, agreed }: Changed) {
  const name = planCatalogue[to.plan].name;
  switch (kind) {
    case "changed":
      return { title: "Plan changed", description: `You have ${name} now.` };
    case "later": {
      const day = agreed.kind === "later" ? dateText(agreed.from.slice(0, 10), "long") : "the next renewal";
      return { title: `Changes on ${day}`, description: `You keep ${from} until then.` };
    }
    case "needs-payment":
      // Nothing changed yet; the dialog says what is missing.
      return undefined;
    default:
      return kind satisfies never;
  }
}

type PayForChangeProps = {
  readonly to: ChangePlanRequest;
  readonly secret: string;
  readonly onDone: () => void;
};

function PayForChange({ to, secret, onDone }: PayForChangeProps) {
  const awaitPlan = useAwaitPlan();
  return (
    <div data-public-amounts="">
      <p className="mb-4 text-sm text-dim">
        Your card on file did not pay. The plan you have stays until this payment is made.
      </p>
      <PaymentForm
        clientSecret={secret}
        label="Pay and change"
        returnPath="/settings"
        onPaid={() => {
          showToast({ title: "Plan changed", description: "The payment arrived." });
          void awaitPlan(
            ({ subscription }) => subscription?.tier === to.plan && subscription.interval === to.interval,
          );
          onDone();
        }}
        onFailed={(message) =>
          showToast({ title: "Payment Failed", description: message, tone: "destructive" })
        }
      />
    </div>
  );
}
