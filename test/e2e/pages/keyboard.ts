import type { Page } from "playwright-core";

/** More controls than any page of ours has before the one that is looked for. */
const MOST_STEPS = 150;

/** What the focused control is called, as far as its own text, label or attributes tell. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // The page itself has the focus before the first Tab.
    if (!(element instanceof HTMLElement) || element === document.body || element.id === "main") return "";
    const labels = "labels" in element ? [...((element.labels as NodeListOf<HTMLElement> | null) ?? [])] : []; // inputs and buttons have them
    const label = labels.map(({ textContent }) => textContent).join(" ");
    return (
      element.getAttribute("aria-label") ?? (label === "" ? (element.textContent ?? "") : label)
    ).trim();
  });
}

/** A person without a mouse: nothing here points at anything, it is only walked to. */
export function keyboardOf(page: Page) {
  const { keyboard } = page;
  /** Walks on with Tab until a control of that name has the focus. */
  const tabTo = async (name: RegExp): Promise<void> => {
    const passed: string[] = [];
    for (let step = 0; step < MOST_STEPS; step++) {
      const focused = await focusedName(page);
      if (name.test(focused)) return;
      passed.push(focused.slice(0, 40));
      await keyboard.press("Tab");
    }
    throw new Error(`Tab never came to ${name}; it passed ${[...new Set(passed)].join(" | ")}`);
  };
  return {
    tabTo,
    /** Walks there and presses Enter. */
    enter: async (name: RegExp): Promise<void> => {
      await tabTo(name);
      await keyboard.press("Enter");
    },
    type: (text: string) => keyboard.type(text),
    /** As a finger does: the key is down for a moment. */
    press: (key: string) => keyboard.press(key, { delay: 60 }),
  };
}
