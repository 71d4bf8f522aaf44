import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { decidedSentence, isOfCarefulMonth } from "#contract/cashflow-sentences.ts";
import { dateText, plural } from "../../lib/format-date.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";
import { Progress } from "../../ui/progress.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { confidenceWorking } from "./workings.ts";

/** How sure the extra is and what that stands on: the months it was tried on, what decided it, what is missing. */
export function EvidenceCard({ analysis }: { readonly analysis: CashflowAnalysis }) {
  const { confidenceScore, historyMonths, evidence, bufferNow, shortfall } = analysis;
  const isShort = Number(shortfall) > 0;
  const isTyped = analysis.decidedBy === "typed-month";
  const isCareful = isOfCarefulMonth(analysis) || isTyped;
  const sendsNothing = Number(analysis.safeMonthlyExtra) === 0;
  return (
    <Card data-worked>
      <CardTitle>Confidence</CardTitle>
      {isTyped && isShort ? (
        <p className="mt-3 text-sm text-dim">
          By the figures you typed no month covers spending and the minimums: each lacks{" "}
          <Money amount={shortfall} />.
        </p>
      ) : (
        <>
          <Progress value={confidenceScore} label="Confidence score" className="mt-4" />
          <p className="mt-3 text-sm text-dim">
            <WorkedFigure name="Confidence" how={() => confidenceWorking(analysis)}>
              <span data-told className="figures font-medium text-text">
                {confidenceScore}&nbsp;%
              </span>
            </WorkedFigure>
            : in about {confidenceScore} of 100 months like yours{" "}
            {isCareful ? (
              isShort ? (
                "the minimums are covered."
              ) : (
                "this amount is left after spending and minimums."
              )
            ) : (
              <>
                your accounts stay above <Money amount={bufferNow} />
                {sendsNothing ? " with nothing sent." : "."}
              </>
            )}
          </p>
        </>
      )}
      {evidence.doubts.length > 0 ? (
        <div className="mt-3 text-sm">
          <p className="font-medium">Lower because</p>
          <ul className="mt-1 list-disc space-y-1 pl-5 text-dim marker:text-attention">
            {evidence.doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <details className="group mt-3 text-sm">
        <summary className="cursor-pointer font-medium text-text">
          {isTyped ? "From the figures you typed" : `From ${plural(historyMonths, "month")} of history`}
        </summary>
        <ul className="mt-2 list-disc space-y-1.5 pl-5 text-dim marker:text-accent">
          {isShort || isCareful ? null : (
            <li>
              In {evidence.goodMonths} of {plural(historyMonths, "month")} this amount would have left{" "}
              <Money amount={bufferNow} /> in your accounts.
            </li>
          )}
          {isCareful && !isTyped && !isShort ? (
            <li>
              {evidence.goodMonths} of {plural(historyMonths, "month")} left at least this amount.
            </li>
          ) : null}
          {evidence.pathCount > 0 ? (
            <li>{evidence.pathCount} stretches of 60 days of your own past were replayed from today.</li>
          ) : null}
          <li>{decidedSentence(analysis.decidedBy)}</li>
          {evidence.missing.map(({ first, last, account }) => (
            <li key={`${first} ${account ?? ""}`}>
              Not counted, because no statement {account === null ? "" : `of ${account} `}covers it:{" "}
              {dateText(first)} to {dateText(last)}.
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}
