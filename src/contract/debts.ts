import { z } from "zod";
import { decimalSchema, evidenceSchema, plainDateSchema } from "./extraction.ts";

export const debtTypeSchema = z.enum(["credit-card", "loan", "mortgage"]);
export type DebtType = z.infer<typeof debtTypeSchema>;

/** Where a figure was read: the document, the page and the printed text. */
export const sourceSchema = evidenceSchema.extend({
  documentId: z.string(),
  fileName: z.string(),
  /** Where the figure is in the document's extraction: shows it on its page. */
  path: z.string().optional(),
  /** When a person corrected or confirmed it: the value is then their word, not the print. */
  correctedAt: z.iso.datetime().optional(),
  /** When a person typed it in, without any document: then there is no page, and `documentId` names what they typed. */
  typedAt: z.iso.datetime().optional(),
});
export type Source = z.infer<typeof sourceSchema>;

/** A figure the document shows too unclearly; the plan leaves the debt out until it is answered. */
export const openQuestionSchema = z.object({
  documentId: z.string(),
  /** Where to answer it: PUT /api/documents/:documentId/figures/:path. */
  path: z.string().optional(),
  field: z.string(),
  reason: z.string(),
  candidates: z.array(z.string()),
});

/**
 * A balance of a card that bears a rate of its own: a promotion, a balance transfer or cash advances. `expires` is the last day of
 * that rate, afterwards the account's own APR holds; null where it does not end.
 */
export const bucketSchema = z.object({
  kind: z.enum(["promotional", "balance-transfer", "cash-advance"]),
  balance: decimalSchema,
  apr: decimalSchema,
  expires: plainDateSchema.nullable(),
  /** Interest at `apr` is only put aside until `expires`; what is put aside is charged then, unless all of it is paid. */
  deferred: z.boolean().optional(),
  /** What was put aside so far; absent where no document shows it. */
  accruedInterest: decimalSchema.optional(),
});
export type Bucket = z.infer<typeof bucketSchema>;

/** A card's own rule for its minimum: a percentage of the balance, with interest and fees on top or not, never below the floor. */
export const minimumRuleSchema = z.object({
  percent: decimalSchema,
  plusInterest: z.boolean(),
  floor: decimalSchema,
});

/** GET /api/debts. Money and rates are decimal strings; null means that no document shows the figure. */
export const debtSchema = z.object({
  id: z.string(),
  creditor: z.string(),
  accountLast4: z.string().nullable(),
  debtType: debtTypeSchema,
  /** Null while every document that shows it shows it too unclearly: never a guess. */
  currentBalance: decimalSchema.nullable(),
  originalBalance: decimalSchema.nullable(),
  apr: decimalSchema.nullable(),
  minimumPayment: decimalSchema.nullable(),
  /** Parts of the balance with a rate of their own; the rest bears `apr`. Empty for most debts. */
  buckets: z.array(bucketSchema),
  /** Only where its statements prove it. */
  minimumRule: minimumRuleSchema.optional(),
  /** Whether the printed minimum-payment warning and the regulation's own sum agree; absent where either is missing. */
  warningCheck: z.object({ agrees: z.boolean(), sentence: z.string() }).optional(),
  paymentDueDate: plainDateSchema.nullable(),
  creditLimit: decimalSchema.nullable(),
  statementDate: plainDateSchema.nullable(),
  /** Why this debt cannot be planned yet, in one sentence; null when it can. */
  notPlannable: z.string().nullable(),
  openQuestions: z.array(openQuestionSchema),
  /** Accounts of other documents that the person said are this one; absent where there are none. */
  joined: z.array(z.object({ id: z.string(), name: z.string(), last4: z.string().nullable() })).optional(),
  /** By field name of this object. */
  sources: z.record(z.string(), sourceSchema),
});
export type Debt = z.infer<typeof debtSchema>;
export const debtListSchema = z.array(debtSchema);

/** GET /api/assets: deposit, brokerage and retirement accounts. */
export const assetSchema = z.object({
  id: z.string(),
  name: z.string(),
  accountLast4: z.string().nullable(),
  kind: z.string(),
  value: decimalSchema,
  asOf: plainDateSchema.nullable(),
  sources: z.record(z.string(), sourceSchema),
});
export type Asset = z.infer<typeof assetSchema>;
export const assetListSchema = z.array(assetSchema);
