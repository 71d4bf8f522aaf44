import { useQuery } from "@tanstack/react-query";
import { FileText, Upload } from "lucide-react";
import { Link } from "react-router";
import type { Document } from "#contract/documents.ts";
import { dateText, plural, today } from "../../lib/format-date.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { documentsQuery } from "./api.ts";
import { documentTypeLabels, findingLines } from "./document-labels.ts";
import { questionsQuery } from "./figures-api.ts";
import { QuestionCard } from "./question-card.tsx";
import { foundNothing } from "./upload-queue.ts";

/** How many questions are asked at once; the rest waits behind its document. */
const ASKED_AT_ONCE = 3;

/** Every uploaded document, and the figures that wait for the person's eye. */
export function VaultPage() {
  const { data: documents, error, refetch } = useQuery(documentsQuery);
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <PageHeading title="Documents">
          Everything you uploaded, encrypted with a key of your own.
        </PageHeading>
        {documents && documents.length > 0 ? (
          <Button asChild variant="secondary" size="sm">
            <Link to="/upload">
              <Upload aria-hidden="true" strokeWidth={1.5} className="size-4" />
              Upload Documents
            </Link>
          </Button>
        ) : null}
      </div>
      {!documents && error ? (
        <ErrorState title="Your documents could not be loaded" error={error} onRetry={refetch} />
      ) : null}
      {!documents && !error ? (
        <Waiting label="Loading your documents">
          <Skeleton className="mb-3 h-24 rounded-2xl" />
          <Skeleton className="mb-3 h-24 rounded-2xl" />
          <Skeleton className="h-24 rounded-2xl" />
        </Waiting>
      ) : null}
      {documents?.length === 0 ? <NoDocuments /> : null}
      {documents && documents.length > 0 ? (
        <>
          <OpenQuestions />
          <ul className="flex flex-col gap-3">
            {documents.map((document) => (
              <DocumentCard key={document.id} document={document} />
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function NoDocuments() {
  return (
    <EmptyState
      icon={FileText}
      title="No documents yet"
      action={
        <Button asChild size="lg">
          <Link to="/upload">Upload Documents</Link>
        </Button>
      }
    >
      What you upload is listed here, with the page and the place of every figure that was read.
    </EmptyState>
  );
}

function OpenQuestions() {
  const { data: questions = [] } = useQuery(questionsQuery);
  if (questions.length === 0) return null;
  const more = questions.length - ASKED_AT_ONCE;
  return (
    <section aria-label="Please check" className="mb-8 flex flex-col gap-3">
      <h2 className="text-lg font-semibold">
        {questions.length === 1 ? "One figure needs your eye" : `${questions.length} figures need your eye`}
      </h2>
      {questions.slice(0, ASKED_AT_ONCE).map((question) => (
        <QuestionCard key={`${question.documentId} ${question.path}`} question={question} isApart />
      ))}
      {more > 0 ? <p className="text-sm text-dim">Then {more} more, one after the other.</p> : null}
    </section>
  );
}

type Status = { readonly label: string; readonly tone: "plain" | "accent" | "attention" | "risk" };

function statusOf(document: Document): Status {
  if (document.duplicateOf !== null) return { label: "Repeated", tone: "plain" };
  if (foundNothing(document)) return { label: "Nothing found", tone: "attention" };
  if (document.questionCount > 0) return { label: `${document.questionCount} to check`, tone: "attention" };
  switch (document.status) {
    case "queued":
      return { label: "Waiting", tone: "plain" };
    case "reading":
      return { label: `Reading ${document.progress} %`, tone: "accent" };
    case "completed":
      return { label: "Read", tone: "accent" };
    case "failed":
      return { label: "Not read", tone: "risk" };
    case "needs-password":
      return { label: "Password needed", tone: "attention" };
    default:
      return document.status satisfies never;
  }
}

function DocumentCard({ document }: { readonly document: Document }) {
  const status = statusOf(document);
  const type = document.documentType ?? document.requestedType;
  const facts = [
    document.documentType === null ? null : documentTypeLabels[type],
    document.institution,
    document.transactionCount > 0 ? plural(document.transactionCount, "transaction") : null,
    dateText(today(new Date(document.uploadedAt))),
  ].filter(Boolean);
  return (
    <li className="relative rounded-2xl border border-hairline bg-surface p-4 transition-colors hover:bg-raised/60">
      <div className="flex items-start justify-between gap-3">
        <Link
          to={document.status === "needs-password" ? "/upload" : `/documents/${document.id}`}
          className="min-w-0 font-medium [overflow-wrap:anywhere] after:absolute after:inset-0 after:rounded-2xl"
        >
          {document.fileName}
        </Link>
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      <p className="mt-0.5 text-sm text-dim [overflow-wrap:anywhere]">{facts.join(" · ")}</p>
      {document.duplicateOf === null
        ? findingLines(document).map((line) => (
            <p key={line} className="figures mt-1 text-sm [overflow-wrap:anywhere]">
              {line}
            </p>
          ))
        : null}
      {document.error ? (
        <p className="mt-1 text-sm text-risk [overflow-wrap:anywhere]">{document.error.message}</p>
      ) : null}
    </li>
  );
}
