import { CircleAlert, Info, Target, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../lib/class-names.ts";

const TONES = {
  info: { icon: Info, style: "border-hairline bg-surface text-dim", iconStyle: "text-dim" },
  accent: { icon: Target, style: "border-accent/40 bg-accent-soft text-text", iconStyle: "text-accent" },
  attention: {
    icon: TriangleAlert,
    style: "border-attention/40 bg-attention-soft text-text",
    iconStyle: "text-attention",
  },
  risk: { icon: CircleAlert, style: "border-risk/40 bg-risk-soft text-text", iconStyle: "text-risk" },
} as const;

type AlertProps = {
  readonly tone: keyof typeof TONES;
  readonly title?: string;
  readonly children: ReactNode;
  /** True when it appeared because of what the person just did, so that it must be read out at once. */
  readonly urgent?: boolean;
  readonly className?: string;
};

export function Alert({ tone, title, children, urgent = false, className }: AlertProps) {
  const { icon: Icon, style, iconStyle } = TONES[tone];
  return (
    <div
      role={urgent ? "alert" : undefined}
      className={classNames("flex min-w-0 gap-3 rounded-2xl border p-4 text-sm", style, className)}
    >
      <Icon
        aria-hidden="true"
        strokeWidth={1.5}
        className={classNames("mt-0.5 size-5 shrink-0", iconStyle)}
      />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {title ? <p className="font-medium text-text">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
