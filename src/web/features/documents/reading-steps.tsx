import { Check } from "lucide-react";
import type { ReadingStage } from "#contract/documents.ts";
import { classNames } from "../../lib/class-names.ts";
import type { QueueItem } from "./upload-queue.ts";

const STEPS: readonly { readonly stage: ReadingStage; readonly label: string }[] = [
  { stage: "uploaded", label: "Uploaded" },
  { stage: "read", label: "Read" },
  { stage: "understood", label: "Understood" },
  { stage: "checked", label: "Checked" },
];

/** How many of the four steps are behind a file. */
export function stepsDone({ status, document }: Pick<QueueItem, "status" | "document">): number {
  if (status === "completed") return STEPS.length;
  if (!document) return 0;
  return STEPS.findIndex(({ stage }) => stage === document.stage) + 1;
}

export function ReadingSteps({ item }: { readonly item: QueueItem }) {
  const done = stepsDone(item);
  return (
    <ol className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs">
      {STEPS.map(({ stage, label }, index) => (
        <li
          key={stage}
          className={classNames(
            "flex items-center gap-1",
            index < done ? "text-accent" : "text-dim",
            index === done && "animate-pulse motion-reduce:animate-none",
          )}
        >
          {index < done ? <Check aria-hidden="true" strokeWidth={2} className="size-3.5" /> : null}
          {label}
          <span className="sr-only">{index < done ? " done" : " to come"}</span>
        </li>
      ))}
    </ol>
  );
}
