import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const program = join(import.meta.dirname, "../../src/server/cli.ts");

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-serve-"));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

type Run = { readonly child: ChildProcess; readonly output: () => string; readonly errors: () => string };

function run(parameters: readonly string[], environment: Record<string, string>): Run {
  const child = spawn(process.execPath, [program, ...parameters], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", ...environment },
  });
  const texts = { output: "", errors: "" };
  child.stdout.on("data", (chunk: Buffer) => {
    texts.output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    texts.errors += chunk.toString();
  });
  return { child, output: () => texts.output, errors: () => texts.errors };
}

async function endOf(started: Run): Promise<number | null> {
  if (started.child.exitCode === null && started.child.signalCode === null) {
    await once(started.child, "close");
  }
  return started.child.exitCode;
}

/** The URL in the one line the server prints. */
async function urlOf(started: Run): Promise<string> {
  await expect.poll(() => started.output() + started.errors(), { timeout: 40_000 }).toMatch(/\n/);
  expect(started.output() + started.errors()).toMatch(
    /^Debt Freedom is running at http:\/\/localhost:\d+\n$/,
  );
  return started.output().trim().split(" ").at(-1) ?? "";
}

it("serves, keeps a second server off its folder, survives kill -9 and stops cleanly", async () => {
  const dataDir = newFolder();
  const first = run(["serve"], { DATA_DIR: dataDir });
  const url = await urlOf(first);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  const second = run(["serve"], { DATA_DIR: dataDir });
  expect(await endOf(second)).toBe(1);
  expect(second.errors()).toMatch(/^Another server is already running on the data folder .*\.\n$/);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  first.child.kill("SIGKILL");
  await endOf(first);
  const third = run(["serve"], { DATA_DIR: dataDir });
  await urlOf(third);
  third.child.kill("SIGTERM");
  expect(await endOf(third)).toBe(0);
  expect(third.errors()).toBe("");
});

it("says in one sentence that a port is in use, a folder unusable or a variable broken", async () => {
  const blocker = createServer();
  blocker.listen(0, "127.0.0.1");
  await once(blocker, "listening");
  onTestFinished(() => {
    blocker.close();
  });
  const address = blocker.address();
  const port = typeof address === "object" && address !== null ? String(address.port) : "";
  const file = join(newFolder(), "file");
  writeFileSync(file, "not a folder");
  const cases: readonly (readonly [Record<string, string>, RegExp])[] = [
    [
      { PORT: port, HOST: "127.0.0.1", DATA_DIR: newFolder() },
      /^Port \d+ on 127\.0\.0\.1 is already in use\..*\n$/,
    ],
    [{ DATA_DIR: file }, /^The data folder .* cannot be used .*\n$/],
    [{ DATA_DIR: newFolder(), PORT: "many" }, /^The environment variable PORT .*\n$/],
    [
      { DATA_DIR: newFolder(), DATABASE_URL: "postgres://app:hunter2@127.0.0.1:9/app" },
      /^The database cannot be used \(ECONNREFUSED\)\.(?!.*hunter2).*\n$/,
    ],
  ];
  const ends = await Promise.all(
    cases.map(async ([environment]) => {
      const started = run(["serve"], environment);
      return { code: await endOf(started), errors: started.errors(), output: started.output() };
    }),
  );
  for (const [index, [, sentence]] of cases.entries()) {
    expect(ends[index]).toEqual({ code: 1, errors: expect.stringMatching(sentence) as string, output: "" });
  }
});

it("answers --help with 0, an unknown command, option or word with 2", async () => {
  const runs = [["--help"], ["serve", "--help"], ["fly"], ["serve", "--fast"], ["migrate", "now"], []];
  const ends = await Promise.all(runs.map(async (parameters) => endOf(run(parameters, {}))));
  expect(ends).toEqual([0, 0, 2, 2, 2, 2]);
});
