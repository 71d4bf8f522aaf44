import { type FormEvent, useState } from "react";
import {
  type Entry,
  type EntryContent,
  type ExpenseContent,
  expenseCategories,
  expenseRhythms,
  type IncomeContent,
  payRhythms,
} from "#contract/entries.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import { plainNumber, problemsOf, useDeleteEntry, useSaveEntry } from "../../lib/entries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField, TextField } from "../../ui/form-field.tsx";
import { RHYTHMS } from "./rhythms.ts";

type MonthLineDialogProps = {
  readonly kind: "income" | "expense";
  /** The line that is changed; absent for a new one. */
  readonly entry?: Entry & { readonly content: IncomeContent | ExpenseContent };
  readonly onClose: () => void;
};

const words = (category: string): string => {
  const text = category.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Adds or changes a pay or an expense of a month. */
export function MonthLineDialog({ kind, entry, onClose }: MonthLineDialogProps) {
  const isIncome = kind === "income";
  const before = entry?.content;
  const [name, setName] = useState(before?.name ?? "");
  const [amount, setAmount] = useState(before?.amount ?? "");
  const [every, setEvery] = useState<ExpenseContent["every"]>(before?.every ?? "month");
  const [category, setCategory] = useState<ExpenseContent["category"]>(
    before?.kind === "expense" ? before.category : "rent",
  );
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const title = isIncome ? "Income" : "Expense";
  const save = useSaveEntry(title);
  const remove = useDeleteEntry(title);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const shared = { name: name.trim(), amount: plainNumber(amount) };
    const pay = payRhythms.find((rhythm) => rhythm === every) ?? "month";
    const content: EntryContent = isIncome
      ? { kind: "income", ...shared, every: pay }
      : { kind: "expense", ...shared, every, category };
    const found = problemsOf(content);
    setProblems(found);
    if (Object.keys(found).length === 0) save.mutate({ content, entry }, { onSuccess: onClose });
  };
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    setProblems({});
  };
  return (
    <Dialog
      title={before === undefined ? (isIncome ? "Add income" : "Add an expense") : `Edit ${before.name}`}
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={isIncome ? "Who pays" : "What for"}
            className="sm:col-span-2"
            value={name}
            onChange={change(setName)}
            problem={problems["name"]}
          />
          <TextField
            label="Amount"
            {...(isIncome ? { hint: "What arrives in your account, after taxes" } : {})}
            format="decimal"
            unit="$"
            value={amount}
            onChange={change(setAmount)}
            problem={problems["amount"]}
          />
          <ChoiceField
            label="How often"
            value={every}
            onChange={setEvery}
            options={(isIncome ? payRhythms : expenseRhythms).map((each) => [each, RHYTHMS[each]] as const)}
          />
          {isIncome ? null : (
            <ChoiceField
              label="Category"
              className="sm:col-span-2"
              value={category}
              onChange={setCategory}
              options={expenseCategories.map((each) => [each, words(each)] as const)}
            />
          )}
        </div>
        {save.error ? (
          <Alert tone="risk" urgent>
            {sentenceOf(save.error)}
          </Alert>
        ) : null}
        <div className="flex flex-wrap justify-end gap-2">
          {entry === undefined ? null : (
            <Button
              variant="quiet"
              className="mr-auto"
              disabled={remove.isPending}
              onClick={() => remove.mutate(entry, { onSuccess: onClose })}
            >
              Delete
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? "Saving" : "Save"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
