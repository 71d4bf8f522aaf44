import { BadgeCheck } from "lucide-react";
import {
  type BillingInterval,
  freeDocumentsAMonth,
  guaranteeDays,
  type Plan,
  type PlanTier,
  planCatalogue,
  planTiers,
  priceNoticeDays,
  yearlySaving,
} from "#contract/plan-catalogue.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { FeatureList } from "../../ui/feature-list.tsx";
import { loginPath } from "./site-frame.tsx";

const round = (amount: Parameters<typeof moneyText>[0]) => moneyText(amount).replace(".00", "");

/** What choosing a plan asks of the page around it; without one (a static page), the buttons are links that need no script. */
export type ChoosePlan = {
  readonly choose: (tier: PlanTier, interval: BillingInterval) => void;
  readonly pending: PlanTier | undefined;
  /** The plan the signed-in person has. */
  readonly current: PlanTier | undefined;
};

/**
 * The interval is chosen by two radio buttons and CSS alone, so that the static page needs no script for it; both prices are in the page.
 */
export function PricingPage({ choosing }: { readonly choosing?: ChoosePlan }) {
  return (
    <div className="group/prices mx-auto w-full max-w-[calc(1120px+3rem)] px-4 pt-8 sm:px-6 sm:pt-12">
      <div className="text-center">
        <h1 className="text-2xl font-semibold tracking-tight text-balance">
          Start free. Pay when it pays for itself.
        </h1>
        <p className="mx-auto mt-3 max-w-lg text-dim">
          {freeDocumentsAMonth} documents a month cost nothing and need no card.
        </p>
        <IntervalChoice />
      </div>
      <div className="mt-8 grid gap-4 lg:grid-cols-3">
        {planTiers.map((tier) => (
          <PlanCard key={tier} plan={planCatalogue[tier]} choosing={choosing} />
        ))}
      </div>
      <Guarantee />
      <Questions />
    </div>
  );
}

function IntervalChoice() {
  const saving = yearlySaving(planCatalogue.pro);
  return (
    <fieldset className="mx-auto mt-7 inline-flex rounded-xl border border-hairline bg-surface p-1 text-sm">
      <legend className="sr-only">How often you pay</legend>
      {(["monthly", "yearly"] as const).map((interval) => (
        <span key={interval} className="relative">
          <input
            type="radio"
            name="interval"
            id={`pay-${interval}`}
            value={interval}
            defaultChecked={interval === "monthly"}
            className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-lg"
          />
          <label
            htmlFor={`pay-${interval}`}
            className="pointer-events-none flex min-h-10 items-center gap-2 rounded-lg px-4 font-medium text-dim peer-checked:bg-accent-soft peer-checked:text-accent"
          >
            {interval === "monthly" ? (
              "Monthly"
            ) : (
              <>
                Yearly <span className="text-xs font-normal">2 months free, saves {round(saving)}</span>
              </>
            )}
          </label>
        </span>
      ))}
    </fieldset>
  );
}

const monthlyOnly = "group-has-[#pay-yearly:checked]/prices:hidden";
const yearlyOnly = "hidden group-has-[#pay-yearly:checked]/prices:block";

type PlanCardProps = { readonly plan: Plan; readonly choosing: ChoosePlan | undefined };

function PlanCard({ plan, choosing }: PlanCardProps) {
  const isFree = plan.tier === "free";
  const isMain = plan.tier === "pro";
  return (
    <section
      aria-labelledby={`plan-${plan.tier}`}
      className={`rounded-2xl border bg-surface p-5 sm:p-6 ${isMain ? "border-accent" : "border-hairline"}`}
    >
      <div className="flex items-center justify-between gap-2">
        <h2 id={`plan-${plan.tier}`} className="font-semibold">
          {plan.name}
        </h2>
        {choosing?.current === plan.tier ? (
          <Badge>Your plan</Badge>
        ) : isMain ? (
          <Badge tone="accent">Most useful</Badge>
        ) : null}
      </div>
      {isFree ? (
        <Price amount={round(plan.price.monthly)} unit="for as long as you like" />
      ) : (
        <>
          <div className={monthlyOnly}>
            <Price amount={round(plan.price.monthly)} unit="a month" />
          </div>
          <div className={yearlyOnly}>
            <Price
              amount={round(plan.price.yearly)}
              unit={`a year, ${round(yearlySaving(plan))} less than twelve months`}
            />
          </div>
        </>
      )}
      <PlanButtons plan={plan} choosing={choosing} />
      <FeatureList features={plan.features} className="mt-6 gap-2.5" />
    </section>
  );
}

