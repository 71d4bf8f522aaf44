/** Which months of each account the person's documents show. */
import { z } from "zod";
import { accountKindSchema, plainDateSchema } from "./extraction.ts";

/**
 * covered: a statement closes in the month, or documents show each of its days. partial: a long document shows some of its days.
 * duplicate: two documents show the same period. does-not-add-up: a sum of its statement does not hold, or it does not open with
 * what the statement before it closes with. missing: no document shows it; nothing is filled in from its neighbours.
 */
export const monthStateSchema = z.enum(["covered", "partial", "missing", "duplicate", "does-not-add-up"]);
export type MonthState = z.infer<typeof monthStateSchema>;

export const coverageMonthSchema = z.object({
  /** "YYYY-MM" */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  state: monthStateSchema,
  /** Why the month does not add up or is only partly there; null otherwise. */
  detail: z.string().nullable(),
  documents: z.array(z.object({ documentId: z.string(), fileName: z.string() })),
});
export type CoverageMonth = z.infer<typeof coverageMonthSchema>;

export const accountCoverageSchema = z.object({
  accountId: z.string(),
  kind: accountKindSchema,
  name: z.string(),
  last4: z.string().nullable(),
  /** The day of the newest statement. */
  asOf: plainDateSchema,
  /** Oldest first, without a gap, 24 at most. */
  months: z.array(coverageMonthSchema),
});
export type AccountCoverage = z.infer<typeof accountCoverageSchema>;

/** GET /api/documents/coverage: accounts that documents show, those with the newest statement first. */
export const coverageSchema = z.array(accountCoverageSchema);
