// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { failing, json, never, openApp, stopped } from "#test/fakes/web-app.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a spinner shows while the sign-in state is being asked for", () => {
  openApp("/", "sample", { "GET /api/auth/user": never });
  expect(screen.getByText("Checking whether you are signed in")).toBeTruthy();
});

test("a signed-out visitor sees the landing page, and every way in leads to the login", async () => {
  openApp("/", "signed-out");
  expect(await screen.findByRole("heading", { name: "Set it once. Let it work." })).toBeTruthy();
  for (const name of [
    "Sign In",
    /Get Started Free/,
    /Dump Your Shoebox/,
    /Deploy on Autopilot/,
    /Breathe Easy/,
  ]) {
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/api/login");
  }
  expect(screen.getByText("Set & Forget")).toBeTruthy();
});

test("a page for somebody signed in asks to sign in first, and signing in leads back to it", async () => {
  openApp("/dashboard?tab=debts", "signed-out");
  const link = await screen.findByRole("link", { name: "Sign In" });
  expect(link.getAttribute("href")).toBe("/api/login?returnTo=%2Fdashboard%3Ftab%3Ddebts");
});

test.each(["signed-out", "sample"] as const)("an unknown address is a 404 page for %s", async (scenario) => {
  openApp("/no-such-page", scenario);
  expect(await screen.findByRole("heading", { level: 1, name: "Page Not Found" })).toBeTruthy();
});

test("a server that cannot be reached says so and offers another try", async () => {
  openApp("/", "sample", { "GET /api/auth/user": stopped });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be reached");
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("the page of the address is marked in the sidebar", async () => {
  openApp("/upload", "sample");
  const navigation = await screen.findByRole("navigation", { name: "Navigation" });
  expect(
    within(navigation).getByRole("link", { name: "Upload Documents" }).getAttribute("aria-current"),
  ).toBe("page");
  expect(
    within(navigation).getByRole("link", { name: "AI Dashboard" }).getAttribute("aria-current"),
  ).toBeNull();
});

test("the development sign-in is announced", async () => {
  openApp("/", "sample");
  expect(await screen.findByText(/Development sign-in/)).toBeTruthy();
});

test("an empty dashboard leads to the upload", async () => {
  openApp("/dashboard", "empty");
  await screen.findByText("Start with one statement");
  const links = screen.getAllByRole("link", { name: "Upload Documents" });
  expect(links.every((link) => link.getAttribute("href") === "/upload")).toBe(true);
});

test("the dashboard opens on the debt-free date and keeps the tab in the address", async () => {
  openApp("/", "sample");
  expect(await screen.findByText("7 October 2027")).toBeTruthy();
  expect(screen.getByText("Plan ready, payments not yet set up")).toBeTruthy();
  cleanup();
  openApp("/dashboard?tab=cashflow", "sample");
  expect((await screen.findByRole("tab", { name: "Cashflow" })).getAttribute("aria-selected")).toBe("true");
  cleanup();
  openApp("/dashboard?tab=nonsense", "sample");
  expect((await screen.findByRole("tab", { name: "Avalanche" })).getAttribute("aria-selected")).toBe("true");
});

test("a failed part of the dashboard says what happened, and a retry brings it back", async () => {
  let broken = true;
  openApp("/?tab=debts", "one", {
    "GET /api/debts": (init) => (broken ? failing(init) : json([])),
  });
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Nothing was lost");
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No debts found yet")).toBeTruthy();
});

test("a session that ends under an open page leads back to the landing page, with the reason", async () => {
  openApp("/?tab=debts", "sample", {
    "GET /api/debts": () => json({ code: "SIGNED_OUT", message: "You are signed out." }, 401),
  });
  expect(await screen.findByRole("heading", { name: "Set it once. Let it work." })).toBeTruthy();
  // Read aloud as well as shown, for a moment.
  expect((await screen.findAllByText(/Your session ended/)).length).toBeGreaterThan(0);
});

test("signing out ends the session and goes where the server says", async () => {
  const assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  const { calls } = openApp("/", "sample", { "POST /api/logout": () => json({ redirectTo: "/goodbye" }) });
  fireEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith("/goodbye"), { timeout: 10_000 });
  expect(calls.map(({ call }) => call)).toContain("POST /api/logout");
  assign.mockRestore();
});

test("a refused sign-out says that the person is still signed in", async () => {
  openApp("/", "sample", { "POST /api/logout": failing });
  fireEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
  expect(await screen.findByText("You are still signed in")).toBeTruthy();
});
