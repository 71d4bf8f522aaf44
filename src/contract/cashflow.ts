import { z } from "zod";
import { decimalSchema, plainDateSchema } from "./extraction.ts";

/** One line of the waterfall, with what it is made of. */
export const cashflowSourceSchema = z.object({
  date: plainDateSchema,
  description: z.string(),
  amount: decimalSchema,
  category: z.string(),
  documentId: z.string(),
});

/**
 * GET /api/cashflow/analysis: null until a bank statement was read. All money is a decimal string per month.
 * income - essentials - minimums - discretionary - buffer contribution = safe monthly extra, to the cent; where that would be
 * below zero the extra is "0.00" and `shortfall` says by how much.
 */
export const cashflowAnalysisSchema = z.object({
  monthlyIncome: decimalSchema,
  essentialExpenses: decimalSchema,
  minimumDebtPayments: decimalSchema,
  discretionarySpending: decimalSchema,
  bufferContribution: decimalSchema,
  safeMonthlyExtra: decimalSchema,
  shortfall: decimalSchema,
  /** A stock: what the deposit accounts hold. Shown beside the waterfall, never subtracted in it. */
  currentSavings: decimalSchema,
  bufferTarget: decimalSchema,
  /** Percent, 0 to 100: in about this many of 100 months like the person's, the extra is safe. */
  confidenceScore: z.int().min(0).max(100),
  /** How many months of transactions the figures stand on. */
  historyMonths: z.int(),
  periodStart: plainDateSchema,
  periodEnd: plainDateSchema,
  recommendations: z.array(z.string()),
  warnings: z.array(z.string()),
  transactions: z.object({
    income: z.array(cashflowSourceSchema),
    essential: z.array(cashflowSourceSchema),
    discretionary: z.array(cashflowSourceSchema),
  }),
});
export type CashflowAnalysis = z.infer<typeof cashflowAnalysisSchema>;
