import { type BillingInterval, type PlanTier, planCatalogue } from "#contract/plan-catalogue.ts";

export type Notice = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: "plain" | "destructive";
};

/** Where the page goes next, and after how many milliseconds. */
type Outcome = { readonly notice: Notice; readonly goTo?: string; readonly afterMs?: number };

const loginDelayMs = 1500;

/** Where a plan is paid for. */
export const subscribePath = (tier: PlanTier, interval: BillingInterval): string =>
  `/subscribe?plan=${tier}&interval=${interval}`;

/** The sign-in, and back to a page of ours; the server looks at `path` once more before it goes there. */
export const loginPathTo = (path: string, loginUrl = "/api/login"): string => {
  const here = "https://here.invalid";
  const url = URL.canParse(loginUrl, here) ? new URL(loginUrl, here) : undefined;
  // Whatever an answer names, a person only ever signs in at our own address.
  const search =
    url?.origin === here && url.pathname === "/api/login" ? url.searchParams : new URLSearchParams();
  search.set("returnTo", path);
  return `/api/login?${search}`;
};

/** What the answer of POST /api/create-subscription means to the person on the pricing page. */
export function outcomeOf(
  status: number,
  body: unknown,
  chosen: { readonly tier: PlanTier; readonly interval: BillingInterval },
): Outcome {
  const value = (name: string): unknown =>
    typeof body === "object" && body !== null
      ? Object.entries(body).find(([key]) => key === name)?.[1]
      : undefined;
  const field = (name: string) => {
    const text = value(name);
    return typeof text === "string" && text !== "" ? text : undefined;
  };
  if (status === 401 && value("requiresAuth") === true) {
    const description = field("message") ?? "Please log in to continue with your subscription.";
    const goTo = loginPathTo(subscribePath(chosen.tier, chosen.interval), field("loginUrl"));
    return { notice: { title: "Login Required", description }, goTo, afterMs: loginDelayMs };
  }
  if (status >= 200 && status < 300) {
    return {
      notice: {
        title: "Subscription Created",
        description: "Complete payment to activate your subscription.",
      },
      goTo: subscribePath(chosen.tier, chosen.interval),
      afterMs: 0,
    };
  }
  const upgradeUrl = field("upgradeUrl");
  if (status === 409 && upgradeUrl !== undefined) {
    return {
      notice: {
        title: "You have a plan already",
        description: "Change it in Settings; nothing was charged.",
      },
      goTo: upgradeUrl,
      afterMs: 0,
    };
  }
  const contact = field("contact");
  return {
    notice: {
      title: "Setup Required",
      description: `Please contact support to enable payments${contact === undefined ? "" : `: ${contact}`}`,
      tone: "destructive",
    },
  };
}

/** Asks the server for a subscription. Amount and name are sent as the call demands; the server takes its own catalogue's. */
export async function requestSubscription(
  tier: PlanTier,
  interval: BillingInterval,
  ask: typeof fetch = fetch,
): Promise<Outcome> {
  const plan = planCatalogue[tier];
  try {
    const response = await ask("/api/create-subscription", {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        plan: tier,
        interval,
        priceAmount: plan.price[interval] / 100,
        tierName: plan.name,
      }),
    });
    const body: unknown = await response.json().catch(() => undefined);
    return outcomeOf(response.status, body, { tier, interval });
  } catch {
    return {
      notice: {
        title: "No connection",
        description: "Nothing was ordered. Check your connection and try again.",
        tone: "destructive",
      },
    };
  }
}
