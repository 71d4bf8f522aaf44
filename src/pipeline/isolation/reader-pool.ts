import { readFile } from "node:fs/promises";
import type { Extraction } from "#contract/extraction.ts";
import type { PagePicture, PageView } from "../draw-page.ts";
import { ReadFailure } from "../read-failure.ts";
import type { FileForReader, ReadInput } from "./reader-messages.ts";
import { type ReaderProcess, type ReadProgress, startReaderProcess } from "./reader-process-handle.ts";

export type ReaderPoolOptions = {
  /** How many files are read at the same time, each in a process of its own. */
  readonly size: number;
  /** Work on one page. Default 30 s: a photo takes 3 s, a slow processor ten times that; waiting for a busy machine costs nothing. */
  readonly processorTimeMs?: number;
  /** One page by the clock, for what hangs without working. Default 5 minutes: a machine with ten times more to do than it can. */
  readonly wallClockMs?: number;
  /** Default 1.2 GiB: reading a photo takes 0.95 GB at its peak. */
  readonly memoryLimitBytes?: number;
  /** A process that had nothing to do for this long ends. Default 60 s. */
  readonly idleMs?: number;
  /** The file that a reader process runs: the TypeScript source in development, the bundle in production. */
  readonly entry: string | URL;
};

export type ReaderPool = {
  /** Waits for a free process, then reads. Rejects with ReadFailure, or with the signal's reason. */
  readonly read: (input: ReadInput, progress?: ReadProgress) => Promise<Extraction>;
  /** Draws one page as it is shown upright, for a viewer. Rejects with ReadFailure, or with the signal's reason. */
  readonly draw: (
    input: ReadInput,
    view: PageView,
    options?: { readonly signal?: AbortSignal | undefined },
  ) => Promise<PagePicture>;
  /** Starts processes ahead of the first file, up to the pool's size. */
  readonly warmUp: (count: number) => void;
  /** Ends all processes; files still being read or waiting fail. */
  readonly close: () => Promise<void>;
};

const DEFAULT_PROCESSOR_TIME_MS = 30_000;
const DEFAULT_WALL_CLOCK_MS = 300_000;
const DEFAULT_MEMORY_LIMIT_BYTES = 1.2 * 1024 ** 3;
const DEFAULT_IDLE_MS = 60_000;

type Waiting = { readonly start: () => void; readonly fail: (reason: unknown) => void };

/**
 * Reads files in processes apart, so that a hostile or broken one costs its own process and nothing else. Processes start when
 * they are needed, stay warm between files, and are replaced once they were killed or crashed.
 */
export function createReaderPool(options: ReaderPoolOptions): ReaderPool {
  const limits = {
    processorTimeMs: options.processorTimeMs ?? DEFAULT_PROCESSOR_TIME_MS,
    wallClockMs: options.wallClockMs ?? DEFAULT_WALL_CLOCK_MS,
    memoryLimitBytes: options.memoryLimitBytes ?? DEFAULT_MEMORY_LIMIT_BYTES,
  };
  const idle: { readonly reader: ReaderProcess; readonly timer: NodeJS.Timeout }[] = [];
  const busy = new Set<ReaderProcess>();
  /** Files being read or about to be: a place is handed from a finished file straight to the next one waiting. */
  let taken = 0;
  const waiting: Waiting[] = [];
  let closed = false;

  const takeIdle = (): ReaderProcess | undefined => {
    for (let entry = idle.pop(); entry; entry = idle.pop()) {
      clearTimeout(entry.timer);
      if (entry.reader.isUsable()) return entry.reader;
    }
    return undefined;
  };

  const rest = (reader: ReaderProcess) => {
    if (!reader.isUsable()) return;
    const timer = setTimeout(() => {
      const index = idle.findIndex((entry) => entry.reader === reader);
      if (index >= 0) idle.splice(index, 1);
      void reader.end();
    }, options.idleMs ?? DEFAULT_IDLE_MS);
    timer.unref();
    idle.push({ reader, timer });
  };

  const run = async <T>(work: (reader: ReaderProcess) => Promise<T>): Promise<T> => {
    const reader = takeIdle() ?? startReaderProcess(options.entry, limits);
    busy.add(reader);
    try {
      return await work(reader);
    } finally {
      busy.delete(reader);
      if (!closed) rest(reader);
    }
  };

  const turn = (signal: AbortSignal | undefined): Promise<void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place: Waiting = { start: resolve, fail: reject };
    waiting.push(place);
    signal?.addEventListener("abort", () => {
      const index = waiting.indexOf(place);
      if (index < 0) return;
      waiting.splice(index, 1);
      reject(signal.reason);
    });
    return promise;
  };

  const inTurn = async <T>(
    signal: AbortSignal | undefined,
    work: (reader: ReaderProcess) => Promise<T>,
  ): Promise<T> => {
    signal?.throwIfAborted();
    if (taken < options.size) taken += 1;
    else await turn(signal);
    try {
      if (closed) throw closedError();
      return await run(work);
    } finally {
      const next = waiting.shift();
      if (next) next.start();
      else taken -= 1;
    }
  };

  return {
    read: (input, progress = {}) =>
      inTurn(progress.signal, async (reader) => reader.read(await loadFile(input), progress)),
    draw: (input, view, progress = {}) =>
      inTurn(progress.signal, async (reader) => reader.draw(await loadFile(input), view, progress)),
    warmUp: (count) => {
      const wanted = closed ? 0 : Math.min(count, options.size) - idle.length - busy.size;
      for (let started = 0; started < wanted; started++) {
        rest(startReaderProcess(options.entry, limits));
      }
    },
    close: async () => {
      closed = true;
      for (const place of waiting.splice(0)) place.fail(closedError());
      const readers = [...busy, ...idle.splice(0).map((entry) => entry.reader)];
      await Promise.all(readers.map((reader) => reader.end()));
    },
  };
}

async function loadFile(input: ReadInput): Promise<FileForReader> {
  if ("bytes" in input) return input;
  const { path, ...rest } = input;
  try {
    return { ...rest, bytes: await readFile(path) };
  } catch (cause) {
    throw new ReadFailure(
      "UNREADABLE_FILE",
      "This file could not be opened. Please check that it exists and may be read.",
      { cause },
    );
  }
}

function closedError(): Error {
  return new Error("The reader pool is closed.");
}
