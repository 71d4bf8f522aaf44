import { useQuery } from "@tanstack/react-query";
import { Download, SlidersHorizontal, Wallet } from "lucide-react";
import { lazy, Suspense, useRef } from "react";
import { Link } from "react-router";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { saysTooLittle } from "#contract/extra-certainty.ts";
import { dateText, plural } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Money } from "../../ui/money.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { cashflowQuery, useChooseSafety } from "./api.ts";
import { BalanceQuestions } from "./balance-questions.tsx";
import { BufferCard, openSettings } from "./buffer-card.tsx";
import { EvidenceCard } from "./evidence-card.tsx";
import { basisOfAbout, headlineOf, isReplayed, isSafe, wholeDollars, whyUnsure } from "./headline.ts";
import { RangeCard } from "./range-card.tsx";
import { SafetySetting } from "./safety-setting.tsx";
import { useSaveSpreadsheet } from "./save-spreadsheet.ts";
import { saveWorkbook } from "./save-workbook.ts";
import { WaterfallChart } from "./waterfall-chart.tsx";
import {
  bufferContributionWorking,
  bufferNowWorking,
  extraWorking,
  recommendationsWorking,
  shareWorking,
} from "./workings.ts";

/** What stands below the first screen comes in a file of its own. */
const CashflowDetails = lazy(async () => ({
  default: (await import("./cashflow-details.tsx")).CashflowDetails,
}));

export function CashflowTab() {
  const { data: analysis, error, refetch } = useQuery(cashflowQuery);
  if (analysis === undefined && error) {
    return <ErrorState title="Your cashflow could not be loaded" error={error} onRetry={refetch} />;
  }
  if (analysis === undefined) return <CashflowWaiting />;
  return (
    <>
      {analysis === null ? <CashflowEmpty /> : <Cashflow analysis={analysis} />}
      <Suspense fallback={<Skeleton className="mt-6 h-96 rounded-2xl" />}>
        <CashflowDetails />
      </Suspense>
    </>
  );
}

