import { Check, Copy, LoaderCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { ChatMessage } from "#contract/advisor.ts";
import { Button } from "../../ui/button.tsx";
import { ChatText } from "./chat-text.tsx";
import type { Pending } from "./use-chat.ts";

type ChatAreaProps = {
  readonly messages: readonly ChatMessage[];
  readonly pending: Pending | null;
  readonly onAsk: (question: string) => void;
};

/** What was said, 400 pixels high; the newest stays in view. */
export function ChatArea({ messages, pending, onAsk }: ChatAreaProps) {
  const area = useRef<HTMLElement>(null);
  const size = messages.length + (pending?.parts.length ?? 0) + (pending === null ? 0 : 1);
  useEffect(() => {
    if (size > 0) area.current?.scrollTo({ top: area.current.scrollHeight });
  }, [size]);
  // Below the conversation stand the suggested questions: on a phone its answer would appear above the screen.
  const isAsked = pending !== null;
  useEffect(() => {
    if (isAsked) area.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
  }, [isAsked]);
  const last = messages.at(-1);
  return (
    <section
      ref={area}
      aria-label="Conversation"
      className="h-[400px] scroll-mt-32 overflow-y-auto overscroll-contain rounded-xl border border-hairline bg-background p-3 sm:p-4"
    >
      {messages.length === 0 && pending === null ? (
        <p className="grid h-full place-content-center px-6 text-center text-dim">
          Ask anything about your debts, your plan, your month or your credit. Every figure in an answer opens
          where it comes from.
        </p>
      ) : null}
      <ol className="flex flex-col gap-4">
        {messages.map((message) => (
          <li key={message.id}>
            {message.role === "user" ? (
              <Question text={message.content} />
            ) : (
              <Answer message={message} {...(message === last && pending === null ? { onAsk } : {})} />
            )}
          </li>
        ))}
        {pending === null ? null : (
          <>
            <li>
              <Question text={pending.question} />
            </li>
            <li className="max-w-[34rem]">
              {pending.parts.length === 0 ? (
                <p className="flex items-center gap-2 text-dim">
                  <LoaderCircle aria-hidden="true" strokeWidth={1.5} className="size-4 animate-spin" />
                  Analyzing your financial situation...
                </p>
              ) : (
                <p className="leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
                  <ChatText parts={pending.parts} />
                </p>
              )}
            </li>
          </>
        )}
      </ol>
    </section>
  );
}

function Question({ text }: { readonly text: string }) {
  return (
    <p className="ml-auto w-fit max-w-[85%] rounded-2xl rounded-br-md bg-raised px-4 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]">
      <span className="sr-only">You: </span>
      {text}
    </p>
  );
}

function Answer({
  message: { content, parts = [content], publications = [], offers = [], modelHost, note },
  onAsk,
}: {
  readonly message: ChatMessage;
  readonly onAsk?: (question: string) => void;
}) {
  return (
    <article className="max-w-[34rem]">
      {/* pre-line: lines of their own stay, a space after a figure does not begin the next line. */}
      <p className="leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
        <span className="sr-only">Assistant: </span>
        <ChatText parts={parts} />
      </p>
      {publications.length === 0 ? null : (
        <ul aria-label="Sources" className="mt-2 flex flex-col gap-1 text-sm">
          {publications.map(({ name, url }) => (
            <li key={url}>
              <a
                href={url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
              >
                {name}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {modelHost === undefined ? null : (
        <p className="mt-2 text-xs text-dim">The question was understood with the model at {modelHost}.</p>
      )}
      {note === undefined ? null : <p className="mt-2 text-xs text-dim">{note}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <CopyButton text={content} />
        {onAsk === undefined
          ? null
          : offers.map((offer) => (
              <Button key={offer} variant="secondary" size="sm" onClick={() => onAsk(offer)}>
                {offer}
              </Button>
            ))}
      </div>
    </article>
  );
}

const COPIED_MS = 2000;

function CopyButton({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={isCopied ? "Copied" : "Copy this answer"}
      onClick={() => {
        // Where the browser refuses, the text can still be selected.
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => undefined,
        );
      }}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-4" />
    </Button>
  );
}
