import { spawn } from "node:child_process";
import type { SystemAccount } from "./system-account.ts";

/**
 * Runs a program to its end, as `account` when given. Its output goes to a pipe that a server it leaves behind does not
 * hold open, because pg_ctl sends that server's output to its log.
 */
export async function runProgram(
  account: SystemAccount | undefined,
  program: string,
  parameters: readonly string[],
): Promise<{ readonly exitCode: number; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: "/",
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own: Ctrl-C at the terminal must reach us, not the database under us.
      detached: true,
      windowsHide: true,
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C", TZ: "UTC" },
    });
    const chunks: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.once("error", reject);
    child.once("exit", (code) => {
      resolve({ exitCode: code ?? 1, output: Buffer.concat(chunks).toString("utf8") });
    });
  });
}
