/**
 * What a reader process takes, as the server starts it: `npm run bench:reader`. Digital statements first, by a process that has read as
 * many of other layouts before (what a fresh one takes for those is printed too), then scans and photos. Prints pages a second and seconds a page, by the clock and in processor time of that process alone,
 * and its largest memory.
 */
import { readFileSync } from "node:fs";
import { processorTimeMs } from "#pipeline/isolation/process-usage.ts";
import { type ReaderProcess, startReaderProcess } from "#pipeline/isolation/reader-process-handle.ts";
import { readerEntry } from "#server/platform/reader-entry.ts";
import { knownLayouts } from "../samples/generator/known-layouts.ts";
import { printSamples, type Sample } from "../samples/generator/print-samples.ts";
import { filesOf } from "./read-sample.ts";

/** Every so many of the known layouts: of every type some. */
const STEP = 5;
const PICTURES = 24;
const LIMITS = { processorTimeMs: 120_000, wallClockMs: 600_000, memoryLimitBytes: 4 * 1024 ** 3 };

function peakMiB({ processId }: ReaderProcess): number {
  const status = readFileSync(`/proc/${processId}/status`, "utf8");
  return Math.round(Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}

type Work = {
  readonly files: number;
  readonly pages: number;
  readonly clockMs: number;
  readonly processorMs: number;
};

async function readAll(reader: ReaderProcess, files: readonly Buffer[]): Promise<Work> {
  const used = () => processorTimeMs(reader.processId ?? 0) ?? Number.NaN;
  const [clock, processor] = [performance.now(), used()];
  let pages = 0;
  for (const bytes of files) {
    // A picture is one page, of which nothing is told.
    let told = 0;
    await reader.read({ bytes }, { onPage: () => void told++ });
    pages += Math.max(1, told);
  }
  return { files: files.length, pages, clockMs: performance.now() - clock, processorMs: used() - processor };
}

const printed = (from: number) =>
  printSamples(
    knownLayouts.filter((_, index) => index % STEP === from),
    1,
    1,
    ".cache/bench",
  );
const pdfsOf = (some: readonly Sample[]) => some.map(({ pdf }) => pdf);
const [samples, second, third] = [await printed(0), await printed(1), await printed(2)];
const pictures = async (medium: "scan" | "photo") => {
  const some = samples.filter((_, index) => index % Math.ceil(samples.length / PICTURES) === 0);
  return (await Promise.all(some.map((sample: Sample) => filesOf(medium, sample)))).flat();
};

const reader = startReaderProcess(readerEntry(), LIMITS);
const stages = [
  ["digital, fresh process", second],
  ["digital, next", third],
  ["digital, warm", samples],
] as const;
for (const [name, some] of stages) {
  const work = await readAll(reader, pdfsOf(some));
  const perSecond = (ms: number) => ((1000 * work.pages) / ms).toFixed(1);
  console.log(
    `${name}: ${work.pages} pages of ${work.files} files, ${perSecond(work.clockMs)} a second by the clock, ` +
      `${perSecond(work.processorMs)} a second of processor; peak ${peakMiB(reader)} MiB`,
  );
}
for (const medium of ["scan", "photo"] as const) {
  const work = await readAll(reader, await pictures(medium));
  console.log(
    `${medium}: ${work.pages} pages, ${(work.clockMs / work.pages / 1000).toFixed(2)} s a page by the clock, ` +
      `${(work.processorMs / work.pages / 1000).toFixed(2)} s of processor; peak ${peakMiB(reader)} MiB`,
  );
}
await reader.end();
