import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { Extraction } from "#contract/extraction.ts";
import { pictureTools } from "#pipeline/isolation/picture-tools.ts";
import type { MessageFromReader } from "#pipeline/isolation/reader-messages.ts";
import { serveReader } from "#pipeline/isolation/serve-reader.ts";
import type { Page } from "#pipeline/page.ts";

/**
 * A real reader process whose last step does what the document's first word says: HANG never ends, EAT takes memory until
 * it is stopped, WAIT blocks without working, CRASH ends the process, THROW fails, STEAL reads a
 * file outside the installation, WRITE writes one, SPAWN starts a program; SETTINGS names the settings it
 * knows; ASK reads a loan whose balance it cannot find; NAG asks for a second opinion five times by itself. Everything else
 * returns a summary of all words and the process that read them.
 */
serveReader({
  ...pictureTools,
  loadExtractFacts:
    async () =>
    (pages, { source }) => {
      misbehave(pages[0]?.words[0]?.text);
      return extraction(pages, source);
    },
});

/** The first request to a reader is number 1. */
const question = {
  id: 1,
  kind: "refine",
  request: { documentType: "loans", fields: [], lines: [] },
} satisfies MessageFromReader;

function misbehave(how: string | undefined): void {
  if (how === "HANG") for (;;) continue;
  if (how === "WAIT") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (how === "CRASH") process.exit(7);
  if (how === "THROW") throw new TypeError("secret detail of the program");
  if (how === "NAG") for (let times = 0; times < 5; times++) process.send?.(question);
  if (how === "STEAL") readFileSync("/etc/passwd");
  if (how === "WRITE") writeFileSync(new URL("../../stolen.txt", import.meta.url), "");
  if (how === "SPAWN") execFileSync(process.execPath, ["--version"]);
  if (how === "EAT") for (const eaten: Buffer[] = []; ; ) eaten.push(Buffer.alloc(16 * 1024 * 1024, 1));
}

function extraction(pages: readonly Page[], source: "pdf-text" | "ocr"): Extraction {
  const words = pages.flatMap((page) => page.words.map((word) => word.text));
  return {
    documentType: words[0] === "ASK" ? "loans" : "unknown",
    confidence: 1,
    pages: pages.length,
    source,
    summary: `${words.join(" ")}${words[0] === "SETTINGS" ? Object.keys(process.env).join(" ") : ""} (${process.pid})`,
    accounts: words[0] === "ASK" ? [{ kind: "loan" }] : [],
    transactions: [],
    income: [],
    evidence: {},
    checks: [],
    questions: [],
    warnings: [],
  };
}
