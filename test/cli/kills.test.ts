import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { databaseUrl, runOn } from "../databases.ts";
import { type OperationKind, operationKinds } from "../kills/operations.ts";
import { trials } from "../kills/trials.ts";
import { openWorld, type World } from "../kills/world.ts";

/** The share of the whole time after which a process is killed; `npm run -s bench:kills` tries fifty moments of each. */
const MOMENT = 0.5;
/** Each process loads the whole server first: only a stuck one takes so long. */
const STUCK_MS = 900_000;

describe("SIGKILL in the middle leaves done or not done, and doing it again is enough", () => {
  const [server] = inject("databaseServers");
  const made: string[] = [];
  let world: World;

  beforeAll(async () => {
    world = await openWorld(async () => {
      const name = `kills_${process.pid}_${made.length}`;
      await runOn(server?.url ?? "", `create database ${name} template ${server?.template}`);
      made.push(name);
      return databaseUrl(server?.url ?? "", name);
    });
  });
  afterAll(async () => {
    await world?.close();
    for (const name of made) await runOn(server?.url ?? "", `drop database if exists ${name} with (force)`);
  });

  test.each<OperationKind>(operationKinds)("%s", { timeout: STUCK_MS }, async (kind) => {
    const { outcome, milliseconds } = await trials[kind](world, 0, undefined);
    expect(outcome).toBe("done");
    const killed = await trials[kind](world, 1, MOMENT * milliseconds);
    expect(["not done", "begun", "done"]).toContain(killed.outcome);
  });
});
