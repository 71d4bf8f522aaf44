import { SAMPLE_DEBTS } from "#contract/sample-household/figures.ts";
import type { SamplePlan } from "#contract/sample-household/sample-plan.ts";
import { cents } from "#engine/money/cents.ts";
import { moneyText } from "../../lib/format-money.ts";
import { Badge } from "../../ui/badge.tsx";
import { Rate } from "../../ui/rate.tsx";
import { SampleCurve } from "./sample-curve.tsx";

/** The first card of the sample household: what its own statement prints. */
const card = SAMPLE_DEBTS[0]!;

/** A photo of a statement turns into figures, and the figures into a falling balance: made-up data, computed by the engine. */
export function Miniature({ sample }: { readonly sample: SamplePlan }) {
  return (
    <figure className="min-w-0 rounded-2xl border border-hairline bg-surface p-4 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-[13rem_1fr] sm:items-center">
        <Photo />
        <dl className="grid grid-cols-3 gap-2 rounded-xl bg-raised p-4 text-sm sm:grid-cols-1 sm:gap-2.5">
          <Figure label="Balance" order={0}>
            <span className="figures">{moneyText(cents(card.balance))}</span>
          </Figure>
          <Figure label="APR" order={1}>
            <Rate percent={card.apr} />
          </Figure>
          <Figure label="Minimum" order={2}>
            <span className="figures">{moneyText(cents(card.minimum))}</span>
          </Figure>
        </dl>
      </div>
      <div className="mt-4 rounded-xl bg-raised p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-xl font-semibold tracking-tight">
            Debt-free in {sample.months} months
            <span className="block text-sm font-normal tracking-normal text-dim">
              instead of {sample.minimumsMonths} on minimum payments
            </span>
          </p>
          <p className="text-sm text-dim">
            <span className="figures font-medium text-accent">{moneyText(sample.interestSaved)}</span>{" "}
            interest saved
          </p>
        </div>
        <SampleCurve sample={sample} isAnimated />
      </div>
      <figcaption className="mt-4 text-xs text-dim">
        <Badge>Sample</Badge> A made-up household: {sample.debtCount} debts, {moneyText(sample.owed)}, with{" "}
        {moneyText(sample.extra).replace(".00", "")} a month above the minimums.
      </figcaption>
    </figure>
  );
}

/** Drawn, not photographed: a statement on a table, with the marks of what was found on it. */
function Photo() {
  return (
    <div aria-hidden="true" className="mx-auto w-full max-w-56 overflow-hidden rounded-xl bg-background p-4">
      <div className="-rotate-2 rounded-md bg-[#f4f1ea] p-3 text-[0.5rem]/3 text-[#3a4450] shadow-[0_6px_18px_rgb(0_0_0/0.35)]">
        <p className="font-semibold">{card.creditor}</p>
        <p>Account ending in {card.last4}</p>
        <div className="mt-2 grid gap-1">
          <Line text="New balance" figure={moneyText(cents(card.balance))} order={0} />
          <Line text="APR for purchases" figure={`${card.apr}%`} order={1} />
          <Line text="Minimum payment due" figure={moneyText(cents(card.minimum))} order={2} />
        </div>
        <div className="mt-2.5 grid gap-1 opacity-40">
          <span className="h-0.5 bg-current" />
          <span className="h-0.5 w-4/5 bg-current" />
          <span className="h-0.5 w-3/5 bg-current" />
        </div>
      </div>
    </div>
  );
}

const delays = ["[animation-delay:200ms]", "[animation-delay:500ms]", "[animation-delay:800ms]"] as const;

function Line(props: { readonly text: string; readonly figure: string; readonly order: number }) {
  return (
    <span className="flex items-center justify-between gap-2">
      {props.text}
      <span
        className={`figures animate-found rounded-xs px-0.5 outline outline-[#0c7a5e]/60 ${delays[props.order] ?? delays[2]}`}
      >
        {props.figure}
      </span>
    </span>
  );
}

type FigureProps = {
  readonly label: string;
  readonly order: 0 | 1 | 2;
  readonly children: React.ReactNode;
};

function Figure({ label, order, children }: FigureProps) {
  return (
    <div
      className={`animate-rise sm:flex sm:items-baseline sm:justify-between sm:gap-3 ${delays[order]} [animation-fill-mode:backwards]`}
    >
      <dt className="text-xs text-dim">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
