import {
  billingSummarySchema,
  type CancelPlanRequest,
  type ChangePlanOrder,
  type ChangePlanRequest,
  changePreviewSchema,
} from "#contract/billing.ts";

/** What a page sends that showed the price of a change: that price with it, where something is charged today. */
export function agreeTo(to: ChangePlanRequest, previewAnswer: unknown): ChangePlanOrder {
  const preview = changePreviewSchema.parse(previewAnswer);
  return preview.kind === "later"
    ? to
    : { ...to, dueToday: preview.dueToday, prorationDate: preview.prorationDate };
}

/** What a page sends that showed this plan when its button to cancel was pressed. */
export function cancelAsShown(summaryAnswer: unknown): CancelPlanRequest {
  const { subscription } = billingSummarySchema.parse(summaryAnswer);
  return { keptUntil: subscription?.isPeriodPaid === true ? subscription.periodEnd : null };
}
