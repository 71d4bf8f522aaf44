import { enableCompileCache } from "node:module";
import { compileCacheFolder } from "./sandbox.ts";

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
