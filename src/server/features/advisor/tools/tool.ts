/** What a tool is, and the forms of its arguments. */
import { z } from "zod";
import type { AdvisorFacts } from "../facts.ts";
import type { Answer } from "./say.ts";

export type Tool<Args extends z.ZodType = z.ZodType> = {
  /** What it tells, for whoever chooses among them. */
  readonly about: string;
  readonly args: Args;
  readonly run: (facts: AdvisorFacts, args: z.output<Args>) => Answer;
};
export const tool = <Args extends z.ZodType>(
  about: string,
  args: Args,
  run: Tool<Args>["run"],
): Tool<Args> => ({
  about,
  args,
  run,
});

export const id = z.string().max(100).describe("the id of a debt");
/** Up to a hundred million. */
export const dollars = z
  .string()
  .regex(/^\d{1,9}(?:\.\d{1,2})?$/)
  .describe("dollars as text, such as 200.00");
export const percentage = z
  .string()
  .regex(/^\d{1,3}(?:\.\d{1,4})?$/)
  .describe("a percentage as text, such as 24.99");
