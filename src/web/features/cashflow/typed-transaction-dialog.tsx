import { type FormEvent, useState } from "react";
import { type Category, categories } from "#contract/categories.ts";
import { CASH, type Entry, type EntryContent } from "#contract/entries.ts";
import type { TransactionList } from "#contract/transactions.ts";
import { ApiError, sentenceOf } from "../../lib/api-client.ts";
import { plainNumber, problemsOf, useSaveEntry } from "../../lib/entries.ts";
import { today } from "../../lib/format-date.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField, TextField } from "../../ui/form-field.tsx";
import { categoryLabel } from "./category-labels.ts";

type TypedTransactionDialogProps = {
  readonly open: boolean;
  readonly list: TransactionList;
  readonly onClose: () => void;
};

export function TypedTransactionDialog({ open, list, onClose }: TypedTransactionDialogProps) {
  return (
    <Dialog
      title="Add a transaction"
      description="Something your statements do not show. It counts like any other."
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <TypedTransactionForm list={list} onDone={onClose} />
    </Dialog>
  );
}

type FormProps = {
  readonly list: TransactionList;
  /** The one that is changed; absent for a new one. */
  readonly entry?: Entry;
  readonly onDone: () => void;
};

type Fields = {
  readonly accountId: string;
  readonly date: string;
  readonly description: string;
  readonly amount: string;
  readonly direction: "out" | "in";
  readonly category: Category | "";
};

function fieldsOf(entry: Entry | undefined, list: TransactionList): Fields {
  const content = entry?.content;
  if (content?.kind !== "transaction") {
    const account = list.accounts.find(({ counts }) => counts) ?? list.accounts[0];
    return {
      accountId: account?.id ?? CASH,
      date: today(),
      description: "",
      amount: "",
      direction: "out",
      category: "",
    };
  }
  const { accountId, date, description, amount, category } = content;
  return {
    accountId: accountId === CASH ? (entry?.accountId ?? CASH) : accountId,
    date,
    description,
    amount: amount.replace("-", ""),
    direction: amount.startsWith("-") ? "out" : "in",
    category: category ?? "",
  };
}

function contentOf(fields: Fields): EntryContent {
  const amount = plainNumber(fields.amount).replace(/^-/, "");
  return {
    kind: "transaction",
    accountId: fields.accountId,
    date: fields.date,
    description: fields.description.trim(),
    amount: fields.direction === "out" ? `-${amount}` : amount,
    category: fields.category === "" ? null : fields.category,
  };
}

/** Every account, and cash where that is none of them yet. */
function accountOptions({ accounts }: TransactionList): ReadonlyArray<readonly [string, string]> {
  const named = accounts.map(
    ({ id, name, accountLast4 }) => [id, accountLast4 ? `${name} ···${accountLast4}` : name] as const,
  );
  return named.some(([, name]) => name === "Cash") ? named : [...named, [CASH, "Cash, in no account"]];
}

export function TypedTransactionForm({ list, entry, onDone }: FormProps) {
  const [fields, setFields] = useState(() => fieldsOf(entry, list));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const save = useSaveEntry("Transaction");
  const set =
    <Name extends keyof Fields>(name: Name) =>
    (value: Fields[Name]) => {
      setFields((before) => ({ ...before, [name]: value }));
      setProblems({});
      save.reset();
    };
  const submit = (event: FormEvent | undefined, sure: boolean) => {
    event?.preventDefault();
    const content = contentOf(fields);
    const found = problemsOf(content);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    save.mutate({ content, entry, sure }, { onSuccess: onDone });
  };
  const isAlike = save.error instanceof ApiError && save.error.status === 409 && entry === undefined;
  return (
    <form onSubmit={(event) => submit(event, false)} noValidate className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Description"
          className="sm:col-span-2"
          value={fields.description}
          onChange={set("description")}
          problem={problems["description"]}
        />
        <ChoiceField
          label="Money"
          value={fields.direction}
          onChange={set("direction")}
          options={[
            ["out", "went out"],
            ["in", "came in"],
          ]}
        />
        <TextField
          label="Amount"
          format="decimal"
          unit="$"
          value={fields.amount}
          onChange={set("amount")}
          problem={problems["amount"]}
        />
        <TextField
          label="Day"
          format="date"
          value={fields.date}
          onChange={set("date")}
          problem={problems["date"] && "Choose a day."}
        />
        <ChoiceField
          label="Account"
          value={fields.accountId}
          onChange={set("accountId")}
          options={accountOptions(list)}
        />
        <ChoiceField
          label="Category"
          hint="Without one, its words decide"
          className="sm:col-span-2"
          value={fields.category}
          onChange={set("category")}
          options={[["", "By its words"], ...categories.map((each) => [each, categoryLabel(each)] as const)]}
        />
      </div>
      {save.error ? (
        <Alert tone={isAlike ? "attention" : "risk"} urgent>
          {sentenceOf(save.error)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        {isAlike ? (
          <Button disabled={save.isPending} onClick={() => submit(undefined, true)}>
            It is another one
          </Button>
        ) : (
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? "Saving" : "Save"}
          </Button>
        )}
      </div>
    </form>
  );
}
