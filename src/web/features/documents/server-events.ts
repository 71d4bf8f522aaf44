import { type ServerEvent, serverEventSchema } from "#contract/documents.ts";
import { addressForPerson } from "../../lib/api-client.ts";

type Listener = {
  readonly onEvent: (event: ServerEvent) => void;
  /** The stream is open again after a gap: what was missed must be asked for. */
  readonly onReconnect: () => void;
  readonly onConnectedChange: (connected: boolean) => void;
};

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Listens to what the server reports about this person's documents. The browser reconnects by itself after a lost connection,
 * but gives up after an error status (a server that is just starting): then it is opened again after 1, 2, 4 ... 30 s. A tab that
 * nobody looks at holds no stream: browsers allow six connections to a server, over all tabs.
 * @returns ends it.
 */
export function openServerEvents({ onEvent, onReconnect, onConnectedChange }: Listener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayMs = FIRST_DELAY_MS;
  let wasOpen = false;

  const open = () => {
    const opened = new EventSource(addressForPerson("/api/events"), { withCredentials: true });
    source = opened;
    opened.addEventListener("open", () => {
      delayMs = FIRST_DELAY_MS;
      onConnectedChange(true);
      if (wasOpen) onReconnect();
      wasOpen = true;
    });
    opened.addEventListener("message", (message: MessageEvent<unknown>) => {
      const event = parseEvent(message.data);
      if (event) onEvent(event);
    });
    opened.addEventListener("error", () => {
      onConnectedChange(false);
      if (opened.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, delayMs);
      delayMs = Math.min(LONGEST_DELAY_MS, delayMs * 2);
    });
  };

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const follow = () => {
    if (document.visibilityState === "hidden") {
      close();
      onConnectedChange(false);
    } else if (!source) {
      open();
    }
  };

  if (document.visibilityState !== "hidden") open();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    close();
  };
}

/** Undefined for a message of another release of the server: it is ignored. */
function parseEvent(data: unknown): ServerEvent | undefined {
  if (typeof data !== "string") return undefined;
  try {
    return serverEventSchema.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
