import { DecompressionStream as Native, TransformStream } from "node:stream/web";
import { inflateSync } from "node:zlib";

/**
 * A DecompressionStream that inflates in one step once all bytes are there. The platform's own hands every stream of a PDF, most of
 * them a few kilobytes, to another thread and waits for it: that took a fifth of the time of reading a page. Bad data fails the
 * stream as it does there. Other formats than "deflate" are left to the platform.
 */
class InflateAtOnce implements Pick<Native, "readable" | "writable"> {
  readonly readable: Native["readable"];
  readonly writable: Native["writable"];

  constructor(format: ConstructorParameters<typeof Native>[0]) {
    const stream = format === "deflate" ? inflating() : new Native(format);
    this.readable = stream.readable;
    this.writable = stream.writable;
  }
}

function inflating(): TransformStream {
  const parts: Uint8Array[] = [];
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: (part) => void parts.push(part),
    // A copy of its own: the engine reads on in the whole memory behind what it is given, which would be that of other buffers too.
    flush: (controller) => controller.enqueue(new Uint8Array(inflateSync(Buffer.concat(parts)))),
  });
}

/** For the whole process, which only reads files: the PDF engine asks for the global one and takes no other. */
export function inflateAtOnce(): void {
  globalThis.DecompressionStream = InflateAtOnce;
}
