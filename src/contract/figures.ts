/**
 * The figures of one document as a person checks and corrects them. A figure is named by its path in the extraction
 * ("accounts.0.apr"); a correction of it outranks what was read and stays when the document is read again.
 */
import { z } from "zod";
import { documentSchema } from "./documents.ts";
import {
  type AccountFacts,
  accountKindSchema,
  checkSchema,
  evidenceSchema,
  plainDateSchema,
  questionSchema,
} from "./extraction.ts";

/** What the value of a figure looks like: decides how it is written, typed in and validated. */
export const figureFormatSchema = z.enum(["money", "rate", "date", "last4", "count", "choice", "text"]);
export type FigureFormat = z.infer<typeof figureFormatSchema>;

const MONEY = new Set([
  "currentBalance",
  "previousBalance",
  "originalBalance",
  "creditLimit",
  "availableCredit",
  "minimumPayment",
  "pastDue",
  "paymentsAndCredits",
  "purchases",
  "feesCharged",
  "interestCharged",
  "totalCost",
  "monthlyPaymentFor36Months",
  "beginningBalance",
  "endingBalance",
  "totalDeposits",
  "totalWithdrawals",
  "totalValue",
  "value",
  "balance",
  "amount",
  "grossPay",
  "netPay",
  "ytdGross",
  "ytdNet",
  "wages",
  "federalTaxWithheld",
  "nonemployeeCompensation",
  "monthlyPayment",
  "accruedInterest",
]);
const RATES = new Set(["apr", "utilization"]);
const DATES = new Set([
  "statementDate",
  "periodStart",
  "periodEnd",
  "paymentDueDate",
  "maturityDate",
  "expires",
  "date",
  "payDate",
  "reportDate",
]);
const COUNTS = new Set([
  "years",
  "taxYear",
  "score",
  "accountsTotal",
  "accountsOpen",
  "accountsClosed",
  "inquiries",
  "collections",
]);

/** The last name of a path: "apr" of "accounts.0.apr". */
export const figureName = (path: string): string => path.slice(path.lastIndexOf(".") + 1);

/** How often a pay stub says that pay comes. */
export const payFrequencies = ["weekly", "biweekly", "semimonthly", "monthly", "annual"] as const;

export function figureFormat(path: string): FigureFormat {
  const name = figureName(path);
  if (name === "frequency") return "choice";
  if (MONEY.has(name)) return "money";
  if (RATES.has(name)) return "rate";
  if (DATES.has(name)) return "date";
  if (COUNTS.has(name)) return "count";
  return name === "accountLast4" ? "last4" : "text";
}

const RULES: Readonly<Record<FigureFormat, z.ZodType<string>>> = {
  money: z.string().regex(/^-?\d{1,11}(\.\d{1,2})?$/),
  rate: z.string().regex(/^\d{1,3}(\.\d{1,4})?$/),
  date: plainDateSchema,
  count: z.string().regex(/^\d{1,6}$/),
  choice: z.enum(payFrequencies),
  last4: z.string().regex(/^[A-Za-z0-9]{2,4}$/),
  text: z.string().trim().min(1).max(120),
};

/** Whether the text can stand as the value of the figure: money "-1234.56", rates "24.99", dates YYYY-MM-DD. */
export function isFigureValue(path: string, value: string): boolean {
  return RULES[figureFormat(path)].safeParse(value).success;
}

/** The plain figures of an account: those that a person may add where the document shows them and the reader found none. */
export const accountFigureNames = [
  "institution",
  "accountLast4",
  "statementDate",
  "periodStart",
  "periodEnd",
  "currentBalance",
  "previousBalance",
  "originalBalance",
  "creditLimit",
  "availableCredit",
  "minimumPayment",
  "paymentDueDate",
  "pastDue",
  "maturityDate",
  "apr",
  "paymentsAndCredits",
  "purchases",
  "feesCharged",
  "interestCharged",
  "beginningBalance",
  "endingBalance",
  "totalDeposits",
  "totalWithdrawals",
  "totalValue",
] as const satisfies readonly (keyof AccountFacts)[];

/** What a person said a figure is: a value, or null for "this document does not show it". */
export const correctionSchema = z.object({
  value: z.string().nullable(),
  /** What the document was read as when the person corrected it; null where nothing was read for certain. */
  was: z.string().nullable(),
  at: z.iso.datetime(),
});
export type Correction = z.infer<typeof correctionSchema>;

