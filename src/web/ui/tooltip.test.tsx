// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tooltip } from "./tooltip.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  render(
    <Tooltip text="What it does">
      <button type="button">Do it</button>
    </Tooltip>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const control = () => screen.getByRole("button");
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));

test("the words come after a rest on the control, and go when it is left", async () => {
  fireEvent.pointerEnter(control());
  await pass(600);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await pass(100);
  expect(screen.getByRole("tooltip").textContent).toBe("What it does");
  fireEvent.pointerLeave(control());
  await pass(120);
  expect(screen.queryByRole("tooltip")).toBeNull();
});

test("words that were asked for but not yet drawn when the control is left do not stay", async () => {
  fireEvent.pointerEnter(control());
  // Outside of act: the page is told, and has not drawn it.
  vi.advanceTimersByTime(700);
  fireEvent.pointerLeave(control());
  await pass(120);
  await pass(1000);
  expect(screen.queryByRole("tooltip")).toBeNull();
});
