/** What other programs may ask, and what is said about it: the assistant's tools, over the Model Context Protocol. */
import { z } from "zod";
import { answerKindSchema, publicationSchema } from "./advisor.ts";

/** Where programs ask. Takes no cookie, only an access token made for asking. */
export const programPath = "/mcp";
/** Of one person, of all their programs together. */
export const mostQuestionsAMinute = 60;
/** So many of a person's newest questions stay in the list. */
export const questionsKept = 1000;

/** A place in a document, or what the person typed. */
const referenceSchema = z.object({
  /** The file's name. */
  document: z.string(),
  documentId: z.string(),
  page: z.int(),
  /** As it stands there. */
  printed: z.string(),
  /** The person's own word counts, not the print. */
  isPersonsWord: z.boolean(),
});

const figureSchema = z.object({
  /** As it is to be read. */
  text: z.string(),
  /** What it is. */
  name: z.string(),
  reference: referenceSchema.optional(),
  explanation: z.string().optional(),
  /** The sum behind it. */
  terms: z
    .array(
      z.object({
        label: z.string(),
        text: z.string(),
        sign: z.enum(["+", "−"]).optional(),
        reference: referenceSchema.optional(),
      }),
    )
    .optional(),
  /** The page of this installation that shows it. */
  url: z.string().optional(),
});
export type ProgramFigure = z.infer<typeof figureSchema>;

/** The structured content of an answer; its text content says the same in sentences. */
export const programAnswerSchema = z.object({
  kind: answerKindSchema,
  text: z.string(),
  figures: z.array(figureSchema),
  publications: z.array(publicationSchema),
  /** Of the list of debts: the ids that other tools ask for. */
  debts: z.array(z.object({ id: z.string(), name: z.string(), kind: z.string() })).optional(),
});
export type ProgramAnswer = z.infer<typeof programAnswerSchema>;

/** GET /api/programs: what a program may ask here; address null where the operator switched it off. */
export const programAccessSchema = z.object({
  address: z.url().nullable(),
  tools: z.array(z.object({ name: z.string(), about: z.string() })),
});
export type ProgramAccess = z.infer<typeof programAccessSchema>;

/** One question of a program, and what it was told. */
export const programQuestionSchema = z.object({
  id: z.string(),
  askedAt: z.iso.datetime(),
  /** What the person called the token when it was used. */
  token: z.string(),
  /** What the program calls itself; null where it did not say. Nobody checked it. */
  client: z.string().nullable(),
  tool: z.string(),
  /** What this tool tells; null for one that is gone since. */
  about: z.string().nullable(),
  /** As far as the tool takes them. */
  args: z.record(z.string(), z.unknown()),
  /** The sentences of the answer. The places of its figures went along. */
  answer: z.string(),
});
export type ProgramQuestion = z.infer<typeof programQuestionSchema>;

/** GET /api/programs/questions?before=…: newest first, a page at a time; `next` is the `before` of the page after it. */
export const programQuestionsPageSchema = z.object({
  questions: z.array(programQuestionSchema),
  next: z.string().nullable(),
});
export type ProgramQuestionsPage = z.infer<typeof programQuestionsPageSchema>;
