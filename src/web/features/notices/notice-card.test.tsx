// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { defaultAlertPreferences, type Notice } from "#contract/notifications.ts";
import { json, openApp, sentJson } from "#test/fakes/web-app.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const notice = (id: string, title: string): Notice => ({
  id,
  kind: "past-due",
  title,
  sentences: ["Pay it first, by hand, today."],
  path: "/dashboard?tab=debts",
  madeAt: "2026-11-20T10:00:00.000Z",
});

test("one notice is shown at a time, and the next one once it is done", async () => {
  openApp("/dashboard", "sample", {
    "GET /api/notices": () =>
      json([notice("n1", "First Bank is past due"), notice("n2", "Second Bank is past due")]),
    "POST /api/notices/n1/read": () => new Response(null, { status: 204 }),
  });
  expect(await screen.findByText("First Bank is past due")).toBeTruthy();
  expect(screen.queryByText("Second Bank is past due")).toBeNull();
  expect(screen.getByText("1 more notice after this one")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Look at it" }).getAttribute("href")).toBe("/dashboard?tab=debts");
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(await screen.findByText("Second Bank is past due")).toBeTruthy();
  expect(screen.queryByText("First Bank is past due")).toBeNull();
});

test("the server hears of the person's time zone once, and only when it knows another", async () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const elsewhere = timeZone === "Pacific/Auckland" ? "Europe/Oslo" : "Pacific/Auckland";
  const { calls } = openApp("/dashboard", "sample", {
    "GET /api/alert-preferences": () => json({ ...defaultAlertPreferences, timeZone: elsewhere }),
    "PATCH /api/alert-preferences": () => json({ ...defaultAlertPreferences, timeZone }),
  });
  const told = () => calls.filter(({ call }) => call === "PATCH /api/alert-preferences");
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(sentJson(told()[0]?.init)).toEqual({ timeZone });
});

test("mails that no server sends can be read where notices are chosen; where they are sent there is no list", async () => {
  const dueAt = "2026-11-20T15:00:00.000Z";
  const mail = { id: "n1", subject: "A payment is past due", text: "First Bank: $57.00 past due", dueAt };
  const view = openApp("/dashboard?tab=autopilot", "sample", {
    "GET /api/notices/outbox": () => json({ isSending: false, mails: [mail] }),
  });
  fireEvent.click(await screen.findByText("A payment is past due"));
  expect(screen.getByText("First Bank: $57.00 past due")).toBeTruthy();
  expect(screen.getByText(/No mail server is set up here, so nothing is sent/)).toBeTruthy();
  view.unmount();
  const { calls } = openApp("/dashboard?tab=autopilot", "sample", {
    "GET /api/notices/outbox": () => json({ isSending: true, mails: [] }),
  });
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain("GET /api/notices/outbox"));
  expect(await screen.findByText("By e-mail too")).toBeTruthy();
  expect(screen.queryByText("Outbox")).toBeNull();
});
