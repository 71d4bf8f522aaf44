import { Link } from "react-router";
import type { Source } from "#contract/debts.ts";
import type { CreditFactor, CreditSummary } from "#contract/profile.ts";
import { figureAddress } from "../../lib/figure-address.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Progress } from "../../ui/progress.tsx";
import { SourceBadge } from "../../ui/source-badge.tsx";

/** The colour changes at 750 and at 650. */
const BAND_TONES = { Excellent: "accent", Good: "attention", Fair: "attention", Poor: "risk" } as const;
const STATUS_TONES = { good: "accent", fair: "attention", poor: "risk" } as const;
const LOWEST = 300;
const HIGHEST = 850;

/** What the newest credit report says: score, factors, accounts, inquiries. */
export function CreditReport({ credit }: { readonly credit: CreditSummary | null }) {
  if (credit === null) {
    return (
      <Card>
        <CardTitle>Credit report</CardTitle>
        <p className="mt-2 text-sm text-dim">
          No credit report yet. The three bureaus give you one each for free at annualcreditreport.com; upload
          it and its figures appear here.
        </p>
      </Card>
    );
  }
  const counts = [
    ["Accounts", credit.accountsTotal, "accountsTotal"],
    ["Open", credit.accountsOpen, "accountsOpen"],
    ["Closed", credit.accountsClosed, "accountsClosed"],
    ["Inquiries", credit.inquiries, "inquiries"],
    ["Collections", credit.collections, "collections"],
  ] as const;
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle>Credit report</CardTitle>
        <p className="text-sm text-dim">
          {credit.bureau}
          {credit.bureau && credit.reportDate ? " · " : null}
          {credit.reportDate ? (
            <Link
              to={`/documents/${encodeURIComponent(credit.documentId)}`}
              className="underline decoration-field decoration-dotted decoration-1 underline-offset-4"
            >
              <DateText date={credit.reportDate} format="short" />
              <span className="sr-only">, the report</span>
            </Link>
          ) : null}
        </p>
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,14rem)_1fr]">
        <Score credit={credit} />
        <ul className="flex flex-col gap-4">
          {credit.factors.map((factor) => (
            <Factor
              key={factor.name}
              factor={factor}
              source={credit.sources[factor.name.toLowerCase()]}
              asOf={credit.reportDate}
              documentId={credit.documentId}
            />
          ))}
          {credit.factors.length === 0 ? (
            <li className="text-sm text-dim">This report shows none of the usual factors.</li>
          ) : null}
        </ul>
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-4 border-t border-hairline pt-4 text-sm sm:grid-cols-5">
        {counts.map(([name, value, field]) => (
          <div key={field} data-worked>
            <dt className="flex h-6 items-center gap-0.5 text-xs text-dim">
              {name}
              <SourceBadge figure={name} source={credit.sources[field]} asOf={credit.reportDate} />
            </dt>
            <dd className="figures font-medium">
              {value === null ? (
                <span className="font-normal text-dim">not shown</span>
              ) : credit.sources[field] === undefined ? (
                <Link
                  to={`/documents/${encodeURIComponent(credit.documentId)}`}
                  className="underline decoration-field decoration-dotted decoration-1 underline-offset-4"
                >
                  <span data-told>{value}</span>
                  <span className="sr-only">, {name} in the report</span>
                </Link>
              ) : (
                <span data-told>{value}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Score({ credit }: { readonly credit: CreditSummary }) {
  if (credit.score === null) {
    return <p className="text-sm text-dim">This report shows no score. Free reports mostly leave it out.</p>;
  }
  return (
    <div>
      <p className="flex items-center gap-1">
        <span className="figures text-3xl font-semibold">{credit.score}</span>
        <SourceBadge figure="Score" source={credit.sources["score"]} asOf={credit.reportDate} />
        {credit.band ? <Badge tone={BAND_TONES[credit.band]}>{credit.band}</Badge> : null}
      </p>
      <Progress
        value={((credit.score - LOWEST) * 100) / (HIGHEST - LOWEST)}
        tone={credit.band ? BAND_TONES[credit.band] : "accent"}
        label="Credit score"
        className="mt-3"
      />
      <p className="figures mt-1.5 flex justify-between text-xs text-dim">
        <span>{LOWEST}</span>
        <span>{HIGHEST}</span>
      </p>
      {credit.history.length > 1 ? (
        <ul className="mt-3 flex flex-col gap-1 text-sm text-dim">
          {credit.history.toReversed().map(({ date, score, bureau, documentId }) => (
            <li data-worked key={`${date}-${bureau}-${score}`} className="flex justify-between gap-4">
              <DateText date={date} format="short" />
              <Link
                to={figureAddress(documentId, "creditReport.score")}
                className="figures underline decoration-field decoration-dotted decoration-1 underline-offset-4"
              >
                {score}
                <span className="sr-only">, the report that shows it</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type FactorProps = {
  readonly factor: CreditFactor;
  readonly source: Source | undefined;
  readonly asOf: string | null;
  /** The report itself, where no line of it is known. */
  readonly documentId: string;
};

function Factor({ factor, source, asOf, documentId }: FactorProps) {
  return (
    <li data-worked>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{factor.name}</span>
        <span className="figures">{factor.figure}</span>
        {source === undefined ? (
          <Link
            to={`/documents/${encodeURIComponent(documentId)}`}
            className="text-sm text-dim underline underline-offset-4"
          >
            in the report<span className="sr-only">: {factor.name}</span>
          </Link>
        ) : (
          <SourceBadge figure={factor.name} source={source} asOf={asOf} />
        )}
        <Badge tone={STATUS_TONES[factor.status]}>{factor.status}</Badge>
      </p>
      <p className="mt-0.5 text-sm text-dim">{factor.impact}</p>
    </li>
  );
}
