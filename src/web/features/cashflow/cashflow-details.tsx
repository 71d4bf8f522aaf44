import { RecurringCard } from "./recurring-card.tsx";
import { SaidCard } from "./said-card.tsx";
import { SingleExpensesCard } from "./single-expenses-card.tsx";
import { TransactionsCard } from "./transactions-card.tsx";

/** What stands behind the waterfall: categories, transactions, and what comes again. */
export function CashflowDetails() {
  return (
    <div className="mt-6 flex flex-col gap-6">
      <SingleExpensesCard />
      <TransactionsCard />
      <RecurringCard />
      <SaidCard />
    </div>
  );
}
