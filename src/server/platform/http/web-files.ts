import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { App } from "./app-type.ts";
import { sendRefusal } from "./error-handler.ts";

const year = "public, max-age=31536000, immutable";

/**
 * The built web client: files under assets/ carry a hash and never change, everything else is asked for again. A page route
 * that only the client knows gets index.html; an unknown address below /api gets a JSON 404.
 */
export async function registerWebFiles(app: App, options: { readonly webRoot: string }) {
  const hasClient = existsSync(join(options.webRoot, "index.html"));
  if (hasClient) {
    await app.register(fastifyStatic, {
      root: options.webRoot,
      wildcard: false,
      cacheControl: false,
      setHeaders(reply, path) {
        const isAsset = path.startsWith(join(options.webRoot, "assets") + sep);
        void reply.header("cache-control", isAsset ? year : "no-cache");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "";
    const isPage =
      hasClient &&
      (request.method === "GET" || request.method === "HEAD") &&
      path !== "/api" &&
      !path.startsWith("/api/") &&
      !path.startsWith("/assets/") &&
      !/\.[a-z0-9]{1,8}$/i.test(path);
    if (isPage) {
      return reply.header("cache-control", "no-cache").sendFile("index.html");
    }
    return sendRefusal(request, reply, {
      status: 404,
      body: { code: "NOT_FOUND", message: "There is nothing at this address." },
    });
  });
}
