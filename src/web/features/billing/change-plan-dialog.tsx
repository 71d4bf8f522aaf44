import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ChangePlanRequest } from "#contract/billing.ts";
import { type BillingInterval, type PlanTier, planCatalogue } from "#contract/plan-catalogue.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import { dateText } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField } from "../../ui/form-field.tsx";
import { changePlan, changePreviewQuery, useAwaitPlan, useChangePlan } from "./api.ts";
import { PaymentForm } from "./payment-form.tsx";

type Choice = { readonly tier: PlanTier; readonly interval: BillingInterval };

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
  readonly current: Choice;
  /** What the pricing page was asked for. */
  readonly asked: { readonly plan: PlanTier | undefined; readonly interval: BillingInterval | undefined };
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** What another plan costs, said before anything is charged. */
export function ChangePlanDialog({ current, asked, open, onOpenChange }: ChangePlanDialogProps) {
  return (
    <Dialog title="Change plan" open={open} onOpenChange={onOpenChange}>
      <Change current={current} asked={asked} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function Change({
  current,
  asked,
  onDone,
}: Pick<ChangePlanDialogProps, "current" | "asked"> & { readonly onDone: () => void }) {
  const others = choices.filter(
    ({ plan, interval }) =>
      (planCatalogue[plan].isOffered || plan === current.tier || plan === asked.plan) &&
      (plan !== current.tier || interval !== current.interval),
  );
  const wanted = others.find(({ plan, interval }) => plan === asked.plan && interval === asked.interval);
  const [id, setId] = useState<ChoiceId | undefined>((wanted ?? others[0])?.id);
  const [secret, setSecret] = useState<string>();
  const chosen = choices.find((choice) => choice.id === id) ?? choices[0];
  const awaitPlan = useAwaitPlan();
  const change = useChangePlan<ChangePlanRequest>(
    async (to) => {
      const { kind, clientSecret } = await changePlan(to);
      if (kind === "needs-payment" && clientSecret !== null) setSecret(clientSecret);
      else onDone();
      return undefined;
    },
    () => ({ title: "Plan changed", description: "Settings shows from when it holds." }),
    ({ plan, interval }) => `/settings?plan=${plan}&interval=${interval}#plan`,
  );
  if (!chosen) return null;
  const to: ChangePlanRequest = { plan: chosen.plan, interval: chosen.interval };
  if (secret !== undefined) {
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
              ({ tier, subscription }) => tier === to.plan && subscription?.interval === to.interval,
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
  return (
    <div data-public-amounts="" className="flex flex-col gap-4">
      <ChoiceField
        label="New plan"
        value={chosen.id}
        onChange={setId}
        options={others.map((choice) => [choice.id, choice.label] as const)}
      />
      <Preview to={to} />
      <Button disabled={change.isPending} onClick={() => void change.mutateAsync(to).catch(() => undefined)}>
        {change.isPending ? "Processing" : "Change plan"}
      </Button>
    </div>
  );
}

function Preview({ to }: { readonly to: ChangePlanRequest }) {
  const { data, error } = useQuery(changePreviewQuery(to));
  if (error) return <p className="text-sm text-risk">{sentenceOf(error)}</p>;
  if (!data) return <p className="text-sm text-dim">Working out what it costs…</p>;
  return data.kind === "now" ? (
    <p className="text-sm">
      {`${moneyText(data.dueToday)} is charged today: the new plan for the time to come, less what is unused of the old one.`}
    </p>
  ) : (
    <p className="text-sm">
      {`Nothing is charged today. You keep what you have until ${dateText(data.from.slice(0, 10), "long")}, then the new plan begins.`}
    </p>
  );
}
