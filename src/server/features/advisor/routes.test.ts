import { afterAll, beforeAll, expect, test } from "vitest";
import { chatHistorySchema, chatResponseSchema } from "#contract/advisor.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("the advisor's calls", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    ben = await signInAs(server, "ben");
    await uploadAs(server.app, anna, {
      content: scriptedFile({
        extraction: extractionOf({ accounts: [card({ currentBalance: "1234.56" })] }),
      }),
    });
  });
  afterAll(async () => {
    await server.stop();
  });

  const ask = (person: TestPerson, payload: object, url = "/api/chat") => {
    server.clock.advance(1);
    return server.app.inject({ method: "POST", url, headers: person.headers, payload });
  };
  const historyOf = async (person: TestPerson) =>
    chatHistorySchema.parse(
      (await server.app.inject({ url: "/api/chat/history", headers: person.headers })).json(),
    );

  test("an answer holds the person's own figure with the place where it was read, and both messages are kept", async () => {
    const answered = await ask(anna, { message: "  How much do I owe in total?  ", conversationId: null });
    const { response, message } = chatResponseSchema.parse(answered.json());
    expect(response).toContain("$1,234.56");
    expect(message).toMatchObject({ role: "assistant", kind: "answer" });
    expect(await historyOf(anna)).toMatchObject([
      { role: "user", content: "How much do I owe in total?", conversationId: message.conversationId },
      { role: "assistant", content: response, id: message.id },
    ]);
  });

  test("a question goes on from the one before in its conversation, and a new one does not", async () => {
    const first = chatResponseSchema.parse(
      (await ask(anna, { message: "What is my biggest debt?", conversationId: null })).json(),
    );
    const { conversationId } = first.message;
    const next = await ask(anna, { message: "How much do I owe on my card?", conversationId });
    expect(next.json().message.conversationId).toBe(conversationId);
    const after = await ask(anna, { message: "and its apr?", conversationId });
    expect(after.json().response).toMatch(/ charges \d/);
    const alone = await ask(anna, { message: "and its?", conversationId: null });
    expect(alone.json().message).toMatchObject({ kind: "unclear" });
  });

  test.each([
    { message: "" },
    { message: "   \n" },
    {},
    { message: "x".repeat(1001) },
    { message: "hi", more: 1 },
  ])("%j is refused with 400", async (payload) => {
    expect((await ask(anna, payload)).statusCode).toBe(400);
    expect((await ask(anna, payload, "/api/chat/stream")).statusCode).toBe(400);
  });

  test("a stream gives the parts and then the whole answer", async () => {
    const streamed = await ask(
      anna,
      { message: "How much do I owe in total?", conversationId: null },
      "/api/chat/stream",
    );
    const events = streamed.body
      .split("\n\n")
      .flatMap((line) => (line.startsWith("data: ") ? [JSON.parse(line.slice(6))] : []));
    expect(events.at(0)).toMatchObject({ type: "part" });
    expect(events.at(-1)).toMatchObject({ type: "done", message: { kind: "answer" } });
  });

  test("nobody sees another person's figures or conversation, and nobody signed out sees any", async () => {
    const answered = await ask(ben, { message: "How much do I owe in total?" });
    expect(answered.json().response).not.toContain("1,234.56");
    expect((await historyOf(ben)).every(({ content }) => !content.includes("1,234.56"))).toBe(true);
    expect((await server.app.inject({ url: "/api/chat/history" })).statusCode).toBe(401);
    const [message] = await historyOf(anna);
    await ask(ben, { message: "and the apr?", conversationId: message?.conversationId ?? "" });
    expect((await historyOf(ben)).map(({ conversationId }) => conversationId)).not.toContain(
      message?.conversationId,
    );
  });

  test("what was said is sealed, and leaves the kept results of the person as they were", async () => {
    const before = await server.database.revisionOf(anna.id);
    await ask(anna, { message: "How much do I owe in total, zebra?" });
    expect(await server.database.revisionOf(anna.id)).toBe(before);
    const { rows } = await server.pool.query("select content_sealed from chat_messages");
    expect(rows.some(({ content_sealed: sealed }) => (sealed as Buffer).includes("zebra"))).toBe(false);
  });

  test("a conversation, or everything, is forgotten", async () => {
    const [message] = await historyOf(anna);
    const address = `/api/chat/history?conversationId=${message?.conversationId}`;
    await server.app.inject({ method: "DELETE", url: address, headers: anna.headers });
    expect((await historyOf(anna)).map(({ conversationId }) => conversationId)).not.toContain(
      message?.conversationId,
    );
    const all = await server.app.inject({
      method: "DELETE",
      url: "/api/chat/history",
      headers: anna.headers,
    });
    expect(all.statusCode).toBe(204);
    expect(await historyOf(anna)).toEqual([]);
    expect((await historyOf(ben)).length).toBeGreaterThan(0);
  });

  test("who asks without end is slowed down", async () => {
    const asked = await Promise.all(Array.from({ length: 40 }, () => ask(ben, { message: "hi" })));
    expect(asked.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(0);
  });
});
