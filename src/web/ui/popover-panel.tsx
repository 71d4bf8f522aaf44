import { Popover as Radix } from "radix-ui";
import type { ReactNode, RefObject } from "react";

type PopoverPanelProps = {
  readonly id: string;
  readonly label: string;
  /** What opened it: the panel stands beside it, and the focus returns to it. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** The panel of a Popover; a file of its own because it is much larger than what opens it, and nobody presses before reading. */
export function PopoverPanel({ id, label, opener, onClose, children }: PopoverPanelProps) {
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Anchor virtualRef={opener} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          sideOffset={6}
          collisionPadding={12}
          onInteractOutside={(event) => {
            // A press on what opened it closes it there; closed here as well, it would open again.
            if (event.target instanceof Node && opener.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A press elsewhere has moved the focus already.
            if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
          }}
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
