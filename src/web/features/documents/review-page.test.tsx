// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { OpenFigureQuestion } from "#contract/figures.ts";
import { failing, json, openApp, sentJson } from "#test/fakes/web-app.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const evidence = { page: 1, box: [0.1, 0.1, 0.2, 0.12] as [number, number, number, number], confidence: 0.6 };

function question(documentId: string, path: string, value: string, more: string[] = []): OpenFigureQuestion {
  return {
    documentId,
    path,
    fileName: `${documentId}.pdf`,
    hasPictures: false,
    about: "Chase ···4821",
    reason: "The print is hard to read here.",
    candidates: [value, ...more].map((text) => ({ value: text, evidence: { ...evidence, text } })),
  };
}

/** The server's open questions; an answered one is gone. */
function answering(first: OpenFigureQuestion[]) {
  let open = first;
  const said: [string, unknown][] = [];
  const puts = Object.fromEntries(
    first.map(({ documentId, path }) => [
      `PUT /api/documents/${documentId}/figures/${path}`,
      (init: RequestInit | undefined) => {
        said.push([`${documentId} ${path}`, sentJson(init)]);
        open = open.filter((other) => other.path !== path || other.documentId !== documentId);
        return json(emptyFigures(documentId));
      },
    ]),
  );
  return { said, answers: { "GET /api/questions": () => json(open), ...puts } };
}

const emptyFigures = (id: string) => ({
  document: {
    id,
    fileName: `${id}.pdf`,
    sizeBytes: 1,
    status: "completed",
    stage: "checked",
    progress: 100,
    uploadedAt: "2026-11-20T09:30:00.000Z",
    requestedType: "unknown",
    documentType: "credit-cards",
    institution: null,
    summary: null,
    transactionCount: 0,
    findings: [],
    otherFindings: [],
    questionCount: 0,
    warnings: [],
    error: null,
    duplicateOf: null,
  },
  pages: 1,
  hasPictures: false,
  hasOriginal: true,
  askedModel: false,
  accounts: [],
  figures: [],
  questions: [],
  checks: [],
  skipped: [],
  kept: [],
  addedTransactions: 0,
  corrections: [],
});

test("a figure is accepted as it was read, corrected by typing, and the next document follows until nothing is left", async () => {
  const { said, answers } = answering([
    question("doc_a", "accounts.0.minimumPayment", "57.00"),
    question("doc_a", "accounts.0.apr", "24.99"),
    question("doc_b", "accounts.0.currentBalance", "100.00", ["700.00"]),
  ]);
  openApp("/documents/review", "sample", answers);
  const minimum = await screen.findByLabelText<HTMLInputElement>(/^Minimum payment/);
  expect([document.activeElement, minimum.value]).toEqual([minimum, "57.00"]);
  expect(screen.getByText(/0 of 3 figures checked/)).toBeTruthy();
  fireEvent.submit(minimum);
  const apr = await screen.findByLabelText<HTMLInputElement>(/^APR/);
  await vi.waitFor(() => expect(screen.queryByLabelText(/^Minimum payment/)).toBeNull(), { timeout: 10_000 });
  expect(document.activeElement).toBe(apr);
  fireEvent.change(apr, { target: { value: "29.99" } });
  fireEvent.submit(apr);
  const balance = await screen.findByRole("button", { name: "It says $700.00" });
  expect(screen.getByRole("heading", { name: "doc_b.pdf" })).toBeTruthy();
  expect(screen.getByText(/2 of 3 figures checked/).textContent).toMatch(
    /APR: 29\.99\s%\. Noted\. 2 of 3 figures checked/,
  );
  fireEvent.click(balance);
  await screen.findByText("Nothing left to check");
  expect(screen.getByText(/All 3 figures checked/)).toBeTruthy();
  expect(said).toEqual([
    ["doc_a accounts.0.minimumPayment", { value: "57.00" }],
    ["doc_a accounts.0.apr", { value: "29.99" }],
    ["doc_b accounts.0.currentBalance", { value: "700.00" }],
  ]);
});

test("an answer that the server does not take stays in its field with the sentence", async () => {
  const path = "accounts.0.minimumPayment";
  openApp("/documents/review", "sample", {
    ...answering([question("doc_a", path, "57.00")]).answers,
    [`PUT /api/documents/doc_a/figures/${path}`]: failing,
  });
  const field = await screen.findByLabelText<HTMLInputElement>(/^Minimum payment/);
  fireEvent.change(field, { target: { value: "58" } });
  fireEvent.submit(field);
  expect((await screen.findByRole("alert")).textContent).toBe("The server had a problem. Nothing was lost.");
  expect(field.value).toBe("58");
  expect(screen.getByText("0 of 1 figure checked.", { exact: false })).toBeTruthy();
});

test("another document can be taken first", async () => {
  const { answers } = answering([
    question("doc_a", "accounts.0.apr", "24.99"),
    question("doc_b", "accounts.0.minimumPayment", "57.00"),
  ]);
  openApp("/documents/review", "sample", answers);
  await screen.findByRole("heading", { name: "doc_a.pdf" });
  fireEvent.click(screen.getByRole("button", { name: "Next document" }));
  await screen.findByRole("heading", { name: "doc_b.pdf" });
  expect(screen.getByLabelText(/^Minimum payment/)).toBeTruthy();
});

test("among the documents the next question has the focus after an answer, and after the last one the heading", async () => {
  const { said, answers } = answering([
    question("doc_a", "accounts.0.minimumPayment", "57.00"),
    question("doc_a", "accounts.0.apr", "24.99"),
  ]);
  openApp("/documents", "sample", answers);
  const yes = await screen.findByRole("button", { name: "Yes, $57.00" });
  const next = screen.getByRole("group", { name: /^APR/ });
  yes.focus();
  fireEvent.click(yes);
  // The card itself, not its "Yes": a second Enter answers nothing.
  await vi.waitFor(() => expect(document.activeElement).toBe(next), { timeout: 10_000 });
  expect(said).toHaveLength(1);
  const last = screen.getByRole("button", { name: /^Yes, 24\.99/ });
  last.focus();
  fireEvent.click(last);
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe("H1"), { timeout: 10_000 });
});
