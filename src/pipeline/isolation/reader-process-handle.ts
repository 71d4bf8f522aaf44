import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ReadingStage } from "#contract/documents.ts";
import type { Extraction } from "#contract/extraction.ts";
import type { PagePicture, PageView } from "../draw-page.ts";
import type { Refine, RefineRequest } from "../ports/refiner.ts";
import { ReadFailure } from "../read-failure.ts";
import { processorTimeMs, residentMemoryBytes } from "./process-usage.ts";
import type { AnswerToReader, FileForReader, MessageFromReader, RequestToReader } from "./reader-messages.ts";
import { readerLaunch } from "./sandbox.ts";
import { unexpectedFailure } from "./unexpected-failure.ts";

export type ReaderLimits = {
  /** Work on one page, or on whatever comes before the first page and after the last one. */
  readonly processorTimeMs: number;
  /** The same by the clock: for what waits instead of working, and for systems that do not tell the work of a process. */
  readonly wallClockMs: number;
  readonly memoryLimitBytes: number;
};

export type ReadProgress = {
  readonly onStage?: ((stage: ReadingStage) => void) | undefined;
  readonly onPage?: ((page: number, pages: number) => void) | undefined;
  /** Answers the reader's question about unsure figures; the reader's time stands still meanwhile. Left out, none is asked. */
  readonly refine?: Refine | undefined;
  /** Aborting ends the process at once; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
};

export type ReaderProcess = {
  readonly processId: number | undefined;
  /** False once the process ended or is being ended. */
  readonly isUsable: () => boolean;
  /** One file at a time. Rejects with ReadFailure. */
  readonly read: (input: FileForReader, progress: ReadProgress) => Promise<Extraction>;
  /** One page of a file as a picture. Rejects with ReadFailure. */
  readonly draw: (input: FileForReader, view: PageView, progress: ReadProgress) => Promise<PagePicture>;
  /** Resolves when the process is gone. */
  readonly end: () => Promise<void>;
};

type Answer = Extract<MessageFromReader, { kind: "done" | "drawn" }>;

const USAGE_CHECK_MS = 50;
/** The last words of a process that died, for the log. */
const KEPT_ERROR_CHARACTERS = 2000;

