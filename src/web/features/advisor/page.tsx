import { useQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { suggestedQuestions } from "#contract/advisor.ts";
import { dateText, today } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { debtsQuery, documentsQuery } from "./api.ts";
import { ChatArea } from "./chat-area.tsx";
import { Composer } from "./composer.tsx";
import { conversationsOf, useChat } from "./use-chat.ts";

/** A conversation about the person's own money. */
export function AdvisorPage() {
  const chat = useChat();
  const ask = (question: string): void => void chat.sendQuestion(question);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <PageHeading title="AI Money Assistant">
        Answers from your own documents. It informs; it does not advise.
      </PageHeading>
      <Analysed />
      <Card>
        <div className="mb-3 flex items-center justify-between gap-2">
          <CardTitle>Ask about your money</CardTitle>
          <div className="-mr-2 flex shrink-0 gap-1 sm:mr-0">
            {chat.messages.length === 0 || chat.conversationId === null ? null : (
              <Button
                variant="quiet"
                size="sm"
                disabled={chat.pending !== null}
                onClick={() => void chat.forget(chat.conversationId ?? "")}
              >
                <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
                <span className="max-sm:sr-only">Delete</span>
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              disabled={chat.pending !== null || chat.messages.length === 0}
              onClick={() => chat.openConversation(null)}
            >
              <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
              <span>
                New<span className="max-sm:sr-only"> conversation</span>
              </span>
            </Button>
          </div>
        </div>
        {chat.error ? (
          <ErrorState
            title="Your conversations could not be loaded"
            error={chat.error}
            onRetry={chat.refetch}
          />
        ) : chat.history === undefined ? (
          <Waiting label="Loading your conversations">
            <Skeleton className="h-[400px]" />
          </Waiting>
        ) : (
          <ChatArea messages={chat.messages} pending={chat.pending} onAsk={ask} />
        )}
        {/* The chat itself holds buttons in its sentences; this says the answer once, in plain words. */}
        <output className="sr-only">{chat.announcement}</output>
        <Composer isPending={chat.pending !== null} onSend={chat.sendQuestion} onStop={chat.stop} />
        <h3 className="mt-4 mb-2 text-sm font-medium text-dim">Suggested questions</h3>
        <ul className="flex flex-wrap gap-2">
          {suggestedQuestions.map((question) => (
            <li key={question}>
              <Button
                variant="secondary"
                size="sm"
                className="h-auto py-1.5 text-left"
                disabled={chat.pending !== null}
                onClick={() => ask(question)}
              >
                {question}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      <Conversations chat={chat} />
      <Abilities />
    </div>
  );
}

/** What the answers stand on, counted. */
function Analysed() {
  const documents = useQuery(documentsQuery);
  const debts = useQuery(debtsQuery);
  if (documents.data === undefined || debts.data === undefined) return null;
  const read = documents.data.filter(({ status }) => status === "completed");
  if (read.length === 0) {
    return (
      <p className="rounded-2xl border border-hairline bg-surface p-4 text-dim">
        No document has been read yet, so only general questions can be answered.{" "}
        <Link to="/upload" className="font-medium whitespace-nowrap text-accent underline underline-offset-4">
          Upload a statement
        </Link>
      </p>
    );
  }
  const counts = [
    { label: "Documents analyzed", value: read.length },
    { label: "Transactions read", value: read.reduce((sum, one) => sum + one.transactionCount, 0) },
    { label: "Debts found", value: debts.data.length },
    { label: "Open questions", value: read.reduce((sum, one) => sum + one.questionCount, 0) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 rounded-2xl min-[380px]:grid-cols-4 border border-hairline bg-surface p-4">
      {counts.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-xs text-dim sm:text-sm">{label}</dt>
          <dd className="figures text-xl font-semibold">{value.toLocaleString("en-US")}</dd>
        </div>
      ))}
    </dl>
  );
}

function Conversations({ chat }: { readonly chat: ReturnType<typeof useChat> }) {
  const others = conversationsOf(chat.history ?? []).filter(({ id }) => id !== chat.conversationId);
  if (others.length === 0) return null;
  return (
    <Card>
      <details>
        <summary className="cursor-pointer font-semibold">Earlier conversations ({others.length})</summary>
        <ul className="mt-2 flex flex-col">
          {others.map(({ id, title, at }) => (
            <li key={id}>
              <button
                type="button"
                disabled={chat.pending !== null}
                onClick={() => chat.openConversation(id)}
                className="flex min-h-11 w-full items-baseline justify-between gap-4 rounded-lg px-2 py-2 text-left hover:bg-raised"
              >
                <span className="min-w-0 truncate">{title}</span>
                <span className="figures shrink-0 text-sm text-dim">{dateText(today(new Date(at)))}</span>
              </button>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

const ABILITIES = [
  {
    title: "It can",
    lines: [
      "say what you owe, what you paid so far, at which rate, and when it is due",
      "play a what-if through your plan: more money, a lower rate, a transfer, one loan",
      "show where your money went, by kind, month or merchant, down to one purchase",
      "explain your net worth, ratios, utilization and credit report",
    ],
  },
  {
    title: "It does not",
    lines: [
      "move money, change an account or contact anybody",
      "advise on investments, taxes or law: ask a professional",
      "promise an outcome, or guess a figure that no document shows",
      "see anybody's documents but yours",
    ],
  },
] as const;

function Abilities() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {ABILITIES.map(({ title, lines }) => (
        <Card key={title}>
          <CardTitle>{title}</CardTitle>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm text-dim">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
