import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import type { HouseholdView } from "#contract/household.ts";
import { plainNumber } from "../../lib/entries.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { TextField } from "../../ui/form-field.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { askAgain, contribute, ownAccountsQuery, setShared, useHouseholdChange } from "./api.ts";

type Member = NonNullable<HouseholdView["household"]>["members"][number];

/** The person's own accounts, each with its switch, and what they add each month. */
export function SharingCard({ you }: { readonly you: Member | undefined }) {
  const { data, error, refetch } = useQuery({ ...ownAccountsQuery, ...askAgain });
  return (
    <Card id="sharing">
      <CardTitle>What you share</CardTitle>
      <p className="mt-2 text-sm text-dim">
        Members see the name, last four digits, balance and terms of an account you switch on, and the day of
        its statement. Never your documents, transactions, pay or safe extra. Switching off holds at once.
      </p>
      {data === undefined && error ? (
        <ErrorState title="Your accounts could not be loaded" error={error} onRetry={refetch} />
      ) : null}
      {data === undefined && !error ? (
        <Waiting label="Loading your accounts">
          <Skeleton className="mt-4 h-24 rounded-xl" />
        </Waiting>
      ) : null}
      {data?.length === 0 ? (
        <p className="mt-4">
          You have no account yet.{" "}
          <Link className="text-accent underline underline-offset-4" to="/upload">
            Upload a statement
          </Link>
        </p>
      ) : null}
      <ul className="mt-2 divide-y divide-hairline">
        {data?.map((account) => (
          <li key={account.id}>
            <Toggle account={account} />
          </li>
        ))}
      </ul>
      {you === undefined ? null : (
        <MonthlyExtra key={you.monthlyExtra ?? "none"} monthlyExtra={you.monthlyExtra} />
      )}
    </Card>
  );
}

type ToggleProps = {
  readonly account: {
    readonly id: string;
    readonly name: string;
    readonly last4: string | null;
    readonly isShared: boolean;
  };
};

function Toggle({ account: { id, name, last4, isShared } }: ToggleProps) {
  const switchId = useId();
  const { mutate, variables, isPending } = useHouseholdChange(setShared);
  return (
    <div className="flex items-center justify-between gap-4 py-3">
      <label htmlFor={switchId} className="min-w-0 [overflow-wrap:anywhere]">
        {name}
        {last4 === null ? null : <span className="text-dim"> ···{last4}</span>}
      </label>
      <Switch
        id={switchId}
        checked={isPending ? (variables?.isShared ?? isShared) : isShared}
        onCheckedChange={(checked) => mutate({ id, isShared: checked })}
      />
    </div>
  );
}

function MonthlyExtra({ monthlyExtra }: { readonly monthlyExtra: string | null }) {
  const [typed, setTyped] = useState(monthlyExtra ?? "");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useHouseholdChange(contribute, (said) => ({
    title: said === null ? "You add nothing to the family plan" : "The family plan counts on it",
  }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = plainNumber(typed);
    if (amount === "") return mutate(null);
    if (!/^\d{1,9}(\.\d{1,2})?$/.test(amount)) return setProblem("Please type an amount such as 150.00.");
    return mutate(amount);
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 border-t border-hairline pt-4">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label="What you add each month"
          hint="Above the minimums, toward the debts all of you share. Members see this amount."
          format="decimal"
          unit="$"
          value={typed}
          onChange={(value) => {
            setTyped(value);
            setProblem(undefined);
          }}
          problem={problem}
          className="min-w-0 flex-1 basis-60"
        />
        <Button
          type="submit"
          variant="secondary"
          className="sm:mt-6"
          disabled={isPending || typed === (monthlyExtra ?? "")}
        >
          {isPending ? "Saving" : "Save"}
        </Button>
      </div>
    </form>
  );
}
