import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { FamilyAccount, FamilyOverview, FamilyPlan, HouseholdView } from "#contract/household.ts";
import { dateText, plural } from "../../lib/format-date.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Money } from "../../ui/money.tsx";
import { Rate } from "../../ui/rate.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { askAgain, overviewQuery } from "./api.ts";
import { FamilyHistory } from "./family-history.tsx";

type Members = NonNullable<HouseholdView["household"]>["members"];

/** What is shared, together: what is owned and owed, and the plan for it. */
export function OverviewCards({ members }: { readonly members: Members }) {
  const { data, error, refetch } = useQuery({ ...overviewQuery, ...askAgain });
  if (!data && error) {
    return <ErrorState title="What you share could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!data) {
    return (
      <Waiting label="Loading what you share">
        <Skeleton className="h-56 rounded-2xl" />
      </Waiting>
    );
  }
  if (data.accounts.length === 0 && data.warnings.length === 0) {
    return (
      <Card>
        <CardTitle>Nothing is shared yet</CardTitle>
        <p className="mt-2 text-dim">
          Switch on an account under “What you share”, and ask the others to do the same. The sums and one
          plan for all of you appear here.
        </p>
      </Card>
    );
  }
  return (
    <>
      <WorthCard overview={data} members={members} />
      <PlanCard overview={data} />
    </>
  );
}

function WorthCard({ overview, members }: { readonly overview: FamilyOverview; readonly members: Members }) {
  return (
    <Card>
      <CardTitle>Together</CardTitle>
      <dl className="mt-4 flex flex-wrap items-end gap-x-10 gap-y-4">
        <Sum label="Net worth" amount={overview.netWorth} isMain />
        <Sum label="Owned" amount={overview.totalAssets} />
        <Sum label="Owed" amount={overview.totalDebts} />
      </dl>
      <ul className="mt-6 divide-y divide-hairline border-t border-hairline">
        {overview.accounts.map((account) => (
          <Account key={account.id} account={account} members={members} />
        ))}
      </ul>
      {overview.warnings.map((warning) => (
        <Alert key={warning} tone="attention" className="mt-4">
          {warning}
        </Alert>
      ))}
      <FamilyHistory history={overview.history} />
    </Card>
  );
}

function Sum(props: { readonly label: string; readonly amount: string | null; readonly isMain?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-dim">{props.label}</dt>
      <dd className="mt-1">
        {props.amount === null ? (
          <span className="text-dim">Not known</span>
        ) : (
          <Money amount={props.amount} size={props.isMain ? "hero" : "large"} />
        )}
      </dd>
    </div>
  );
}

/** "You", "Maya", "You and Maya". */
function holdersText(memberIds: readonly string[], members: Members): string {
  const names = memberIds.map((id) => {
    const member = members.find((one) => one.id === id);
    return member?.isYou ? "You" : (member?.name ?? "A member");
  });
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function Account({ account, members }: { readonly account: FamilyAccount; readonly members: Members }) {
  const { name, last4, amount, asOf, apr, minimumPayment, documentId, side, memberIds } = account;
  const day = asOf === null ? null : `${account.isTyped ? "Typed on" : "Statement of"} ${dateText(asOf)}`;
  return (
    <li className="flex items-baseline justify-between gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">
          {name}
          {last4 === null ? null : <span className="font-normal text-dim"> ···{last4}</span>}
        </p>
        <p className="text-sm text-dim">
          {holdersText(memberIds, members)}
          {memberIds.length > 1 ? ", counted once" : null}
          {day === null ? null : " · "}
          {documentId === null ? (
            day
          ) : (
            <Link className="underline underline-offset-4 hover:text-text" to={`/documents/${documentId}`}>
              {day}
            </Link>
          )}
        </p>
        {side === "debt" && apr !== null && minimumPayment !== null ? (
          <p className="text-sm text-dim">
            <Rate percent={apr} /> APR, at least <Money amount={minimumPayment} /> a month
          </p>
        ) : null}
      </div>
      <p className="shrink-0 text-right">
        {amount === null ? (
          <span className="text-dim">Not known</span>
        ) : (
          <>
            <Money amount={amount} />
            <span className="block text-xs text-dim">{side === "debt" ? "owed" : "owned"}</span>
          </>
        )}
      </p>
    </li>
  );
}

function PlanCard({ overview: { plan, noPlan } }: { readonly overview: FamilyOverview }) {
  return (
    <Card>
      <CardTitle>One plan for what you share</CardTitle>
      {plan === null ? <p className="mt-2 text-dim">{noPlan}</p> : <Plan plan={plan} />}
    </Card>
  );
}

function Plan({ plan }: { readonly plan: FamilyPlan }) {
  return (
    <>
      <p className="mt-2 text-xl font-semibold tracking-tight">
        Debt-free in {dateText(plan.debtFreeDate, "long-month-year")}
      </p>
      <p className="mt-1 text-dim">
        {plural(plan.totalMonths, "month")}, <Money amount={plan.totalInterest} /> of interest.{" "}
        {plan.sentence}
      </p>
      {plan.interestSaved !== null && Number(plan.interestSaved) > 0 ? (
        <p className="mt-1 text-dim">
          That is <Money amount={plan.interestSaved} /> less interest than on minimums alone.
        </p>
      ) : null}
      {plan.interestSaved === null ? (
        <p className="mt-1 text-dim">On minimums alone these debts would never end.</p>
      ) : null}
      <ol className="mt-4 divide-y divide-hairline border-t border-hairline">
        {plan.debts.map((debt, index) => (
          <li
            key={debt.accountId}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <span className="mr-2 text-dim">{index + 1}.</span>
              {debt.creditor}
              {debt.accountLast4 === null ? null : <span className="text-dim"> ···{debt.accountLast4}</span>}
            </span>
            <span className="ml-auto text-right text-sm text-dim">
              <Money amount={debt.firstPayment} /> at first, paid off in{" "}
              {dateText(`${debt.paidOffMonth}-01`, "month-year")}
            </span>
          </li>
        ))}
      </ol>
      {plan.leftOut.map(({ accountId, creditor, reason }) => (
        <p key={accountId} className="mt-3 text-sm text-dim">
          {creditor} is not in this plan. {reason}
        </p>
      ))}
      <p className="mt-4 text-sm text-dim">
        The cheapest order for these debts. It changes nobody’s own plan; each of you still pays your own
        creditors.
      </p>
    </>
  );
}
