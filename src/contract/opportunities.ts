import { z } from "zod";
import { sourceSchema } from "./debts.ts";
import { decimalSchema } from "./extraction.ts";

/** One line of the arithmetic behind an opportunity. */
export const opportunityLineSchema = z.object({
  label: z.string(),
  format: z.enum(["money", "rate", "text"]),
  value: z.string(),
  /** Where a document shows it; null for what is assumed or computed. */
  source: sourceSchema.nullable(),
});
export type OpportunityLine = z.infer<typeof opportunityLineSchema>;

/** Something a person could do that their own figures speak for. */
export const opportunitySchema = z.object({
  /** The same as long as it is about the same thing. */
  id: z.string(),
  kind: z.enum([
    "balance-transfer",
    "consolidation",
    "lower-rate",
    "promotion-ends",
    "utilization",
    "cancel",
    "pause",
    "spend-less",
    "send-once",
  ]),
  title: z.string(),
  description: z.string(),
  impact: z.enum(["high", "medium", "low"]),
  category: z.enum(["savings", "debt", "investment", "optimization"]),
  /** Whether the plan's automatic payments do it without another step. */
  automationReady: z.boolean(),
  /** Interest and fees saved in the person's own plan, in dollars; null where it is not about dollars. */
  potentialSavings: decimalSchema.nullable(),
  /** The next step, on a page of ours. */
  action: z.object({ label: z.string(), path: z.string() }),
  arithmetic: z.array(opportunityLineSchema),
});
export type Opportunity = z.infer<typeof opportunitySchema>;

/** GET /api/opportunities: the largest saving first; empty when there is nothing to say. */
export const opportunityListSchema = z.array(opportunitySchema);
