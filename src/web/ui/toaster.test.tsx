// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { currentToasts, dismissToast, showToast } from "../lib/toast-store.ts";
import { Toaster } from "./toaster.tsx";

afterEach(() => {
  act(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  });
  cleanup();
});

function show(...toasts: Parameters<typeof showToast>[0][]): void {
  render(<Toaster />);
  act(() => {
    for (const toast of toasts) showToast(toast);
  });
}

test("the newest notice is the only one on screen", () => {
  show(
    { title: "First" },
    { title: "Documents Analyzed!", description: "Your financial dashboard is ready." },
  );
  expect(screen.queryByText("First")).toBeNull();
  expect(screen.getByText("Your financial dashboard is ready.")).toBeTruthy();
});

test("closing it takes it off the screen", () => {
  show({ title: "Saved" });
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Saved")).toBeNull();
  expect(currentToasts()[0]?.open).toBe(false);
});

test("only a destructive notice has the colour of risk", () => {
  show({ title: "Error", tone: "destructive" });
  expect(screen.getByText("Error").closest("li")?.className).toContain("border-risk");
  act(() => {
    showToast({ title: "Fine" });
  });
  expect(screen.getByText("Fine").closest("li")?.className).not.toContain("border-risk");
});
