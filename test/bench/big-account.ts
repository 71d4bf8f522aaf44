/**
 * One person brings in and takes out an account of `MEGABYTES` (200) of data.json while another asks for their debts again and again, in
 * the same process. `npm run -s bench:big-account` prints how long each took, the longest stall of the event loop, and how long the other
 * person waited.
 */
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { type DataExport, dataExportSchema } from "#contract/data-export.ts";
import { composeImporter } from "#server/compose-privacy.ts";
import { withBroughtFile } from "#server/features/privacy/brought-file.ts";
import { createExporter } from "#server/features/privacy/export-data.ts";
import { createDatabase } from "#server/platform/database/create-database.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres.ts";
import { migrateDatabase } from "#server/platform/database/migrate.ts";
import { openPool } from "#server/platform/database/open-pool.ts";
import { keepEverythingOf } from "../fakes/everything-kept.ts";
import { type FeaturesServer, startFeaturesServer } from "../fakes/features-server.ts";
import { readScripted } from "../fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "../fakes/sign-in.ts";

const MEGABYTES = Number(process.env["MEGABYTES"] ?? 200);
/** What the other person asks, so often a second. */
const ASK_EVERY_MS = 100;

/** An account's export with the rows of its transactions and of what was sent to a model again and again, under other names. */
async function* grown(data: DataExport): AsyncGenerator<Buffer> {
  const { tables, ...head } = data;
  const { transactions = [], egress = [], ...others } = tables;
  yield Buffer.from(`${JSON.stringify({ ...head, originals: [] }).slice(0, -1)},"tables":{`);
  for (const [name, rows] of Object.entries(others))
    yield Buffer.from(`"${name}":${JSON.stringify(rows)},\n`);
  const long = "words of a page ".repeat(150);
  let size = 0;
  let number = 0;
  yield Buffer.from('"egress":[');
  while (size < MEGABYTES * 600_000) {
    number += 1;
    const row = JSON.stringify({ ...egress[0], id: `egress_${number}`, content: { long } });
    size += row.length;
    yield Buffer.from(`${number > 1 ? ",\n" : ""}${row}`);
  }
  yield Buffer.from('],"transactions":[');
  const [transaction] = transactions.filter(({ batchId }) => batchId === null);
  const pattern = transaction ?? {
    ...transactions[0],
    batchId: null,
    batchIndex: null,
    description: "GROCER",
  };
  for (let twin = 0; size < MEGABYTES * 1_000_000; twin += 1) {
    const row = JSON.stringify({ ...pattern, twin: twin + 1000 });
    size += row.length;
    yield Buffer.from(`${twin > 0 ? ",\n" : ""}${row}`);
  }
  yield Buffer.from("]}}");
}

/** Runs `work` while the other person asks, and says how long both took. */
async function beside(
  name: string,
  server: FeaturesServer,
  other: TestPerson,
  work: () => Promise<void>,
): Promise<void> {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  const answers: number[] = [];
  const over = new AbortController();
  const asking = (async () => {
    while (!over.signal.aborted) {
      const start = performance.now();
      const { statusCode } = await server.app.inject({ url: "/api/debts", headers: other.headers });
      if (statusCode !== 200) throw new Error(`the other person got ${statusCode}`);
      answers.push(performance.now() - start);
      await wait(ASK_EVERY_MS);
    }
  })();
  const start = performance.now();
  loop.enable();
  await work();
  loop.disable();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  over.abort();
  await asking;
  const ordered = answers.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0);
  process.stdout.write(
    `${name}: ${seconds} s; longest stall of the loop ${Math.round(loop.max / 1e6)} ms; GET /api/debts of another person ${answers.length} times, median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms; memory ${Math.round(process.memoryUsage().rss / 1e6)} MB\n`,
  );
}

const folder = mkdtempSync(join(tmpdir(), "debt-freedom-big-"));
const postgres = await startEmbeddedPostgres({ dataDir: folder });
const pool = openPool(postgres.url, { max: 10, onIdleError: () => undefined });
await migrateDatabase(pool);
const database = createDatabase(pool);
const server = await startFeaturesServer({ url: postgres.url, pool, database }, { readFile: readScripted });
try {
  const [small, big, other] = [
    await signInAs(server, "small"),
    await signInAs(server, "big"),
    await signInAs(server, "other"),
  ];
  await keepEverythingOf(server, small, "S1");
  await keepEverythingOf(server, other, "O1");
  const exported = await server.app.inject({
    method: "POST",
    url: "/api/privacy/export-data",
    headers: small.headers,
  });
  const path = join(folder, "data.json");
  await pipeline(Readable.from(grown(dataExportSchema.parse(exported.json()))), createWriteStream(path));
  process.stdout.write(`data.json of ${Math.round(statSync(path).size / 1e6)} MB\n`);
  await beside("nothing else", server, other, () => wait(5000));
  const importer = composeImporter(server);
  await beside("import", server, other, async () => {
    const brought = await withBroughtFile(createReadStream(path), Number.POSITIVE_INFINITY, (data) =>
      importer.importData(big.id, data),
    );
    process.stdout.write(`${brought.rows} rows brought in\n`);
  });
  const exporter = createExporter({ ...server, loadHousehold: async () => null });
  await beside("export", server, other, async () => {
    await pipeline(await exporter.exportZip(big.id), createWriteStream(join(folder, "out.zip")));
  });
} finally {
  await server.stop();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
