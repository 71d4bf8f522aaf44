import { currentTheme, setTheme, type Theme } from "../../lib/theme.ts";

function other(): Theme {
  return currentTheme() === "dark" ? "light" : "dark";
}

/** Gives the theme switch of a static page its work. */
export function enhanceThemeSwitch(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>("[data-theme-switch]")) {
    const name = () => button.setAttribute("aria-label", `Switch to the ${other()} theme`);
    name();
    button.hidden = false;
    button.addEventListener("click", () => {
      setTheme(other());
      name();
    });
  }
}
