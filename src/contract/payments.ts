/** Whether a payment was made: what a statement shows, else what the person said. */
import { z } from "zod";
import { decimalSchema, plainDateSchema } from "./extraction.ts";

export const paymentMarkStatuses = ["paid", "unpaid"] as const;

/** PUT /api/payments/:debtId/:month marks the payment of a debt that is due in a calendar month; DELETE takes the mark back. */
export const paymentMarkRequestSchema = z.strictObject({
  status: z.enum(paymentMarkStatuses),
  /** What was to be paid, for the history. */
  amount: decimalSchema,
});
export type PaymentMarkRequest = z.infer<typeof paymentMarkRequestSchema>;

export const paymentStateSchema = z.object({
  /** open: neither a statement nor the person tells. part: what the creditor asked for is paid, less than what was planned. */
  state: z.enum(["paid", "part", "unpaid", "open"]),
  /** A statement outranks the person's mark. */
  knownBy: z.enum(["statement", "person"]).nullable(),
  /** What the statement shows, also where it contradicts the mark; null where none tells. */
  sentence: z.string().nullable(),
});
export type PaymentState = z.infer<typeof paymentStateSchema>;

/** One payment of the present month, with its state. */
export const monthPaymentSchema = paymentStateSchema.extend({
  debtId: z.string(),
  creditor: z.string(),
  accountLast4: z.string().nullable(),
  /** The calendar month it is due in, YYYY-MM. */
  month: z.string(),
  dueDate: plainDateSchema,
  amount: decimalSchema,
});
export type MonthPayment = z.infer<typeof monthPaymentSchema>;

/** A mark as the history shows it. */
export const markedPaymentSchema = paymentStateSchema.extend({
  debtId: z.string(),
  creditor: z.string(),
  month: z.string(),
  amount: decimalSchema,
  /** What the person said. */
  marked: z.enum(paymentMarkStatuses),
});
