/** A model that is asked which tools answer a question. It gets their names and what they take, never what they return. */
import { z } from "zod";
import type { ModelInUse } from "#contract/egress.ts";
import { anthropic, type EndpointSettings, jsonIn, ModelFailure, openai, postToModel } from "./endpoint.ts";

export type OfferedTool = {
  readonly name: string;
  readonly about: string;
  /** JSON schema of the arguments; an object. */
  readonly args: Readonly<Record<string, unknown>>;
};

export type ToolQuestion = {
  readonly instructions: string;
  readonly prompt: string;
  readonly tools: readonly OfferedTool[];
};

/** What the model wants called, unchecked, in its order. */
export type NamedCall = { readonly tool: string; readonly args: unknown };

export type ToolChoice = {
  readonly calls: readonly NamedCall[];
  /** What the endpoint says that question and answer took together; undefined where it says nothing of use. */
  readonly tokens: number | undefined;
};

export type ToolEndpoint = {
  readonly inUse: ModelInUse;
  /** The exact body to send; `plain` writes the tools into the prompt, for servers that know no tool calls. */
  readonly write: (question: ToolQuestion, plain: boolean) => string;
  /** Sends one body, once, to the configured address and nowhere else. @throws ModelFailure */
  readonly send: (body: string) => Promise<ToolChoice>;
};

/** A choice among tools is short; more is talk. */
const MOST_ANSWER_TOKENS = 600;

const tokenCount = z.int().min(0).max(10_000_000);
const chatSchema = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z
            .array(z.object({ function: z.object({ name: z.string(), arguments: z.string() }) }))
            .nullish(),
        }),
      }),
    )
    .min(1),
  usage: z.object({ total_tokens: tokenCount }).nullish().catch(null),
});
const messageSchema = z.object({
  content: z.array(
    z.union([
      z.object({ type: z.literal("tool_use"), name: z.string(), input: z.unknown() }),
      z.object({ type: z.literal("text"), text: z.string() }),
      z.object({ type: z.string() }),
    ]),
  ),
  usage: z.object({ input_tokens: tokenCount, output_tokens: tokenCount }).nullish().catch(null),
});
const writtenSchema = z.object({ tool: z.string().nullable(), args: z.unknown() });

/** The call that a model without tool calls writes as JSON among its words. */
function writtenCall(text: string): readonly NamedCall[] {
  const { tool, args } = writtenSchema.parse(jsonIn(text));
  return tool === null ? [] : [{ tool, args }];
}

const withList = ({ prompt, tools }: ToolQuestion): string =>
  [
    "TOOLS",
    ...tools.map(({ name, about, args }) => `${name}: ${about} ${JSON.stringify(args)}`),
    'Answer with JSON only: {"tool": "…", "args": {…}}, or {"tool": null, "args": {}}.',
    prompt,
  ].join("\n");

type ToolWire = {
  readonly write: (model: string, question: ToolQuestion, plain: boolean) => object;
  readonly read: (envelope: unknown) => ToolChoice;
};

const openaiTools: ToolWire = {
  write: (model, question, plain) => ({
    model,
    messages: [
      { role: "system", content: question.instructions },
      { role: "user", content: plain ? withList(question) : question.prompt },
    ],
    ...(plain
      ? {}
      : {
          temperature: 0,
          tools: question.tools.map(({ name, about, args }) => ({
            type: "function",
            function: { name, description: about, parameters: args },
          })),
          tool_choice: "auto",
        }),
  }),
  read: (envelope) => {
    const { choices, usage } = chatSchema.parse(envelope);
    const { content, tool_calls: called } = choices[0]?.message ?? {};
    return {
      calls:
        called == null || called.length === 0
          ? writtenCall(content ?? "")
          : called.map(({ function: { name, arguments: args } }) => ({ tool: name, args: JSON.parse(args) })),
      tokens: usage?.total_tokens,
    };
  },
};

const anthropicTools: ToolWire = {
  write: (model, question, plain) => ({
    model,
    max_tokens: MOST_ANSWER_TOKENS,
    system: question.instructions,
    messages: [{ role: "user", content: plain ? withList(question) : question.prompt }],
    ...(plain
      ? {}
      : {
          tools: question.tools.map(({ name, about, args }) => ({
            name,
            description: about,
            input_schema: args,
          })),
          tool_choice: { type: "auto" },
        }),
  }),
  read: (envelope) => {
    const { content, usage } = messageSchema.parse(envelope);
    const calls = content.flatMap((part) => ("input" in part ? [{ tool: part.name, args: part.input }] : []));
    const text = content.flatMap((part) => ("text" in part ? [part.text] : [])).join("");
    return {
      calls: calls.length === 0 ? writtenCall(text) : calls,
      tokens: usage == null ? undefined : usage.input_tokens + usage.output_tokens,
    };
  },
};

/** The same address, key and limits as the model that helps with reading; only the form of the request is another. */
export function createToolEndpoint(settings: EndpointSettings, inUse: ModelInUse): ToolEndpoint {
  const [wire, tools] = settings.api === "anthropic" ? [anthropic, anthropicTools] : [openai, openaiTools];
  return {
    inUse,
    write: (question, plain) => JSON.stringify(tools.write(settings.model, question, plain), null, 1),
    send: async (body) => {
      const text = await postToModel(settings, wire, body);
      try {
        return tools.read(JSON.parse(text));
      } catch (error) {
        throw new ModelFailure("unusable", "an answer of another form", false, error);
      }
    },
  };
}
