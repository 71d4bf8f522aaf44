/** A model's endpoint on this machine, in both forms, that answers what the test scripts. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** One printed word as the prompt shows it. */
export type PromptWord = { readonly id: number; readonly text: string };

export type ModelRequest = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Exactly as it arrived. */
  readonly body: string;
  /** What stands in it for the model: the whole of the person's message. */
  readonly prompt: string;
  /** Names of the fields asked for, by what they mean. */
  readonly fields: ReadonlyArray<{ readonly name: string; readonly meaning: string }>;
  readonly words: readonly PromptWord[];
};

/** What the model says: an answer as JSON, calls of tools, any text, or anything done by hand. */
export type ModelAnswer =
  | { readonly json: unknown; readonly tokens?: number }
  | { readonly calls: ReadonlyArray<{ readonly name: string; readonly args: unknown }> }
  | { readonly text: string }
  | { readonly byHand: (response: ServerResponse) => void };

export type ModelServer = {
  readonly url: string;
  readonly requests: ModelRequest[];
  answer: (request: ModelRequest) => ModelAnswer;
  close(): Promise<void>;
};

type Body = { readonly messages: ReadonlyArray<{ readonly role: string; readonly content: string }> };

function readRequest(path: string, headers: IncomingHttpHeaders, body: string): ModelRequest {
  const { messages } = JSON.parse(body) as Body; // our own client wrote it
  const prompt = messages.find((message) => message.role === "user")?.content ?? "";
  const lines = prompt.split("\n");
  return {
    path,
    headers,
    body,
    prompt,
    fields: lines.flatMap((line) => {
      const match = /^(f\d+) \(\w+\): (.+)$/.exec(line);
      return match ? [{ name: match[1] ?? "", meaning: match[2] ?? "" }] : [];
    }),
    words: [...prompt.matchAll(/\[(\d+)\](\S+)/g)].map((match) => ({
      id: Number(match[1]),
      text: match[2] ?? "",
    })),
  };
}

function envelope(path: string, answer: Exclude<ModelAnswer, { readonly byHand: unknown }>): object {
  const isChat = path.endsWith("/chat/completions");
  if ("calls" in answer) {
    if (!isChat)
      return {
        content: answer.calls.map(({ name, args }) => ({ type: "tool_use", id: "t", name, input: args })),
      };
    const calls = answer.calls.map(({ name, args }, index) => ({
      id: `call_${index}`,
      type: "function",
      function: { name, arguments: JSON.stringify(args) },
    }));
    return { choices: [{ message: { role: "assistant", content: null, tool_calls: calls } }] };
  }
  const content = "json" in answer ? JSON.stringify(answer.json) : answer.text;
  if (isChat) {
    const usage =
      "json" in answer && answer.tokens !== undefined ? { usage: { total_tokens: answer.tokens } } : {};
    return { choices: [{ message: { role: "assistant", content } }], ...usage };
  }
  return "json" in answer
    ? { content: [{ type: "tool_use", id: "t", name: "answer", input: answer.json }] }
    : { content: [{ type: "text", text: answer.text }] };
}

/** Answers nothing of use until the test says otherwise. */
export async function startModelServer(): Promise<ModelServer> {
  const respond = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = readRequest(incoming.url ?? "", incoming.headers, await text(incoming));
    model.requests.push(request);
    const answer = model.answer(request);
    if ("byHand" in answer) {
      answer.byHand(response);
      return;
    }
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(envelope(request.path, answer)));
  };
  const server = createServer((incoming, response) => void respond(incoming, response));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const model: ModelServer = {
    url: `http://127.0.0.1:${port}/v1`,
    requests: [],
    answer: () => ({ text: "I do not know." }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
  return model;
}

/** The answer of a model that takes these prints for the fields whose meaning matches. */
export function pointAt(
  request: ModelRequest,
  prints: ReadonlyArray<readonly [meaning: RegExp, print: string]>,
): ModelAnswer {
  const fields = prints.flatMap(([meaning, print]) => {
    const field = request.fields.find((asked) => meaning.test(asked.meaning));
    const words = request.words.filter((word) => word.text === print).map((word) => word.id);
    return field ? [{ field: field.name, words }] : [];
  });
  return { json: { fields } };
}
