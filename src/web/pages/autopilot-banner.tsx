import { skipToken, useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed, LoaderCircle } from "lucide-react";
import type { Document } from "#contract/documents.ts";
import { saysTooLittle } from "#contract/extra-certainty.ts";
import { cents } from "#engine/money/cents.ts";
import { cashflowQuery } from "../features/cashflow/api.ts";
import { debtsQuery } from "../features/debts/api.ts";
import { foundNothing } from "../features/documents/upload-queue.ts";
import { payoffPlanQuery } from "../features/payoff-plan/api.ts";
import { planChoicesQuery } from "../features/payoff-plan/choices-api.ts";
import { planInputs } from "../features/payoff-plan/plan-inputs.ts";
import { useStrategy } from "../features/payoff-plan/use-strategy.ts";
import { dateText, plural, today } from "../lib/format-date.ts";
import { centsOf } from "../lib/format-money.ts";

/** Whether a plan stands on finished documents, and on how many; otherwise what it still needs. */
export function AutopilotBanner({ documents }: { readonly documents: readonly Document[] }) {
  const read = documents.filter(
    (document) => document.status === "completed" && !document.duplicateOf && !foundNothing(document),
  );
  const reading = documents.filter(({ status }) => status === "queued" || status === "reading").length;
  const newest = read
    .map((document) => document.uploadedAt)
    .toSorted()
    .at(-1);
  const state = useAutopilotState();
  const isActive = read.length > 0 && state === ACTIVE;
  const Icon = reading > 0 ? LoaderCircle : isActive ? CircleCheck : CircleDashed;
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-2xl border border-hairline bg-surface px-4 py-1.5 text-sm">
      <Icon
        aria-hidden="true"
        strokeWidth={1.5}
        className={
          reading > 0
            ? "size-5 animate-spin text-accent"
            : isActive
              ? "size-5 text-accent"
              : "size-5 text-dim"
        }
      />
      <span className="font-medium">
        {read.length > 0
          ? state
          : reading > 0
            ? "Reading your documents"
            : "Autopilot needs a clearer statement"}
      </span>
      <span className="text-dim">
        {read.length > 0 ? `${plural(read.length, "document")} read` : null}
        {newest ? `, the last on ${dateText(today(new Date(newest)), "day-month")}` : null}
        {reading > 0 ? ` · reading ${plural(reading, "more document")}…` : null}
      </span>
    </div>
  );
}

const ACTIVE = "Autopilot Active";
/** True with a plan, until the person says that the payments are set up. */
const READY = "Plan ready, payments not yet set up";

/** In words: active with a plan and no shortfall, else why not. The plan is the one of the Avalanche tab, asked for once. */
function useAutopilotState(): string {
  const { data: debts } = useQuery(debtsQuery);
  const { data: cashflow } = useQuery(cashflowQuery);
  const { data: choices } = useQuery(planChoicesQuery);
  const inputs =
    debts && cashflow !== undefined && choices ? planInputs(debts, cashflow, choices) : undefined;
  const ready = inputs?.kind === "ready" ? inputs : undefined;
  const [strategy] = useStrategy();
  const query = payoffPlanQuery(strategy, ready?.monthlyBudget ?? cents(0), ready?.order);
  const plan = useQuery({ ...query, ...(ready ? {} : { queryFn: skipToken }) });
  switch (inputs?.kind) {
    case "no-debts":
      return "Autopilot needs a card or loan statement";
    case "nothing-plannable":
      return "Autopilot needs a clearer statement";
    case "no-cashflow":
      return "Autopilot needs a bank statement";
    case "ready":
    case undefined:
      if (!plan.data) return plan.error ? "Autopilot has no plan yet" : "Autopilot";
      if (cashflow && !saysTooLittle(cashflow) && centsOf(cashflow.shortfall) > 0)
        return "Autopilot waits: spending is above income";
      return choices?.setUpOn == null ? READY : ACTIVE;
    default:
      return inputs satisfies never;
  }
}
