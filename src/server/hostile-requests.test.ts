import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorBodySchema } from "#contract/errors.ts";
import { type DatabaseFixture, describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { type HostileRequest, hostileRequestsTo } from "#test/fakes/hostile-requests.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, checking, extractionOf } from "#test/samples/extractions.ts";

/** `HOSTILE_EACH=1000 HOSTILE_SEED=… npx vitest run --project api hostile` looks for more. */
const each = Number(process.env["HOSTILE_EACH"] ?? "4");
const seed = Number(process.env["HOSTILE_SEED"] ?? "7");
/** The first stays open; the others ask the sign-in provider, whom these tests do not have. */
const left = new Set(["/api/events", "/api/login", "/api/logout"]);

function hostileTests({ newDatabase }: DatabaseFixture): void {
  let server: FeaturesServer;
  let person: TestPerson;

  async function send({ method, url, headers, payload }: HostileRequest) {
    const answer = await server.app.inject({
      method: method as "GET",
      url,
      // The sandbox of payments answers on this machine only.
      headers: { ...person.headers, host: "localhost:3000", ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    // A request may have ended the session or erased the account.
    if (answer.statusCode === 401) person = await signInAs(server, "hostile");
    return answer;
  }

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      billing: "sandbox with limits",
    });
    person = await signInAs(server, "hostile");
    for (const account of [card({}), checking({})]) {
      const content = scriptedFile({ extraction: extractionOf({ accounts: [account] }) });
      await uploadAs(server.app, person, { content, fileName: `${account.kind}.pdf` });
    }
  });

  afterAll(async () => {
    await server.stop();
  });

  test("no route fails on values that no page of ours sends", async () => {
    const failed: string[] = [];
    let answered = 0;
    for (const route of server.routes.filter(({ method, url }) => method !== "HEAD" && !left.has(url))) {
      const requests = hostileRequestsTo(route, [person.id, "document_1"]);
      for (const request of fc.sample(requests, { numRuns: each, seed })) {
        const { statusCode, body } = await send(request);
        answered += 1;
        if (statusCode >= 500) failed.push(`${statusCode} ${JSON.stringify(request)}: ${body.slice(0, 200)}`);
      }
    }
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(60 * each);
  }, 3_600_000);

  test("a character that no database keeps is a mistake of the request", async () => {
    const answer = await send({ method: "GET", url: "/api/documents/%00", headers: {} });
    expect([answer.statusCode, errorBodySchema.parse(answer.json()).message]).toEqual([
      400,
      "The request holds a character that cannot be kept, so nothing was changed.",
    ]);
  });
}

describeOnEachDatabase("hostile requests", hostileTests);
