import { readFileSync } from "node:fs";

/**
 * Resident memory of a process in bytes, or undefined when the system does not tell (only Linux has /proc).
 * Read from outside, because a process that is busy with a hostile file does not answer.
 */
export function residentMemoryBytes(processId: number): number | undefined {
  try {
    const status = readFileSync(`/proc/${processId}/status`, "utf8");
    const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}

/** The unit of /proc/PID/stat, fixed at 100 a second for every Linux program. */
const MS_PER_TICK = 10;

/**
 * Processor time a process has used since its start, in milliseconds, in its own code and in the system's on its behalf; undefined
 * when the system does not tell (only Linux has /proc). A file that waits for a busy machine uses none.
 */
export function processorTimeMs(processId: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, "utf8");
    // The second field is the program's name in brackets and may hold anything: counting starts behind it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * MS_PER_TICK : undefined;
  } catch {
    return undefined;
  }
}
