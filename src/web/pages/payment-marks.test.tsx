// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { household } from "#test/fakes/sample-household.ts";
import { systemStatusOf } from "#test/fakes/sample-system-status.ts";
import { json, openApp, sentJson } from "#test/fakes/web-app.tsx";

afterEach(cleanup);

test("a payment that is left of the month before is marked in its own month", async () => {
  const status = systemStatusOf(household("sample"));
  const [payment] = status.month?.payments ?? [];
  if (payment === undefined) throw new Error("the sample has payments");
  const { debtId, creditor, accountLast4 } = payment;
  const left = { ...payment, month: "2026-10", dueDate: "2026-10-31", state: "open", knownBy: null };
  const PUT = `PUT /api/payments/${debtId}/2026-10`;
  const { calls } = openApp("/dashboard?tab=autopilot", "sample", {
    "GET /api/system-status": () => json({ ...status, month: null, unsettled: [left] }),
    [PUT]: () => new Response(null, { status: 204 }),
  });
  expect(await screen.findByText("Payments of October 2026")).toBeTruthy();
  const name = accountLast4 === null ? creditor : `${creditor} ending ${accountLast4}`;
  fireEvent.click(screen.getByRole("button", { name: `Mark as paid: ${name}` }));
  await waitFor(() => expect(calls.some(({ call }) => call === PUT)).toBe(true));
  expect(sentJson(calls.find(({ call }) => call === PUT)?.init)).toMatchObject({ status: "paid" });
});
