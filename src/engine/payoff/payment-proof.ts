/** What statements prove about one payment. */
import type { PlainDate } from "../calendar/plain-date.ts";
import type { Cents } from "../money/cents.ts";
import type { StatementPayment } from "./statement-payments.ts";

export type PaymentProof =
  /** No two neighbouring statements lie around the due date, or they do not tell what was paid. */
  | { readonly kind: "unknown" }
  | { readonly kind: "paid"; readonly paid: Cents; readonly shownOn: PlainDate }
  /** Something, but less than what was asked for. */
  | { readonly kind: "short"; readonly paid: Cents; readonly asked: Cents; readonly shownOn: PlainDate }
  | { readonly kind: "missed"; readonly shownOn: PlainDate }
  /** The statement asked for nothing, and nothing came. */
  | { readonly kind: "nothing-asked"; readonly shownOn: PlainDate };

/**
 * The statement before the due date asked for the payment, the one on it or after it shows what came in between. Minimums change from
 * one statement to the next, so what the newest asks for says nothing of an earlier bill: `usual`, the minimum known today, stands in
 * only where the older statement shows none, and then proves a payment but never that one was too small. `payments` are those of one
 * debt, from paymentsBetween.
 */
export function provePayment(
  due: PlainDate,
  usual: Cents,
  payments: readonly Pick<StatementPayment, "from" | "to" | "paid" | "asked">[],
): PaymentProof {
  const covering = payments.find(({ from, to }) => from < due && due <= to);
  if (covering?.paid === undefined) return { kind: "unknown" };
  const { paid, asked, to: shownOn } = covering;
  if (paid <= 0) return { kind: asked === 0 ? "nothing-asked" : "missed", shownOn };
  if (asked === undefined) return paid < usual ? { kind: "unknown" } : { kind: "paid", paid, shownOn };
  return paid < asked ? { kind: "short", paid, asked, shownOn } : { kind: "paid", paid, shownOn };
}
