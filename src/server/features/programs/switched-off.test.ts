import { expect, test } from "vitest";
import { programPath } from "#contract/programs.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { startFeaturesServer } from "#test/fakes/features-server.ts";
import { callAs } from "#test/fakes/households.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";

describeOnEachDatabase("where the operator keeps programs from asking", ({ newDatabase }) => {
  test("there is nothing to ask, and the pages say so", async () => {
    const server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      programsMayAsk: false,
    });
    const person = await signInAs(server, "anna", server.clock.now());
    const body = { name: "Left over", days: 30, scope: "ask" };
    const { token } = (await callAs(server, person, "POST", "/api/access-tokens", body)).json();
    const headers = { authorization: `Bearer ${token}`, host: "localhost:3000" };
    const asked = await server.app.inject({ method: "POST", url: programPath, headers, payload: {} });
    expect([asked.statusCode, asked.json().code]).toEqual([404, "NOT_FOUND"]);
    const shown = await callAs(server, person, "GET", "/api/programs");
    expect(shown.json()).toEqual({ address: null, tools: [] });
    await server.stop();
  });
});