function Cashflow({ analysis }: { readonly analysis: CashflowAnalysis }) {
  const extra = centsOf(analysis.safeMonthlyExtra);
  const income = centsOf(analysis.monthlyIncome);
  const isShort = centsOf(analysis.shortfall) > 0;
  const headline = headlineOf(analysis);
  const isUnsure = headline === "unsure";
  const isBalanceAsked = analysis.decidedBy === "unknown-savings";
  const chooseSafety = useChooseSafety();
  const spreadsheet = useSaveSpreadsheet();
  const settings = useRef<HTMLElement>(null);
  return (
    <div className="flex flex-col gap-6">
      <section aria-label="Safe Monthly EXTRA">
        {isUnsure ? (
          <>
            <p className="text-2xl font-semibold tracking-tight sm:text-3xl">We cannot say yet</p>
            <p className="mt-1 text-dim">
              {saysTooLittle(analysis) ? null : (
                <>
                  What we have shows{" "}
                  <WorkedFigure name="What we have" how={() => extraWorking(analysis)}>
                    <Money amount={isShort ? analysis.shortfall : analysis.safeMonthlyExtra} />
                  </WorkedFigure>{" "}
                  a month {isShort ? "short" : "to spare"}.{" "}
                </>
              )}
              {whyUnsure(analysis)}
            </p>
          </>
        ) : headline === "nothing-yet" ? (
          <>
            <p className="text-2xl font-semibold tracking-tight sm:text-3xl">Nothing is safe to send now</p>
            <p className="mt-1 text-dim">
              With more sent, your accounts would come below{" "}
              <WorkedFigure name="What must stay" how={() => bufferNowWorking(analysis)}>
                <Money amount={analysis.bufferNow} />
              </WorkedFigure>{" "}
              too often. The{" "}
              <WorkedFigure name="What a usual month leaves" how={() => bufferContributionWorking(analysis)}>
                <Money amount={analysis.bufferContribution} />
              </WorkedFigure>{" "}
              that a usual month leaves build them up first.
            </p>
          </>
        ) : (
          <>
            <p className="text-dim">
              {isShort ? "Each month you are short of" : isSafe(analysis) ? "You can safely send" : "About"}
            </p>
            <p className="flex flex-wrap items-baseline gap-x-3">
              {isShort ? (
                <WorkedFigure name="What is missing" how={() => extraWorking(analysis)}>
                  <Money amount={analysis.shortfall} size="hero" />
                </WorkedFigure>
              ) : (
                <>
                  <WorkedFigure name="Safe Monthly EXTRA" how={() => extraWorking(analysis)}>
                    <Money amount={wholeDollars(analysis.safeMonthlyExtra)} size="hero" isWhole />
                  </WorkedFigure>
                  <span className="text-dim">
                    a month{isSafe(analysis) ? null : ` ${basisOfAbout(analysis)}`}
                  </span>
                </>
              )}
            </p>
          </>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-2 text-sm text-dim">
          <span className="font-medium text-text">Safe Monthly EXTRA</span>
          {isShort || isUnsure || headline === "nothing-yet" ? (
            <Badge tone={isUnsure || !isShort ? "attention" : "risk"}>nothing is safe to send yet</Badge>
          ) : (
            <WorkedFigure name="Share of income" how={() => shareWorking(analysis)} className="no-underline">
              <Badge tone="accent">
                <span data-told>{percentOfIncome(extra, income)} of income</span>
              </Badge>
            </WorkedFigure>
          )}
        </div>
        {isBalanceAsked ? <BalanceQuestions analysis={analysis} /> : null}
      </section>
      {isShort || isUnsure || !isReplayed(analysis) ? null : (
        <SafetySetting
          analysis={analysis}
          isSaving={chooseSafety.isPending}
          onChange={(safety) => chooseSafety.mutate(safety)}
        />
      )}
      <Warnings warnings={analysis.warnings} />
      <Card className="@container">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CardTitle>Where it comes from</CardTitle>
          <div className="flex w-full flex-wrap gap-2 @xl:w-auto">
            <Button
              variant="secondary"
              size="sm"
              className="@max-xl:min-h-11 @max-xl:w-full"
              onClick={() => openSettings(settings.current)}
            >
              <SlidersHorizontal aria-hidden="true" strokeWidth={1.5} className="size-4" />
              Adjust Settings
            </Button>
            <Button
              variant="secondary"
              size="sm"
              className="@max-xl:min-h-11 @max-xl:grow"
              onClick={() => saveWorkbook(analysis)}
            >
              <Download aria-hidden="true" strokeWidth={1.5} className="size-4" />
              Export Workbook
            </Button>
            <Button
              variant="secondary"
              size="sm"
              className="@max-xl:min-h-11 @max-xl:grow"
              disabled={spreadsheet.isPending}
              onClick={() => spreadsheet.mutate(analysis)}
            >
              Excel (XLSX)
            </Button>
          </div>
        </div>
        <p className="mt-2 mb-4 text-sm text-dim">{basisText(analysis)} Tap a line for its arithmetic.</p>
        <WaterfallChart analysis={analysis} />
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {/* Nothing can be tried on months of which no balance is known. */}
          {isBalanceAsked ? null : <EvidenceCard analysis={analysis} />}
          {analysis.range ? <RangeCard range={analysis.range} analysis={analysis} /> : null}
          <Recommendations analysis={analysis} />
        </div>
        <BufferCard ref={settings} analysis={analysis} />
      </div>
    </div>
  );
}

function Recommendations({ analysis }: { readonly analysis: CashflowAnalysis }) {
  if (analysis.recommendations.length === 0) return null;
  return (
    <Card data-worked>
      <CardTitle>AI recommendations</CardTitle>
      <p className="text-sm text-dim">
        <WorkedFigure name="These recommendations" how={() => recommendationsWorking(analysis)}>
          How these are computed
        </WorkedFigure>
      </p>
      <ul className="mt-3 list-disc space-y-2 pl-5 text-sm marker:text-accent">
        {analysis.recommendations.map((recommendation) => (
          <li key={recommendation}>{recommendation}</li>
        ))}
      </ul>
    </Card>
  );
}

/** What to know before trusting the figures: the weightiest one in full, the others folded, so that the waterfall stays in sight. */
function Warnings({ warnings: [first, ...others] }: Pick<CashflowAnalysis, "warnings">) {
  if (first === undefined) return null;
  return (
    <div data-worked>
      <Alert tone="attention">
        <p>{first}</p>
        {others.length === 0 ? null : (
          <details className="mt-2">
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
              {others.length === 1 ? "One more thing to know" : `${others.length} more things to know`}
            </summary>
            <ul className="mb-2 list-disc space-y-2 pl-5 marker:text-attention">
              {others.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </details>
        )}
        <p className="mt-1">
          <Link
            to="/?tab=cashflow#transactions"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            The transactions
          </Link>
        </p>
      </Alert>
    </div>
  );
}

/** What the lines of the waterfall stand on. */
function basisText({ decidedBy, historyMonths, periodStart, periodEnd }: CashflowAnalysis): string {
  if (decidedBy === "typed-month") return `From the figures you typed, last on ${dateText(periodEnd)}.`;
  if (decidedBy === "part-month") {
    return `What was seen from ${dateText(periodStart)} to ${dateText(periodEnd)}, less than a month.`;
  }
  const month =
    decidedBy === "careful-month" ? "A careful month, low income and high spending," : "A usual month";
  return `${month} from ${plural(historyMonths, "month")} of history, ${dateText(periodStart)} to ${dateText(periodEnd)}.`;
}

/** Whole percent, rounded down: the share is never overstated. */
function percentOfIncome(extra: number, income: number): string {
  return `${income > 0 ? Math.floor((extra * 100) / income) : 0}\u00a0%`;
}

function CashflowEmpty() {
  return (
    <EmptyState
      icon={Wallet}
      title="Upload financial documents to generate your cashflow analysis"
      action={
        <>
          <Button asChild>
            <Link to="/upload">Upload Documents</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/profile">Type it in instead</Link>
          </Button>
        </>
      }
    >
      A bank statement shows what comes in and goes out; from it follows what you can safely send. Without
      one, type your pay and expenses in your Money Profile.
    </EmptyState>
  );
}

function CashflowWaiting() {
  return (
    <Waiting label="Calculating your safe monthly EXTRA...">
      <p aria-hidden="true" className="mb-4 text-dim">
        Calculating your safe monthly EXTRA...
      </p>
      <Skeleton className="mb-8 h-20 w-80 max-w-full" />
      <Skeleton className="h-96 rounded-2xl" />
    </Waiting>
  );
}
