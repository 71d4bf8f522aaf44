import type { SandboxRecords, Schedule } from "./records.ts";

const phase = (price: string, start: number, end: number) => ({
  start_date: start,
  end_date: end,
  items: [{ price, quantity: 1 }],
});

export function scheduleView(records: SandboxRecords, schedule: Schedule): Record<string, unknown> {
  const { id, created, customer, subscription, nextPrice, over, status } = schedule;
  const running = records.subscriptions[subscription];
  return {
    livemode: false,
    id,
    object: "subscription_schedule",
    created,
    customer,
    subscription: status === "active" ? subscription : null,
    status,
    metadata: {},
    current_phase:
      running === undefined || status !== "active"
        ? null
        : { start_date: running.periodStart, end_date: running.periodEnd },
    phases:
      running === undefined
        ? []
        : [
            ...(over === null ? [] : [phase(over.price, over.start, over.end)]),
            phase(running.price, running.periodStart, running.periodEnd),
            ...(nextPrice === null ? [] : [phase(nextPrice, running.periodEnd, running.periodEnd)]),
          ],
  };
}
