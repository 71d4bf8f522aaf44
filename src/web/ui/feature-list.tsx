import { Check, Minus } from "lucide-react";
import type { PlanFeature } from "#contract/plan-catalogue.ts";
import { classNames } from "../lib/class-names.ts";

/** What a plan holds, and what it names but does not hold yet. */
export function FeatureList({
  features,
  className,
}: {
  readonly features: readonly PlanFeature[];
  readonly className?: string;
}) {
  return (
    <ul className={classNames("grid text-sm", className)}>
      {features.map(({ text, included }) => (
        <li key={text} className={classNames("flex gap-2.5", !included && "text-dim")}>
          {included ? (
            <Check aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4.5 shrink-0 text-accent" />
          ) : (
            <Minus aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4.5 shrink-0" />
          )}
          <span>
            {included ? null : <span className="sr-only">Not included: </span>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
