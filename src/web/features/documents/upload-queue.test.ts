import { expect, test } from "vitest";
import type { Document } from "#contract/documents.ts";
import { completedDocument } from "#test/fakes/sample-household.ts";
import { admitFiles } from "./admit-files.ts";
import { findingLines } from "./document-labels.ts";
import { stepsDone } from "./reading-steps.tsx";
import {
  canAnalyze,
  emptyQueue,
  foundNothing,
  nextStep,
  overallProgress,
  type QueueAction,
  type QueueItem,
  reduceQueue,
  type UploadQueue,
} from "./upload-queue.ts";

function file(name: string, size = 10): File {
  return new File(["x".repeat(size)], name, { lastModified: 1 });
}

function itemsOf(...names: string[]): readonly QueueItem[] {
  let next = 0;
  return admitFiles(
    names.map((name) => file(name)),
    "unknown",
    [],
    () => `item_${++next}`,
  ).items;
}

function play(actions: readonly QueueAction[], from: UploadQueue = emptyQueue): UploadQueue {
  return actions.reduce(reduceQueue, from);
}

function reading(id: string, progress: number, stage: Document["stage"] = "uploaded"): Document {
  return { ...completedDocument(id, "a.pdf"), status: "reading", stage, progress, summary: null };
}

const added: QueueAction = { type: "files-added", items: itemsOf("a.pdf", "b.pdf") };
const started: QueueAction = { type: "analysis-started" };
const up = (id: string): QueueAction => ({ type: "upload-started", id });
const answered = (id: string, document: Document): QueueAction => ({ type: "upload-answered", id, document });
const seen = (document: Document, adopt = false): QueueAction => ({
  type: "documents-seen",
  documents: [document],
  adopt,
});

test("a file goes from pending to uploading at 30, through analyzing, to completed at 100 with its summary", () => {
  const [a] = play([added]).items;
  expect(a).toMatchObject({ status: "pending", progress: 0 });
  const uploading = play([added, started, up("item_1")]);
  expect(uploading.items[0]).toMatchObject({ status: "uploading", progress: 30 });
  const analyzing = play([answered("item_1", reading("doc_1", 60))], uploading);
  expect(analyzing.items[0]).toMatchObject({ status: "analyzing", progress: 60 });
  const done = play([seen(completedDocument("doc_1", "a.pdf"))], analyzing);
  expect(done.items[0]).toMatchObject({ status: "completed", progress: 100 });
  expect(done.items[0]?.analysis).toContain("Credit card statement");
});

test("a failure keeps the server's sentence and sets the progress to 0", () => {
  const error = { code: "UNSUPPORTED_TYPE", sentence: "This is a video." } as const;
  const queue = play([added, started, up("item_1"), { type: "upload-failed", id: "item_1", error }]);
  expect(queue.items[0]).toMatchObject({ status: "error", progress: 0, error });
  const failed = {
    ...reading("doc_2", 50),
    status: "failed",
    error: { code: "READING_FAILED", message: "Torn page." },
  } as const;
  const later = play([up("item_2"), answered("item_2", reading("doc_2", 50)), seen(failed)], queue);
  expect(later.items[1]).toMatchObject({ status: "error", progress: 0, error: { sentence: "Torn page." } });
});

test("progress never runs backwards while a file is read", () => {
  const queue = play([
    added,
    started,
    up("item_1"),
    answered("item_1", reading("doc_1", 5)),
    seen(reading("doc_1", 70)),
    seen(reading("doc_1", 40)),
  ]);
  expect(queue.items[0]?.progress).toBe(70);
});

test("files are sent one after another, in the order of the list", () => {
  let queue = play([added, started]);
  expect(nextStep(queue)).toMatchObject({ kind: "upload", item: { id: "item_1" } });
  queue = play([up("item_1")], queue);
  expect(nextStep(queue).kind).toBe("wait");
  queue = play([answered("item_1", reading("doc_1", 10))], queue);
  expect(nextStep(queue).kind).toBe("wait");
  queue = play([seen(completedDocument("doc_1", "a.pdf"))], queue);
  expect(nextStep(queue)).toMatchObject({ kind: "upload", item: { id: "item_2" } });
  queue = play([up("item_2"), answered("item_2", completedDocument("doc_2", "b.pdf"))], queue);
  expect(nextStep(queue)).toEqual({ kind: "finished", completed: 2 });
  expect(nextStep(play([{ type: "analysis-finished" }], queue)).kind).toBe("idle");
});

