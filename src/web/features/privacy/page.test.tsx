// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { samplePrivacySettings } from "#test/fakes/sample-privacy.ts";
import { failing, json, never, openApp, sentJson } from "#test/fakes/web-app.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const erased = { erasedRows: 12, remainingRows: 0, keptByLaw: [] };
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const dialog = async () => within(await screen.findByRole("dialog"));

test("what is kept is counted by the server, and a backup that was never made is not claimed", async () => {
  openApp("/privacy-settings", "sample", {
    "GET /api/privacy/summary": () =>
      json({
        documentsCount: 7,
        debtsCount: 3,
        originalsCount: 2,
        sizeBytes: 3_250_586,
        oldestData: "2026-02-03",
        lastBackup: null,
      }),
  });
  const card = (await screen.findByText("Oldest data")).closest("section");
  expect(card?.textContent).toContain("Documents7");
  expect(card?.textContent).toContain("Total size3.1 MB2 originals kept");
  expect(card?.textContent).toContain("Oldest data3 Feb 2026");
  expect(card?.textContent).toContain("Last backupNone yet");
  expect(screen.getByText("Always on")).toBeTruthy();
  expect(screen.getByText("Never")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Back to Dashboard" }).getAttribute("href")).toBe("/dashboard");
});

test("a switch sends the one choice it stands for, and says that it was kept", async () => {
  const { calls } = openApp("/privacy-settings", "sample", {
    "PATCH /api/privacy/settings": () => json({ ...samplePrivacySettings, anonymousMode: true }),
  });
  const anonymous = await screen.findByRole("switch", { name: /Anonymous mode/ });
  fireEvent.click(anonymous);
  expect(await screen.findByText("Privacy settings updated")).toBeTruthy();
  const sent = calls.find(({ call }) => call === "PATCH /api/privacy/settings");
  expect(sentJson(sent?.init)).toEqual({ anonymousMode: true });
  await waitFor(() => expect(anonymous.getAttribute("aria-checked")).toBe("true"));
});

test("a choice that the server refuses is taken back", async () => {
  openApp("/privacy-settings", "sample", { "PATCH /api/privacy/settings": failing });
  const analytics = await screen.findByRole("switch", { name: /Usage analytics/ });
  fireEvent.click(analytics);
  expect(await screen.findByText("Nothing was changed")).toBeTruthy();
  await waitFor(() => expect(analytics.getAttribute("aria-checked")).toBe("false"));
});

test("everything is deleted only once DELETE is typed exactly; cancelling forgets what was typed", async () => {
  const { calls } = openApp("/privacy-settings", "sample", {
    "DELETE /api/privacy/delete-all": () => json(erased),
  });
  fireEvent.click(await button("Delete All Data"));
  const confirm = () => screen.findByRole<HTMLButtonElement>("button", { name: "Delete Everything" });
  const word = () => screen.findByLabelText<HTMLInputElement>("Type DELETE to confirm");
  expect((await confirm()).disabled).toBe(true);
  fireEvent.change(await word(), { target: { value: "delete" } });
  expect((await confirm()).disabled).toBe(true);
  fireEvent.change(await word(), { target: { value: "DELETE" } });
  expect((await confirm()).disabled).toBe(false);
  fireEvent.click((await dialog()).getByRole("button", { name: "Cancel" }));
  fireEvent.click(await button("Delete All Data"));
  expect((await word()).value).toBe("");
  fireEvent.change(await word(), { target: { value: "DELETE" } });
  fireEvent.click(await confirm());
  expect(await screen.findByText("All data deleted")).toBeTruthy();
  expect(calls.filter(({ call }) => call === "DELETE /api/privacy/delete-all")).toHaveLength(1);
  // Two seconds later the start page stands there.
  expect(await screen.findByRole("heading", { name: "Autopilot Dashboard" })).toBeTruthy();
});

test("while everything is deleted the dialog says so, and a failure leaves it open", async () => {
  openApp("/privacy-settings", "sample", { "DELETE /api/privacy/delete-all": never });
  fireEvent.click(await button("Delete All Data"));
  fireEvent.change(await screen.findByLabelText("Type DELETE to confirm"), { target: { value: "DELETE" } });
  fireEvent.click(await button("Delete Everything"));
  expect((await button("Deleting...")).hasAttribute("disabled")).toBe(true);
});

test("everything is exported under a name with the day, and the dialog closes", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  openApp("/privacy-settings", "sample", {
    "POST /api/privacy/export-data": () => new Response("{}"),
  });
  fireEvent.click(await button("Export All Data"));
  fireEvent.click(await button("Export Now"));
  expect(await screen.findByText("Data exported successfully")).toBeTruthy();
  expect(saved).toEqual([expect.stringMatching(/^debt-freedom-data-\d{4}-\d\d-\d\d\.json$/)]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("settings: the money data is deleted after one question, and the start page follows", async () => {
  const { calls } = openApp("/settings", "sample", { "DELETE /api/user/data": () => json(erased) });
  fireEvent.click(await button("Delete All My Data"));
  expect(await screen.findByText("Are you absolutely sure?")).toBeTruthy();
  fireEvent.click(await button("Yes, Delete Everything"));
  expect(await screen.findByText("Data Deleted Successfully")).toBeTruthy();
  expect(calls.some(({ call }) => call === "DELETE /api/user/data")).toBe(true);
  expect(await screen.findByRole("heading", { name: "Autopilot Dashboard" })).toBeTruthy();
});

test("settings: an account is not deleted by who signed in long ago; they are sent to sign in again", async () => {
  const went: string[] = [];
  const assign = vi.spyOn(window.location, "assign").mockImplementation((address) => {
    went.push(String(address));
  });
  openApp("/settings", "sample", {
    "DELETE /api/account": () =>
      json(
        {
          code: "FORBIDDEN",
          message: "Please sign in once more.",
          requiresAuth: true,
          loginUrl: "/api/login?again=true",
        },
        403,
      ),
  });
  fireEvent.click(await button("Delete Account"));
  fireEvent.click(await button("Yes, Delete My Account"));
  await waitFor(() => expect(went).toEqual(["/api/login?again=true&returnTo=%2Fsettings"]));
  assign.mockRestore();
});

test("who counts visits is counted by page, who does not is not", async () => {
  const { calls } = openApp("/privacy-settings", "sample");
  await screen.findByText("Oldest data");
  expect(calls.some(({ call }) => call.includes("visits"))).toBe(false);
});
