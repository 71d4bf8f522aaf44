import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { Link, useSearchParams } from "react-router";
import { noPlanChoices } from "#contract/plan-choices.ts";
import { cashflowQuery } from "../features/cashflow/api.ts";
import { CashflowTab } from "../features/cashflow/cashflow-tab.tsx";
import { saveWorkbook } from "../features/cashflow/save-workbook.ts";
import { debtsQuery } from "../features/debts/api.ts";
import { paidOffPercent } from "../features/debts/debt-figures.ts";
import { DebtsTab } from "../features/debts/debts-tab.tsx";
import { statementAges } from "../features/debts/statement-age.ts";
import { documentsQuery } from "../features/documents/api.ts";
import { NoticeCard } from "../features/notices/notice-card.tsx";
import { OpportunityList } from "../features/opportunities/opportunity-list.tsx";
import { AvalancheTab } from "../features/payoff-plan/avalanche-tab.tsx";
import { planChoicesQuery, useChangePlanChoices } from "../features/payoff-plan/choices-api.ts";
import { ExportTab } from "../features/payoff-plan/export-tab.tsx";
import { planInputs } from "../features/payoff-plan/plan-inputs.ts";
import { usePresentPlan } from "../features/payoff-plan/use-present-plan.ts";
import { PlanStory } from "../features/plan-history/plan-story.tsx";
import { ExploreButton } from "../features/sample-household/explore-button.tsx";
import { AutopilotTab } from "../features/system-status/autopilot-tab.tsx";
import { entriesQuery } from "../lib/entries.ts";
import { today } from "../lib/format-date.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { Skeleton, Waiting } from "../ui/skeleton.tsx";
import { type Tab, Tabs } from "../ui/tabs.tsx";
import { AutopilotBanner } from "./autopilot-banner.tsx";
import { debtExtras } from "./debt-extras.tsx";

const DEFAULT_TAB = "avalanche";

export function DashboardPage() {
  const { data: documents, error, refetch } = useQuery(documentsQuery);
  const { data: entries } = useQuery(entriesQuery);
  const [search] = useSearchParams();
  // Whoever types instead of uploading has a dashboard too.
  const isTyping = (entries?.length ?? 0) > 0 || search.has("add");
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <PageHeading title="Autopilot Dashboard">
          For information only. Consult an accountant or tax advisor before you act on it.
        </PageHeading>
        {documents && documents.length > 0 ? <AutopilotBanner documents={documents} /> : null}
      </div>
      <NoticeCard />
      {documents === undefined && error ? (
        <ErrorState title="Your documents could not be loaded" error={error} onRetry={refetch} />
      ) : null}
      {documents === undefined && !error ? <DashboardWaiting /> : null}
      {documents?.length === 0 && !isTyping ? <NoDocuments /> : null}
      {documents && (documents.length > 0 || isTyping) ? <FullDashboard /> : null}
    </>
  );
}

function FullDashboard() {
  const [search, setSearch] = useSearchParams();
  const tabs: readonly Tab[] = [
    { id: "autopilot", label: "Autopilot", content: <AutopilotTab /> },
    { id: "cashflow", label: "Cashflow", content: <CashflowTab /> },
    { id: "avalanche", label: "Avalanche", content: <Avalanche /> },
    {
      id: "debts",
      label: "Debts",
      content: (
        <>
          <Debts />
          <OpportunityList />
        </>
      ),
    },
    { id: "export", label: "Export", content: <Export /> },
  ];
  const asked = search.get("tab");
  const value = tabs.some((tab) => tab.id === asked) && asked !== null ? asked : DEFAULT_TAB;
  return (
    <Tabs
      label="Dashboard"
      tabs={tabs}
      value={value}
      onValueChange={(tab) => {
        // The strategy is one for all tabs; filters belong to theirs.
        const strategy = search.get("strategy");
        setSearch({ ...(tab === DEFAULT_TAB ? {} : { tab }), ...(strategy === null ? {} : { strategy }) });
      }}
    />
  );
}

/** The plan needs what debts and cashflow know; this page hands it over, so that the features stay apart. */
function usePlanSources() {
  const debts = useQuery(debtsQuery);
  const cashflow = useQuery(cashflowQuery);
  const choices = useQuery(planChoicesQuery);
  const failed = [
    { title: "Your debts could not be loaded", ...debts },
    { title: "Your cashflow could not be loaded", ...cashflow },
    { title: "Your plan could not be loaded", ...choices },
  ].find(({ data, error }) => data === undefined && error);
  const inputs =
    debts.data && cashflow.data !== undefined && choices.data
      ? planInputs(debts.data, cashflow.data, choices.data)
      : undefined;
  return { debts: debts.data, cashflow: cashflow.data, choices: choices.data, inputs, failed };
}

function Debts() {
  const { inputs } = usePlanSources();
  const plan = usePresentPlan(inputs);
  return <DebtsTab>{(debt) => debtExtras(debt, plan)}</DebtsTab>;
}

function Export() {
  const { inputs, cashflow, failed } = usePlanSources();
  if (failed?.error) return <ErrorState title={failed.title} error={failed.error} onRetry={failed.refetch} />;
  return <ExportTab inputs={inputs} onSaveWorkbook={cashflow ? () => saveWorkbook(cashflow) : undefined} />;
}

function Avalanche() {
  const { debts, choices, inputs, failed } = usePlanSources();
  const { mutate: choose } = useChangePlanChoices();
  if (failed?.error) return <ErrorState title={failed.title} error={failed.error} onRetry={failed.refetch} />;
  const paidOffPercentOf = (debtId: string) => {
    const debt = debts?.find((candidate) => candidate.id === debtId);
    return debt ? paidOffPercent(debt) : null;
  };
  const ages = statementAges(
    (debts ?? []).filter(({ notPlannable }) => notPlannable === null),
    today(),
  );
  return (
    <>
      <AvalancheTab
        inputs={inputs}
        balancesOldSince={ages.oldSince}
        veryOldBalances={ages.veryOld}
        paidOffPercentOf={paidOffPercentOf}
        choices={choices ?? noPlanChoices}
        onChoose={choose}
      />
      <PlanStory />
    </>
  );
}

function NoDocuments() {
  return (
    <EmptyState
      icon={Upload}
      title="Start with one statement"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild size="lg">
            <Link to="/upload">Upload Documents</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to="/dashboard?tab=debts&add=debt">Type it in instead</Link>
          </Button>
          <ExploreButton />
        </div>
      }
    >
      A photo or a PDF of a credit card statement and a bank statement. From them come your debts, what you
      can safely send, and the day you are debt-free.
    </EmptyState>
  );
}

function DashboardWaiting() {
  return (
    <Waiting label="Loading your dashboard">
      <Skeleton className="mb-6 h-14 rounded-2xl" />
      <Skeleton className="mb-8 h-11 w-80 max-w-full" />
      <Skeleton className="mb-8 h-24 w-96 max-w-full" />
      <Skeleton className="h-96 rounded-2xl" />
    </Waiting>
  );
}
