/** What a person sets up at each creditor, from when it changes, and the day each payment leaves. Part of the payoff plan. */
import { z } from "zod";
import { decimalSchema, plainDateSchema } from "./extraction.ts";

/** One amount that stays the same from one month to another, both counted in. */
export const autopayStepSchema = z.object({
  /** Months of the plan, from 1. */
  fromMonth: z.int().min(1),
  untilMonth: z.int().min(1),
  /** Calendar months of the day that was set up, YYYY-MM: 28 February counts for February, also where it is a Sunday. */
  from: z.string(),
  until: z.string(),
  amount: decimalSchema,
  payments: z.int().min(1),
  /** The last payment of the debt: an odd amount, after which the automatic payment is switched off. */
  isLast: z.boolean(),
  /** The first day the new amount is paid. */
  firstPayOn: plainDateSchema,
  /** "From March 2027: $412.00" or "Last payment in May 2028: $87.13". */
  sentence: z.string(),
});

export const autopayPaymentSchema = z.object({
  month: z.int().min(1),
  amount: decimalSchema,
  /**
   * The day the payment is to leave the paying account: never after it is due, and never a weekend or a federal holiday, but for a
   * first payment that is due before the next business day: that one is made today.
   */
  payOn: plainDateSchema,
  /** Null where no document shows the due day. */
  dueDate: plainDateSchema.nullable(),
  isLast: z.boolean(),
  /** True when fewer than three business days are left before the due date. */
  isTight: z.boolean(),
  /** True when no automatic payment can make it any more: its day of the month is past, or it is tight. Pay on `payOn` by hand. */
  isByHand: z.boolean(),
});

export const autopayCreditorSchema = z.object({
  debtId: z.string(),
  /** With the last four digits where one creditor has several debts. */
  creditor: z.string(),
  accountLast4: z.string().nullable(),
  /** The day of the month to choose in the autopay form, 1 to 28; null where no document shows the due day. */
  dayOfMonth: z.int().min(1).max(28).nullable(),
  dueDay: z.int().min(1).max(31).nullable(),
  /** Why that day: "Two days after pay arrives on the 15th, nine days before it is due." */
  dayReason: z.string(),
  steps: z.array(autopayStepSchema),
  payments: z.array(autopayPaymentSchema),
});
export type AutopayCreditor = z.infer<typeof autopayCreditorSchema>;

export const autopaySchema = z.object({
  /** In attack order. */
  creditors: z.array(autopayCreditorSchema),
  /** The first day anything is paid. */
  startsOn: plainDateSchema,
  /**
   * Every change of an amount, and every last payment, earliest first. `on` is the first day the payment may leave, a weekend looked
   * at: by then the change must be made. The sentence is "From March 2027 pay $412.00.", without the creditor.
   */
  changes: z.array(
    z.object({ on: plainDateSchema, debtId: z.string(), creditor: z.string(), sentence: z.string() }),
  ),
  paydays: z.object({
    source: z.enum(["given", "statements", "unknown"]),
    /** The next ones from today; at most six. */
    next: z.array(plainDateSchema),
    sentence: z.string(),
  }),
  /** Null without `payingAccount`: nothing is promised about a balance nobody named. */
  balanceCheck: z
    .object({
      opening: decimalSchema,
      buffer: decimalSchema,
      /** The lowest the account is expected to be until `until`, with the pay and spending of the statements. */
      lowest: decimalSchema,
      lowestOn: plainDateSchema,
      until: plainDateSchema,
      staysAboveBuffer: z.boolean(),
      sentence: z.string(),
    })
    .nullable(),
});
export type Autopay = z.infer<typeof autopaySchema>;

/** Always five steps, in this order. */
export const setupStepKinds = ["collect", "minimums", "extra", "remind", "change"] as const;
export const setupGuideSchema = z.array(
  z.object({
    step: z.int().min(1).max(5),
    kind: z.enum(setupStepKinds),
    title: z.string(),
    text: z.string(),
    /** What to do at each creditor in this step; may be empty. */
    items: z.array(
      z.object({
        debtId: z.string(),
        creditor: z.string(),
        amount: decimalSchema.nullable(),
        date: plainDateSchema.nullable(),
        text: z.string(),
      }),
    ),
  }),
);
export type SetupGuide = z.infer<typeof setupGuideSchema>;
