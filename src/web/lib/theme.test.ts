// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { currentTheme, setTheme } from "./theme.ts";

const earlyScript = readFileSync(join(import.meta.dirname, "../public/theme-early.js"), "utf8");

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset["theme"] = "dark";
});

test("the theme is dark until the person chooses light", () => {
  runInThisContext(earlyScript);
  expect(currentTheme()).toBe("dark");
});

test("a choice is remembered in local storage and applied before the first paint of the next visit", () => {
  setTheme("light");
  document.documentElement.dataset["theme"] = "dark";
  runInThisContext(earlyScript);
  expect(currentTheme()).toBe("light");
  setTheme("dark");
  runInThisContext(earlyScript);
  expect(currentTheme()).toBe("dark");
});

test("an unknown stored value means dark", () => {
  localStorage.setItem("theme", "solarized");
  runInThisContext(earlyScript);
  expect(currentTheme()).toBe("dark");
});

test("blocked storage still lets the theme change for this visit", () => {
  const blocked = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  setTheme("light");
  expect(currentTheme()).toBe("light");
  blocked.mockRestore();
});
