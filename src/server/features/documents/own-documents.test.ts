import { once } from "node:events";
import { readdirSync } from "node:fs";
import { get as httpGet, request as httpRequest, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { personHeader } from "#contract/account.ts";
import { type ServerEvent, serverEventSchema } from "#contract/documents.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

/** Reads events until one satisfies `isLast`; returns all of them. */
async function readEvents(
  stream: IncomingMessage,
  isLast: (event: ServerEvent) => boolean,
): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  let text = "";
  for await (const chunk of stream) {
    text += String(chunk);
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const message = text.slice(0, end);
      text = text.slice(end + 2);
      if (!message.startsWith("data: ")) continue;
      const event = serverEventSchema.parse(JSON.parse(message.slice("data: ".length)));
      events.push(event);
      if (isLast(event)) return events;
    }
  }
  throw new Error("the stream ended first");
}

describeOnEachDatabase("a person's documents", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;
  let documentId: string;
  let address: string;
  const content = scriptedFile({ extraction: extractionOf({ accounts: [card({}), checking({})] }) });

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    address = await server.app.listen({ host: "127.0.0.1", port: 0 });
    anna = await signInAs(server, "anna");
    ben = await signInAs(server, "ben");
    const answer = await uploadAs(server.app, anna, { content, fileName: "Ann's Card; 100% Å.pdf" });
    documentId = answer.json<{ document: { id: string } }>().document.id;
  });
  afterAll(async () => {
    await server.stop();
  });

  const openEvents = async (person: TestPerson): Promise<IncomingMessage> => {
    const request = httpGet(`${address}/api/events`, { headers: { ...person.headers } });
    const [response] = (await once(request, "response")) as [IncomingMessage]; // what this event carries
    return response;
  };

  test.each([
    ["GET", "", undefined],
    ["GET", "/original", undefined],
    ["POST", "/password", { password: "x" }],
    ["POST", "/retry", undefined],
    ["DELETE", "", undefined],
  ] as const)("%s …%s of another person's document is not found", async (method, path, payload) => {
    const url = `/api/documents/${documentId}${path}`;
    const answer = await server.app.inject({
      method,
      url,
      headers: ben.headers,
      ...(payload === undefined ? {} : { payload }),
    });
    expect(answer.json()).toMatchObject({ code: "NOT_FOUND" });
    expect(answer.statusCode).toBe(404);
    const own = await server.app.inject({ url: `/api/documents/${documentId}`, headers: anna.headers });
    expect(own.statusCode).toBe(200);
  });

  test.each(["/api/documents", "/api/debts", "/api/assets"])(
    "%s shows another person nothing",
    async (url) => {
      expect((await server.app.inject({ url, headers: ben.headers })).json()).toEqual([]);
      expect((await server.app.inject({ url, headers: anna.headers })).json()).toHaveLength(1);
    },
  );

  test("another person's debt is unknown to a plan, and their cashflow is empty", async () => {
    const [debt] = (await server.app.inject({ url: "/api/debts", headers: anna.headers })).json<
      Array<{ id: string }>
    >();
    const plan = (person: TestPerson) =>
      server.app.inject({
        method: "POST",
        url: "/api/payoff-plan",
        headers: person.headers,
        payload: { strategy: "custom", monthlyBudget: "300.00", order: [debt?.id] },
      });
    expect((await plan(anna)).statusCode).toBe(200);
    expect([(await plan(ben)).statusCode, (await plan(ben)).json()]).toMatchObject([400, { path: "order" }]);
    const cashflow = await server.app.inject({ url: "/api/cashflow/analysis", headers: ben.headers });
    expect(cashflow.body).toBe("null");
    expect(cashflow.headers["content-type"]).toContain("application/json");
  });

  test.each([
    ["GET", "/api/documents"],
    ["GET", "/api/documents/document_1"],
    ["GET", "/api/documents/document_1/original"],
    ["POST", "/api/documents/upload"],
    ["POST", "/api/documents/document_1/retry"],
    ["DELETE", "/api/documents/document_1"],
    ["GET", "/api/events"],
    ["GET", "/api/debts"],
    ["GET", "/api/assets"],
    ["GET", "/api/cashflow/analysis"],
    ["POST", "/api/payoff-plan"],
  ] as const)("%s %s needs a person", async (method, url) => {
    const answer = await server.app.inject({
      method,
      url,
      headers: { "sec-fetch-site": "same-origin" },
      ...(url === "/api/payoff-plan" ? { payload: { monthlyBudget: "1.00" } } : {}),
    });
    expect(answer.statusCode).toBe(401);
  });

  test("the original comes back byte for byte, to be saved and never shown", async () => {
    const answer = await server.app.inject({
      url: `/api/documents/${documentId}/original`,
      headers: anna.headers,
    });
    expect(answer.rawPayload.equals(content)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "application/octet-stream",
      "x-content-type-options": "nosniff",
      "content-disposition": `attachment; filename="Ann's Card_ 100_ _.pdf"; filename*=UTF-8''Ann%27s%20Card%3B%20100%25%20%C3%85.pdf`,
    });
  });

  test("events tell the person each step of their own documents, and nobody else's", async () => {
    const mine = await openEvents(anna);
    const others = await openEvents(ben);
    expect(mine.headers["content-type"]).toContain("text/event-stream");
    const told = readEvents(
      mine,
      (event) => event.type === "document" && event.document.status === "completed",
    );
    const toldBen = readEvents(others, () => true);
    const again = scriptedFile({ extraction: extractionOf({}) }, 1);
    await uploadAs(server.app, anna, { content: again });
    const events = await told;
    const steps = events.flatMap((event) => (event.type === "document" ? event.document.progress : []));
    expect(steps).toEqual(steps.toSorted((left, right) => left - right));
    expect(steps.at(-1)).toBe(100);
    // What Ben hears first is his own upload, although it came after Anna's.
    await uploadAs(server.app, ben, { content, fileName: "bens.pdf" });
    expect(await toldBen).toMatchObject([{ type: "document", document: { fileName: "bens.pdf" } }]);
    mine.destroy();
    others.destroy();
  });

  test("a session that was ended hears nothing more", async () => {
    const first = await signInAs(server, "dora");
    const second = await signInAs(server, "dora");
    const stream = await openEvents(first);
    const told = readEvents(stream, () => true);
    const out = await server.app.inject({
      method: "POST",
      url: "/api/sessions/revoke-others",
      headers: second.headers,
    });
    expect(out.statusCode).toBe(200);
    await Promise.all([
      expect(told).rejects.toThrow("the stream ended first"),
      uploadAs(server.app, second, { content, fileName: "doras.pdf" }),
    ]);
  });

  test("a call made for somebody else than who is signed in does nothing", async () => {
    const { headers } = anna;
    const answer = await server.app.inject({
      method: "DELETE",
      url: `/api/documents/${documentId}`,
      headers: { ...headers, [personHeader]: ben.id },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([409, "OTHER_PERSON"]);
    const stream = await server.app.inject({ url: `/api/events?person=${ben.id}`, headers });
    expect(stream.statusCode).toBe(409);
    const own = { ...headers, [personHeader]: anna.id };
    expect((await server.app.inject({ url: `/api/documents/${documentId}`, headers: own })).statusCode).toBe(
      200,
    );
  });

  test("a person who goes away in the middle of an upload leaves nothing behind", async () => {
    const carl = await signInAs(server, "carl");
    const files = () => readdirSync(server.folder, { recursive: true }).length;
    const before = files();
    const request = httpRequest(`${address}/api/documents/upload`, {
      method: "POST",
      headers: {
        ...carl.headers,
        "content-type": "multipart/form-data; boundary=x",
        "content-length": 1_000_000,
      },
    });
    request.on("error", () => undefined);
    request.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7');
    request.write(Buffer.alloc(100_000, " "));
    await vi.waitFor(() => expect(files()).toBeGreaterThan(before), { timeout: 20_000 });
    request.destroy();
    // The person's own folder stays, empty.
    await vi.waitFor(() => expect(files()).toBe(before + 1), { timeout: 20_000 });
    const list = await server.app.inject({ url: "/api/documents", headers: carl.headers });
    expect(list.json()).toEqual([]);
  });

  test("a deleted document is told as a change of the list", async () => {
    const person = await signInAs(server, "dora");
    const answer = await uploadAs(server.app, person, { content });
    const { id } = answer.json<{ document: { id: string } }>().document;
    const stream = await openEvents(person);
    const told = readEvents(stream, (event) => event.type === "documents-changed");
    await server.app.inject({ method: "DELETE", url: `/api/documents/${id}`, headers: person.headers });
    expect((await told).at(-1)).toEqual({ type: "documents-changed" });
    stream.destroy();
  });
});
