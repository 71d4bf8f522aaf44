import { z } from "zod";
import { autopaySchema, setupGuideSchema } from "./autopay.ts";
import { openQuestionSchema } from "./debts.ts";
import { uncertainties } from "./extra-certainty.ts";
import { decimalSchema, plainDateSchema } from "./extraction.ts";

export const strategySchema = z.enum(["avalanche", "snowball", "custom"]);
export type Strategy = z.infer<typeof strategySchema>;

/** A calendar month, YYYY-MM. */
export const plainMonthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Dollars as a decimal string with at most two decimals, or as a JSON number. */
const amountSchema = z.union([decimalSchema, z.number().nonnegative()]);

/** When pay arrives. A biweekly pattern needs one of its days; day 31 stands for the last day of any month. */
export const payPatternSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("weekly"), on: plainDateSchema }),
  z.strictObject({ kind: z.literal("biweekly"), on: plainDateSchema }),
  z.strictObject({
    kind: z.literal("semimonthly"),
    days: z.tuple([z.int().min(1).max(31), z.int().min(1).max(31)]),
  }),
  z.strictObject({ kind: z.literal("monthly"), day: z.int().min(1).max(31) }),
]);
export type PayPattern = z.infer<typeof payPatternSchema>;

/**
 * POST /api/payoff-plan. Money is dollars (decimal strings in the answer), rates are percent a year, months are calendar months.
 * `monthlyBudget` is the safe extra plus the sum of the minimum payments; left out, the server takes both from the person's own
 * statements, and refuses with NO_CASHFLOW where there are none. What the person keeps as choices (plan-choices.ts) counts where the
 * request names nothing else.
 */
export const payoffPlanRequestSchema = z.strictObject({
  strategy: strategySchema.default("avalanche"),
  monthlyBudget: amountSchema.optional(),
  /** Debt ids, first target first; only with `custom`. */
  order: z.array(z.string()).max(1000).optional(),
  /** From these months on the monthly budget is another one: a raise, lean months. */
  laterBudgets: z
    .array(z.strictObject({ from: plainMonthSchema, monthlyBudget: amountSchema }))
    .max(120)
    .optional(),
  /** Money beside the budget in one month; without `debtId` it goes where the strategy says. */
  extraPayments: z
    .array(z.strictObject({ month: plainMonthSchema, amount: amountSchema, debtId: z.string().optional() }))
    .max(240)
    .optional(),
  /** Debts that get their minimum only, by id. */
  leaveOut: z.array(z.string()).max(1000).optional(),
  /** Percent a year: a debt with a lower APR gets its minimum only. */
  extraFromApr: decimalSchema.optional(),
  /** Left out, the paydays are those that the statements show. */
  paydays: payPatternSchema.optional(),
  /** The account that the payments leave, as it is today: payment days are then chosen so that it stays above the buffer. */
  payingAccount: z.strictObject({ balance: amountSchema, buffer: amountSchema.optional() }).optional(),
});

/** payment = principal + interest + fee, to the cent. */
export const scheduleRowSchema = z.object({
  /** Counts from 1. */
  month: z.int().min(1),
  /** The calendar month in which it is due, YYYY-MM; the payments of one add up to the monthly amount. */
  date: z.string(),
  debtId: z.string(),
  debtName: z.string(),
  payment: decimalSchema,
  principal: decimalSchema,
  interest: decimalSchema,
  /** The account's monthly fee. */
  fee: decimalSchema,
  remainingBalance: decimalSchema,
});

