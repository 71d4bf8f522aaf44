import { expect, it, onTestFinished } from "vitest";
import { describeOnEachDatabase, type TestDatabase } from "#test/database-fixture.ts";
import { changes } from "../../compose-features.ts";
import { householdNews } from "../../compose-household.ts";
import type { PersonEvent } from "./port.ts";
import { createPostgresEvents } from "./postgres-events.ts";

async function startEvents({ url, pool }: TestDatabase) {
  const events = createPostgresEvents({ url, pool, log: { warn: () => undefined } });
  await events.start();
  onTestFinished(() => events.stop());
  return events;
}

describeOnEachDatabase("events", (fixture) => {
  it("reach every process, for that person only, until unsubscribed", async () => {
    const made = await fixture.newDatabase();
    const [one, two] = [await startEvents(made), await startEvents(made)];
    const heard: (readonly [string, PersonEvent])[] = [];
    one.subscribe("person_anna", (event) => heard.push(["one", event]));
    const unsubscribe = two.subscribe("person_anna", (event) => heard.push(["two", event]));
    two.subscribe("person_ben", (event) => heard.push(["ben", event]));
    const event = { personId: "person_anna", name: "document", id: "document_1" };
    await one.publish(event);
    await expect.poll(() => heard.length).toBe(2);
    expect(heard.map(([who]) => who).toSorted()).toEqual(["one", "two"]);
    expect(heard[0]?.[1]).toEqual(event);
    unsubscribe();
    await one.publish({ personId: "person_anna", name: "documents" });
    await one.publish({ personId: "person_ben", name: "end" });
    await expect.poll(() => heard.length).toBe(4);
    expect(heard.map(([who]) => who).toSorted()).toEqual(["ben", "one", "one", "two"]);
  });

  it("come again after the database dropped the connection", async () => {
    const made = await fixture.newDatabase();
    const events = await startEvents(made);
    const heard: string[] = [];
    events.subscribe("person_anna", (event) => heard.push(event.name));
    await made.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'debt-freedom events' and datname = current_database()",
    );
    await expect
      .poll(
        async () => {
          await events.publish({ personId: "person_anna", name: "back" });
          return heard.includes("back");
        },
        { timeout: 20_000 },
      )
      .toBe(true);
  });

  const listening =
    "from pg_stat_activity where application_name = 'debt-freedom events' and datname = current_database()";

  it("tell everybody that anything may have changed, once news may have been missed", async () => {
    const made = await fixture.newDatabase();
    const events = await startEvents(made);
    const heard: (readonly unknown[])[] = [];
    await changes(events).subscribe("person_anna", (id) => heard.push(["documents", id]));
    householdNews(events).subscribe("person_ben", () => heard.push(["household"]));
    await made.pool.query(`select pg_terminate_backend(pid) ${listening}`);
    await expect.poll(() => heard).toEqual([["documents", undefined], ["household"]]);
  });

  it("leave no connection behind when they stop in the middle of coming back", async () => {
    const made = await fixture.newDatabase();
    const events = createPostgresEvents({ ...made, log: { warn: () => undefined } });
    await events.start();
    await made.pool.query(`select pg_terminate_backend(pid) ${listening}`);
    // The new connection is being opened, or was a moment ago: which of the two does not matter.
    await expect
      .poll(async () => (await made.pool.query(`select 1 ${listening}`)).rowCount, { interval: 1 })
      .toBe(1);
    await events.stop();
    await expect.poll(async () => (await made.pool.query(`select 1 ${listening}`)).rowCount).toBe(0);
  });
});
