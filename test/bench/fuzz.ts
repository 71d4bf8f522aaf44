/**
 * Hostile requests to every route there is: `REQUESTS` (100,000) of them, shaped by each route's own schema with wrong values put in, then
 * `RAW` (2,000) that are hardly HTTP at all. `npm run -s bench:fuzz` prints how they were answered, what failed, and how memory and open
 * connections grew. `SEED` (7) makes other ones. Nothing here decides pass or fail; the same requests are a test in
 * `src/server/hostile-requests.test.ts`, a few of each.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { availableParallelism, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { createDatabase } from "#server/platform/database/create-database.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres.ts";
import { migrateDatabase } from "#server/platform/database/migrate.ts";
import { openPool } from "#server/platform/database/open-pool.ts";
import { type FeaturesServer, startFeaturesServer } from "../fakes/features-server.ts";
import { type HostileRequest, hostileRequestsTo } from "../fakes/hostile-requests.ts";
import { readScripted, scriptedFile } from "../fakes/scripted-reader.ts";
import { signInAs, type TestPerson } from "../fakes/sign-in.ts";
import { uploadAs } from "../fakes/upload.ts";
import { card, checking, extractionOf } from "../samples/extractions.ts";
import { chance } from "./chance.ts";

const REQUESTS = Number(process.env["REQUESTS"] ?? 100_000);
const RAW = Number(process.env["RAW"] ?? 2000);
const SEED = Number(process.env["SEED"] ?? 7);
/** So many requests come from one person; then a new one with two statements takes their place, so that limits hide nothing. */
const EACH_PERSON = 1000;
const LANES = 4;
const ROUNDS_A_LINE = 5;
/** Of each route, before all routes come again with other values. */
const EACH_ROUTE = 8;
/** The first stays open; the others ask the sign-in provider, whom this server does not have. */
const left = new Set(["/api/events", "/api/login", "/api/logout"]);
const say = (text: string) => process.stdout.write(`${text}\n`);

async function newPerson(server: FeaturesServer, number: number): Promise<TestPerson> {
  const person = await signInAs(server, `hostile ${number}`, server.clock.now());
  for (const account of [card({}), checking({})]) {
    const content = scriptedFile({ extraction: extractionOf({ accounts: [account] }) }, number);
    await uploadAs(server.app, person, { content, fileName: `${account.kind}.pdf` });
  }
  return person;
}

/** Requests as no program sends them: cut off, without end, with control characters, two lengths, or no sense at all. */
const rawRequests: readonly string[] = [
  "GET / HTTP/1.1\r\n\r\n",
  "GET /api/debts HTTP/9.9\r\nhost: x\r\n\r\n",
  "\u0000\u0001\u0002",
  "POST /api/chat HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n",
  "POST /api/chat HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello",
  "POST /api/chat HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n",
  "POST /api/chat HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nZZZ\r\n",
  `GET /${"a".repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: x\r\n${"x: y\r\n".repeat(5000)}\r\n`,
  "GET /%zz%00%ff HTTP/1.1\r\nhost: x\r\n\r\n",
  "GET http://169.254.169.254/latest HTTP/1.1\r\nhost: 169.254.169.254\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n",
  "TRACE / HTTP/1.1\r\nhost: x\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: x\r\ncookie: __Host-session=\u0080\r\n\r\n",
  "POST /api/documents/upload HTTP/1.1\r\nhost: x\r\nsec-fetch-site: same-origin\r\ncontent-type: multipart/form-data; boundary=\r\ncontent-length: 4\r\n\r\n----",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
];

/** The status that came back; 0 where the connection was closed without one. */
async function sendRaw(port: number, bytes: string): Promise<number> {
  const socket = connect({ port, host: "127.0.0.1" });
  let text = "";
  socket.on("error", () => undefined).on("data", (chunk) => (text += chunk.toString("latin1")));
  socket.on("connect", () => socket.end(bytes, "latin1"));
  await new Promise<void>((resolve) => socket.on("close", () => resolve()));
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
}

/** What the server's own log says of failures. */
const errors = new Set<string>();
const folder = mkdtempSync(join(tmpdir(), "debt-freedom-fuzz-"));
const postgres = await startEmbeddedPostgres({ dataDir: folder });
const pool = openPool(postgres.url, { max: 10, onIdleError: () => undefined });
await migrateDatabase(pool);
const server = await startFeaturesServer(
  { url: postgres.url, pool, database: createDatabase(pool) },
  {
    readFile: readScripted,
    billing: "sandbox with limits",
    waitMs: 1000,
    onLog: (line) => {
      if (!line.includes('"level":50')) return;
      errors.add(line.slice(0, 2000));
      say(line.slice(0, 2000));
    },
  },
);
const random = chance(SEED);
const answered: Record<string, number> = {};
const failed: string[] = [];
let person = await newPerson(server, 0);
let people = 1;
let sent = 0;

