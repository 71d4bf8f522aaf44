import { Client, type Pool } from "pg";
import { z } from "zod";
import { answerWithinMs, connectionSettings } from "../database/connection.ts";
import { ANYTHING_CHANGED, type Events, type PersonEvent } from "./port.ts";

const channel = "debt_freedom_events";
const firstRetryMs = 250;
const longestRetryMs = 10_000;

const eventSchema = z.object({ personId: z.string(), name: z.string(), id: z.string().optional() });

/**
 * Events through LISTEN/NOTIFY on one connection of its own, which comes back by itself when the database was away. What was published
 * meanwhile is lost, so everybody hears then that anything may have changed. Payloads hold ids only, far below PostgreSQL's 8,000 bytes.
 */
export function createPostgresEvents(options: {
  readonly url: string;
  readonly pool: Pool;
  readonly log: { warn(details: object, message: string): void };
}): Events {
  const listeners = new Map<string, Set<(event: PersonEvent) => void>>();
  let client: Client | undefined;
  let retryTimer: NodeJS.Timeout | undefined;
  let reconnecting: Promise<void> = Promise.resolve();
  let isStopped = false;

  function dispatch(payload: string | undefined): void {
    const parsed = eventSchema.safeParse(parseJson(payload ?? ""));
    if (!parsed.success) {
      return;
    }
    const { personId, name, id } = parsed.data;
    for (const onEvent of listeners.get(personId) ?? []) {
      onEvent({ personId, name, ...(id === undefined ? {} : { id }) });
    }
  }

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: options.url,
      application_name: "debt-freedom events",
      ...connectionSettings,
      query_timeout: answerWithinMs,
    });
    next.on("notification", (message) => {
      dispatch(message.payload);
    });
    next.on("error", (error) => {
      options.log.warn({ err: error }, "lost the connection for events");
    });
    // Before the first statement: a connection may end at any moment, and one that nobody notices is never replaced.
    next.once("end", () => {
      if (client !== next) return;
      client = undefined;
      reconnect(firstRetryMs);
    });
    await next.connect();
    client = next;
    await next.query(`listen ${channel}`);
  }

  async function connectAgain(): Promise<void> {
    await connect();
    for (const [personId, own] of listeners) {
      for (const onEvent of own) onEvent({ personId, name: ANYTHING_CHANGED });
    }
  }

  function reconnect(afterMs: number): void {
    if (isStopped) {
      return;
    }
    retryTimer = setTimeout(() => {
      reconnecting = connectAgain().catch(async () => {
        await leave();
        reconnect(Math.min(afterMs * 2, longestRetryMs));
      });
    }, afterMs);
  }

  /** Ends the connection without having it replaced. */
  async function leave(): Promise<void> {
    const left = client;
    client = undefined;
    await left?.end().catch(() => undefined);
  }

  return {
    async publish(event) {
      // What happened is stored by now: that nobody could be told at once must not make it look undone.
      await options.pool
        .query("select pg_notify($1, $2)", [channel, JSON.stringify(event)])
        .catch((error: unknown) => options.log.warn({ err: error }, "nobody could be told what changed"));
    },
    subscribe(personId, onEvent) {
      const own = listeners.get(personId) ?? new Set();
      listeners.set(personId, own);
      own.add(onEvent);
      return () => {
        own.delete(onEvent);
        if (own.size === 0 && listeners.get(personId) === own) {
          listeners.delete(personId);
        }
      };
    },
    start: connect,
    async stop() {
      isStopped = true;
      clearTimeout(retryTimer);
      // One that is under way would stay open behind the end of everything else.
      await reconnecting;
      await leave();
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
