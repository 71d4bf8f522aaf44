import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { platform } from "node:os";
import { type Browser, chromium } from "playwright-core";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

function find(): string | undefined {
  return [process.env["CHROMIUM"], ...PLACES].find((path) => path !== undefined && existsSync(path));
}

/** Debian's own package, where we may install it: as root on a machine with apt. */
function install(): void {
  if (platform() !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  process.stderr.write("Installing Chromium from the Debian packages (once) ...\n");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    const { status, stderr } = spawnSync("apt-get", ["-q", ...args], { env, encoding: "utf8" });
    if (status !== 0) process.stderr.write(`apt-get ${args[0]} did not succeed: ${stderr.trim()}\n`);
  }
}

/**
 * A real Chromium: the one on the system (or named by CHROMIUM), else installed from Debian's packages when running as root.
 * @throws Error with one sentence that says how to get one.
 */
export async function launchChromium(): Promise<Browser> {
  if (!find()) install();
  const executablePath = find();
  if (!executablePath) {
    throw new Error(
      "The browser tests need Chromium or Chrome and found none. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.",
    );
  }
  return chromium.launch({
    executablePath,
    args: [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}
