import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

const TONES = {
  plain: "base:bg-raised base:text-dim",
  accent: "base:bg-accent-soft base:text-accent",
  attention: "base:bg-attention-soft base:text-attention",
  risk: "base:bg-risk-soft base:text-risk",
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
        "base:inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
