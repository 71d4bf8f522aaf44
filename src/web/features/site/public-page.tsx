import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { CurrentUser } from "#contract/account.ts";
import type { BillingInterval, PlanTier } from "#contract/plan-catalogue.ts";
import { computeSamplePlan } from "#contract/sample-household/sample-plan.ts";
import { showToast } from "../../lib/toast-store.ts";
import { usePageTitle } from "../../ui/page-heading.tsx";
import { ownPlanQuery, siteFactsQuery } from "./api.ts";
import { requestSubscription } from "./choose-plan.ts";
import { PitchPage } from "./pitch/pitch-page.tsx";
import { type ChoosePlan, PricingPage } from "./pricing-page.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { sitePages } from "./site-pages.tsx";

type PublicPageProps = {
  readonly path: string;
  /** Null for visitors: the page then stands in its own frame instead of the app's. */
  readonly user: CurrentUser | null;
};

/** A public page inside the app. The same content as the static file of that name. */
export function PublicPage({ path, user }: PublicPageProps) {
  const page = sitePages.find((one) => one.path === path);
  const sample = useMemo(() => computeSamplePlan(), []);
  const { data: facts, isError } = useQuery(siteFactsQuery);
  usePageTitle(page?.title.replace(/ · Debt Freedom$/, "") ?? "");
  if (!page) return null;
  const body =
    path === "/pricing" ? (
      <Pricing user={user} />
    ) : path === "/pitch" ? (
      <PitchPage sample={sample} />
    ) : (
      page.body({ sample, facts: facts ?? (isError ? "could-not-be-asked" : "not-yet-known") })
    );
  // The pages bring their own margins.
  return user ? (
    <div data-public-amounts="" className="-mx-4 -mt-4 sm:-mx-6">
      {body}
    </div>
  ) : (
    <SiteFrame>{body}</SiteFrame>
  );
}

function Pricing({ user }: Pick<PublicPageProps, "user">) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<ChoosePlan["pending"]>();
  const isBusy = useRef(false);
  const choose = async (tier: PlanTier, interval: BillingInterval) => {
    // A second press may come before the button is drawn as disabled.
    if (isBusy.current) return;
    isBusy.current = true;
    setPending({ tier, interval });
    const { notice, goTo, afterMs } = await requestSubscription(tier, interval);
    showToast(notice);
    const end = () => {
      // A page of the app is opened within it, so that the notice stays to be read.
      if (goTo?.startsWith("/api/")) location.assign(goTo);
      else if (goTo !== undefined) void navigate(goTo);
      isBusy.current = false;
      setPending(undefined);
    };
    setTimeout(end, afterMs ?? 0);
  };
  const { data: own } = useQuery({ ...ownPlanQuery, enabled: user !== null });
  const choosing: ChoosePlan = {
    pending,
    current: own ? { tier: own.tier, interval: own.subscription?.interval } : undefined,
    choose: (tier, interval) => void choose(tier, interval),
  };
  return <PricingPage choosing={choosing} />;
}
