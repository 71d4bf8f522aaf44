import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleDashed, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { HealthItem, SystemStatus } from "#contract/system-status.ts";
import { plural, today } from "../../lib/format-date.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Money } from "../../ui/money.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { systemStatusQuery } from "./api.ts";
import { MonthPayments } from "./month-payments.tsx";
import { PaymentStrip } from "./payment-strip.tsx";
import { monthWorking, nextPaymentWorking } from "./workings.ts";

type AutopilotTabProps = {
  /** On what amount the payments stand, where that needs a word. */
  readonly basis: ReactNode;
  readonly preferences: ReactNode;
};

/** The status, with what other features say and let a person choose about it. */
export function AutopilotTab({ basis, preferences }: AutopilotTabProps) {
  const { data: status, error, refetch } = useQuery(systemStatusQuery);
  if (status === undefined && error) {
    return <ErrorState title="The status could not be loaded" error={error} onRetry={refetch} />;
  }
  if (status === undefined) return <StatusWaiting />;
  return (
    <div className="flex flex-col gap-6">
      <NextPayment status={status} />
      {basis}
      {status.criticalAlerts.map((alert) => (
        <div key={`${alert.kind} ${alert.title}`} data-worked>
          <Alert tone="attention" title={alert.title}>
            {alert.sentence}{" "}
            <Link
              to={alert.debtId === null ? "/?tab=cashflow" : `/?tab=debts#${alert.debtId}`}
              className="whitespace-nowrap text-text underline underline-offset-4"
            >
              {alert.debtId === null ? "Where it goes" : "The debt and its statement"}
            </Link>
          </Alert>
        </div>
      ))}
      {status.statementDue === null ? null : (
        <div data-worked>
          <Alert tone="info" title="A newer bank statement is due soon">
            {status.statementDue.sentence}{" "}
            <Link to="/upload" className="whitespace-nowrap text-text underline underline-offset-4">
              Upload it
            </Link>
          </Alert>
        </div>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <StatusCard status={status} />
          <MonthPayments payments={status.unsettled} />
          <MonthPayments payments={status.month?.payments ?? []} />
        </div>
        <div className="flex flex-col gap-6">
          <PaymentStrip upcoming={status.upcoming} paydays={status.paydays} from={today()} />
          {preferences}
        </div>
      </div>
      <Health items={status.health} />
      <Card>
        <CardTitle>Anti-Needy Approach</CardTitle>
        <p className="mt-2 text-sm text-dim">
          There is nothing to check every day. Set the payments up once, come back when a new statement is
          there, once a month. No streaks, no points, no reminders to open this page.
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button asChild variant="secondary">
            <Link to="/privacy-settings">Privacy Settings</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/settings">System Settings</Link>
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** The answer of the tab: when something happens next. */
function NextPayment({ status }: { readonly status: SystemStatus }) {
  const { nextPayment, waitingFor, upcoming } = status;
  if (nextPayment === null) {
    return (
      <section aria-label="Next payment">
        <p className="text-2xl font-semibold tracking-tight sm:text-3xl">No payment is planned yet</p>
        <p className="mt-1 text-dim">{waitingFor ?? "Nothing is due in the next five weeks."}</p>
      </section>
    );
  }
  const { date, inDays, amount } = nextPayment;
  return (
    <section aria-label="Next payment">
      <p className="text-dim">Next payment</p>
      <WorkedFigure
        name="Next payment"
        how={() => nextPaymentWorking(nextPayment, upcoming, today())}
        className="no-underline"
      >
        <span
          data-told
          className="block text-2xl font-semibold tracking-tight underline decoration-field decoration-dotted decoration-1 underline-offset-8 sm:text-3xl"
        >
          {inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : `in ${plural(inDays, "day")}`}
        </span>
        <span className="mt-1 block text-dim">
          <Money amount={amount} className="font-medium text-text" /> on{" "}
          <DateText date={date} format="short" />
        </span>
      </WorkedFigure>
    </section>
  );
}

/** What the creditors asked for is not all paid; else only less than the plan wants. */
const isLate = ({ criticalAlerts, month }: SystemStatus): boolean =>
  criticalAlerts.some(({ kind }) => kind === "past-due") ||
  (month?.payments ?? []).some(({ state, dueDate }) => state === "unpaid" && dueDate <= today());

const STATES = { running: "Running", ready: "Plan ready", waiting: "Waiting" } as const;

function StatusCard({ status }: { readonly status: SystemStatus }) {
  const { autopilot, waitingFor, nextPayment, lastAnalysis, month } = status;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Autopilot</CardTitle>
        <Badge tone={autopilot === "waiting" ? "attention" : "accent"}>{STATES[autopilot]}</Badge>
      </div>
      {/* Without a next payment it stands in its place already. */}
      {waitingFor && nextPayment ? <p className="mt-2 text-sm text-dim">{waitingFor}</p> : null}
      {autopilot === "ready" ? (
        <Link
          to="/?tab=avalanche#setup-guide"
          className="mt-1 inline-flex min-h-11 items-center text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          Set them up in five steps
        </Link>
      ) : null}
      <dl className="mt-4 flex flex-col gap-4">
        <div>
          <dt className="text-sm text-dim">Last check</dt>
          <dd className="font-medium">
            {lastAnalysis ? (
              <Link
                to="/documents"
                className="underline decoration-field decoration-dotted decoration-1 underline-offset-4"
              >
                <DateText date={today(new Date(lastAnalysis))} format="short" />
                <span className="sr-only">, the documents that were read</span>
              </Link>
            ) : (
              "not yet"
            )}
          </dd>
        </div>
        {month ? (
          <div>
            <dt className="text-sm text-dim">This month</dt>
            <dd className="font-medium">
              {month.onTrack === false
                ? isLate(status)
                  ? "Something is past due"
                  : "Less paid than planned"
                : month.onTrack === null
                  ? "Not known yet"
                  : autopilot === "ready"
                    ? "Payments not yet set up"
                    : "On Track"}
            </dd>
            <dd>
              <Progress
                value={month.percent}
                tone={month.onTrack === false ? "attention" : "accent"}
                label="Payments of this month that are known to be made"
                className="mt-2"
              />
              <p className="mt-2 text-sm text-dim">
                <WorkedFigure name="This month" how={() => monthWorking(month)}>
                  <span data-told>{month.sentence}</span>
                </WorkedFigure>
              </p>
              {month.onTrack === null ? (
                <p className="mt-2 text-sm text-dim">
                  A new statement tells.{" "}
                  <Link to="/upload" className="text-accent underline underline-offset-4">
                    Upload it
                  </Link>
                  , or mark below what was paid.
                </p>
              ) : null}
            </dd>
          </div>
        ) : null}
      </dl>
    </Card>
  );
}

const ICONS = { ok: CircleCheck, attention: TriangleAlert, off: CircleDashed } as const;
const COLORS = { ok: "text-accent", attention: "text-attention", off: "text-dim" } as const;
const WORDS = { ok: "in order", attention: "needs attention", off: "off" } as const;

/** Where what a line counts is listed. */
const BEHIND: Readonly<Partial<Record<HealthItem["name"], { readonly to: string; readonly label: string }>>> =
  {
    Documents: { to: "/documents", label: "See them" },
    Questions: { to: "/documents/review", label: "Answer" },
    Statements: { to: "/?tab=debts", label: "Each debt" },
    Model: { to: "/what-left", label: "What left" },
  };

function Health({ items }: { readonly items: readonly HealthItem[] }) {
  return (
    <Card>
      <CardTitle>System Health</CardTitle>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
        {items.map(({ name, status, sentence }) => {
          const Icon = ICONS[status];
          return (
            <li key={name} data-worked className="flex gap-3 border-b border-hairline py-3 last:border-b-0">
              <Icon
                aria-hidden="true"
                strokeWidth={1.5}
                className={`mt-0.5 size-5 shrink-0 ${COLORS[status]}`}
              />
              <div className="min-w-0">
                <p className="font-medium">
                  {name}
                  <span className="sr-only">, {WORDS[status]}</span>
                </p>
                <p className="text-sm text-dim [overflow-wrap:anywhere]">
                  {sentence}
                  {BEHIND[name] === undefined || (name === "Questions" && status === "ok") ? null : (
                    <>
                      {" "}
                      <Link to={BEHIND[name].to} className="text-accent underline underline-offset-4">
                        {BEHIND[name].label}
                      </Link>
                    </>
                  )}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function StatusWaiting() {
  return (
    <Waiting label="Loading the status">
      <Skeleton className="mb-6 h-24 w-80 max-w-full" />
      <Skeleton className="mb-6 h-44 rounded-2xl" />
      <Skeleton className="h-64 rounded-2xl" />
    </Waiting>
  );
}
