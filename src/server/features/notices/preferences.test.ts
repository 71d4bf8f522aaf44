import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultAlertPreferences } from "#contract/notifications.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "#test/fakes/sign-in.ts";

describeOnEachDatabase("/api/alert-preferences", ({ newDatabase }) => {
  let server: FeaturesServer;
  let anna: TestPerson;
  let ben: TestPerson;

  beforeAll(async () => {
    server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    anna = await signInAs(server, "anna");
    ben = await signInAs(server, "ben");
  });
  afterAll(async () => {
    await server.stop();
  });

  const ask = async ({ headers }: TestPerson, method: "GET" | "POST" | "PATCH", payload?: object) =>
    server.app.inject({ url: "/api/alert-preferences", method, headers, ...(payload && { payload }) });

  test("everything is on for who never changed anything, Quiet Mode too", async () => {
    expect((await ask(anna, "GET")).json()).toEqual(defaultAlertPreferences);
  });

  test("the whole set of three or a single one is kept, and nobody else's changes", async () => {
    const three = { onlyMissedPayments: false, onlyEmergencies: true, monthlyReportOnly: false };
    expect((await ask(anna, "POST", three)).json()).toEqual({ ...defaultAlertPreferences, ...three });
    expect((await ask(anna, "PATCH", { quietMode: false })).statusCode).toBe(200);
    expect((await ask(anna, "GET")).json()).toEqual({
      ...defaultAlertPreferences,
      ...three,
      quietMode: false,
    });
    expect((await ask(ben, "GET")).json()).toEqual(defaultAlertPreferences);
  });

  test("an unknown preference is refused, and a visitor has none", async () => {
    expect((await ask(anna, "PATCH", { everything: true })).statusCode).toBe(400);
    expect((await server.app.inject({ url: "/api/alert-preferences" })).statusCode).toBe(401);
  });
});
