import { type FormEvent, useId, useState } from "react";
import { type FamilyAccount, type Goal, type GoalRequest, goalRequestSchema } from "#contract/household.ts";
import { plainNumber } from "../../lib/entries.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField, TextField } from "../../ui/form-field.tsx";
import { addGoal, changeGoal, removeGoal, useHouseholdChange } from "./api.ts";

const KINDS = [
  ["save", "Save up to an amount"],
  ["pay-off", "Pay debts off"],
] as const;

type GoalDialogProps = {
  /** Null: closed. */
  readonly edited: Goal | "new" | null;
  /** What is shared now. */
  readonly accounts: readonly FamilyAccount[];
  readonly onClose: () => void;
};

export function GoalDialog({ edited, accounts, onClose }: GoalDialogProps) {
  if (edited === null) return null;
  const goal = edited === "new" ? null : edited;
  return (
    <Dialog
      title={goal === null ? "Add a goal" : `Edit ${goal.title}`}
      open
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <GoalForm goal={goal} accounts={accounts} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = Pick<GoalDialogProps, "accounts" | "onClose"> & { readonly goal: Goal | null };

/** The field at fault and what to do, by the contract's own rules. */
function problemsIn(goal: GoalRequest): Readonly<Record<string, string>> {
  const sentences: Readonly<Record<string, string>> = {
    title: "Please give it a name.",
    target: "Please type an amount above 0, such as 5000.",
    by: "Please write the month like 2027-06, or leave it empty.",
    accountIds: "Please choose at least one account.",
  };
  const { error } = goalRequestSchema.safeParse(goal);
  const fields = new Set((error?.issues ?? []).map(({ path }) => String(path[0])));
  return Object.fromEntries([...fields].map((field) => [field, sentences[field] ?? "Please check this."]));
}

function GoalForm({ goal, accounts, onClose }: FormProps) {
  const [kind, setKind] = useState<GoalRequest["kind"]>(
    goal?.kind ?? (accounts.some(({ side }) => side === "asset") ? "save" : "pay-off"),
  );
  const [title, setTitle] = useState(goal?.title ?? "");
  const [target, setTarget] = useState(goal?.target ?? "");
  const [by, setBy] = useState(goal?.by ?? "");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(goal?.accountIds));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const add = useHouseholdChange(addGoal, () => ({ title: "Goal added" }));
  const change = useHouseholdChange(changeGoal, () => ({ title: "Goal saved" }));
  const remove = useHouseholdChange(removeGoal, () => ({ title: "Goal deleted" }));
  const isPending = add.isPending || change.isPending || remove.isPending;
  const offered = accounts.filter(({ side }) => (side === "asset") === (kind === "save"));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed: GoalRequest = {
      title: title.trim(),
      kind,
      target: kind === "save" ? plainNumber(target) : null,
      by: by.trim() === "" ? null : by.trim(),
      accountIds: offered.filter(({ id }) => chosen.has(id)).map(({ id }) => id),
    };
    const found = problemsIn(typed);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const saved = goal === null ? add.mutateAsync(typed) : change.mutateAsync({ id: goal.id, goal: typed });
    // What went wrong is shown as a notice; the form stays.
    saved.then(onClose, () => undefined);
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <ChoiceField label="What it is" value={kind} onChange={setKind} options={KINDS} />
      <TextField label="Name" value={title} onChange={setTitle} problem={problems["title"]} />
      {kind === "save" ? (
        <TextField
          label="Amount to reach"
          format="decimal"
          unit="$"
          value={target}
          onChange={setTarget}
          problem={problems["target"]}
        />
      ) : null}
      <TextField
        label="Until"
        hint="A month such as 2027-06"
        optional
        value={by}
        onChange={setBy}
        problem={problems["by"]}
      />
      <Accounts
        offered={offered}
        chosen={chosen}
        onChange={setChosen}
        problem={problems["accountIds"]}
        kind={kind}
      />
      <div className="flex flex-wrap justify-end gap-2">
        {goal === null ? null : (
          <Button
            variant="quiet"
            className="mr-auto"
            disabled={isPending}
            onClick={() => {
              remove.mutateAsync(goal.id).then(onClose, () => undefined);
            }}
          >
            Delete
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? "Saving" : "Save"}
        </Button>
      </div>
    </form>
  );
}

type AccountsProps = {
  readonly offered: readonly FamilyAccount[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  readonly problem: string | undefined;
  readonly kind: GoalRequest["kind"];
};

function Accounts({ offered, chosen, onChange, problem, kind }: AccountsProps) {
  const id = useId();
  const toggle = (accountId: string, isChosen: boolean) =>
    onChange(new Set(isChosen ? [...chosen, accountId] : [...chosen].filter((one) => one !== accountId)));
  return (
    <fieldset>
      <legend className="text-sm font-medium">Shared accounts it is about</legend>
      {offered.length === 0 ? (
        <p className="mt-1 text-sm text-dim">
          No {kind === "save" ? "account with money" : "debt"} is shared at the moment.
        </p>
      ) : null}
      {offered.map((account) => (
        <label
          key={account.id}
          htmlFor={`${id}-${account.id}`}
          className="flex min-h-11 cursor-pointer items-center gap-3"
        >
          <input
            id={`${id}-${account.id}`}
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={chosen.has(account.id)}
            onChange={(event) => toggle(account.id, event.target.checked)}
          />
          <span className="[overflow-wrap:anywhere]">
            {account.name}
            {account.last4 === null ? null : <span className="text-dim"> ···{account.last4}</span>}
          </span>
        </label>
      ))}
      {problem === undefined ? null : (
        <p role="alert" className="mt-1 text-sm text-risk">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
