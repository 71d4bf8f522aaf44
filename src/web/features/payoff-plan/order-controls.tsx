import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { durationText } from "#contract/durations.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { centsOf } from "../../lib/format-money.ts";
import { Button } from "../../ui/button.tsx";
import { Money } from "../../ui/money.tsx";
import type { useReorder } from "./use-reorder.ts";

type OrderControlsProps = {
  readonly id: string;
  readonly name: string;
  readonly reorder: Pick<ReturnType<typeof useReorder>, "ids" | "move" | "handleOf">;
};

/** Moves a debt in the person's own order: by dragging the handle, with the arrow keys on it, or a place at a time. */
export function OrderControls({ id, name, reorder }: OrderControlsProps) {
  const place = reorder.ids.indexOf(id);
  const last = reorder.ids.length - 1;
  const step = (by: -1 | 1) => {
    const isAtEnd = by < 0 ? place === 0 : place === last;
    const Icon = by < 0 ? ArrowUp : ArrowDown;
    return (
      <Button
        variant="quiet"
        size="icon"
        className="size-11 aria-disabled:opacity-40"
        aria-label={`Move ${name} ${by < 0 ? "up" : "down"}`}
        // Not disabled: the keyboard stays where it is.
        aria-disabled={isAtEnd}
        onClick={(event) => (isAtEnd ? undefined : reorder.move(id, place + by, event.currentTarget))}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </Button>
    );
  };
  return (
    <span className="flex items-center">
      {step(-1)}
      {step(1)}
      <Button
        variant="quiet"
        size="icon"
        className="size-11 cursor-grab touch-none active:cursor-grabbing"
        aria-label={`Drag ${name}, place ${place + 1} of ${last + 1}; the arrow keys move it`}
        {...reorder.handleOf(id)}
      >
        <GripVertical aria-hidden="true" strokeWidth={1.5} className="size-5" />
      </Button>
    </span>
  );
}

type OrderPriceProps = {
  readonly plan: PayoffPlan;
  readonly onCheapest: () => void;
};

/** What the person's own order costs against the cheapest way, and the way back to it. */
export function OrderPrice({ plan, onCheapest }: OrderPriceProps) {
  const own = plan.comparison.find(({ kind }) => kind === "custom");
  if (plan.strategy !== "custom" || own?.extraCost == null) return null;
  const longer = own.extraMonths ?? 0;
  if (centsOf(own.extraCost) === 0 && longer === 0) {
    return <p className="mt-3 text-sm text-accent">Your order costs no more than the cheapest way.</p>;
  }
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-raised px-4 py-2 text-sm">
      <p className="min-w-0">
        Your order costs <Money amount={own.extraCost} className="font-medium" /> more than the cheapest way
        {longer > 0 ? ` and takes ${durationText(longer)} longer` : null}.
      </p>
      <Button variant="link" size="sm" className="min-h-11 px-0" onClick={onCheapest}>
        Use the cheapest order
      </Button>
    </div>
  );
}
