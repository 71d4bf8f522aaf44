import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { ErrorState } from "../../ui/error-state.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { billingConfigQuery } from "./api.ts";
import { SandboxForm } from "./sandbox-form.tsx";
import { isTestMode, TestModeBanner } from "./test-mode-banner.tsx";

export type PaymentFormProps = {
  readonly clientSecret: string;
  /** On the button. */
  readonly label: string;
  /** Where the provider sends people who had to leave the page, from the root. */
  readonly returnPath: string;
  readonly onPaid: () => void;
  /** With the provider's sentence; the form can be used again. */
  readonly onFailed: (message: string) => void;
};

const StripeForm = lazy(async () => ({ default: (await import("./stripe-form.tsx")).StripeForm }));

const waiting = (
  <Waiting label="Loading the payment form">
    <Skeleton className="h-56 rounded-2xl" />
  </Waiting>
);

/** The form that this installation pays with: the provider's own, or the sandbox's. */
export function PaymentForm(props: PaymentFormProps) {
  const { data: config, error, refetch } = useQuery(billingConfigQuery);
  if (!config && error)
    return <ErrorState title="The payment form could not be loaded" error={error} onRetry={refetch} />;
  if (!config) return waiting;
  if (config.mode === "sandbox") return <SandboxForm {...props} />;
  if (config.publishableKey === null) return null;
  return (
    <div className="flex flex-col gap-4">
      {isTestMode(config.mode) ? <TestModeBanner /> : null}
      <Suspense fallback={waiting}>
        <StripeForm {...props} publishableKey={config.publishableKey} />
      </Suspense>
    </div>
  );
}
