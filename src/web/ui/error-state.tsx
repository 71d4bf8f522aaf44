import { RotateCcw } from "lucide-react";
import { sentenceOf } from "../lib/api-client.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type ErrorStateProps = { readonly title: string; readonly error: unknown; readonly onRetry: () => unknown };

/** What happened, what is safe and what to do next. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  return (
    <Alert tone="risk" title={title} urgent>
      <p>{sentenceOf(error)}</p>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => onRetry()}>
        <RotateCcw aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Try again
      </Button>
    </Alert>
  );
}