test("a protected file does not hold up the others", () => {
  const locked = { ...reading("doc_1", 10), status: "needs-password" } as const;
  const queue = play([added, started, up("item_1"), answered("item_1", locked)]);
  expect(queue.items[0]).toMatchObject({ status: "needs-password", error: null });
  expect(nextStep(queue)).toMatchObject({ kind: "upload", item: { id: "item_2" } });
  const wrong = { ...locked, error: { code: "PASSWORD_WRONG", message: "Wrong password." } } as const;
  expect(play([seen(wrong)], queue).items[0]?.error?.sentence).toBe("Wrong password.");
});

test("Analyze works only while nothing runs and a file is waiting", () => {
  expect(canAnalyze(emptyQueue)).toBe(false);
  expect(canAnalyze(play([added]))).toBe(true);
  const running = play([added, started]);
  expect(canAnalyze(running)).toBe(false);
  const done = play(
    [
      up("item_1"),
      answered("item_1", completedDocument("doc_1", "a.pdf")),
      { type: "removed", id: "item_2" },
      { type: "analysis-finished" },
    ],
    running,
  );
  expect(canAnalyze(done)).toBe(false);
});

test("a file added during a run waits for the next one", () => {
  const late: QueueAction = { type: "files-added", items: [{ ...itemsOf("c.pdf")[0]!, id: "item_3" }] };
  const queue = play([
    added,
    started,
    late,
    { type: "removed", id: "item_1" },
    { type: "removed", id: "item_2" },
  ]);
  expect(nextStep(queue)).toEqual({ kind: "finished", completed: 0 });
  expect(queue.items[0]?.status).toBe("pending");
});

test("a retry runs the file again even after the run has ended", () => {
  const error = { code: undefined, sentence: "No connection." };
  const ended = play([
    added,
    { type: "upload-failed", id: "item_1", error },
    { type: "retried", id: "item_1" },
  ]);
  expect(nextStep(ended)).toMatchObject({ kind: "upload", item: { id: "item_1", error: null } });
});

test("documents that were being read when the page opened join the list once, finished ones do not", () => {
  const first = play([seen(reading("doc_9", 40), true), seen(reading("doc_9", 50), true)]);
  expect(first.items).toMatchObject([{ id: "doc_9", file: null, status: "analyzing", progress: 50 }]);
  expect(play([seen(completedDocument("doc_8", "old.pdf"), true)]).items).toEqual([]);
});

test("a document taken off the list does not come back", () => {
  const queue = play([
    seen(reading("doc_9", 40), true),
    { type: "removed", id: "doc_9" },
    seen(reading("doc_9", 60), true),
  ]);
  expect(queue.items).toEqual([]);
});

test("the document of a file that was removed on its way up neither stays nor comes back", () => {
  const queue = play([
    seen(reading("doc_1", 20), true),
    { type: "document-hidden", documentId: "doc_1" },
    seen(reading("doc_1", 30), true),
  ]);
  expect(queue.items).toEqual([]);
});

test("a file on its way up is not listed a second time as the server's document", () => {
  const queue = play([added, started, up("item_1"), seen(reading("doc_1", 20), true)]);
  expect(queue.items).toHaveLength(2);
  const adoptedEarlier = play([
    added,
    seen(reading("doc_1", 20), true),
    started,
    up("item_1"),
    answered("item_1", reading("doc_1", 30)),
  ]);
  expect(adoptedEarlier.items.map((item) => item.id)).toEqual(["item_1", "item_2"]);
});

test("the progress of a run counts failed files as done", () => {
  const error = { code: undefined, sentence: "No." };
  const queue = play([added, started, { type: "upload-failed", id: "item_1", error }, up("item_2")]);
  expect(overallProgress(queue)).toBe(65);
  expect(overallProgress(emptyQueue)).toBeNull();
});

