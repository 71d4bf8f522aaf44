import type { ReactNode } from "react";
import type { Debt } from "#contract/debts.ts";
import { minimumNote } from "#contract/minimum-due.ts";
import { today } from "../../lib/format-date.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Rate } from "../../ui/rate.tsx";
import { PrintedFigure, SourceBadge } from "../../ui/source-badge.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { debtTypeLabels, paidOffPercent, utilization, utilizationAdvicePercent } from "./debt-figures.ts";
import { OpenQuestions } from "./open-questions.tsx";
import { isOldStatement } from "./statement-age.ts";
import { paidOffWorking, utilizationWorking } from "./workings.ts";

export function DebtCard({ debt, action }: { readonly debt: Debt; readonly action?: ReactNode }) {
  const paidOff = paidOffPercent(debt);
  const used = utilization(debt);
  const note = minimumNote(debt);
  return (
    <Card
      id={debt.id}
      tabIndex={-1}
      aria-label={debt.accountLast4 ? `${debt.creditor}, ending ${debt.accountLast4}` : debt.creditor}
      className="flex flex-col gap-4"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold break-words">{debt.creditor}</h2>
          {debt.accountLast4 ? <p className="figures text-sm text-dim">···{debt.accountLast4}</p> : null}
        </div>
        <Badge>{debtTypeLabels[debt.debtType]}</Badge>
      </div>
      <div data-worked className="flex items-center gap-1">
        {debt.currentBalance === null ? (
          <p className="text-dim">The balance is not known yet</p>
        ) : (
          <>
            <Money amount={debt.currentBalance} size="large" />
            <Source debt={debt} field="currentBalance" figure="Balance" />
          </>
        )}
      </div>
      {debt.statementDate && isOldStatement(debt.statementDate, today()) ? (
        <p className="-mt-3 text-sm text-attention">
          as of{" "}
          <PrintedFigure
            figure="Statement date"
            source={debt.sources["statementDate"] ?? debt.sources["currentBalance"]}
          >
            <DateText date={debt.statementDate} format="short" />
          </PrintedFigure>
        </p>
      ) : null}
      {paidOff === null ? null : (
        <div>
          <Progress value={paidOff} label={`${debt.creditor}: part paid off`} />
          <p className="figures mt-1.5 text-xs text-dim">
            <WorkedFigure name={`Paid off of ${debt.creditor}`} how={() => paidOffWorking(debt, paidOff)}>
              <span data-told>{paidOff}&nbsp;%</span> paid off of{" "}
              <Money amount={debt.originalBalance ?? "0"} />
            </WorkedFigure>
          </p>
        </div>
      )}
      <dl className="grid grid-cols-3 gap-x-3 text-sm">
        <Figure name="APR" debt={debt} field="apr">
          {debt.apr ? <Rate percent={debt.apr} /> : null}
        </Figure>
        <Figure name="Minimum" debt={debt} field="minimumPayment">
          {debt.minimumPayment ? <Money amount={debt.minimumPayment} /> : null}
        </Figure>
        <Figure name="Due" debt={debt} field="paymentDueDate">
          {debt.paymentDueDate ? <DueDate date={debt.paymentDueDate} /> : null}
        </Figure>
      </dl>
      {note === undefined ? null : <p className="text-sm text-dim">{note}</p>}
      {debt.buckets.length === 0 ? null : (
        <ul data-worked className="flex flex-col gap-1 text-sm text-dim">
          {debt.buckets.map((bucket) => (
            <li key={`${bucket.kind}-${bucket.balance}-${bucket.expires}`}>
              <Money amount={bucket.balance} className="text-text" /> of it{" "}
              {bucket.deferred === true ? (
                "without interest"
              ) : (
                <>
                  at <Rate percent={bucket.apr} className="text-text" />
                </>
              )}
              {bucket.expires === null ? null : (
                <>
                  {" until "}
                  <DateText date={bucket.expires} format="short" />
                </>
              )}
              {bucket.deferred === true ? (
                <>
                  ; what is put aside{" "}
                  {bucket.accruedInterest === undefined ? null : (
                    <>
                      (<Money amount={bucket.accruedInterest} className="text-text" /> so far){" "}
                    </>
                  )}
                  is charged then, unless all of it is paid
                </>
              ) : null}
            </li>
          ))}
          <li>
            <PrintedFigure
              figure="Parts of the balance"
              source={debt.sources["currentBalance"]}
              asOf={debt.statementDate}
            >
              Where these rates are printed
            </PrintedFigure>
          </li>
        </ul>
      )}
      {used === null ? null : (
        <div>
          <Progress
            value={used.percent}
            tone={used.isAboveAdvice ? "attention" : "accent"}
            label={`${debt.creditor}: part of the limit used`}
          />
          <p data-worked className="figures mt-1.5 text-xs text-dim">
            <WorkedFigure
              name={`Limit used of ${debt.creditor}`}
              how={() => utilizationWorking(debt, used.percent)}
            >
              <span data-told>{used.percent}&nbsp;%</span> of <Money amount={debt.creditLimit ?? "0"} /> limit
              used
            </WorkedFigure>
            {used.isAboveAdvice ? ` · below ${utilizationAdvicePercent}\u00a0% helps your score` : null}
          </p>
        </div>
      )}
      {debt.notPlannable ? (
        <Alert tone="attention" title="Not in the plan yet">
          {debt.notPlannable}
        </Alert>
      ) : null}
      <OpenQuestions questions={debt.openQuestions} />
      {action}
    </Card>
  );
}

type FigureProps = {
  readonly name: string;
  readonly debt: Debt;
  readonly field: string;
  /** Null when no document shows it, or shows it too unclearly. */
  readonly children: ReactNode;
};

function Figure({ name, debt, field, children }: FigureProps) {
  return (
    <div data-worked className="min-w-0">
      <dt className="flex h-6 items-center gap-0.5 text-xs text-dim">
        {name}
        {children === null ? null : <Source debt={debt} field={field} figure={name} />}
      </dt>
      <dd className="font-medium">
        {children ?? <span className="text-dim">{isInQuestion(debt, field) ? "unclear" : "not shown"}</span>}
      </dd>
    </div>
  );
}

/** A document shows the figure, but too unclearly to be used; questions name it as "apr" or "accounts.0.apr". */
function isInQuestion(debt: Debt, field: string): boolean {
  return debt.openQuestions.some((question) => question.field.split(".").at(-1) === field);
}

/** A day that has passed is from an old statement, and says so: the year, and that it is over. */
function DueDate({ date }: { readonly date: string }) {
  return date >= today() ? (
    <DateText date={date} format="day-month" />
  ) : (
    <>
      <DateText date={date} format="short" /> <span className="text-xs text-dim">past</span>
    </>
  );
}

function Source({ debt, field, figure }: { debt: Debt; field: string; figure: string }) {
  return <SourceBadge figure={figure} source={debt.sources[field]} asOf={debt.statementDate} />;
}
