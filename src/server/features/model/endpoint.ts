import { z } from "zod";
import type { EgressOutcome, ModelInUse } from "#contract/egress.ts";

/** How to reach the model; the names of `ModelConfig`. */
export type EndpointSettings = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly api: "openai" | "anthropic";
  readonly timeoutMs: number;
};

export type ModelQuestion = {
  readonly instructions: string;
  readonly prompt: string;
  /** JSON schema of the answer; an object. */
  readonly answerSchema: Readonly<Record<string, unknown>>;
};

/** Why no usable answer came; `wasRejected` when the endpoint did not understand the form of the request. */
export class ModelFailure extends Error {
  readonly outcome: Exclude<EgressOutcome, "sent" | "answered">;
  readonly wasRejected: boolean;

  constructor(outcome: ModelFailure["outcome"], message: string, wasRejected = false, cause?: unknown) {
    super(message, { cause });
    this.name = "ModelFailure";
    this.outcome = outcome;
    this.wasRejected = wasRejected;
  }
}

export type ModelEndpoint = {
  readonly inUse: ModelInUse;
  /** The exact body to send; `plain` leaves out everything that not every server understands. */
  readonly write: (question: ModelQuestion, plain: boolean) => string;
  /** Sends one body, to the configured address and nowhere else. Resolves to the model's JSON. @throws ModelFailure */
  readonly send: (body: string, signal?: AbortSignal) => Promise<unknown>;
};

const MAX_ANSWER_BYTES = 1_000_000;
const MAX_ANSWER_TOKENS = 2000;
const TOOL = "answer";

type Wire = {
  readonly path: string;
  readonly headers: (apiKey: string | undefined) => Record<string, string>;
  readonly write: (model: string, question: ModelQuestion, plain: boolean) => object;
  /** The model's JSON in the answer's envelope. */
  readonly read: (envelope: unknown) => unknown;
};

const chatSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/** The form of OpenAI's chat completions, which most hosted and local servers understand. */
export const openai: Wire = {
  path: "/chat/completions",
  headers: (apiKey): Record<string, string> =>
    apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` },
  write: (model, { instructions, prompt, answerSchema }, plain) => ({
    model,
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: prompt },
    ],
    ...(plain
      ? {}
      : {
          temperature: 0,
          response_format: {
            type: "json_schema",
            json_schema: { name: TOOL, strict: true, schema: answerSchema },
          },
        }),
  }),
  read: (envelope) => jsonIn(chatSchema.parse(envelope).choices[0]?.message.content ?? ""),
};

const messageSchema = z.object({
  content: z.array(
    z.union([
      z.object({ type: z.literal("tool_use"), input: z.unknown() }),
      z.object({ type: z.literal("text"), text: z.string() }),
      z.object({ type: z.string() }),
    ]),
  ),
});

/** The form of Anthropic's messages. */
export const anthropic: Wire = {
  path: "/messages",
  headers: (apiKey) => ({
    "anthropic-version": "2023-06-01",
    ...(apiKey === undefined ? {} : { "x-api-key": apiKey }),
  }),
  write: (model, { instructions, prompt, answerSchema }, plain) => ({
    model,
    max_tokens: MAX_ANSWER_TOKENS,
    system: instructions,
    messages: [{ role: "user", content: prompt }],
    ...(plain
      ? {}
      : {
          tools: [{ name: TOOL, description: "Gives the answer.", input_schema: answerSchema }],
          tool_choice: { type: "tool", name: TOOL },
        }),
  }),
  read: (envelope) => {
    const { content } = messageSchema.parse(envelope);
    for (const part of content) {
      if ("input" in part) return part.input;
      if ("text" in part) return jsonIn(part.text);
    }
    throw new SyntaxError("no content");
  },
};

/** The one JSON object in a text; models like to put words or code fences around it. */
export function jsonIn(text: string): unknown {
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

/**
 * A model by address. Requests go to the base URL's own paths; an answer that points elsewhere is refused, not followed, so that no
 * other host ever hears anything.
 */
export function createModelEndpoint(settings: EndpointSettings, inUse: ModelInUse): ModelEndpoint {
  const wire = settings.api === "anthropic" ? anthropic : openai;
  return {
    inUse,
    write: (question, plain) => JSON.stringify(wire.write(settings.model, question, plain), null, 1),
    send: async (body, signal) => {
      const text = await postToModel(settings, wire, body, signal);
      try {
        return wire.read(JSON.parse(text));
      } catch (error) {
        throw new ModelFailure("unusable", "an answer of another form", false, error);
      }
    },
  };
}

/** Sends one body to the address of the settings, and to nobody that an answer points at. Resolves to the answer. @throws ModelFailure */
export async function postToModel(
  settings: EndpointSettings,
  wire: Pick<Wire, "path" | "headers">,
  body: string,
  signal?: AbortSignal,
): Promise<string> {
  const timeout = AbortSignal.timeout(settings.timeoutMs);
  return fetchText(`${settings.baseUrl}${wire.path}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...wire.headers(settings.apiKey),
    },
    body,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: unknown) => {
    signal?.throwIfAborted();
    if (error instanceof ModelFailure) throw error;
    throw timeout.aborted
      ? new ModelFailure("timed-out", "no answer in time", false, error)
      : new ModelFailure("unreachable", "no connection", false, error);
  });
}

async function fetchText(address: string, init: RequestInit): Promise<string> {
  const response = await fetch(address, init);
  if (!response.ok) {
    await response.body?.cancel();
    const wasRejected = response.status === 400 || response.status === 422;
    throw new ModelFailure("refused", `status ${response.status}`, wasRejected);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_ANSWER_BYTES) throw new ModelFailure("unusable", "an answer without end");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
