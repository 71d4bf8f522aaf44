/** What statements prove about one payment. */
import type { PlainDate } from "../calendar/plain-date.ts";
import type { Cents } from "../money/cents.ts";
import type { StatementPayment } from "./statement-payments.ts";

export type PaymentProof =
  /** No two neighbouring statements lie around the due date, or they do not tell what was paid. */
  | { readonly kind: "unknown" }
  /** `short`: something, but less than what was asked for. */
  | { readonly kind: "paid" | "short"; readonly paid: Cents; readonly shownOn: PlainDate }
  | { readonly kind: "missed"; readonly shownOn: PlainDate };

/**
 * The statement before the due date asked for the payment, the one on it or after it shows what came in between. `least` is what was
 * asked for. `payments` are those of one debt, from paymentsBetween.
 */
export function provePayment(
  due: PlainDate,
  least: Cents,
  payments: readonly Pick<StatementPayment, "from" | "to" | "paid">[],
): PaymentProof {
  const covering = payments.find(({ from, to }) => from < due && due <= to);
  if (covering?.paid === undefined) return { kind: "unknown" };
  const { paid, to: shownOn } = covering;
  if (paid <= 0) return { kind: "missed", shownOn };
  return { kind: paid < least ? "short" : "paid", paid, shownOn };
}
