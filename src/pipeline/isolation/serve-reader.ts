import { readFile } from "node:fs/promises";
import { flushCompileCache } from "node:module";
import { inspect } from "node:util";
import { type PipelineTools, runPipeline } from "../pipeline.ts";
import { ReadFailure } from "../read-failure.ts";
import type { MessageFromReader, ReadInput, RequestToReader } from "./reader-messages.ts";
import { unexpectedFailure } from "./unexpected-failure.ts";

/**
 * Makes this process a reader: one file at a time over the channel to its parent, results and failures as plain data.
 * The process ends by itself when its parent disappears.
 */
export function serveReader(tools: PipelineTools): void {
  process.on("message", (message: RequestToReader) => void answer(message, tools));
  process.once("disconnect", () => process.exit());
}

async function answer({ id, input }: RequestToReader, tools: PipelineTools): Promise<void> {
  try {
    const extraction = await runPipeline({ ...input, bytes: await bytesOf(input) }, tools, {
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

async function bytesOf(input: ReadInput): Promise<Buffer> {
  if (input.bytes) return Buffer.from(input.bytes.buffer, input.bytes.byteOffset, input.bytes.byteLength);
  try {
    return await readFile(input.path ?? "");
  } catch (cause) {
    throw new ReadFailure(
      "UNREADABLE_FILE",
      "This file could not be opened. Please check that it exists and may be read.",
      {
        cause,
      },
    );
  }
}

function describeFailure(error: unknown) {
  const cause = error instanceof ReadFailure ? error.cause : error;
  const detail = cause instanceof Error ? (cause.stack ?? cause.message) : inspect(cause);
  return error instanceof ReadFailure
    ? { code: error.code, userMessage: error.userMessage, detail }
    : { ...unexpectedFailure, detail };
}
