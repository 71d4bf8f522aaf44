import type { QueryClient } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";
import { showToast } from "./toast-store.ts";

const CHANNEL = "session-end";

/** The session ended under an open page: back to the signed-out pages, with the reason. */
export function endSession(client: QueryClient, reason: string): void {
  if (!client.getQueryData(queryKeys.currentUser)) return;
  client.setQueryData(queryKeys.currentUser, null);
  showToast({ title: "Signed out", description: reason });
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
