import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { greatestPayment, leastPayment } from "#contract/billing.ts";
import { cents } from "#engine/money/cents.ts";
import { moneyText } from "../../lib/format-money.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/form-field.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { createPayment } from "./api.ts";
import { PaymentForm } from "./payment-form.tsx";

const START = "100.00";

/** Dollars of what is typed; 0 for anything but a number. */
export function amountOf(typed: string): number {
  const trimmed = typed.trim();
  return /^\d+(\.\d*)?$|^\.\d+$/.test(trimmed) ? Number(trimmed) : 0;
}

/** Why what is typed cannot be paid; undefined where it can, and while nothing is typed. */
export function problemOf(typed: string): string | undefined {
  const text = typed.trim();
  if (text === "") return undefined;
  if (/^[\d.]*,[\d.,]*$/.test(text)) return "Without commas, please: 1000.00 and not 1,000.00.";
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(text)) return "Digits and one point only, please, such as 12.50.";
  if (/\.\d{3,}$/.test(text)) return "At most two decimals, please.";
  const amount = amountOf(text);
  if (amount < leastPayment) return `The smallest payment is ${moneyText(cents(leastPayment * 100))}.`;
  return amount > greatestPayment
    ? `The greatest payment is ${moneyText(cents(Math.round(greatestPayment * 100)))}.`
    : undefined;
}

/** A payment that stands for itself; it unlocks nothing. */
export function CheckoutPage() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(START);
  const { mutate, data, isPending } = useMutation({
    mutationFn: async (amount: number) => ({ amount, ...(await createPayment(amount)) }),
    onError: () => {
      showToast({
        title: "Error",
        description: "Failed to initialize payment. Please try again.",
        tone: "destructive",
      });
    },
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    mutate(amountOf(START));
  }, [mutate]);
  const amount = amountOf(typed);
  // What is paid is what stands in the field: another amount needs its payment first.
  const payment = data && !isPending && data.amount === amount ? data : undefined;
  const problem = problemOf(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(amount);
  };
  return (
    <div data-public-amounts="" className="mx-auto max-w-xl">
      <PageHeading title="One-time Payment">
        Supports whoever runs this installation. It is no plan, and unlocks nothing.
      </PageHeading>
      <Card className="mt-6">
        <form onSubmit={submit} className="flex flex-col gap-4">
          <TextField
            label="Amount (USD)"
            format="decimal"
            unit="$"
            value={typed}
            onChange={setTyped}
            problem={problem}
          />
          {payment ? null : (
            <Button type="submit" size="lg" disabled={amount <= 0 || isPending || problem !== undefined}>
              {isPending ? "Loading..." : "Create Payment"}
            </Button>
          )}
        </form>
        {payment ? (
          <div className="mt-6 border-t border-hairline pt-6">
            <PaymentForm
              key={`${payment.clientSecret} ${payment.amount}`}
              clientSecret={payment.clientSecret}
              label={`Pay ${moneyText(cents(Math.round(payment.amount * 100)))}`}
              returnPath="/payment-success"
              onPaid={() => {
                showToast({ title: "Payment Successful", description: "Thank you for your purchase!" });
                const id = payment.clientSecret.split("_secret_", 1)[0] ?? "";
                void navigate(`/payment-success?payment_intent=${encodeURIComponent(id)}`);
              }}
              onFailed={(message) =>
                showToast({ title: "Payment Failed", description: message, tone: "destructive" })
              }
            />
          </div>
        ) : null}
      </Card>
    </div>
  );
}
