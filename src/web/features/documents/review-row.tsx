import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { figureFormat, type OpenFigureQuestion } from "#contract/figures.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import { classNames } from "../../lib/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { FREQUENCIES, figureLabel, figureText, readTyped, typedText } from "./figure-labels.ts";
import { useChangeFigure } from "./figures-api.ts";

type ReviewRowProps = {
  readonly question: OpenFigureQuestion;
  /** Its box is shown, and its other answers are offered. */
  readonly isActive: boolean;
  /** The first of a document takes the focus when it comes. */
  readonly takesFocus: boolean;
  readonly onActive: () => void;
  readonly onAnswered: (value: string | null) => void;
};

/** One unsure figure as a field that holds what was read: Enter accepts it, typing replaces it. */
export function ReviewRow({ question, isActive, takesFocus, onActive, onAnswered }: ReviewRowProps) {
  const { documentId, path, candidates, about, reason } = question;
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const best = candidates[0]?.value;
  const [typed, setTyped] = useState(best === undefined ? "" : typedText(path, best));
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error } = useChangeFigure(documentId);
  const kind = question.row?.["kind"] ?? question.row?.["name"];
  const label = figureLabel(path, typeof kind === "string" ? kind : null);
  const format = figureFormat(path);
  const sentence = problem ?? (error ? sentenceOf(error) : null);
  // Once: a person who moved on is not pulled back.
  const takeFocus = useRef(takesFocus);
  useEffect(() => {
    if (takeFocus.current) field.current?.focus({ preventScroll: true });
    takeFocus.current = false;
  }, []);

  const answer = (value: string | null) => mutate({ path, value }, { onSuccess: () => onAnswered(value) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const read = readTyped(path, typed);
    if (read.kind === "value") answer(read.value);
    else setProblem(read.sentence);
  };
  const shared = {
    id,
    ref: field,
    value: typed,
    "aria-invalid": sentence !== null,
    "aria-describedby": `${id}-why${sentence ? ` ${id}-problem` : ""}`,
    className:
      "figures min-h-11 min-w-0 flex-1 basis-36 rounded-xl border border-field bg-background px-3 text-base",
  } as const;
  return (
    <li
      data-review={path}
      className={classNames(
        "min-w-0 rounded-2xl border p-3 text-sm transition-colors",
        isActive ? "border-attention/60 bg-attention-soft" : "border-hairline bg-surface",
      )}
    >
      <form noValidate onSubmit={submit}>
        <label htmlFor={id} className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{label}</span>
          <span className="figures min-w-0 truncate text-dim">{about}</span>
        </label>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {format === "choice" ? (
            <select {...shared} onFocus={onActive} onChange={(event) => setTyped(event.target.value)}>
              <option value="">Choose</option>
              {Object.entries(FREQUENCIES).map(([name, words]) => (
                <option key={name} value={name}>
                  {words}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...shared}
              type={format === "date" ? "date" : "text"}
              inputMode={format === "money" || format === "rate" ? "decimal" : undefined}
              autoComplete="off"
              // What was read is chosen: the first key replaces it.
              onFocus={(event) => {
                onActive();
                event.target.select();
              }}
              onChange={(event) => {
                setTyped(event.target.value);
                setProblem(null);
              }}
            />
          )}
          <Button type="submit" disabled={isPending || typed.trim() === ""}>
            Accept<span className="sr-only"> {label}</span>
          </Button>
        </div>
        <p id={`${id}-why`} className={isActive ? "mt-2 text-dim" : "sr-only"}>
          {reason}
        </p>
        {sentence ? (
          <p id={`${id}-problem`} role="alert" className="mt-1.5 text-risk">
            {sentence}
          </p>
        ) : null}
        {isActive ? (
          <div className="mt-1 -ml-3 flex flex-wrap">
            {candidates.slice(1).map(({ value }) => (
              <Button
                key={value}
                variant="quiet"
                size="sm"
                className="figures"
                disabled={isPending}
                onClick={() => answer(value)}
              >
                It says {figureText(path, value)}
              </Button>
            ))}
            <Button variant="quiet" size="sm" disabled={isPending} onClick={() => answer(null)}>
              Not on this document<span className="sr-only">: {label}</span>
            </Button>
          </div>
        ) : null}
      </form>
    </li>
  );
}
