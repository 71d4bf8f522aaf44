// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Document } from "#contract/documents.ts";
import { completedDocument } from "#test/fakes/sample-household.ts";
import { samplePrivacySettings } from "#test/fakes/sample-privacy.ts";
import {
  type Answers,
  FakeEventSource,
  failing,
  json,
  openApp,
  sentForm,
  sentJson,
  stopped,
} from "#test/fakes/web-app.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const analyzeButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /Analyz/ });

function queued(id: string, fileName: string): Document {
  return {
    ...completedDocument(id, fileName),
    status: "queued",
    stage: "uploaded",
    progress: 0,
    summary: null,
    otherFindings: [],
    findings: [],
  };
}

function accept(...documents: Document[]): Answers {
  const waiting = [...documents];
  return { "POST /api/documents/upload": () => json({ summary: null, document: waiting.shift() }, 202) };
}

async function openWith(files: readonly File[], answers: Answers) {
  const app = openApp("/upload", "empty", answers);
  const input = await screen.findByLabelText<HTMLInputElement>("Browse Files", { selector: "input" });
  fireEvent.change(input, { target: { files } });
  return app;
}

const statement = new File(["%PDF"], "statement.pdf", { type: "application/pdf" });
const second = new File(["%PDF"], "second.pdf", { type: "application/pdf" });

test("a dropped file becomes figures: sent as unknown, read step by step, then shown with the way to the dashboard", async () => {
  const app = await openWith([statement], accept(queued("doc_1", "statement.pdf")));
  expect(screen.getByText("Waiting")).toBeTruthy();
  fireEvent.click(analyzeButton());
  await screen.findByText("Analyzing");
  expect(analyzeButton().disabled).toBe(true);
  const upload = app.calls.find(({ call }) => call === "POST /api/documents/upload");
  const body = sentForm(upload?.init);
  expect(body.get("documentType")).toBe("unknown");
  expect((body.get("file") as File).name).toBe("statement.pdf");

  act(() =>
    app.report({
      type: "document",
      document: { ...queued("doc_1", "statement.pdf"), status: "reading", stage: "read", progress: 60 },
    }),
  );
  expect(
    screen.getByRole("progressbar", { name: "Progress of statement.pdf" }).getAttribute("aria-valuenow"),
  ).toBe("60");

  act(() => app.report({ type: "document", document: completedDocument("doc_1", "statement.pdf") }));
  expect(await screen.findByText("Documents Analyzed!")).toBeTruthy();
  expect(
    screen.getByText("Successfully processed 1 document. Your financial dashboard is ready."),
  ).toBeTruthy();
  expect(screen.getByText(/Chase card ···4821 · \$2,345\.67/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "View Dashboard" }).getAttribute("href")).toBe("/dashboard");
});

test("a finished document refreshes documents, debts, assets, cashflow and plan once, and nothing else", async () => {
  const app = await openWith([statement], accept(queued("doc_1", "statement.pdf")));
  const reads = () => app.calls.filter(({ call }) => call === "GET /api/documents").length;
  fireEvent.click(analyzeButton());
  await screen.findByText("Analyzing");
  const before = reads();
  const event = { type: "document", document: completedDocument("doc_1", "statement.pdf") } as const;
  act(() => app.report(event));
  act(() => app.report(event));
  await screen.findByText("Documents Analyzed!");
  expect(reads()).toBe(before + 1);
  expect(app.calls.filter(({ call }) => call === "GET /api/auth/user")).toHaveLength(1);
});

test("what was finished before the stream of changes stood is learnt once it does", async () => {
  let isRead = false;
  await openWith([statement], {
    ...accept(queued("doc_1", "statement.pdf")),
    "GET /api/documents": () => json(isRead ? [completedDocument("doc_1", "statement.pdf")] : []),
  });
  fireEvent.click(analyzeButton());
  await screen.findByText("Analyzing");
  isRead = true;
  act(() => FakeEventSource.opened.at(-1)?.open());
  expect(await screen.findByText("Documents Analyzed!")).toBeTruthy();
});

