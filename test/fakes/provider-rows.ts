/** What the payment provider said, kept in memory with the rules of the database. */
import type { BillingInterval } from "#contract/plan-catalogue.ts";
import type { PaidTier } from "#server/features/billing/catalogue-prices.ts";
import type { SubscriptionFacts } from "#server/features/billing/entitlement.ts";
import type { ProviderRows, SaidOfDispute, SaidOfSubscription } from "#server/features/billing/sync.ts";
import type { EventLog } from "#server/features/billing/webhook.ts";

export function createMemoryRows() {
  const kept = new Map<string, { ticket: number; written: number; said: SaidOfSubscription | undefined }>();
  const disputes = new Map<string, SaidOfDispute>();
  const done = new Set<string>();
  const rows: ProviderRows = {
    async takeTicket(_person, _kind, id) {
      const row = kept.get(id) ?? { ticket: 0, written: 0, said: undefined };
      row.ticket += 1;
      kept.set(id, row);
      return row.ticket;
    },
    async saveSubscription(_person, id, ticket, said) {
      const row = kept.get(id);
      if (row === undefined || row.written >= ticket) return;
      row.written = ticket;
      row.said = said;
    },
    savePayment: async () => undefined,
    async saveDispute(_person, id, _ticket, said) {
      disputes.set(id, said);
    },
  };
  const log: EventLog = {
    begin: async (id) => !done.has(id),
    async finish(id) {
      done.add(id);
    },
  };
  return { rows, log, kept, disputes };
}

/** A retrieved subscription, as the entitlement is computed from it. */
export const factsOf = (id: string, said: SaidOfSubscription): SubscriptionFacts => ({
  id,
  mode: "sandbox",
  tier: said.tier as PaidTier | null,
  interval: said.interval as BillingInterval | null,
  status: said.status,
  periodStart: said.periodStart,
  periodEnd: said.periodEnd,
  cancelAt: said.cancelAt,
});
