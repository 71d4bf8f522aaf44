import { join } from "node:path";
import { expect, test } from "vitest";
import { type Part, parts } from "../faults/installation.ts";
import { tryFaults } from "../faults/trial.ts";
import { createThrowawayCluster } from "../throwaway-postgres.ts";

/** Ten processes load the whole product first, one after the other: only a stuck one takes so long. */
const STUCK_MS = 900_000;

const cluster = await createThrowawayCluster();

// Where no PostgreSQL can be had, the set-up of these tests has said so already.
test.runIf(cluster !== undefined)(
  "web servers, workers and the database are killed under load, and no answer was untrue",
  { timeout: STUCK_MS },
  async ({ onTestFinished }) => {
    onTestFinished(() => cluster?.remove());
    const kills: ReadonlyArray<readonly Part[]> = [["worker 0", "web 1"], ["database"]];
    const result = await tryFaults({
      cluster: cluster!,
      program: join(import.meta.dirname, "../../src/server/cli.ts"),
      seed: 7,
      people: 2,
      kills,
    });
    expect(result.breaches).toEqual([]);
    expect(parts.filter((part) => (result.away.get(part) ?? []).length > 0)).toEqual([
      "database",
      "web 1",
      "worker 0",
    ]);
    expect(result.seen.written).toBeGreaterThan(10);
  },
);
