/** A button that did its work and is gone leaves the focus to the whole window; who has moved on meanwhile stays there. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
