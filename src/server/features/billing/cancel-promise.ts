/** What a page said that a cancel leaves, held against what it would leave now. */
import type { Stripe } from "stripe";
import type { CancelPlanRequest } from "#contract/billing.ts";
import { AppError } from "../../platform/errors.ts";
import { planOfPrice } from "./catalogue-prices.ts";
import { periodStanding } from "./period-invoice.ts";

const refusal = (userMessage: string) => new AppError("CONFLICT", { status: 409, userMessage });
const endsAtOnce = () =>
  refusal(
    "Your renewal has begun and is not paid yet, so the plan would end at once and not on the day this page named. Nothing was cancelled; please look again.",
  );
const staysLonger = () =>
  refusal(
    "What is paid has changed since this page was loaded. Nothing was cancelled; please look again until when the plan stays.",
  );

/** The ends of what is paid, in seconds since 1970, of each plan that goes on: until then it would stay. */
async function paidEnds(client: Stripe, live: readonly Stripe.Subscription[]): Promise<number[]> {
  const ends: number[] = [];
  for (const said of live) {
    const [item] = said.items.data;
    // What is not of the catalogue is on no page, so no page promises anything of it.
    if (item === undefined || planOfPrice(item.price) === undefined) continue;
    if ((await periodStanding(client, said)) === "paid") ends.push(item.current_period_end);
  }
  return ends;
}

/**
 * Returns the refusal where a cancel would not leave what the page said: asked of the provider, because a renewal may have begun, or
 * been paid, that we were not told of. Undefined where it holds.
 */
export async function brokenPromise(
  client: Stripe,
  live: readonly Stripe.Subscription[],
  { keptUntil }: CancelPlanRequest,
): Promise<AppError | undefined> {
  const ends = await paidEnds(client, live);
  if (keptUntil === null) return ends.length === 0 ? undefined : staysLonger();
  if (ends.some((end) => end * 1000 === Date.parse(keptUntil))) return undefined;
  return ends.length === 0 ? endsAtOnce() : staysLonger();
}
