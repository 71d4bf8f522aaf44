import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { figureFormat } from "#contract/figures.ts";
import { Button } from "../../ui/button.tsx";
import { FREQUENCIES, figureLabel, readTyped, typedText } from "./figure-labels.ts";

type FigureFormProps = {
  readonly path: string;
  /** What the field shows at first. */
  readonly value: string | null;
  readonly isSaving: boolean;
  readonly onSave: (value: string | null) => void;
  readonly onCancel: () => void;
};

/** The right value of a figure, typed by the person. Enter saves, Escape gives it up. */
export function FigureForm({ path, value, isSaving, onSave, onCancel }: FigureFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(value === null ? "" : typedText(path, value));
  const [problem, setProblem] = useState<string | null>(null);
  const format = figureFormat(path);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readTyped(path, typed);
    if (read.kind === "value") onSave(read.value);
    else setProblem(read.sentence);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Of letters that are being composed Escape gives up those alone.
    if (event.key === "Escape" && !isSaving && !event.nativeEvent.isComposing) onCancel();
  };

  return (
    <form className="mt-3" onSubmit={submit} noValidate>
      <label htmlFor={id} className="text-sm">
        What does the document say? ({figureLabel(path)})
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {format === "choice" ? (
          <select
            id={id}
            ref={focusField}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-11 min-w-0 flex-1 basis-36 rounded-xl border border-field bg-background px-3 text-base"
          >
            <option value="">Choose</option>
            {Object.entries(FREQUENCIES).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        ) : (
          <input
            id={id}
            // The person asked for this field a moment ago.
            ref={focusField}
            type={format === "date" ? "date" : "text"}
            inputMode={format === "money" || format === "rate" ? "decimal" : undefined}
            autoComplete="off"
            onKeyDown={onKeyDown}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            className="figures min-h-11 min-w-0 flex-1 basis-36 rounded-xl border border-field bg-background px-3 text-base"
          />
        )}
        <Button type="submit" disabled={isSaving || typed.trim() === ""}>
          Save
        </Button>
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-sm text-risk">
          {problem}
        </p>
      ) : null}
      <div className="mt-1 -ml-3 flex flex-wrap">
        <Button variant="quiet" size="sm" disabled={isSaving} onClick={() => onSave(null)}>
          It is not on this document
        </Button>
        <Button variant="quiet" size="sm" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function focusField(field: HTMLInputElement | HTMLSelectElement | null): void {
  field?.focus({ preventScroll: true });
}
