// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcement } from "./announcement.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const said = () => screen.getByRole("status").textContent;

test("what stands there at first is not said", async () => {
  render(<Announcement text="in May 2029" />);
  await pass(5000);
  expect(said()).toBe("");
});

test("while the text keeps changing nothing is said, and then only the last of it", async () => {
  const view = render(<Announcement text="in May 2029" />);
  for (const month of ["April", "March", "February"]) {
    view.rerender(<Announcement text={`in ${month} 2029`} />);
    await pass(300);
    expect(said()).toBe("");
  }
  await pass(800);
  expect(said()).toBe("in February 2029");
});

test("the way back to the first text is said, once another one was", async () => {
  const view = render(<Announcement text="in May 2029" />);
  view.rerender(<Announcement text="in April 2029" />);
  await pass(800);
  view.rerender(<Announcement text="in May 2029" />);
  await pass(800);
  expect(said()).toBe("in May 2029");
});
