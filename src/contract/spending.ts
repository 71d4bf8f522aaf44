import { z } from "zod";
import { categories } from "#engine/spending/category.ts";
import { decimalSchema, plainDateSchema } from "./extraction.ts";

const categorySchema = z.enum(categories);
const directionSchema = z.enum(["in", "out"]);

/** PUT /api/categories/corrections: what all transactions of this description's merchant are. The last word holds. */
export const categoryCorrectionRequestSchema = z.strictObject({
  /** As a transaction shows it; the merchant is found in it. */
  description: z.string().trim().min(1).max(500),
  direction: directionSchema,
  category: categorySchema,
});
export type CategoryCorrectionRequest = z.infer<typeof categoryCorrectionRequestSchema>;

/** DELETE /api/categories/corrections/:id takes it back. */
export const categoryCorrectionSchema = z.object({
  id: z.string(),
  merchant: z.string(),
  direction: directionSchema,
  category: categorySchema,
  madeAt: z.iso.datetime(),
});
export type CategoryCorrection = z.infer<typeof categoryCorrectionSchema>;

/** GET /api/categories/corrections: newest first. */
export const categoryCorrectionsSchema = z.object({ corrections: z.array(categoryCorrectionSchema) });
export type CategoryCorrections = z.infer<typeof categoryCorrectionsSchema>;

/** What a person says about something that comes again: it does not, or they cancelled it. */
const recurringWordSchema = z.enum(["not-recurring", "cancelled"]);

/** PUT /api/cashflow/recurring/:id: null takes it back; answers 204. */
export const recurringChangeSchema = z.strictObject({ said: recurringWordSchema.nullable() });

const recurringItemSchema = z.object({
  id: z.string(),
  said: recurringWordSchema.nullable(),
  /** It was charged again after it was cancelled. */
  cameAgain: z.boolean(),
  kind: z.enum(["pay", "bill", "subscription", "habit", "debt-payment"]),
  name: z.string(),
  category: categorySchema,
  /** Null for pay that comes without a rhythm. */
  every: z.enum(["week", "two-weeks", "half-month", "month", "quarter", "year"]).nullable(),
  nextDate: plainDateSchema.nullable(),
  /** Signed: a bill is below zero. Of what varies the careful side of the last three: small pay, large bills. */
  nextAmount: decimalSchema.nullable(),
  /** The sizes of its payments, without sign. */
  least: decimalSchema,
  most: decimalSchema,
  isFixed: z.boolean(),
  payments: z.int(),
  /** How many should have come in between and did not. */
  missed: z.int(),
  lastDate: plainDateSchema,
  priceRise: z.object({ from: decimalSchema, to: decimalSchema, since: plainDateSchema }).nullable(),
});

/** GET /api/cashflow/recurring: what comes again, soonest first. */
export const recurringSchema = z.object({
  /** The newest day that a transaction shows; null without any. */
  seenUntil: plainDateSchema.nullable(),
  items: z.array(recurringItemSchema),
});
export type RecurringItem = z.infer<typeof recurringItemSchema>;
export type Recurring = z.infer<typeof recurringSchema>;
