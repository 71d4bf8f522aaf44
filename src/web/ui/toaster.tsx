import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { currentToasts, subscribeToToasts } from "../lib/toast-store.ts";
import { fetchWhenIdle } from "../lib/when-idle.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

const loadList = async () => ({ default: (await import("./toast-list.tsx")).ToastList });
const ToastList = lazy(loadList);

/** Where notices appear; what shows them is fetched after the page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  useEffect(() => fetchWhenIdle(loadList), []);
  if (toasts.length === 0) return null;
  return (
    <ErrorBoundary fallback={<PlainNotice />}>
      <Suspense>
        <ToastList />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The notice in words alone, where the file that shows it well did not arrive. */
function PlainNotice() {
  const [toast] = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <output className="fixed right-0 z-60 block w-full border border-hairline bg-raised p-4 text-sm text-text max-sm:top-20 sm:bottom-0 sm:max-w-sm">
      {toast?.open ? `${toast.title}. ${toast.description ?? ""}` : null}
    </output>
  );
}
