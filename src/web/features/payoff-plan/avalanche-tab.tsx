import type { PlanChoices } from "#contract/plan-choices.ts";
import type { PlanHistory } from "#contract/plan-history.ts";
import { Button } from "../../ui/button.tsx";
import type { KeepChoice } from "./choices-api.ts";
import { OldExtraAlert } from "./old-extra-alert.tsx";
import { PlanGate } from "./plan-gate.tsx";
import type { PlanInputs } from "./plan-inputs.ts";
import { PlanView } from "./plan-view.tsx";
import { useStrategy } from "./use-strategy.ts";
import type { PaidOffOf, SourceOf } from "./workings.ts";

type AvalancheTabProps = {
  /** Undefined while debts or cashflow are being loaded. */
  readonly inputs: PlanInputs | undefined;
  /** The date of the oldest balance, where it is too old for a plan to the day; otherwise null. */
  readonly balancesOldSince: string | null;
  readonly veryOldBalances: number;
  readonly paidOffOf: PaidOffOf;
  readonly sourceOf: SourceOf;
  readonly choices: PlanChoices;
  /** What was owed in all at the end of past months, oldest first; see the contract. */
  readonly owed: PlanHistory["owed"];
  readonly onChoose: KeepChoice;
};

export function AvalancheTab({ inputs, ...view }: AvalancheTabProps) {
  const [, setStrategy] = useStrategy();
  return (
    <PlanGate
      inputs={inputs}
      belowError={
        <div className="mt-4 flex flex-col items-start gap-4">
          <OldExtraAlert
            oldExtra={inputs?.kind === "ready" ? inputs.oldExtra : null}
            onChoose={view.onChoose}
          />
          <TakeInAgain choices={view.choices} onChoose={view.onChoose} />
        </div>
      }
    >
      {(plan, money) => <PlanView plan={plan} money={money} onStrategyChange={setStrategy} {...view} />}
    </PlanGate>
  );
}

/** A debt that was left out may be why there is no plan: the way back must not need one. */
function TakeInAgain({ choices, onChoose }: Pick<AvalancheTabProps, "choices" | "onChoose">) {
  if (choices.leaveOut.length === 0) return null;
  return (
    <Button variant="secondary" onClick={() => onChoose({ leaveOut: [] })}>
      Take all debts into the plan again
    </Button>
  );
}
