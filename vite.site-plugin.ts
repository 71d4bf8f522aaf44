import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { runnerImport } from "vite";
import type { PrerenderedPage } from "./src/web/prerender.tsx";

/**
 * What a page needs before its first paint stands in it: each file more is one more round trip on a slow line.
 * The font is not preloaded: on such a line it would hold up the words, which are readable in the system's font until then.
 * The scripts come after everything else for the same reason: the pages are readable without them.
 */
function inlined(html: string, css: string, early: string): string {
  const style = /<link rel="stylesheet"[^>]*>/;
  const script = '<script src="/theme-early.js"></script>';
  if (!style.test(html) || !html.includes(script))
    throw new Error("site.html has no style sheet or no early script");
  return html
    .replace(style, "")
    .replace(script, () => `<style>${css.trim()}</style>\n    <script>${early.trim()}</script>`)
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

/**
 * The app's page is a spinner until its scripts have come, and the spinner needs the style sheet alone: it comes before the
 * scripts, for a slow line is shared by all that was asked for.
 */
function styleFirst(html: string): string {
  const style = /^ *<link rel="stylesheet"[^>]*>\n/m;
  const sheet = style.exec(html)?.[0];
  const early = /^ *<script src="\/theme-early.js"><\/script>\n/m;
  if (sheet === undefined || !early.test(html))
    throw new Error("index.html has no style sheet or no early script");
  return html.replace(style, "").replace(early, (script) => `${script}${sheet}`);
}

type Prerender = { readonly prerenderSite: () => readonly PrerenderedPage[] };

/** Turns the built site.html into one static file for each public page: site/landing.html, site/pricing.html and so on. */
export function staticSite(): Plugin {
  return {
    name: "static-site",
    apply: "build",
    enforce: "post",
    async generateBundle(_options, bundle) {
      const app = bundle["index.html"];
      if (app?.type !== "asset") throw new Error("index.html was not built");
      app.source = styleFirst(app.source.toString());
      const template = bundle["site.html"];
      if (template?.type !== "asset") throw new Error("site.html was not built");
      const html = template.source.toString();
      const { module } = await runnerImport<Prerender>("/src/web/prerender.tsx", { configFile: false });
      delete bundle["site.html"];
      const sheet = bundle[/<link rel="stylesheet"[^>]*href="\/([^"]+)"/.exec(html)?.[1] ?? ""];
      if (sheet?.type !== "asset") throw new Error("The style sheet of the site was not built");
      const early = await readFile("src/web/public/theme-early.js", "utf8");
      const page = inlined(html, sheet.source.toString(), early);
      for (const { file, head, body } of module.prerenderSite()) {
        const source = page.replace("<!--head-->", () => head).replace("<!--body-->", () => body);
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
