/** A model on somebody else's computer: what it may hear, and what is kept when it answers too late. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { chatResponseSchema, modelUseSchema } from "#contract/advisor.ts";
import { egressPageSchema } from "#contract/egress.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { type ModelServer, startModelServer } from "#test/fakes/model-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

const ODD = "how bad is it really for me, with 75 dollars";

describeOnEachDatabase("a model elsewhere for questions", ({ newDatabase }) => {
  let server: FeaturesServer;
  let model: ModelServer;

  beforeAll(async () => {
    model = await startModelServer();
    model.answer = () => ({ calls: [{ name: "debts_total", args: { group: "all", of: "balance" } }] });
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
      model: {
        // Every address of this machine, which is none of its names: it counts as elsewhere.
        baseUrl: model.url.replace("127.0.0.1", "0.0.0.0"),
        model: "reader",
        modelFree: "small",
        modelPro: "large",
        apiKey: undefined,
        api: "openai",
        timeoutMs: 60_000,
      },
    });
  });
  afterAll(async () => {
    await server.stop();
    await model.close();
  });

  const newcomer = async (name: string): Promise<TestPerson> => {
    const person = await signInAs(server, name, server.clock.now());
    const extraction = extractionOf({
      accounts: [card({ institution: "Quince Bank", currentBalance: "1234.56", apr: "21.5" })],
    });
    await uploadAs(server.app, person, { content: scriptedFile({ extraction }) });
    return person;
  };
  const ask = (person: TestPerson) => {
    server.clock.advance(1);
    return server.app.inject({
      method: "POST",
      url: "/api/chat",
      headers: person.headers,
      payload: { message: ODD, conversationId: null },
    });
  };
  const allow = (person: TestPerson, payload: object) =>
    server.app.inject({ method: "PATCH", url: "/api/privacy/settings", headers: person.headers, payload });

  test("nothing is sent before a yes of its own: one for documents is none", async () => {
    const anna = await newcomer("anna");
    await allow(anna, { allowModel: true });
    const before = model.requests.length;
    const alone = chatResponseSchema.parse((await ask(anna)).json()).message;
    expect(alone).toMatchObject({ kind: "unclear" });
    expect(alone.note).toBeUndefined();
    expect(model.requests).toHaveLength(before);
    expect((await allow(anna, { allowModelQuestions: true })).json()).toMatchObject({
      allowModelQuestions: true,
    });
    const { message } = chatResponseSchema.parse((await ask(anna)).json());
    expect(message).toMatchObject({ kind: "answer", content: expect.stringContaining("$1,234.56") });
    expect(message.modelHost).toMatch(/^0\.0\.0\.0:/);
  });

  test("what left is the question and the kinds of debts, word for word in the log", async () => {
    const ben = await newcomer("ben");
    await allow(ben, { allowModelQuestions: true });
    await ask(ben);
    const sent = model.requests.at(-1);
    const log = await server.app.inject({ url: "/api/egress", headers: ben.headers });
    const [entry] = egressPageSchema.parse(log.json()).entries;
    expect(entry).toMatchObject({ outcome: "answered", model: "small", text: sent?.body });
    expect(sent?.prompt).toBe(`DEBTS\nd1 (credit-card)\nQUESTION\n${ODD}`);
    expect(sent?.body).not.toMatch(/quince|1,?234|21\.5/i);
  });

  test("the Free plan is answered by its own model", async () => {
    const cleo = await newcomer("cleo");
    expect(await server.billing.service.hasPaidPlan(cleo.id)).toBe(false);
    const use = await server.app.inject({ url: "/api/chat/model-use", headers: cleo.headers });
    expect(modelUseSchema.parse(use.json())).toMatchObject({ tokensUsed: 0, model: { model: "small" } });
  });

  test.each(["/api/account", "/api/user/data"])(
    "an answer that comes after %s was deleted writes nothing",
    async (path) => {
      const dora = await newcomer(`dora of ${path}`);
      await allow(dora, { allowModelQuestions: true });
      const asked = Promise.withResolvers<() => void>();
      model.answer = () => ({
        byHand: (response) => {
          asked.resolve(() => {
            response.writeHead(200, { "content-type": "application/json" }).end(
              JSON.stringify({
                choices: [
                  { message: { content: '{"tool":"debts_total","args":{"group":"all","of":"balance"}}' } },
                ],
              }),
            );
          });
        },
      });
      const late = ask(dora);
      const answerNow = await asked.promise;
      const erased = await server.app.inject({ method: "DELETE", url: path, headers: dora.headers });
      expect(erased.json()).toMatchObject({ remainingRows: 0 });
      answerNow();
      expect((await late).statusCode).toBe(409);
      const rows = async (table: string) =>
        (await server.pool.query(`select 1 from ${table} where person_id = $1`, [dora.id])).rowCount;
      expect(await rows("chat_messages")).toBe(0);
      expect(await rows("egress")).toBe(0);
      expect(await rows("person_keys")).toBe(path === "/api/account" ? 0 : 1);
      // How much a month took stays with the account, so that deleting does not begin the month anew.
      expect(await rows("model_use")).toBe(path === "/api/account" ? 0 : 1);
    },
  );
});
