import { expect, test } from "vitest";
import type { Document } from "#contract/documents.ts";
import { waitForOutcome } from "./outcome.ts";

const document = (status: Document["status"]): Document => ({
  id: "document_1",
  fileName: "a.pdf",
  sizeBytes: 1,
  status,
  stage: "uploaded",
  progress: 0,
  uploadedAt: "2026-11-20T10:00:00.000Z",
  requestedType: "unknown",
  documentType: null,
  institution: null,
  summary: null,
  transactionCount: 0,
  findings: [],
  otherFindings: [],
  questionCount: 0,
  warnings: [],
  error: null,
  duplicateOf: null,
});

/** A document whose status changes under the eyes of who waits for it. */
function watched(first: Document["status"] | undefined) {
  let status = first;
  let looks = 0;
  const listeners = new Set<(id: string | undefined) => void>();
  const looked: Array<() => void> = [];
  return {
    listeners,
    looks: () => looks,
    become(next: Document["status"] | undefined, id: string | undefined = "document_1") {
      status = next;
      for (const listener of listeners) listener(id);
    },
    /** Resolves when the waiting has looked at the document once more. */
    nextLook: () => new Promise<void>((resolve) => void looked.push(resolve)),
    wait: (options: { waitMs?: number; signal?: AbortSignal } = {}) =>
      waitForOutcome({
        personId: "person_1",
        documentId: "document_1",
        waitMs: options.waitMs ?? 60_000,
        signal: options.signal,
        subscribe: (_, listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        load: async () => {
          looks += 1;
          for (const resolve of looked.splice(0)) resolve();
          return status === undefined ? undefined : document(status);
        },
      }),
  };
}

test.each(["completed", "failed", "needs-password"] as const)(
  "a document that is %s is the outcome at once",
  async (status) => {
    const scene = watched(status);
    expect((await scene.wait())?.status).toBe(status);
    expect(scene.looks()).toBe(1);
  },
);

test("a change is looked at, and the outcome ends the waiting", async () => {
  const scene = watched("queued");
  const looked = scene.nextLook();
  const outcome = scene.wait();
  await looked;
  const again = scene.nextLook();
  scene.become("reading");
  await again;
  scene.become("completed");
  expect((await outcome)?.status).toBe("completed");
});

test("news about another document is not looked at", async () => {
  const scene = watched("queued");
  const looked = scene.nextLook();
  const outcome = scene.wait();
  await looked;
  scene.become("queued", "document_2");
  scene.become("completed");
  await outcome;
  expect(scene.looks()).toBe(2);
});

test("a document deleted meanwhile is undefined", async () => {
  const scene = watched("queued");
  const looked = scene.nextLook();
  const outcome = scene.wait();
  await looked;
  scene.become(undefined);
  expect(await outcome).toBeUndefined();
});

test("after the longest wait the document is given back as it is", async () => {
  expect((await watched("reading").wait({ waitMs: 1 }))?.status).toBe("reading");
});

test("who goes away waits no longer", async () => {
  const scene = watched("reading");
  const gone = new AbortController();
  const looked = scene.nextLook();
  const outcome = scene.wait({ signal: gone.signal });
  await looked;
  gone.abort();
  expect((await outcome)?.status).toBe("reading");
  expect((await scene.wait({ signal: gone.signal }))?.status).toBe("reading");
});

test("nobody listens once the waiting is over", async () => {
  const scene = watched("completed");
  await scene.wait();
  expect(scene.listeners.size).toBe(0);
});
