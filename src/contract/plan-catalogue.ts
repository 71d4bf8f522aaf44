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
  /** False while what the plan is bought for is not built: nobody can choose it, whoever has it keeps it. */
  readonly isOffered: boolean;
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

/**
 * What plans name and the product has, or has not yet. A `true` here takes "not ready yet" off every page, and lets a plan be chosen
 * whose main features it is.
 */
const isBuilt = {
  forum: false,
  premiumModel: false,
  /** Answers in words of a hosted model; the built-in advisor is everybody's. */
  advancedAdvisor: false,
  monthlyReports: false,
  /** Members, the family dashboard and shared goals: what Family is bought for. */
  household: true,
  guides: true,
  strategySession: false,
} as const;

const included = (...texts: readonly string[]): PlanFeature[] =>
  texts.map((text) => ({ text, included: true }));
/** Named by the plan; a page may promise it only once it is built. */
const once = (built: boolean, ...texts: readonly string[]): PlanFeature[] =>
  built ? included(...texts) : texts.map((text) => ({ text: `${text} (not ready yet)`, included: false }));

/** Named by Family, and open to everybody. */
const guides = ["Kids education guide", "Estate planning guide", "Tax guidance"] as const;

export const planCatalogue: Readonly<Record<PlanTier, Plan>> = {
  free: {
    tier: "free",
    name: "Free Start",
    price: { monthly: cents(0), yearly: cents(0) },
    isOffered: true,
    features: [
      ...included(
        `${freeDocumentsAMonth} documents a month`,
        "AI analysis by the built-in engine",
        "The AI model, where one is connected",
        "The whole dashboard, with cash flow and autopilot",
        "Every strategy: avalanche, snowball, your own order",
        "Simple calculator: what if you add $X",
        "The built-in advisor, for questions about your own figures",
        "Autopay templates for each creditor",
        "Export and reporting",
      ),
      ...once(isBuilt.guides, "Guides to education, estate planning and taxes"),
      ...once(isBuilt.forum, "Community forum"),
    ],
  },
  pro: {
    tier: "pro",
    name: "Pro",
    price: { monthly: cents(1900), yearly: cents(19_000) },
    isOffered: true,
    features: [
      ...included("Everything in Free Start", "Unlimited documents", "Priority support by e-mail"),
      ...once(isBuilt.premiumModel, "A premium AI model"),
      ...once(isBuilt.advancedAdvisor, "Advanced AI advisor"),
      ...once(isBuilt.monthlyReports, "Monthly reports"),
    ],
  },
  family: {
    tier: "family",
    name: "Family",
    price: { monthly: cents(3900), yearly: cents(39_000) },
    isOffered: isBuilt.household,
    features: [
      ...included("Everything in Pro", "VIP support by e-mail"),
      ...once(
        isBuilt.household,
        `Up to ${familyMembers} family member accounts`,
        "Family dashboard",
        "Shared goals",
      ),
      ...once(isBuilt.guides, ...guides.map((guide) => `${guide} (on every plan)`)),
      ...once(isBuilt.strategySession, "Annual strategy session"),
    ],
  },
};

/** What a year paid at once saves against twelve months, in cents. */
export function yearlySaving({ price }: Plan): Cents {
  return cents(price.monthly * 12 - price.yearly);
}
