import type { BillingSummary } from "#contract/billing.ts";
import { dateText } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Badge } from "../../ui/badge.tsx";

const STATUS = {
  paid: { label: "Paid", tone: "accent" },
  processing: { label: "Processing", tone: "attention" },
  refunded: { label: "Given back", tone: "plain" },
} as const;

/** What was paid once, for no plan; nothing where nothing was. */
export function OneTimePayments({ payments }: Pick<BillingSummary, "payments">) {
  if (payments.length === 0) return null;
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <h3 className="text-sm font-medium">One-time payments</h3>
      <ul className="mt-1 divide-y divide-hairline">
        {payments.map(({ id, createdAt, amount, status }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-sm">
            <span className="text-dim">{dateText(createdAt.slice(0, 10))}</span>
            <span className="flex items-center gap-3">
              <Badge tone={STATUS[status].tone}>{STATUS[status].label}</Badge>
              <span className="figures font-medium">{moneyText(amount)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