function note(status: number, what: () => string): void {
  const kind = status === 0 ? "closed" : `${Math.floor(status / 100)}xx`;
  answered[kind] = (answered[kind] ?? 0) + 1;
  if (status >= 500) fail(`${status} ${what().slice(0, 600)}`);
}

/** Told at once: the run takes long, and may be stopped. */
function fail(what: string): void {
  failed.push(what);
  say(what);
}

async function send({ method, url, headers, payload }: HostileRequest): Promise<void> {
  const asking = person;
  const request = () => `${method} ${url} ${payload ?? ""}`;
  const asked = server.app.inject({
    method: method as "GET",
    url,
    // Another address each time; of this machine, where the sandbox of payments answers.
    remoteAddress: `127.${random.below(250)}.${random.below(250)}.${random.below(250)}`,
    headers: { ...asking.headers, host: "localhost:3000", ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  try {
    const answer = await asked;
    note(answer.statusCode, () => `${request()}: ${answer.body}`);
  } catch (error) {
    // An answer that broke off in its middle: it is named, and the others go on.
    note(0, request);
    fail(`broke off (${String(error)}) ${request().slice(0, 600)}`);
  }
}

const memory = () => {
  globalThis.gc?.();
  return Math.round(process.memoryUsage().heapUsed / 1e6);
};

try {
  const routes = server.routes.filter(({ method, url }) => method !== "HEAD" && !left.has(url));
  const started = performance.now();
  const measured: number[] = [];
  const rounds = Math.ceil(REQUESTS / (routes.length * EACH_ROUTE));
  for (let round = 0; round < rounds; round += 1) {
    const requests = routes.flatMap((route) =>
      fc.sample(hostileRequestsTo(route, [person.id, "document_1"]), {
        numRuns: EACH_ROUTE,
        seed: SEED + round,
      }),
    );
    let next = 0;
    const lane = async () => {
      for (let index = next++; index < requests.length && sent < REQUESTS; index = next++) {
        sent += 1;
        await send(requests[index] as HostileRequest); // below the length
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if (sent / EACH_PERSON > people) {
      person = await newPerson(server, people);
      people += 1;
    }
    measured.push(memory());
    // It takes an hour: what is known by now is worth a line.
    if (round % ROUNDS_A_LINE === 0)
      say(
        `${sent} requests, ${JSON.stringify(answered)}, ${failed.length} failed, heap ${measured.at(-1)} MB`,
      );
  }
  const seconds = (performance.now() - started) / 1000;
  say(
    `${sent} requests to ${routes.length} routes in ${seconds.toFixed(0)} s by ${people} people: ${JSON.stringify(answered)}`,
  );
  const third = Math.floor(measured.length / 3);
  say(
    `heap ${measured[third]} MB after a third, ${measured.at(-1)} MB at the end; connections to the database ${pool.totalCount}, waiting ${pool.waitingCount}`,
  );
  const address = await server.app.listen({ host: "127.0.0.1", port: 0 });
  const raw: Record<string, number> = {};
  for (let number = 0; number < RAW; number += 1) {
    const bytes = rawRequests[number % rawRequests.length] ?? "";
    const status = await sendRaw(Number(new URL(address).port), bytes);
    raw[status] = (raw[status] ?? 0) + 1;
    note(status, () => bytes);
  }
  say(`${RAW} requests that are hardly any: ${JSON.stringify(raw)}`);
  say(failed.length === 0 ? "nothing failed" : `${failed.length} failed:\n${failed.slice(0, 20).join("\n")}`);
  for (const line of [...errors].slice(0, 20)) say(line.trim());
  if (process.argv.includes("--json")) {
    const figures = {
      requests: sent,
      raw: RAW,
      failed: failed.length,
      heapThirdMb: measured[third],
      heapEndMb: measured.at(-1),
    };
    const machine = { cores: availableParallelism(), model: cpus()[0]?.model };
    say(JSON.stringify({ bench: "fuzz", figures, seed: SEED, machine }));
  }
} finally {
  await server.stop();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
