import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const program = join(import.meta.dirname, "../../src/server/cli.ts");

function doctor(environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "debt-freedom-doctor-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const { status, stdout } = spawnSync(process.execPath, [program, "doctor"], {
    env: { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir, ...environment },
    encoding: "utf8",
  });
  return { status, lines: stdout.trim().split("\n") };
}

it("says of a fresh installation that everything is in order, and where the originals lie", () => {
  const { status, lines } = doctor({});
  expect(lines.filter((line) => !line.startsWith("ok "))).toEqual([]);
  expect(status).toBe(0);
  expect(lines.find((line) => line.includes("originals"))).toMatch(/sealed in .*files$/);
  expect(lines.find((line) => line.includes("payments"))).toContain("the sandbox");
});

it("names what only a starting server would refuse: no sign-in in production, proxies that are none", () => {
  const { status, lines } = doctor({ APP_ENV: "production", TRUST_PROXY: "nobody" });
  expect(status).toBe(1);
  expect(lines.filter((line) => line.startsWith("failed"))).toEqual([
    expect.stringMatching(/^failed {2}proxies: .*TRUST_PROXY must list addresses of proxies/),
    expect.stringMatching(/^failed {2}sign-in: Sign-in is not set up\..*APP_ENV is production/),
  ]);
});

it("names keys that would do harm, and a bucket that does not answer", () => {
  const { status, lines } = doctor({
    STRIPE_SECRET_KEY: "sk_live_x",
    STRIPE_PUBLISHABLE_KEY: "pk_live_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    S3_BUCKET: "debts",
    S3_ENDPOINT: "http://127.0.0.1:1",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "canary",
  });
  expect(status).toBe(1);
  expect(lines.filter((line) => line.startsWith("failed"))).toEqual([
    expect.stringMatching(/^failed {2}originals: The bucket debts of S3_BUCKET cannot be used/),
    expect.stringMatching(/^failed {2}payments: STRIPE_SECRET_KEY takes real money/),
  ]);
  expect(lines.join()).not.toContain("canary");
});
