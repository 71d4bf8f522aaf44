export type Theme = "dark" | "light";
const STORAGE_KEY = "theme";
const BACKGROUNDS: Readonly<Record<Theme, string>> = { dark: "#0b1016", light: "#f5f7f9" };
const listeners = new Set<() => void>();

/** The theme on screen. Dark unless the person chose light; public/theme-early.js applies the choice before the first paint. */
export function currentTheme(): Theme {
  return document.documentElement.dataset["theme"] === "light" ? "light" : "dark";
}

export function setTheme(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
  // The frame of the browser on phones; the colours are those of the page background.
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", BACKGROUNDS[theme]);
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked (private window): the choice holds until the page closes.
  }
  for (const listener of listeners) listener();
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
