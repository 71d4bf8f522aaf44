import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { Debt } from "#contract/debts.ts";
import { Switch } from "../../ui/switch.tsx";
import { planChoicesQuery, useChangePlanChoices } from "./choices-api.ts";

/** Takes a debt out of the attack: it gets its minimum only. Nothing for a debt that is in no plan. */
export function LeaveOutSwitch({ debt }: { readonly debt: Debt }) {
  const id = useId();
  const { data: choices } = useQuery(planChoicesQuery);
  const { mutate } = useChangePlanChoices();
  if (choices === undefined || debt.notPlannable !== null) return null;
  const isOut = choices.leaveOut.includes(debt.id);
  const others = choices.leaveOut.filter((one) => one !== debt.id);
  return (
    <div className="flex items-center justify-between gap-4 border-t border-hairline py-1 text-sm">
      <label htmlFor={id} className="flex min-h-11 flex-1 cursor-pointer flex-col justify-center">
        Leave out of the plan
        {isOut ? <span className="text-dim">It gets its minimum only.</span> : null}
      </label>
      <Switch
        id={id}
        checked={isOut}
        onCheckedChange={(out) => mutate({ leaveOut: out ? [...others, debt.id] : others })}
      />
    </div>
  );
}
