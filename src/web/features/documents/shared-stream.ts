import { connectStream, type StreamNews } from "./event-stream.ts";

type Message = StreamNews | { readonly kind: "is-it-open" };

/** Browsers offer locks over https and on the computer itself only; elsewhere each window connects for itself. */
export const canShareStream = (): boolean =>
  typeof BroadcastChannel !== "undefined" && typeof navigator.locks?.request === "function";

/**
 * Takes part in the one connection of all windows that listen to the same address. Whoever holds the lock connects and passes on what
 * is told; when that window goes, however it goes, the browser hands the lock to another one, which connects anew.
 * @returns ends it.
 */
export function shareStream(address: string, hear: (news: StreamNews) => void): () => void {
  const channel = new BroadcastChannel(address);
  const leaving = new AbortController();
  let isOpen = false;

  // A channel has one origin by nature.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (message: Message) => channel.postMessage(message);
  const pass = (news: StreamNews) => {
    if (leaving.signal.aborted) return;
    if (news.kind !== "event") isOpen = news.kind === "opened";
    hear(news);
    say(news);
  };
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data.kind !== "is-it-open") hear(data);
    else if (isOpen) say({ kind: "still-open" });
  });
  // Whoever waits for the lock learns so that somebody else is connected already.
  say({ kind: "is-it-open" });

  const holding = navigator.locks.request(address, { signal: leaving.signal }, async () => {
    if (leaving.signal.aborted) return;
    const disconnect = connectStream(address, pass);
    await new Promise((resolve) => leaving.signal.addEventListener("abort", resolve, { once: true }));
    disconnect();
  });
  // It rejects when this window leaves before its turn came; nothing is lost by that.
  holding.catch(() => undefined);
  return () => {
    leaving.abort();
    channel.close();
  };
}
