import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { useSyncExternalStore } from "react";
import { classNames } from "../lib/class-names.ts";
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  toastDurationMs,
  toastSwipe,
} from "../lib/toast-store.ts";

export function ToastList() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <Radix.Provider
      duration={toastDurationMs}
      swipeDirection={toastSwipe.direction}
      swipeThreshold={toastSwipe.threshold}
    >
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          // Read out at once only where something went wrong; what went well waits for its turn.
          type={toast.tone === "destructive" ? "foreground" : "background"}
          open={toast.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
          className={classNames(
            "flex animate-rise items-start gap-3 rounded-2xl border bg-raised p-4 text-text transition-transform data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=move]:transition-none",
            toast.tone === "destructive" ? "border-risk" : "border-hairline",
          )}
        >
          <div className="min-w-0 flex-1 text-sm">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {toast.description ? (
              <Radix.Description className="mt-0.5 text-dim">{toast.description}</Radix.Description>
            ) : null}
          </div>
          {toast.action ? (
            <Radix.Action asChild altText={`${toast.action.label}: ${toast.title}`}>
              <button
                type="button"
                onClick={toast.action.onAction}
                className="-my-1 min-h-8 shrink-0 rounded-lg px-2 text-sm font-semibold text-accent underline-offset-4 hover:underline"
              >
                {toast.action.label}
              </button>
            </Radix.Action>
          ) : null}
          <Radix.Close
            aria-label="Close"
            className="-m-1 grid size-8 shrink-0 place-items-center rounded-lg text-dim hover:text-text"
          >
            <X aria-hidden="true" strokeWidth={1.5} className="size-4" />
          </Radix.Close>
        </Radix.Root>
      ))}
      {/* On a phone the next thing to press is near the bottom edge, also in a dialog: there notices come from above, below the header with a banner over it. */}
      <Radix.Viewport className="fixed right-0 z-60 flex w-full flex-col gap-2 p-4 max-sm:top-20 sm:bottom-0 sm:max-w-sm sm:pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:[body:has([data-page-lock])_&]:top-0" />
    </Radix.Provider>
  );
}
