// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { sampleAccessTokens } from "#test/fakes/sample-access-tokens.ts";
import { sampleProPlan } from "#test/fakes/sample-billing.ts";
import { household } from "#test/fakes/sample-household.ts";
import { samplePrograms } from "#test/fakes/sample-programs.ts";
import { sampleSessions } from "#test/fakes/sample-sessions.ts";
import { failing, json, openApp, sentJson } from "#test/fakes/web-app.tsx";
import { setAmountsHidden } from "../../lib/hidden-amounts.ts";

afterEach(() => {
  cleanup();
  act(() => setAmountsHidden(false));
  vi.unstubAllGlobals();
});

const other = sampleSessions.find(({ current }) => !current)?.id ?? "";
const list = async () =>
  (await screen.findByRole("heading", { name: "Where you are signed in" })).closest("section") ??
  document.body;

test("the account is shown as it is, a missing name as not set, and the free plan leads to the prices", async () => {
  const { user } = household("sample");
  openApp("/settings", "sample", { "GET /api/auth/user": () => json({ ...user, name: null }) });
  const card = (await screen.findByRole("heading", { name: "Account information" })).closest("section");
  expect(card?.textContent).toContain(user?.email ?? "no address");
  expect(card?.textContent).toContain("NameNot set");
  expect(card?.textContent).toContain("Account typeFree");
  expect((await screen.findByRole("link", { name: "Upgrade to Pro" })).getAttribute("href")).toBe("/pricing");
  expect(screen.getByRole("link", { name: "View Security" }).getAttribute("href")).toBe("/security");
});

test("a subscription makes the account Pro, and nothing is sold twice", async () => {
  const { user } = household("sample");
  openApp("/settings", "sample", {
    "GET /api/auth/user": () => json({ ...user, stripeSubscriptionId: "sub_1" }),
    "GET /api/billing": () => json(sampleProPlan),
  });
  const card = (await screen.findByRole("heading", { name: "Account information" })).closest("section");
  expect(card?.textContent).toContain("Account typePro");
  await screen.findByText("Renews on 18 December 2026, for $19.00 a month.");
  expect(screen.queryByRole("link", { name: "Upgrade to Pro" })).toBeNull();
});

test("what questions took of a model is shown where one is connected, and nothing where none is", async () => {
  const use = { model: null, month: "2026-11", tokensUsed: 41_200, tokensAMonth: 300_000 };
  openApp("/settings", "sample", { "GET /api/chat/model-use": () => json(use) });
  await list();
  expect(screen.queryByText(/tokens used this month/)).toBeNull();
  cleanup();
  const model = { host: "models.example", model: "small", onThisMachine: false };
  openApp("/settings", "sample", { "GET /api/chat/model-use": () => json({ ...use, model }) });
  expect(await screen.findByText("41,200 of 300,000 tokens used this month.")).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Tokens used this month" })).toBeTruthy();
});

test("another browser is signed out, this one cannot be from here", async () => {
  openApp("/settings", "sample", {
    [`DELETE /api/sessions/${other}`]: () => new Response(null, { status: 204 }),
  });
  const card = within(await list());
  expect(card.getAllByRole("listitem")).toHaveLength(sampleSessions.length);
  const buttons = card.getAllByRole("button", { name: /^Sign out .+, last used/ });
  expect(buttons).toHaveLength(sampleSessions.length - 1);
  if (buttons[0]) fireEvent.click(buttons[0]);
  expect(await screen.findByText("Signed out there")).toBeTruthy();
  await waitFor(() => expect(card.getAllByRole("listitem")).toHaveLength(sampleSessions.length - 1));
});

test("all others are signed out at once, and their number is said", async () => {
  openApp("/settings", "sample", {
    "POST /api/sessions/revoke-others": () => json({ revoked: sampleSessions.length - 1 }),
  });
  const card = within(await list());
  fireEvent.click(card.getByRole("button", { name: "Sign out everywhere else" }));
  expect(await screen.findByText(/2 sessions ended/)).toBeTruthy();
  await waitFor(() => expect(card.getAllByRole("listitem")).toHaveLength(1));
  expect(card.queryByRole("button")).toBeNull();
});

test("a refused sign-out leaves the list as it is and says so", async () => {
  openApp("/settings", "sample", { "POST /api/sessions/revoke-others": failing });
  const card = within(await list());
  fireEvent.click(card.getByRole("button", { name: "Sign out everywhere else" }));
  expect(await screen.findByText("Nothing was signed out")).toBeTruthy();
  expect(card.getAllByRole("listitem")).toHaveLength(sampleSessions.length);
});

test("theme and amounts are switched here too", async () => {
  openApp("/settings", "sample");
  fireEvent.click(await screen.findByRole("switch", { name: /Hide amounts/ }));
  expect(await screen.findByText("Amounts are hidden.")).toBeTruthy();
  fireEvent.click(screen.getByRole("switch", { name: /Light theme/ }));
  expect(document.documentElement.dataset["theme"]).toBe("light");
  fireEvent.click(screen.getByRole("switch", { name: /Light theme/ }));
  expect(document.documentElement.dataset["theme"]).toBe("dark");
});

const tokens = async () =>
  within((await screen.findByRole("heading", { name: "Access tokens" })).closest("section") ?? document.body);
const newToken = { name: "Sheet", days: 365, scope: "write" };

test("access tokens say what they may do, until when, and when they were used", async () => {
  openApp("/settings", "sample");
  const rows = (await tokens()).getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows).toEqual([
    "Spreadsheet at homeReads onlyexpires 1 Nov 2027, last used 19 Nov 2026Revoke",
    expect.stringMatching(/^Script that uploads .+Reads and writesexpires 18 Jan 2027, never usedRevoke$/),
    expect.stringMatching(/^Old phoneExpiredOnly asksexpired 31 Aug 2026, last used 30 Aug 2026Remove$/),
  ]);
});

