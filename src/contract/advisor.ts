/** What is said between a person and the advisor: text with figures that open where they come from. */
import { z } from "zod";
import { sourceSchema } from "./debts.ts";
import { modelInUseSchema } from "./egress.ts";

/** One line of the arithmetic behind a figure. */
export const chatTermSchema = z.object({
  label: z.string(),
  /** As it is to be read: "$1,234.56", "24.99 %". */
  text: z.string(),
  sign: z.enum(["+", "−"]).optional(),
  source: sourceSchema.optional(),
});
export type ChatTerm = z.infer<typeof chatTermSchema>;

/** A figure in an answer: printed in a document (`source`), or worked out (`sentence`, `terms`). */
export const chatFigureSchema = z.object({
  /** As it is to be read. */
  text: z.string(),
  /** What it is: "Balance of Northline Visa". */
  name: z.string(),
  source: sourceSchema.optional(),
  sentence: z.string().optional(),
  terms: z.array(chatTermSchema).optional(),
  /** A page of ours that shows it. */
  link: z.object({ path: z.string(), label: z.string() }).optional(),
});
export type ChatFigure = z.infer<typeof chatFigureSchema>;

export const chatPartSchema = z.union([z.string(), chatFigureSchema]);
export type ChatPart = z.infer<typeof chatPartSchema>;

/** Who says something that is not the person's own figure. */
export const publicationSchema = z.object({ name: z.string(), url: z.url() });
export type Publication = z.infer<typeof publicationSchema>;

/**
 * answer: figures of the person's own. missing: it is not in the documents, or nothing answers to a name. general: true for
 * everybody. declined: not something the advisor does. help: the person needs somebody else. unclear: the question was not understood.
 */
export const answerKinds = ["answer", "missing", "general", "declined", "help", "unclear"] as const;
export const answerKindSchema = z.enum(answerKinds);
export type AnswerKind = z.infer<typeof answerKindSchema>;

/** One message. `content` is the text alone; `parts` tells its figures apart. */
export const chatMessageSchema = z.object({
  id: z.string(),
  conversationId: z.string(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  createdAt: z.iso.datetime(),
  /** Of an answer only. */
  kind: answerKindSchema.optional(),
  parts: z.array(chatPartSchema).optional(),
  publications: z.array(publicationSchema).optional(),
  /** Questions that fit next. */
  offers: z.array(z.string()).optional(),
  /** The host of the model that understood the question; absent where none did. */
  modelHost: z.string().optional(),
  /** Why a model that could have been asked did not help; absent where it did, or where none was to be asked. */
  note: z.string().optional(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** GET /api/chat/history: oldest first, the newest 400 at most. */
export const chatHistorySchema = z.array(chatMessageSchema);

export const chatLimits = { messageCharacters: 1000, messagesKept: 400 } as const;

/** POST /api/chat and /api/chat/stream. `conversationId` null begins a new conversation; left out, the newest goes on. */
export const chatRequestSchema = z.strictObject({
  message: z
    .string()
    .max(
      chatLimits.messageCharacters,
      `A message can be ${chatLimits.messageCharacters} characters long at most.`,
    )
    .refine((text) => text.trim() !== "", "Type a question first."),
  conversationId: z.string().max(100).nullable().optional(),
});
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** POST /api/chat. `response` is the text of the answer. */
export const chatResponseSchema = z.object({ response: z.string(), message: chatMessageSchema });

/** POST /api/chat/stream (server-sent events): a piece at a time, then all of it; or why there is none. */
export const chatEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("part"), part: chatPartSchema }),
  z.object({ type: z.literal("done"), message: chatMessageSchema }),
  z.object({ type: z.literal("error"), sentence: z.string() }),
]);
export type ChatEvent = z.infer<typeof chatEventSchema>;

/** GET /api/chat/model-use: what the person's questions took of the model this month (UTC). */
export const modelUseSchema = z.object({
  /** The one that answers this person's plan; null where none is configured. */
  model: modelInUseSchema.nullable(),
  /** YYYY-MM */
  month: z.string(),
  /** Tokens as the endpoint counts them, or one for four characters where it counts none. */
  tokensUsed: z.int(),
  tokensAMonth: z.int(),
});
export type ModelUse = z.infer<typeof modelUseSchema>;

/** The questions that the page suggests. */
export const suggestedQuestions = [
  "How can I improve my credit score?",
  "What is my debt-to-income ratio?",
  "Do I have any collections, and what should I do about them?",
  "What is my credit utilization?",
  "Should I close any credit cards?",
  "Which debt should I pay first?",
  "When will I be debt-free?",
  "What if I pay $200 more a month?",
] as const;
