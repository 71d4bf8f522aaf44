import { afterAll, beforeAll, expect, test } from "vitest";
import { systemStatusSchema } from "#contract/system-status.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { card, extractionOf } from "#test/samples/extractions.ts";

describeOnEachDatabase("GET /api/system-status", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    ben = await signInAs(server, "ben");
    const extraction = extractionOf({ accounts: [card({ pastDue: "57.00" })] });
    await uploadAs(server.app, anna, { content: scriptedFile({ extraction }) });
  });
  afterAll(async () => {
    await server.stop();
  });

  const statusOf = async ({ headers }: TestPerson) =>
    systemStatusSchema.parse((await server.app.inject({ url: "/api/system-status", headers })).json());

  test("is from the person's own documents", async () => {
    const status = await statusOf(anna);
    expect(status).toMatchObject({
      autopilot: "waiting",
      waitingFor: expect.stringContaining("Upload a bank statement"),
      criticalAlerts: [{ kind: "past-due", title: "Example Bank: $57.00 past due" }],
    });
    expect(status.lastAnalysis).not.toBeNull();
  });

  test("of somebody without documents is empty; without a session there is none", async () => {
    expect(await statusOf(ben)).toMatchObject({ lastAnalysis: null, criticalAlerts: [], month: null });
    expect((await server.app.inject({ url: "/api/system-status" })).statusCode).toBe(401);
  });
});
