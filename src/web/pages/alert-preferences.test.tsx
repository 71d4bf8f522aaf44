// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { defaultAlertPreferences } from "#contract/notifications.ts";
import { failing, json, openApp, sentJson } from "#test/fakes/web-app.tsx";

afterEach(cleanup);

const POST = "POST /api/alert-preferences";
const switchOf = (name: RegExp) => screen.findByRole("switch", { name });
const isOn = (element: HTMLElement) => element.getAttribute("aria-checked") === "true";

test("a kind of notice is switched off at once, with the full set of three", async () => {
  let answer: (response: Response) => void = () => undefined;
  const { calls } = openApp("/dashboard?tab=autopilot", "sample", {
    [POST]: () => new Promise((resolve) => (answer = resolve)),
  });
  const monthly = await switchOf(/^Monthly report/);
  expect(isOn(monthly)).toBe(true);
  fireEvent.click(monthly);
  await waitFor(() => expect(isOn(monthly)).toBe(false));
  await waitFor(() => expect(calls.some(({ call }) => call === POST)).toBe(true));
  expect(sentJson(calls.find(({ call }) => call === POST)?.init)).toEqual({
    onlyMissedPayments: true,
    onlyEmergencies: true,
    monthlyReportOnly: false,
  });
  answer(json({ ...defaultAlertPreferences, monthlyReportOnly: false }));
  expect(await screen.findByText("Alert preferences updated")).toBeTruthy();
  expect(await screen.findByText("Your notification settings have been saved.")).toBeTruthy();
});

test("a switch that the server refuses goes back, with a sentence, and works when tried again", async () => {
  let isRefusing = true;
  openApp("/dashboard?tab=autopilot", "sample", {
    [POST]: (init) => (isRefusing ? failing(init) : json({ ...defaultAlertPreferences, quietMode: false })),
  });
  const quiet = await switchOf(/^Quiet Mode/);
  fireEvent.click(quiet);
  expect(await screen.findByText("Alert preferences were not updated")).toBeTruthy();
  expect(isOn(quiet)).toBe(true);
  isRefusing = false;
  fireEvent.click(quiet);
  expect(await screen.findByText("Alert preferences updated")).toBeTruthy();
  expect(isOn(quiet)).toBe(false);
});

test("e-mails are switched off here, and on again after somebody unsubscribed", async () => {
  let email = false;
  const { calls } = openApp("/dashboard?tab=autopilot", "sample", {
    "GET /api/alert-preferences": () => json({ ...defaultAlertPreferences, email }),
    [POST]: () => json({ ...defaultAlertPreferences, email: (email = true) }),
  });
  const mails = await switchOf(/^By e-mail too/);
  expect(isOn(mails)).toBe(false);
  fireEvent.click(mails);
  expect(await screen.findByText("Alert preferences updated")).toBeTruthy();
  expect(isOn(mails)).toBe(true);
  expect(sentJson(calls.find(({ call }) => call === POST)?.init)).toMatchObject({ email: true });
});
