/** One notice at a time, shown for 5 s; a dismissed one is kept a while, so that its closing can be animated and undone. */
export const toastLimit = 1;
export const toastDurationMs = 5000;
export const toastRemoveDelayMs = 1_000_000;
export const toastSwipe = { direction: "right", threshold: 50 } as const;

export type Toast = {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly tone: "plain" | "destructive";
  /** One thing to do about it, such as taking it back. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
  readonly open: boolean;
};

export type ToastAction =
  | { readonly type: "added"; readonly toast: Toast }
  | { readonly type: "dismissed"; readonly id: string }
  | { readonly type: "removed"; readonly id: string };

export function reduceToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case "added":
      return [action.toast, ...toasts].slice(0, toastLimit);
    case "dismissed":
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, open: false } : toast));
    case "removed":
      return toasts.filter((toast) => toast.id !== action.id);
    default:
      return action satisfies never;
  }
}

let toasts: readonly Toast[] = [];
let sequence = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function dispatch(action: ToastAction): void {
  toasts = reduceToasts(toasts, action);
  for (const listener of listeners) listener();
}

/** Shows a notice and returns its id. A newer notice replaces the one on screen. */
export function showToast({
  action,
  ...toast
}: {
  readonly title: string;
  readonly description?: string;
  readonly tone?: Toast["tone"];
  readonly action?: Toast["action"];
}): string {
  sequence += 1;
  const id = `toast-${sequence}`;
  dispatch({ type: "added", toast: { tone: "plain", ...toast, ...(action && { action }), id, open: true } });
  return id;
}

export function dismissToast(id: string): void {
  dispatch({ type: "dismissed", id });
  if (removals.has(id)) return;
  removals.set(
    id,
    setTimeout(() => {
      removals.delete(id);
      dispatch({ type: "removed", id });
    }, toastRemoveDelayMs),
  );
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