function Price({ amount, unit }: { readonly amount: string; readonly unit: string }) {
  return (
    <p className="mt-4 min-h-17">
      <span className="figures text-2xl font-semibold tracking-tight">{amount}</span>{" "}
      <span className="text-sm text-dim">{unit}</span>
    </p>
  );
}

function PlanButtons({ plan, choosing }: PlanCardProps) {
  const variant = plan.tier === "pro" ? "primary" : "secondary";
  const words = plan.tier === "free" ? "Start Free" : `Choose ${plan.name}`;
  if (plan.tier === "free") {
    return (
      <Button asChild variant={variant} className="mt-2 w-full">
        <a href={loginPath}>{words}</a>
      </Button>
    );
  }
  return (["monthly", "yearly"] as const).map((interval) => (
    <div key={interval} className={interval === "monthly" ? monthlyOnly : yearlyOnly}>
      {choosing ? (
        <Button
          variant={variant}
          className="mt-2 w-full"
          disabled={choosing.pending !== undefined || choosing.current === plan.tier}
          onClick={() => choosing.choose(plan.tier, interval)}
        >
          {choosing.pending === plan.tier ? "Processing" : words}
        </Button>
      ) : (
        <Button asChild variant={variant} className="mt-2 w-full">
          <a
            href={`${loginPath}?returnTo=${encodeURIComponent(`/subscribe?plan=${plan.tier}&interval=${interval}`)}`}
            data-plan={plan.tier}
            data-interval={interval}
          >
            {words}
          </a>
        </Button>
      )}
    </div>
  ));
}

function Guarantee() {
  return (
    <section
      aria-labelledby="guarantee"
      className="mt-6 flex gap-4 rounded-2xl border border-hairline bg-accent-soft p-5 sm:items-center sm:p-6"
    >
      <BadgeCheck aria-hidden="true" strokeWidth={1.5} className="size-8 shrink-0 text-accent" />
      <div>
        <h2 id="guarantee" className="font-semibold">
          {guaranteeDays}-day money-back guarantee
        </h2>
        <p className="text-sm text-dim">
          Within {guaranteeDays} days of your first payment you get all of it back. You need not say why.
        </p>
      </div>
    </section>
  );
}

const questions: ReadonlyArray<readonly [question: string, answer: string]> = [
  [
    "Can I pay already?",
    "Where whoever runs this installation has set up payments. On your own machine a test mode stands in, which charges nobody; anywhere else the button says so and nothing is charged.",
  ],
  [
    "What can I do without paying?",
    `Everything on the dashboard, with up to ${freeDocumentsAMonth} documents a calendar month (UTC). The count starts again on the 1st.`,
  ],
  [
    "What happens to my data when I stop paying?",
    "Nothing is taken away. All that was read stays yours to see and to export; only new uploads are limited again.",
  ],
  [
    "Can I cancel anytime?",
    "Yes. The plan stays until the end of what you have paid for, and is not renewed.",
  ],
  [
    "Will the price change?",
    `Not without notice: people who already pay hear of it ${priceNoticeDays} days before.`,
  ],
  [
    "Do you move my money?",
    "No. You get the list of payments to set up with your own bank and creditors. Nothing here can touch an account.",
  ],
  [
    "Is this financial advice?",
    "No. It is arithmetic on your own papers, for information. Please consult an accountant or tax advisor before you act on it.",
  ],
];

function Questions() {
  return (
    <section aria-labelledby="questions" className="mx-auto mt-14 max-w-2xl">
      <h2 id="questions" className="text-xl font-semibold tracking-tight">
        Questions
      </h2>
      <div className="mt-5 divide-y divide-hairline border-y border-hairline">
        {questions.map(([question, answer]) => (
          <details key={question} className="group/question">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <span
                aria-hidden="true"
                className="text-lg text-dim transition-transform group-open/question:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="pb-5 text-sm text-dim">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