test("a token is made as it was chosen, shown once, and then listed without itself", async () => {
  const { name, scope } = newToken;
  const [pattern] = sampleAccessTokens;
  const { calls } = openApp("/settings", "sample", {
    "POST /api/access-tokens": () =>
      json({ ...pattern, id: "token_new", name, scope, token: `df_${"a".repeat(43)}` }, 201),
  });
  fireEvent.click((await tokens()).getByRole("button", { name: "Make a Token" }));
  fireEvent.click(await screen.findByRole("button", { name: "Make the Token" }));
  expect((await screen.findByRole("alert")).textContent).toContain("what it is for");
  fireEvent.change(screen.getByLabelText("What is it for?"), { target: { value: "  Sheet " } });
  fireEvent.change(screen.getByLabelText("It may"), { target: { value: "write" } });
  fireEvent.change(screen.getByLabelText("It works for"), { target: { value: "365" } });
  fireEvent.click(screen.getByRole("button", { name: "Make the Token" }));
  expect(await screen.findByText(`df_${"a".repeat(43)}`)).toBeTruthy();
  const sent = calls.find(({ call }) => call === "POST /api/access-tokens");
  expect(sentJson(sent?.init)).toEqual(newToken);
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByText(/^df_a/)).toBeNull());
  expect((await tokens()).getAllByRole("listitem")).toHaveLength(sampleAccessTokens.length + 1);
});

test("who signed in long ago is sent to sign in again before a token is made", async () => {
  const went: string[] = [];
  const assign = vi.spyOn(window.location, "assign").mockImplementation((address) => {
    went.push(String(address));
  });
  const refusal = {
    code: "FORBIDDEN",
    message: "Once more.",
    requiresAuth: true,
    loginUrl: "/api/login?again=true",
  };
  openApp("/settings", "sample", { "POST /api/access-tokens": () => json(refusal, 403) });
  fireEvent.click((await tokens()).getByRole("button", { name: "Make a Token" }));
  fireEvent.change(await screen.findByLabelText("What is it for?"), { target: { value: "Sheet" } });
  fireEvent.click(screen.getByRole("button", { name: "Make the Token" }));
  await waitFor(() => expect(went).toEqual(["/api/login?again=true&returnTo=%2Fsettings"]));
  assign.mockRestore();
});

test("a revoked token goes from the list, and a refusal leaves it there", async () => {
  openApp("/settings", "sample", {
    "DELETE /api/access-tokens/token_sheet": () => new Response(null, { status: 204 }),
    "DELETE /api/access-tokens/token_old": failing,
  });
  const card = await tokens();
  fireEvent.click(card.getByRole("button", { name: "Revoke Spreadsheet at home" }));
  expect(await screen.findByText("Token revoked")).toBeTruthy();
  await waitFor(() => expect(card.getAllByRole("listitem")).toHaveLength(sampleAccessTokens.length - 1));
  fireEvent.click(card.getByRole("button", { name: "Remove Old phone" }));
  expect(await screen.findByText("Nothing was revoked")).toBeTruthy();
  expect(card.getAllByRole("listitem")).toHaveLength(sampleAccessTokens.length - 1);
});

const programs = async () =>
  within(
    (await screen.findByRole("heading", { name: "Other programs may ask" })).closest("section") ??
      document.body,
  );

test("how a program comes to ask is told with its address, an example and everything that it can ask", async () => {
  openApp("/settings", "sample");
  const card = await programs();
  expect(card.getByText(samplePrograms.address ?? "none")).toBeTruthy();
  expect(card.getByText(/change, pay, send or delete anything/)).toBeTruthy();
  expect(card.getByText(/"Authorization": "Bearer df_…"/)).toBeTruthy();
  const asked = samplePrograms.tools.map(({ about }) => card.getByText(about).textContent);
  expect(asked).toHaveLength(samplePrograms.tools.length);
  expect(card.getByRole("link", { name: "What programs asked" }).getAttribute("href")).toBe("/what-left");
});

test("a token for asking is made from there, and shown with what the program needs", async () => {
  const [pattern] = sampleAccessTokens;
  const token = `df_${"b".repeat(43)}`;
  const { calls } = openApp("/settings", "sample", {
    "POST /api/access-tokens": () => json({ ...pattern, id: "token_new", scope: "ask", token }, 201),
  });
  fireEvent.click((await programs()).getByRole("button", { name: "Make a Token for Asking" }));
  fireEvent.change(await screen.findByLabelText("What is it for?"), { target: { value: "Laptop" } });
  fireEvent.click(screen.getByRole("button", { name: "Make the Token" }));
  const example = await screen.findByText((text) => text.includes(`"Authorization": "Bearer ${token}"`));
  expect(example.textContent).toContain(`"url": "${samplePrograms.address}"`);
  const sent = calls.find(({ call }) => call === "POST /api/access-tokens");
  expect(sentJson(sent?.init)).toEqual({ name: "Laptop", days: 90, scope: "ask" });
});

test("where the operator keeps programs from asking, nothing offers it", async () => {
  openApp("/settings", "sample", { "GET /api/programs": () => json({ address: null, tools: [] }) });
  fireEvent.click((await tokens()).getByRole("button", { name: "Make a Token" }));
  const scopes = within(await screen.findByLabelText("It may")).getAllByRole("option");
  expect(scopes.map(({ textContent }) => textContent)).toEqual([
    "Read only",
    "Read and write: also uploads, entries and corrections",
  ]);
  expect(screen.queryByText("Other programs may ask")).toBeNull();
});
