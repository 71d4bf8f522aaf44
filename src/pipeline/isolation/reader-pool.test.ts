import { fork } from "node:child_process";
import { once } from "node:events";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ReadingStage } from "#contract/documents.ts";
import { textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";
import type { Refine, RefineRequest } from "../ports/refiner.ts";
import { createReaderPool, type ReaderPool, type ReaderPoolOptions } from "./reader-pool.ts";

const entry = new URL("../../../test/fakes/reader-process.ts", import.meta.url);
const pools: ReaderPool[] = [];

function poolOf(options: Partial<ReaderPoolOptions> = {}): ReaderPool {
  const pool = createReaderPool({ size: 1, entry, ...options });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const saying = (text: string) => ({ bytes: tinyPdf([textAt(72, 700, text)]) });

async function processThatRead(pool: ReaderPool, text = "hello"): Promise<number> {
  const { summary } = await pool.read(saying(text));
  return Number(/\((\d+)\)$/.exec(summary)?.[1]);
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** Resolves as soon as the process is gone; the test's own time limit fails it otherwise. */
async function disappearance(processId: number): Promise<void> {
  while (isAlive(processId)) await new Promise((resolve) => setImmediate(resolve));
}

// Starting processes on a busy machine takes its time; the limit only catches what never ends.
const patience = { timeout: 60_000 };

describe("reading", patience, () => {
  it("a file becomes facts, in the promised order of stages", async () => {
    const stages: ReadingStage[] = [];
    const { summary } = await poolOf().read(saying("New balance"), {
      onStage: (stage) => stages.push(stage),
    });
    expect(summary).toMatch(/^New balance \(\d+\)$/);
    expect(stages).toEqual(["read", "understood", "checked"]);
  });

  it("each page read is told", async () => {
    const told: string[] = [];
    const bytes = tinyPdf([textAt(72, 700, "one"), textAt(72, 700, "two")]);
    await poolOf().read({ bytes }, { onPage: (page, pages) => told.push(`${page}/${pages}`) });
    expect(told).toEqual(["1/2", "2/2"]);
  });

  it("a process stays for the next file", async () => {
    const pool = poolOf();
    expect(await processThatRead(pool)).toBe(await processThatRead(pool));
  });

  it("more files than processes wait for their turn, and none is lost", async () => {
    const pool = poolOf({ size: 2 });
    const words = ["a1", "b2", "c3", "d4", "e5", "f6", "g7"];
    const summaries = await Promise.all(words.map(async (word) => (await pool.read(saying(word))).summary));
    expect(summaries.map((summary) => summary.split(" ")[0])).toEqual(words);
    expect(new Set(summaries.map((summary) => summary.split(" ")[1])).size).toBeLessThanOrEqual(2);
  });

  it("a process started ahead reads the first file", async () => {
    const pool = poolOf();
    pool.warmUp(3);
    expect(await processThatRead(pool)).toBe(await processThatRead(pool));
  });

  it("a page is drawn by the process that reads, at the width that was asked for", async () => {
    const pool = poolOf();
    const picture = await pool.draw(saying("hello"), { page: 1, width: 300 });
    expect(picture).toMatchObject({ mediaType: "image/jpeg", width: 300 });
    expect([...picture.bytes.subarray(0, 2)]).toEqual([0xff, 0xd8]);
    await expect(pool.draw(saying("hello"), { page: 2, width: 300 })).rejects.toMatchObject({
      name: "ReadFailure",
      code: "UNREADABLE_FILE",
    });
    expect(await processThatRead(pool)).toBe(await processThatRead(pool));
  });

  it("a reader's question is answered by whoever asked for the reading, and nobody is asked otherwise", async () => {
    const pool = poolOf();
    const asked: RefineRequest[] = [];
    const refine: Refine = async (request) => {
      asked.push(request);
      return { kind: "none", note: "Nobody knows." };
    };
    const { warnings } = await pool.read(saying("ASK balance $12.50"), { refine });
    expect(warnings).toEqual(["Nobody knows."]);
    expect(asked).toMatchObject([{ documentType: "loans", lines: [{ page: 1 }] }]);
    expect((await pool.read(saying("ASK balance $12.50"))).warnings).toEqual([]);
  });

  it("a reader that was tricked into asking on and on is heard once", async () => {
    const refine = vi.fn<Refine>(async () => ({ kind: "none", note: "" }));
    await poolOf().read(saying("NAG"), { refine });
    expect(refine).toHaveBeenCalledTimes(1);
  });

  it("a process that has nothing to do ends", async () => {
    const pool = poolOf({ idleMs: 1 });
    await disappearance(await processThatRead(pool));
    expect(await processThatRead(pool)).toBeGreaterThan(0);
  });
});

describe("a bad file costs its own process and nothing else", patience, () => {
  it("a file that never ends is stopped, with a sentence", async () => {
    await expect(poolOf({ processorTimeMs: 1000 }).read(saying("HANG"))).rejects.toMatchObject({
      name: "ReadFailure",
      code: "TOO_COMPLEX",
      userMessage: expect.stringContaining("took too long"),
      cause: expect.stringContaining("processor time"),
    });
  });

  it("a file that waits for something that never comes is stopped by the clock", async () => {
    await expect(poolOf({ wallClockMs: 2000 }).read(saying("WAIT"))).rejects.toMatchObject({
      code: "TOO_COMPLEX",
      cause: "wall clock",
    });
  });

  it("a file that eats memory is stopped, with a sentence, and the next one is read", async () => {
    const pool = poolOf({ memoryLimitBytes: 400 * 1024 ** 2 });
    await expect(pool.read(saying("EAT"))).rejects.toMatchObject({
      code: "TOO_COMPLEX",
      userMessage: expect.stringContaining("memory"),
    });
    expect(await processThatRead(pool)).toBeGreaterThan(0);
  });

  it("a crash is told in a sentence and the next file is read", async () => {
    const pool = poolOf();
    await expect(pool.read(saying("CRASH"))).rejects.toMatchObject({ code: "READING_FAILED" });
    expect(await processThatRead(pool)).toBeGreaterThan(0);
  });

  it("a fault of the program is told without its inner details, and the process stays", async () => {
    const pool = poolOf();
    const first = await processThatRead(pool);
    const failure: unknown = await pool.read(saying("THROW")).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      code: "READING_FAILED",
      userMessage: expect.not.stringContaining("secret"),
    });
    expect(await processThatRead(pool)).toBe(first);
  });

  it.each(["STEAL", "WRITE", "SPAWN"])("a reader may not %s", async (how) => {
    await expect(poolOf().read(saying(how))).rejects.toMatchObject({
      code: "READING_FAILED",
      cause: expect.stringContaining("ERR_ACCESS_DENIED"),
    });
  });

  it("a reader knows none of its parent's settings", async () => {
    process.env["TEST_SECRET"] = "secret of the parent";
    try {
      const { summary } = await poolOf().read(saying("SETTINGS"));
      expect(summary).toContain("PATH");
      expect(summary).not.toContain("TEST_SECRET");
    } finally {
      delete process.env["TEST_SECRET"];
    }
  });

  it("neighbours of a file that hangs are read to their end", async () => {
    const pool = poolOf({ size: 2 });
    const stop = new AbortController();
    const hanging = pool.read(saying("HANG"), { signal: stop.signal });
    const neighbours = await Promise.all(["one", "two", "three"].map((word) => processThatRead(pool, word)));
    expect(new Set(neighbours).size).toBe(1);
    stop.abort(new Error("stopped at last"));
    await expect(hanging).rejects.toThrow("stopped at last");
    expect(await processThatRead(pool)).toBeGreaterThan(0);
  });

  it("an entry that does not exist is a sentence, not a wait", async () => {
    const pool = poolOf({ entry: new URL("./no-such-entry.ts", import.meta.url) });
    await expect(pool.read(saying("hello"))).rejects.toMatchObject({ code: "READING_FAILED" });
  });
});

describe("stopping", patience, () => {
  it("a file whose reader is told to stop is given up at once", async () => {
    const pool = poolOf();
    const stop = new AbortController();
    const reading = pool.read(saying("HANG"), {
      signal: stop.signal,
      onPage: () => stop.abort(new Error("deleted")),
    });
    await expect(reading).rejects.toThrow("deleted");
    expect(await processThatRead(pool)).toBeGreaterThan(0);
  });

  it("a waiting file that is told to stop never takes its turn", async () => {
    const pool = poolOf();
    const stop = new AbortController();
    const first = pool.read(saying("one"));
    const second = pool.read(saying("two"), { signal: stop.signal });
    stop.abort(new Error("deleted"));
    await expect(second).rejects.toThrow("deleted");
    await expect(first).resolves.toMatchObject({ pages: 1 });
  });

  it("a reader ends when its parent disappears without a word", async () => {
    const owner = fork(new URL("../../../test/fakes/pool-owner.ts", import.meta.url));
    const [summary] = (await once(owner, "message")) as [string];
    const reader = Number(/\((\d+)\)$/.exec(summary)?.[1]);
    expect(isAlive(reader)).toBe(true);
    owner.kill("SIGKILL");
    await disappearance(reader);
  });

  it("closing ends every process and fails what is left", async () => {
    const pool = poolOf();
    const processId = await processThatRead(pool);
    const busy = pool.read(saying("HANG"));
    const waiting = pool.read(saying("two"));
    const outcomes = Promise.allSettled([busy, waiting]);
    await pool.close();
    expect((await outcomes).map((outcome) => outcome.status)).toEqual(["rejected", "rejected"]);
    expect(isAlive(processId)).toBe(false);
    await expect(pool.read(saying("three"))).rejects.toThrow("closed");
  });
});
