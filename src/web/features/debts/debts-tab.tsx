import { useQuery } from "@tanstack/react-query";
import { CreditCard, Plus } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import type { Debt } from "#contract/debts.ts";
import { plural } from "../../lib/format-date.ts";
import { sumCents } from "../../lib/format-money.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Money } from "../../ui/money.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { debtsQuery } from "./api.ts";
import { DebtActions } from "./debt-actions.tsx";
import { DebtCard } from "./debt-card.tsx";
import { DebtDialog } from "./debt-dialog.tsx";
import { owedWorking } from "./workings.ts";

/** What other features add to the card of a debt: rows with their own text, and buttons beside its own. */
export type DebtAdditions = { readonly rows: ReactNode; readonly buttons: ReactNode };

type DebtsTabProps = {
  readonly children: (debt: Debt) => DebtAdditions;
};

/** The debts, and the form to add or change one; `?add=debt` opens it, and the id of a debt behind # leads to its card. */
export function DebtsTab({ children }: DebtsTabProps) {
  const { data: debts, error, refetch } = useQuery(debtsQuery);
  const [search, setSearch] = useSearchParams();
  useCardOfAddress(debts !== undefined);
  const [edited, setEdited] = useState<Debt | null>(null);
  const isAdding = search.get("add") === "debt";
  const add = (isOpen: boolean) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (isOpen) next.set("add", "debt");
      else next.delete("add");
      return next;
    });
  const dialog = (
    <DebtDialog
      debt={edited}
      open={isAdding || edited !== null}
      onClose={() => {
        setEdited(null);
        if (isAdding) add(false);
      }}
    />
  );
  const addButton = (
    <Button variant="secondary" onClick={() => add(true)}>
      <Plus aria-hidden="true" strokeWidth={1.5} className="size-5" />
      Add a debt
    </Button>
  );
  if (!debts && error)
    return <ErrorState title="Your debts could not be loaded" error={error} onRetry={refetch} />;
  if (!debts) return <DebtsWaiting />;
  if (debts.length === 0) {
    return (
      <EmptyState
        icon={CreditCard}
        title="No debts found yet"
        action={
          <>
            <Button asChild>
              <Link to="/upload">Upload Documents</Link>
            </Button>
            {addButton}
          </>
        }
      >
        Your documents show none. Add credit card or loan statements and they appear here, or type a debt in.
        {dialog}
      </EmptyState>
    );
  }
  const unknown = debts.filter((debt) => debt.currentBalance === null).length;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-3 gap-y-4">
        <div>
          <p className="text-dim">You owe</p>
          <WorkedFigure name="What you owe" how={() => owedWorking(debts)}>
            <Money amount={sumCents(debts.map((debt) => debt.currentBalance))} size="hero" />
          </WorkedFigure>
          <p className="mt-1 text-dim">
            across {plural(debts.length - unknown, "debt")}
            {unknown > 0 ? `; the balance of ${unknown} more is not known yet` : null}
          </p>
        </div>
        {addButton}
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
        {debts.map((debt) => {
          const { rows, buttons } = children(debt);
          return (
            <DebtCard
              key={debt.id}
              debt={debt}
              action={
                <div className="mt-auto flex flex-col">
                  {rows}
                  <DebtActions debt={debt} others={debts} onEdit={() => setEdited(debt)}>
                    {buttons}
                  </DebtActions>
                </div>
              }
            />
          );
        })}
      </div>
      {dialog}
    </>
  );
}

/** Brings the card that the address names into view, with the keyboard. */
function useCardOfAddress(isLoaded: boolean): void {
  // The whole location: the same address chosen again leads there again.
  const location = useLocation();
  useEffect(() => {
    const card = isLoaded && location.hash !== "" ? document.getElementById(location.hash.slice(1)) : null;
    card?.scrollIntoView({ block: "center" });
    card?.focus({ preventScroll: true });
  }, [isLoaded, location]);
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
