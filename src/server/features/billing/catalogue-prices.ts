import type { Stripe } from "stripe";
import {
  type BillingInterval,
  billingIntervals,
  type PlanTier,
  planCatalogue,
  planTiers,
} from "#contract/plan-catalogue.ts";
import { orderOnce } from "./provider-errors.ts";

export type PaidTier = Exclude<PlanTier, "free">;
export type PlanChoice = { readonly tier: PaidTier; readonly interval: BillingInterval };

const PREFIX = "debt_freedom";
const lookupKey = ({ tier, interval }: PlanChoice) => `${PREFIX}_${tier}_${interval}`;

/**
 * The plan that a price of the provider stands for, by the name that we gave it; undefined for a price that is not ours. Its amount is
 * not looked at: whoever ordered at an older price keeps the plan.
 */
export function planOfPrice(price: Stripe.Price): PlanChoice | undefined {
  for (const tier of planTiers) {
    for (const interval of billingIntervals) {
      if (tier === "free") continue;
      const isNamed =
        price.lookup_key === lookupKey({ tier, interval }) ||
        (price.metadata["tier"] === tier && price.metadata["interval"] === interval);
      if (isNamed && price.recurring?.interval === (interval === "monthly" ? "month" : "year"))
        return { tier, interval };
    }
  }
  return undefined;
}

/** The provider's ids of the catalogue's prices. They are made where they are missing, and made anew where the amount changed. */
export function createCataloguePrices(client: Stripe) {
  const known = new Map<string, Promise<string>>();

  async function findOrMake(choice: PlanChoice): Promise<string> {
    const key = lookupKey(choice);
    const plan = planCatalogue[choice.tier];
    const amount = plan.price[choice.interval];
    const { data } = await client.prices.list({ lookup_keys: [key], active: true });
    const found = data.find((price) => price.unit_amount === amount && price.currency === "usd");
    if (found !== undefined) return found.id;
    const made = await orderOnce(`price:${key}:${amount}`, (idempotencyKey) =>
      client.prices.create(
        {
          currency: "usd",
          unit_amount: amount,
          recurring: { interval: choice.interval === "monthly" ? "month" : "year" },
          lookup_key: key,
          // A price of an older amount stays with those who pay it; new orders get this one.
          transfer_lookup_key: true,
          metadata: { tier: choice.tier, interval: choice.interval },
          product_data: { name: `Debt Freedom ${plan.name}` },
        },
        { idempotencyKey },
      ),
    );
    return made.id;
  }

  return {
    priceId(choice: PlanChoice): Promise<string> {
      const key = lookupKey(choice);
      const kept = known.get(key);
      if (kept !== undefined) return kept;
      const found = findOrMake(choice);
      known.set(key, found);
      found.catch(() => known.delete(key));
      return found;
    },
  };
}
export type CataloguePrices = ReturnType<typeof createCataloguePrices>;
