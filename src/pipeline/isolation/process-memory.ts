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
