import { type ServerEvent, serverEventSchema } from "#contract/documents.ts";

/** What a connection, or the window that holds it, tells; "still-open" answers a window that asks whether it is. */
export type StreamNews =
  | { readonly kind: "event"; readonly event: ServerEvent }
  | { readonly kind: "opened" | "still-open" | "lost" | "refused" };

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 30_000;

/**
 * A connection of this window's own. The browser reconnects by itself after a lost connection, but gives up after an error status (a
 * server that is just starting, a session that is over): then it is opened again after 1, 2, 4 ... 30 s.
 * @returns ends it.
 */
export function connectStream(address: string, tell: (news: StreamNews) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let delayMs = FIRST_DELAY_MS;

  const open = () => {
    const opened = new EventSource(address, { withCredentials: true });
    source = opened;
    opened.addEventListener("open", () => {
      delayMs = FIRST_DELAY_MS;
      tell({ kind: "opened" });
    });
    opened.addEventListener("message", (message: MessageEvent<unknown>) => {
      const event = parseEvent(message.data);
      if (event) tell({ kind: "event", event });
    });
    opened.addEventListener("error", () => {
      tell({ kind: "lost" });
      if (opened.readyState !== EventSource.CLOSED) return;
      tell({ kind: "refused" });
      timer = setTimeout(open, delayMs);
      delayMs = Math.min(LONGEST_DELAY_MS, delayMs * 2);
    });
  };

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
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
