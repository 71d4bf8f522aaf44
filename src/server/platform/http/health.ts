import type { App } from "./app-type.ts";

/** A part that must work before requests make sense; rejects when it does not. */
export type ReadinessCheck = () => Promise<unknown>;

/** Whoever asks whether this server may be sent requests has no patience: what does not answer by then is away. */
const ANSWER_WITHIN_MS = 2_000;

/**
 * /healthz: the process answers. /readyz: everything it needs answers too, and whether a model is configured: reading does not need
 * one, so it is no part. Neither says anything about anyone.
 */
export function registerHealth(
  app: App,
  checks: Readonly<Record<string, ReadinessCheck>>,
  model: "on" | "off",
  answerWithinMs = ANSWER_WITHIN_MS,
): void {
  app.get("/healthz", { logLevel: "warn" }, async () => ({ ok: true }));
  app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
    const parts: Record<string, boolean> = {};
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        parts[name] = await inTime(check(), answerWithinMs).then(
          () => true,
          (error: unknown) => {
            request.log.warn({ err: error, part: name }, "not ready");
            return false;
          },
        );
      }),
    );
    const ok = Object.values(parts).every(Boolean);
    return reply
      .status(ok ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok, parts, model });
  });
}

async function inTime(answer: Promise<unknown>, withinMs: number): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer within ${withinMs} ms`)), withinMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
