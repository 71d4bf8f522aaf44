import { useQuery } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { Suspense, useEffect } from "react";
import { Link, useSearchParams } from "react-router";
import { documentsQuery } from "../features/documents/api.ts";
import { NoticeCard } from "../features/notices/notice-card.tsx";
import { ExploreButton } from "../features/sample-household/explore-button.tsx";
import { entriesQuery } from "../lib/entries.ts";
import { fetchWhenIdle } from "../lib/when-idle.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { PageHeading } from "../ui/page-heading.tsx";
import { Skeleton, Waiting } from "../ui/skeleton.tsx";
import { type Tab, Tabs } from "../ui/tabs.tsx";
import { AutopilotBanner } from "./autopilot-banner.tsx";
import { DEFAULT_TAB, loadEveryPanel, panels } from "./dashboard/panels.tsx";

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
  useEffect(() => fetchWhenIdle(loadEveryPanel), []);
  const asked = search.get("tab");
  const value = panels.find(({ id }) => id === asked)?.id ?? DEFAULT_TAB;
  return (
    <Tabs
      label="Dashboard"
      tabs={panels.map(
        ({ id, label, Panel }): Tab => ({
          id,
          label,
          content: (
            <ErrorBoundary>
              <Suspense fallback={<PanelWaiting label={label} />}>
                <Panel />
              </Suspense>
            </ErrorBoundary>
          ),
        }),
      )}
      value={value}
      onValueChange={(tab) => {
        // The strategy is one for all tabs; filters belong to theirs.
        const strategy = search.get("strategy");
        setSearch({ ...(tab === DEFAULT_TAB ? {} : { tab }), ...(strategy === null ? {} : { strategy }) });
      }}
    />
  );
}

function PanelWaiting({ label }: { readonly label: string }) {
  return (
    <Waiting label={`Loading ${label}`}>
      <Skeleton className="mb-8 h-24 w-96 max-w-full" />
      <Skeleton className="h-96 rounded-2xl" />
    </Waiting>
  );
}

function NoDocuments() {
  return (
    <EmptyState
      icon={Upload}
      title="Start with one statement"
      action={
        <>
          <Button asChild size="lg">
            <Link to="/upload">Upload Documents</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to="/dashboard?tab=debts&add=debt">Type it in instead</Link>
          </Button>
          <ExploreButton />
        </>
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
