import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import { isPersonPath, publicPaths } from "#contract/pages.ts";
import type { App, Reply, Request } from "./app-type.ts";
import { sendRefusal } from "./error-handler.ts";
import { openPublicPages, registerCrawlerFiles, type Site } from "./public-pages.ts";

const year = "public, max-age=31536000, immutable";

function sendApp(reply: Reply) {
  return reply.header("cache-control", "no-cache").header("vary", "Cookie").sendFile("index.html");
}

export type WebFilesOptions = {
  readonly webRoot: string;
  readonly publicUrl: string;
  readonly site: Site;
};

/**
 * The built web client: files under assets/ carry a hash and never change, everything else is asked for again. Visitors get the public
 * pages as static HTML, people who are signed in the app at the same addresses; an address that neither knows is a 404, below /api as
 * JSON.
 */
export async function registerWebFiles(app: App, { webRoot, publicUrl, site }: WebFilesOptions) {
  const hasClient = existsSync(join(webRoot, "index.html"));
  if (hasClient) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: false,
      globIgnore: ["site/**"],
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        const isAsset = path.startsWith(join(webRoot, "assets") + sep);
        void reply.header("cache-control", isAsset ? year : "no-cache");
      },
    });
  }
  registerCrawlerFiles(app, publicUrl);
  const pages = openPublicPages({ webRoot, publicUrl, facts: site.facts });
  const sendPage = async (request: Request, reply: Reply, path: string) => {
    const file = path === "/" ? "landing" : publicPaths.find((one) => one === path)?.slice(1);
    if (file === undefined && isPersonPath(path)) return sendApp(reply);
    // When nobody can be recognised because the database is away, the app says so better than a start page would.
    const isSignedIn = await site.isSignedIn(request).catch(() => true);
    if (file === undefined) void reply.status(404);
    if (!isSignedIn && pages.send(request, reply, file ?? "not-found")) return reply;
    return sendApp(reply);
  };

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const isPage =
      hasClient &&
      (request.method === "GET" || request.method === "HEAD") &&
      path !== "/api" &&
      !path.startsWith("/api/") &&
      !path.startsWith("/assets/") &&
      !/\.[a-z0-9]{1,8}$/i.test(path);
    if (isPage) return sendPage(request, reply, path);
    return sendRefusal(request, reply, {
      status: 404,
      body: { code: "NOT_FOUND", message: "There is nothing at this address." },
    });
  });
}
