/**
 * SIGKILL of web servers, workers and the database under load: `npm run build`, then `npm run -s bench:faults`. Two web servers and two
 * workers on a PostgreSQL of their own, people who upload, type, mark, correct and read meanwhile; whatever is killed is started again.
 * test/faults/trial.ts says what is looked at. `KILLS` (200), `SEED` and `PEOPLE` (4) in the environment. Ends with 1 on a breach.
 *
 * `OLDER` names the built program of a version before this one (`…/dist/server/cli.js`): all begin with that one, and are killed and
 * exchanged for this one in turn, a few hundred answers apart; the tables are brought up to date while the older ones serve.
 */
import { join } from "node:path";
import { parts } from "../faults/installation.ts";
import { drawKill, RECONNECT_MS, tryFaults } from "../faults/trial.ts";
import { createThrowawayCluster } from "../throwaway-postgres.ts";
import { chance } from "./chance.ts";

const KILLS = Number(process.env["KILLS"] ?? 200);
const SEED = Number(process.env["SEED"] ?? 20_261_122);
const PEOPLE = Number(process.env["PEOPLE"] ?? 4);
const OLDER = process.env["OLDER"];
const say = (text: string) => process.stdout.write(`${text}\n`);

const cluster = await createThrowawayCluster();
if (cluster === undefined) throw new Error("this machine has no PostgreSQL to start");
const random = chance(SEED);
const kills =
  OLDER === undefined
    ? Array.from({ length: KILLS }, () => drawKill(random))
    : ([["web 0"], ["worker 0"], ["web 1"], ["worker 1"]] as const);
say(`${kills.length} kills, seed ${SEED}, ${PEOPLE} people`);
const started = performance.now();
try {
  const result = await tryFaults({
    cluster,
    program: join(import.meta.dirname, "../../dist/server/cli.js"),
    seed: SEED,
    people: PEOPLE,
    kills,
    ...(OLDER === undefined ? {} : { older: OLDER, answersBetween: 400 }),
    tell: (text) => say(`  ${Math.round((performance.now() - started) / 1000)} s: ${text}`),
  });
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  say("part       kills   away, median   longest (s)   memory (MB)");
  for (const part of parts) {
    const away = (result.away.get(part) ?? []).toSorted((a, b) => a - b);
    const median = away[Math.floor(away.length / 2)] ?? 0;
    const memory = result.memory.get(part);
    say(
      `${part.padEnd(10)} ${String(away.length).padStart(5)}   ${seconds(median).padStart(12)}   ${seconds(away.at(-1) ?? 0).padStart(11)}   ${memory === undefined ? "" : String(Math.round(memory)).padStart(11)}`,
    );
  }
  const { answered, written, longestMs } = result.seen;
  say(`${answered} calls answered, ${written} of them writes; ${result.documents} documents`);
  say(
    `broken calls: ${[...result.failures].map(([what, count]) => `${what} ${count}`).join(", ") || "none"}`,
  );
  say(
    `the last of them began ${Math.round(result.reconnect.ms)} ms after its outage ${result.reconnect.what} (margin ${RECONNECT_MS})`,
  );
  say(`longest answered call: ${seconds(longestMs)} s`);
  for (const breach of result.breaches.slice(0, 60)) say(`BREACH ${breach}`);
  say(result.breaches.length === 0 ? "every rule holds" : `${result.breaches.length} breaches`);
  process.exitCode = result.breaches.length === 0 ? 0 : 1;
} finally {
  cluster.remove();
}
