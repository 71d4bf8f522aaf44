import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const program = join(root, "src/server/cli.ts");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: { start: string };
};

const folder = mkdtempSync(join(tmpdir(), "debt-freedom-launcher-"));
// The database's own account passes through, so that the database lies in the data folder for root as well.
chmodSync(folder, 0o755);
const dataDir = join(folder, "data");
// The script of the product itself, with a launcher that neither installs nor builds and tells who is who.
writeFileSync(
  join(folder, "package.json"),
  JSON.stringify({
    private: true,
    scripts: { start: scripts.start.replace("scripts/start.mjs", "start.mjs") },
  }),
);
writeFileSync(
  join(folder, "start.mjs"),
  `import { runProduct } from ${JSON.stringify(pathToFileURL(join(root, "scripts/ready.mjs")).href)};
const server = runProduct(["serve"], ${JSON.stringify(program)});
process.stdout.write(\`launcher \${process.pid} server \${server.pid}.\\n\`);
`,
);

type Who = "npm" | "launcher" | "server";

function npmStart() {
  const npm = spawn("npm", ["start"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], HOME: folder, PORT: "0", DATA_DIR: dataDir },
  });
  let printed = "";
  const read = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  npm.stdout.on("data", read);
  npm.stderr.on("data", read);
  const pidOf = (who: Who) =>
    who === "npm" ? Number(npm.pid) : Number(new RegExp(`${who} (\\d+)`).exec(printed)?.[1]);
  onTestFinished(() => {
    // Where something failed above, nothing stays.
    for (const who of ["launcher", "server"] as const)
      if (!npm.stdout.closed) process.kill(pidOf(who), "SIGKILL");
  });
  return {
    printed: () => printed,
    kill: (who: Who, signal: NodeJS.Signals) => process.kill(pidOf(who), signal),
    /** Once npm has ended and with it every process that writes where it wrote. */
    allGone: once(npm, "close"),
  };
}

const portOf = async (printed: () => string) => {
  await expect.poll(printed, { timeout: 60_000 }).toMatch(/running at http:\/\/localhost:\d+\n/);
  return Number(/running at http:\/\/localhost:(\d+)/.exec(printed())?.[1]);
};

const isDatabaseUp = () => existsSync(join(dataDir, "database", "cluster", "postmaster.pid"));

/** Half a request: the server knows of it and waits for the rest. */
async function askHalf(port: number) {
  const socket = connect({ port, host: "localhost" });
  await once(socket, "connect");
  let answer = "";
  socket.on("data", (chunk: Buffer) => {
    answer += chunk.toString();
  });
  const closed = once(socket, "close");
  socket.write(
    "POST /api/unsubscribe/nobody HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\nexpect: 100-continue\r\n\r\n",
  );
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 100 /);
  return {
    async finish() {
      socket.end("{}");
      await closed;
      return /HTTP\/1\.1 (?!100)(\d+)/.exec(answer)?.[1];
    },
  };
}

const takesNoMore = async (port: number) => {
  const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => undefined);
  return answer === undefined || answer.status === 503;
};

test("whichever of npm, launcher and server is told to stop, what was asked is answered and all of them end", async () => {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const tries = (["npm", "launcher", "server"] as const).flatMap((who) =>
    (["SIGTERM", "SIGINT"] as const).map((signal) => ({ who, signal })),
  );
  const seen: unknown[] = [];
  // One after the other on one data folder: each start shows that the one before left nothing.
  for (const { who, signal } of tries) {
    const started = npmStart();
    const port = await portOf(started.printed);
    expect(isDatabaseUp()).toBe(true);
    const asked = await askHalf(port);
    started.kill(who, signal);
    await expect.poll(() => takesNoMore(port)).toBe(true);
    const answered = await asked.finish();
    const [code] = await started.allGone;
    seen.push({ who, signal, answered, code, isDatabaseUp: isDatabaseUp() });
  }
  expect(seen).toEqual(tries.map((one) => ({ ...one, answered: "404", code: 0, isDatabaseUp: false })));

  // Killed, nobody can tell the others: they notice.
  for (const who of ["launcher", "npm"] as const) {
    const started = npmStart();
    await portOf(started.printed);
    started.kill(who, "SIGKILL");
    await started.allGone;
    expect({ who, isDatabaseUp: isDatabaseUp() }).toEqual({ who, isDatabaseUp: false });
  }

  // Before it serves: what a start has begun is stopped in order too.
  const started = npmStart();
  await expect.poll(started.printed).toMatch(/server \d+/);
  started.kill("launcher", "SIGTERM");
  await started.allGone;
  expect(isDatabaseUp()).toBe(false);
});
