import type { RegisterRoutes } from "./platform/http/app-type.ts";
import type { QueueSettings } from "./platform/jobs/port.ts";
import type { Runtime } from "./runtime.ts";

/** Every queue there is. */
export const queues: readonly QueueSettings[] = [];

/** What the features add: routes for the web server, and the jobs a worker does. */
export type Composition = {
  readonly routes: readonly RegisterRoutes[];
  readonly originExempt: readonly string[];
  /** Begins to take jobs; returns what to close after the queue has stopped. */
  startWork(): Promise<() => Promise<void>>;
};

/** The only place that knows all features; it hands each what it needs of the others. */
export async function compose(
  _runtime: Runtime,
  _options: { readonly publicUrl: string },
): Promise<Composition> {
  return {
    routes: [],
    originExempt: [],
    startWork: async () => async () => undefined,
  };
}
