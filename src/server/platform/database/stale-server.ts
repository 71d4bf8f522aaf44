import { readdir, readlink, realpath } from "node:fs/promises";

/**
 * Whether a server, or a remainder of one, still works in this cluster. On Linux every process of a server has the cluster
 * as its working folder, and a zombie has none: exact, where the pid alone is not (zombies, reused pids). Elsewhere the pid
 * must do.
 */
export async function isClusterInUse(clusterDir: string, pid: number): Promise<boolean> {
  if (process.platform !== "linux") {
    return isAlive(pid);
  }
  const cluster = await realpath(clusterDir);
  const processes = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(
    processes.map((name) => readlink(`/proc/${name}/cwd`).catch(() => undefined)),
  );
  return folders.includes(cluster);
}

/** A process that belongs to someone else (EPERM) is alive too. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
