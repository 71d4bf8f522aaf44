// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { cents } from "#engine/money/cents.ts";
import { household, planOf } from "#test/fakes/sample-household.ts";
import { json, openApp, sentJson } from "#test/fakes/web-app.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("every file can be taken along from the export tab, the workbook too", async () => {
  openApp("/?tab=export", "sample");
  const card = (await screen.findByRole("heading", { name: "Take it along" })).closest("section");
  const names = within(card ?? document.body)
    .getAllByRole("button")
    .map((button) => button.textContent);
  expect(names).toEqual([
    "Download CSV",
    "Download JSON",
    "Download printable page",
    "Download calendar",
    "Export Workbook",
    "Download XLSX",
  ]);
});

test("the instructions of a creditor show what the list shows, also for the even split", async () => {
  openApp("/?tab=export", "sample");
  await screen.findByText("Payments to set up");
  const openFirst = async () => {
    const [button] = screen.getAllByRole("button", { name: /^View Instructions for / });
    if (!button) throw new Error("the list has a creditor");
    const amount = button.closest("li")?.querySelector(".figures")?.textContent ?? "";
    fireEvent.click(button);
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain(`${amount}on the `);
    fireEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    return amount;
  };
  const own = await openFirst();
  fireEvent.click(screen.getByRole("switch", { name: "Even split" }));
  expect(await screen.findByText(/The same extra to each debt/)).toBeTruthy();
  expect(await openFirst()).not.toBe(own);
});

test("a first payment that no automatic one can make any more is named with its day, and only that", async () => {
  const plan = planOf(household("sample").debts, cents(261_225));
  if (!plan) throw new Error("the sample has a plan");
  const [late, ...others] = plan.autopay.creditors;
  const [first, ...rest] = late?.payments ?? [];
  if (!late || !first) throw new Error("the sample pays somebody first");
  const payments = [{ ...first, isByHand: true, payOn: "2026-11-30" }, ...rest];
  const onTime = others.map((one) => ({
    ...one,
    payments: one.payments.map((payment) => ({ ...payment, isByHand: false })),
  }));
  const autopay = { ...plan.autopay, creditors: [{ ...late, payments }, ...onTime] };
  openApp("/?tab=export", "sample", { "POST /api/payoff-plan": () => json({ ...plan, autopay }) });
  const list = (await screen.findByText("Payments to set up")).closest("section");
  const told = [...(list?.querySelectorAll("li") ?? [])].filter((row) =>
    row.textContent?.includes("by hand"),
  );
  expect(told.map((row) => row.textContent)).toEqual([
    expect.stringMatching(new RegExp(`${late.creditor}.*the first one by hand on 30 Nov`)),
  ]);
});

test("the strategy in the address is the one that is asked for and exported", async () => {
  const { calls } = openApp("/?tab=export&strategy=snowball", "sample");
  await screen.findByText("Payments to set up");
  const asked = calls
    .filter(({ call }) => call === "POST /api/payoff-plan")
    .map(({ init }) => sentJson(init));
  expect(asked).toContainEqual({ strategy: "snowball", monthlyBudget: "2612.25" });
});

test("without a plan the tab says why, and still has the workbook", async () => {
  openApp("/?tab=export", "sample", { "GET /api/debts": () => json([]) });
  expect(await screen.findByText("Upload financial documents to generate your Avalanche plan")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Export Workbook" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Download CSV" })).toBeNull();
});
