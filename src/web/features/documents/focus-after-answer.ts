import { focusIfLost } from "../../lib/focus-if-lost.ts";

const CARDS = "fieldset[data-question]";

/**
 * An answered question leaves with its buttons. The next one in its place takes the focus, after the last one the figure that the
 * answer became, else the heading of the page: a keyboard or a screen reader starts at the top of the window otherwise.
 * To be called before the answer is sent; what it returns, once the page shows what became of it.
 */
export function focusAfterAnswer(card: HTMLElement | null): () => void {
  const page = window.document;
  const place = card === null ? -1 : [...page.querySelectorAll(CARDS)].indexOf(card);
  const path = card?.dataset["figure"] ?? "";
  return () => {
    const cards = page.querySelectorAll<HTMLElement>(CARDS);
    const next =
      cards[Math.min(place, cards.length - 1)] ?? page.querySelector(`[data-figure="${CSS.escape(path)}"]`);
    const target = next?.querySelector<HTMLElement>("button") ?? page.querySelector<HTMLElement>("h1");
    if (target?.tagName === "H1") target.tabIndex = -1;
    focusIfLost(target);
  };
}
