import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  currentToasts,
  dismissToast,
  reduceToasts,
  showToast,
  subscribeToToasts,
  toastDurationMs,
  toastLimit,
  toastRemoveDelayMs,
  toastSwipe,
} from "./toast-store.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("the constants are those of the specification", () => {
  expect([toastLimit, toastDurationMs, toastRemoveDelayMs, toastSwipe]).toEqual([
    1,
    5000,
    1_000_000,
    { direction: "right", threshold: 50 },
  ]);
});

test("only one notice is on screen: a newer one replaces the older", () => {
  showToast({ title: "first" });
  showToast({ title: "second" });
  expect(currentToasts().map((toast) => toast.title)).toEqual(["second"]);
});

test("a dismissed notice closes at once and is removed 1,000,000 ms later", () => {
  const id = showToast({ title: "gone soon" });
  dismissToast(id);
  expect(currentToasts()).toMatchObject([{ id, open: false }]);
  vi.advanceTimersByTime(toastRemoveDelayMs - 1);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toHaveLength(0);
});

test("dismissing twice does not postpone the removal", () => {
  const id = showToast({ title: "twice" });
  dismissToast(id);
  vi.advanceTimersByTime(toastRemoveDelayMs / 2);
  dismissToast(id);
  vi.advanceTimersByTime(toastRemoveDelayMs / 2);
  expect(currentToasts()).toHaveLength(0);
});

test("removing an old notice leaves the newer one alone", () => {
  const toast = { id: "b", title: "b", tone: "plain", open: true } as const;
  expect(reduceToasts([toast], { type: "removed", id: "a" })).toEqual([toast]);
  expect(reduceToasts([toast], { type: "dismissed", id: "a" })).toEqual([toast]);
});

test("listeners hear of every change until they leave", () => {
  const listener = vi.fn<() => void>();
  const leave = subscribeToToasts(listener);
  const id = showToast({ title: "heard" });
  dismissToast(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  showToast({ title: "unheard" });
  expect(listener).toHaveBeenCalledTimes(2);
});
