import { z } from "zod";
import { decimalSchema, plainDateSchema } from "./extraction.ts";

export const strategySchema = z.enum(["avalanche", "snowball", "custom"]);
export type Strategy = z.infer<typeof strategySchema>;

/** POST /api/payoff-plan. `monthlyBudget` is the safe extra plus the sum of the minimum payments. */
export const payoffPlanRequestSchema = z.strictObject({
  strategy: strategySchema.default("avalanche"),
  monthlyBudget: z.union([decimalSchema, z.number().nonnegative()]),
  /** Debt ids, first target first; only with `custom`. */
  order: z.array(z.string()).optional(),
});

export const scheduleRowSchema = z.object({
  /** Counts from 1. */
  month: z.int().min(1),
  /** The calendar month, YYYY-MM. */
  date: z.string(),
  debtId: z.string(),
  debtName: z.string(),
  payment: decimalSchema,
  principal: decimalSchema,
  interest: decimalSchema,
  remainingBalance: decimalSchema,
});

export const planDebtSchema = z.object({
  debtId: z.string(),
  creditor: z.string(),
  accountLast4: z.string().nullable(),
  balance: decimalSchema,
  apr: decimalSchema,
  minimumPayment: decimalSchema,
  /** What to set up as the automatic payment from the first month. */
  firstPayment: decimalSchema,
  interest: decimalSchema,
  paidOffMonth: z.int(),
  /** YYYY-MM. */
  paidOffDate: z.string(),
  paymentDueDate: plainDateSchema.nullable(),
});

/** The baseline is a real simulation of paying only the minimums. */
export const baselineSchema = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("paid"), months: z.int(), totalInterest: decimalSchema }),
  z.object({
    outcome: z.literal("never"),
    /** The rule of thumb '40 % of the balance', minus the plan's interest, never below zero: labelled a rough estimate. */
    roughInterestSaved: decimalSchema,
  }),
]);

export const payoffPlanSchema = z.object({
  strategy: strategySchema,
  monthlyPayment: decimalSchema,
  debtFreeDate: plainDateSchema,
  totalInterest: decimalSchema,
  totalMonths: z.int(),
  totalPaid: decimalSchema,
  /** In attack order. */
  debts: z.array(planDebtSchema),
  schedule: z.array(scheduleRowSchema),
  baseline: baselineSchema,
  /** Null when the minimums alone never pay the debts off. */
  interestSaved: decimalSchema.nullable(),
  monthsSaved: z.int().nullable(),
  /** Balance of all debts at the end of each month on minimums only and on this plan, from month 0, for the chart. */
  balances: z.object({ minimums: z.array(decimalSchema), plan: z.array(decimalSchema) }),
  /** Debts the plan does not hold, each with the reason. */
  leftOut: z.array(
    z.object({
      debtId: z.string(),
      creditor: z.string(),
      reason: z.string(),
      /** What must be paid each month all the same; null when nothing is due or no document shows it. */
      minimumPayment: decimalSchema.nullable(),
      paymentDueDate: plainDateSchema.nullable(),
    }),
  ),
});
export type PayoffPlan = z.infer<typeof payoffPlanSchema>;
