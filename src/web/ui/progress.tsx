import { Progress as Radix } from "radix-ui";
import { classNames } from "../lib/class-names.ts";

type ProgressProps = {
  /** 0 to 100; null while the end is not known. */
  readonly value: number | null;
  readonly label: string;
  readonly tone?: "accent" | "attention" | "risk";
  readonly className?: string;
};

const TONES = { accent: "bg-accent", attention: "bg-attention", risk: "bg-risk" } as const;

/** States: indeterminate (null), loading, complete (100). */
export function Progress({ value, label, tone = "accent", className }: ProgressProps) {
  const percent = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <Radix.Root
      value={percent}
      aria-label={label}
      className={classNames(
        "base:h-2 w-full overflow-hidden rounded-full bg-raised forced-colors:border",
        className,
      )}
    >
      <Radix.Indicator
        className={classNames(
          "h-full rounded-full forced-colors:bg-[Highlight] transition-[width] duration-250 ease-out",
          TONES[tone],
          percent === null && "w-1/3 animate-indeterminate",
        )}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </Radix.Root>
  );
}
