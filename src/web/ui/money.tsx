import type { Cents } from "#engine/money/cents.ts";
import { classNames } from "../lib/class-names.ts";
import { moneyParts } from "../lib/format-money.ts";
import { amountDots } from "../lib/hidden-amounts.ts";
import { useHiddenAmounts } from "./use-hidden-amounts.ts";

type MoneyProps = {
  /** A decimal string of the contract, or cents. */
  readonly amount: string | Cents;
  readonly size?: "inline" | "large" | "hero";
  readonly className?: string;
  /** Whole dollars are printed without their cents. */
  readonly isWhole?: boolean;
};

const SIZES = {
  inline: "",
  large: "text-xl font-semibold",
  hero: "text-2xl font-semibold sm:text-3xl",
} as const;

/** An amount of US dollars: tabular figures, and in large print the cents smaller and dimmer; dots while amounts are hidden. */
export function Money({ amount, size = "inline", className, isWhole = false }: MoneyProps) {
  const isHidden = useHiddenAmounts();
  if (isHidden) {
    return (
      <span data-told className={classNames("figures relative whitespace-nowrap", SIZES[size], className)}>
        <span aria-hidden="true">{amountDots}</span>
        <span className="sr-only">amount hidden</span>
      </span>
    );
  }
  const { sign, whole, fraction } = moneyParts(amount);
  return (
    <span data-told className={classNames("figures whitespace-nowrap", SIZES[size], className)}>
      {isWhole || size !== "inline" ? `${sign}$${whole}` : `${sign}$${whole}.${fraction}`}
      {isWhole || size === "inline" ? null : (
        <span className="text-[0.6em] font-medium text-dim">.{fraction}</span>
      )}
    </span>
  );
}
