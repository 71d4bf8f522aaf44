import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { currentToasts, subscribeToToasts } from "../lib/toast-store.ts";
import { fetchWhenIdle } from "../lib/when-idle.ts";

const loadList = async () => ({ default: (await import("./toast-list.tsx")).ToastList });
const ToastList = lazy(loadList);

/** Where notices appear; what shows them is fetched after the page. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  useEffect(() => fetchWhenIdle(loadList), []);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <ToastList />
    </Suspense>
  );
}
