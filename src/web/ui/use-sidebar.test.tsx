// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readSidebarCookie, sidebarCookie } from "../lib/sidebar-cookie.ts";
import { useSidebar } from "./use-sidebar.ts";

function showAtWidth(width: number) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("767.98") && width < 768,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return renderHook(() => useSidebar()).result;
}

function press(key: string, modifiers: KeyboardEventInit): boolean {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...modifiers });
  act(() => {
    window.dispatchEvent(event);
  });
  return event.defaultPrevented;
}

afterEach(cleanup);

beforeEach(() => {
  // A day long past: max-age=0 would leave it until the next millisecond.
  document.cookie = "sidebar_state=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT";
});

test("the sidebar is expanded until it is collapsed, and the cookie remembers it for seven days", () => {
  expect(readSidebarCookie("")).toBe(true);
  expect(readSidebarCookie("theme=dark; sidebar_state=false")).toBe(false);
  expect(readSidebarCookie("sidebar_state=true")).toBe(true);
  expect(sidebarCookie(false)).toBe("sidebar_state=false; path=/; max-age=604800; samesite=lax");
});

test.each([{ ctrlKey: true }, { metaKey: true }])("%j and B toggles the sidebar", (modifiers) => {
  const sidebar = showAtWidth(1440);
  expect(sidebar.current.collapsed).toBe(false);
  expect(press("b", modifiers)).toBe(true);
  expect(sidebar.current.collapsed).toBe(true);
  expect(document.cookie).toContain("sidebar_state=false");
  press("B", modifiers);
  expect(sidebar.current.collapsed).toBe(false);
});

test("B alone is only a letter", () => {
  const sidebar = showAtWidth(1440);
  expect(press("b", {})).toBe(false);
  expect(sidebar.current.expanded).toBe(true);
});

test("below 768 px the shortcut opens the sheet and leaves the cookie alone", () => {
  const sidebar = showAtWidth(767);
  press("b", { ctrlKey: true });
  expect(sidebar.current.sheetOpen).toBe(true);
  expect(document.cookie).not.toContain("sidebar_state");
});
