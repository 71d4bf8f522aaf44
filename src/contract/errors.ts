import { z } from "zod";

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
  "UNKNOWN_STRATEGY",
  "SIGN_IN_FAILED",
  "UNAVAILABLE",
  "INTERNAL",
] as const;
export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

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
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
