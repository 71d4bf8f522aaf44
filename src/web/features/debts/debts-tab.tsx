import { useQuery } from "@tanstack/react-query";
import { CreditCard } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Debt } from "#contract/debts.ts";
import { plural } from "../../lib/format-date.ts";
import { sumCents } from "../../lib/format-money.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Money } from "../../ui/money.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { debtsQuery } from "./api.ts";
import { DebtCard } from "./debt-card.tsx";

type DebtsTabProps = {
  /** A control that another feature adds to each card. */
  readonly actionOf: (debt: Debt) => ReactNode;
};

export function DebtsTab({ actionOf }: DebtsTabProps) {
  const { data: debts, error, refetch } = useQuery(debtsQuery);
  if (!debts && error)
    return <ErrorState title="Your debts could not be loaded" error={error} onRetry={refetch} />;
  if (!debts) return <DebtsWaiting />;
  if (debts.length === 0) {
    return (
      <EmptyState
        icon={CreditCard}
        title="No debts found yet"
        action={
          <Button asChild>
            <Link to="/upload">Upload Documents</Link>
          </Button>
        }
      >
        Your documents show none. Add credit card or loan statements and they appear here.
      </EmptyState>
    );
  }
  const unknown = debts.filter((debt) => debt.currentBalance === null).length;
  return (
    <>
      <p className="text-dim">You owe</p>
      <Money amount={sumCents(debts.map((debt) => debt.currentBalance))} size="hero" />
      <p className="mt-1 mb-6 text-dim">
        across {plural(debts.length - unknown, "debt")}
        {unknown > 0 ? `; the balance of ${unknown} more is not known yet` : null}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
        {debts.map((debt) => (
          <DebtCard key={debt.id} debt={debt} action={actionOf(debt)} />
        ))}
      </div>
    </>
  );
}

function DebtsWaiting() {
  return (
    <Waiting label="Loading your debts">
      <Skeleton className="mb-8 h-24 w-72 max-w-full" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
        {["first", "second", "third"].map((place) => (
          <Skeleton key={place} className="h-64 rounded-2xl" />
        ))}
      </div>
    </Waiting>
  );
}
