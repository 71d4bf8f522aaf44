import { expect, onTestFinished, test } from "vitest";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted, scriptedFile } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import { uploadAs } from "#test/fakes/upload.ts";
import { extractionOf } from "#test/samples/extractions.ts";
import { databaseGauges } from "./database-gauges.ts";

describeOnEachDatabase("gauges of the database", ({ newDatabase }) => {
  test("tell the jobs that wait, how long, and the connections", async () => {
    const server = await startFeaturesServer(await newDatabase(), {
      readFile: readScripted,
      concurrency: 0,
      waitMs: 1,
    });
    onTestFinished(() => server.stop());
    const anna = await signInAs(server, "anna");
    for (const copy of [1, 2]) {
      await uploadAs(server.app, anna, { content: scriptedFile({ extraction: extractionOf({}) }, copy) });
    }
    const [connections, jobs, oldest] = databaseGauges(server.pool);
    expect(await jobs?.read()).toMatchObject({ '{queue="read-document",state="created"}': 2 });
    const waits = (await oldest?.read())?.['{queue="read-document"}'] ?? -1;
    expect(waits).toBeGreaterThanOrEqual(0);
    expect((await connections?.read())?.['{state="open"}']).toBeGreaterThan(0);
  });
});
