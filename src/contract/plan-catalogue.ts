import { type Cents, cents } from "#engine/money/cents.ts";

/** What people can subscribe to: the only place with prices and limits. Amounts that a browser sends are never looked at. */
export const planTiers = ["free", "pro", "family"] as const;
export type PlanTier = (typeof planTiers)[number];

export const billingIntervals = ["monthly", "yearly"] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** One line of a plan's card. Not included: the plan names it, but it is not offered (yet). */
export type PlanFeature = { readonly text: string; readonly included: boolean };

export type Plan = {
  readonly tier: PlanTier;
  readonly name: string;
  /** For each interval. */
  readonly price: Readonly<Record<BillingInterval, Cents>>;
  readonly features: readonly PlanFeature[];
};

/** Documents a calendar month (UTC) on the free plan. */
export const freeDocumentsAMonth = 5;
/** People in a family, with its owner. */
export const familyMembers = 5;
/** Days after the first payment within which it is given back when asked for. */
export const guaranteeDays = 30;
/** Days before a new price holds for people who already pay. */
export const priceNoticeDays = 30;

const included = (...texts: readonly string[]): PlanFeature[] =>
  texts.map((text) => ({ text, included: true }));
/** Named by the plan and not built yet: a page may not promise them. */
const notYet = (...texts: readonly string[]): PlanFeature[] =>
  texts.map((text) => ({ text: `${text} (not ready yet)`, included: false }));

export const planCatalogue: Readonly<Record<PlanTier, Plan>> = {
  free: {
    tier: "free",
    name: "Free Start",
    price: { monthly: cents(0), yearly: cents(0) },
    features: [
      ...included(
        `${freeDocumentsAMonth} documents a month`,
        "Basic AI analysis",
        "The AI model, where one is connected",
        "Simple calculator: what if you add $X",
        "A starter plan with its debt-free date",
        "Basic debt strategies: avalanche and snowball",
        "The whole dashboard",
      ),
      ...notYet("Community forum"),
    ],
  },
  pro: {
    tier: "pro",
    name: "Pro",
    price: { monthly: cents(1900), yearly: cents(19_000) },
    features: [
      ...included(
        "Unlimited documents",
        "Autopilot",
        "Autopay templates for each creditor",
        "Cashflow optimization",
        "Advanced strategies: promotions, own order, one-off payments",
        "Export and reporting",
        "Priority support by e-mail",
      ),
      ...notYet("A premium AI model", "Advanced AI advisor", "Monthly reports"),
    ],
  },
  family: {
    tier: "family",
    name: "Family",
    price: { monthly: cents(3900), yearly: cents(39_000) },
    features: [
      ...included("Everything in Pro", "VIP support by e-mail"),
      ...notYet(
        `Up to ${familyMembers} family member accounts`,
        "Family dashboard",
        "Shared goals",
        "Kids education guide",
        "Estate planning guide",
        "Tax guidance",
        "Annual strategy session",
      ),
    ],
  },
};

/** What a year paid at once saves against twelve months, in cents. */
export function yearlySaving({ price }: Plan): Cents {
  return cents(price.monthly * 12 - price.yearly);
}
