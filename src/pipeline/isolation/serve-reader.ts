import { flushCompileCache } from "node:module";
import { inspect } from "node:util";
import { drawPage } from "../draw-page.ts";
import { type PipelineTools, runPipeline } from "../pipeline.ts";
import type { Refine, RefineAnswer } from "../ports/refiner.ts";
import { ReadFailure } from "../read-failure.ts";
import type { AnswerToReader, MessageFromReader, RequestToReader } from "./reader-messages.ts";
import { unexpectedFailure } from "./unexpected-failure.ts";

/**
 * Makes this process a reader: one file at a time over the channel to its parent, results and failures as plain data.
 * The process ends by itself when its parent disappears.
 */
export function serveReader(tools: PipelineTools): void {
  process.on("message", (message: RequestToReader | AnswerToReader) => {
    if ("input" in message) void answer(message, tools);
  });
  process.once("disconnect", () => process.exit());
}

/** Hands a question to the parent and waits for its answer to the same request. */
function askParent(id: number): Refine {
  return (request) => {
    const { promise, resolve } = Promise.withResolvers<RefineAnswer>();
    const onAnswer = (message: RequestToReader | AnswerToReader): void => {
      if (!("refined" in message) || message.id !== id) return;
      process.off("message", onAnswer);
      resolve(message.refined);
    };
    process.on("message", onAnswer);
    send({ id, kind: "refine", request });
    return promise;
  };
}

async function answer({ id, input, view, mayAsk }: RequestToReader, tools: PipelineTools): Promise<void> {
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
      refine: mayAsk === true ? askParent(id) : undefined,
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
