import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { isTyped } from "#contract/entries.ts";
import { type SingleExpense, singleExpenseSentence } from "#contract/single-expenses.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { singleExpensesQuery, useSayOnce } from "./transactions-api.ts";

/** Large money out that stands alone: what the month would be without it, and a tap for what does not come again. */
export function SingleExpensesCard() {
  const offered = (useQuery(singleExpensesQuery).data ?? []).filter(({ isOnce }) => !isOnce);
  // Beside what it changes this is an extra: while it loads or fails, nothing is missing.
  if (offered.length === 0) return null;
  return (
    <Card aria-label="Does this come again?">
      <CardTitle>Does this come again?</CardTitle>
      <p className="mt-2 text-sm text-dim">
        Large payments that stand alone count like everything else, because nothing tells whether they come
        again. You know.
      </p>
      <ul className="mt-2 divide-y divide-hairline">
        {offered.map((expense) => (
          <Offered key={`${expense.accountId} ${expense.id}`} expense={expense} />
        ))}
      </ul>
    </Card>
  );
}

function Offered({ expense }: { readonly expense: SingleExpense }) {
  const { sayOnce, isPending } = useSayOnce();
  const { documentId, name } = expense;
  return (
    <li data-worked className="py-3 text-sm">
      <p>{singleExpenseSentence(expense)}</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          variant="secondary"
          size="sm"
          className="max-sm:min-h-11"
          disabled={isPending}
          onClick={() => sayOnce(expense, true)}
        >
          Does not come again<span className="sr-only">: {name}</span>
        </Button>
        <Link
          to={isTyped(documentId) ? "/profile" : `/documents/${encodeURIComponent(documentId)}`}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          Where it stands
        </Link>
      </div>
    </li>
  );
}
