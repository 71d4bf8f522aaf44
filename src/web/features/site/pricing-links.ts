import {
  type BillingInterval,
  billingIntervals,
  type PlanTier,
  planTiers,
} from "#contract/plan-catalogue.ts";
import { requestSubscription } from "./choose-plan.ts";
import { showNotice } from "./static-notice.ts";

/** On a static page: the plan links ask the server first and say what comes; without a script they lead to the sign-in. */
export function enhancePricing(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>("a[data-plan]")) {
    const tier = planTiers.find((one): one is PlanTier => one === link.dataset["plan"]);
    const interval = billingIntervals.find((one): one is BillingInterval => one === link.dataset["interval"]);
    if (tier === undefined || interval === undefined) continue;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      if (link.ariaDisabled !== "true") void choose(root, link, tier, interval);
    });
  }
}

async function choose(
  root: ParentNode,
  link: HTMLAnchorElement,
  tier: PlanTier,
  interval: BillingInterval,
): Promise<void> {
  const words = link.textContent;
  link.ariaDisabled = "true";
  link.textContent = "Processing";
  const { notice, goTo, afterMs } = await requestSubscription(tier, interval);
  showNotice(root, notice);
  link.ariaDisabled = null;
  link.textContent = words;
  if (goTo !== undefined) setTimeout(() => location.assign(goTo), afterMs);
}
