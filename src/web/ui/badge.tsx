import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

const TONES = {
  plain: "bg-raised text-dim",
  accent: "bg-accent-soft text-accent",
  attention: "bg-attention-soft text-attention",
  risk: "bg-risk-soft text-risk",
} as const;

type BadgeProps = {
  readonly tone?: keyof typeof TONES;
  readonly className?: string;
  readonly children: ReactNode;
};

export function Badge({ tone = "plain", className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
