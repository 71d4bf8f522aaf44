import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";

/** Gives the call that a question asks for, or undefined where the question is none of its kind. */
export type Rule = (asked: Asked) => ToolCall | undefined;
