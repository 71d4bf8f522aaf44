import { useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import type { EgressEntry, EgressOutcome, ModelInUse } from "#contract/egress.ts";
import { sizeText } from "../../lib/format-size.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { egressQuery } from "./api.ts";
import { momentText } from "./moment-text.ts";
import { ProgramQuestions } from "./program-questions.tsx";

const TITLE = "What left this computer";

/** Every question that was sent to a model about this person's documents, word for word. */
export function EgressPage() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(egressQuery);
  const modelInUse = data?.pages[0]?.modelInUse;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <PageHeading title={TITLE}>The computer meant is the one that runs Debt Freedom for you.</PageHeading>
      {error ? <ErrorState title="This list could not be loaded" error={error} onRetry={refetch} /> : null}
      {!data && !error ? (
        <Waiting label="Loading what was sent">
          <Skeleton className="h-24" />
        </Waiting>
      ) : null}
      {modelInUse ? <Now modelInUse={modelInUse} /> : null}
      {data && entries.length === 0 ? (
        <Card>
          <EmptyState
            icon={ShieldCheck}
            title="Nothing about your documents has been sent to a model"
            action={
              <Button asChild variant="secondary">
                <Link to="/documents">Your documents</Link>
              </Button>
            }
          >
            {modelInUse === null
              ? "No model is switched on: your documents are read here, and nothing about them leaves by itself."
              : "Each time a model is asked about a document, what was sent is listed here, word for word."}
          </EmptyState>
        </Card>
      ) : null}
      {data && entries.length > 0 && modelInUse === null ? (
        <p>No model is switched on: your documents are read here, and nothing about them leaves by itself.</p>
      ) : null}
      {entries.length > 0 ? (
        <ol aria-label="What was sent, newest first" className="flex flex-col gap-3">
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ol>
      ) : null}
      {hasNextPage ? (
        <Button variant="secondary" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older ones
        </Button>
      ) : null}
      <ProgramQuestions />
    </div>
  );
}

/** Where figures go from now on, in a sentence. */
function Now({ modelInUse: { host, model, onThisMachine } }: { readonly modelInUse: ModelInUse }) {
  return (
    <p>
      The model <b>{model}</b> at <b>{host}</b>
      {onThisMachine
        ? ", on this very computer, hears questions to the assistant that its rules do not understand, without names of creditors, and"
        : ""}{" "}
      is asked where unclear figures stand. It gets the printed lines around figures; long numbers are cut to
      four digits, and addresses, the names over them and the rows of your history are left out where they are
      recognised. It answers with places on the page, never with figures: those are read and checked here.
      Below is exactly what was sent.
    </p>
  );
}

const OUTCOMES: Readonly<Record<EgressOutcome, string>> = {
  sent: "Sent; no answer is known.",
  answered: "Answered.",
  unusable: "Answered, but not usably.",
  refused: "Refused by the other side.",
  unreachable: "The other side could not be reached.",
  "timed-out": "No answer came in time.",
};

function Entry({ entry }: { readonly entry: EgressEntry }) {
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="min-w-0 font-semibold break-words">{entry.fileName}</h2>
        <p className="figures text-sm text-dim">{momentText(entry.sentAt)}</p>
      </div>
      <p className="mt-1 text-sm text-dim [overflow-wrap:anywhere]">
        To {entry.host} ({entry.model}), {sizeText(entry.sizeBytes)}. {OUTCOMES[entry.outcome]}
      </p>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer py-2 text-accent">Exactly what was sent</summary>
        <pre className="mt-2 rounded-lg bg-raised p-3 text-xs [overflow-wrap:anywhere] whitespace-pre-wrap">
          {readable(entry.text)}
        </pre>
      </details>
    </Card>
  );
}

/** The body is JSON: its line breaks are shown as such, nothing else is changed. */
function readable(text: string): string {
  return text.replaceAll(String.raw`\n`, "\n");
}
