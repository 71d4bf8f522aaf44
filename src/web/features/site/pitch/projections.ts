import { planCatalogue } from "#contract/plan-catalogue.ts";
import { type Cents, cents } from "#engine/money/cents.ts";

/** Assumptions of the founders, not measurements; the slides say so. */
export const projectedYears = [
  { year: 2026, subscribers: 100 },
  { year: 2027, subscribers: 1500 },
  { year: 2028, subscribers: 6000 },
  { year: 2029, subscribers: 18_000 },
  { year: 2030, subscribers: 40_000 },
] as const;
/** Percent of the subscribers who leave in a month. */
export const churnPctAMonth = 8;

export const seed = { amount: cents(75_000_000), preMoney: cents(500_000_000), equityPct: 15 } as const;

const postMoney = cents(seed.amount + seed.preMoney);
/** What the seed is of the company after it, in percent with one decimal. */
export const capitalAfterSeed = {
  postMoney,
  sharePct: (Math.round((seed.amount / postMoney) * 1000) / 10).toString(),
} as const;

/** One year of Pro for each of them, paid yearly. */
export const yearlyRevenue = (subscribers: number): Cents =>
  cents(subscribers * planCatalogue.pro.price.yearly);

/** The mean lifetime under a constant churn is 1 / churn months; rounded to a cent. */
export const lifetimeValue: Cents = cents(
  Math.round((planCatalogue.pro.price.monthly * 100) / churnPctAMonth),
);

/** What winning a customer may cost, in cents: a third of what one brings is the usual rule of thumb. Rounded down. */
export const mostForACustomer: Cents = cents(Math.floor(lifetimeValue / 3));
