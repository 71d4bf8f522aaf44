import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatMessage, ChatPart } from "#contract/advisor.ts";
import { AnswerError, ApiError, ConnectionError, sentenceOf } from "../../lib/api-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";
import { ask, forgetConversation, historyQuery } from "./api.ts";

/** A question under way, with what came of its answer so far. */
export type Pending = { readonly question: string; readonly parts: readonly ChatPart[] };

const isOurs = (error: unknown): boolean =>
  error instanceof ApiError || error instanceof ConnectionError || error instanceof AnswerError;

/** One conversation at a time: the newest at first, a new one, or one that the person opens. */
export function useChat() {
  const client = useQueryClient();
  const {
    data: history,
    error,
    refetch,
  } = useQuery({
    ...historyQuery,
    // Asked for each time the page opens: another window may have gone on.
    staleTime: 0,
  });
  /** Undefined: the newest; null: a new one. */
  const [chosen, choose] = useState<string | null | undefined>(undefined);
  const [pending, setPending] = useState<Pending | null>(null);
  const [announcement, announce] = useState("");
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const newest = history?.at(-1)?.conversationId ?? null;
  const conversationId = chosen === undefined ? newest : chosen;
  const messages = history?.filter((message) => message.conversationId === conversationId) ?? [];

  const sendQuestion = useCallback(
    // Tells whether it was answered, or stopped by the person; false where it has to be asked again.
    async (text: string): Promise<boolean> => {
      const question = text.trim();
      if (question === "" || stopping.current !== null) return false;
      const controller = new AbortController();
      stopping.current = controller;
      setPending({ question, parts: [] });
      announce("Analyzing your financial situation...");
      try {
        const answer = await ask(
          { message: question, conversationId },
          (part) => setPending((now) => now && { ...now, parts: [...now.parts, part] }),
          controller.signal,
        );
        choose(answer.conversationId);
        announce(answer.content);
        await client.invalidateQueries({ queryKey: queryKeys.chatHistory });
        return true;
      } catch (failure) {
        if (controller.signal.aborted) {
          announce("Stopped.");
          // The server may have answered all the same.
          await client.invalidateQueries({ queryKey: queryKeys.chatHistory });
          return true;
        }
        const description = isOurs(failure)
          ? sentenceOf(failure)
          : failure instanceof Error && failure.message !== ""
            ? failure.message
            : "Failed to send message. Please try again.";
        // The notice says it; this would say it a second time.
        announce("");
        showToast({ title: "Error", description, tone: "destructive" });
        return false;
      } finally {
        stopping.current = null;
        setPending(null);
      }
    },
    [client, conversationId],
  );

  const forget = useCallback(
    async (id: string) => {
      try {
        await forgetConversation(id);
        choose(undefined);
        await client.invalidateQueries({ queryKey: queryKeys.chatHistory });
      } catch (failure) {
        showToast({ title: "Nothing was deleted", description: sentenceOf(failure), tone: "destructive" });
      }
    },
    [client],
  );

  return {
    history,
    error,
    refetch,
    conversationId,
    messages,
    pending,
    announcement,
    sendQuestion,
    stop: () => stopping.current?.abort(),
    openConversation: choose,
    forget,
  };
}

/** The conversations, newest first, by their first question. */
export function conversationsOf(
  history: readonly ChatMessage[],
): ReadonlyArray<{ readonly id: string; readonly title: string; readonly at: string }> {
  return [...Map.groupBy(history, ({ conversationId }) => conversationId)]
    .map(([id, messages]) => ({
      id,
      title: messages.find(({ role }) => role === "user")?.content ?? "",
      at: messages.at(-1)?.createdAt ?? "",
    }))
    .toReversed();
}
