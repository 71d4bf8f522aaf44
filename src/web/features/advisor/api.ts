import { type ChatEvent, type ChatMessage, chatEventSchema, chatHistorySchema } from "#contract/advisor.ts";
import { debtListSchema } from "#contract/debts.ts";
import { documentListSchema } from "#contract/documents.ts";
import { AnswerError, jsonBody, requestStream, send } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

export const historyQuery = readQuery(queryKeys.chatHistory, chatHistorySchema);
export const documentsQuery = readQuery(queryKeys.documents, documentListSchema);
export const debtsQuery = readQuery(queryKeys.debts, debtListSchema);

export const forgetConversation = (conversationId: string): Promise<string> =>
  send(`/api/chat/history?conversationId=${encodeURIComponent(conversationId)}`, { method: "DELETE" });

const PATH = "/api/chat/stream";

function eventsIn(block: string): ChatEvent[] {
  return block.split("\n").flatMap((line) => {
    if (!line.startsWith("data: ")) return [];
    const parsed = chatEventSchema.safeParse(JSON.parse(line.slice("data: ".length)));
    if (!parsed.success) throw new AnswerError(PATH, parsed.error);
    return [parsed.data];
  });
}

/**
 * Asks, and tells of each piece of the answer as it comes; resolves to all of it.
 * @throws as `request`; Error with the server's sentence where there is no answer; the signal's own AbortError.
 */
export async function ask(
  question: { readonly message: string; readonly conversationId: string | null },
  onPart: (part: Extract<ChatEvent, { type: "part" }>["part"]) => void,
  signal: AbortSignal,
): Promise<ChatMessage> {
  const body = await requestStream(PATH, { ...jsonBody("POST", question), signal });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let waiting = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new AnswerError(PATH, "it ended before the answer did");
    const blocks = (waiting + value).split("\n\n");
    waiting = blocks.pop() ?? "";
    for (const event of blocks.flatMap(eventsIn)) {
      if (event.type === "part") onPart(event.part);
      else if (event.type === "done") return event.message;
      else throw new Error(event.sentence);
    }
  }
}
