import { CircleCheck, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { DocumentFigures } from "#contract/figures.ts";
import { arithmeticText } from "../../lib/arithmetic-text.ts";
import { dateText, plural, today } from "../../lib/format-date.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Button } from "../../ui/button.tsx";
import { CardTitle } from "../../ui/card.tsx";
import { figureLabel, figureText } from "./figure-labels.ts";
import { useKeepRow } from "./figures-api.ts";

type Props = { readonly reading: DocumentFigures };

const FOLD = "rounded-2xl border border-hairline bg-surface px-4 py-3 text-sm";

/** The sums of the document, each with its arithmetic. */
export function ChecksList({ reading: { checks, corrections } }: Props) {
  if (checks.length === 0) return null;
  const isChanged = corrections.some(({ undoneAt }) => undoneAt === null);
  return (
    <section className={FOLD}>
      <CardTitle>Does it add up?</CardTitle>
      <ul className="mt-2 flex flex-col gap-2">
        {checks.map(({ name, passed, detail }) => {
          const Icon = passed ? CircleCheck : TriangleAlert;
          return (
            <li key={`${name} ${detail}`} className="flex gap-2">
              <Icon
                aria-hidden="true"
                strokeWidth={1.5}
                className={`mt-0.5 size-4 shrink-0 ${passed ? "text-accent" : "text-attention"}`}
              />
              <span className="figures min-w-0 [overflow-wrap:anywhere]">
                <span className="font-medium">{checkName(name)}</span>
                <span className="sr-only">{passed ? " holds" : " does not hold"}</span>
                <span className="block text-dim">{arithmeticText(detail)}</span>
              </span>
            </li>
          );
        })}
      </ul>
      {isChanged ? <p className="mt-2 text-dim">Worked out with your changes.</p> : null}
    </section>
  );
}

/** "card-balance-roll-forward" as words; a figure's name within as it is called here. */
function checkName(name: string): string {
  const words = name
    .split("-")
    .map((word) => (/[A-Z]/.test(word) ? figureLabel(word).toLowerCase() : word))
    .join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What of the document was not added, each with its reason. */
export function SkippedList({ reading: { document, skipped, kept, addedTransactions } }: Props) {
  const keep = useKeepRow(document.id);
  if (skipped.length === 0 && kept.length === 0) return null;
  return (
    <details className={FOLD}>
      <summary className="min-h-6 font-medium">
        {plural(skipped.length, "row")} not added
        {addedTransactions > 0 ? `, ${addedTransactions} added` : null}
      </summary>
      <ul className="mt-3 flex flex-col gap-3">
        {skipped.map(({ path, date, description, amount, reason, documentId, canKeep }) => (
          <li key={path} className="min-w-0 [overflow-wrap:anywhere]">
            <p className="figures flex justify-between gap-3">
              <span>
                {dateText(date, "day-month")} · {description}
              </span>
              <span className="whitespace-nowrap">{moneyText(amount)}</span>
            </p>
            <p className="text-dim">
              {reason}{" "}
              {documentId === null ? null : (
                <Link to={`/documents/${documentId}`} className="text-accent underline underline-offset-4">
                  Open it
                </Link>
              )}
            </p>
            {canKeep ? (
              <Button
                variant="quiet"
                size="sm"
                className="-ml-3"
                disabled={keep.isPending}
                onClick={() => keep.mutate({ path, isKept: true })}
              >
                Count it all the same
              </Button>
            ) : null}
          </li>
        ))}
        {kept.map((row) => (
          <KeptRow
            key={row.path}
            row={row}
            isSaving={keep.isPending}
            onSkip={(path) => keep.mutate({ path, isKept: false })}
          />
        ))}
      </ul>
    </details>
  );
}

/** Rows that count because the person said so. */
function KeptRow({
  row: { path, date, description, amount },
  isSaving,
  onSkip,
}: {
  readonly row: DocumentFigures["kept"][number];
  readonly isSaving: boolean;
  readonly onSkip: (path: string) => void;
}) {
  return (
    <li className="min-w-0 [overflow-wrap:anywhere]">
      <p className="figures flex justify-between gap-3">
        <span>
          {dateText(date, "day-month")} · {description}
        </span>
        <span className="whitespace-nowrap">{moneyText(amount)}</span>
      </p>
      <p className="text-dim">It counts because you said so.</p>
      <Button variant="quiet" size="sm" className="-ml-3" disabled={isSaving} onClick={() => onSkip(path)}>
        Skip it again
      </Button>
    </li>
  );
}

/** Everything the person said about this document, newest first. */
export function ChangesList({ reading: { corrections } }: Props) {
  if (corrections.length === 0) return null;
  return (
    <details className={FOLD}>
      <summary className="min-h-6 font-medium">What you changed here ({corrections.length})</summary>
      <ul className="mt-3 flex flex-col gap-2">
        {corrections.map(({ path, value, was, at, undoneAt }) => (
          <li key={`${path} ${at}`} className="figures min-w-0 [overflow-wrap:anywhere]">
            <span className="font-medium">{figureLabel(path)}</span>{" "}
            {was === null ? "" : `from ${figureText(path, was)} `}to{" "}
            {value === null ? "not on this document" : figureText(path, value)}
            <span className="block text-dim">
              {dateText(today(new Date(at)))}
              {undoneAt === null ? "" : " · counts no more"}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
