/** A heap above this holds more of finished files than of the code and the one in hand. */
const KEPT_HEAP_BYTES = 200 * 1024 ** 2;

type Collect = (how: { type: "major"; execution: "sync"; flavor: "last-resort" }) => unknown;

/**
 * Gives back what finished files left in this process. Recognising a picture takes half a gigabyte for a moment; a reader that lives long
 * keeps a heap of 300 MB, three quarters of it empty or garbage, because the runtime sees no reason to part with it, and both together come
 * near the limit at which readers are ended. Only the last resort of the collector gives emptied pages back; it takes a fifth of a second,
 * and is taken only where the heap takes more than KEPT_HEAP_BYTES. `collect` is there where the process was started with --expose-gc.
 */
export function makeRoom(
  heapBytes: number = process.memoryUsage().heapTotal,
  collect: Collect | undefined = globalThis.gc,
): void {
  if (heapBytes > KEPT_HEAP_BYTES) collect?.({ type: "major", execution: "sync", flavor: "last-resort" });
}
