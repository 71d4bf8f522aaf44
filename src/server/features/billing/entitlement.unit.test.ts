import { describe, expect, test } from "vitest";
import { computeEntitlement, graceDays, type SubscriptionFacts } from "./entitlement.ts";

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const facts: SubscriptionFacts = {
  id: "sub_1",
  mode: "test",
  tier: "pro",
  interval: "monthly",
  status: "active",
  periodStart: day("2026-11-01"),
  periodEnd: day("2026-12-01"),
  cancelAt: null,
};
const at = (now: Date, ...subscriptions: readonly SubscriptionFacts[]) =>
  computeEntitlement(subscriptions, { mode: "test", now });

describe("which plan a person has", () => {
  test("none without a subscription", () => {
    expect(at(day("2026-11-10"))).toEqual({
      tier: "free",
      reason: "free",
      subscriptionId: null,
      until: null,
    });
  });

  test.each(["active", "trialing"])("%s is the plan", (status) => {
    expect(at(day("2026-11-10"), { ...facts, status })).toMatchObject({
      tier: "pro",
      reason: "paid",
      subscriptionId: "sub_1",
    });
  });

  test.each([
    "incomplete",
    "incomplete_expired",
    "unpaid",
    "canceled",
    "paused",
    "unknown",
    "",
    "ACTIVE",
    "a word of the future",
  ])("%j entitles to nothing", (status) => {
    expect(at(day("2026-11-10"), { ...facts, status }).tier).toBe("free");
  });

  test("a renewal that nobody told of lapses after the grace", () => {
    expect(graceDays).toBe(7);
    expect(at(new Date(day("2026-12-08").getTime() - 1), facts).tier).toBe("pro");
    expect(at(day("2026-12-08"), facts).tier).toBe("free");
  });

  test("cancelled, it ends to the millisecond with what is paid", () => {
    const ending = { ...facts, cancelAt: day("2026-12-01") };
    expect(at(new Date(day("2026-12-01").getTime() - 1), ending)).toMatchObject({
      tier: "pro",
      reason: "ending",
    });
    expect(at(day("2026-12-01"), ending).tier).toBe("free");
  });

  test("an unpaid renewal keeps the plan for a week from its first day", () => {
    const late = {
      ...facts,
      status: "past_due",
      periodStart: day("2026-12-01"),
      periodEnd: day("2027-01-01"),
    };
    expect(at(day("2026-12-07"), late)).toMatchObject({ reason: "grace", until: day("2026-12-08") });
    expect(at(day("2026-12-08"), late).tier).toBe("free");
    expect(at(day("2026-12-04"), { ...late, cancelAt: day("2026-12-03") }).tier).toBe("free");
  });

  test("what is not of the catalogue, or says no period, entitles to nothing", () => {
    expect(at(day("2026-11-10"), { ...facts, tier: null }).tier).toBe("free");
    expect(at(day("2026-11-10"), { ...facts, periodEnd: null }).tier).toBe("free");
    expect(at(day("2026-11-10"), { ...facts, periodStart: null }).tier).toBe("free");
  });

  test("what was bought in another mode counts for nothing, and nothing counts where nothing can be bought", () => {
    const now = day("2026-11-10");
    const bought = [{ ...facts, mode: "sandbox" as const }];
    expect(computeEntitlement(bought, { mode: "sandbox", now }).tier).toBe("pro");
    for (const mode of ["live", "test", "off"] as const) {
      expect(computeEntitlement(bought, { mode, now }).tier).toBe("free");
    }
    expect(computeEntitlement([{ ...facts, mode: "off" }], { mode: "off", now }).tier).toBe("free");
  });

  test("of several the best counts, wherever it stands", () => {
    const family = { ...facts, id: "sub_2", tier: "family" as const };
    const gone = { ...facts, id: "sub_3", status: "canceled" };
    for (const order of [
      [facts, family, gone],
      [gone, family, facts],
      [family, gone, facts],
    ]) {
      expect(at(day("2026-11-10"), ...order)).toMatchObject({ tier: "family", subscriptionId: "sub_2" });
    }
  });
});
