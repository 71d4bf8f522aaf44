import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Debt } from "#contract/debts.ts";
import type { SlipQuestion } from "#contract/typed-slips.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import { entriesQuery, problemsOf, useSaveEntry } from "../../lib/entries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField, TextField } from "../../ui/form-field.tsx";
import {
  type DebtFields,
  debtContent,
  emptyFields,
  fieldsOf,
  figuresContent,
  minimumProblem,
  ownEntry,
  questionOf,
} from "./debt-form.ts";

const KINDS = [
  ["credit-card", "Credit or store card"],
  ["auto-loan", "Auto loan"],
  ["student-loan", "Student loan"],
  ["personal-loan", "Personal loan"],
  ["mortgage", "Mortgage"],
  ["heloc", "Home equity line"],
  ["loan", "Another loan"],
] as const;

type DebtDialogProps = {
  /** The debt that is changed; null for a new one. */
  readonly debt: Debt | null;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Adds a debt, or changes one in place. */
export function DebtDialog({ debt, open, onClose }: DebtDialogProps) {
  return (
    <Dialog
      title={debt === null ? "Add a debt" : `Edit ${debt.creditor}`}
      {...(debt === null
        ? {
            description:
              "What your last bill says, or as well as you know it. A statement makes it exact later.",
          }
        : {})}
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <DebtForm key={debt?.id ?? "new"} debt={debt} onDone={onClose} />
    </Dialog>
  );
}

function DebtForm({ debt, onDone }: { readonly debt: Debt | null; readonly onDone: () => void }) {
  const entries = useQuery(entriesQuery);
  const entry = debt === null ? undefined : ownEntry(debt, entries.data ?? []);
  const isTyped = debt === null || entry !== undefined;
  const [initial] = useState<DebtFields>(() => (debt === null ? emptyFields : fieldsOf(debt, entry)));
  const [fields, setFields] = useState(initial);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [question, setQuestion] = useState<SlipQuestion>();
  const save = useSaveEntry(debt === null ? "Debt" : debt.creditor);

  const actions = useRef<HTMLDivElement>(null);

  // On a phone the question and its buttons would stand below the fold.
  useEffect(() => {
    if (question !== undefined) actions.current?.scrollIntoView({ block: "nearest" });
  }, [question]);

  const set = (field: keyof DebtFields) => (value: string) => {
    setFields((before) => ({ ...before, [field]: value }));
    setProblems({});
    setQuestion(undefined);
  };
  const shared = (field: keyof DebtFields) => ({
    value: fields[field],
    onChange: set(field),
    problem: problems[field],
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const content = isTyped ? debtContent(fields) : debt && figuresContent(debt, initial, fields);
    if (!content) {
      onDone();
      return;
    }
    const found = { ...minimumProblem(initial, fields, debt), ...problemsOf(content) };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const asked = question === undefined ? questionOf(initial, fields, debt) : undefined;
    setQuestion(asked);
    if (asked !== undefined) return;
    // Not a callback of mutate: the first debt changes the page around this form before the answer is dealt with.
    save.mutateAsync({ content, entry, sure: true }).then(onDone, () => undefined);
  };
  const meant = question?.meant;
  const isCard = fields.debtKind === "credit-card" || debt?.debtType === "credit-card";
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {isTyped ? null : (
        <p className="text-sm text-dim">
          Your documents show this debt. What you change here counts from today, until a newer statement says
          otherwise; the document itself stays as it is.
        </p>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {isTyped ? (
          <TextField label="Creditor" hint="As on the bill, such as Chase" {...shared("creditor")} />
        ) : null}
        <ChoiceField
          label="Kind"
          value={fields.debtKind}
          onChange={set("debtKind")}
          options={isTyped ? KINDS : [["unchanged", "As it was read"], ...KINDS]}
        />
        <TextField label="Balance" format="decimal" unit="$" {...shared("currentBalance")} />
        <TextField
          label="APR in %"
          hint="The yearly rate, such as 24.99"
          format="decimal"
          {...shared("apr")}
        />
        <TextField label="Minimum payment" format="decimal" unit="$" {...shared("minimumPayment")} />
        <TextField label="Due day of the month" format="whole" optional {...shared("dueDay")} />
      </div>
      <details
        className="rounded-xl border border-hairline px-4 py-3"
        open={Object.keys(problems).some(isExtra)}
      >
        <summary className="text-sm font-medium">More, if you know it</summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {isTyped ? (
            <TextField
              label="Last four digits"
              hint="Of the account number: its statements are recognised by them"
              optional
              {...shared("accountLast4")}
            />
          ) : null}
          {isCard ? (
            <TextField label="Credit limit" format="decimal" unit="$" optional {...shared("creditLimit")} />
          ) : null}
          <TextField
            label="Original balance"
            hint="What was owed at first: shows how far you are"
            format="decimal"
            unit="$"
            optional
            {...shared("originalBalance")}
          />
        </div>
      </details>
      {save.error ? (
        <Alert tone="risk" urgent>
          {sentenceOf(save.error)}
        </Alert>
      ) : null}
      {question === undefined ? null : (
        <Alert tone="attention" urgent>
          {question.sentence}
        </Alert>
      )}
      <div ref={actions} className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        {meant === undefined ? null : (
          <Button variant="quiet" onClick={() => set("apr")(meant)}>
            Make it {meant}&nbsp;%
          </Button>
        )}
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? "Saving" : question === undefined ? "Save" : "It is right, save"}
        </Button>
      </div>
    </form>
  );
}

const isExtra = (field: string): boolean =>
  ["accountLast4", "creditLimit", "originalBalance"].includes(field);
