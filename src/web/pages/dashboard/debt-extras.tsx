import type { Debt } from "#contract/debts.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { DebtAdditions } from "../../features/debts/debts-tab.tsx";
import { DebtScheduleButton } from "../../features/payoff-plan/debt-schedule-button.tsx";
import { LeaveOutSwitch } from "../../features/payoff-plan/leave-out-switch.tsx";
import { MarkDebtPaid } from "../../features/system-status/mark-debt-paid.tsx";

/**
 * What other features know about a debt, on its card: this month's payment, whether it is in the attack, the plan's months.
 * `plan` is undefined while there is none.
 */
export function debtExtras(debt: Debt, plan: PayoffPlan | undefined): DebtAdditions {
  const name = debt.accountLast4 ? `${debt.creditor} ···${debt.accountLast4}` : debt.creditor;
  return {
    rows: (
      <>
        <MarkDebtPaid debtId={debt.id} name={name} />
        <LeaveOutSwitch debt={debt} />
      </>
    ),
    buttons: plan === undefined ? null : <DebtScheduleButton plan={plan} debtId={debt.id} />,
  };
}
