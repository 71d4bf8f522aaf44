import type { BillingSummary } from "#contract/billing.ts";
import { dateText } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { cancelPlan, refundPlan, useChangePlan } from "./api.ts";

type FormerPlanProps = { readonly formerPlan: NonNullable<BillingSummary["formerPlan"]> };

/** What is left of a plan that the person does not have any more: what can still be stopped, and what can be had back. */
export function FormerPlan({ formerPlan }: FormerPlanProps) {
  const { isOpen, refundableUntil, refundableAmount } = formerPlan;
  const end = useChangePlan<void, BillingSummary>(
    () => cancelPlan({ keptUntil: null }),
    () => ({ title: "Plan ended", description: "Nothing more is charged. You are on the free plan." }),
    () => "/settings#plan",
  );
  const refund = useChangePlan<void, Awaited<ReturnType<typeof refundPlan>>>(
    refundPlan,
    ({ amount }) => ({
      title: "Money given back",
      description: `${moneyText(amount)} goes back to your card.`,
    }),
    () => "/settings#plan",
  );
  const isBusy = end.isPending || refund.isPending;
  return (
    <Alert
      tone="attention"
      title={isOpen ? "Your last plan is not closed yet" : "You can still have your money back"}
      className="mt-4"
    >
      {isOpen ? (
        <p>
          Its renewal was not paid, so you do not have the plan any more. It is closed by itself within a day;
          you can do it now. Then nothing more is charged.
        </p>
      ) : null}
      {refundableUntil === null || refundableAmount === null ? null : (
        <p>{`The guarantee holds until ${dateText(refundableUntil.slice(0, 10), "long")}: ${moneyText(refundableAmount)} that you paid for the plan can be given back.`}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {isOpen ? (
          <Button variant="secondary" disabled={isBusy} onClick={() => end.mutate()}>
            Close it now
          </Button>
        ) : null}
        {refundableUntil === null ? null : (
          <Button variant="secondary" disabled={isBusy} onClick={() => refund.mutate()}>
            Money back
          </Button>
        )}
      </div>
    </Alert>
  );
}
