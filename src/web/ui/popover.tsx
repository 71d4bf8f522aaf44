import { Popover as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

type PopoverProps = { readonly trigger: ReactElement; readonly label: string; readonly children: ReactNode };

/** A small panel beside what opened it. Escape and a tap outside close it; the focus returns. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 w-80 max-w-[calc(100vw-1.5rem)] animate-rise rounded-2xl border border-hairline bg-raised text-sm text-text"
        >
          {/* The arrow stays outside of what scrolls. */}
          <div className="max-h-[min(30rem,var(--radix-popover-content-available-height))] overflow-y-auto p-4">
            {children}
          </div>
          <Radix.Arrow className="fill-hairline" />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
