/** The schedule as objects, made only for what is shown or exported. */
import { type Cents, cents } from "../money/cents.ts";
import type { DebtId, PayoffPlan } from "./plan.ts";

export type ScheduleRow = {
  readonly month: number;
  readonly id: DebtId;
  readonly payment: Cents;
  readonly interest: Cents;
  readonly fee: Cents;
  /** What the payment took off the balance; negative in a month in which interest and fee are above it. */
  readonly principal: Cents;
  /** Owed after the payment. */
  readonly balance: Cents;
};

/**
 * Calls `visit` for each row, by month, then input order, open debts only. Interest follows from the balances:
 * after = before + interest + fee − payment.
 */
export function visitRows(
  plan: Pick<PayoffPlan, "columns" | "request">,
  visit: (debt: number, month: number, before: number, payment: number, after: number) => void,
): void {
  const { runMonths, members, payments, balances } = plan.columns;
  const before = plan.request.debts.map(({ balance }): number => balance);
  let played = 0;
  let firstMember = 0;
  let row = 0;
  for (const months of runMonths) {
    const count = openDebtsOf(before);
    for (let month = 0; month < months; month++) {
      for (let place = 0; place < count; place++) {
        const debt = members[firstMember + place]!;
        const after = balances[row + place * months + month]!;
        visit(debt, played + month + 1, before[debt]!, payments[firstMember + place]!, after);
        before[debt] = after;
      }
    }
    played += months;
    firstMember += count;
    row += count * months;
  }
}

/** All debts that are open are members of the next run. */
function openDebtsOf(balances: readonly number[]): number {
  let count = 0;
  for (const balance of balances) if (balance > 0) count++;
  return count;
}

/** Every row of the plan. Empty when the plan was computed without its schedule. */
export function scheduleRows(plan: PayoffPlan): ScheduleRow[] {
  const { debts } = plan.request;
  const rows: ScheduleRow[] = [];
  visitRows(plan, (place, month, before, payment, after) => {
    const debt = debts[place]!;
    const fee = debt.monthlyFee ?? cents(0);
    rows.push({
      month,
      id: debt.id,
      payment: cents(payment),
      interest: cents(after - before + payment - fee),
      fee,
      principal: cents(before - after),
      balance: cents(after),
    });
  });
  return rows;
}

/** What is owed in all at the end of each month, from month 0 (the start). */
export function balancesByMonth(plan: PayoffPlan): Cents[] {
  const opening = plan.request.debts.reduce((sum, { balance }) => sum + balance, 0);
  const totals = [opening, ...Array.from({ length: plan.months }, () => 0)];
  visitRows(plan, (_debt, month, _before, _payment, after) => {
    totals[month] = (totals[month] ?? 0) + after;
  });
  return totals.map(cents);
}
