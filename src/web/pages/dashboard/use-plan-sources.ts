import { useQuery } from "@tanstack/react-query";
import { cashflowQuery } from "../../features/cashflow/api.ts";
import { debtsQuery } from "../../features/debts/api.ts";
import { planChoicesQuery } from "../../features/payoff-plan/choices-api.ts";
import { planInputs } from "../../features/payoff-plan/plan-inputs.ts";

/** The plan needs what debts and cashflow know; this page hands it over, so that the features stay apart. */
export function usePlanSources() {
  const debts = useQuery(debtsQuery);
  const cashflow = useQuery(cashflowQuery);
  const choices = useQuery(planChoicesQuery);
  const failed = [
    { title: "Your debts could not be loaded", ...debts },
    { title: "Your cashflow could not be loaded", ...cashflow },
    { title: "Your plan could not be loaded", ...choices },
  ].find(({ data, error }) => data === undefined && error);
  const inputs =
    debts.data && cashflow.data !== undefined && choices.data
      ? planInputs(debts.data, cashflow.data, choices.data)
      : undefined;
  return { debts: debts.data, cashflow: cashflow.data, choices: choices.data, inputs, failed };
}
