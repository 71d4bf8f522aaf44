import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { AnswerError, ApiError, ConnectionError, request, sentenceOf } from "./api-client.ts";

const schema = z.object({ total: z.string() });

function answerWith(body: string, init?: ResponseInit) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(body, init));
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function failure(path = "/api/debts"): Promise<unknown> {
  return request(path, schema).then(
    () => expect.unreachable("the call succeeded"),
    (error: unknown) => error,
  );
}

afterEach(() => vi.unstubAllGlobals());

test("every call sends the person's cookies and returns what the contract describes", async () => {
  const fetch = answerWith('{"total":"1.00","more":1}');
  expect(await request("/api/debts", schema)).toEqual({ total: "1.00" });
  expect(fetch.mock.calls[0]?.[1]?.credentials).toBe("include");
});

test("a refusal reads '{status}: {response text}' and carries the server's sentence apart", async () => {
  const body = '{"code":"FILE_TOO_LARGE","message":"This file is too large."}';
  answerWith(body, { status: 413 });
  const error = await failure();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message: `413: ${body}`, status: 413, code: "FILE_TOO_LARGE" });
  expect(sentenceOf(error)).toBe("This file is too large.");
});

test("an empty refusal reads '{status}: {status text}'", async () => {
  answerWith("", { status: 503, statusText: "Service Unavailable" });
  expect(await failure()).toMatchObject({ message: "503: Service Unavailable", code: undefined });
});

test.each([
  [401, "sign in"],
  [404, "no longer there"],
  [413, "too large"],
  [429, "wait a minute"],
  [500, "try again"],
  [418, "Nothing was changed"],
])("a refusal %d without a sentence of the server still says what to do", async (status, words) => {
  answerWith("<html>proxy error</html>", { status });
  const sentence = sentenceOf(await failure());
  expect(sentence).toContain(words);
  expect(sentence).not.toContain("html");
});

test("an unknown code does not hide the status", async () => {
  answerWith('{"code":"FROM_THE_FUTURE","message":"New."}', { status: 409 });
  expect(await failure()).toMatchObject({ status: 409, code: undefined });
});

test("no answer at all says that nothing was lost", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  const error = await failure();
  expect(error).toBeInstanceOf(ConnectionError);
  expect(sentenceOf(error)).toContain("Nothing was lost");
});

test.each(["not json", '{"total":1}', ""])(
  "an answer of another shape (%j) is refused, not shown",
  async (body) => {
    answerWith(body);
    expect(await failure()).toBeInstanceOf(AnswerError);
  },
);

test("an aborted call fails as aborted, not as a broken connection", async () => {
  const controller = new AbortController();
  vi.stubGlobal("fetch", async () => {
    controller.abort();
    throw new DOMException("aborted", "AbortError");
  });
  await expect(request("/api/debts", schema, { signal: controller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});

test("a programming mistake is never shown as text", () => {
  expect(sentenceOf(new TypeError("x is undefined"))).not.toContain("undefined");
});
