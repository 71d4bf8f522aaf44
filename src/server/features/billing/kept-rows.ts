import type { BillingMode } from "#contract/billing.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/port.ts";
import type { KnownSubscription } from "./comparison.ts";
import {
  type BillingScope,
  beginEvent,
  findCustomer,
  findSubscription,
  finishEvent,
  personExists,
  saveSaid,
  takeTicket,
} from "./repository.ts";
import { type ProviderRows, toFacts } from "./sync.ts";
import type { EventLog } from "./webhook.ts";

/** What the provider said, in the database: each person's rows in their own scope. */
export function createProviderRows(database: Database, clock: Clock, mode: BillingMode): ProviderRows {
  const within = <T>(personId: string, work: (scope: BillingScope) => Promise<T>): Promise<T | undefined> =>
    database.forPerson(personId, async (sql) =>
      (await personExists(sql, personId)) ? work({ sql, personId, mode }) : undefined,
    );
  return {
    takeTicket: (personId, kind, id) => within(personId, (scope) => takeTicket(scope, kind, id, clock.now())),
    saveSubscription: (personId, ...said) =>
      within(personId, (scope) => saveSaid(scope, "subscription", ...said)),
    savePayment: (personId, ...said) => within(personId, (scope) => saveSaid(scope, "payment", ...said)),
    saveDispute: (personId, ...said) => within(personId, (scope) => saveSaid(scope, "dispute", ...said)),
  };
}

/** Our row of a subscription, and what time it is on the person's clock; undefined where there is none. */
export function createKnownSubscription(database: Database, clock: Clock, mode: BillingMode) {
  return (personId: string, id: string): Promise<KnownSubscription | undefined> =>
    database.forPerson(personId, async (sql) => {
      const scope = { sql, personId, mode };
      const row = await findSubscription(scope, id);
      const ahead = (await findCustomer(scope))?.clockOffsetMs ?? 0;
      return row && { facts: toFacts(row), now: new Date(clock.now().getTime() + ahead) };
    });
}

/** What time it is on a person's clock. */
export function createPersonClock(database: Database, clock: Clock, mode: BillingMode) {
  return (personId: string): Promise<Date> =>
    database.forPerson(personId, async (sql) => {
      const ahead = (await findCustomer({ sql, personId, mode }))?.clockOffsetMs ?? 0;
      return new Date(clock.now().getTime() + ahead);
    });
}

export function createEventLog(database: Database, clock: Clock): EventLog {
  return {
    begin: (id, type) => database.beforePerson({}, (sql) => beginEvent(sql, id, type, clock.now())),
    finish: (id) => database.beforePerson({}, (sql) => finishEvent(sql, id, clock.now())),
  };
}
