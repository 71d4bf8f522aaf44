import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { Profile } from "#contract/profile.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Money } from "../../ui/money.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { profileQuery } from "./api.ts";
import { AssetDialog } from "./asset-dialog.tsx";
import { CreditReport } from "./credit-report.tsx";
import { NetWorthHistory } from "./net-worth-history.tsx";
import { Assets, type Edited, Liabilities, type OnEdit } from "./owned-and-owed.tsx";
import { TypedMonthCard } from "./typed-month-card.tsx";
import {
  assetsWorking,
  cardUtilizationWorking,
  cashFlowWorking,
  debtToIncomeWorking,
  liabilitiesWorking,
  netWorthWorking,
} from "./workings.ts";

export function ProfilePage() {
  const { data: profile, error, refetch } = useQuery(profileQuery);
  const [edited, setEdited] = useState<Edited | null>(null);
  return (
    <>
      <div className="mb-6">
        <PageHeading title="Money Profile">
          For information only. Consult an accountant or tax advisor before you act on it.
        </PageHeading>
      </div>
      {profile === undefined && error ? (
        <ErrorState title="Your profile could not be loaded" error={error} onRetry={refetch} />
      ) : null}
      {profile === undefined && !error ? <ProfileWaiting /> : null}
      {profile && isEmpty(profile) ? <NothingYet onAdd={() => setEdited("new")} /> : null}
      {profile && !isEmpty(profile) ? <FullProfile profile={profile} onEdit={setEdited} /> : null}
      <AssetDialog
        asset={edited === "new" ? null : edited}
        open={edited !== null}
        onClose={() => setEdited(null)}
      />
    </>
  );
}

function isEmpty({ netWorth, cashFlow, credit, liabilities }: Profile): boolean {
  return netWorth === null && cashFlow === null && credit === null && liabilities.length === 0;
}

function FullProfile({ profile, onEdit }: { readonly profile: Profile; readonly onEdit: OnEdit }) {
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="Net worth">
        <p className="text-dim">Your net worth</p>
        {profile.netWorth === null ? (
          <p className="text-2xl font-semibold tracking-tight sm:text-3xl">not known yet</p>
        ) : (
          <WorkedFigure name="Net worth" how={() => netWorthWorking(profile)}>
            <Money amount={profile.netWorth} size="hero" className={warningOf(profile.netWorth)} />
          </WorkedFigure>
        )}
        <p className="mt-1 text-sm text-dim">
          <WorkedFigure name="What you own" how={() => assetsWorking(profile)}>
            <Money amount={profile.totalAssets} />
          </WorkedFigure>{" "}
          owned less{" "}
          <WorkedFigure name="What you owe" how={() => liabilitiesWorking(profile)}>
            <Money amount={profile.totalLiabilities} />
          </WorkedFigure>{" "}
          owed
        </p>
      </section>
      {profile.warnings.map((warning) => (
        <Alert key={warning} tone="attention">
          {warning}
        </Alert>
      ))}
      <FinancialProfile profile={profile} />
      <NetWorthHistory history={profile.history} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Assets profile={profile} onEdit={onEdit} />
        <Liabilities profile={profile} />
      </div>
      <TypedMonthCard />
      <CreditReport credit={profile.credit} />
    </div>
  );
}

