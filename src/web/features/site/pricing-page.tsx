import { BadgeCheck } from "lucide-react";
import {
  type BillingInterval,
  billingIntervals,
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
import { loginPathTo, subscribePath } from "./choose-plan.ts";
import { loginPath } from "./site-frame.tsx";

const round = (amount: Parameters<typeof moneyText>[0]) => moneyText(amount).replace(".00", "");

/** What choosing a plan asks of the page around it; without one (a static page), the buttons are links that need no script. */
export type ChoosePlan = {
  readonly choose: (tier: PlanTier, interval: BillingInterval) => void;
  readonly pending: { readonly tier: PlanTier; readonly interval: BillingInterval } | undefined;
  /** The plan the signed-in person has; no interval where nothing is paid. Undefined for visitors, and until it is known. */
  readonly current: { readonly tier: PlanTier; readonly interval: BillingInterval | undefined } | undefined;
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
        <IntervalChoice
          key={choosing?.current?.interval ?? "monthly"}
          first={choosing?.current?.interval ?? "monthly"}
        />
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

function IntervalChoice({ first }: { readonly first: BillingInterval }) {
  return (
    <fieldset className="mx-auto mt-7 inline-flex rounded-xl border border-hairline bg-surface p-1 text-sm">
      <legend className="sr-only">How often you pay</legend>
      {billingIntervals.map((interval) => (
        <span key={interval} className="relative">
          <input
            type="radio"
            name="interval"
            id={`pay-${interval}`}
            value={interval}
            defaultChecked={interval === first}
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
                Yearly <span className="text-xs font-normal">2 months free</span>
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
        <PlanBadge plan={plan} current={choosing?.current} />
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

/** A plan that is paid for is somebody's own only in the interval in which they pay it. */
function PlanBadge({ plan, current }: { readonly plan: Plan; readonly current: ChoosePlan["current"] }) {
  if (current?.tier !== plan.tier)
    return plan.tier === "pro" ? <Badge tone="accent">Most useful</Badge> : null;
  const own = <Badge>Your plan</Badge>;
  if (current.interval === undefined) return own;
  return <div className={current.interval === "monthly" ? monthlyOnly : yearlyOnly}>{own}</div>;
}

function PlanButtons({ plan, choosing }: PlanCardProps) {
  const variant = plan.tier === "pro" ? "primary" : "secondary";
  const current = choosing?.current;
  if (plan.tier === "free") return <FreeButton current={current} />;
  if (!plan.isOffered && current?.tier !== plan.tier) {
    return (
      <p className="mt-2 flex min-h-11 items-center text-sm text-dim">
        Not for sale yet. What it is for is still being built.
      </p>
    );
  }
  return billingIntervals.map((interval) => {
    const isOwn = current?.tier === plan.tier && current.interval === interval;
    const isPending = choosing?.pending?.tier === plan.tier && choosing.pending.interval === interval;
    const words = current?.tier === plan.tier ? `Pay ${interval}` : `Choose ${plan.name}`;
    return (
      <div key={interval} className={interval === "monthly" ? monthlyOnly : yearlyOnly}>
        {choosing ? (
          <Button
            variant={variant}
            className="mt-2 w-full"
            disabled={choosing.pending !== undefined || isOwn}
            onClick={() => choosing.choose(plan.tier, interval)}
          >
            {isPending ? "Processing" : isOwn ? "Current plan" : words}
          </Button>
        ) : (
          <Button asChild variant={variant} className="mt-2 w-full">
            <a
              href={loginPathTo(subscribePath(plan.tier, interval))}
              data-plan={plan.tier}
              data-interval={interval}
            >
              {words}
            </a>
          </Button>
        )}
      </div>
    );
  });
}

/** Visitors sign in; who pays already ends that in the settings. */
function FreeButton({ current }: { readonly current: ChoosePlan["current"] }) {
  if (current?.tier === "free") {
    return (
      <Button variant="secondary" className="mt-2 w-full" disabled>
        Current plan
      </Button>
    );
  }
  return (
    <Button asChild variant="secondary" className="mt-2 w-full">
      {current ? <a href="/settings#plan">Change in Settings</a> : <a href={loginPath}>Start Free</a>}
    </Button>
  );
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
    "What do I get without paying?",
    `The whole plan: your debt-free date, the order of payments and what to set up. Up to ${freeDocumentsAMonth} documents are read in a calendar month; the count starts again on the 1st (UTC).`,
  ],
  [
    "When do I pay?",
    "Not before you choose a plan and confirm the payment yourself. Where a copy of Debt Freedom takes no payments, it says so and charges nothing; a copy on your own computer only plays them through.",
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
