import type { BillingMode } from "#contract/billing.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/port.ts";
import {
  type BillingScope,
  beginEvent,
  finishEvent,
  personExists,
  saveDispute,
  savePayment,
  saveSubscription,
  takeDisputeTicket,
  takePaymentTicket,
  takeSubscriptionTicket,
} from "./repository.ts";
import type { ProviderRows, TicketKind } from "./sync.ts";
import type { EventLog } from "./webhook.ts";

const takers = {
  subscription: takeSubscriptionTicket,
  payment: takePaymentTicket,
  dispute: takeDisputeTicket,
} satisfies Record<TicketKind, unknown>;

/** What the provider said, in the database: each person's rows in their own scope. */
export function createProviderRows(database: Database, clock: Clock, mode: BillingMode): ProviderRows {
  const within = <T>(personId: string, work: (scope: BillingScope) => Promise<T>): Promise<T | undefined> =>
    database.forPerson(personId, async (sql) =>
      (await personExists(sql, personId)) ? work({ sql, personId, mode }) : undefined,
    );
  return {
    takeTicket: (personId, kind, id) => within(personId, (scope) => takers[kind](scope, id, clock.now())),
    saveSubscription: (personId, ...said) => within(personId, (scope) => saveSubscription(scope, ...said)),
    savePayment: (personId, ...said) => within(personId, (scope) => savePayment(scope, ...said)),
    saveDispute: (personId, ...said) => within(personId, (scope) => saveDispute(scope, ...said)),
  };
}

export function createEventLog(database: Database, clock: Clock): EventLog {
  return {
    begin: (id, type) => database.beforePerson({}, (sql) => beginEvent(sql, id, type, clock.now())),
    finish: (id) => database.beforePerson({}, (sql) => finishEvent(sql, id, clock.now())),
  };
}
