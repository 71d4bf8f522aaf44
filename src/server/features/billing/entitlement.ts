/**
 * Which plan a person has: a pure function of what the provider last said of their subscriptions and of the clock. Whatever is not
 * known for sure entitles to nothing.
 */
import type { BillingMode } from "#contract/billing.ts";
import type { BillingInterval, PlanTier } from "#contract/plan-catalogue.ts";

/** What the provider last said of one subscription. */
export type SubscriptionFacts = {
  readonly id: string;
  readonly mode: BillingMode;
  /** Null for a price that is not of the catalogue. */
  readonly tier: Exclude<PlanTier, "free"> | null;
  readonly interval: BillingInterval | null;
  /** The provider's own word, except where that hides that the running period is not paid: then "unpaid" or "past_due" (sync.ts). */
  readonly status: string;
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  /** When it ends without being renewed. */
  readonly cancelAt: Date | null;
};

export type Entitlement = {
  readonly tier: PlanTier;
  readonly reason: "free" | "paid" | "ending" | "grace";
  /** The subscription that entitles; null on the free plan. */
  readonly subscriptionId: string | null;
  /** From then on this holds no more, unless the provider says otherwise by then. Null on the free plan. */
  readonly until: Date | null;
};

const DAY_MS = 86_400_000;
/** How long a plan is kept while its renewal is not paid, or not heard of. */
export const graceDays = 7;

const free: Entitlement = { tier: "free", reason: "free", subscriptionId: null, until: null };

/** When a plan ends whose unpaid period began then. */
export const afterGrace = (day: Date): Date => new Date(day.getTime() + graceDays * DAY_MS);

/**
 * Whether a subscription goes on at the provider though nobody pays for it and its grace is over: it is to be withdrawn, so that no card
 * pays for a plan that is not had any more.
 */
export function isLapsed(
  { status, periodStart }: Pick<SubscriptionFacts, "status" | "periodStart">,
  now: Date,
): boolean {
  if (status === "unpaid") return true;
  return status === "past_due" && periodStart !== null && now >= afterGrace(periodStart);
}

/** What one subscription entitles to at `now`, if anything. */
function entitlementOf(facts: SubscriptionFacts, now: Date): Entitlement {
  const { tier, status, periodStart, periodEnd, cancelAt, id } = facts;
  if (tier === null || periodStart === null || periodEnd === null) return free;
  const plan = (reason: "paid" | "ending" | "grace", until: Date): Entitlement =>
    now < until ? { tier, reason, subscriptionId: id, until } : free;
  switch (status) {
    case "active":
    case "trialing":
      // A renewal that nobody told of is not assumed to have been paid.
      return cancelAt === null ? plan("paid", afterGrace(periodEnd)) : plan("ending", cancelAt);
    case "past_due": {
      // The period that is not paid began at periodStart.
      const until = afterGrace(periodStart);
      return plan("grace", cancelAt !== null && cancelAt < until ? cancelAt : until);
    }
    default:
      // incomplete, incomplete_expired, unpaid, canceled, paused, and whatever the provider will think of.
      return free;
  }
}

const rank: Readonly<Record<PlanTier, number>> = { free: 0, pro: 1, family: 2 };

/** The greater plan, else the one that holds longer, else the one of the smaller id: the same whatever order they come in. */
function isBetter(one: Entitlement, other: Entitlement): boolean {
  if (one.tier !== other.tier) return rank[one.tier] > rank[other.tier];
  const longer = (one.until?.getTime() ?? 0) - (other.until?.getTime() ?? 0);
  return longer === 0 ? (one.subscriptionId ?? "") < (other.subscriptionId ?? "") : longer > 0;
}

/** The best that the subscriptions of this mode entitle to at `now`; those of another mode count for nothing. */
export function computeEntitlement(
  subscriptions: readonly SubscriptionFacts[],
  { mode, now }: { readonly mode: BillingMode; readonly now: Date },
): Entitlement {
  if (mode === "off") return free;
  return subscriptions
    .filter((facts) => facts.mode === mode)
    .map((facts) => entitlementOf(facts, now))
    .reduce((best, one) => (isBetter(one, best) ? one : best), free);
}
