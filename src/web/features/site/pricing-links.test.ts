// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { requestSubscription } from "./choose-plan.ts";
import { enhancePricing } from "./pricing-links.ts";

type Order = typeof requestSubscription;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<a data-plan="pro" data-interval="monthly" href="/api/login">Choose Pro</a>
    <a data-plan="pro" data-interval="yearly" href="/api/login">Choose Pro</a><output data-notices></output>`;
});
afterEach(() => {
  vi.useRealTimers();
});

const links = () => [...document.querySelectorAll("a")];
const press = async (index: number) => {
  links()[index]?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await vi.advanceTimersByTimeAsync(0);
};
const loginRequired = {
  notice: { title: "Login Required", description: "Please log in." },
  goTo: "/api/login?returnTo=%2Fsubscribe",
  afterMs: 1500,
};

test("two presses, and a press on another plan while one leads away, order once", async () => {
  const order = vi.fn<Order>(async () => loginRequired);
  const open = vi.fn<(address: string) => void>();
  enhancePricing(document, order, open);
  await press(0);
  await press(0);
  await press(1);
  expect(order.mock.calls).toEqual([["pro", "monthly"]]);
  expect(document.querySelector("[data-notices]")?.textContent).toContain("Login Required");
  expect(open).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1500);
  expect(open.mock.calls).toEqual([["/api/login?returnTo=%2Fsubscribe"]]);
});

test("who comes back to the page can choose again", async () => {
  const order = vi.fn<Order>(async () => loginRequired);
  enhancePricing(document, order, () => undefined);
  await press(0);
  expect(links().map(({ ariaDisabled }) => ariaDisabled)).toEqual(["true", "true"]);
  dispatchEvent(new Event("pageshow"));
  await press(1);
  expect(order.mock.calls).toEqual([
    ["pro", "monthly"],
    ["pro", "yearly"],
  ]);
});

test("an answer that leads nowhere leaves every plan to choose", async () => {
  const order = vi.fn<Order>(async () => ({ notice: { title: "Setup Required" } }));
  enhancePricing(document, order, () => undefined);
  await press(0);
  await press(0);
  expect(order).toHaveBeenCalledTimes(2);
  expect(links()[0]?.textContent).toBe("Choose Pro");
});
