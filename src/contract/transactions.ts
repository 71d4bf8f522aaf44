/** All of a person's transactions as the lists behind the bars show them, and what can be said about a single one. */
import { z } from "zod";
import { categories } from "#engine/spending/category.ts";
import { accountKindSchema, decimalSchema, plainDateSchema } from "./extraction.ts";

/** What a transaction is to the month; `ignored` moves money without earning or spending it. */
const transactionLines = ["income", "essential", "discretionary", "unrecognised-deposit", "ignored"] as const;

export const transactionSchema = z.object({
  /** Tells it from the other rows of its account. */
  id: z.string(),
  accountId: z.string(),
  /** What brought it: a document, or what the person typed (see isTyped). */
  documentId: z.string(),
  date: plainDateSchema,
  description: z.string(),
  merchant: z.string(),
  /** Signed from the holder's point of view. */
  amount: decimalSchema,
  category: z.enum(categories),
  /** Why it has that category, in a few words. */
  reason: z.string(),
  line: z.enum(transactionLines),
  /** Whether the person's word decided: about its merchant, or about this row alone. */
  saidFor: z.enum(["merchant", "row"]).nullable(),
  isLeftOut: z.boolean(),
  /** The person said that it does not come again: it counts in no usual month. */
  isOnce: z.boolean(),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** GET /api/cashflow/transactions, newest first. `all=true` for every one, else those of the twelve months before the newest. */
export const transactionListSchema = z.object({
  transactions: z.array(transactionSchema),
  /** How many older ones there are. */
  older: z.int().min(0),
  accounts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      accountLast4: z.string().nullable(),
      kind: accountKindSchema,
      /** Only deposit accounts and cards earn and spend. */
      counts: z.boolean(),
    }),
  ),
  documents: z.array(z.object({ id: z.string(), fileName: z.string() })),
});
export type TransactionList = z.infer<typeof transactionListSchema>;

/**
 * PUT /api/transactions/:accountId/:id: what the person says about one row; answers 204. What is not named stays as it was said; all of it
 * false and null takes everything back.
 */
export const transactionWordSchema = z.strictObject({
  isLeftOut: z.boolean().optional(),
  category: z.enum(categories).nullable().optional(),
  /** It does not come again. */
  isOnce: z.boolean().optional(),
});

export type TransactionWord = z.infer<typeof transactionWordSchema>;

/** PUT /api/documents/:id/rows/:index: whether a row that seems to be there already counts all the same; answers 204. */
export const rowWordSchema = z.strictObject({ isKept: z.boolean() });

/** PUT /api/accounts/:id/join: the account that this one is as well; null takes it back. Answers 204. */
export const accountJoinSchema = z.strictObject({ into: z.string().max(100).nullable() });
