import rateLimit, { type RateLimitPluginOptions } from "@fastify/rate-limit";
import type { App, Request } from "./app-type.ts";

/** Counts one request under a key and says how many there were in its window, and how many milliseconds are left of that. */
export type CountRequest = (
  key: string,
  windowMs: number,
) => Promise<{ readonly count: number; readonly leftMs: number }>;

export type RequestLimit = {
  /** Keeps the counts of one limit apart from those of others. */
  readonly name: string;
  readonly most: number;
  readonly perMs: number;
  /** "person" only behind `requirePerson`: many people may share an address. */
  readonly by: "address" | "person";
  /** What is thrown instead of the usual sentence. */
  readonly refusal?: () => Error;
};

const decorator = "countRequest";

/** From now on the limits of all routes of this server are counted so. Without it each server counts for itself. */
export function shareCounts(app: App, count: CountRequest): void {
  app.decorate(decorator, count);
}

type StoreClass = NonNullable<RateLimitPluginOptions["store"]>;
type StoreCallback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** The counter in the shape that the plugin asks for. */
function storeOf(name: string, count: CountRequest): StoreClass {
  class SharedCounts {
    incr(key: string, callback: StoreCallback, timeWindow: number): void {
      void this.#answer(key, callback, timeWindow);
    }
    async #answer(key: string, callback: StoreCallback, timeWindow: number): Promise<void> {
      let found: Awaited<ReturnType<CountRequest>>;
      try {
        found = await count(`${name} ${key}`, timeWindow);
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      callback(null, { current: found.count, ttl: found.leftMs });
    }
    child(): SharedCounts {
      return this;
    }
  }
  return SharedCounts;
}

/** Limits all routes that are registered in this scope from now on, together. */
export async function limitRequests(scope: App, limit: RequestLimit): Promise<void> {
  const { name, most, perMs, by, refusal } = limit;
  const count = scope.hasDecorator(decorator) ? scope.getDecorator<CountRequest>(decorator) : undefined;
  await scope.register(rateLimit, {
    max: most,
    timeWindow: perMs,
    ...(by === "person"
      ? { hook: "preHandler" as const, keyGenerator: (request: Request) => request.person.ownId }
      : {}),
    ...(count === undefined ? {} : { store: storeOf(name, count) }),
    ...(refusal === undefined ? {} : { errorResponseBuilder: refusal }),
  });
}
