import { expect, test } from "vitest";
import { createHouseKeeping } from "./compose-house.ts";

function newHouse(beginAt: (count: number) => number, people = ["anna", "ben", "carla"]) {
  const kept: string[] = [];
  const failed: string[] = [];
  const stop = new AbortController();
  const keepHouse = createHouseKeeping(
    {
      database: { listPeople: async () => people },
      keepHouse: async (person) => {
        if (person === "ben") throw new Error("of ben alone");
        kept.push(person);
        if (kept.length === 2) stop.abort();
      },
      keepInstallation: async () => {
        kept.push("backup");
      },
      beginAt,
    },
    { error: (_details, message) => failed.push(message) },
  );
  return { run: () => keepHouse(stop.signal), kept, failed };
}

test("the installation comes first, and a run that is cut off left out other people than the one before", async () => {
  const first = newHouse(() => 0);
  await first.run();
  expect(first.kept).toEqual(["backup", "anna"]);
  const next = newHouse((count) => count - 1);
  await next.run();
  expect(next.kept).toEqual(["backup", "carla"]);
});

test("what fails for one person keeps nobody waiting", async () => {
  const house = newHouse(() => 1);
  await house.run();
  expect([house.kept, house.failed]).toEqual([["backup", "carla"], ["keeping house failed for one person"]]);
});

test("with nobody there the installation is kept", async () => {
  const house = newHouse(() => 0, []);
  await house.run();
  expect(house.kept).toEqual(["backup"]);
});
