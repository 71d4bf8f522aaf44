import type { Clock } from "../clock.ts";

const DAY_MS = 86_400_000;
/** In UTC: night in America and Europe alike. */
const HOUR = 7;

/** Milliseconds until the next 07:00 UTC. */
export function untilNight(now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR);
  return (today > now.getTime() ? today : today + DAY_MS) - now.getTime();
}

/** Runs `work` every night while the process runs; it must be harmless to run it in several processes at once. Returns how to end it. */
export function runNightly(clock: Clock, work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    timer = setTimeout(() => {
      running = work().finally(wait);
    }, untilNight(clock.now()));
    timer.unref();
  };
  wait();
  return async () => {
    await running;
    clearTimeout(timer);
  };
}
