import { useQuery } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Debt } from "#contract/debts.ts";
import { jsonBody, send } from "../../lib/api-client.ts";
import { entriesQuery, separateEntry, useDeleteEntry, useUndoable } from "../../lib/entries.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Money } from "../../ui/money.tsx";
import { mergedEntry, ownEntry, wordsOf } from "./debt-form.ts";

const joinPath = (id: string): string => `/api/accounts/${encodeURIComponent(id)}/join`;
const join = (id: string, into: string | null) => send(joinPath(id), jsonBody("PUT", { into }));

const shownName = ({ creditor, accountLast4 }: Debt): string =>
  accountLast4 ? `${creditor} ···${accountLast4}` : creditor;

const firstWord = (creditor: string): string => creditor.toLowerCase().split(/[^a-z0-9]+/)[0] ?? "";

/** Two papers may be of one debt when one lacks the number or both name the same creditor, as after a card was replaced. */
const canBeOne = (debt: Debt, other: Debt): boolean =>
  other.id !== debt.id &&
  (other.debtType === "credit-card") === (debt.debtType === "credit-card") &&
  (debt.accountLast4 === null ||
    other.accountLast4 === null ||
    firstWord(debt.creditor) === firstWord(other.creditor));

type DebtActionsProps = {
  readonly debt: Debt;
  readonly others: readonly Debt[];
  readonly onEdit: () => void;
  /** Buttons of other features, first. */
  readonly children: ReactNode;
};

/** What can be done with a debt: change it, say that it is another one, take back what was typed. */
export function DebtActions({ debt, others, onEdit, children }: DebtActionsProps) {
  const { data: entries = [] } = useQuery(entriesQuery);
  const [isJoining, setIsJoining] = useState(false);
  const remove = useDeleteEntry(debt.creditor);
  const takeBack = useDeleteEntry(`What you typed about ${debt.creditor}`);
  const undoable = useUndoable();
  const typed = ownEntry(debt, entries);
  const merged = mergedEntry(debt, entries);
  const word = wordsOf(debt, entries)[0];
  const candidates = others.filter((other) => canBeOne(debt, other));
  const name = <span className="sr-only">: {shownName(debt)}</span>;
  return (
    <div className="-mb-2 flex flex-wrap items-center border-t border-hairline pt-2 [&>button:first-child]:-ml-3">
      {children}
      <Button variant="quiet" size="sm" onClick={onEdit}>
        <Pencil aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Edit{name}
      </Button>
      {candidates.length === 0 ? null : (
        <Button variant="quiet" size="sm" onClick={() => setIsJoining(true)}>
          Same as…{name}
        </Button>
      )}
      {typed === undefined ? null : (
        <Button variant="quiet" size="sm" disabled={remove.isPending} onClick={() => remove.mutate(typed)}>
          <Trash2 aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Delete{name}
        </Button>
      )}
      {merged === undefined ? null : (
        <Button
          variant="quiet"
          size="sm"
          disabled={undoable.isPending}
          onClick={() => {
            let apart = merged;
            undoable.mutate({
              title: "Two debts now: the document's, and what you typed",
              change: async () => {
                apart = (await separateEntry(merged, true)).entry;
              },
              undo: () => separateEntry(apart, false),
            });
          }}
        >
          What I typed is another debt{name}
        </Button>
      )}
      {word === undefined ? null : (
        <Button variant="quiet" size="sm" disabled={takeBack.isPending} onClick={() => takeBack.mutate(word)}>
          Undo my changes{name}
        </Button>
      )}
      {debt.joined?.map(({ id, last4 }) => (
        <Button
          key={id}
          variant="quiet"
          size="sm"
          disabled={undoable.isPending}
          onClick={() =>
            undoable.mutate({
              title: "Taken apart: two debts again",
              change: () => join(id, null),
              undo: () => join(id, debt.id),
            })
          }
        >
          Take apart{last4 ? ` ···${last4}` : ""}
          {name}
        </Button>
      ))}
      <Dialog
        title={`${shownName(debt)} is the same as`}
        description="Two papers of one debt are then shown and counted once, with the newest figures. You can take them apart again."
        open={isJoining}
        onOpenChange={setIsJoining}
      >
        <ul className="flex flex-col gap-2">
          {candidates.map((other) => (
            <li key={other.id}>
              <Button
                variant="secondary"
                className="w-full justify-between text-left"
                disabled={undoable.isPending}
                onClick={() => {
                  setIsJoining(false);
                  undoable.mutate({
                    title: "Joined: one debt now",
                    change: () => join(debt.id, other.id),
                    undo: () => join(debt.id, null),
                  });
                }}
              >
                <span className="min-w-0 break-words">{shownName(other)}</span>
                {other.currentBalance === null ? null : <Money amount={other.currentBalance} />}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
