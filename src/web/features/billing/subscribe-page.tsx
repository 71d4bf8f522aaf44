import { useQuery } from "@tanstack/react-query";
import { LogIn } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import {
  type BillingInterval,
  billingIntervals,
  guaranteeDays,
  type PlanFeature,
  type PlanTier,
  planCatalogue,
  planTiers,
} from "#contract/plan-catalogue.ts";
import { ApiError } from "../../lib/api-client.ts";
import { moneyText } from "../../lib/format-money.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { FeatureList } from "../../ui/feature-list.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { billingConfigQuery, subscriptionOrderQuery } from "./api.ts";
import { PaymentForm } from "./payment-form.tsx";

/** What the page has always named; whether it is built is the catalogue's to say. */
const advisor = "Advanced AI advisor";
const hasAdvisor = planCatalogue.pro.features.some(({ text, included }) => included && text === advisor);
/** Support is written to whoever runs the installation; without their address there is none, and nothing is charged there either. */
const featuresOf = (contact: string | null | undefined): readonly PlanFeature[] => [
  { text: "Unlimited document analysis", included: true },
  { text: hasAdvisor ? advisor : `${advisor} (not ready yet)`, included: hasAdvisor },
  { text: "Debt payoff optimizer", included: true },
  contact === null
    ? { text: "Priority support (no address for it is named here yet)", included: false }
    : { text: "Priority support", included: true },
];

/** The plan that the address names; Pro, monthly, where it names none. */
function useChosenPlan(): { tier: PlanTier; interval: BillingInterval } {
  const [search] = useSearchParams();
  const tier = planTiers.find((one) => one === search.get("plan")) ?? "pro";
  const interval = billingIntervals.find((one) => one === search.get("interval")) ?? "monthly";
  return { tier: tier === "free" ? "pro" : tier, interval };
}

export function SubscribePage() {
  const { tier, interval } = useChosenPlan();
  const order = useQuery(subscriptionOrderQuery(tier, interval));
  const { error } = order;
  const code = error instanceof ApiError ? error.code : undefined;
  useEffect(() => {
    if (!error || code === "HAS_SUBSCRIPTION") return;
    showToast({
      title: "Error",
      description: "Failed to initialize subscription. Please ensure you're logged in.",
      tone: "destructive",
    });
  }, [error, code]);
  if (order.isFetching)
    return (
      <>
        <PageHeading title="Subscribe" hidden />
        <PageSpinner label="Preparing your subscription" />
      </>
    );
  if (code === "HAS_SUBSCRIPTION") {
    return (
      <Notice title="You have a plan already">
        <p className="text-dim">Nothing was charged. You can change it in Settings.</p>
        <Button asChild className="mt-4">
          <Link to={`/settings?plan=${tier}&interval=${interval}#plan`}>Open Settings</Link>
        </Button>
      </Notice>
    );
  }
  if (code === "PAYMENTS_OFF") {
    return (
      <Notice title="Setup Required">
        <p className="text-dim">
          Please contact support to enable payments. Nothing can be bought here yet, and nothing was charged.
        </p>
        <Button asChild variant="secondary" className="mt-4">
          <Link to="/pricing">Back to the plans</Link>
        </Button>
      </Notice>
    );
  }
  if (!order.data) {
    return (
      <Notice title="Please log in">
        <p className="text-dim">
          Your subscription could not be prepared, and nothing was charged. Log in again, or try once more.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button asChild>
            <a
              href={`/api/login?returnTo=${encodeURIComponent(`/subscribe?plan=${tier}&interval=${interval}`)}`}
            >
              <LogIn aria-hidden="true" strokeWidth={1.5} className="size-4" />
              Log in
            </a>
          </Button>
          <Button variant="secondary" onClick={() => void order.refetch()}>
            Try again
          </Button>
        </div>
      </Notice>
    );
  }
  return <Order tier={tier} interval={interval} clientSecret={order.data.clientSecret} />;
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl">
      <PageHeading title="Subscribe" hidden />
      <Card>
        <CardTitle className="mb-2">{title}</CardTitle>
        {children}
      </Card>
    </div>
  );
}

function Order({
  tier,
  interval,
  clientSecret,
}: {
  readonly tier: PlanTier;
  readonly interval: BillingInterval;
  readonly clientSecret: string;
}) {
  const navigate = useNavigate();
  const { data: config } = useQuery(billingConfigQuery);
  const plan = planCatalogue[tier];
  const price = moneyText(plan.price[interval]);
  return (
    <div data-public-amounts="" className="mx-auto max-w-xl">
      <PageHeading title="Subscribe" hidden />
      <Card>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <CardTitle>Premium Plan</CardTitle>
          <p className="text-sm text-dim">{plan.name}</p>
        </div>
        <p className="mt-2">
          <span className="figures text-2xl font-semibold tracking-tight">{price}</span>
          <span className="text-sm text-dim">{interval === "monthly" ? "/month" : "/year"}</span>
        </p>
        <FeatureList features={featuresOf(config?.contact)} className="mt-4 gap-2" />
        <p className="mt-4 text-sm text-dim">
          Cancel anytime. No hidden fees. Within {guaranteeDays} days of the first payment you get all of it
          back.
        </p>
        <div className="mt-6 border-t border-hairline pt-6">
          <PaymentForm
            clientSecret={clientSecret}
            label="Subscribe Now"
            returnPath="/subscription-success"
            onPaid={() => void navigate("/subscription-success")}
            onFailed={(message) =>
              showToast({ title: "Subscription Failed", description: message, tone: "destructive" })
            }
          />
        </div>
      </Card>
    </div>
  );
}
