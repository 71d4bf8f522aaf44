// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { planCatalogue } from "#contract/plan-catalogue.ts";
import { sampleProPlan } from "#test/fakes/sample-billing.ts";
import { failing, json, openApp } from "#test/fakes/web-app.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = async (name: string) => within(await screen.findByRole("region", { name }));
const names = (buttons: readonly HTMLElement[]) =>
  buttons.map((button) => `${button.textContent}${button.hasAttribute("disabled") ? " (off)" : ""}`);

test("a plan is marked in the interval in which it is paid, and the other interval can be chosen", async () => {
  openApp("/pricing", "many", { "GET /api/billing": () => json(sampleProPlan) });
  const pro = await card("Pro");
  await pro.findByText("Your plan", { selector: "span" });
  expect(names(pro.getAllByRole("button"))).toEqual(["Current plan (off)", "Pay yearly"]);
  expect((await card("Free Start")).queryByText("Your plan")).toBeNull();
  expect(
    (await card("Free Start")).getByRole("link", { name: "Change in Settings" }).getAttribute("href"),
  ).toBe("/settings#plan");
});

test("a year that is paid is what the page opens with", async () => {
  const { subscription } = sampleProPlan;
  openApp("/pricing", "many", {
    "GET /api/billing": () =>
      json({ ...sampleProPlan, subscription: { ...subscription, interval: "yearly" } }),
  });
  const pro = await card("Pro");
  await pro.findByText("Pay monthly");
  expect(names(pro.getAllByRole("button"))).toEqual(["Pay monthly", "Current plan (off)"]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /Yearly/ }).checked).toBe(true);
});

test("on the free plan that one is marked, and the paid ones can be chosen", async () => {
  openApp("/pricing", "sample");
  expect(names(await (await card("Free Start")).findAllByRole("button"))).toEqual(["Current plan (off)"]);
  expect(names((await card("Pro")).getAllByRole("button"))).toEqual(["Choose Pro", "Choose Pro"]);
});

test("no plan is called somebody's own while that is not known", async () => {
  openApp("/pricing", "many", { "GET /api/billing": failing });
  await card("Pro");
  expect(screen.queryByText("Your plan")).toBeNull();
});

test("a plan is offered exactly where its main features are there", async () => {
  openApp("/pricing", "signed-out");
  for (const { name, isOffered } of Object.values(planCatalogue)) {
    const link = (await card(name)).queryAllByRole("link", { name: /Start Free|Choose/ });
    const button = (await card(name)).queryAllByRole("button");
    expect(link.length + button.length > 0).toBe(isOffered);
  }
});

test("no plan lists twice what a smaller one holds already", () => {
  const texts = Object.values(planCatalogue).flatMap(({ features }) => features.map(({ text }) => text));
  expect(new Set(texts).size).toBe(texts.length);
  expect(planCatalogue.pro.features[0]?.text).toBe(`Everything in ${planCatalogue.free.name}`);
  expect(planCatalogue.family.features[0]?.text).toBe(`Everything in ${planCatalogue.pro.name}`);
});
