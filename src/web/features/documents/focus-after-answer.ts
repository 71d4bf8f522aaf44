import { focusIfLost } from "../../lib/focus-if-lost.ts";

const CARDS = "fieldset[data-question]";

/** Calls back once an element has left the page. */
function whenGone(element: HTMLElement, then: () => void): void {
  if (!element.isConnected) {
    then();
    return;
  }
  const watch = new MutationObserver(() => {
    if (element.isConnected) return;
    watch.disconnect();
    then();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

/**
 * An answered question leaves with its buttons, when what it asked for is loaded again. The next one in its place takes the focus,
 * after the last one the figure that the answer became, else the heading of the page: a keyboard or a screen reader starts at the top
 * of the window otherwise. To be called before the answer is sent; what it returns, once it was taken.
 */
export function focusAfterAnswer(card: HTMLElement | null): () => void {
  if (card === null) return () => undefined;
  const place = [...document.querySelectorAll(CARDS)].indexOf(card);
  const path = card.dataset["figure"] ?? "";
  const goOn = () => {
    const cards = document.querySelectorAll<HTMLElement>(CARDS);
    const row = document.querySelector<HTMLElement>(`li[data-figure="${CSS.escape(path)}"] button`);
    const target =
      cards[Math.min(place, cards.length - 1)] ?? row ?? document.querySelector<HTMLElement>("h1");
    if (target?.tagName === "H1") target.tabIndex = -1;
    focusIfLost(target);
  };
  return () => whenGone(card, goOn);
}
