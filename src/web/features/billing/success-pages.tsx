import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { planCatalogue } from "#contract/plan-catalogue.ts";
import { moneyText } from "../../lib/format-money.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Announcement } from "../../ui/announcement.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading, usePageTitle } from "../../ui/page-heading.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { billingConfigQuery, billingQuery, paymentQuery, useForgetPlan } from "./api.ts";
import { isTestMode, TestModeBanner } from "./test-mode-banner.tsx";
import { useCleanAddress } from "./use-clean-address.ts";

/** How often the provider's word is asked for while it is awaited. */
const ASK_AGAIN_MS = 1500;

function Outcome({
  title,
  isDone,
  children,
}: {
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}) {
  usePageTitle(title);
  const { data: config } = useQuery(billingConfigQuery);
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <div data-public-amounts="" className="mx-auto flex max-w-xl flex-col gap-4">
      {isTestMode(config?.mode) ? <TestModeBanner /> : null}
      <Card>
        <Icon
          aria-hidden="true"
          strokeWidth={1.5}
          className={`size-10 ${isDone ? "text-accent" : "text-dim"}`}
        />
        <h1 className="mt-4 text-xl font-semibold tracking-tight">{title}</h1>
        <Announcement text={title} />
        {children}
      </Card>
    </div>
  );
}

/** What became of a one-time payment, as the provider says it: the address proves nothing. */
export function PaymentSuccessPage() {
  const [search] = useSearchParams();
  const id = search.get("payment_intent") ?? "";
  useCleanAddress();
  const { data, error, refetch } = useQuery({
    ...paymentQuery(id),
    enabled: id !== "",
    refetchInterval: ({ state }) => (state.data?.status === "processing" ? ASK_AGAIN_MS : false),
  });
  const ways = (
    <div className="mt-6 flex flex-wrap gap-3">
      <Button asChild>
        <Link to="/dashboard">Go to Dashboard</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to="/">Home</Link>
      </Button>
    </div>
  );
  if (id === "") {
    return (
      <Outcome title="No payment to show" isDone={false}>
        <p className="mt-2 text-dim">This address names no payment. Nothing was charged by opening it.</p>
        {ways}
      </Outcome>
    );
  }
  if (!data) {
    return (
      <>
        <PageHeading title="Your payment" hidden />
        {error ? (
          <ErrorState title="Your payment could not be looked up" error={error} onRetry={refetch} />
        ) : (
          <PageSpinner label="Asking how your payment went" />
        )}
      </>
    );
  }
  if (data.status !== "paid") {
    return (
      <Outcome
        title={
          data.status === "processing"
            ? "Your payment is being processed"
            : data.status === "refunded"
              ? "This payment was given back"
              : "This payment was not made"
        }
        isDone={false}
      >
        <p className="mt-2 text-dim">
          {data.status === "open"
            ? "Nothing was charged. You can try again with another card."
            : "This page shows it as soon as the provider says more."}
        </p>
        {ways}
      </Outcome>
    );
  }
  return (
    <Outcome title="Payment Successful!" isDone>
      <p className="mt-2 text-dim">{`Your payment of ${moneyText(data.amount)} arrived. Thank you.`}</p>
      {ways}
    </Outcome>
  );
}

/** The plan is there when the provider says so, which may take a moment; until then this page waits and says it. */
export function SubscriptionSuccessPage() {
  const [search] = useSearchParams();
  // Kept, because the address is cleaned. Only a no is taken from it: a yes is the provider's to say.
  const [isRefused] = useState(() => search.get("redirect_status") === "failed");
  useCleanAddress();
  const { data, error, refetch } = useQuery({
    ...billingQuery,
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      !isRefused && state.data && state.data.tier === "free" ? ASK_AGAIN_MS : false,
  });
  const isActive = data !== undefined && data.tier !== "free";
  const forgetPlan = useForgetPlan();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isActive || isTold.current) return;
    isTold.current = true;
    void forgetPlan();
    showToast({
      title: "Subscription Successful",
      description: "Welcome to Premium! Your subscription is now active.",
    });
  }, [isActive, forgetPlan]);
  if (!data && error) {
    return (
      <>
        <PageHeading title="Your plan" hidden />
        <ErrorState title="Your plan could not be looked up" error={error} onRetry={refetch} />
      </>
    );
  }
  if (!isActive && isRefused) {
    return (
      <Outcome title="This payment was not made" isDone={false}>
        <p className="mt-2 text-dim">
          Your bank did not approve it, so the plan did not begin. You can try again, with another card too.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button asChild>
            <Link to="/pricing">Back to the plans</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/settings#plan">See your plan</Link>
          </Button>
        </div>
      </Outcome>
    );
  }
  if (!isActive) {
    return (
      <Outcome title="Your payment is being confirmed" isDone={false}>
        <p className="mt-2 text-dim">
          The plan begins as soon as the payment provider confirms it, usually within seconds. You can leave
          this page; nothing is lost.
        </p>
        <Button asChild variant="secondary" className="mt-6">
          <Link to="/settings#plan">See your plan</Link>
        </Button>
      </Outcome>
    );
  }
  return (
    <Outcome title="Welcome to Premium!" isDone>
      <p className="mt-2 text-dim">{`${planCatalogue[data.tier].name} is active. What to do next:`}</p>
      <ul className="mt-3 list-disc space-y-1 pl-5 text-sm">
        <li>Upload the statements that did not fit into the free five a month.</li>
        <li>Look at your debt-free date again: with more statements it is better proved.</li>
        <li>Receipts, your card and cancelling are in Settings.</li>
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/documents">Documents</Link>
        </Button>
      </div>
    </Outcome>
  );
}
