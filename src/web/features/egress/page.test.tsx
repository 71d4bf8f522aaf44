// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { EgressEntry, EgressPage } from "#contract/egress.ts";
import { askedByPrograms } from "#test/fakes/sample-programs.ts";
import { failing, json, openApp } from "#test/fakes/web-app.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const entry = (number: number, more: Partial<EgressEntry> = {}): EgressEntry => ({
  id: `egress_${number}`,
  sentAt: "2026-10-12T12:00:00.000Z",
  documentId: "document_1",
  fileName: `statement ${number}.pdf`,
  host: "model.example",
  model: "small-model",
  sizeBytes: 2048,
  outcome: "answered",
  text: String.raw`{"content": "p1: [1]Balance\np1: [2]$12.50"}`,
  ...more,
});
const hosted = { host: "model.example", model: "small-model", onThisMachine: false };
const answering = (page: EgressPage) => ({ "GET /api/egress": () => json(page) });

test("without a model the page says in one sentence that nothing leaves", async () => {
  openApp("/what-left", "sample", answering({ modelInUse: null, entries: [], next: null }));
  expect(
    await screen.findByText(
      "No model is switched on: your documents are read here, and nothing about them leaves by itself.",
    ),
  ).toBeTruthy();
  expect(screen.queryByRole("list", { name: /What was sent/ })).toBeNull();
});

test("each request is listed with its document, its receiver, its outcome and its exact text", async () => {
  const entries = [entry(1), entry(2, { outcome: "timed-out" })];
  openApp("/what-left", "sample", answering({ modelInUse: hosted, entries, next: null }));
  expect(await screen.findByRole("heading", { name: "statement 1.pdf" })).toBeTruthy();
  expect(screen.getByText(/To model.example \(small-model\), 2 KB. Answered./)).toBeTruthy();
  expect(screen.getByText(/No answer came in time/)).toBeTruthy();
  expect(screen.getAllByText(/\[2\]\$12\.50/)).toHaveLength(2);
  expect(screen.getByText(/is asked where unclear figures stand/).textContent).toContain("small-model");
});

test("a model on the same computer is told apart", async () => {
  const own = { ...hosted, host: "localhost:11434", onThisMachine: true };
  openApp("/what-left", "sample", answering({ modelInUse: own, entries: [], next: null }));
  expect(await screen.findByText(/on this very computer/)).toBeTruthy();
  expect(screen.getByText("Nothing about your documents has been sent to a model")).toBeTruthy();
});

test("older entries come when asked for", async () => {
  openApp("/what-left", "sample", {
    ...answering({ modelInUse: hosted, entries: [entry(1)], next: "egress_1" }),
    "GET /api/egress?before=egress_1": () => json({ modelInUse: hosted, entries: [entry(2)], next: null }),
  });
  fireEvent.click(await screen.findByRole("button", { name: "Show older ones" }));
  expect(await screen.findByRole("heading", { name: "statement 2.pdf" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "statement 1.pdf" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show older ones" })).toBeNull();
});

test("a list that cannot be loaded says so and offers another try", async () => {
  openApp("/what-left", "sample", { "GET /api/egress": failing });
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
});

test("the upload page leads to it", async () => {
  openApp("/upload", "sample");
  expect((await screen.findByRole("link", { name: "What left this computer" })).getAttribute("href")).toBe(
    "/what-left",
  );
});

test("what programs asked is listed with its token, its arguments and what it was told", async () => {
  openApp("/what-left", "sample", {
    ...answering({ modelInUse: null, entries: [], next: null }),
    "GET /api/programs/questions": () => json({ ...askedByPrograms, next: "question_1" }),
    "GET /api/programs/questions?before=question_1": () => json({ questions: [], next: null }),
  });
  const list = within(await screen.findByRole("list", { name: "What programs asked, newest first" }));
  const [newest, oldest] = list.getAllByRole("listitem");
  expect(newest?.textContent).toContain('what_if_extra {"amount":"200.00","direction":"more"}');
  expect(newest?.textContent).toContain("and calls itself example-assistant 2.1.0.");
  expect(oldest?.textContent).toContain("You owe $12,345.67 in all, on 4 debts.");
  expect(oldest?.textContent).not.toContain("calls itself");
  fireEvent.click(screen.getByRole("button", { name: "Show older questions" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Show older questions" })).toBeNull());
});

test("a list of questions that cannot be loaded says so, and what was sent is shown all the same", async () => {
  openApp("/what-left", "sample", {
    ...answering({ modelInUse: hosted, entries: [entry(1)], next: null }),
    "GET /api/programs/questions": failing,
  });
  expect((await screen.findByRole("alert")).textContent).toContain("What programs asked could not be loaded");
  expect(screen.getByRole("heading", { name: "statement 1.pdf" })).toBeTruthy();
});
