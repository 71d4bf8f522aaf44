import { useCallback } from "react";
import { Link } from "react-router";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { PlanChoices } from "#contract/plan-choices.ts";
import { figureAddress } from "../../lib/figure-address.ts";
import { figureWord } from "../../lib/figure-word.ts";
import { today } from "../../lib/format-date.ts";
import { Alert } from "../../ui/alert.tsx";
import { AttackOrder } from "./attack-order.tsx";
import type { KeepChoice } from "./choices-api.ts";
import { OwnMoney } from "./own-money.tsx";
import { PaymentSettings } from "./payment-settings.tsx";
import { PlanExports } from "./plan-exports.tsx";
import { SavedCards } from "./saved-cards.tsx";
import { SetupGuide } from "./setup-guide.tsx";
import type { ChooseStrategy } from "./use-strategy.ts";
import type { WhatIf } from "./what-if.ts";
import type { PaidOffOf, SourceOf } from "./workings.ts";

type PlanDetailsProps = {
  readonly plan: PayoffPlan;
  readonly whatIf: WhatIf | undefined;
  /** The same where there is a lot to draw, perhaps a frame later. */
  readonly drawn: WhatIf | undefined;
  readonly paidOffOf: PaidOffOf;
  readonly sourceOf: SourceOf;
  readonly order: readonly string[];
  readonly choices: PlanChoices;
  readonly onChoose: KeepChoice;
  readonly onStrategyChange: ChooseStrategy;
};

/** What stands below the answer and its curve; comes in a file of its own. */
export function PlanDetails({
  plan,
  whatIf,
  drawn,
  paidOffOf,
  sourceOf,
  order,
  choices,
  onChoose,
  onStrategyChange,
}: PlanDetailsProps) {
  const onSetUp = useCallback(
    (isDone: boolean) => onChoose({ setUpOn: isDone ? today() : null }),
    [onChoose],
  );
  return (
    <>
      <AttackOrder
        plan={plan}
        whatIf={drawn}
        paidOffOf={paidOffOf}
        sourceOf={sourceOf}
        order={order}
        onStrategyChange={onStrategyChange}
      />
      <LeftOut leftOut={plan.leftOut} />
      <StatementChecks checks={plan.checks} />
      <OwnMoney plan={plan} choices={choices} onChange={onChoose} />
      <PaymentSettings plan={plan} choices={choices} onChange={onChoose} />
      <SavedCards plan={plan} whatIf={whatIf} />
      {whatIf ? (
        <p className="text-sm text-dim">
          What follows is for the plan as it is, not for the amount on the slider.
        </p>
      ) : null}
      <SetupGuide setupGuide={plan.setupGuide} setUpOn={choices.setUpOn} onSetUp={onSetUp} />
      <PlanExports plan={plan} />
    </>
  );
}

function LeftOut({ leftOut }: Pick<PayoffPlan, "leftOut">) {
  if (leftOut.length === 0) return null;
  return (
    <Alert
      tone="attention"
      title={leftOut.length === 1 ? "One debt is left out" : `${leftOut.length} debts are left out`}
    >
      <ul className="mt-1 flex flex-col gap-1">
        {leftOut.map((debt) => (
          <li key={debt.debtId}>
            <span className="font-medium">{debt.creditor}</span>: {debt.reason}
            {debt.questions.map(({ documentId, path, field }) =>
              path === undefined ? null : (
                <Link
                  key={`${documentId} ${path}`}
                  to={figureAddress(documentId, path)}
                  className="flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
                >
                  Answer what the {figureWord(field)} is
                </Link>
              ),
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** What the printed minimum-payment warnings say about the figures of the plan; a doubt is open, agreement one tap away. */
function StatementChecks({ checks }: Pick<PayoffPlan, "checks">) {
  const doubts = checks.filter(({ agrees }) => !agrees);
  const proofs = checks.filter(({ agrees }) => agrees);
  return (
    <>
      {doubts.map(({ debtId, creditor, sentence }) => (
        <Alert key={debtId} tone="attention" title={`${creditor}: the payment for 36 months differs`}>
          {sentence}
        </Alert>
      ))}
      {proofs.length === 0 ? null : (
        <details className="text-sm text-dim">
          <summary className="flex min-h-11 cursor-pointer items-center">
            {proofs.length === 1 ? "One balance and APR was" : `${proofs.length} balances and APRs were`}{" "}
            checked against the statement
          </summary>
          <ul className="flex flex-col gap-1">
            {proofs.map(({ debtId, creditor, sentence }) => (
              <li key={debtId}>
                <span className="font-medium text-text">{creditor}</span>: {sentence}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