test("an answer that was asked for before a report does not put the file back to where it was", async () => {
  const late = Promise.withResolvers<Response>();
  const list: (() => Response | Promise<Response>)[] = [
    () => json([]),
    () => late.promise,
    () => json([completedDocument("doc_1", "statement.pdf")]),
  ];
  const app = await openWith([statement], {
    ...accept(queued("doc_1", "statement.pdf")),
    "GET /api/documents": () => (list.length > 1 ? list.shift() : list[0])!(),
  });
  const reads = () => app.calls.filter(({ call }) => call === "GET /api/documents").length;
  fireEvent.click(analyzeButton());
  await screen.findByText("Analyzing");
  act(() => FakeEventSource.opened.at(-1)?.open());
  await vi.waitFor(() => expect(reads()).toBe(2));
  const failed = { code: "READING_FAILED", message: "This PDF is damaged." } as const;
  const report: Document = { ...queued("doc_1", "statement.pdf"), status: "failed", error: failed };
  list.splice(0, list.length, () => json([report]));
  act(() => app.report({ type: "document", document: report }));
  await vi.waitFor(() => expect(reads()).toBe(3));
  await act(async () => {
    late.resolve(json([queued("doc_1", "statement.pdf")]));
    await late.promise;
  });
  expect(await screen.findByText("This PDF is damaged.")).toBeTruthy();
  expect(screen.queryByText("Analyzing")).toBeNull();
});

test("a file whose report went astray is asked for now and then while it is being read", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let isRead = false;
  const app = await openWith([statement], {
    ...accept(queued("doc_1", "statement.pdf")),
    "GET /api/documents": () => json(isRead ? [completedDocument("doc_1", "statement.pdf")] : []),
  });
  const reads = () => app.calls.filter(({ call }) => call === "GET /api/documents").length;
  fireEvent.click(analyzeButton());
  await screen.findByText("Analyzing");
  act(() => FakeEventSource.opened.at(-1)?.open());
  await vi.waitFor(() => expect(reads()).toBe(2));
  isRead = true;
  act(() => void vi.advanceTimersByTime(15_000));
  expect(await screen.findByText("Documents Analyzed!")).toBeTruthy();
});

