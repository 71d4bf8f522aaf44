import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Ban, LockKeyhole } from "lucide-react";
import { Link } from "react-router";
import type { PrivacySummary } from "#contract/privacy.ts";
import { dateText, plural, today } from "../../lib/format-date.ts";
import { sizeText } from "../../lib/format-size.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { privacySettingsQuery, privacySummaryQuery } from "./api.ts";
import { Choices } from "./choices.tsx";
import { DeleteAllDialog } from "./delete-all-dialog.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { ImportButton } from "./import-button.tsx";

/** What is kept, for how long, and the ways to take it out or erase it. */
export function PrivacyPage() {
  // On each visit: jobs erase originals and make backups without this page.
  const summary = useQuery({ ...privacySummaryQuery, refetchOnMount: "always" });
  const settings = useQuery(privacySettingsQuery);
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <Link
        to="/dashboard"
        className="inline-flex min-h-11 items-center gap-2 self-start text-sm text-dim hover:text-text"
      >
        <ArrowLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
        Back to Dashboard
      </Link>
      <PageHeading title="Privacy Settings">What is kept of you, for how long, and how it goes.</PageHeading>
      <Card>
        <CardTitle>Your data</CardTitle>
        {summary.data ? <Summary summary={summary.data} /> : null}
        {summary.data === undefined && summary.error ? (
          <div className="mt-4">
            <ErrorState
              title="Your data could not be counted"
              error={summary.error}
              onRetry={summary.refetch}
            />
          </div>
        ) : null}
        {summary.data === undefined && !summary.error ? (
          <Waiting label="Counting your data">
            <Skeleton className="mt-4 h-20" />
          </Waiting>
        ) : null}
        <div className="mt-6 flex flex-wrap gap-3">
          <ExportDialog className="max-sm:w-full" />
          {summary.data?.documentsCount === 0 ? <ImportButton /> : null}
        </div>
      </Card>
      <Card>
        <CardTitle>Always</CardTitle>
        <ul className="mt-3 divide-y divide-hairline">
          <Always
            icon={LockKeyhole}
            label="Encryption"
            badge="Always on"
            text="Originals and everything read from them are stored under AES-256-GCM with a key of your own. Without that key a copy of the disk, or a backup, says nothing about you."
          />
          <Always
            icon={Ban}
            label="Share with partners"
            badge="Never"
            text="There are no partners and no trackers. Where a language model is connected, every request is listed for you."
          />
        </ul>
      </Card>
      {settings.data ? <Choices settings={settings.data} /> : null}
      {settings.data === undefined && settings.error ? (
        <ErrorState
          title="Your settings could not be loaded"
          error={settings.error}
          onRetry={settings.refetch}
        />
      ) : null}
      {settings.data === undefined && !settings.error ? (
        <Waiting label="Loading your settings">
          <Skeleton className="h-72 rounded-2xl" />
        </Waiting>
      ) : null}
      <Card>
        <CardTitle>Our promise</CardTitle>
        <ul className="mt-3 list-disc space-y-2 pl-5 text-dim">
          <li>Your figures belong to you: you can take all of them out, in forms other programs read.</li>
          <li>Deleting is done at once, and backups made before cannot be opened for you afterwards.</li>
          <li>Nothing is sold, shared or used for advertising.</li>
          <li>No language model is trained on your papers.</li>
        </ul>
      </Card>
      <Card className="border-risk/40">
        <CardTitle>Delete everything</CardTitle>
        <p className="mt-2 mb-4 text-dim">
          Erases every document, figure, plan and setting. Your account stays, as on the first day.
        </p>
        <DeleteAllDialog />
      </Card>
    </div>
  );
}

function Summary({ summary }: { readonly summary: PrivacySummary }) {
  const { documentsCount, debtsCount, originalsCount, sizeBytes, oldestData, lastBackup } = summary;
  const facts = [
    ["Documents", String(documentsCount), plural(debtsCount, "debt")],
    ["Total size", sizeText(sizeBytes), `${plural(originalsCount, "original")} kept`],
    ["Oldest data", oldestData === null ? "None" : dateText(oldestData, "short"), "first upload"],
    [
      "Last backup",
      lastBackup === null ? "None yet" : dateText(today(new Date(lastBackup)), "short"),
      lastBackup === null ? "made each night" : "encrypted",
    ],
  ] as const;
  return (
    <dl className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
      {facts.map(([name, value, hint]) => (
        <div key={name} className="flex min-w-0 flex-col">
          <dt className="text-sm text-dim">{name}</dt>
          <dd className="figures text-lg font-semibold [overflow-wrap:anywhere]">{value}</dd>
          <dd className="text-xs text-dim">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}

type AlwaysProps = {
  readonly icon: typeof Ban;
  readonly label: string;
  readonly badge: string;
  readonly text: string;
};

function Always({ icon: Icon, label, badge, text }: AlwaysProps) {
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {label} <Badge tone="accent">{badge}</Badge>
        </p>
        <p className="mt-1 text-sm text-dim">{text}</p>
      </div>
    </li>
  );
}
