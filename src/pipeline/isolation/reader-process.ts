// First of all, before any other code of a reader.
import "./close-network.ts";
import { enableCompileCache } from "node:module";
import { compileCacheFolder } from "./sandbox.ts";

// A terminal's Ctrl-C reaches every process of the group. When a reader ends is its parent's decision: a file in hand is finished or
// given back, and a parent that is gone takes its readers with it (see serve-reader.ts).
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);

// Compiling the PDF engine takes longer than reading a page with it; the compiled form is kept from one process to the next.
enableCompileCache(compileCacheFolder());

const [{ serveReader }, { pictureTools }] = await Promise.all([
  import("./serve-reader.ts"),
  import("./picture-tools.ts"),
]);

serveReader({
  ...pictureTools,
  loadExtractFacts: () => import("../extract/extract-facts.ts").then((module) => module.extractFacts),
});
