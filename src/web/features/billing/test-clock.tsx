import type { BillingSummary } from "#contract/billing.ts";
import { dateText } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { advanceClock, useChangePlan } from "./api.ts";

const STEPS = [
  [1, "1 day"],
  [8, "8 days"],
  [31, "31 days"],
] as const;

/** Lets time pass for this person's plan, in the sandbox: renewals, failed payments and ends can be seen at once. */
export function TestClock({ now }: Pick<BillingSummary, "now">) {
  const advance = useChangePlan(advanceClock, (summary) => ({
    title: "Test clock moved",
    description: `For your plan it is ${dateText(summary.now.slice(0, 10), "long")} now.`,
  }));
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <h3 className="text-sm font-medium">Test clock</h3>
      <p className="mt-1 text-sm text-dim">{`For your plan it is ${dateText(now.slice(0, 10), "long")}. Let time pass:`}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {STEPS.map(([days, label]) => (
          <Button
            key={days}
            variant="secondary"
            size="sm"
            className="min-h-11"
            disabled={advance.isPending}
            onClick={() => advance.mutate(days)}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
