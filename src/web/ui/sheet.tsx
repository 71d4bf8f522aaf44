import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";

type SheetProps = {
  readonly title: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
};

/**
 * A panel from the left edge over the page, 18rem wide. The dimmed layer is our own element: the library's would write a style
 * element into the page, which the content security policy refuses.
 */
export function Sheet({ title, open, onOpenChange, children }: SheetProps) {
  const opener = useRef<Element>(null);
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div
          data-page-lock=""
          aria-hidden="true"
          className="fixed inset-0 z-40 animate-fade-in bg-black/60"
        />
        <Dialog.Content
          aria-describedby={undefined}
          ref={panel}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            // The library passes over links, to the button that signs out: an Enter too many would press it.
            event.preventDefault();
            panel.current?.querySelector<HTMLElement>('[aria-current="page"], a, button')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // The library knows only its own trigger; ours is anywhere.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-y-0 left-0 z-50 flex w-[18rem] max-w-[85vw] animate-sheet-in flex-col overflow-y-auto border-r border-hairline bg-surface pb-[env(safe-area-inset-bottom)]"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
