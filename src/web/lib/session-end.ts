import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { queryKeys } from "./query-keys.ts";
import { showToast } from "./toast-store.ts";
import { holdsTypedWords } from "./typed-words.ts";

const CHANNEL = "session-end";

let isPaused = false;
const listeners = new Set<() => void>();

function setPaused(next: boolean): void {
  isPaused = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the page waits, covered, for the same person to sign in again. */
export function useIsSessionPaused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPaused,
    () => false,
  );
}

/** The session ended under an open page: back to the signed-out pages, with the reason. */
export function endSession(client: QueryClient, reason: string): void {
  if (!client.getQueryData(queryKeys.currentUser)) return;
  setPaused(false);
  client.setQueryData(queryKeys.currentUser, null);
  showToast({ title: "Signed out", description: reason });
}

/** The server no longer knows the session. A page that holds something typed is covered and kept until its person is back. */
export function sessionRanOut(client: QueryClient): void {
  if (client.getQueryData(queryKeys.currentUser) && holdsTypedWords()) setPaused(true);
  else endSession(client, "Your session ended. Sign in again to continue; nothing was lost.");
}

/** The same person signed in again: the page is shown as it was, and what was refused meanwhile is asked again. */
export function resumeSession(client: QueryClient): Promise<void> {
  setPaused(false);
  return client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
}

/** Tells the other windows of this browser that the session is over. */
export function announceSessionEnd(): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(CHANNEL);
  // A channel has one origin by nature.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage(null);
  channel.close();
}

/** From now on a sign-out in another window ends the session of this one at once, and its figures leave the screen. */
export function followSessionEnd(client: QueryClient): void {
  if (typeof BroadcastChannel === "undefined") return;
  new BroadcastChannel(CHANNEL).addEventListener("message", () =>
    endSession(client, "You signed out in another window. Sign in again to continue; nothing was lost."),
  );
}
