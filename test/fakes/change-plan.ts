import { type ChangePlanOrder, type ChangePlanRequest, changePreviewSchema } from "#contract/billing.ts";

/** What a page sends that showed the price of a change: that price with it, where something is charged today. */
export function agreeTo(to: ChangePlanRequest, previewAnswer: unknown): ChangePlanOrder {
  const preview = changePreviewSchema.parse(previewAnswer);
  return preview.kind === "later"
    ? to
    : { ...to, dueToday: preview.dueToday, prorationDate: preview.prorationDate };
}
