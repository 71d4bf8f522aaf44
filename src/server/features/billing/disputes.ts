import type { BillingSummary } from "#contract/billing.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { DisputeRow } from "./repository.ts";

/** The provider's words for a dispute that is decided, or was a question only. Any other one is open. */
const decided = new Set(["won", "lost", "warning_closed", "prevented", "unknown"]);

export const isOpenDispute = ({ status }: Pick<DisputeRow, "status">): boolean => !decided.has(status);

/** Whether the bank has taken the money already; while it only asks, giving it back is the answer. */
const isTakenBack = (row: Pick<DisputeRow, "status">): boolean =>
  isOpenDispute(row) && !row.status.startsWith("warning_");

/** Whether a bank took back what was paid for a plan; a one-time payment is no part of what the guarantee gives. */
export const isPlanTakenBack = (row: Pick<DisputeRow, "status" | "subscriptionId">): boolean =>
  row.subscriptionId !== null && isTakenBack(row);

/** The newest payment that a bank asks back and has not decided about. */
export function openDisputeOf(disputes: readonly DisputeRow[]): BillingSummary["dispute"] {
  const open = disputes.find(isOpenDispute);
  if (open === undefined) return null;
  return {
    amount: formatMoney(cents(open.amountCents)),
    openedAt: open.createdAt.toISOString(),
    isOfPlan: open.subscriptionId !== null,
  };
}
