import type { SamplePlan } from "#contract/sample-household/sample-plan.ts";
import { PayoffLegend, PayoffLines, payoffFrame } from "../../ui/payoff-lines.tsx";

type SampleCurveProps = {
  readonly sample: SamplePlan;
  /** The plan's line draws itself once. */
  readonly isAnimated?: boolean;
};

const HEIGHT = 176;

/** The product's own chart, once for each width: without a script nothing can measure how wide it is. */
export function SampleCurve({ sample, isAnimated = false }: SampleCurveProps) {
  return (
    <>
      <Drawing sample={sample} isAnimated={isAnimated} width={300} className="sm:hidden" />
      <Drawing sample={sample} isAnimated={isAnimated} width={460} className="max-sm:hidden" />
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-xs text-dim">
        <PayoffLegend label="The plan" line="solid" />
        <PayoffLegend label="Minimums only" line="dashed" />
      </p>
    </>
  );
}

type DrawingProps = Required<SampleCurveProps> & { readonly width: number; readonly className: string };

function Drawing({ sample: { plan, minimums }, isAnimated, width, className }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" className={`mt-3 w-full ${className}`}>
      <PayoffLines
        frame={payoffFrame({ plan, minimums }, { width, height: HEIGHT })}
        plan={plan}
        minimums={minimums}
        monthLabel={(month) => (month === 0 ? "now" : `${month / 12} years`)}
        isAnimated={isAnimated}
      />
    </svg>
  );
}
