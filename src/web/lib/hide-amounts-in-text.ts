import { withoutAmounts } from "./hidden-amounts.ts";

const ATTRIBUTES = ["aria-label", "aria-valuetext", "aria-description", "title", "alt"] as const;
/** Prices of the product itself are no secret of the person. */
const PUBLIC = "[data-public-amounts]";

/**
 * Takes the amounts out of every sentence, label and title below `root` as it appears, until the returned function is called, which
 * puts them back. Sentences come whole from the server, so that hiding them one by one in the pages would sooner or later forget one;
 * this is the one place that sees them all. It works before the next paint. What is typed into a field stays.
 */
export function hideAmountsInText(root: Element): () => void {
  const texts = new Map<Text, string>();
  const labels = new Map<Element, Map<string, string>>();

  const hideText = (node: Text) => {
    const hidden = withoutAmounts(node.data);
    if (hidden === node.data || node.parentElement?.closest(PUBLIC)) return;
    texts.set(node, node.data);
    node.data = hidden;
  };
  const hideAttribute = (element: Element, name: string) => {
    const value = element.getAttribute(name);
    if (value === null) return;
    const hidden = withoutAmounts(value);
    if (hidden === value || element.closest(PUBLIC)) return;
    const before = labels.get(element) ?? new Map<string, string>();
    labels.set(element, before.set(name, value));
    element.setAttribute(name, hidden);
  };
  const hideBelow = (node: Node) => {
    if (node instanceof Text) hideText(node);
    if (!(node instanceof Element)) return;
    for (const name of ATTRIBUTES) hideAttribute(node, name);
    for (const child of node.childNodes) hideBelow(child);
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === "characterData" && target instanceof Text) hideText(target);
      if (type === "attributes" && target instanceof Element && attributeName)
        hideAttribute(target, attributeName);
      for (const node of addedNodes) hideBelow(node);
    }
    // What has left the page is not kept in memory.
    for (const node of texts.keys()) if (!node.isConnected) texts.delete(node);
    for (const element of labels.keys()) if (!element.isConnected) labels.delete(element);
  });
  hideBelow(root);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...ATTRIBUTES],
  });
  return () => {
    observer.disconnect();
    for (const [node, shown] of texts) if (node.data === withoutAmounts(shown)) node.data = shown;
    for (const [element, values] of labels) {
      for (const [name, shown] of values) {
        if (element.getAttribute(name) === withoutAmounts(shown)) element.setAttribute(name, shown);
      }
    }
  };
}
