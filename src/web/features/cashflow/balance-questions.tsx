import { type FormEvent, useState } from "react";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import { plainNumber, useSaveEntry } from "../../lib/entries.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/form-field.tsx";

type UnknownBalance = CashflowAnalysis["unknownBalances"][number];

/** What stands in each account of which no document shows it: asked where the figure would be. */
export function BalanceQuestions({ analysis: { unknownBalances } }: { readonly analysis: CashflowAnalysis }) {
  return (
    <ul className="mt-5 grid gap-4">
      {unknownBalances.map((account) => (
        <li key={account.accountId}>
          <BalanceQuestion account={account} />
        </li>
      ))}
    </ul>
  );
}

function BalanceQuestion({ account }: { readonly account: UnknownBalance }) {
  const { accountId, name, accountLast4 } = account;
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useSaveEntry("Balance");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseMoney(plainNumber(text));
    if (amount === undefined || amount < 0) {
      setProblem("Write an amount such as 1500 or 1500.00; 0 where it is empty or overdrawn.");
      return;
    }
    // Answered, the question is gone, and with it this form.
    mutateAsync({ content: { kind: "figures", accountId, figures: { value: formatMoney(amount) } } }).catch(
      (error: unknown) => setProblem(sentenceOf(error)),
    );
  };
  const where = accountLast4 === null ? name : `${name} ···${accountLast4}`;
  return (
    <form onSubmit={submit} noValidate className="grid gap-3 sm:max-w-sm">
      <TextField
        label={`What stands in ${where} today?`}
        format="decimal"
        unit="$"
        hint="As your bank shows it. Its statements and downloads take over from there."
        value={text}
        onChange={(value) => {
          setText(value);
          setProblem(undefined);
        }}
        problem={problem}
      />
      <Button type="submit" className="min-h-11 justify-self-start" disabled={isPending}>
        Save the balance
      </Button>
    </form>
  );
}