export const figureSchema = z.object({
  path: z.string(),
  /** Which entry of a list it belongs to: the kind of an APR, the name of a holding; null outside such lists. */
  entry: z.string().nullable(),
  /** What counts: the correction, else what was read; null while the figure is in question or not shown. */
  value: z.string().nullable(),
  evidence: evidenceSchema.nullable(),
  correction: correctionSchema.nullable(),
});
export type Figure = z.infer<typeof figureSchema>;

/** What became of one account of the document in the person's ledger. */
export const accountEffectSchema = z.object({
  index: z.int().min(0),
  kind: accountKindSchema,
  institution: z.string().nullable(),
  accountLast4: z.string().nullable(),
  asOf: plainDateSchema.nullable(),
  /** The document whose newer statement sets this account's present figures; null when this one does. */
  newer: z.object({ documentId: z.string(), fileName: z.string(), asOf: plainDateSchema }).nullable(),
});
export type AccountEffect = z.infer<typeof accountEffectSchema>;

/** A row of the document that was not added to the ledger, and why. */
export const skippedRowSchema = z.object({
  path: z.string(),
  date: z.string(),
  description: z.string(),
  amount: z.string(),
  reason: z.string(),
  /** The document that already brought the row, where one did. */
  documentId: z.string().nullable(),
  /** Whether it can count all the same: PUT /api/documents/:id/rows/:index. */
  canKeep: z.boolean(),
});
export type SkippedRow = z.infer<typeof skippedRowSchema>;

/** A row that counts because the person said so, although another document seems to have brought it. */
export const keptRowSchema = skippedRowSchema.pick({
  path: true,
  date: true,
  description: true,
  amount: true,
});
export type KeptRow = z.infer<typeof keptRowSchema>;

/** An entry of what a person changed on the document, newest first; `undoneAt` when it no longer counts. */
export const correctionRecordSchema = correctionSchema.extend({
  path: z.string(),
  undoneAt: z.iso.datetime().nullable(),
});

/** GET /api/documents/:id/figures, and the answer to every change of them. */
export const documentFiguresSchema = z.object({
  document: documentSchema,
  pages: z.int().min(0),
  /** Whether GET /api/documents/:id/pages/:page can draw its pages: it is a PDF or a picture and the original is kept. */
  hasPictures: z.boolean(),
  /** Whether the uploaded file itself is kept: GET and DELETE /api/documents/:id/original. Of a repeated upload that of the first. */
  hasOriginal: z.boolean(),
  /** Whether words of it were sent to a model: GET /api/egress lists them. */
  askedModel: z.boolean(),
  accounts: z.array(accountEffectSchema),
  figures: z.array(figureSchema),
  /** Figures too unsure to be facts that nobody has answered yet. */
  questions: z.array(questionSchema),
  checks: z.array(checkSchema),
  skipped: z.array(skippedRowSchema),
  kept: z.array(keptRowSchema),
  /** How many transactions of the document are in the ledger because of it. */
  addedTransactions: z.int().min(0),
  corrections: z.array(correctionRecordSchema),
});
export type DocumentFigures = z.infer<typeof documentFiguresSchema>;

/** PUT /api/documents/:id/figures/:path. DELETE of the same takes the correction back. */
export const figureChangeSchema = z.strictObject({ value: z.string().max(200).nullable() });

/** GET /api/questions: every open question over all documents, those of the newest document first. */
export const openFigureQuestionSchema = questionSchema.extend({
  documentId: z.string(),
  fileName: z.string(),
  hasPictures: z.boolean(),
  /** The account or payer the figure belongs to, as printed; empty when none is known. */
  about: z.string(),
});
export type OpenFigureQuestion = z.infer<typeof openFigureQuestionSchema>;
export const openFigureQuestionListSchema = z.array(openFigureQuestionSchema);

/** GET and POST /api/documents/:id/pages/:page: a JPEG of the page as it is shown upright. */
export const pageWidths = [400, 800, 1200, 1600, 2000] as const;
/** POST, for a locked file: its password was erased after reading. */
export const lockedPageRequestSchema = z.strictObject({
  width: z.coerce.number().int().min(64).max(2400),
  password: z.string().min(1).max(1024),
});
