import { createReaderPool } from "#pipeline/isolation/reader-pool.ts";
import { textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";

/** A program that has read one file, tells the reader's process id, and goes on living until it is ended. */
const pool = createReaderPool({ size: 1, entry: new URL("./reader-process.ts", import.meta.url) });
const { summary } = await pool.read({ bytes: tinyPdf([textAt(72, 700, "hello")]) });
process.send?.(summary);
process.on("message", () => undefined);
