import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** Tooltips wait 700 ms; within 300 ms of the last one they do not. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

type TooltipProps = {
  readonly text: string;
  readonly children: ReactElement;
  readonly side?: "top" | "right" | "bottom" | "left";
  /** Sidebar tooltips use 0. */
  readonly delayMs?: number;
  readonly disabled?: boolean;
};

export function Tooltip({ text, children, side = "top", delayMs, disabled = false }: TooltipProps) {
  if (disabled) return children;
  return (
    <Radix.Root {...(delayMs === undefined ? {} : { delayDuration: delayMs })}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          className="z-50 animate-fade-in rounded-lg border border-hairline bg-raised px-3 py-1.5 text-sm text-text"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
