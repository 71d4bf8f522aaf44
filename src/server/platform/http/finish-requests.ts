import type { FastifyRequest } from "fastify";
import type { App } from "./app-type.ts";

/** Set on routes whose answers stay open for as long as somebody listens: nobody waits for them. */
declare module "fastify" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with Fastify's own
  interface FastifyContextConfig {
    staysOpen?: boolean;
  }
}

/** Longer than any honest request but an upload that waits for its reading, which goes on without it. */
const LONGEST_WAIT_MS = 5_000;

/** A server that is told to stop answers first what it was asked before, for five seconds at most; then connections are closed. */
export function registerFinishRequests(app: App, longestWaitMs = LONGEST_WAIT_MS): void {
  const running = new Set<FastifyRequest>();
  let onIdle: (() => void) | undefined;
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.staysOpen === true) return;
    running.add(request);
    // Comes once the answer is out and when the caller is gone alike.
    reply.raw.once("close", () => {
      running.delete(request);
      if (running.size === 0) onIdle?.();
    });
  });
  app.addHook("preClose", async () => {
    if (running.size === 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, longestWaitMs);
      onIdle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  });
}
