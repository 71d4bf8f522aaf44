import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Eraser } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { DocumentFigures } from "#contract/figures.ts";
import { addressForPerson, send, sentenceOf } from "../../lib/api-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";

/** The uploaded file itself: saved again, or erased alone while its figures stay; and what of it a model was shown. */
export function OriginalActions({ reading }: { readonly reading: DocumentFigures }) {
  const { document, hasOriginal, askedModel } = reading;
  return (
    <>
      {hasOriginal ? (
        <Button asChild variant="quiet" size="sm" className="-ml-3">
          <a href={addressForPerson(`/api/documents/${document.id}/original`)} download={document.fileName}>
            <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
            Download the original
          </a>
        </Button>
      ) : (
        <p className="py-2 text-sm text-dim">
          The original is no longer kept. What was read from it still counts.
        </p>
      )}
      {hasOriginal && document.status === "completed" && document.duplicateOf === null ? (
        <EraseOriginal documentId={document.id} />
      ) : null}
      {askedModel ? (
        <Link to="/what-left" className="py-2 text-sm text-dim underline underline-offset-4 hover:text-text">
          What left this computer
        </Link>
      ) : null}
    </>
  );
}

function EraseOriginal({ documentId }: { readonly documentId: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(`/api/documents/${encodeURIComponent(documentId)}/original`, { method: "DELETE" }),
    onSuccess: async () => {
      client.removeQueries({ queryKey: ["page-picture", documentId] });
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.documents }),
        client.invalidateQueries({ queryKey: queryKeys.questions }),
      ]);
      showToast({ title: "Original erased", description: "Its figures stay." });
    },
  });
  if (!isAsking) {
    return (
      <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setIsAsking(true)}>
        <Eraser aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Erase the original
      </Button>
    );
  }
  return (
    <fieldset ref={focusQuestion} tabIndex={-1} className="my-2 text-sm outline-none">
      <legend>
        Erase the file for good? Its figures stay, but you can no longer see their page, read it again or
        download it.
      </legend>
      <div className="mt-2 flex gap-2">
        <Button size="sm" disabled={isPending} onClick={() => mutate()}>
          Erase the file
        </Button>
        <Button variant="secondary" size="sm" disabled={isPending} onClick={() => setIsAsking(false)}>
          Keep it
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
function focusQuestion(question: HTMLFieldSetElement | null): void {
  question?.focus();
}
