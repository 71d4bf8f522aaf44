import { useRef, useState } from "react";
import type { Check } from "#contract/extraction.ts";
import type { Figure } from "#contract/figures.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import { arithmeticText } from "../../lib/arithmetic-text.ts";
import { classNames } from "../../lib/class-names.ts";
import { dateText, today } from "../../lib/format-date.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { certaintyText } from "../../ui/source-badge.tsx";
import { FigureForm } from "./figure-form.tsx";
import { figureLabel, figureText } from "./figure-labels.ts";
import { useChangeFigure } from "./figures-api.ts";

type FigureRowProps = {
  readonly documentId: string;
  readonly figure: Figure;
  /** What stands for the figure's name; its own by default. */
  readonly label?: string;
  readonly checks: readonly Check[];
  readonly isSelected: boolean;
  readonly onSelect: (path: string) => void;
};

/** Amounts, rates and days are read at a glance: they never break, whatever stands beside them. Names may. */
const LONGEST_UNBROKEN = 20;

/** One figure: its value, and once chosen where it stands, how sure it is, which sums hold with it, and how to change it. */
export function FigureRow({ documentId, figure, label, checks, isSelected, onSelect }: FigureRowProps) {
  const { path, value, correction } = figure;
  const name = label ?? figureLabel(path, figure.entry);
  const text = value === null ? "" : figureText(path, value);
  const row = useRef<HTMLButtonElement>(null);
  return (
    <li
      data-figure={path}
      className={classNames(
        "rounded-xl border transition-colors",
        isSelected ? "border-accent/50 bg-accent-soft" : "border-transparent",
      )}
    >
      <button
        ref={row}
        type="button"
        aria-expanded={isSelected}
        onClick={() => onSelect(path)}
        onFocus={() => onSelect(path)}
        className="flex min-h-11 w-full lg:min-h-9 lg:py-1.5 items-center justify-between gap-4 rounded-xl px-3 py-2 text-left hover:bg-raised/60"
      >
        <span className="min-w-0 text-sm text-dim">{name}</span>
        <span
          className={classNames(
            "figures flex items-center gap-2 text-right font-medium",
            text.length > LONGEST_UNBROKEN
              ? "min-w-0 [overflow-wrap:anywhere]"
              : "shrink-0 whitespace-nowrap",
          )}
        >
          {correction ? <Badge tone="accent">Yours</Badge> : null}
          {value === null ? <span className="text-dim">{correction ? "not on it" : "not found"}</span> : text}
        </span>
      </button>
      {isSelected ? (
        <Details
          documentId={documentId}
          figure={figure}
          checks={checks}
          name={name}
          onSettled={() => row.current?.focus({ preventScroll: true })}
        />
      ) : null}
    </li>
  );
}

type DetailsProps = Pick<FigureRowProps, "documentId" | "figure" | "checks"> & {
  readonly name: string;
  /** The field or the button that was used goes away. */
  readonly onSettled: () => void;
};

function Details({ documentId, figure, checks, name, onSettled }: DetailsProps) {
  const { path, value, evidence, correction } = figure;
  const { mutate, isPending, error } = useChangeFigure(documentId);
  const [isChanging, setIsChanging] = useState(false);
  const close = () => {
    onSettled();
    setIsChanging(false);
  };
  const save = (changed: string | null | undefined) => mutate({ path, value: changed }, { onSuccess: close });
  // A zero stands in many a sum, and no sum holds because of it.
  const sums = checks.filter(
    ({ detail }) => value !== null && Number(value) !== 0 && mentions(detail, value),
  );
  return (
    <div className="px-3 pt-1.5 pb-3 text-sm">
      {evidence ? (
        <p className="figures text-dim [overflow-wrap:anywhere]">
          “{evidence.text}” on page {evidence.page}
          {correction ? null : ` · ${certaintyText(evidence.confidence)} sure`}
        </p>
      ) : (
        <p className="text-dim">
          {value === null && !correction
            ? "Nothing was read for this. If the document shows it, add it here."
            : "It has no place of its own on the page."}
        </p>
      )}
      {correction ? (
        <p className="mt-1">
          {correction.was === null
            ? "You answered this"
            : correction.was === correction.value
              ? "You confirmed this"
              : `You changed this from ${figureText(path, correction.was)}`}{" "}
          on {dateText(today(new Date(correction.at)))}.
        </p>
      ) : null}
      {sums.map(({ detail, passed }) => (
        <p key={detail} className={classNames("figures mt-1", passed ? "text-dim" : "text-attention")}>
          {passed ? "Adds up: " : "Does not add up: "}
          {arithmeticText(detail)}
        </p>
      ))}
      {isChanging ? (
        <FigureForm path={path} value={value} isSaving={isPending} onSave={save} onCancel={close} />
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setIsChanging(true)}>
            {value === null && !correction ? "Add it" : "Not right?"}
            <span className="sr-only"> Change {name}</span>
          </Button>
          {correction ? (
            <Button variant="quiet" size="sm" disabled={isPending} onClick={() => save(undefined)}>
              Take back<span className="sr-only"> what you said about {name}</span>
            </Button>
          ) : null}
        </div>
      )}
      {error ? (
        <p role="alert" className="mt-2 text-risk">
          {sentenceOf(error)}
        </p>
      ) : null}
    </div>
  );
}

/** Whether the arithmetic of a check has this very figure in it. */
export function mentions(detail: string, value: string): boolean {
  return detail.split(/[^\d.]+/).some((part) => part !== "" && part === value.replace("-", ""));
}
