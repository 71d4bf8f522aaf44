import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { type FormEvent, useState } from "react";
import { replacedPayment } from "#contract/billing.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { useTheme } from "../../ui/use-theme.ts";
import type { PaymentFormProps } from "./payment-form.tsx";
import { loadPaymentScript } from "./stripe-loading.ts";

/** The provider's form, once its script is there; until then it waits, and without it it says so. */
export function StripeForm({
  publishableKey,
  ...form
}: PaymentFormProps & { readonly publishableKey: string }) {
  const theme = useTheme();
  const script = useQuery({
    queryKey: ["https://js.stripe.com", publishableKey],
    queryFn: () => loadPaymentScript(publishableKey),
    retry: false,
  });
  if (script.error && !script.isFetching) {
    return (
      <Alert tone="risk" title="The payment form could not be loaded" urgent>
        <p>
          js.stripe.com, where card data goes, cannot be reached from here. Nothing was charged. Check your
          connection or what blocks it, and try again.
        </p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => void script.refetch()}>
          <RotateCcw aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Retry
        </Button>
      </Alert>
    );
  }
  if (!script.data) {
    return (
      <Waiting label="Loading the payment form">
        <Skeleton className="h-56 rounded-2xl" />
      </Waiting>
    );
  }
  return (
    <Elements
      stripe={script.data}
      options={{
        clientSecret: form.clientSecret,
        appearance: { theme: theme === "light" ? "stripe" : "night" },
      }}
    >
      <Fields {...form} />
    </Elements>
  );
}

const isPaid = (error: { readonly payment_intent?: { readonly status: string } | undefined }) =>
  error.payment_intent?.status === "succeeded" || error.payment_intent?.status === "processing";

function Fields({ clientSecret, label, returnPath, onPaid, onFailed }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    if (!stripe || !elements) return;
    setBusy(true);
    const asked = {
      elements,
      confirmParams: { return_url: `${window.location.origin}${returnPath}` },
      redirect: "if_required",
    } as const;
    const isSetup = clientSecret.startsWith("seti_");
    const { error } = await (isSetup ? stripe.confirmSetup(asked) : stripe.confirmPayment(asked)).catch(
      () => ({
        error: {
          code: undefined,
          payment_intent: undefined,
          message: "The payment provider could not be reached. Please look in Settings before you try again.",
        },
      }),
    );
    // Pressed again after an answer that was lost: it is paid already.
    if (error === undefined || isPaid(error)) {
      onPaid();
      return;
    }
    setBusy(false);
    onFailed(
      error.code === "payment_intent_unexpected_state"
        ? replacedPayment
        : (error.message ?? "The payment was not accepted."),
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void confirm();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <PaymentElement onReady={() => setReady(true)} />
      <Button type="submit" size="lg" disabled={!stripe || !elements || !isReady || isBusy}>
        {isBusy ? "Processing..." : label}
      </Button>
    </form>
  );
}
