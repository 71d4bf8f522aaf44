/** The nightly comparison with the payment provider: it makes up for events that never came. */
import type { Stripe } from "stripe";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/port.ts";
import { isOver } from "./ending.ts";
import { forgetEvents } from "./repository.ts";
import { personOf, type Sync } from "./sync.ts";
import type { EventHandler } from "./webhook.ts";

const DAY_MS = 86_400_000;
const EVENTS_KEPT_DAYS = 30;
/** Banks decide within about a hundred days. */
const DISPUTES_DAYS = 180;

/** Returns how many subscriptions were looked at. Done twice, or by two at once, it is done once. */
export async function compareWithProvider(deps: {
  readonly database: Pick<Database, "beforePerson">;
  readonly clock: Clock;
  readonly client: Stripe;
  readonly sync: Sync;
  readonly events: Pick<EventHandler, "refreshDispute">;
  /** The provider's word that our row of a subscription has; undefined where there is none. */
  readonly statusOf: (personId: string, id: string) => Promise<string | undefined>;
}): Promise<number> {
  const { client, sync, events } = deps;
  const now = deps.clock.now().getTime();
  let looked = 0;
  for await (const said of client.subscriptions.list({ status: "all", limit: 100 })) {
    const personId = personOf(said);
    if (personId === undefined) continue;
    looked += 1;
    // What is over stays as it is.
    if (isOver(said.status) && (await deps.statusOf(personId, said.id)) === said.status) continue;
    await sync.refreshSubscription(personId, said.id);
  }
  const since = Math.floor((now - DISPUTES_DAYS * DAY_MS) / 1000);
  for await (const { id } of client.disputes.list({ created: { gte: since }, limit: 100 })) {
    await events.refreshDispute(id);
  }
  const before = new Date(now - EVENTS_KEPT_DAYS * DAY_MS);
  await deps.database.beforePerson({}, (sql) => forgetEvents(sql, before));
  return looked;
}
