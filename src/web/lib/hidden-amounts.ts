const STORAGE_KEY = "amounts";
const HIDDEN = "hidden";
const listeners = new Set<() => void>();

/** What stands in place of an amount: always as wide, so that it does not tell the size. */
export const amountDots = "••••••";

let isHidden = read();

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === HIDDEN;
  } catch {
    // Storage is blocked (private window): amounts are shown, and hiding them holds until the page closes.
    return false;
  }
}

/** Whether amounts of money are hidden on this device, for a look at the app where others can see the screen. */
export function areAmountsHidden(): boolean {
  return isHidden;
}

export function setAmountsHidden(hide: boolean): void {
  isHidden = hide;
  try {
    if (hide) localStorage.setItem(STORAGE_KEY, HIDDEN);
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

export function subscribeToHiddenAmounts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A text with dots in place of every amount of dollars: "$1,234.56", "−$3", "$45k", "3000 dollars". */
export function withoutAmounts(text: string): string {
  return text.replaceAll(
    /[-−]?\$\s?\d[\d,]*(?:\.\d+)?[kM]?|\b\d[\d,]*(?:\.\d+)?(?= dollars?\b)/g,
    amountDots,
  );
}
