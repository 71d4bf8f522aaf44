/**
 * What a person should have, and was charged, told from the payment provider's own objects and the table of docs/decisions/017 alone:
 * nothing of the product's reading of them is used here.
 */
import type { Stripe } from "stripe";

const WEEK_SECONDS = 7 * 86_400;
/** The catalogue's prices, in cents. */
const tierOfPrice: Readonly<Record<number, "pro" | "family">> = {
  1900: "pro",
  19_000: "pro",
  3900: "family",
  39_000: "family",
};
const isOver = ({ status }: Stripe.Subscription) => status === "canceled" || status === "incomplete_expired";
const subscriptionOf = ({ parent }: Stripe.Invoice) => parent?.subscription_details?.subscription;

export function createPaymentOracle(client: Stripe, customer: string) {
  const all = async () => (await client.subscriptions.list({ customer, status: "all", limit: 100 })).data;
  const invoices = async () =>
    (await client.invoices.list({ customer, limit: 100, expand: ["data.payments"] })).data;

  /** The newest invoice with a line for just the running period. */
  async function periodInvoiceOf({ id, items }: Stripe.Subscription): Promise<Stripe.Invoice | undefined> {
    const [item] = items.data;
    const { data } = await client.invoices.list({ subscription: id, limit: 100 });
    return data.find(({ lines }) =>
      lines.data.some(
        ({ period: { start, end }, parent }) =>
          start === item?.current_period_start &&
          end === item.current_period_end &&
          parent?.subscription_item_details?.proration !== true,
      ),
    );
  }

  return {
    periodInvoiceOf,

    /** Which plan is had at `now`, once everything is told and what nobody pays for is withdrawn. */
    async tierBy(now: Date): Promise<"free" | "pro" | "family"> {
      const at = now.getTime() / 1000;
      let best: "free" | "pro" | "family" = "free";
      for (const { status, items, cancel_at: cancelAt } of await all()) {
        const [item] = items.data;
        const tier = tierOfPrice[item?.price.unit_amount ?? 0];
        if (item === undefined || tier === undefined) continue;
        const until =
          status === "active"
            ? (cancelAt ?? Number.POSITIVE_INFINITY)
            : status === "past_due"
              ? Math.min(item.current_period_start + WEEK_SECONDS, cancelAt ?? Number.POSITIVE_INFINITY)
              : 0;
        if (at < until && best !== "family") best = tier;
      }
      return best;
    },

    /** What cards paid, in cents, the oldest first. */
    async charges(): Promise<number[]> {
      const { data } = await client.charges.list({ customer, limit: 100 });
      return data
        .filter(({ paid }) => paid)
        .map(({ amount }) => amount)
        .toReversed();
    },

    /** Until when what goes on is paid, in seconds since 1970. */
    async paidEnds(): Promise<number[]> {
      const ends: number[] = [];
      for (const said of await all())
        if (!isOver(said) && (await periodInvoiceOf(said))?.status === "paid")
          ends.push(said.items.data[0]?.current_period_end ?? 0);
      return ends;
    },

    /** Whole periods that were paid more than once. */
    async chargedTwice(): Promise<string[]> {
      const seen = new Set<string>();
      const twice: string[] = [];
      for (const invoice of await invoices()) {
        const { status, billing_reason: reason, amount_paid: amount, lines } = invoice;
        if (status !== "paid" || amount === 0 || reason === "subscription_update") continue;
        const period = `${JSON.stringify(subscriptionOf(invoice))} from ${lines.data[0]?.period.start}`;
        if (seen.has(period)) twice.push(`${period} was charged twice`);
        seen.add(period);
      }
      return twice;
    },

    /** What a cancel left that is not as it was shown: null, nothing goes on; else what is paid goes on until then, and ends. */
    async leftOtherwise(keptUntil: string | null): Promise<string[]> {
      const left = (await all()).filter((said) => !isOver(said));
      if (keptUntil === null) return left.map(({ id }) => `${id} goes on, though it was to end at once`);
      const renewed = left.filter(({ cancel_at: end }) => end === null);
      const isKept = left.some(({ cancel_at: end }) => end !== null && end * 1000 === Date.parse(keptUntil));
      return [
        ...renewed.map(({ id }) => `${id} is renewed, though it was cancelled`),
        ...(isKept ? [] : [`nothing is kept until ${keptUntil}, as was shown`]),
      ];
    },

    /** Payments for plans of which something is left after everything was given back. What a bank took for good is not there to give. */
    async notGivenBack(): Promise<string[]> {
      const { data: disputes } = await client.disputes.list({ limit: 100 });
      const taken = new Set(disputes.filter(({ status }) => status === "lost").map(({ charge }) => charge));
      const { data } = await client.charges.list({ customer, limit: 100 });
      return data
        .filter(({ id, paid, refunded }) => paid && !refunded && !taken.has(id))
        .map(({ id, amount, amount_refunded: back }) => `${id}: ${back} of ${amount} came back`);
    },
  };
}
