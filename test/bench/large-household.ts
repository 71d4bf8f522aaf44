/**
 * A household of 25 accounts, 36 months of statements and 40,000 transactions over the real routes and the embedded database: what
 * its pages wait for, first and again, and after one more statement.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AccountFacts, Extraction, TransactionFacts } from "#contract/extraction.ts";
import { addDays, addMonthsToDate } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { addReadDocuments } from "#server/features/documents/add-read-documents.ts";
import { fillEmptyLedger } from "#server/features/ledger/fill-empty-ledger.ts";
import { mergeDocument } from "#server/features/ledger/merge-document.ts";
import { createDatabase } from "#server/platform/database/create-database.ts";
import { startEmbeddedPostgres } from "#server/platform/database/embedded-postgres.ts";
import { migrateDatabase } from "#server/platform/database/migrate.ts";
import { openPool } from "#server/platform/database/open-pool.ts";
import { startFeaturesServer } from "../fakes/features-server.ts";
import { readScripted } from "../fakes/scripted-reader.ts";
import { signInAs } from "../fakes/sign-in.ts";
import { extractionOf } from "../samples/extractions.ts";
import { chance } from "./chance.ts";

const [ACCOUNTS, DEPOSITS, MONTHS, ROWS] = [25, 5, 36, 40_000];
/** The last statements come one by one, all pages after each; of every other one the cash flow alone is timed. The middle one counts. */
const ONE_BY_ONE = 18;
/** Up to the month before the day that the test server's clock shows. */
const START = parsePlainDate("2023-11-01") as PlainDate; // a day that exists

const MERCHANTS = [
  "KROGER",
  "SHELL OIL",
  "CHIPOTLE",
  "AMAZON MKTPL",
  "CITY POWER LIGHT",
  "NETFLIX.COM",
  "CVS PHARMACY",
];

function statementOf(account: number, month: number, random: ReturnType<typeof chance>): Extraction {
  const isDeposit = account < DEPOSITS;
  const periodStart = addMonthsToDate(START, month);
  const periodEnd = addDays(addMonthsToDate(START, month + 1), -1);
  const facts: AccountFacts = {
    kind: isDeposit ? "checking" : "credit-card",
    institution: `Bank ${account}`,
    accountLast4: String(1000 + account),
    periodStart,
    periodEnd,
    statementDate: periodEnd,
    ...(isDeposit
      ? { endingBalance: "9000.00" }
      : {
          currentBalance: "1000.00",
          minimumPayment: "35.00",
          apr: "24.99",
          paymentDueDate: addDays(periodEnd, 20),
        }),
  };
  const count =
    Math.floor(((account + 1) * ROWS) / (ACCOUNTS * MONTHS)) -
    Math.floor((account * ROWS) / (ACCOUNTS * MONTHS));
  const rows = Array.from({ length: count + 1 }, (_, index): TransactionFacts => {
    const isPay = isDeposit && index === 0;
    const amount = isPay ? 500_000 : -100 - random.below(4000);
    return {
      account: 0,
      date: addDays(periodStart, random.below(28)),
      description: isPay ? "ACME PAYROLL" : `${random.pick(MERCHANTS)} #${random.below(900)}`,
      amount: formatMoney(cents(amount)),
    };
  }).slice(0, count);
  return extractionOf({ accounts: [facts], transactions: rows });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** Milliseconds by name. */
export async function measureRoutes(): Promise<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "debt-freedom-bench-"));
  const embedded = await startEmbeddedPostgres({ dataDir: folder });
  const pool = openPool(embedded.url, { max: 10, onIdleError: () => undefined });
  await migrateDatabase(pool);
  const database = createDatabase(pool);
  const server = await startFeaturesServer({ url: embedded.url, pool, database }, { readFile: readScripted });
  try {
    const person = await signInAs(server, "large");
    const random = chance(20_261_121);
    const upload = (account: number, month: number) => {
      const extraction = statementOf(account, month, random);
      const fileName = `${account}-${month}.pdf`;
      const uploadedAt = new Date(`${extraction.accounts[0]?.periodEnd}T12:00:00Z`);
      return { fileName, sizeBytes: 1, storageKey: fileName, uploadedAt, extraction };
    };
    const all = Array.from({ length: ACCOUNTS * MONTHS }, (_, index) =>
      upload(index % ACCOUNTS, Math.floor(index / ACCOUNTS)),
    );
    const withScope = (work: (scope: Parameters<typeof mergeDocument>[0]) => Promise<unknown>) =>
      database.forPerson(person.id, async (sql) =>
        work({ sql, vault: await server.vaults.openVault(sql, person.id), personId: person.id }),
      );
    await withScope((scope) => addReadDocuments(scope, all.slice(0, -1 - ONE_BY_ONE), fillEmptyLedger));
    // As a browser asks: without it a compressed answer would be opened again here.
    const headers = { ...person.headers, "accept-encoding": "gzip" };
    const get = (url: string) => async () => {
      const answer = await server.app.inject({ url, headers });
      if (answer.statusCode !== 200)
        throw new Error(`${url}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
    };
    const add = (one: (typeof all)[number]) => () =>
      withScope((scope) =>
        addReadDocuments(scope, [one], async (_, documents) => {
          for (const document of documents) await mergeDocument(scope, document);
        }),
      );
    const analysis = get("/api/cashflow/analysis");
    const dashboard = [
      "/api/debts",
      "/api/system-status",
      "/api/profile",
      "/api/opportunities",
      "/api/plan-history",
    ];
    const first = await timed(analysis);
    await add(all.at(-1 - ONE_BY_ONE)!)();
    const analysed = await timed(analysis);
    for (const url of dashboard) await get(url)();
    const again = async (url: string) => {
      const times: number[] = [];
      for (let run = 0; run < 9; run++) times.push(await timed(get(url)));
      return middle(times);
    };
    const status = await again("/api/system-status");
    const profile = await again("/api/profile");
    const steps: Array<{ readonly merge: number; readonly refresh: number; readonly cpu: number }> = [];
    const updates: Array<{ readonly merge: number; readonly refresh: number }> = [];
    const askDashboard = () => Promise.all(dashboard.map((url) => get(url)()));
    for (const [index, one] of all.slice(-ONE_BY_ONE).entries()) {
      const started = process.cpuUsage();
      const merge = await timed(add(one));
      if (index % 2 === 1) {
        updates.push({ merge, refresh: await timed(analysis) });
        await askDashboard();
        continue;
      }
      const refresh = await timed(() => Promise.all([analysis(), askDashboard()]));
      const used = process.cpuUsage(started);
      steps.push({ merge, refresh, cpu: (used.user + used.system) / 1000 });
    }
    return {
      first,
      analysis: analysed,
      status,
      profile,
      merge: middle([...steps, ...updates].map((step) => step.merge)),
      updated: middle(updates.map((step) => step.merge + step.refresh)),
      afterStatement: middle(steps.map((step) => step.merge + step.refresh)),
      slowestStatement: Math.max(...steps.map((step) => step.merge + step.refresh)),
      afterStatementCpu: middle(steps.map((step) => step.cpu)),
    };
  } finally {
    await server.stop();
    await pool.end();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
