import { AppError } from "../errors.ts";
import { isGuarded } from "../sign-in/person.ts";
import type { App } from "./app-type.ts";
import { bearerOf } from "./bearer.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);

/**
 * Cross-site request forgery: every unsafe method must come from our own pages. Browsers say so in Sec-Fetch-Site, which no
 * page can forge; older ones send Origin, which must be ours. Neither means no browser of a signed-in person sent it, or one
 * that we cannot judge: refused. Who brings a token of their own needs neither, where a guard asks for it and for nothing else: it is no
 * cookie, which a browser would add by itself. Where nobody asks for a token, one proves nothing (signing out).
 *
 * `exempt` lists the path prefixes that other sites must be able to post to (each needs its own proof, such as a signature).
 */
export function registerOriginRule(
  app: App,
  options: { readonly publicUrl: string; readonly exempt: readonly string[] },
): void {
  const ownOrigin = new URL(options.publicUrl).origin;
  const guarded = new Set<string>();
  app.addHook("onRoute", ({ method, url, onRequest }) => {
    if (isGuarded(onRequest)) for (const one of [method].flat()) guarded.add(`${one} ${url}`);
  });
  app.addHook("onRequest", async (request) => {
    if (safeMethods.has(request.method)) {
      return;
    }
    const path = request.url.split("?", 1)[0] ?? "";
    const isTokenAsked = guarded.has(`${request.method} ${request.routeOptions.url}`);
    if (isTokenAsked && bearerOf(request) !== undefined) return;
    if (options.exempt.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) {
      return;
    }
    const site = request.headers["sec-fetch-site"];
    const isOwn = site === undefined ? request.headers.origin === ownOrigin : site === "same-origin";
    if (!isOwn) {
      throw new AppError("WRONG_ORIGIN", {
        status: 403,
        userMessage: "That request did not come from this site's own pages, so nothing was done.",
        message: `Refused ${request.method} ${path}: sec-fetch-site ${String(site)}, origin ${String(request.headers.origin)}`,
      });
    }
  });
}
