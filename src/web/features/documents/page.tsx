import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { DocumentType } from "#contract/document-type.ts";
import { focusIfLost } from "../../lib/focus-if-lost.ts";
import { Alert } from "../../ui/alert.tsx";
import { Announcement } from "../../ui/announcement.tsx";
import { productName } from "../../ui/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Progress } from "../../ui/progress.tsx";
import { DropZone } from "./drop-zone.tsx";
import { FileCard } from "./file-card.tsx";
import { ModeSwitch, TypeChoice, type UploadMode } from "./mode-switch.tsx";
import { ModelChoice } from "./model-choice.tsx";
import { useUploads } from "./upload-context.ts";
import { canAnalyze, overallProgress, type QueueItem } from "./upload-queue.ts";

/** What the file dialog offers; the server goes by the content, never by the name. */
const ORGANIZED_ACCEPT = ".pdf,.png,.jpg,.jpeg,.csv";
const SHOEBOX_ACCEPT = `${ORGANIZED_ACCEPT},.xls,.xlsx,image/*,.heic,.heif,.ods,.tsv,.ofx,.qfx,.qif,.xml`;

type UploadPageProps = {
  /** How many documents may still be read this month. */
  readonly allowance: ReactNode;
};

export function UploadPage({ allowance }: UploadPageProps) {
  const [mode, setMode] = useState<UploadMode>("shoebox");
  const [type, setType] = useState<DocumentType | null>(null);
  const { queue, notice, addFiles, addPages, analyze } = useUploads();
  const documentType = mode === "shoebox" ? "unknown" : type;
  const hasFiles = queue.items.length > 0;
  const hasCompleted = queue.items.some((item) => item.status === "completed");
  const isDone = hasCompleted && queue.run === null && !canAnalyze(queue);
  const dashboard = useFocusWhenDone(queue.run !== null, isDone);
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <PageHeading title={productName} />
        <StepStrip />
      </div>
      <ModeSwitch mode={mode} onModeChange={setMode} />
      {mode === "organized" ? <TypeChoice type={type} onTypeChange={setType} /> : null}
      {documentType ? (
        <div className="mt-4">
          <DropZone
            accept={mode === "shoebox" ? SHOEBOX_ACCEPT : ORGANIZED_ACCEPT}
            onFiles={(files) => addFiles(files, documentType)}
            onPages={(files) => addPages(files, documentType)}
            compact={hasFiles}
          />
        </div>
      ) : null}
      <Suspense>{allowance}</Suspense>
      {notice ? (
        <Alert tone="attention" urgent className="mt-4">
          {notice}
        </Alert>
      ) : null}
      {hasFiles ? (
        <section aria-label="Your files" className="mt-6">
          <ul className="flex flex-col gap-3">
            {queue.items.map((item) => (
              <FileCard key={item.id} item={item} />
            ))}
          </ul>
          <OverallProgress />
          <SaidProgress />
          {queue.run ? null : <ModelChoice />}
          <div className="mt-4 flex flex-col gap-3 sm:flex-row">
            {/* The one thing to do next is the filled one. */}
            <Button
              size="lg"
              variant={isDone ? "secondary" : "primary"}
              disabled={!canAnalyze(queue)}
              onClick={analyze}
              className={isDone ? undefined : "sm:flex-1"}
            >
              {queue.run ? "Analyzing…" : "Analyze & Create Autopilot Plan"}
            </Button>
            {hasCompleted ? (
              <Button
                asChild
                size="lg"
                variant={isDone ? "primary" : "secondary"}
                className={isDone ? "order-first sm:flex-1" : undefined}
              >
                <Link to="/dashboard" ref={dashboard}>
                  View Dashboard
                </Link>
              </Button>
            ) : null}
          </div>
        </section>
      ) : null}
      <p className="mt-8 text-center text-sm">
        <Link to="/what-left" className="text-dim underline underline-offset-4 hover:text-text">
          What left this computer
        </Link>
      </p>
    </div>
  );
}

/** The button that began the analysis cannot be pressed any more: what to do next has the focus. */
function useFocusWhenDone(isRunning: boolean, isDone: boolean) {
  const next = useRef<HTMLAnchorElement>(null);
  const hasRun = useRef(false);
  useEffect(() => {
    if (isRunning) hasRun.current = true;
    if (isDone && hasRun.current) focusIfLost(next.current);
  }, [isRunning, isDone]);
  return next;
}

/** How far the run is, in a few words, after each pause; that it is over says the notice. */
function SaidProgress() {
  const { queue } = useUploads();
  const mine = queue.items.filter((item) => queue.run?.includes(item.id));
  const done = mine.filter((item) => !isUnderWay(item));
  return <Announcement text={mine.length === 0 ? "" : `${done.length} of ${mine.length} done`} />;
}

const isUnderWay = ({ status }: QueueItem): boolean =>
  status === "pending" || status === "uploading" || status === "analyzing";

/** The whole run in one line. */
function OverallProgress() {
  const { queue } = useUploads();
  const progress = overallProgress(queue);
  if (progress === null) return null;
  const mine = queue.items.filter((item) => queue.run?.includes(item.id));
  const done = mine.filter((item) => !isUnderWay(item));
  return (
    <div className="mt-4">
      <p className="figures mb-2 text-sm text-dim">
        {done.length} of {mine.length} done. You can look around here; keep this tab open until all have
        arrived.
      </p>
      <Progress value={progress} label="Progress of all files" />
    </div>
  );
}

const STEPS = ["DUMP", "DIGITIZE", "DEPLOY"] as const;

function StepStrip() {
  return (
    <ol className="flex gap-2 text-xs font-medium tracking-wider text-dim">
      {STEPS.map((step, index) => (
        <li key={step} className="flex items-center gap-2">
          {index > 0 ? <span aria-hidden="true" className="h-px w-4 bg-field" /> : null}
          <span className="figures text-accent">{index + 1}</span> {step}
        </li>
      ))}
    </ol>
  );
}
