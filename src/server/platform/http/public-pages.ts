import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { publicPaths } from "#contract/pages.ts";
import { fillSiteText, type SiteFacts } from "#contract/site.ts";
import type { App, Reply, Request } from "./app-type.ts";

export type Site = {
  readonly facts: SiteFacts;
  /** Whether the request comes from somebody who is signed in: they get the app instead of the public pages. */
  readonly isSignedIn: (request: Request) => Promise<boolean>;
};

type Page = {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly styleHashes: readonly string[];
  readonly scriptHashes: readonly string[];
};

/** Content-Security-Policy sources of what stands inside the elements themselves. */
const hashesOf = (html: string, element: "style" | "script"): readonly string[] =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, "g"))].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

/** The same policy, which also allows exactly what stands inside this page. */
const allowInline = (policy: string, page: Page): string =>
  policy
    .replace("style-src 'self'", () => ["style-src 'self'", ...page.styleHashes].join(" "))
    .replace("script-src 'self'", () => ["script-src 'self'", ...page.scriptHashes].join(" "));

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function escapeFacts({ contact, model }: SiteFacts): SiteFacts {
  return {
    contact: contact === null ? null : escape(contact),
    model: model === null ? null : { ...model, model: escape(model.model), host: escape(model.host) },
  };
}

/** The pre-rendered pages with what this installation is, by the name of their file; compressed once, at the start. */
function loadPages(folder: string, publicUrl: string, facts: SiteFacts): ReadonlyMap<string, Page> {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".html")) : [];
  const shown = escapeFacts(facts);
  return new Map(
    names.map((name) => {
      const html = readFileSync(join(folder, name), "utf8").replaceAll("{{origin}}", escape(publicUrl));
      const text = fillSiteText(html, shown);
      const plain = Buffer.from(text);
      const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
      return [
        name.replace(".html", ""),
        {
          etag,
          plain,
          br: brotliCompressSync(plain),
          gzip: gzipSync(plain),
          styleHashes: hashesOf(text, "style"),
          scriptHashes: hashesOf(text, "script"),
        },
      ];
    }),
  );
}

export type PublicPages = {
  /** Sends the static page of this file name; false when it was not built. */
  readonly send: (request: Request, reply: Reply, file: string) => boolean;
};

export function openPublicPages(options: {
  readonly webRoot: string;
  readonly publicUrl: string;
  readonly facts: SiteFacts;
}): PublicPages {
  const pages = loadPages(join(options.webRoot, "site"), options.publicUrl, options.facts);
  return {
    send(request, reply, file) {
      const page = pages.get(file);
      if (page === undefined) return false;
      const policy = "content-security-policy";
      void reply
        .header(policy, allowInline(String(reply.getHeader(policy)), page))
        .header("cache-control", "no-cache")
        .header("vary", "Cookie, Accept-Encoding")
        .header("etag", page.etag)
        .type("text/html; charset=utf-8");
      if (request.headers["if-none-match"] === page.etag && reply.statusCode === 200) {
        void reply.status(304).send();
        return true;
      }
      const accepted = request.headers["accept-encoding"] ?? "";
      const encoding = accepted.includes("br") ? "br" : accepted.includes("gzip") ? "gzip" : undefined;
      if (encoding !== undefined) void reply.header("content-encoding", encoding);
      void reply.send(page[encoding ?? "plain"]);
      return true;
    },
  };
}

/** /robots.txt and /sitemap.xml, for the address under which this installation is reached. */
export function registerCrawlerFiles(app: App, publicUrl: string): void {
  const robots = `User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`;
  const entries = ["/", ...publicPaths].map((path) => `  <url><loc>${escape(publicUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  app.get("/robots.txt", async (_request, reply) => reply.type("text/plain; charset=utf-8").send(robots));
  app.get("/sitemap.xml", async (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(sitemap),
  );
}
