// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { completedDocument } from "#test/fakes/sample-household.ts";
import { FakeEventSource } from "#test/fakes/web-app.tsx";
import { openServerEvents } from "./server-events.ts";

const listener = {
  onEvent: vi.fn<(event: unknown) => void>(),
  onReconnect: vi.fn<() => void>(),
  onConnectedChange: vi.fn<(connected: boolean) => void>(),
  onRefused: vi.fn<() => void>(),
};
const current = () => {
  const source = FakeEventSource.opened.at(-1);
  if (!source) throw new Error("no stream was opened");
  return source;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeEventSource);
  FakeEventSource.opened = [];
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a message of the contract is handed on, anything else is ignored", () => {
  const end = openServerEvents(listener);
  const event = { type: "document", document: completedDocument("doc_1", "a.pdf") };
  for (const message of [event, "not json", { type: "from-the-future" }, { type: "documents-changed" }]) {
    current().report(message);
  }
  expect(listener.onEvent.mock.calls).toEqual([[event], [{ type: "documents-changed" }]]);
  end();
});

test("only a second opening asks for what was missed", () => {
  const end = openServerEvents(listener);
  current().open();
  expect(listener.onReconnect).not.toHaveBeenCalled();
  current().fail(0);
  current().open();
  expect(listener.onReconnect).toHaveBeenCalledTimes(1);
  expect(listener.onConnectedChange.mock.calls).toEqual([[true], [false], [true]]);
  end();
});

test("a stream that the browser gave up on is opened again after 1, 2, 4 ... at most 30 seconds", () => {
  const end = openServerEvents(listener);
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const before = FakeEventSource.opened.length;
    current().fail(2);
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(FakeEventSource.opened).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeEventSource.opened).toHaveLength(before + 1);
  }
  end();
});

test("ending it closes the stream and cancels a planned opening", () => {
  const end = openServerEvents(listener);
  current().fail(2);
  end();
  vi.advanceTimersByTime(60_000);
  expect(FakeEventSource.opened).toHaveLength(1);
  expect(current().readyState).toBe(FakeEventSource.CLOSED);
});

test("a tab that nobody looks at holds no stream, and catches up when it is seen again", () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const end = openServerEvents(listener);
  current().open();
  visibility.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(current().readyState).toBe(2);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(FakeEventSource.opened).toHaveLength(2);
  current().open();
  expect(listener.onReconnect).toHaveBeenCalledTimes(1);
  end();
  visibility.mockRestore();
});
