import { z } from "zod";
import { documentTypeSchema } from "./document-type.ts";
import { errorCodeSchema } from "./errors.ts";
import { accountKindSchema, decimalSchema, plainDateSchema } from "./extraction.ts";

/** queued -> reading -> completed | failed | needs-password; a password puts it back to queued. */
export const documentStatusSchema = z.enum(["queued", "reading", "completed", "failed", "needs-password"]);
export type DocumentStatus = z.infer<typeof documentStatusSchema>;

/** What the reader is doing, in the order in which it happens. */
export const readingStageSchema = z.enum(["uploaded", "read", "understood", "checked"]);
export type ReadingStage = z.infer<typeof readingStageSchema>;

/** One line of what a document gave, for the card of an uploaded file: "Chase card ···4821 · $2,345.67 · 24.99 % · due 7 Nov". */
export const documentFindingSchema = z.object({
  kind: accountKindSchema,
  institution: z.string().optional(),
  accountLast4: z.string().optional(),
  balance: decimalSchema.optional(),
  apr: decimalSchema.optional(),
  minimumPayment: decimalSchema.optional(),
  paymentDueDate: plainDateSchema.optional(),
});

export const documentSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  sizeBytes: z.int(),
  status: documentStatusSchema,
  stage: readingStageSchema,
  /** 0 to 100. */
  progress: z.int().min(0).max(100),
  uploadedAt: z.iso.datetime(),
  /** What the person chose, or the guess from the file name. */
  requestedType: documentTypeSchema,
  /** What the content says; null until it was read. */
  documentType: documentTypeSchema.nullable(),
  institution: z.string().nullable(),
  summary: z.string().nullable(),
  transactionCount: z.int(),
  findings: z.array(documentFindingSchema),
  /** What was read besides accounts, a line each: pay, a tax form, a credit report. */
  otherFindings: z.array(z.string()),
  questionCount: z.int(),
  warnings: z.array(z.string()),
  error: z.object({ code: errorCodeSchema, message: z.string() }).nullable(),
  /** The document that already holds the same bytes, when this upload added nothing. */
  duplicateOf: z.string().nullable(),
});
export type Document = z.infer<typeof documentSchema>;

/** GET /api/documents, newest first. */
export const documentListSchema = z.array(documentSchema);

/** How many photos can be the pages of one document. */
export const pagesTogether = 20;

/**
 * POST /api/documents/upload?pages=together: all parts named `file`, pictures of the pages of one document in their order (20 at
 * most, together no larger than one file may be), are kept and read as one document.
 */
export const uploadQuerySchema = z.object({
  pages: z.literal("together").optional(),
  /** Whether the model of this installation may be asked about this document, whatever the privacy settings say of others. */
  model: z.enum(["ask", "never"]).optional(),
});

/**
 * POST /api/documents/upload (multipart: file, documentType). Answers 200 once the file was read, with its summary; 202 with
 * `summary: null` when reading takes longer than the request may, or at once when the request says `Prefer: respond-async`.
 */
export const uploadResponseSchema = z.object({ summary: z.string().nullable(), document: documentSchema });
export type UploadResponse = z.infer<typeof uploadResponseSchema>;

/** POST /api/documents/:id/password, DELETE /api/documents/:id, POST /api/documents/:id/retry. */
export const documentPasswordRequestSchema = z.strictObject({ password: z.string().min(1).max(1024) });

/** GET /api/events (server-sent events): each message is one of these. */
export const serverEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("document"), document: documentSchema }),
  z.object({ type: z.literal("documents-changed") }),
  /** Another member did something in the person's household, or shares something else. */
  z.object({ type: z.literal("household-changed") }),
]);
export type ServerEvent = z.infer<typeof serverEventSchema>;

export const uploadLimits = {
  filesAtOnce: 50,
  fileBytes: 25 * 1024 * 1024,
  pages: 100,
  /** How many of one person's documents may wait to be read at the same time. */
  waiting: 200,
  /** How many a person may send within an hour: years of statements of a dozen accounts. */
  anHour: 1000,
} as const;
