// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error("secret detail of the program");
}

test("a fault in a page leaves a sentence and two ways on, not a blank screen or an error text", () => {
  // React reports the planted fault to the console.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { container } = render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("alert").textContent).toContain("Your data is safe");
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Go to the start" }).getAttribute("href")).toBe("/");
  expect(container.textContent).not.toContain("secret detail");
});
