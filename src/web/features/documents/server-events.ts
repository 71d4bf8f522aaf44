import type { ServerEvent } from "#contract/documents.ts";
import { addressForPerson } from "../../lib/api-client.ts";
import { connectStream, type StreamNews } from "./event-stream.ts";
import { canShareStream, shareStream } from "./shared-stream.ts";

type Listener = {
  readonly onEvent: (event: ServerEvent) => void;
  /** The stream is open again after a gap: what was missed must be asked for. */
  readonly onReconnect: () => void;
  readonly onConnectedChange: (connected: boolean) => void;
  /** The server answered, but with no stream: the session may be over. */
  readonly onRefused: () => void;
};

/**
 * Listens to what the server reports about this person's documents, over one connection for all windows of the browser, where it lets
 * them agree on one. A tab that nobody looks at does not listen: browsers allow six connections to a server, over all tabs.
 * @returns ends it.
 */
export function openServerEvents({
  onEvent,
  onReconnect,
  onConnectedChange,
  onRefused,
}: Listener): () => void {
  let leave: (() => void) | undefined;
  let wasOpen = false;
  let isOpen = false;

  const change = (open: boolean) => {
    isOpen = open;
    onConnectedChange(open);
    if (!open) return;
    if (wasOpen) onReconnect();
    wasOpen = true;
  };
  const hear = (news: StreamNews) => {
    if (news.kind === "event") onEvent(news.event);
    else if (news.kind === "opened") change(true);
    else if (news.kind === "lost") change(false);
    else if (news.kind === "refused") onRefused();
    else if (!isOpen) change(true);
  };
  const follow = () => {
    if (document.visibilityState === "hidden") {
      leave?.();
      leave = undefined;
      change(false);
    } else if (!leave) {
      const address = addressForPerson("/api/events");
      leave = canShareStream() ? shareStream(address, hear) : connectStream(address, hear);
    }
  };

  if (document.visibilityState !== "hidden") follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    leave?.();
  };
}
