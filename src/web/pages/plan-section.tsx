import { useQuery } from "@tanstack/react-query";
import { billingQuery } from "../features/billing/api.ts";
import { PlanSection as Plan } from "../features/billing/plan-section.tsx";
import { householdQuery } from "../features/household/api.ts";

/** The plan, with how many others it covers where it is a Family plan of the household's owner. */
export function PlanSection() {
  const { data: billing } = useQuery(billingQuery);
  const isFamily = billing?.subscription?.tier === "family";
  const { data } = useQuery({ ...householdQuery, enabled: isFamily });
  const household = isFamily ? data?.household : undefined;
  return <Plan coveredOthers={household?.isOwner ? household.members.length - 1 : 0} />;
}
