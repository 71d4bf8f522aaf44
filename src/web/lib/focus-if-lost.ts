/** A button that did its work and is gone leaves the focus to the whole window; who has moved on meanwhile stays there. */
export function focusIfLost(element: HTMLElement | null | undefined, options?: FocusOptions): void {
  const { activeElement, body } = document;
  if (!activeElement?.isConnected || activeElement === body) element?.focus(options);
}
