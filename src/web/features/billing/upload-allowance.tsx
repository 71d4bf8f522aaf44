import { useQuery } from "@tanstack/react-query";
import { Sparkles } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { dateText } from "../../lib/format-date.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { billingQuery } from "./api.ts";

type UploadAllowanceProps = {
  /** How many files are settled: with each the count is asked for anew. */
  readonly uploads: number;
  /** How many wait to be sent. */
  readonly waiting: number;
};

/** How many documents are left this month, and whether the chosen files fit; an invitation once there are none. Nothing where there is no limit. */
export function UploadAllowance({ uploads, waiting }: UploadAllowanceProps) {
  const { data, refetch } = useQuery(billingQuery);
  useEffect(() => {
    if (uploads > 0) void refetch();
  }, [uploads, refetch]);
  if (!data || data.usage.limit === null) return null;
  const { documents, limit, resetsAt } = data.usage;
  const left = Math.max(0, limit - documents);
  const reset = dateText(resetsAt.slice(0, 10), "day-month");
  if (left > 0 && waiting > left) {
    return (
      <Alert tone="attention" className="mt-4">
        <p>
          {`You chose ${waiting} files, and ${left} of your ${limit} free documents are left this month. The first ${left === 1 ? "one is" : `${left} are`} read; the others wait here until ${reset} (UTC), or for `}
          <Link to="/pricing" className="underline underline-offset-4">
            a plan without a limit
          </Link>
          .
        </p>
      </Alert>
    );
  }
  if (left > 0) {
    return (
      <p className="mt-3 text-center text-sm text-dim">
        {`${left} of ${limit} free documents left this month`}
      </p>
    );
  }
  return (
    <aside
      aria-label="Free documents of this month"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-2xl border border-accent/40 bg-accent-soft p-4"
    >
      <Sparkles aria-hidden="true" strokeWidth={1.5} className="size-6 shrink-0 text-accent" />
      <p className="min-w-0 flex-1 basis-60 text-sm">
        <span className="block font-medium">{`Your ${limit} free documents of this month are read`}</span>
        <span className="text-dim">{`The count starts again on ${reset} (UTC). Pro reads as many as you like; everything you have stays yours either way.`}</span>
      </p>
      <Button asChild size="sm" className="min-h-11">
        <Link to="/pricing">See the plans</Link>
      </Button>
    </aside>
  );
}
