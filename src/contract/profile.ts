import { z } from "zod";
import { assetSchema, debtTypeSchema, sourceSchema } from "./debts.ts";
import { decimalSchema, plainDateSchema } from "./extraction.ts";
import { plainMonthSchema } from "./payoff-plan.ts";

/** One debt as a liability; null where no document shows its balance for certain, and then it counts nowhere. */
export const liabilitySchema = z.object({
  debtId: z.string(),
  creditor: z.string(),
  accountLast4: z.string().nullable(),
  debtType: debtTypeSchema,
  balance: decimalSchema.nullable(),
  asOf: plainDateSchema.nullable(),
  source: sourceSchema.nullable(),
});

/** The end of one calendar month. A month in which an account has no statement recent enough has no sum. */
export const netWorthMonthSchema = z.object({
  month: plainMonthSchema,
  netWorth: decimalSchema.nullable(),
  assets: decimalSchema.nullable(),
  liabilities: decimalSchema.nullable(),
  /** The accounts without a statement for this month. */
  missing: z.array(z.string()),
  /**
   * What the sums are made of: the newest statement of each account by the end of the month, or by today in the running one, whose
   * figures are mostly of the month before. Empty where there is no sum.
   */
  parts: z.array(
    z.object({
      name: z.string(),
      side: z.enum(["asset", "liability"]),
      amount: decimalSchema,
      asOf: plainDateSchema,
      documentId: z.string(),
    }),
  ),
});
export type NetWorthMonth = z.infer<typeof netWorthMonthSchema>;

export const creditFactorSchema = z.object({
  name: z.enum(["Utilization", "Collections", "Inquiries"]),
  status: z.enum(["good", "fair", "poor"]),
  /** The figure it is judged by, as a person reads it: "31 %", "2". */
  figure: z.string(),
  /** What it means and what helps, in one sentence. */
  impact: z.string(),
});
export type CreditFactor = z.infer<typeof creditFactorSchema>;

/** From the newest credit report; each figure null where the report does not show it. */
export const creditSummarySchema = z.object({
  bureau: z.string().nullable(),
  reportDate: plainDateSchema.nullable(),
  score: z.int().nullable(),
  band: z.enum(["Excellent", "Good", "Fair", "Poor"]).nullable(),
  accountsTotal: z.int().nullable(),
  accountsOpen: z.int().nullable(),
  accountsClosed: z.int().nullable(),
  inquiries: z.int().nullable(),
  collections: z.int().nullable(),
  factors: z.array(creditFactorSchema),
  documentId: z.string(),
  fileName: z.string(),
  /** By field name of this object. */
  sources: z.record(z.string(), sourceSchema),
  /** The scores of all reports that show a date, oldest first. */
  history: z.array(
    z.object({
      date: plainDateSchema,
      score: z.int(),
      bureau: z.string().nullable(),
      /** The report that shows it. */
      documentId: z.string(),
    }),
  ),
});
export type CreditSummary = z.infer<typeof creditSummarySchema>;

/** GET /api/profile: everything computed from the person's documents. Money is a decimal string in dollars. */
export const profileSchema = z.object({
  /** assets - liabilities; null until a document shows an asset or a debt. */
  netWorth: decimalSchema.nullable(),
  totalAssets: decimalSchema,
  totalLiabilities: decimalSchema,
  assets: z.array(assetSchema),
  liabilities: z.array(liabilitySchema),
  /** A typical month; null until a bank statement was read. income - spending = left. */
  cashFlow: z.object({ income: decimalSchema, spending: decimalSchema, left: decimalSchema }).nullable(),
  /** Minimum payments in percent of income; null without a known income. */
  debtToIncome: z
    .object({
      percent: z.number(),
      label: z.enum(["Healthy", "High Risk"]),
      payments: decimalSchema,
      income: decimalSchema,
      /** Creditors of debts whose minimum is not known: the true share is higher. */
      without: z.array(z.string()),
    })
    .nullable(),
  /** Of all cards with a known limit and balance; null without one. */
  utilization: z
    .object({
      percent: z.number(),
      withinAdvice: z.boolean(),
      balance: decimalSchema,
      limit: decimalSchema,
      /** To be paid until the share is below the advice. */
      toPay: decimalSchema,
    })
    .nullable(),
  credit: creditSummarySchema.nullable(),
  history: z.array(netWorthMonthSchema),
  /** What is not in the sums and why, in plain sentences. */
  warnings: z.array(z.string()),
});
export type Profile = z.infer<typeof profileSchema>;
