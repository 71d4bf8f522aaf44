import { randomBytes } from "node:crypto";
import type { SandboxRecords } from "./records.ts";

/** One transaction of the sandbox: its records, its clock, and the events that come of it. */
export type Desk = {
  readonly records: SandboxRecords;
  /** Seconds since 1970, on the test clock of this customer. */
  now(customer: string | null): number;
  newId(prefix: string): string;
  newSecret(id: string): string;
  /** Tells the outside that something happened, with the object as it is now. */
  emit(type: string, customer: string | null, object: Record<string, unknown>): void;
};

const DAY = 86_400;

export function openDesk(records: SandboxRecords, realNow: number): Desk {
  const now = (customer: string | null) =>
    realNow + (customer === null ? 0 : (records.customers[customer]?.offset ?? 0));
  const newId = (prefix: string) => {
    records.sequence += 1;
    return `${prefix}_sbx_${records.sequence.toString(36).padStart(4, "0")}${randomBytes(8).toString("hex")}`;
  };
  return {
    records,
    now,
    newId,
    newSecret: (id) => `${id}_secret_${randomBytes(12).toString("hex")}`,
    emit(type, customer, object) {
      records.events.push({
        id: newId("evt"),
        created: now(customer),
        type,
        // The object may change before the event is delivered.
        object: structuredClone(object),
      });
    },
  };
}

/**
 * The moment `count` intervals after `anchor`: the same day of the month and time of the day in UTC, or the month's last day where it
 * is shorter.
 */
export function periodBoundary(anchor: number, interval: "month" | "year", count: number): number {
  const start = new Date(anchor * 1000);
  const month = start.getUTCMonth() + (interval === "year" ? 12 : 1) * count;
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), lastDay);
  const midnight = Date.UTC(start.getUTCFullYear(), month, day);
  return Math.floor(midnight / 1000) + (anchor - Math.floor(anchor / DAY) * DAY);
}
