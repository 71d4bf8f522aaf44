import { FileSearch } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Source } from "#contract/debts.ts";
import { classNames } from "../lib/class-names.ts";
import { figureAddress } from "../lib/figure-address.ts";
import { dateText, today } from "../lib/format-date.ts";
import { DateText } from "./date-text.tsx";
import { Popover } from "./popover.tsx";
import { opensOnTap } from "./worked-figure.tsx";

type SourceBadgeProps = {
  /** The name of the figure, for example "Balance". */
  readonly figure: string;
  readonly source: Source | undefined;
  /** The day of the statement the figure stands on. */
  readonly asOf?: string | null | undefined;
};

/** Where a figure came from: the document, the page, the printed text, how sure, and when. Nothing when no source is known. */
export function SourceBadge({ figure, source, asOf }: SourceBadgeProps) {
  if (!source) return null;
  return (
    <Popover
      label={`Source of ${figure}`}
      trigger={
        <button
          type="button"
          aria-label={`Where does ${figure} come from?`}
          className="inline-grid size-6 shrink-0 place-items-center rounded-md align-middle text-dim transition-colors hover:bg-raised hover:text-text"
        >
          <FileSearch aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </button>
      }
    >
      <SourcePanel figure={figure} source={source} asOf={asOf} />
    </Popover>
  );
}

type PrintedFigureProps = SourceBadgeProps & {
  /** The figure itself. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** As SourceBadge, where the figure itself is what opens its source; without a source the figure alone. */
export function PrintedFigure({ figure, source, asOf, children, className }: PrintedFigureProps) {
  if (!source) return <span className={className}>{children}</span>;
  return (
    <Popover
      label={`Source of ${figure}`}
      trigger={
        <button type="button" className={classNames(opensOnTap, className)}>
          {children}
          <span className="sr-only">, where {figure} comes from</span>
        </button>
      }
    >
      <SourcePanel figure={figure} source={source} asOf={asOf} />
    </Popover>
  );
}

function SourcePanel({ figure, source, asOf }: SourceBadgeProps & { readonly source: Source }) {
  return (
    <>
      <p className="font-medium">{figure}</p>
      <blockquote className="figures mt-2 rounded-lg bg-surface px-3 py-2 text-dim [overflow-wrap:anywhere]">
        “{source.text}”
      </blockquote>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {source.typedAt ? (
          <>
            <dt className="text-dim">From</dt>
            <dd>typed by you on {dateText(today(new Date(source.typedAt)))}</dd>
          </>
        ) : (
          <ReadSource source={source} />
        )}
        {asOf ? (
          <>
            <dt className="text-dim">As of</dt>
            <dd>
              <DateText date={asOf} />
            </dd>
          </>
        ) : null}
      </dl>
      {source.path === undefined ? null : (
        <Link
          to={figureAddress(source.documentId, source.path)}
          className="mt-3 inline-block font-medium text-accent underline-offset-4 hover:underline"
        >
          See it on the page
        </Link>
      )}
    </>
  );
}

function ReadSource({ source }: { readonly source: Source }) {
  return (
    <>
      <dt className="text-dim">Document</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{source.fileName}</dd>
      <dt className="text-dim">Page</dt>
      <dd className="figures">{source.page}</dd>
      <dt className="text-dim">Certainty</dt>
      <dd className="figures">
        {source.correctedAt
          ? `your word of ${dateText(today(new Date(source.correctedAt)))}`
          : certaintyText(source.confidence)}
      </dd>
    </>
  );
}

/** Never rounds up to certainty: 0.996 is "99 %". */
export function certaintyText(confidence: number): string {
  return `${Math.floor(confidence * 100)}\u00a0%`;
}
