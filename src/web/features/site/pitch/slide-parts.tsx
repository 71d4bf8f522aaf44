import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { SamplePlan } from "#contract/sample-household/sample-plan.ts";
import { moneyText } from "../../../lib/format-money.ts";
import { PayoffLines, payoffFrame } from "../../../ui/payoff-lines.tsx";

export function Lead({ children }: { readonly children: ReactNode }) {
  return (
    <p className="text-lg font-semibold tracking-tight text-balance text-accent sm:text-xl">{children}</p>
  );
}

export function Bullets({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="grid gap-4">
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[auto_1fr] gap-3">
          <span aria-hidden="true" className="mt-2.5 size-2 rounded-full bg-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}

type FiguresProps = { readonly entries: ReadonlyArray<readonly [figure: string, words: string]> };

export function Figures({ entries }: FiguresProps) {
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {entries.map(([figure, words]) => (
        <div key={words} className="flex flex-col-reverse justify-end rounded-xl bg-raised p-4">
          <dt className="text-sm text-dim">{words}</dt>
          <dd className="figures text-xl font-semibold tracking-tight">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The made-up household's way out, in the product's own chart. */
export function SampleCurve({ sample }: { readonly sample: SamplePlan }) {
  const frame = payoffFrame(sample, curveSize);
  return (
    <figure>
      <svg viewBox={`0 0 ${curveSize.width} ${curveSize.height}`} aria-hidden="true" className="w-full">
        <PayoffLines
          frame={frame}
          plan={sample.plan}
          minimums={sample.minimums}
          monthLabel={(month) => (month === 0 ? "now" : `${month / 12} years`)}
        />
      </svg>
      <figcaption className="mt-1 text-sm text-dim">
        A made-up household with {sample.debtCount} debts of {moneyText(sample.owed).replace(".00", "")}: out
        of debt in {sample.months} months instead of {sample.minimumsMonths} on minimums.
      </figcaption>
    </figure>
  );
}

const curveSize = { width: 420, height: 210 } as const;

/** Stands on every slide whose figures nobody has measured. */
export function Projection() {
  return (
    <p className="inline-flex items-center gap-2 self-start rounded-full bg-attention-soft px-3 py-1 text-sm text-attention">
      <TriangleAlert aria-hidden="true" strokeWidth={1.5} className="size-4" />
      Projection: assumed, not measured
    </p>
  );
}
