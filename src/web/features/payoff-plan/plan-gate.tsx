import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { Landmark, Route, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { cents } from "#engine/money/cents.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { payoffPlanQuery } from "./api.ts";
import type { PlanInputs } from "./plan-inputs.ts";
import { useStrategy } from "./use-strategy.ts";

export type ReadyInputs = Extract<PlanInputs, { kind: "ready" }>;

type PlanGateProps = {
  /** Undefined while debts or cashflow are being loaded. */
  readonly inputs: PlanInputs | undefined;
  /** A way on where the plan could not be calculated. */
  readonly belowError?: ReactNode;
  readonly children: (plan: PayoffPlan, money: ReadyInputs) => ReactNode;
};

/** Asks for the plan of the chosen strategy and shows what stands on it; until then, or instead, why there is none. */
export function PlanGate({ inputs, belowError, children }: PlanGateProps) {
  const ready = inputs?.kind === "ready" ? inputs : undefined;
  const [strategy] = useStrategy();
  const query = payoffPlanQuery(strategy, ready?.monthlyBudget ?? cents(0), ready?.order);
  const {
    data: plan,
    error,
    refetch,
  } = useQuery({
    ...query,
    ...(ready ? {} : { queryFn: skipToken }),
    // The plan stays on the page while another strategy is being computed.
    placeholderData: keepPreviousData,
  });
  if (inputs && inputs.kind !== "ready") return <NoPlan inputs={inputs} />;
  if (!plan && error) {
    return (
      <>
        <ErrorState title="Your plan could not be calculated" error={error} onRetry={refetch} />
        {belowError}
      </>
    );
  }
  if (!plan || !ready) return <PlanWaiting />;
  return children(plan, ready);
}

function NoPlan({ inputs }: { readonly inputs: Exclude<PlanInputs, { kind: "ready" }> }) {
  const upload = (
    <Button asChild>
      <Link to="/upload">Upload Documents</Link>
    </Button>
  );
  switch (inputs.kind) {
    case "no-debts":
      return (
        <EmptyState
          icon={Route}
          title="Upload financial documents to generate your Avalanche plan"
          action={upload}
        >
          Your documents show no debts yet. A credit card or loan statement is enough to start.
        </EmptyState>
      );
    case "no-cashflow":
      return (
        <EmptyState
          icon={Landmark}
          title="One bank statement is missing"
          action={
            <>
              {upload}
              <Button asChild variant="secondary">
                <Link to="/profile">Type it in instead</Link>
              </Button>
            </>
          }
        >
          Your debts are in. A bank statement shows what you can safely send each month, and the plan follows.
          Typing your pay and your monthly costs gives a first plan as well.
        </EmptyState>
      );
    case "nothing-plannable":
      return (
        <EmptyState icon={TriangleAlert} title="No debt can be planned yet" action={upload}>
          <ul className="flex flex-col gap-1 text-left">
            {inputs.reasons.map(({ creditor, reason }) => (
              <li key={creditor}>
                <span className="font-medium text-text">{creditor}</span>: {reason}
              </li>
            ))}
          </ul>
        </EmptyState>
      );
    default:
      return inputs satisfies never;
  }
}

function PlanWaiting() {
  return (
    <Waiting label="Calculating your optimal payoff strategy...">
      <p aria-hidden="true" className="mb-4 text-dim">
        Calculating your optimal payoff strategy...
      </p>
      <Skeleton className="mb-8 h-16 w-96 max-w-full" />
      <Skeleton className="mb-6 h-28 rounded-2xl" />
      <Skeleton className="h-96 rounded-2xl" />
    </Waiting>
  );
}
