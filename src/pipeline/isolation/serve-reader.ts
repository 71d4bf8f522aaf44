import { flushCompileCache } from "node:module";
import { inspect } from "node:util";
import { drawPage } from "../draw-page.ts";
import { type PipelineTools, runPipeline } from "../pipeline.ts";
import { ReadFailure } from "../read-failure.ts";
import type { MessageFromReader, RequestToReader } from "./reader-messages.ts";
import { unexpectedFailure } from "./unexpected-failure.ts";

/**
 * Makes this process a reader: one file at a time over the channel to its parent, results and failures as plain data.
 * The process ends by itself when its parent disappears.
 */
export function serveReader(tools: PipelineTools): void {
  process.on("message", (message: RequestToReader) => void answer(message, tools));
  process.once("disconnect", () => process.exit());
}

async function answer({ id, input, view }: RequestToReader, tools: PipelineTools): Promise<void> {
  try {
    const { buffer, byteOffset, byteLength } = input.bytes;
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    if (view) {
      const picture = await drawPage(bytes, { ...view, password: input.password }, tools.loadDecodeImage);
      send({ id, kind: "drawn", picture });
      return;
    }
    const extraction = await runPipeline({ ...input, bytes }, tools, {
      onStage: (stage) => send({ id, kind: "stage", stage }),
      onPage: (page, pages) => send({ id, kind: "page", page, pages }),
    });
    send({ id, kind: "done", extraction });
  } catch (error) {
    send({ id, kind: "failed", ...describeFailure(error) });
  } finally {
    // A reader is ended without notice, so what it compiled is kept now.
    flushCompileCache();
  }
}

function send(message: MessageFromReader): void {
  if (process.connected) process.send?.(message);
}

function describeFailure(error: unknown) {
  const cause = error instanceof ReadFailure ? error.cause : error;
  const detail = cause === undefined ? "" : inspect(cause);
  return error instanceof ReadFailure
    ? { code: error.code, userMessage: error.userMessage, detail }
    : { ...unexpectedFailure, detail };
}
