import { z } from "zod";
import { decimalSchema } from "./extraction.ts";

/** Every reason the server gives for a refusal. Closed: a new refusal is added here first. */
export const errorCodes = [
  "BAD_REQUEST",
  "SIGNED_OUT",
  "FORBIDDEN",
  "WRONG_ORIGIN",
  "OTHER_PERSON",
  "NOT_FOUND",
  "CONFLICT",
  "TOO_MANY_REQUESTS",
  "EMPTY_FILE",
  "FILE_TOO_LARGE",
  "TOO_MANY_FILES",
  "TOO_MANY_PAGES",
  "UNSUPPORTED_TYPE",
  "PASSWORD_NEEDED",
  "PASSWORD_WRONG",
  "UNREADABLE_FILE",
  "TOO_COMPLEX",
  "READING_FAILED",
  "NO_DEBTS",
  "NO_CASHFLOW",
  "BUDGET_BELOW_MINIMUMS",
  "NEVER_PAYS_OFF",
  "NOT_PAID_WITHIN_HORIZON",
  "UNKNOWN_STRATEGY",
  "SIGN_IN_FAILED",
  "INVALID_TIER",
  "HAS_SUBSCRIPTION",
  "NO_SUBSCRIPTION",
  "CARD_DECLINED",
  "DOCUMENT_LIMIT",
  "FAMILY_PLAN_NEEDED",
  "FAMILY_FULL",
  "INVITATION_OVER",
  "PAYMENTS_OFF",
  "UNAVAILABLE",
  "INTERNAL",
] as const;
export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** Where a plan's money does not reach: the first month in which the minimums need more than there is. */
export const shortfallSchema = z.object({
  /** Counts from 1; `date` is its calendar month, YYYY-MM. */
  month: z.int().min(1),
  date: z.string(),
  required: decimalSchema,
  available: decimalSchema,
});
export type Shortfall = z.infer<typeof shortfallSchema>;

/** The body of every refusal: one plain sentence for the person, a stable code for programs. */
export const errorBodySchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  requestId: z.string().optional(),
  /** Where to sign in, on 401. */
  loginUrl: z.string().optional(),
  requiresAuth: z.boolean().optional(),
  /** The field at fault, on 400. */
  path: z.string().optional(),
  /** With BUDGET_BELOW_MINIMUMS. */
  shortfall: shortfallSchema.optional(),
  /** With DOCUMENT_LIMIT and FAMILY_PLAN_NEEDED: how many there may be, how many are used, when a month's count starts again, and where more is had. */
  limit: z.int().optional(),
  used: z.int().optional(),
  resetsAt: z.iso.datetime().optional(),
  upgradeUrl: z.string().optional(),
  /** With PAYMENTS_OFF: whom to ask. */
  contact: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
