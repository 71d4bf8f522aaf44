import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

// Compiling the PDF engine takes longer than reading a page with it; the compiled form is kept from one process to the next,
// inside the installation, because a folder that everybody may write to is no place for code.
enableCompileCache(
  fileURLToPath(new URL("../../.cache/compiled", import.meta.resolve("#contract/errors.ts"))),
);

const [{ serveReader }, { pictureTools }] = await Promise.all([
  import("./serve-reader.ts"),
  import("./picture-tools.ts"),
]);

serveReader({
  ...pictureTools,
  loadExtractFacts: () => import("../extract/extract-facts.ts").then((module) => module.extractFacts),
});
