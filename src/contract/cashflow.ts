import { z } from "zod";
import type { DecidedBy, Safety } from "#engine/cashflow/extra-advice.ts";
import { sourceSchema } from "./debts.ts";
import { decimalSchema, plainDateSchema } from "./extraction.ts";

/** Percent; below this no amount is called safe to send. */
export const SAFE_CONFIDENCE = 80;

/** Percent; below this an amount to send would be a guess. */
export const LEAST_CONFIDENCE = 30;

/** Bank statements that ended longer ago may not show the month of today: no amount is called safe. */
export const OLD_HISTORY_DAYS = 45;
/** Those that ended longer ago than this say nothing of it. */
export const OUTDATED_HISTORY_DAYS = 92;

/** One line of the waterfall, with what it is made of. */
export const cashflowSourceSchema = z.object({
  date: plainDateSchema,
  description: z.string(),
  amount: decimalSchema,
  category: z.string(),
  documentId: z.string(),
});

/** Something that frees money for debt, with what it changes in the plan. */
export const cashflowSuggestionSchema = z.object({
  kind: z.enum(["cancel", "pause", "spend-less", "send-once"]),
  /** The subscription, where money is put aside, or the kind of spending; null for money sent once. */
  name: z.string().nullable(),
  /** A month, or once. */
  amount: decimalSchema,
  daysSooner: z.int().min(0),
  saved: decimalSchema,
});
export type CashflowSuggestion = z.infer<typeof cashflowSuggestionSchema>;

/** How sure the extra should be: of 100 stretches like the person's, 90, 95 or 98 must hold. */
export const safetySchema = z.enum(["faster", "safe", "very-safe"] satisfies Safety[]);

/** PUT /api/cashflow/settings: kept for the person; answers 204. */
export const cashflowSettingsSchema = z.object({ safety: safetySchema });

/** A month behind the waterfall's lines: what came in, what went out, what was left after the minimums of today. */
export const cashflowMonthSchema = z.object({
  first: plainDateSchema,
  last: plainDateSchema,
  income: decimalSchema,
  essentials: decimalSchema,
  discretionary: decimalSchema,
  left: decimalSchema,
});

const daysSchema = z.object({ first: plainDateSchema, last: plainDateSchema });

/**
 * GET /api/cashflow/analysis: null until a bank statement was read or an income typed. All money is a decimal string per month.
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
  /** A stock: what the deposit accounts held at the end of `periodEnd`. Shown beside the waterfall, never subtracted in it. */
  currentSavings: decimalSchema,
  /** What it is made of: the balance of each deposit account; the source is null where no page prints just that amount. */
  savings: z.array(
    z.object({
      name: z.string(),
      accountLast4: z.string().nullable(),
      balance: decimalSchema,
      source: sourceSchema.nullable(),
    }),
  ),
  /** Counted bank accounts of which nothing tells what they hold: they count as nothing in `currentSavings`. */
  unknownBalances: z.array(
    z.object({ accountId: z.string(), name: z.string(), accountLast4: z.string().nullable() }),
  ),
  bufferTarget: decimalSchema,
  /** What must stay in the accounts now: the larger of `weekBuffer` and `ownBuffer`. */
  bufferNow: decimalSchema,
  /** The larger of $250 and a heavy week's unscheduled spending. */
  weekBuffer: decimalSchema,
  /** What the person wants to stay at least; null where they named nothing. */
  ownBuffer: decimalSchema.nullable(),
  /** Every bank account there is; those that are left out count nowhere here. */
  accounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      accountLast4: z.string().nullable(),
      isExcluded: z.boolean(),
    }),
  ),
  /** The chosen setting, and what each would allow. */
  safety: safetySchema,
  safetyOptions: z.array(
    z.object({ safety: safetySchema, holdPercent: z.int(), safeMonthlyExtra: decimalSchema }),
  ),
  /** Where income swings: what the worst and what a middling stretch of the history bear, and the worst month. */
  range: z
    .object({
      low: decimalSchema,
      high: decimalSchema,
      worstMonth: daysSchema.extend({ income: decimalSchema, left: decimalSchema }),
    })
    .nullable(),
  /** What decided the amount; the lines are those of a careful month for "careful-month" and "part-month" (less than one is shown: no extra), else of a usual one (the mean); "typed-month": as the person typed them. */
  decidedBy: z.enum([
    "paths",
    "half-year",
    "usual-month",
    "short-history",
    "careful-month",
    "part-month",
    "unknown-pay",
    "unknown-savings",
    "unknown-income",
    "typed-month",
  ] satisfies DecidedBy[]),
  evidence: z.object({
    /** Months in which the extra would have left the buffer whole, of `historyMonths`. */
    goodMonths: z.int(),
    /** Stretches of 60 days of the history that were replayed; 0 where it is too short. */
    pathCount: z.int(),
    /** Days that the statements of a bank account lack, counted nowhere; null where no other account matters. */
    missing: z.array(daysSchema.extend({ account: z.string().nullable() })),
    /** Regular pay that no longer arrives and is not counted. */
    stoppedPay: z.array(z.string()),
    /** Days from the last one that counts to today; 0 for typed figures. */
    daysOld: z.int().min(0),
    /** The bank accounts whose statements end with the last day that counts: a newer one of theirs brings newer months. */
    endsWith: z.array(z.string()),
    /** Why the confidence is lower than the replayed months alone would make it, one sentence each. */
    doubts: z.array(z.string()),
    /** Creditors that are owed and whose minimum payment is not known, so that it is not taken off. */
    withoutMinimum: z.array(z.string()),
  }),
  /** The last twelve months at most, oldest first: what the lines are computed from. */
  months: z.array(cashflowMonthSchema),
  /** Percent, 0 to 100: in about this many of 100 months like the person's, the extra is safe. */
  confidenceScore: z.int().min(0).max(100),
  /** How many months of transactions the figures stand on. */
  historyMonths: z.int(),
  periodStart: plainDateSchema,
  periodEnd: plainDateSchema,
  recommendations: z.array(z.string()),
  /** What the recommendations of more money stand on; only those that change the plan. */
  suggestions: z.array(cashflowSuggestionSchema),
  warnings: z.array(z.string()),
  transactions: z.object({
    income: z.array(cashflowSourceSchema),
    essential: z.array(cashflowSourceSchema),
    discretionary: z.array(cashflowSourceSchema),
  }),
});
export type CashflowAnalysis = z.infer<typeof cashflowAnalysisSchema>;
