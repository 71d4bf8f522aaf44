import { Trash2 } from "lucide-react";
import { useState } from "react";
import { sentenceOf } from "../../lib/api-client.ts";
import { Button } from "../../ui/button.tsx";
import { useDeleteDocument } from "./api.ts";

type DeleteReadingProps = {
  readonly documentId: string;
  readonly fileName: string;
  /** What the button says, and the one question before it is done. */
  readonly label?: string;
  readonly question?: string;
  /** From now on the document is asked for no more; false when deleting it failed. */
  readonly onDeleting?: (isDeleting: boolean) => void;
  readonly onDeleted: () => void;
};

/** Erases a document with every figure it gave, after one question; debts, cashflow and plan follow. */
export function DeleteReading({
  documentId,
  fileName,
  label,
  question,
  onDeleting,
  onDeleted,
}: DeleteReadingProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useDeleteDocument();
  const erase = () => {
    onDeleting?.(true);
    mutate(documentId, { onSuccess: onDeleted, onError: () => onDeleting?.(false) });
  };
  if (!isAsking) {
    return (
      <Button variant="quiet" size="sm" className="mt-2 -ml-3 text-dim" onClick={() => setIsAsking(true)}>
        <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {label ?? "Delete what was read"}
        <span className="sr-only"> from {fileName}</span>
      </Button>
    );
  }
  return (
    <fieldset ref={focus} tabIndex={-1} className="mt-3 text-sm outline-none">
      <legend>
        {question ?? (
          <>
            Delete the file<span className="sr-only"> {fileName}</span> and every figure read from it?
          </>
        )}
      </legend>
      <div className="mt-2 flex gap-2">
        <Button size="sm" disabled={isPending} onClick={erase}>
          {label ?? "Delete"}
        </Button>
        <Button variant="secondary" size="sm" disabled={isPending} onClick={() => setIsAsking(false)}>
          Keep
        </Button>
      </div>
      {error ? (
        <p role="alert" className="mt-2 text-risk">
          {sentenceOf(error)}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The button that was pressed is gone: the question takes its focus, and is read out. */
function focus(question: HTMLFieldSetElement | null): void {
  question?.focus();
}