/** Starts one reader process. It inherits neither the settings nor the secrets of this one, and may do little: see sandbox.ts. */
export function startReaderProcess(entry: string | URL, limits: ReaderLimits): ReaderProcess {
  const program = entry instanceof URL ? fileURLToPath(entry) : entry;
  const child = fork(program, [], {
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    ...readerLaunch(program),
    env: readerEnvironment(),
  });
  let usable = true;
  let lastWords = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    lastWords = (lastWords + text).slice(-KEPT_ERROR_CHARACTERS);
  });
  const gone = new Promise<void>((resolve) => {
    child.once("exit", () => {
      usable = false;
      resolve();
    });
    child.once("error", () => {
      usable = false;
      // A process that never started emits no exit.
      if (child.pid === undefined) resolve();
    });
  });
  setKeepsParentAlive(child, false);
  let nextId = 1;

  const ask = async (request: Omit<RequestToReader, "id">, progress: ReadProgress): Promise<Answer> => {
    const id = nextId++;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const kill = (reason: unknown) => {
      usable = false;
      reject(reason);
      child.kill("SIGKILL");
    };
    const workSoFar = () => (child.pid === undefined ? undefined : processorTimeMs(child.pid));
    const startTimer = () => setTimeout(() => kill(tookTooLong("wall clock")), limits.wallClockMs);
    let timer = startTimer();
    let workBefore = workSoFar() ?? 0;
    const usageWatch = setInterval(() => {
      const used = child.pid === undefined ? undefined : residentMemoryBytes(child.pid);
      if (used !== undefined && used > limits.memoryLimitBytes)
        kill(tookTooMuchMemory(`${used} bytes resident`));
      const worked = workSoFar();
      if (worked !== undefined && worked - workBefore > limits.processorTimeMs)
        kill(tookTooLong(`${worked - workBefore} ms of processor time`));
    }, USAGE_CHECK_MS);
    let hasAsked = false;
    const answerQuestion = async (refine: Refine, question: RefineRequest) => {
      // A reader that was tricked by its file asks no second time.
      if (hasAsked) return;
      hasAsked = true;
      clearTimeout(timer);
      const refined = await refine(question);
      if (!usable) return;
      timer = startTimer();
      child.send({ id, refined } satisfies AnswerToReader, (error) => error && onGone());
    };
    const onAbort = () => kill(progress.signal?.reason);
    const onMessage = (message: MessageFromReader) => {
      if (message.id !== id) return;
      switch (message.kind) {
        case "page":
          clearTimeout(timer);
          timer = startTimer();
          workBefore = workSoFar() ?? 0;
          progress.onPage?.(message.page, message.pages);
          return;
        case "stage":
          progress.onStage?.(message.stage);
          return;
        case "refine":
          if (progress.refine) answerQuestion(progress.refine, message.request).catch(kill);
          return;
        case "done":
        case "drawn":
          resolve(message);
          return;
        case "failed":
          reject(new ReadFailure(message.code, message.userMessage, { cause: message.detail }));
          return;
        default:
      }
    };
    const onGone = () => reject(diedUnexpectedly(child, lastWords));
    child.on("message", onMessage);
    setKeepsParentAlive(child, true);
    progress.signal?.addEventListener("abort", onAbort, { once: true });
    void gone.then(onGone);
    if (progress.signal?.aborted) onAbort();
    else child.send({ id, ...request } satisfies RequestToReader, (error) => error && onGone());
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      clearInterval(usageWatch);
      child.off("message", onMessage);
      progress.signal?.removeEventListener("abort", onAbort);
      if (usable) setKeepsParentAlive(child, false);
      else await gone;
    }
  };

  return {
    processId: child.pid,
    isUsable: () => usable,
    end: async () => {
      usable = false;
      // Whoever ends the process waits until it is gone.
      setKeepsParentAlive(child, true);
      child.kill("SIGKILL");
      await gone;
    },
    read: async (input, progress) => {
      const answer = await ask({ input, mayAsk: progress.refine !== undefined }, progress);
      if (answer.kind !== "done") throw new Error("A reader drew what it was asked to read.");
      return answer.extraction;
    },
    draw: async (input, view, progress) => {
      const answer = await ask({ input, view }, progress);
      if (answer.kind !== "drawn") throw new Error("A reader read what it was asked to draw.");
      return answer.picture;
    },
  };
}

/** A waiting process must not keep a command line from ending. */
function setKeepsParentAlive(child: ChildProcess, keeps: boolean): void {
  if (keeps) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

/** Two arenas are enough for one file at a time; each further one that the system's allocator opens for a thread keeps memory of its own. */
function readerEnvironment(): NodeJS.ProcessEnv {
  const { PATH } = process.env;
  return { ...(PATH === undefined ? {} : { PATH }), TZ: "UTC", MALLOC_ARENA_MAX: "2" };
}

function tookTooLong(cause: string): ReadFailure {
  return new ReadFailure(
    "TOO_COMPLEX",
    "Reading this file took too long and was stopped. Your other files are safe; please upload only the pages of the statement, or a photo of them.",
    { cause },
  );
}

function tookTooMuchMemory(cause: string): ReadFailure {
  return new ReadFailure(
    "TOO_COMPLEX",
    "This file needs too much memory to read and was stopped. Your other files are safe; please upload only the pages of the statement, or a photo of them.",
    { cause },
  );
}

/** The engine's own limit, or the system's: both end a process without asking. */
function ranOutOfMemory(child: ChildProcess, lastWords: string): boolean {
  return child.signalCode === "SIGKILL" || /heap out of memory|allocation failed/i.test(lastWords);
}

function diedUnexpectedly(child: ChildProcess, lastWords: string): ReadFailure {
  const cause = `The reader process ended (${child.signalCode ?? child.exitCode ?? "not started"}). ${lastWords}`;
  return ranOutOfMemory(child, lastWords)
    ? tookTooMuchMemory(cause)
    : new ReadFailure(unexpectedFailure.code, unexpectedFailure.userMessage, { cause });
}