test("at most 50 files wait at once, and the notice says what became of the rest", () => {
  const many = Array.from({ length: 60 }, (_, index) => file(`${index}.pdf`));
  const { items, notice } = admitFiles(many, "unknown", [], () => "id");
  expect(items).toHaveLength(50);
  expect(notice).toBe("Max 50 files at once. 50 of 60 joined the list; add the others when these are done.");
  expect(admitFiles([file("new.pdf")], "unknown", items, () => "id").items).toEqual([]);
});

test("a file that gave nothing is no success", () => {
  const empty = { ...completedDocument("doc_1", "a.pdf"), findings: [], transactionCount: 0 };
  expect(foundNothing(empty)).toBe(true);
  expect(foundNothing({ ...empty, transactionCount: 3 })).toBe(false);
  expect(foundNothing({ ...empty, otherFindings: ["Pay Example Employer"] })).toBe(false);
  expect(foundNothing({ ...empty, duplicateOf: "doc_0" })).toBe(false);
  const one: QueueAction = { type: "files-added", items: itemsOf("a.pdf") };
  const queue = play([one, started, up("item_1"), answered("item_1", empty)]);
  expect(nextStep(queue)).toEqual({ kind: "finished", completed: 0 });
});

test("completed and failed files leave room for new ones", () => {
  const done = itemsOf(...Array.from({ length: 50 }, (_, index) => `${index}.pdf`)).map((item) => ({
    ...item,
    status: "completed" as const,
  }));
  expect(admitFiles([file("new.pdf")], "unknown", done, () => "id").items).toHaveLength(1);
});

test("the same file chosen twice is listed once", () => {
  const listed = itemsOf("a.pdf");
  const { items, notice } = admitFiles([listed[0]!.file!], "unknown", listed, () => "id");
  expect(items).toEqual([]);
  expect(notice).toBe("One file was already in the list.");
});

test("empty and oversized files are listed with the reason instead of being sent", () => {
  const big = file("big.pdf");
  Object.defineProperty(big, "size", { value: 26 * 1024 * 1024 });
  const { items } = admitFiles([file("empty.pdf", 0), big], "unknown", [], () => "id");
  expect(items.map((item) => [item.status, item.error?.code])).toEqual([
    ["error", "EMPTY_FILE"],
    ["error", "FILE_TOO_LARGE"],
  ]);
  expect(items[1]?.error?.sentence).toContain("26 MB");
});

test("the steps behind a file are those of its document, and all four when completed", () => {
  expect(stepsDone({ status: "uploading", document: null })).toBe(0);
  expect(stepsDone({ status: "analyzing", document: reading("d", 50, "read") })).toBe(2);
  expect(stepsDone({ status: "completed", document: completedDocument("d", "a.pdf") })).toBe(4);
});

test("a finding reads as one line, without what the document does not show", () => {
  const document = completedDocument("doc_1", "a.pdf");
  const lines = (findings: (typeof document)["findings"], otherFindings: string[] = []) =>
    findingLines({ ...document, findings, otherFindings });
  const card = {
    kind: "credit-card",
    institution: "Chase",
    accountLast4: "4821",
    balance: "2345.67",
    apr: "24.99",
    paymentDueDate: "2026-11-07",
  } as const;
  expect(lines([card])).toEqual(["Chase card ···4821 · $2,345.67 · 24.99\u00a0% · due 7 Nov"]);
  expect(lines([{ kind: "checking", balance: "10.00" }], ["Pay Example Employer"])).toEqual([
    "Checking · $10.00",
    "Pay Example Employer",
  ]);
});

test("a retry between the end of the last file and the word of it goes up all the same", () => {
  const failed = play([
    { type: "files-added", items: itemsOf("a.pdf") },
    started,
    up("item_1"),
    { type: "upload-failed", id: "item_1", error: { code: undefined, sentence: "Not reached." } },
  ]);
  const next = nextStep(play([{ type: "retried", id: "item_1" }, { type: "analysis-finished" }], failed));
  expect(next).toMatchObject({ kind: "upload", item: { id: "item_1" } });
});
