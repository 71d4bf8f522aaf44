import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { Entry, ExpenseContent, IncomeContent } from "#contract/entries.ts";
import { entriesQuery } from "../../lib/entries.ts";
import { dateText, today } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";
import { MonthLineDialog } from "./month-line-dialog.tsx";
import { RHYTHMS } from "./rhythms.ts";

type Line = Entry & { readonly content: IncomeContent | ExpenseContent };

const isLine = (entry: Entry): entry is Line =>
  entry.content.kind === "income" || entry.content.kind === "expense";

/** Income and monthly expenses as the person typed them: they count until bank statements show the real ones. */
export function TypedMonthCard() {
  const { data: entries = [] } = useQuery(entriesQuery);
  const [edited, setEdited] = useState<Line | "income" | "expense" | null>(null);
  const lines = entries.filter(isLine);
  return (
    <Card aria-label="Your month, as you typed it">
      <CardTitle>Your month, as you typed it</CardTitle>
      <p className="mt-2 text-sm text-dim">
        Without bank statements, your pay and expenses here tell what you can safely send. Once a statement
        shows the real month, that counts instead.
      </p>
      {(["income", "expense"] as const).map((kind) => {
        const own = lines.filter(({ content }) => content.kind === kind);
        if (own.length === 0) return null;
        return (
          <ul
            key={kind}
            aria-label={kind === "income" ? "Income" : "Expenses"}
            className="mt-3 divide-y divide-hairline"
          >
            {own.map((line) => (
              <li key={line.id} data-own-word className="flex items-center justify-between gap-4 py-2.5">
                <div className="min-w-0">
                  <p className="font-medium [overflow-wrap:anywhere]">{line.content.name}</p>
                  <p className="text-sm text-dim">
                    {RHYTHMS[line.content.every]} · typed {dateText(today(new Date(line.changedAt)))}
                  </p>
                </div>
                <span className="flex shrink-0 items-center gap-2">
                  <Money
                    amount={kind === "income" ? line.content.amount : `-${line.content.amount}`}
                    className="font-medium"
                  />
                  <Button variant="quiet" size="sm" onClick={() => setEdited(line)}>
                    Edit<span className="sr-only">: {line.content.name}</span>
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        );
      })}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => setEdited("income")}>
          <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Add income
        </Button>
        <Button variant="secondary" size="sm" onClick={() => setEdited("expense")}>
          <Plus aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Add an expense
        </Button>
      </div>
      {edited === null ? null : (
        <MonthLineDialog
          kind={typeof edited === "string" ? edited : edited.content.kind}
          {...(typeof edited === "string" ? {} : { entry: edited })}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
}
