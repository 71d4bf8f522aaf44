/**
 * SIGKILL in the middle of export, delete, rotation of the master key, backup and restore: real processes on a database server of
 * their own, killed at random moments between their first step and a little after their last. After each kill the operation must be done
 * or not done, and doing it again must be enough (test/kills/trials.ts says what is looked at). `npm run -s bench:kills`; `KILLS` (50),
 * `SEED` and `ONLY` (names, comma) in the environment look at others. Ends with 1 where a rule does not hold.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres.ts";
import { migrateDatabase } from "#server/platform/database/migrate.ts";
import { openPool } from "#server/platform/database/open-pool.ts";
import { databaseUrl, runOn } from "../databases.ts";
import { operationKinds } from "../kills/operations.ts";
import { type Outcome, trials } from "../kills/trials.ts";
import { openWorld } from "../kills/world.ts";
import { chance } from "./chance.ts";

const KILLS = Number(process.env["KILLS"] ?? 50);
const SEED = Number(process.env["SEED"] ?? 20_261_122);
const only = process.env["ONLY"]?.split(",");

const folder = mkdtempSync(join(tmpdir(), "debt-freedom-kills-db-"));
const server = await startEmbeddedPostgres({ dataDir: folder });
let made = 0;
async function newDatabase(): Promise<string> {
  made += 1;
  await runOn(server.url, `create database kills_${made} ${made === 1 ? "" : "template kills_template"}`);
  return databaseUrl(server.url, `kills_${made}`);
}
await runOn(server.url, "create database kills_template");
const pool = openPool(databaseUrl(server.url, "kills_template"), { max: 2, onIdleError: () => undefined });
await migrateDatabase(pool);
await pool.end();

process.stdout.write(`${KILLS} kills each, seed ${SEED}\n`);
let failures = 0;
const world = await openWorld(newDatabase);
try {
  for (const kind of operationKinds.filter((one) => only?.includes(one) ?? true)) {
    const random = chance(SEED + operationKinds.indexOf(kind));
    const undisturbed: number[] = [];
    for (let run = 0; run < 2; run += 1)
      undisturbed.push((await trials[kind](world, run, undefined)).milliseconds);
    const longest = 1.1 * Math.max(...undisturbed);
    const counts: Record<Outcome, number> = { "not done": 0, begun: 0, done: 0 };
    for (let number = 0; number < KILLS; number += 1) {
      if (number > 0 && number % 10 === 0)
        process.stdout.write(`  ${kind}: ${number}, ${JSON.stringify(counts)}\n`);
      const killAfter = random.unit() * longest;
      try {
        counts[(await trials[kind](world, number + 2, killAfter)).outcome] += 1;
      } catch (error) {
        failures += 1;
        process.stdout.write(
          `  ${kind} ${number}, killed after ${Math.round(killAfter)} ms: ${String(error)}\n`,
        );
      }
    }
    process.stdout.write(`${kind} (${Math.round(longest)} ms): ${JSON.stringify(counts)}\n`);
  }
} finally {
  await world.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(failures === 0 ? "every rule holds\n" : `${failures} failures\n`);
process.exitCode = failures === 0 ? 0 : 1;