test("a model elsewhere is allowed for these files alone, once the person says so", async () => {
  const model = { host: "api.models.example", model: "small-1", onThisMachine: false };
  const app = await openWith([statement], {
    "GET /api/privacy/settings": () => json({ ...samplePrivacySettings, model }),
    "POST /api/documents/upload?model=ask": () =>
      json({ summary: null, document: queued("doc_1", "statement.pdf") }, 202),
  });
  const choice = await screen.findByRole("switch", { name: /^Ask small-1 about these files/ });
  expect(choice.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(choice);
  fireEvent.click(analyzeButton());
  await screen.findByText("Analyzing");
  expect(app.calls.map(({ call }) => call)).toContain("POST /api/documents/upload?model=ask");
});

test("files go one after another", async () => {
  const app = await openWith(
    [statement, second],
    accept(queued("doc_1", "statement.pdf"), queued("doc_2", "second.pdf")),
  );
  const uploads = () => app.calls.filter(({ call }) => call === "POST /api/documents/upload").length;
  fireEvent.click(analyzeButton());
  await screen.findByText("Analyzing");
  expect(uploads()).toBe(1);
  act(() => app.report({ type: "document", document: completedDocument("doc_1", "statement.pdf") }));
  await vi.waitFor(() => expect(uploads()).toBe(2), { timeout: 10_000 });
});

test("a refused file shows the server's sentence in red and cannot be retried when it never can succeed", async () => {
  await openWith([statement], {
    "POST /api/documents/upload": () =>
      json({ code: "UNSUPPORTED_TYPE", message: "This is a video, not a document." }, 415),
  });
  fireEvent.click(analyzeButton());
  const sentence = await screen.findByText("This is a video, not a document.");
  expect(sentence.className).toContain("text-risk");
  expect(screen.queryByRole("button", { name: /Try again/ })).toBeNull();
  expect(screen.queryByText("Documents Analyzed!")).toBeNull();
});

test("a lost connection keeps the file in the list, and a retry sends it again", async () => {
  let isStopped = true;
  await openWith([statement], {
    "POST /api/documents/upload": (init) =>
      isStopped
        ? stopped(init)
        : json({ summary: "Read.", document: completedDocument("doc_1", "statement.pdf") }),
  });
  fireEvent.click(analyzeButton());
  expect(await screen.findByText(/could not be reached/)).toBeTruthy();
  isStopped = false;
  fireEvent.click(screen.getByRole("button", { name: /Try again/ }));
  expect(await screen.findByText("Completed")).toBeTruthy();
});

test("a protected file asks for its password in its place, and says when it was wrong", async () => {
  const locked: Document = { ...queued("doc_1", "statement.pdf"), status: "needs-password" };
  const passwords: unknown[] = [];
  await openWith([statement], {
    ...accept(locked),
    "POST /api/documents/doc_1/password": (init) => {
      passwords.push(sentJson(init));
      return passwords.length === 1
        ? json({ code: "PASSWORD_WRONG", message: "This password does not open the file." }, 422)
        : new Response(null, { status: 204 });
    },
  });
  fireEvent.click(analyzeButton());
  const field = await screen.findByLabelText<HTMLInputElement>(/This file is protected/);
  fireEvent.change(field, { target: { value: "guess" } });
  fireEvent.submit(field);
  expect(await screen.findByText("This password does not open the file.")).toBeTruthy();
  expect(field.value).toBe("");
  fireEvent.change(field, { target: { value: "open" } });
  fireEvent.submit(field);
  expect(await screen.findByText("Analyzing")).toBeTruthy();
  expect(passwords).toEqual([{ password: "guess" }, { password: "open" }]);
});

test("removing a file that is being read erases it on the server; removing a completed one keeps its figures", async () => {
  const app = await openWith([statement, second], {
    ...accept(completedDocument("doc_1", "statement.pdf"), queued("doc_2", "second.pdf")),
    "DELETE /api/documents/doc_2": () => new Response(null, { status: 204 }),
  });
  fireEvent.click(analyzeButton());
  await screen.findByText("Completed");
  await screen.findByText("Analyzing");
  fireEvent.click(screen.getByRole("button", { name: "Take statement.pdf off this list" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove second.pdf" }));
  expect(screen.queryByText("second.pdf")).toBeNull();
  await vi.waitFor(() => expect(app.calls.map(({ call }) => call)).toContain("DELETE /api/documents/doc_2"), {
    timeout: 10_000,
  });
  expect(app.calls.map(({ call }) => call)).not.toContain("DELETE /api/documents/doc_1");
});

test("what a completed file gave is deleted after one question, and the figures are asked for anew", async () => {
  const app = await openWith([statement], {
    ...accept(completedDocument("doc_1", "statement.pdf")),
    "DELETE /api/documents/doc_1": () => new Response(null, { status: 204 }),
  });
  fireEvent.click(analyzeButton());
  fireEvent.click(await screen.findByRole("button", { name: "Delete what was read from statement.pdf" }));
  fireEvent.click(screen.getByRole("button", { name: "Keep" }));
  fireEvent.click(screen.getByRole("button", { name: "Delete what was read from statement.pdf" }));
  expect(app.calls.map(({ call }) => call)).not.toContain("DELETE /api/documents/doc_1");
  const before = app.calls.filter(({ call }) => call === "GET /api/documents").length;
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  await vi.waitFor(() => expect(screen.queryByText("statement.pdf")).toBeNull(), { timeout: 10_000 });
  const after = app.calls.filter(({ call }) => call === "GET /api/documents").length;
  expect(after).toBeGreaterThan(before);
});

test("a file from which nothing was read says so", async () => {
  await openWith(
    [statement],
    accept({ ...completedDocument("doc_1", "statement.pdf"), findings: [], transactionCount: 0 }),
  );
  fireEvent.click(analyzeButton());
  expect(await screen.findByText("Nothing found")).toBeTruthy();
  expect(screen.queryByText("Completed")).toBeNull();
  expect(screen.queryByText("Documents Analyzed!")).toBeNull();
});

test("a file removed while on its way up is erased as soon as the server has it, and the next one is sent", async () => {
  let answer: (response: Response) => void = () => undefined;
  const answers = [
    () => new Promise<Response>((resolve) => (answer = resolve)),
    () => json({ summary: "Read.", document: completedDocument("doc_2", "second.pdf") }),
  ];
  const app = await openWith([statement, second], {
    "POST /api/documents/upload": () => answers.shift()?.() ?? json(null, 500),
    "DELETE /api/documents/doc_1": () => new Response(null, { status: 204 }),
  });
  fireEvent.click(analyzeButton());
  await screen.findByText("Uploading");
  fireEvent.click(screen.getByRole("button", { name: "Remove statement.pdf" }));
  expect(await screen.findByText("Completed")).toBeTruthy();
  answer(json({ summary: null, document: queued("doc_1", "statement.pdf") }, 202));
  await vi.waitFor(() => expect(app.calls.map(({ call }) => call)).toContain("DELETE /api/documents/doc_1"), {
    timeout: 10_000,
  });
  expect(screen.queryByText("statement.pdf")).toBeNull();
});

test("a drag over the page highlights the drop zone; what is dropped or pasted anywhere joins the list", async () => {
  openApp("/upload", "empty");
  await screen.findByText("Drop everything here");
  const dataTransfer = { types: ["Files"], files: [statement] };
  expect(fireEvent.dragOver(window, { dataTransfer })).toBe(false);
  expect(await screen.findByText("Let go to add")).toBeTruthy();
  expect(fireEvent.drop(window, { dataTransfer })).toBe(false);
  expect(await screen.findByText("statement.pdf")).toBeTruthy();
  // Small from here on: the list and its button are what comes next.
  expect(screen.getByText("Add more files")).toBeTruthy();
  fireEvent.paste(window, { clipboardData: { files: [second] } });
  expect(await screen.findByText("second.pdf")).toBeTruthy();
});

test("text dragged over the page is none of our business", async () => {
  openApp("/upload", "empty");
  await screen.findByText("Drop everything here");
  expect(fireEvent.dragOver(window, { dataTransfer: { types: ["text/plain"], files: [] } })).toBe(true);
  expect(screen.queryByText("Let go to add")).toBeNull();
});

test("in organized mode the drop zone appears once a document type is chosen, and the type is sent", async () => {
  const app = openApp("/upload", "empty", accept(queued("doc_1", "statement.pdf")));
  fireEvent.click(await screen.findByRole("radio", { name: /I'm Already Organized/ }));
  expect(screen.queryByRole("button", { name: "Browse Files" })).toBeNull();
  fireEvent.click(screen.getByRole("radio", { name: "Loans" }));
  const input = await screen.findByLabelText<HTMLInputElement>("Browse Files", { selector: "input" });
  expect(input.accept).toBe(".pdf,.png,.jpg,.jpeg,.csv");
  fireEvent.change(input, { target: { files: [statement] } });
  fireEvent.click(analyzeButton());
  await screen.findByText("Analyzing");
  const upload = app.calls.find(({ call }) => call === "POST /api/documents/upload");
  expect(sentForm(upload?.init).get("documentType")).toBe("loans");
});

test("the list survives leaving the page and coming back", async () => {
  await openWith([statement], {});
  fireEvent.click(screen.getByRole("link", { name: "AI Dashboard" }));
  await screen.findByText("Start with one statement");
  fireEvent.click(screen.getAllByRole("link", { name: "Upload Documents" })[0]!);
  expect(await screen.findByText("statement.pdf")).toBeTruthy();
});

test("more than 50 files are limited with a sentence", async () => {
  const many = Array.from({ length: 51 }, (_, index) => new File(["x"], `${index}.pdf`));
  await openWith(many, { "POST /api/documents/upload": failing });
  expect(screen.getByRole("alert").textContent).toContain("Max 50 files at once. 50 of 51 joined the list");
});
