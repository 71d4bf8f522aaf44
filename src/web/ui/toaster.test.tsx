// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { currentToasts, dismissToast, showToast } from "../lib/toast-store.ts";
import { Toaster } from "./toaster.tsx";

// What shows notices is a file of its own, which a busy machine takes its time to read.
configure({ asyncUtilTimeout: 10_000 });

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

test("the newest notice is the only one on screen", async () => {
  show(
    { title: "First" },
    { title: "Documents Analyzed!", description: "Your financial dashboard is ready." },
  );
  expect(await screen.findByText("Your financial dashboard is ready.")).toBeTruthy();
  expect(screen.queryByText("First")).toBeNull();
});

test("closing it takes it off the screen", async () => {
  show({ title: "Saved" });
  fireEvent.click(await screen.findByRole("button", { name: "Close" }));
  expect(screen.queryByText("Saved")).toBeNull();
  expect(currentToasts()[0]?.open).toBe(false);
});

test("only a destructive notice has the colour of risk", async () => {
  show({ title: "Error", tone: "destructive" });
  expect((await screen.findByText("Error")).closest("li")?.className).toContain("border-risk");
  act(() => {
    showToast({ title: "Fine" });
  });
  expect(screen.getByText("Fine").closest("li")?.className).not.toContain("border-risk");
});
