import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import type { Opportunity, OpportunityLine } from "#contract/opportunities.ts";
import { withWholePercents } from "../../lib/format-rate.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Money } from "../../ui/money.tsx";
import { Rate } from "../../ui/rate.tsx";
import { Skeleton, Waiting } from "../../ui/skeleton.tsx";
import { SourceBadge } from "../../ui/source-badge.tsx";
import { opportunitiesQuery } from "./api.ts";

/** More at once would be a list to work off. */
const FIRST_SHOWN = 3;

const IMPACTS = { high: "High impact", medium: "Medium impact", low: "Low impact" } as const;
const CATEGORIES = {
  savings: "Savings",
  debt: "Debt",
  investment: "Investment",
  optimization: "Optimization",
} as const;

/** What the person could do next, each computed in their own plan. Nothing at all when there is nothing to say. */
export function OpportunityList() {
  const { data, error, refetch } = useQuery(opportunitiesQuery);
  const [showsAll, showAll] = useState(false);
  if (data?.length === 0) return null;
  const shown = showsAll ? data : data?.slice(0, FIRST_SHOWN);
  const hidden = (data?.length ?? 0) - (shown?.length ?? 0);
  return (
    <section aria-labelledby="opportunities" className="mt-10">
      <h2 id="opportunities" className="text-lg font-semibold">
        What could help
      </h2>
      <p className="mt-1 mb-4 text-sm text-dim">
        Computed in your own plan, one at a time; together they save less than their sum. A missed employer
        match is not among them, because no figure that is read shows it: ask your employer.
      </p>
      {!data && error ? (
        <ErrorState title="The opportunities could not be loaded" error={error} onRetry={refetch} />
      ) : null}
      {!data && !error ? (
        <Waiting label="Looking for opportunities">
          <Skeleton className="h-48 rounded-2xl" />
        </Waiting>
      ) : null}
      {shown ? (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4">
          {shown.map((opportunity) => (
            <li key={opportunity.id} className="flex">
              <OpportunityCard opportunity={opportunity} />
            </li>
          ))}
        </ul>
      ) : null}
      {hidden > 0 ? (
        <Button variant="secondary" className="mt-4" onClick={() => showAll(true)}>
          Show {hidden} more
        </Button>
      ) : null}
    </section>
  );
}

function OpportunityCard({ opportunity }: { readonly opportunity: Opportunity }) {
  const { title, description, impact, category, automationReady, potentialSavings, action } = opportunity;
  return (
    <Card data-worked aria-label={title} className="flex w-full flex-col gap-3">
      <div className="flex flex-wrap gap-1.5">
        <Badge tone={impact === "high" ? "accent" : "plain"}>{IMPACTS[impact]}</Badge>
        <Badge>{CATEGORIES[category]}</Badge>
        {automationReady ? <Badge>In your plan already</Badge> : null}
      </div>
      <h3 className="font-semibold break-words">{title}</h3>
      {potentialSavings === null ? null : (
        <p>
          <Money amount={potentialSavings} size="large" />{" "}
          <span className="text-sm text-dim">
            {opportunity.kind === "promotion-ends" ? "at stake" : "saved in your plan"}
          </span>
        </p>
      )}
      <p className="text-sm text-dim">{withWholePercents(description)}</p>
      <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 pt-1 text-sm">
        <details className="group w-full">
          <summary className="cursor-pointer font-medium text-dim hover:text-text">
            How this is computed
          </summary>
          <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
            {opportunity.arithmetic.map((line) => (
              <Line key={line.label} line={line} />
            ))}
          </dl>
        </details>
        <Link
          to={action.path}
          className="inline-flex min-h-9 items-center gap-1 font-medium text-accent underline-offset-4 hover:underline"
        >
          {action.label}
          <ArrowRight aria-hidden="true" strokeWidth={1.5} className="size-4" />
        </Link>
      </div>
    </Card>
  );
}

function Line({ line }: { readonly line: OpportunityLine }) {
  return (
    <>
      <dt className="min-w-0 break-words text-dim">{line.label}</dt>
      <dd className="figures flex items-center justify-end gap-1 text-right">
        <Value line={line} />
        <SourceBadge figure={line.label} source={line.source ?? undefined} />
      </dd>
    </>
  );
}

function Value({ line: { format, value } }: { readonly line: OpportunityLine }) {
  switch (format) {
    case "money":
      return <Money amount={value} />;
    case "rate":
      return <Rate percent={value} />;
    case "text":
      return value;
    default:
      return format satisfies never;
  }
}
