import {
  type BillingInterval,
  billingIntervals,
  type PlanTier,
  planTiers,
} from "#contract/plan-catalogue.ts";
import { requestSubscription } from "./choose-plan.ts";
import { showNotice } from "./static-notice.ts";

/**
 * On a static page: the plan links ask the server first and say what comes; without a script they lead to the sign-in. One question at
 * a time: until its answer, and until the page it leads to is there, no plan can be chosen again.
 */
export function enhancePricing(
  root: ParentNode,
  order: typeof requestSubscription = requestSubscription,
  open: (address: string) => void = (address) => location.assign(address),
): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>("a[data-plan]")];
  let isBusy = false;
  const setBusy = (busy: boolean) => {
    isBusy = busy;
    for (const link of links) link.ariaDisabled = busy ? "true" : null;
  };
  for (const link of links) {
    const tier = planTiers.find((one): one is PlanTier => one === link.dataset["plan"]);
    const interval = billingIntervals.find((one): one is BillingInterval => one === link.dataset["interval"]);
    if (tier === undefined || interval === undefined) continue;
    const words = link.textContent;
    const choose = async () => {
      setBusy(true);
      link.textContent = "Processing";
      const { notice, goTo, afterMs } = await order(tier, interval);
      showNotice(root, notice);
      link.textContent = words;
      if (goTo === undefined) setBusy(false);
      else setTimeout(() => open(goTo), afterMs);
    };
    link.addEventListener("click", (event) => {
      event.preventDefault();
      if (!isBusy) void choose();
    });
  }
  // Who comes back to the page finds it as it was left.
  if (links.length > 0) addEventListener("pageshow", () => setBusy(false));
}
