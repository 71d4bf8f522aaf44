import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";
import { type ExtractFilesOptions, extractFiles } from "./extract-files.ts";

const entry = new URL("../../../test/fakes/reader-process.ts", import.meta.url);
const locked = new URL("../../../test/samples/hostile/password-aes256.pdf", import.meta.url).pathname;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "extract-files-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileSaying(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, tinyPdf([textAt(72, 700, text)]));
  return path;
}

type Line = {
  file: string;
  result?: { summary: string; documentType: string };
  error?: { code: string; message: string };
};

async function run(paths: readonly string[], options: Partial<ExtractFilesOptions> = {}) {
  let output = "";
  let errors = "";
  const code = await extractFiles(paths, {
    entry,
    poolSize: 2,
    write: (text) => (output += text),
    writeError: (text) => (errors += text),
    ...options,
  });
  const lines = () =>
    output
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line) as Line);
  return { code, output, errors, lines };
}

describe("extract --json", { timeout: 60_000 }, () => {
  it("prints one line for each file, in the order given", async () => {
    const paths = [
      await fileSaying("b.pdf", "second"),
      await fileSaying("a.pdf", "first"),
      await fileSaying("c.pdf", "third"),
    ];
    const { code, lines, errors } = await run(paths, { json: true });
    expect(code).toBe(0);
    expect(errors).toBe("");
    expect(lines().map((line) => line.file)).toEqual(paths);
    expect(lines().map((line) => line.result?.summary.split(" ")[0])).toEqual(["second", "first", "third"]);
  });

  it("a bad file is a line of its own and never stops the rest", async () => {
    const bad = join(folder, "bad.pdf");
    await writeFile(bad, "%PDF-1.7\n");
    const huge = join(folder, "huge.pdf");
    await writeFile(huge, "%PDF-1.7\n");
    await truncate(huge, 26 * 1024 * 1024);
    const paths = [
      bad,
      await fileSaying("crash.pdf", "CRASH"),
      join(folder, "missing.pdf"),
      folder,
      huge,
      await fileSaying("good.pdf", "good"),
    ];
    const { code, lines } = await run(paths, { json: true });
    expect(code).toBe(1);
    expect(lines().map((line) => line.error?.code)).toEqual([
      "UNREADABLE_FILE",
      "READING_FAILED",
      "NOT_FOUND",
      "UNREADABLE_FILE",
      "FILE_TOO_LARGE",
      undefined,
    ]);
  });

  it("the same file twice gives two lines", async () => {
    const path = await fileSaying("twice.pdf", "twice");
    expect((await run([path, path], { json: true })).lines()).toHaveLength(2);
  });

  it("a password opens a locked file", async () => {
    const without = await run([locked], { json: true });
    expect(without.lines()[0]?.error?.code).toBe("PASSWORD_NEEDED");
    const withIt = await run([locked], { json: true, password: "sesame" });
    expect(withIt.lines()[0]?.result?.summary).toContain("Opened with the password");
  });

  it("a name that is no proper text is a missing file, not a crash", async () => {
    const { code, lines } = await run([join(folder, "caf\ufffd.pdf"), join(folder, "\ud800.pdf")], {
      json: true,
    });
    expect(code).toBe(1);
    expect(lines().map((line) => line.error?.code)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
  });
});

describe("extract for a person", { timeout: 60_000 }, () => {
  it("results are a table, failures sentences on standard error", async () => {
    const good = await fileSaying("good.pdf", "good");
    const { code, output, errors } = await run([good, join(folder, "missing.pdf")]);
    expect(code).toBe(1);
    expect(output.split("\n")[0]).toMatch(/^File +Type +What +Balance +APR +Minimum +Due$/);
    expect(output).toContain(good);
    expect(errors).toBe(
      `${join(folder, "missing.pdf")}: There is no such file, or it may not be read. Please check its name.\n`,
    );
  });
});

describe("wrong usage", () => {
  it("no file at all is wrong usage", async () => {
    const { code, errors } = await run([]);
    expect(code).toBe(2);
    expect(errors).toMatch(/^Name at least one file/);
  });

  it("a type that does not exist is wrong usage and names the types", async () => {
    const { code, errors } = await run(["a.pdf"], { type: "card" });
    expect(code).toBe(2);
    expect(errors).toMatch(/no document type "card".*credit-cards/);
  });
});