export const planDebtSchema = z.object({
  debtId: z.string(),
  creditor: z.string(),
  accountLast4: z.string().nullable(),
  /** Owed when the plan begins: what is due until then is paid. */
  balance: decimalSchema,
  /** Owed now, as the newest statement shows it. */
  statementBalance: decimalSchema,
  apr: decimalSchema,
  minimumPayment: decimalSchema,
  /** Why it is not the printed or typed one; absent where it is. */
  minimumNote: z.string().optional(),
  /** The balances of a card that charges several rates, together `balance`; absent where `apr` holds for all of it. */
  buckets: z
    .array(
      z.object({
        balance: decimalSchema,
        apr: decimalSchema,
        /** Charged in months 1 to `months`; afterwards `apr`. */
        promo: z
          .object({
            /** 0 only for a deferred one that has just ended. */
            months: z.int().min(0),
            apr: decimalSchema,
            /** Interest at the bucket's APR is put aside meanwhile, and charged at once if anything is left. */
            deferred: z.boolean().optional(),
            /** What was put aside before the plan begins. */
            accrued: decimalSchema.optional(),
          })
          .optional(),
      }),
    )
    .optional(),
  /** What to set up as the automatic payment from the first month. */
  firstPayment: decimalSchema,
  interest: decimalSchema,
  paidOffMonth: z.int(),
  /** YYYY-MM: the month in which the last payment is due. */
  paidOffDate: z.string(),
  paymentDueDate: plainDateSchema.nullable(),
  /** Whether money above the minimum may go here: left out by the person, or below the APR from which extra is given. */
  attack: z.enum(["included", "left-out", "below-apr"]),
});

