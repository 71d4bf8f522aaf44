import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorBoundary } from "../../ui/error-boundary.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const DebtSchedule = lazy(async () => ({ default: (await import("./debt-schedule.tsx")).DebtSchedule }));

type DebtScheduleButtonProps = { readonly plan: PayoffPlan; readonly debtId: string };

/** Opens what becomes of one debt month by month; nothing for a debt that is not in the plan. */
export function DebtScheduleButton({ plan, debtId }: DebtScheduleButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const debt = plan.debts.find((one) => one.debtId === debtId);
  if (!debt) return null;
  const name = debt.accountLast4 ? `${debt.creditor} ···${debt.accountLast4}` : debt.creditor;
  return (
    <>
      <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setIsOpen(true)}>
        <CalendarDays aria-hidden="true" strokeWidth={1.5} className="size-4 max-sm:hidden" />
        Month by month<span className="sr-only">: {name}</span>
      </Button>
      <Dialog title={`${name}, month by month`} open={isOpen} onOpenChange={setIsOpen}>
        <ErrorBoundary>
          <Suspense fallback={<Skeleton className="h-80 rounded-xl" />}>
            <DebtSchedule plan={plan} debt={debt} />
          </Suspense>
        </ErrorBoundary>
      </Dialog>
    </>
  );
}
