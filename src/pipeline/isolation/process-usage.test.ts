import { describe, expect, it } from "vitest";
import { processorTimeMs, residentMemoryBytes } from "./process-usage.ts";

/** Works until this process has spent so many more milliseconds of processor time. */
function work(ms: number): void {
  const start = process.cpuUsage();
  for (;;) {
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1000 > ms) return;
  }
}

describe.runIf(process.platform === "linux")("what a process has used", () => {
  it("working costs processor time", () => {
    const before = processorTimeMs(process.pid)!;
    work(100);
    // The system counts in steps of ten milliseconds.
    expect(processorTimeMs(process.pid)! - before).toBeGreaterThanOrEqual(80);
  });

  it("memory that is held counts", () => {
    const before = residentMemoryBytes(process.pid)!;
    const held = Buffer.alloc(64 * 1024 ** 2, 1);
    expect(residentMemoryBytes(process.pid)! - before).toBeGreaterThan(held.length / 2);
  });
});

it("a process that is gone has used nothing that could be told", () => {
  expect(processorTimeMs(2 ** 30)).toBeUndefined();
  expect(residentMemoryBytes(2 ** 30)).toBeUndefined();
});
