import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { cents } from "#engine/money/cents.ts";
import type { AskWhatIf, WhatIf } from "./what-if.ts";

/** The name of the performance measure that holds the time from a move of the slider to the numbers on the page. */
export const WHAT_IF_MEASURE = "what-if";
const MOVED = "what-if moved";

export type WhatIfState = {
  readonly canAsk: boolean;
  readonly extraDollars: number;
  /** Of the slider's place now: for numbers. Undefined without an extra. */
  readonly whatIf: WhatIf | undefined;
  /** The same a frame later where there is a lot to draw: for the curve and the lists. */
  readonly drawn: WhatIf | undefined;
  readonly setExtraDollars: (dollars: number) => void;
};

/**
 * The what-if of a plan while its slider is dragged. The numbers follow in the same frame; the curve and the lists may be a frame
 * behind, so that the thumb never waits for them. `prepare` comes with the engine, after the page; until then nothing can be asked.
 */
export function useWhatIf(
  plan: PayoffPlan,
  ownOrder: readonly string[],
  prepare: ((plan: PayoffPlan, ownOrder: readonly string[]) => AskWhatIf | undefined) | undefined,
): WhatIfState {
  const [moved, setMoved] = useState<{ dollars: number; plan: PayoffPlan } | undefined>();
  const ask = useMemo(() => prepare?.(plan, ownOrder), [prepare, plan, ownOrder]);
  // Another plan starts without an extra.
  const extraDollars = moved?.plan === plan ? moved.dollars : 0;
  const whatIf = useMemo(
    () => (extraDollars === 0 ? undefined : ask?.(cents(extraDollars * 100))),
    [ask, extraDollars],
  );
  const drawn = useDeferredValue(whatIf);
  const setExtraDollars = useCallback(
    (dollars: number) => {
      performance.mark(MOVED);
      // At once, not when the curve of the move before is drawn.
      flushSync(() => setMoved({ dollars, plan }));
    },
    [plan],
  );
  useLayoutEffect(() => {
    if (moved === undefined || performance.getEntriesByName(MOVED).length === 0) return;
    performance.measure(WHAT_IF_MEASURE, MOVED);
    performance.clearMarks(MOVED);
    // Whoever watches has it by now; a page that is open for days keeps nothing.
    performance.clearMeasures(WHAT_IF_MEASURE);
  }, [moved]);
  return { canAsk: ask !== undefined, extraDollars, whatIf, drawn, setExtraDollars };
}
