import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { EgressOutcome } from "#contract/egress.ts";
import type { RefineRequest } from "#pipeline/ports/refiner.ts";
import { type ModelAnswer, type ModelServer, startModelServer } from "#test/fakes/model-server.ts";
import { createModelEndpoint, type EndpointSettings } from "./endpoint.ts";
import { createRefiner } from "./refiner.ts";

const request: RefineRequest = {
  documentType: "credit-cards",
  fields: [
    { path: "accounts.0.currentBalance", meaning: "the new balance", kind: "money" },
    { path: "accounts.0.minimumPayment", meaning: "the payment due", kind: "money" },
  ],
  lines: [
    {
      page: 1,
      words: [
        { id: 7, text: "Balance" },
        { id: 8, text: "$12.50" },
      ],
    },
    {
      page: 2,
      words: [
        { id: 90, text: "Minimum" },
        { id: 91, text: "$5.00" },
      ],
    },
  ],
};
const good: ModelAnswer = { json: { fields: [{ field: "f2", words: [91] }] } };
const pointed = { kind: "pointed", fields: [{ path: "accounts.0.minimumPayment", words: [91] }] };

let model: ModelServer;
let log: { body: string; outcomes: EgressOutcome[] }[];

beforeEach(async () => {
  model = await startModelServer();
  log = [];
});
afterEach(() => model.close());

function refiner(settings: Partial<EndpointSettings> = {}, signal?: AbortSignal) {
  const all: EndpointSettings = {
    baseUrl: model.url,
    model: "small",
    apiKey: "key-of-the-endpoint",
    api: "openai",
    timeoutMs: 30_000,
    ...settings,
  };
  const endpoint = createModelEndpoint(all, { host: "here", model: "small", onThisMachine: true });
  return createRefiner(
    endpoint,
    async (body) => {
      const entry: (typeof log)[number] = { body, outcomes: [] };
      log.push(entry);
      return async (outcome) => {
        entry.outcomes.push(outcome);
      };
    },
    signal,
  );
}

const outcomes = () => log.map((entry) => entry.outcomes.join());
const status = (code: number, headers: Record<string, string> = {}): ModelAnswer => ({
  byHand: (response) => {
    response.writeHead(code, headers).end("no");
  },
});

describe.each(["openai", "anthropic"] as const)("an endpoint in the form of %s", (api) => {
  test("gets the printed words with their numbers, and points at some of them", async () => {
    model.answer = () => good;
    expect(await refiner({ api })(request)).toEqual(pointed);
    const [sent] = model.requests;
    expect(sent?.words).toEqual(request.lines.flatMap((line) => line.words));
    expect(sent?.fields.map(({ meaning }) => meaning)).toEqual(["the new balance", "the payment due"]);
    expect(sent?.path).toBe(api === "openai" ? "/v1/chat/completions" : "/v1/messages");
    expect(api === "openai" ? sent?.headers.authorization : sent?.headers["x-api-key"]).toContain(
      "key-of-the-endpoint",
    );
  });

  test("is noted before it is asked, word for word and without its key", async () => {
    const notedBefore: number[] = [];
    model.answer = () => {
      notedBefore.push(log.length);
      return good;
    };
    await refiner({ api })(request);
    expect(notedBefore).toEqual([1]);
    expect(log.map(({ body }) => body)).toEqual(model.requests.map(({ body }) => body));
    expect(log[0]?.body).not.toContain("key-of-the-endpoint");
    expect(outcomes()).toEqual(["answered"]);
  });

  test("may wrap its answer in words", async () => {
    model.answer = () => ({
      text: `Sure!\n\`\`\`json\n${JSON.stringify("json" in good ? good.json : "")}\n\`\`\``,
    });
    expect(await refiner({ api })(request)).toEqual(pointed);
  });

  test("that does not know answers by schema is asked once more in the plainest form", async () => {
    model.answer = ({ body }) => (/json_schema|tool_choice/.test(body) ? status(400) : good);
    expect(await refiner({ api })(request)).toEqual(pointed);
    expect(outcomes()).toEqual(["refused", "answered"]);
  });

  test.each<[string, ModelAnswer, EgressOutcome]>([
    ["an error", status(500), "refused"],
    ["a refused key", status(401), "refused"],
    ["words instead of JSON", { text: "The balance is $1.00." }, "unusable"],
    ["JSON of another form", { json: { balance: "1.00" } }, "unusable"],
    [
      "figures instead of word numbers",
      { json: { fields: [{ field: "f1", words: ["$1.00"] }] } },
      "unusable",
    ],
    ["a broken connection", { byHand: (response) => response.destroy() }, "unreachable"],
    [
      "an answer without end",
      {
        byHand: (response) => {
          const pour = (): void => {
            while (!response.destroyed && response.write(" ".repeat(65_536)));
          };
          response.on("drain", pour).writeHead(200);
          pour();
        },
      },
      "unusable",
    ],
  ])("%s is tried once more, then the document is read without it", async (_, answer, outcome) => {
    model.answer = () => answer;
    expect(await refiner({ api })(request)).toEqual({
      kind: "none",
      note: expect.stringContaining("this document was read without it"),
    });
    expect(outcomes()).toEqual([outcome, outcome]);
    expect(model.requests).toHaveLength(2);
  });
});

