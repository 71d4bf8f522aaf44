import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, RotateCcw } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import type { DocumentFigures } from "#contract/figures.ts";
import { ApiError } from "../../lib/api-client.ts";
import { arithmeticText } from "../../lib/arithmetic-text.ts";
import { dateText, plural, today } from "../../lib/format-date.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { useRetryDocument } from "./api.ts";
import { DeleteReading } from "./delete-reading.tsx";
import { documentTypeLabels } from "./document-labels.ts";
import { figureGroups, transactionFigures } from "./figure-groups.ts";
import { FigureRow } from "./figure-row.tsx";
import { figuresQuery, pagePictureQuery } from "./figures-api.ts";
import { OriginalActions } from "./original-actions.tsx";
import { PagesFrame } from "./pages-frame.tsx";
import { PasswordPrompt } from "./password-prompt.tsx";
import { QuestionCard } from "./question-card.tsx";
import { ChangesList, ChecksList, SkippedList } from "./reading-notes.tsx";
import { TransactionList } from "./transaction-list.tsx";

/** One document: its pages with a box around each figure, and the figures beside them. */
export function DocumentPage() {
  const { id = "" } = useParams();
  // A document that is being undone is asked for no more, whatever else changes meanwhile.
  const [isDeleting, setIsDeleting] = useState(false);
  const { data: reading, error, refetch } = useQuery({ ...figuresQuery(id), enabled: !isDeleting });
  if (reading) return <DocumentReading key={id} reading={reading} onDeleting={setIsDeleting} />;
  if (error) {
    return (
      <>
        <BackLink />
        <div className="mb-6">
          <PageHeading title="Document" />
        </div>
        <ErrorState title="This document could not be loaded" error={error} onRetry={refetch} />
      </>
    );
  }
  return (
    <Waiting label="Loading the document">
      <PageHeading title="Document" hidden />
      <Skeleton className="mb-4 h-8 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Skeleton className="h-[60dvh] rounded-2xl" />
        <Skeleton className="h-96 rounded-2xl" />
      </div>
    </Waiting>
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

type DocumentReadingProps = {
  readonly reading: DocumentFigures;
  readonly onDeleting: (isDeleting: boolean) => void;
};

function DocumentReading({ reading, onDeleting }: DocumentReadingProps) {
  const { document, hasPictures } = reading;
  const { list, selected, select, focusFigure } = useSelection();
  const [password, setPassword] = useState<string | null>(null);
  const first = useQuery({
    ...pagePictureQuery(document.id, 1, 400, password),
    enabled: hasPictures,
  });
  const isLocked =
    first.error instanceof ApiError &&
    (first.error.code === "PASSWORD_NEEDED" || first.error.code === "PASSWORD_WRONG");
  return (
    <>
      <div className="mb-4 flex flex-col items-start">
        <BackLink />
        <PageHeading title={document.fileName}>{headLine(reading)}</PageHeading>
      </div>
      <div className={hasPictures ? "grid gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]" : "max-w-2xl"}>
        {hasPictures ? (
          <div className="sticky top-14 z-20 -mx-4 h-[44dvh] bg-background px-4 py-2 sm:-mx-6 sm:px-6 lg:top-20 lg:mx-0 lg:h-[calc(100dvh-7rem)] lg:p-0">
            {isLocked ? (
              <div className="h-full rounded-2xl border border-hairline bg-raised p-6">
                <PasswordPrompt
                  fileName={document.fileName}
                  refusal={password === null ? null : "That password does not open it. Please try again."}
                  onSubmit={async (typed) => {
                    setPassword(typed);
                    return null;
                  }}
                />
              </div>
            ) : (
              <PagesFrame reading={reading} selected={selected} onSelect={focusFigure} password={password} />
            )}
          </div>
        ) : null}
        <div
          ref={list}
          className="flex min-w-0 flex-col gap-4 [&_[data-figure]]:scroll-mt-[calc(44dvh+4.5rem)] lg:[&_[data-figure]]:scroll-mt-20"
        >
          <Notices reading={reading} />
          <Questions reading={reading} onSelect={select} />
          <Figures reading={reading} selected={selected} onSelect={select} />
          <ChecksList reading={reading} />
          <SkippedList reading={reading} />
          <ChangesList reading={reading} />
          <Actions reading={reading} onDeleting={onDeleting} />
        </div>
      </div>
    </>
  );
}

function headLine({ document, figures }: DocumentFigures): string {
  const type = document.documentType ? documentTypeLabels[document.documentType] : null;
  return [
    type,
    document.institution,
    figures.length > 0 ? plural(figures.length, "figure") : null,
    `uploaded ${dateText(today(new Date(document.uploadedAt)))}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Which figure is chosen. Chosen in the list, its box is shown; chosen by its box, the list goes there. */
function useSelection() {
  const [search] = useSearchParams();
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<string | null>(search.get("figure"));
  const [wanted, setWanted] = useState(() => (selected === null ? null : { path: selected }));
  const goTo = useEffectEvent((path: string) => {
    const entry = list.current?.querySelector<HTMLElement>(`[data-figure="${CSS.escape(path)}"]`);
    entry?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    entry?.scrollIntoView({ block: "nearest" });
  });
  useEffect(() => {
    if (wanted) goTo(wanted.path);
  }, [wanted]);
  // What was open above closes: the row that the keyboard came to moves up with it, below the page on a phone.
  useEffect(() => {
    const row = window.document.activeElement?.closest("[data-figure]");
    if (selected !== null && list.current?.contains(row ?? null)) row?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  const focusFigure = (path: string) => {
    setSelected(path);
    setWanted({ path });
  };
  return { list, selected, select: setSelected, focusFigure };
}

function Notices({ reading: { document } }: { readonly reading: DocumentFigures }) {
  if (document.duplicateOf !== null) {
    return (
      <Alert tone="info" title="You had uploaded this very file before">
        Nothing was added a second time.{" "}
        <Link to={`/documents/${document.duplicateOf}`} className="text-accent underline underline-offset-4">
          See the figures of the first upload
        </Link>
      </Alert>
    );
  }
  return (
    <>
      {document.error ? (
        <Alert
          tone={document.status === "completed" ? "attention" : "risk"}
          title={
            document.status === "completed"
              ? "Reading it again did not work; the earlier reading stays"
              : "Not read"
          }
        >
          {document.error.message}
        </Alert>
      ) : null}
      {document.status === "queued" || document.status === "reading" ? (
        <Alert tone="info">This document is being read. Its figures appear here by themselves.</Alert>
      ) : null}
      {document.warnings.map((warning) => (
        <Alert key={warning} tone="attention">
          {arithmeticText(warning)}
        </Alert>
      ))}
    </>
  );
}

type PartProps = {
  readonly reading: DocumentFigures;
  readonly onSelect: (path: string) => void;
};

function Questions({ reading, onSelect }: PartProps) {
  const { document, questions, hasPictures, accounts } = reading;
  if (questions.length === 0) return null;
  const aboutOf = (path: string): string => {
    const account = accounts.find(({ index }) => path.startsWith(`accounts.${index}.`));
    return [account?.institution, account?.accountLast4 && `···${account.accountLast4}`]
      .filter(Boolean)
      .join(" ");
  };
  return (
    <section aria-label="Please check" className="flex flex-col gap-3">
      <h2 className="text-base font-semibold">
        {questions.length === 1 ? "One figure needs your eye" : `${questions.length} figures need your eye`}
      </h2>
      {questions.map((question) => (
        <QuestionCard
          key={question.path}
          question={{
            ...question,
            documentId: document.id,
            fileName: document.fileName,
            hasPictures,
            about: aboutOf(question.path),
          }}
          isApart={false}
          onFocus={() => onSelect(question.path)}
        />
      ))}
    </section>
  );
}

function Figures({ reading, selected, onSelect }: PartProps & { readonly selected: string | null }) {
  const { document, accounts, checks } = reading;
  const rows = transactionFigures(reading);
  const [isOpened, setIsOpened] = useState(false);
  const groups = figureGroups(reading);
  if (groups.length === 0 && rows.length === 0) {
    return document.status === "completed" && document.duplicateOf === null ? (
      <p className="text-dim">{document.summary ?? "Nothing was taken from this document."}</p>
    ) : null;
  }
  return (
    <>
      {groups.map(({ key, title, figures, accountIndex }) => (
        <section key={key} className="min-w-0 rounded-2xl border border-hairline bg-surface px-1 py-3">
          <h2 className="px-3 font-semibold [overflow-wrap:anywhere]">{title}</h2>
          <Standing account={accounts.find(({ index }) => index === accountIndex)} />
          <ul className="mt-1">
            {figures.map((figure) => (
              <FigureRow
                key={figure.path}
                documentId={document.id}
                figure={figure}
                checks={checks}
                isSelected={selected === figure.path}
                onSelect={onSelect}
              />
            ))}
          </ul>
        </section>
      ))}
      <TransactionList
        documentId={document.id}
        rows={rows}
        checks={checks}
        selected={selected}
        onSelect={onSelect}
        isOpen={isOpened || (selected?.startsWith("transactions.") ?? false)}
        onToggle={setIsOpened}
      />
    </>
  );
}

/** Whether these are the account's present figures, or a newer statement's are. */
function Standing({ account }: { readonly account: DocumentFigures["accounts"][number] | undefined }) {
  if (!account) return null;
  if (account.newer === null) {
    return <p className="px-3 text-sm text-dim">These are its present figures.</p>;
  }
  return (
    <p className="px-3 text-sm text-dim [overflow-wrap:anywhere]">
      Kept as history: the present figures are those of {dateText(account.newer.asOf)} in{" "}
      <Link
        to={`/documents/${account.newer.documentId}`}
        className="text-accent underline underline-offset-4"
      >
        {account.newer.fileName}
      </Link>
      .
    </p>
  );
}

function Actions({ reading, onDeleting }: DocumentReadingProps) {
  const { document, figures, addedTransactions, corrections, hasOriginal } = reading;
  const navigate = useNavigate();
  const { mutate: readAgain, isPending } = useRetryDocument();
  const changes = corrections.filter(({ undoneAt }) => undoneAt === null).length;
  const parts = [
    figures.length > 0 ? plural(figures.length, "figure") : null,
    addedTransactions > 0 ? plural(addedTransactions, "transaction") : null,
    changes > 0 ? plural(changes, "change") + " of yours" : null,
  ].filter((part) => part !== null);
  const canRead =
    hasOriginal &&
    document.duplicateOf === null &&
    (document.status === "completed" || document.status === "failed");
  return (
    <section aria-label="This document" className="flex flex-col items-start">
      <OriginalActions reading={reading} />
      {canRead ? (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          disabled={isPending}
          onClick={() => readAgain(document.id)}
        >
          <RotateCcw aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Read it again
        </Button>
      ) : null}
      <DeleteReading
        documentId={document.id}
        fileName={document.fileName}
        label="Undo this upload"
        question={`Undo this upload? The file${parts.length > 0 ? ` with its ${parts.join(", ")}` : ""} goes for good. Your other documents, and what you changed on them, stay.`}
        onDeleting={onDeleting}
        onDeleted={() => {
          showToast({
            title: "Upload undone",
            description: `${document.fileName} and what it gave are gone.`,
          });
          void navigate("/documents");
        }}
      />
    </section>
  );
}
