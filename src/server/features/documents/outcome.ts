import type { Document } from "#contract/documents.ts";
import type { SubscribeToChanges } from "./ports.ts";

export const isOutcome = (document: Document): boolean =>
  document.status !== "queued" && document.status !== "reading";

/**
 * Waits until the document was read (or refused), told by events, and returns it; after `waitMs`, or when `signal` aborts, it
 * returns the document as it then is. Undefined when the document was deleted meanwhile.
 */
export async function waitForOutcome(options: {
  readonly personId: string;
  readonly documentId: string;
  readonly waitMs: number;
  readonly signal: AbortSignal | undefined;
  readonly subscribe: SubscribeToChanges;
  readonly load: () => Promise<Document | undefined>;
}): Promise<Document | undefined> {
  const { load, documentId } = options;
  const { promise: given, resolve } = Promise.withResolvers<void>();
  let waiting = true;
  const giveUp = (): void => {
    waiting = false;
    resolve();
  };
  const timer = setTimeout(giveUp, options.waitMs);
  options.signal?.addEventListener("abort", giveUp, { once: true });
  if (options.signal?.aborted === true) giveUp();
  let changed = Promise.withResolvers<void>();
  const unsubscribe = await options.subscribe(options.personId, (id) => {
    if (id === documentId || id === undefined) changed.resolve();
  });
  try {
    // Looked at once after subscribing, so that a change in between is not missed, then once after each change.
    for (;;) {
      const seen = changed;
      // Each look follows an event
      const document = await load();
      if (!document || isOutcome(document) || !waiting) return document;
      await Promise.race([seen.promise, given]);
      if (changed === seen) changed = Promise.withResolvers<void>();
    }
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", giveUp);
    unsubscribe();
  }
}
