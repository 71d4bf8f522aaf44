import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { UpdateNoticeInDialog } from "./update-notice.tsx";

type DialogProps = {
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly description?: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly children: ReactNode;
};

/**
 * A form over the page: from the bottom edge on a phone, in the middle elsewhere. Escape closes it and the focus returns to what
 * opened it. The dimmed layer is our own element, as in the sheet.
 */
export function Dialog({ title, description, open, onOpenChange, children }: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div
          data-page-lock=""
          aria-hidden="true"
          className="fixed inset-0 z-40 animate-fade-in bg-black/60"
        />
        <Radix.Content
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          onKeyDown={(event) => {
            // A notice on screen is asked about Escape before the dialog is, and would take the first one for itself.
            if (event.key === "Escape" && !event.defaultPrevented) onOpenChange(false);
          }}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Where what was done here moved the focus on, it stays there.
            if (document.activeElement !== document.body && document.activeElement !== null) return;
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full max-w-xl animate-rise flex-col overflow-y-auto rounded-t-2xl border border-hairline bg-surface p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-2xl sm:p-6"
        >
          <Radix.Title className="mb-4 pr-10 text-lg font-semibold [overflow-wrap:anywhere]">
            {title}
          </Radix.Title>
          {description === undefined ? null : (
            <Radix.Description className="-mt-3 mb-4 pr-8 text-sm text-dim">{description}</Radix.Description>
          )}
          <UpdateNoticeInDialog />
          {children}
          {/* Last, so that the first field has the focus when the form opens. */}
          <Radix.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-9 place-items-center rounded-lg text-dim hover:bg-raised hover:text-text"
          >
            <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
