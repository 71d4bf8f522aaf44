import { RotateCcw } from "lucide-react";
import { AnswerError, sentenceOf } from "../lib/api-client.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type ErrorStateProps = { readonly title: string; readonly error: unknown; readonly onRetry: () => unknown };

/** What happened, what is safe and what to do next. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  const isUnknown = error instanceof AnswerError;
  return (
    <Alert tone="risk" title={title} urgent>
      <p>{sentenceOf(error)}</p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        // An answer that this page does not understand stays so until the page is a newer one.
        onClick={() => (isUnknown ? window.location.reload() : onRetry())}
      >
        <RotateCcw aria-hidden="true" strokeWidth={1.5} className="size-4" />
        {isUnknown ? "Reload" : "Try again"}
      </Button>
    </Alert>
  );
}
