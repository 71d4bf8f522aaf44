import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { type Category, isCategory } from "#contract/categories.ts";
import { isTyped } from "#contract/entries.ts";
import type { Transaction, TransactionList } from "#contract/transactions.ts";
import { entriesQuery, useDeleteEntry } from "../../lib/entries.ts";
import { dateText } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Money } from "../../ui/money.tsx";
import { categoryGroups, categoryLabel, lineSentence } from "./category-labels.ts";
import { useSayOnce, useTransactionChanges } from "./transactions-api.ts";
import { TypedTransactionForm } from "./typed-transaction-dialog.tsx";

type TransactionDialogProps = {
  readonly row: Transaction;
  readonly list: TransactionList;
  readonly onClose: () => void;
};

/** One transaction: where it comes from, how it counts and why, and what the person can say about it. */
export function TransactionDialog({ row, list, onClose }: TransactionDialogProps) {
  const [isEditing, setIsEditing] = useState(false);
  const { data: entries = [] } = useQuery(entriesQuery);
  const entry = entries.find(({ id }) => id === row.documentId);
  const account = list.accounts.find(({ id }) => id === row.accountId);
  return (
    <Dialog title={row.description} open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      {isEditing && entry ? (
        <TypedTransactionForm list={list} entry={entry} onDone={onClose} />
      ) : (
        <>
          <Money amount={row.amount} size="large" />
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
            <dt className="text-dim">Day</dt>
            <dd>{dateText(row.date, "long")}</dd>
            <dt className="text-dim">Account</dt>
            <dd className="min-w-0 break-words">
              {account?.name}
              {account?.accountLast4 ? ` ···${account.accountLast4}` : null}
            </dd>
            <dt className="text-dim">From</dt>
            <dd className="min-w-0 break-words">
              <Origin row={row} list={list} />
            </dd>
            <dt className="text-dim">Category</dt>
            <dd>
              {categoryLabel(row.category)}: {row.reason}
            </dd>
          </dl>
          <p className="mt-3 text-sm text-dim">{lineSentence(row, account?.counts ?? false)}</p>
          <Filing key={`${row.category} ${row.saidFor}`} row={row} />
          <div className="mt-5 -mb-2 -ml-3 flex flex-wrap border-t border-hairline pt-3">
            <Counting row={row} />
            <ComingAgain row={row} />
            {entry === undefined ? null : (
              <>
                <Button variant="quiet" size="sm" onClick={() => setIsEditing(true)}>
                  Edit
                </Button>
                <DeleteButton entry={entry} onDone={onClose} />
              </>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}

function Origin({ row, list }: Pick<TransactionDialogProps, "row" | "list">) {
  const fileName = list.documents.find(({ id }) => id === row.documentId)?.fileName ?? "";
  if (isTyped(row.documentId)) return "typed by you";
  return (
    <Link
      to={`/documents/${encodeURIComponent(row.documentId)}`}
      className="text-accent underline-offset-4 hover:underline"
    >
      {fileName === "" ? "its document" : fileName}
    </Link>
  );
}

/** Another category: for this one alone, or always for its merchant. */
function Filing({ row }: { readonly row: Transaction }) {
  const [category, setCategory] = useState<Category>(row.category);
  const changes = useTransactionChanges();
  const isOther = category !== row.category;
  return (
    <div className="mt-4">
      <label className="block text-sm">
        <span className="mb-1.5 block">File it under</span>
        <select
          value={category}
          onChange={(event) => {
            if (isCategory(event.target.value)) setCategory(event.target.value);
          }}
          className="min-h-11 w-full min-w-0 rounded-xl border border-field bg-background px-3 text-base"
        >
          {categoryGroups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.categories.map((each) => (
                <option key={each} value={each}>
                  {categoryLabel(each)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {isOther ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" disabled={changes.isPending} onClick={() => changes.fileMerchant(row, category)}>
            Always for {row.merchant || "this merchant"}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            disabled={changes.isPending}
            onClick={() => changes.fileRow(row, category)}
          >
            Only this one
          </Button>
        </div>
      ) : row.saidFor === "row" && !row.isLeftOut ? (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1 -ml-3"
          disabled={changes.isPending}
          onClick={() => changes.fileRow(row, null)}
        >
          Back to its merchant's category
        </Button>
      ) : null}
    </div>
  );
}

function Counting({ row }: { readonly row: Transaction }) {
  const changes = useTransactionChanges();
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={changes.isPending}
      onClick={() => changes.leaveOut(row, !row.isLeftOut)}
    >
      {row.isLeftOut ? "Count it again" : "Leave it out"}
    </Button>
  );
}

/** For money out that counts: whether it comes again. */
function ComingAgain({ row }: { readonly row: Transaction }) {
  const { sayOnce, isPending } = useSayOnce();
  const isSpending = row.line === "essential" || row.line === "discretionary";
  if (!row.isOnce && (!isSpending || row.isLeftOut || !row.amount.startsWith("-"))) return null;
  return (
    <Button variant="quiet" size="sm" disabled={isPending} onClick={() => sayOnce(row, !row.isOnce)}>
      {row.isOnce ? "It comes again" : "Does not come again"}
    </Button>
  );
}

function DeleteButton({
  entry,
  onDone,
}: {
  readonly entry: Parameters<ReturnType<typeof useDeleteEntry>["mutate"]>[0];
  readonly onDone: () => void;
}) {
  const remove = useDeleteEntry("Transaction");
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={remove.isPending}
      onClick={() => remove.mutate(entry, { onSuccess: onDone })}
    >
      Delete
    </Button>
  );
}
