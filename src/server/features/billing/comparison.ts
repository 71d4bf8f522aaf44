/**
 * The nightly comparison with the payment provider: it makes up for events that never came, and withdraws what goes on there though it
 * is not had here any more.
 */
import type { Stripe } from "stripe";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/port.ts";
import { isOver, withdraw, withdrawInvoices } from "./ending.ts";
import { isLapsed, type SubscriptionFacts } from "./entitlement.ts";
import { stopAllLateTries } from "./grace-tries.ts";
import { forgetEvents } from "./repository.ts";
import { personOf, type Sync } from "./sync.ts";
import type { EventHandler } from "./webhook.ts";

const DAY_MS = 86_400_000;
const EVENTS_KEPT_DAYS = 30;
/** Banks decide within about a hundred days. */
const DISPUTES_DAYS = 180;

export type KnownSubscription = { readonly facts: SubscriptionFacts; readonly now: Date };

/**
 * Returns how many subscriptions were looked at. Done twice, or by two at once, it is done once.
 * @throws AggregateError at the end, with what kept some of them from being compared
 */
export async function compareWithProvider(deps: {
  readonly database: Pick<Database, "beforePerson">;
  readonly clock: Clock;
  readonly client: Stripe;
  readonly sync: Sync;
  readonly events: Pick<EventHandler, "refreshDispute">;
  /** Our row of a subscription, and what time it is for the person; undefined where there is none. */
  readonly knownOf: (personId: string, id: string) => Promise<KnownSubscription | undefined>;
}): Promise<number> {
  const { client, sync, events } = deps;
  const now = deps.clock.now().getTime();
  async function compareOne(personId: string, { id, status }: Stripe.Subscription): Promise<void> {
    if (isOver(status)) {
      // What is over stays as it is.
      if ((await deps.knownOf(personId, id))?.facts.status === status) return;
      await withdrawInvoices(client, id);
    }
    await sync.refreshSubscription(personId, id);
    const known = await deps.knownOf(personId, id);
    if (known === undefined) return;
    if (isLapsed(known.facts, known.now)) {
      await withdraw(client, id);
      await sync.refreshSubscription(personId, id);
    } else if (known.facts.status === "past_due" && known.facts.periodStart !== null) {
      await stopAllLateTries(client, id, known.facts.periodStart);
    }
  }

  const failures: unknown[] = [];
  /** One that cannot be compared holds up none of the others. */
  const tried = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error));

  let looked = 0;
  for await (const said of client.subscriptions.list({ status: "all", limit: 100 })) {
    const personId = personOf(said);
    if (personId === undefined) continue;
    looked += 1;
    await tried(compareOne(personId, said));
  }
  const since = Math.floor((now - DISPUTES_DAYS * DAY_MS) / 1000);
  for await (const { id } of client.disputes.list({ created: { gte: since }, limit: 100 })) {
    await tried(events.refreshDispute(id));
  }
  const before = new Date(now - EVENTS_KEPT_DAYS * DAY_MS);
  await deps.database.beforePerson({}, (sql) => forgetEvents(sql, before));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${looked} subscriptions or disputes not compared`,
    );
  return looked;
}