test("a field that was not asked for is left out", async () => {
  model.answer = () => ({
    json: {
      fields: [
        { field: "f9", words: [7] },
        { field: "f2", words: [91] },
      ],
    },
  });
  expect(await refiner()(request)).toEqual(pointed);
});

test("an endpoint that does not answer in time is given up", async () => {
  model.answer = () => ({ byHand: () => undefined });
  expect(await refiner({ timeoutMs: 50 })(request)).toMatchObject({
    kind: "none",
    note: expect.stringContaining("in time"),
  });
  expect(outcomes()).toEqual(["timed-out", "timed-out"]);
});

test.each([301, 302, 303, 307, 308])(
  "a redirect (%d) is refused: the other address hears nothing",
  async (code) => {
    let heard = 0;
    const other = createServer((_, response) => {
      heard += 1;
      response.end();
    });
    await new Promise<void>((resolve) => {
      other.listen(0, "127.0.0.1", resolve);
    });
    const { port } = other.address() as AddressInfo; // it listens on TCP
    model.answer = () => status(code, { location: `http://127.0.0.1:${port}/v1/chat/completions` });
    expect(await refiner()(request)).toMatchObject({ kind: "none" });
    expect([heard, outcomes()]).toEqual([0, ["refused", "refused"]]);
    await new Promise((done) => {
      other.close(done);
    });
  },
);

test("what cannot be noted is not sent", async () => {
  const endpoint = createModelEndpoint(
    { baseUrl: model.url, model: "small", apiKey: undefined, api: "openai", timeoutMs: 30_000 },
    { host: "here", model: "small", onThisMachine: true },
  );
  const refine = createRefiner(endpoint, () => Promise.reject(new Error("the disk is full")), undefined);
  expect(await refine(request)).toMatchObject({ kind: "none", note: expect.stringContaining("not asked") });
  expect(model.requests).toEqual([]);
});

test("more than any honest question is not sent", async () => {
  const words = [...Array(10_000).keys()].map((id) => ({ id, text: "everything" }));
  expect(await refiner()({ ...request, lines: [{ page: 1, words }] })).toMatchObject({ kind: "none" });
  expect([model.requests, log]).toEqual([[], []]);
});

test("a reading that was stopped waits for nobody", async () => {
  const stop = new AbortController();
  model.answer = () => ({ byHand: () => stop.abort() });
  expect(await refiner({}, stop.signal)(request)).toMatchObject({ kind: "none" });
  expect(outcomes()).toEqual([""]);
});
