import { CircleCheck, LoaderCircle } from "lucide-react";
import type { Document } from "#contract/documents.ts";
import { dateText, plural, today } from "../lib/format-date.ts";

/** Whether the figures below stand on finished documents, and on how many. */
export function AutopilotBanner({ documents }: { readonly documents: readonly Document[] }) {
  const read = documents.filter((document) => document.status === "completed" && !document.duplicateOf);
  const reading = documents.filter(({ status }) => status === "queued" || status === "reading").length;
  const newest = read
    .map((document) => document.uploadedAt)
    .toSorted()
    .at(-1);
  const Icon = reading > 0 ? LoaderCircle : CircleCheck;
  return (
    <output className="flex flex-wrap items-center gap-x-2 rounded-2xl border border-hairline bg-surface px-4 py-1.5 text-sm">
      <Icon
        aria-hidden="true"
        strokeWidth={1.5}
        className={reading > 0 ? "size-5 animate-spin text-accent" : "size-5 text-accent"}
      />
      <span className="font-medium">
        {read.length > 0 ? "Autopilot Active" : "Waiting for a readable document"}
      </span>
      <span className="text-dim">
        {read.length > 0 ? `${plural(read.length, "document")} read` : null}
        {newest ? `, the last on ${dateText(today(new Date(newest)), "day-month")}` : null}
        {reading > 0 ? ` · reading ${plural(reading, "more document")}…` : null}
      </span>
    </output>
  );
}
