import { isLoopbackHost } from "../sign-in/loopback.ts";
import type { App } from "./app-type.ts";

/**
 * The same page at the address that browsers are meant to use, or null where nothing has to be done. Only for another name of this
 * machine at the same port: anything else in front of the server has its reasons.
 */
export function addressToUse(publicUrl: string, host: string | undefined, path: string): string | null {
  const meant = new URL(publicUrl);
  const asked = host === undefined ? null : URL.parse(`http://${host}`);
  // With TLS there is something in front, which may name us as it likes: sent there, a page could go round in a circle.
  if (meant.protocol !== "http:" || !path.startsWith("/")) return null;
  if (asked === null || asked.hostname === meant.hostname || asked.port !== meant.port) return null;
  if (!isLoopbackHost(asked.hostname) || !isLoopbackHost(meant.hostname)) return null;
  return meant.origin + path;
}

/**
 * A cookie belongs to one name: whoever opened 127.0.0.1 could never sign in where the public address says localhost. So a page that
 * is opened by another name of this machine is sent to the public address; scripts, programs and health checks are answered as they are.
 */
export function registerOneAddress(app: App, { publicUrl }: { readonly publicUrl: string }): void {
  app.addHook("onRequest", async ({ method, headers, url }, reply) => {
    const isPage = (method === "GET" || method === "HEAD") && headers.accept?.includes("text/html") === true;
    const address = isPage ? addressToUse(publicUrl, headers.host, url) : null;
    // What stands behind the "#" goes along by itself. Another port tomorrow must not be sent where today's was.
    if (address !== null) return reply.header("cache-control", "no-store").redirect(address, 302);
    return undefined;
  });
}
