import { RotateCcw, X } from "lucide-react";
import { Link } from "react-router";
import { arithmeticText } from "../../lib/arithmetic-text.ts";
import { plural } from "../../lib/format-date.ts";
import { withWholePercents } from "../../lib/format-rate.ts";
import { sizeText } from "../../lib/format-size.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Progress } from "../../ui/progress.tsx";
import { DeleteReading } from "./delete-reading.tsx";
import { documentTypeLabels, findingLines } from "./document-labels.ts";
import { FileThumbnail } from "./file-thumbnail.tsx";
import { PasswordPrompt } from "./password-prompt.tsx";
import { ReadingSteps } from "./reading-steps.tsx";
import { useUploads } from "./upload-context.ts";
import { foundNothing, type QueueItem, type UploadStatus } from "./upload-queue.ts";

const STATUS: Readonly<
  Record<UploadStatus, { label: string; tone: "plain" | "accent" | "attention" | "risk" }>
> = {
  pending: { label: "Waiting", tone: "plain" },
  uploading: { label: "Uploading", tone: "accent" },
  analyzing: { label: "Analyzing", tone: "accent" },
  completed: { label: "Completed", tone: "accent" },
  error: { label: "Not read", tone: "risk" },
  "needs-password": { label: "Password needed", tone: "attention" },
};

const NOTHING_FOUND = { label: "Nothing found", tone: "attention" } as const;

/** Trying again cannot help: the file itself has to be another one. */
const FINAL_ERRORS = new Set(["EMPTY_FILE", "FILE_TOO_LARGE", "UNSUPPORTED_TYPE", "TOO_MANY_PAGES"]);

export function FileCard({ item }: { readonly item: QueueItem }) {
  const { remove, retry, sendPassword } = useUploads();
  const isEmpty = item.document !== null && foundNothing(item.document);
  const status = isEmpty ? NOTHING_FOUND : STATUS[item.status];
  const isWorking = item.status === "uploading" || item.status === "analyzing";
  // The file is as good as any: the month is used up.
  const isInvitation = item.error?.code === "DOCUMENT_LIMIT";
  const canRetry =
    item.status === "error" && !FINAL_ERRORS.has(item.error?.code ?? "") && (item.file ?? item.document);
  return (
    <li className="animate-rise rounded-2xl border border-hairline bg-surface p-4">
      <div className="flex items-start gap-3">
        <FileThumbnail file={item.file} name={item.name} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <p className="min-w-0 truncate font-medium" title={item.name}>
              {item.name}
            </p>
            <Badge tone={status.tone}>{status.label}</Badge>
          </div>
          <p className="figures text-xs text-dim">
            {sizeText(item.sizeBytes)}
            {item.documentType === "unknown" ? null : ` · ${documentTypeLabels[item.documentType]}`}
          </p>
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={item.status === "completed" ? `Take ${item.name} off this list` : `Remove ${item.name}`}
          title={item.status === "completed" ? "Take off this list; its figures stay" : "Remove"}
          onClick={() => remove(item)}
          className="-mt-1 -mr-1"
        >
          <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Button>
      </div>
      {isWorking ? (
        <div className="mt-3">
          <div className="flex items-center gap-3">
            <Progress value={item.progress} label={`Progress of ${item.name}`} />
            <span className="figures w-11 text-right text-xs text-dim">{item.progress}&nbsp;%</span>
          </div>
          <ReadingSteps item={item} />
        </div>
      ) : null}
      {item.status === "completed" ? <Findings item={item} /> : null}
      {item.document?.status === "completed" && !item.document.duplicateOf && !isEmpty ? (
        <DeleteReading documentId={item.document.id} fileName={item.name} onDeleted={() => remove(item)} />
      ) : null}
      {item.status === "error" ? (
        <div className="mt-3 text-sm">
          <p
            role="alert"
            className={`[overflow-wrap:anywhere] ${isInvitation ? "text-attention" : "text-risk"}`}
          >
            {item.error?.sentence}
          </p>
          {isInvitation ? (
            <Button asChild size="sm" className="mt-2 mr-2">
              <Link to="/pricing">See the plans</Link>
            </Button>
          ) : null}
          {canRetry ? (
            <Button variant="secondary" size="sm" className="mt-2" onClick={() => retry(item)}>
              <RotateCcw aria-hidden="true" strokeWidth={1.5} className="size-4" />
              Try again<span className="sr-only"> with {item.name}</span>
            </Button>
          ) : null}
        </div>
      ) : null}
      {item.status === "needs-password" ? (
        <PasswordPrompt
          fileName={item.name}
          refusal={item.error?.sentence ?? null}
          onSubmit={(password) => sendPassword(item, password)}
        />
      ) : null}
    </li>
  );
}

function Findings({ item }: { readonly item: QueueItem }) {
  const document = item.document;
  if (!document) return null;
  return (
    <div className="mt-3 flex flex-col gap-1 text-sm [overflow-wrap:anywhere]">
      {findingLines(document).map((line) => (
        <p key={line} className="figures font-medium">
          {line}
        </p>
      ))}
      {item.analysis ? <p className="text-dim">{withWholePercents(item.analysis)}</p> : null}
      {document.duplicateOf && !item.analysis ? (
        <p className="text-dim">You had already uploaded this file; nothing was added twice.</p>
      ) : null}
      {document.questionCount > 0 ? (
        <p className="text-attention">
          {plural(document.questionCount, "figure")} could not be read for certain and{" "}
          {document.questionCount === 1 ? "was" : "were"} left out until you answer.
        </p>
      ) : null}
      {findingLines(document).length > 0 ? (
        <Link
          to={`/documents/${document.id}`}
          className="self-start font-medium text-accent underline-offset-4 hover:underline"
        >
          {document.questionCount > 0 ? "Answer on the page" : "See it on the page"}
          <span className="sr-only"> of {item.name}</span>
        </Link>
      ) : null}
      {document.warnings.map((warning) => (
        <p key={warning} className="text-attention">
          {arithmeticText(warning)}
        </p>
      ))}
    </div>
  );
}