function FinancialProfile({ profile: { cashFlow, debtToIncome, utilization } }: { profile: Profile }) {
  return (
    <Card>
      <CardTitle>Financial Profile</CardTitle>
      <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-3">
        <Measure name="Cash flow">
          {cashFlow ? (
            <>
              <WorkedFigure name="Cash flow" how={() => cashFlowWorking(cashFlow)}>
                <Money amount={cashFlow.left} size="large" className={warningOf(cashFlow.left)} />
              </WorkedFigure>
              <p className="mt-1 text-sm text-dim">
                in a month: <Money amount={cashFlow.income} /> in, <Money amount={cashFlow.spending} /> out,
                the minimums of your debts among it
              </p>
              <Behind to="/?tab=cashflow">Line by line</Behind>
            </>
          ) : (
            <Unknown>A bank statement shows what comes in and goes out.</Unknown>
          )}
        </Measure>
        <Measure name="Debt-to-income">
          {debtToIncome ? (
            <>
              <p className="flex flex-wrap items-center gap-2">
                <WorkedFigure name="Debt-to-income" how={() => debtToIncomeWorking(debtToIncome)}>
                  <span data-told className="figures text-xl font-semibold">
                    {debtToIncome.without.length > 0 ? "at least " : null}
                    {debtToIncome.percent}&nbsp;%
                  </span>
                </WorkedFigure>
                {debtToIncome.without.length > 0 && debtToIncome.label === "Healthy" ? null : (
                  <Badge tone={debtToIncome.label === "Healthy" ? "accent" : "attention"}>
                    {debtToIncome.label}
                  </Badge>
                )}
              </p>
              <Progress
                value={debtToIncome.percent}
                tone={
                  debtToIncome.label === "Healthy" && debtToIncome.without.length === 0
                    ? "accent"
                    : "attention"
                }
                label="Debt-to-income"
                className="mt-2"
              />
              <p className="mt-2 text-sm text-dim">
                <Money amount={debtToIncome.payments} /> of minimums on <Money amount={debtToIncome.income} />{" "}
                that reaches your account; below 36&nbsp;% is healthy
              </p>
              {debtToIncome.without.length > 0 ? (
                <p className="mt-1 text-sm text-attention">
                  Without {debtToIncome.without.join(", ")}: no statement shows that minimum for certain.
                </p>
              ) : null}
              <Behind to="/?tab=debts">Each minimum</Behind>
            </>
          ) : (
            <Unknown>It needs a bank statement with your pay.</Unknown>
          )}
        </Measure>
        <Measure name="Card utilization">
          {utilization ? (
            <>
              <p>
                <WorkedFigure name="Card utilization" how={() => cardUtilizationWorking(utilization)}>
                  <span data-told className="figures text-xl font-semibold">
                    {utilization.percent}&nbsp;%
                  </span>
                </WorkedFigure>
              </p>
              <Progress
                value={utilization.percent}
                tone={utilization.withinAdvice ? "accent" : "attention"}
                label="Card utilization"
                className="mt-2"
              />
              <p className="mt-2 text-sm text-dim">
                <Money amount={utilization.balance} /> of <Money amount={utilization.limit} />
                {utilization.withinAdvice ? null : (
                  <>
                    ; <Money amount={utilization.toPay} /> less is below 30&nbsp;%
                  </>
                )}
              </p>
              <Behind to="/?tab=debts">Each card</Behind>
            </>
          ) : (
            <Unknown>A card statement shows its credit limit.</Unknown>
          )}
        </Measure>
      </div>
    </Card>
  );
}

function Measure({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div data-worked className="min-w-0">
      <h3 className="mb-1 text-sm text-dim">{name}</h3>
      {children}
    </div>
  );
}

/** Money that is missing stands out; red is for money at risk, which a figure alone does not tell. */
function warningOf(amount: string): string {
  return amount.startsWith("-") ? "text-attention" : "";
}

/** Where the figure's own arithmetic is. */
function Behind({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link
      to={to}
      className="mt-1 inline-block py-1 text-sm font-medium text-accent underline-offset-4 hover:underline"
    >
      {children}
    </Link>
  );
}

function Unknown({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <p className="text-xl font-semibold text-dim">not known yet</p>
      <p className="mt-1 text-sm text-dim">{children}</p>
    </>
  );
}

function NothingYet({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <>
      <EmptyState
        icon={Scale}
        title="Your profile comes from your documents"
        action={
          <>
            <Button asChild size="lg">
              <Link to="/upload">Upload Documents</Link>
            </Button>
            <Button size="lg" variant="secondary" onClick={onAdd}>
              Add an account or asset
            </Button>
          </>
        }
      >
        Statements of what you own and owe, and a credit report if you have one. Or type it in. Nothing is
        estimated.
      </EmptyState>
      <TypedMonthCard />
    </>
  );
}

function ProfileWaiting() {
  return (
    <Waiting label="Loading your profile">
      <Skeleton className="mb-6 h-24 w-80 max-w-full" />
      <Skeleton className="mb-6 h-44 rounded-2xl" />
      <Skeleton className="h-72 rounded-2xl" />
    </Waiting>
  );
}