/** The minimums that are due before the plan begins, by due date; the plan starts from the balances after them. */
export const untilStartSchema = z.object({
  payments: z.array(
    z.object({
      debtId: z.string(),
      /** With the last four digits where one creditor has several debts. */
      creditor: z.string(),
      amount: decimalSchema,
      /** Charged until then: amount = principal + interest, as in the schedule. */
      interest: decimalSchema,
      /** Owed after it, when the plan begins. */
      remainingBalance: decimalSchema,
      /** The day to pay it by hand: never past and never after it is due. */
      payOn: plainDateSchema,
      dueDate: plainDateSchema,
      /** True when fewer than three business days are left before the due date. */
      isTight: z.boolean(),
    }),
  ),
  total: decimalSchema,
  /** What these debts are charged until then; in the balances, but not in the plan's own interest. */
  interest: decimalSchema,
  sentence: z.string(),
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

/** Why the avalanche departs from highest APR first. */
export const departureSchema = z.object({
  reason: z.enum(["promotion", "deferred-interest", "fee", "lean-months", "other-order"]),
  /** The debt that is paid earlier than its APR alone would say, where one debt is the reason. */
  debtId: z.string().nullable(),
  /** What highest APR first would have cost more in interest and fees; null where it never ends. */
  saved: decimalSchema.nullable(),
  /** For the person, one or two plain sentences. */
  sentence: z.string(),
});

export const alternatives = [
  "avalanche",
  "snowball",
  "custom",
  "even-split",
  "proportional-split",
  "minimum",
] as const;

/**
 * What another way of paying costs. All are played with the same debts; `minimum` and the splits do not use the money of a closed
 * debt again. Figures are null where `outcome` is not "paid".
 */
export const alternativeSchema = z.object({
  kind: z.enum(alternatives),
  outcome: z.enum(["paid", "budget-below-minimums", "never-pays-off", "not-paid-within-horizon"]),
  months: z.int().nullable(),
  totalInterest: decimalSchema.nullable(),
  totalFees: decimalSchema.nullable(),
  /** Interest and fees above the cheapest of the list. */
  extraCost: decimalSchema.nullable(),
  /** Months above the shortest of the list. */
  extraMonths: z.int().nullable(),
  /** Interest and fees above this answer's plan; negative where it is cheaper. */
  costAgainstPlan: decimalSchema.nullable(),
  /** Months above this answer's plan; negative where it is shorter. */
  monthsAgainstPlan: z.int().nullable(),
  /** When its first debt is closed. */
  firstPaidOffMonth: z.int().nullable(),
  /** True for the cheapest of the list; more than one may be. */
  isCheapest: z.boolean(),
  /** "Costs $154.88 more than this plan and takes 2 months longer." */
  sentence: z.string(),
});
export type Alternative = z.infer<typeof alternativeSchema>;

/** The extra in fixed shares beside each minimum, nothing rolled over, and what that costs. */
export const splitSchema = z.object({
  amounts: z.array(z.object({ debtId: z.string(), creditor: z.string(), amount: decimalSchema })),
  total: decimalSchema,
  /** Interest and fees above the plan; null where the split never ends. */
  extraCost: decimalSchema.nullable(),
  extraMonths: z.int().nullable(),
  sentence: z.string(),
});

/** The extra of bank statements that do not make it sure: old ones, too few, or with a minimum that is not known. */
export const oldExtraSchema = z.object({
  amount: decimalSchema,
  /** Their last day. */
  shownUntil: plainDateSchema,
  /** Why the plan does not count on it by itself. */
  reason: z.enum(uncertainties),
  /** Whether the plan counts on it because the person said so; otherwise it pays the minimums alone. */
  isUsed: z.boolean(),
  sentence: z.string(),
});
export type OldExtra = z.infer<typeof oldExtraSchema>;

export const payoffPlanSchema = z.object({
  strategy: strategySchema,
  /** The calendar month of month 1, YYYY-MM: the first in which no due date is past. */
  startMonth: plainMonthSchema,
  untilStart: untilStartSchema,
  monthlyPayment: decimalSchema,
  /** The monthly amount from month to month: the first, and each month from which it is another one. */
  budgets: z.array(z.object({ month: z.int().min(1), date: plainMonthSchema, amount: decimalSchema })).min(1),
  /** Money beside the monthly amount, in one month each; without a debt it goes where the strategy says. */
  extraPayments: z.array(
    z.object({
      month: z.int().min(1),
      date: plainMonthSchema,
      amount: decimalSchema,
      debtId: z.string().nullable(),
    }),
  ),
  /** Where the monthly amount is above what the statements show as safe: by how much, in one sentence; otherwise null. */
  aboveSafe: z.object({ by: decimalSchema, sentence: z.string() }).nullable(),
  /** What the monthly amount does with an extra that is not sure; null where it is, or the person keeps an amount. */
  oldExtra: oldExtraSchema.nullable(),
  debtFreeDate: plainDateSchema,
  totalInterest: decimalSchema,
  totalMonths: z.int(),
  totalPaid: decimalSchema,
  totalFees: decimalSchema,
  /** In attack order. */
  debts: z.array(planDebtSchema),
  schedule: z.array(scheduleRowSchema),
  baseline: baselineSchema,
  /** Whose minimums fall in the baseline by the card's own rule, in one sentence; null where all are taken as printed. */
  baselineNote: z.string().nullable(),
  /** Printed minimum-payment warnings beside the regulation's own sum. */
  checks: z.array(
    z.object({ debtId: z.string(), creditor: z.string(), agrees: z.boolean(), sentence: z.string() }),
  ),
  /** Null when the minimums alone never pay the debts off. */
  interestSaved: decimalSchema.nullable(),
  monthsSaved: z.int().nullable(),
  /**
   * Balance of all debts at the end of each month on minimums only and on this plan, from month 0, for the chart. Where the minimums
   * never end, theirs is the least that will be owed, and holds on after the last month given.
   */
  balances: z.object({ minimums: z.array(decimalSchema), plan: z.array(decimalSchema) }),
  /** Only for the avalanche, and only where it is not simply highest APR first. */
  departure: departureSchema.nullable(),
  comparison: z.array(alternativeSchema),
  evenSplit: splitSchema,
  proportionalSplit: splitSchema,
  autopay: autopaySchema,
  /** Five steps that put the plan on autopay. */
  setupGuide: setupGuideSchema,
  /** Debts the plan does not hold, each with the reason. */
  leftOut: z.array(
    z.object({
      debtId: z.string(),
      creditor: z.string(),
      reason: z.string(),
      /** What must be paid each month all the same; null when nothing is due or no document shows it. */
      minimumPayment: decimalSchema.nullable(),
      paymentDueDate: plainDateSchema.nullable(),
      /** Figures that wait for an answer, after which it may join the plan. */
      questions: z.array(openQuestionSchema.pick({ documentId: true, path: true, field: true })),
    }),
  ),
});
export type PayoffPlan = z.infer<typeof payoffPlanSchema>;
