/** The part of the PDF engine's messages that matters here; everything else passes through untouched. */
type EngineMessage = {
  readonly sourceName: string;
  readonly targetName: string;
  readonly action?: string;
  readonly callbackId?: number;
  readonly chunk?: OperatorChunk;
  readonly data?: unknown;
};

type OperatorChunk = { readonly fnArray?: unknown[]; readonly argsArray?: unknown[] };

/** What the parser tells of a font it wrote down for this message alone. */
const isOfFont = ({ action, data }: EngineMessage): boolean =>
  action === "commonobj" && Array.isArray(data) && data[1] === "Font";

type Listener = (event: { readonly data: unknown }) => void;

/** The engine's sign that a callback brings data, not an error. */
const CALLBACK_WITH_DATA = 1;

/**
 * Joins the two halves of the PDF engine, its parser and its front, where both run in this process and the file is read, not drawn.
 * The engine's own join copies every message in depth, which takes a tenth of the time of reading a page: the paint operators and what is
 * told of fonts, nearly all there is to copy, are handed over as they are, since the parser is done with them. Outlines of letters are not asked for: nothing
 * is drawn from a document that is opened this way.
 */
export class ReadingPort {
  readonly #listeners = new Map<Listener, (() => void) | undefined>();

  postMessage(message: EngineMessage, transfer?: ArrayBuffer[]): void {
    const { sourceName, targetName, action, callbackId, chunk } = message;
    if (action === "FontFallback") {
      this.#deliver({
        sourceName: targetName,
        targetName: sourceName,
        callback: CALLBACK_WITH_DATA,
        callbackId,
      });
      return;
    }
    if (isOfFont(message)) {
      this.#deliver(message);
      return;
    }
    const { fnArray, argsArray } = chunk ?? {};
    this.#deliver(
      fnArray && argsArray
        ? // The parser empties these two lists and fills them again.
          { ...message, chunk: { ...chunk, fnArray: [...fnArray], argsArray: [...argsArray] } }
        : structuredClone(message, transfer ? { transfer } : undefined),
    );
  }

  #deliver(data: unknown): void {
    queueMicrotask(() => {
      for (const listener of this.#listeners.keys()) listener.call(this, { data });
    });
  }

  addEventListener(_name: "message", listener: Listener, options?: { readonly signal?: AbortSignal }): void {
    const signal = options?.signal;
    const onAbort = () => this.removeEventListener("message", listener);
    signal?.addEventListener("abort", onAbort);
    this.#listeners.set(listener, signal && (() => signal.removeEventListener("abort", onAbort)));
  }

  removeEventListener(_name: "message", listener: Listener): void {
    this.#listeners.get(listener)?.();
    this.#listeners.delete(listener);
  }
}
