import type { BillingMode } from "#contract/billing.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/port.ts";
import {
  type BillingScope,
  beginEvent,
  finishEvent,
  personExists,
  savePayment,
  saveSubscription,
  takePaymentTicket,
  takeSubscriptionTicket,
} from "./repository.ts";
import type { ProviderRows } from "./sync.ts";
import type { EventLog } from "./webhook.ts";

/** What the provider said, in the database: each person's rows in their own scope. */
export function createProviderRows(database: Database, clock: Clock, mode: BillingMode): ProviderRows {
  const within = <T>(personId: string, work: (scope: BillingScope) => Promise<T>): Promise<T | undefined> =>
    database.forPerson(personId, async (sql) =>
      (await personExists(sql, personId)) ? work({ sql, personId, mode }) : undefined,
    );
  return {
    takeTicket: (personId, kind, id) =>
      within(personId, (scope) =>
        kind === "subscription"
          ? takeSubscriptionTicket(scope, id, clock.now())
          : takePaymentTicket(scope, id, clock.now()),
      ),
    saveSubscription: (personId, ...said) => within(personId, (scope) => saveSubscription(scope, ...said)),
    savePayment: (personId, ...said) => within(personId, (scope) => savePayment(scope, ...said)),
  };
}

export function createEventLog(database: Database, clock: Clock): EventLog {
  return {
    begin: (id, type) => database.beforePerson({}, (sql) => beginEvent(sql, id, type, clock.now())),
    finish: (id) => database.beforePerson({}, (sql) => finishEvent(sql, id, clock.now())),
  };
}
