/** What left this server for a model, word for word. */
import { z } from "zod";

/** The model that helps reading. `onThisMachine`: its address is this machine's own. */
export const modelInUseSchema = z.object({
  host: z.string(),
  model: z.string(),
  onThisMachine: z.boolean(),
});
export type ModelInUse = z.infer<typeof modelInUseSchema>;

/**
 * sent: it was sent and no answer is known (the server stopped meanwhile). answered: a usable answer came. unusable: an answer of
 * another form. refused: the endpoint said no, or pointed to another address, which is never followed. unreachable: no connection.
 * timed-out: no answer in time.
 */
export const egressOutcomes = [
  "sent",
  "answered",
  "unusable",
  "refused",
  "unreachable",
  "timed-out",
] as const;
export const egressOutcomeSchema = z.enum(egressOutcomes);
export type EgressOutcome = z.infer<typeof egressOutcomeSchema>;

export const egressEntrySchema = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  /** The document may be deleted since; what was sent stays listed. */
  documentId: z.string(),
  fileName: z.string(),
  host: z.string(),
  model: z.string(),
  sizeBytes: z.int(),
  outcome: egressOutcomeSchema,
  /** The exact body of the request. Besides it only the key of the endpoint is sent. */
  text: z.string(),
});
export type EgressEntry = z.infer<typeof egressEntrySchema>;

/** GET /api/egress?before=…: newest first, a page at a time; `next` is the `before` of the page after it. */
export const egressPageSchema = z.object({
  /** Null: no model is configured, and nothing leaves. */
  modelInUse: modelInUseSchema.nullable(),
  entries: z.array(egressEntrySchema),
  next: z.string().nullable(),
});
export type EgressPage = z.infer<typeof egressPageSchema>;
