import { useMutation, useQueryClient } from "@tanstack/react-query";
import { LogIn } from "lucide-react";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { currentUserSchema } from "#contract/account.ts";
import { ApiError, currentUserPath, request, sentenceOf } from "../lib/api-client.ts";
import { resumeSession } from "../lib/session-end.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** Finds out whether this person is signed in again, here or in another window. */
function useContinue(personId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(currentUserPath, currentUserSchema),
    onSuccess: async ({ id }) => {
      if (id === personId) return resumeSession(client);
      // Somebody else's figures and words have no business on a page of this person.
      window.location.reload();
      return undefined;
    },
  });
}

/**
 * Covers a page whose session ended while something was typed on it: nothing of it is seen or reached, and nothing is lost. It lies
 * over open forms as well, which would take a press or a key beside them for a wish to be closed.
 */
export function SessionPause({ personId }: { readonly personId: string }) {
  const cover = useRef<HTMLDialogElement>(null);
  const { mutate: goOn, error, isPending } = useContinue(personId);
  useEffect(() => {
    const element = cover.current;
    if (!element) return undefined;
    element.showModal();
    const stopping = new AbortController();
    const { signal } = stopping;
    const keep = (event: Event) => event.stopPropagation();
    element.addEventListener("pointerdown", keep, { signal });
    element.addEventListener("focusin", keep, { signal });
    const keepKeys = (event: KeyboardEvent) => {
      event.stopImmediatePropagation();
      if (event.key === "Escape") event.preventDefault();
    };
    window.addEventListener("keydown", keepKeys, { signal, capture: true });
    // Back from the window in which they signed in.
    const look = () => {
      if (document.visibilityState === "visible") goOn();
    };
    document.addEventListener("visibilitychange", look, { signal });
    return () => {
      stopping.abort();
      element.close();
    };
  }, [goOn]);
  const here = `/api/login?returnTo=${encodeURIComponent(window.location.pathname + window.location.search)}`;
  return createPortal(
    <dialog
      ref={cover}
      aria-labelledby="session-pause"
      onCancel={(event) => event.preventDefault()}
      className="pointer-events-auto fixed inset-0 m-0 h-dvh max-h-none w-dvw max-w-none overflow-y-auto bg-background text-text open:grid open:content-center"
    >
      <EmptyState
        icon={LogIn}
        title={<span id="session-pause">Your session ended</span>}
        action={
          <>
            <Button asChild>
              <a href="/api/login" target="_blank" rel="noopener">
                Sign In (new tab)
              </a>
            </Button>
            <Button variant="secondary" disabled={isPending} onClick={() => goOn()}>
              I am signed in again
            </Button>
            <Button asChild variant="quiet">
              <a href={here}>Sign in here without what I typed</a>
            </Button>
          </>
        }
      >
        <p>What you typed is kept behind this page. Sign in again in a new tab, then come back here.</p>
        {error ? (
          <p role="alert" className="mt-3 text-text">
            {error instanceof ApiError && error.status === 401
              ? "You are not signed in yet. What you typed is still here."
              : sentenceOf(error)}
          </p>
        ) : null}
      </EmptyState>
    </dialog>,
    document.body,
  );
}
