import { Download } from "lucide-react";
import { debtScheduleCsv } from "#contract/exports/csv.ts";
import { debtScheduleFileName } from "#contract/exports/file-name.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { cents } from "#engine/money/cents.ts";
import { dateText, plural, today } from "../../lib/format-date.ts";
import { centsOf, sumCents } from "../../lib/format-money.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Money } from "../../ui/money.tsx";
import { VirtualTable } from "../../ui/virtual-table.tsx";

type DebtScheduleProps = {
  readonly plan: PayoffPlan;
  readonly debt: PayoffPlan["debts"][number];
};

/** One debt from the plan's first month to its last payment: what each payment does, to the cent, and as a file. */
export function DebtSchedule({ plan, debt }: DebtScheduleProps) {
  const rows = plan.schedule.filter(({ debtId }) => debtId === debt.debtId);
  const hasFees = rows.some(({ fee }) => centsOf(fee) > 0);
  const interest = sumCents(rows.map((row) => row.interest));
  const save = () => {
    const name = debtScheduleFileName(debt, today());
    saveFile(name, "text/csv;charset=utf-8", debtScheduleCsv(plan, debt.debtId));
    showToast({ title: "Schedule Exported", description: `Downloaded as ${name}.` });
  };
  if (rows.length === 0) return <p className="text-dim">It is paid before the plan begins.</p>;
  return (
    <div className="flex min-h-0 flex-col gap-4">
      <p className="text-sm text-dim">
        {plural(rows.length, "payment")}, the last in {dateText(debt.paidOffDate, "long-month-year")}.
        Interest <Money amount={interest} className="font-medium text-text" /> in all.
      </p>
      <VirtualTable
        caption={`${debt.creditor} by month`}
        rows={rows}
        keyOf={({ month }) => month}
        columns={["Month", "Payment", hasFees ? "Interest and fee" : "Interest", "Principal", "Balance"]}
      >
        {(row) => [
          dateText(row.date, "month-year"),
          <Money key="payment" amount={row.payment} />,
          <Money key="interest" amount={cents(centsOf(row.interest) + centsOf(row.fee))} />,
          <Money key="principal" amount={row.principal} />,
          <Money key="balance" amount={row.remainingBalance} className="font-medium" />,
        ]}
      </VirtualTable>
      <Button variant="secondary" onClick={save}>
        <Download aria-hidden="true" strokeWidth={1.5} className="size-5" />
        Download CSV
      </Button>
    </div>
  );
}
