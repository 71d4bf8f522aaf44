import { z } from "zod";
import { decimalSchema, plainDateSchema } from "./extraction.ts";
import { monthPaymentSchema } from "./payments.ts";

/** Something that costs money or a good name unless a person acts. */
export const alertSchema = z.object({
  kind: z.enum(["past-due", "minimum-short", "low-balance", "shortfall", "promotion-ends"]),
  debtId: z.string().nullable(),
  /** The day of the payment that is not covered; the payday before which the account is overdrawn; the promotion's last. Not with the others. */
  day: plainDateSchema.nullish(),
  title: z.string(),
  /** What happened, and what to do. */
  sentence: z.string(),
});
export type SystemAlert = z.infer<typeof alertSchema>;

export const upcomingPaymentSchema = z.object({
  date: plainDateSchema,
  debtId: z.string(),
  creditor: z.string(),
  amount: decimalSchema,
  dueDate: plainDateSchema.nullable(),
});
export type UpcomingPayment = z.infer<typeof upcomingPaymentSchema>;

export const healthItemSchema = z.object({
  name: z.enum(["Documents", "Questions", "Statements", "Model", "Backups"]),
  status: z.enum(["ok", "attention", "off"]),
  sentence: z.string(),
});
export type HealthItem = z.infer<typeof healthItemSchema>;

/** GET /api/system-status: whether the plan runs by itself, and what is next. Everything from the person's own data. */
export const systemStatusSchema = z.object({
  /** ready: there is a plan, but nobody said that its payments are set up, and none is known to be made. */
  autopilot: z.enum(["running", "ready", "waiting"]),
  /** Why it waits, or what is to be done, in one sentence; null when it runs. */
  waitingFor: z.string().nullable(),
  /** When the last document was read. */
  lastAnalysis: z.iso.datetime().nullable(),
  /** All that is to be paid on the next day on which anything is. */
  nextPayment: z.object({ date: plainDateSchema, inDays: z.int(), amount: decimalSchema }).nullable(),
  /** The payments of the next 35 days, earliest first. */
  upcoming: z.array(upcomingPaymentSchema),
  /** The next paydays that the statements foretell. */
  paydays: z.array(plainDateSchema),
  /** Of the debts whose due day is known; null without one. */
  month: z
    .object({
      due: z.int(),
      dueSoFar: z.int(),
      /** Known to be made, by a statement or by the person. */
      paid: z.int(),
      /** `paid` of `due`. */
      percent: z.int().min(0).max(100),
      /** False where something is past due or missed, or less was paid than planned; null where nothing tells whether what came due was paid. */
      onTrack: z.boolean().nullable(),
      sentence: z.string(),
      /** By due date. */
      payments: z.array(monthPaymentSchema),
    })
    .nullable(),
  /** Bank statements that the plan soon stops counting on: up to a week before, where it counts on them; else null. */
  statementDue: z
    .object({
      /** Whose newest statement it is. */
      accounts: z.array(z.string()),
      shownUntil: plainDateSchema,
      /** The last day on which the plan counts on them. */
      countsUntil: plainDateSchema,
      sentence: z.string(),
    })
    .nullable(),
  /** How far the payments of the month before came, in words; null where nothing tells of them. */
  monthBefore: z.string().nullable(),
  /** Payments of the month before that are not made, or that came due lately and no statement tells about. */
  unsettled: z.array(monthPaymentSchema),
  criticalAlerts: z.array(alertSchema),
  health: z.array(healthItemSchema),
});
export type SystemStatus = z.infer<typeof systemStatusSchema>;
