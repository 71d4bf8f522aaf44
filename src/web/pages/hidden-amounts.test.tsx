// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openApp } from "#test/fakes/web-app.tsx";
import { setAmountsHidden } from "../lib/hidden-amounts.ts";

afterEach(() => {
  cleanup();
  act(() => setAmountsHidden(false));
  vi.unstubAllGlobals();
});

const pages = [
  ["/?tab=avalanche", "Attack order"],
  // The last of the page to arrive.
  ["/?tab=cashflow", "By category"],
  ["/?tab=debts", "across 5 debts"],
  ["/?tab=export", "Payments to set up"],
  ["/?tab=autopilot", "Anti-Needy Approach"],
] as const;

test.each(pages)(
  "no amount is left on %s while amounts are hidden, and all come back",
  async (path, words) => {
    openApp(path, "sample");
    await screen.findAllByText(words);
    const texts = () => document.body.textContent?.match(/\$\s?\d/g) ?? [];
    await waitFor(() => expect(texts().length).toBeGreaterThan(0));
    const before = document.body.textContent;
    fireEvent.click(screen.getByRole("button", { name: "Hide amounts" }));
    expect(await screen.findByText("Amounts are hidden.")).toBeTruthy();
    await waitFor(() => expect(texts()).toEqual([]));
    expect(document.body.textContent).toContain("••••••");
    fireEvent.click(screen.getByRole("button", { name: "Show amounts" }));
    expect(await screen.findByText("Amounts are shown.")).toBeTruthy();
    expect(document.body.textContent?.replace("Amounts are shown.", "")).toBe(before);
  },
);
