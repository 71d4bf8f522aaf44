import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { BillingSummary } from "#contract/billing.ts";
import { planCatalogue } from "#contract/plan-catalogue.ts";
import { dateText, plural } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { billingQuery } from "./api.ts";
import { FormerPlan } from "./former-plan.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { OneTimePayments } from "./one-time-payments.tsx";
import { SubscribedPlan } from "./subscribed-plan.tsx";
import { TestClock } from "./test-clock.tsx";
import { isTestMode, testModeWords } from "./test-mode-banner.tsx";
import { useCleanAddress } from "./use-clean-address.ts";

const day = (instant: string) => dateText(instant.slice(0, 10), "long");

type PlanSectionProps = {
  /** How many others the person's own Family plan covers. */
  readonly coveredOthers: number;
};

/** The plan, when it is renewed, what was paid, and everything that can be done about it. */
export function PlanSection({ coveredOthers }: PlanSectionProps) {
  useCleanAddress();
  // On each visit: it may have been changed on another device.
  const { data, error, refetch } = useQuery({ ...billingQuery, refetchOnMount: "always" });
  if (!data && error)
    return <ErrorState title="Your plan could not be loaded" error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <Waiting label="Loading your plan">
        <Skeleton className="h-56 rounded-2xl" />
      </Waiting>
    );
  }
  const tier = data.subscription?.tier ?? data.tier;
  const isCoveredToo = data.subscription !== null && data.reason === "household";
  return (
    <Card id="plan" data-public-amounts="">
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle>Subscription</CardTitle>
        <Badge tone={tier === "free" ? "plain" : "accent"}>{planCatalogue[tier].name}</Badge>
        {isCoveredToo ? <Badge>{`Covered by ${planCatalogue[data.tier].name}`}</Badge> : null}
        {isTestMode(data.mode) ? <Badge tone="attention">{testModeWords}</Badge> : null}
      </div>
      {data.dispute ? <Disputed dispute={data.dispute} /> : null}
      {data.subscription ? (
        <>
          <SubscribedPlan subscription={data.subscription} coveredOthers={coveredOthers} />
          {isCoveredToo ? (
            <Alert tone="attention" className="mt-4">
              {`The Family plan of your household’s owner covers you too. You may cancel your own ${planCatalogue[tier].name}; it is paid for besides.`}
            </Alert>
          ) : null}
        </>
      ) : (
        <>
          {data.formerPlan ? <FormerPlan formerPlan={data.formerPlan} /> : null}
          <Free summary={data} />
        </>
      )}
      <Usage summary={data} />
      {data.mode === "off" ? null : <InvoiceList />}
      <OneTimePayments payments={data.payments} />
      {data.mode === "sandbox" ? <TestClock now={data.now} /> : null}
    </Card>
  );
}

function Free({ summary }: { readonly summary: BillingSummary }) {
  if (summary.reason === "household") {
    return (
      <p className="mt-2 text-dim">
        The Family plan of your household’s owner covers you. You pay nothing; leaving the household ends it.
      </p>
    );
  }
  if (!summary.hasLimits)
    return (
      <p className="mt-2 text-dim">
        Whoever runs this installation lifted every limit. Nothing needs to be bought.
      </p>
    );
  return (
    <>
      <p className="mt-2 text-dim">
        You are on the free plan. Reading your documents and planning work the same on every plan.
      </p>
      <Button asChild className="mt-4 max-sm:w-full">
        <Link to="/pricing">Upgrade to Pro</Link>
      </Button>
    </>
  );
}

/** What a bank's question means for the plan, and what the person can do about it. */
function Disputed({ dispute }: { readonly dispute: NonNullable<BillingSummary["dispute"]> }) {
  const { amount, openedAt, isOfPlan } = dispute;
  return (
    <Alert tone="attention" title="Your bank asks for a payment back" className="mt-4">
      <p>
        {`${moneyText(amount)}, since ${day(openedAt)}. `}
        {isOfPlan
          ? "You keep the plan while your bank decides; if it decides for you, the plan ends. "
          : null}
        Was this a mistake? Ask your bank to withdraw it.
      </p>
    </Alert>
  );
}

function Usage({ summary: { usage } }: { readonly summary: BillingSummary }) {
  const { documents, limit, resetsAt } = usage;
  return (
    <div className="mt-6 border-t border-hairline pt-4">
      <h3 className="text-sm font-medium">This month</h3>
      <p className="figures mt-1 text-sm text-dim">
        {limit === null
          ? `${plural(documents, "document")} read, no limit`
          : `${documents} of ${limit} documents read; the count starts again on ${dateText(resetsAt.slice(0, 10), "day-month")} (UTC)`}
      </p>
      {limit === null ? null : (
        <Progress value={(documents / limit) * 100} label="Documents read this month" className="mt-2" />
      )}
    </div>
  );
}
