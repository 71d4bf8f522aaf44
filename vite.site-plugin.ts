import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { runnerImport } from "vite";
import type { PrerenderedPage } from "./src/web/prerender.tsx";

type Prerender = { readonly prerenderSite: () => readonly PrerenderedPage[] };

/** Turns the built site.html into one static file for each public page: site/landing.html, site/pricing.html and so on. */
export function staticSite(): Plugin {
  return {
    name: "static-site",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const template = bundle["site.html"];
      if (template?.type !== "asset") throw new Error("site.html was not built");
      const html = template.source.toString();
      const font = Object.keys(bundle).find((name) => /inter-latin-wght-normal-[^/]*\.woff2$/.test(name));
      if (font === undefined) throw new Error("The Latin part of Inter was not built");
      const preload = `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin />`;
      const { module } = await runnerImport<Prerender>("/src/web/prerender.tsx", { configFile: false });
      delete bundle["site.html"];
      for (const { file, head, body } of module.prerenderSite()) {
        const source = html
          .replace("<!--head-->", () => `${head}\n    ${preload}`)
          .replace("<!--body-->", () => body);
        this.emitFile({ type: "asset", fileName: `site/${file}.html`, source });
      }
    },
    /** Compressed beside the originals, so that serving costs no work. */
    async writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error("The client is built into a folder");
      const names = Object.keys(bundle).filter(
        (name) => /\.(?:js|css|html|svg)$/.test(name) && !name.startsWith("site/"),
      );
      await Promise.all(
        names.map(async (name) => {
          const bytes = await readFile(join(dir, name));
          await writeFile(join(dir, `${name}.br`), brotliCompressSync(bytes));
          await writeFile(join(dir, `${name}.gz`), gzipSync(bytes));
        }),
      );
    },
  };
}
