import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, ArrowRight, CircleCheck } from "lucide-react";
import { useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { OpenFigureQuestion } from "#contract/figures.ts";
import { plural } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { figureLabel, figureText } from "./figure-labels.ts";
import { figuresQuery, questionsQuery } from "./figures-api.ts";
import { PagesFrame } from "./pages-frame.tsx";
import { ReviewRow } from "./review-row.tsx";

/** Every unsure figure of every document, one document after the other, with the keyboard alone if wanted. */
export function ReviewPage() {
  const { data: questions, error, refetch } = useQuery(questionsQuery);
  const [checked, setChecked] = useState(0);
  const [said, setSaid] = useState("");
  if (!questions && error) {
    return (
      <>
        <BackLink />
        <div className="mb-6">
          <PageHeading title="Check figures" />
        </div>
        <ErrorState title="What is to check could not be loaded" error={error} onRetry={refetch} />
      </>
    );
  }
  if (!questions) {
    return (
      <Waiting label="Loading what is to check">
        <PageHeading title="Check figures" hidden />
        <Skeleton className="mb-4 h-8 w-72 max-w-full" />
        <Skeleton className="h-[60dvh] rounded-2xl" />
      </Waiting>
    );
  }
  const noteAnswer = (question: OpenFigureQuestion, value: string | null) => {
    const label = figureLabel(question.path);
    setChecked((count) => count + 1);
    setSaid(
      value === null
        ? `${label}: not on this document.`
        : `${label}: ${figureText(question.path, value)}. Noted.`,
    );
  };
  const total = checked + questions.length;
  return (
    <>
      <div className="mb-4 flex flex-col items-start">
        <BackLink />
        <PageHeading title="Check figures">
          {questions.length === 0 ? null : "Enter accepts, typing corrects, Tab goes on."}
        </PageHeading>
        <output className="figures mt-1 text-sm text-dim">
          <span className="sr-only">{said} </span>
          {total === 0
            ? null
            : questions.length === 0
              ? `All ${plural(total, "figure")} checked.`
              : `${checked} of ${plural(total, "figure")} checked.`}
        </output>
      </div>
      {questions.length === 0 ? <Done /> : <Queue questions={questions} onAnswered={noteAnswer} />}
    </>
  );
}

function BackLink() {
  return (
    <Button asChild variant="quiet" size="sm" className="-ml-3">
      <Link to="/documents">
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
        All documents
      </Link>
    </Button>
  );
}

function Done() {
  return (
    <EmptyState
      icon={CircleCheck}
      title="Nothing left to check"
      action={
        <Button asChild size="lg">
          <Link to="/dashboard" ref={focusOnce}>
            View Dashboard
          </Link>
        </Button>
      }
    >
      Every figure that was read is either certain or yours. Your plan uses them already.
    </EmptyState>
  );
}

type QueueProps = {
  readonly questions: readonly OpenFigureQuestion[];
  readonly onAnswered: (question: OpenFigureQuestion, value: string | null) => void;
};

/** The open questions of one document beside its pages; the next document follows by itself. */
function Queue({ questions, onAnswered }: QueueProps) {
  const [search, setSearch] = useSearchParams();
  const documents = [...new Set(questions.map(({ documentId }) => documentId))];
  const wanted = search.get("document");
  const current = wanted !== null && documents.includes(wanted) ? wanted : (documents[0] ?? "");
  const place = documents.indexOf(current);
  const goTo = (index: number) => {
    const id = documents[(index + documents.length) % documents.length];
    if (id !== undefined) setSearch({ document: id }, { replace: true });
  };
  const own = questions.filter(({ documentId }) => documentId === current);
  return (
    <DocumentQuestions key={current} questions={own} onAnswered={onAnswered}>
      {documents.length > 1 ? (
        <nav aria-label="Documents to check" className="flex flex-wrap items-center justify-between gap-2">
          <Button variant="secondary" size="sm" onClick={() => goTo(place - 1)}>
            <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Document before
          </Button>
          <Button variant="secondary" size="sm" onClick={() => goTo(place + 1)}>
            Next document
            <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-4" />
          </Button>
        </nav>
      ) : null}
    </DocumentQuestions>
  );
}

type DocumentQuestionsProps = QueueProps & { readonly children: React.ReactNode };

function DocumentQuestions({ questions, onAnswered, children }: DocumentQuestionsProps) {
  const first = questions[0];
  const { data: reading } = useQuery({
    ...figuresQuery(first?.documentId ?? ""),
    enabled: first !== undefined,
  });
  const [selected, setSelected] = useState<string | null>(first?.path ?? null);
  const list = useRef<HTMLUListElement>(null);
  if (first === undefined) return null;
  const active = questions.some(({ path }) => path === selected) ? selected : first.path;
  const focusRow = (path: string) => {
    setSelected(path);
    list.current
      ?.querySelector<HTMLElement>(
        `[data-review="${CSS.escape(path)}"] input, [data-review="${CSS.escape(path)}"] select`,
      )
      ?.focus();
  };
  return (
    <div className={first.hasPictures ? "grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]" : "max-w-2xl"}>
      {first.hasPictures ? (
        <div className="sticky top-14 z-20 -mx-4 h-[40dvh] bg-background px-4 py-2 sm:-mx-6 sm:px-6 lg:top-20 lg:mx-0 lg:h-[calc(100dvh-16.5rem)] lg:p-0">
          {reading ? (
            <PagesFrame reading={reading} selected={active} onSelect={focusRow} password={null} />
          ) : (
            <Skeleton className="h-full rounded-2xl" />
          )}
        </div>
      ) : null}
      <section aria-labelledby="review-document" className="flex min-w-0 flex-col gap-3">
        <h2 id="review-document" className="font-semibold [overflow-wrap:anywhere]">
          {first.fileName}
        </h2>
        <ul
          ref={list}
          className="flex flex-col gap-2 [&>li]:scroll-mt-[calc(40dvh+4.5rem)] lg:[&>li]:scroll-mt-20"
        >
          {questions.map((question, index) => (
            <ReviewRow
              key={question.path}
              question={question}
              isActive={question.path === active}
              takesFocus={index === 0}
              onActive={() => setSelected(question.path)}
              onAnswered={(value) => {
                onAnswered(question, value);
                const next = questions[index + 1] ?? questions[index - 1];
                if (next) focusRow(next.path);
              }}
            />
          ))}
        </ul>
        {children}
        <Link
          to={`/documents/${encodeURIComponent(first.documentId)}`}
          className="self-start text-sm text-accent underline-offset-4 hover:underline"
        >
          All figures of this document
        </Link>
      </section>
    </div>
  );
}

function focusOnce(link: HTMLAnchorElement | null): void {
  link?.focus({ preventScroll: true });
}
