/** A person whose browser writes and reads without a pause, on whichever web server answers, and remembers what was promised. */
import { setTimeout as wait } from "node:timers/promises";
import { type Debt, debtListSchema } from "#contract/debts.ts";
import { documentListSchema, uploadResponseSchema } from "#contract/documents.ts";
import { type Entry, entryListSchema, savedEntrySchema } from "#contract/entries.ts";
import { documentFiguresSchema } from "#contract/figures.ts";
import { planHistorySchema } from "#contract/plan-history.ts";
import { transactionListSchema } from "#contract/transactions.ts";
import type { Chance } from "../bench/chance.ts";
import { ABSENT, createKept, type Kept } from "./kept.ts";

/** A call that was answered with 5xx or not at all. */
export type Failure = {
  readonly web: number;
  readonly from: number;
  readonly until: number;
  /** The status, or the network's word. */
  readonly what: string;
  readonly call: string;
};

/** What all clients together saw. */
export type Seen = {
  readonly failures: Failure[];
  /** Answers that nothing explains, such as a refusal of what is right. */
  readonly wrong: string[];
  answered: number;
  written: number;
  longestMs: number;
};

export type Client = {
  readonly name: string;
  readonly kept: Kept;
  /** Names of files whose upload may have arrived. */
  readonly uploads: ReadonlyMap<string, "kept" | "unknown">;
  /** One thing, chosen by chance. */
  step(): Promise<void>;
  /** What is really there, asked of the product itself; undefined where an answer did not come. */
  find(): Promise<Found | undefined>;
};

export type Found = {
  readonly values: ReadonlyMap<string, string>;
  /** Of each file that is no repetition of another: its status. */
  readonly documents: ReadonlyMap<string, string>;
  /** How often each row of a download is in the ledger. */
  readonly rows: ReadonlyMap<string, number>;
};

const ROWS = 3;
const MOST_ENTRIES = 6;
const MOST_WAITING = 3;
const LONGEST_CALL_MS = 60_000;
const CORRECTED = "accounts.0.endingBalance";

const rowOf = (file: string, row: number): string => `${file.toUpperCase()} ROW ${row}`;

/** A bank's download, small, with rows that are in no other, neither by their words nor by day and amount. */
function download(person: string, file: string, number: number): string {
  const rows = Array.from(
    { length: ROWS },
    (_, row) =>
      `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>202610${String(10 + row)}<TRNAMT>-${number}.${row}1<FITID>${file}-${row}<NAME>${rowOf(file, row)}</STMTTRN>`,
  );
  return `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nSECURITY:NONE\nENCODING:USASCII\nCHARSET:1252\n\n<OFX><SIGNONMSGSRSV1><SONRS><STATUS><CODE>0<SEVERITY>INFO</STATUS><DTSERVER>20261101<LANGUAGE>ENG<FI><ORG>Harbor Bank<FID>12</FI></SONRS></SIGNONMSGSRSV1><BANKMSGSRSV1><STMTTRNRS><TRNUID>0<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>021000021<ACCTID>${person}4821<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20261001<DTEND>20261031${rows.join("")}</BANKTRANLIST><LEDGERBAL><BALAMT>2120.40<DTASOF>20261031</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;
}

const debtOf = (creditor: string, currentBalance: string) => ({
  kind: "debt",
  creditor,
  debtKind: "personal-loan",
  currentBalance,
  apr: "9.00",
  minimumPayment: "0.50",
  dueDay: 5,
  accountLast4: null,
  creditLimit: null,
  originalBalance: null,
});

type Answer = { readonly status: number; readonly body: unknown };

export function createClient(options: {
  readonly name: string;
  readonly cookie: string;
  readonly addresses: readonly string[];
  readonly random: Chance;
  readonly seen: Seen;
}): Client {
  const { name, cookie, addresses, random, seen } = options;
  const kept = createKept();
  const uploads = new Map<string, "kept" | "unknown">();
  let entries: readonly Entry[] = [];
  let debts: readonly Debt[] = [];
  let corrected: string | undefined;
  let waiting = 0;
  let number = 0;
  let hasBegun = false;

  /** Undefined where no answer came, or one of 5xx: then nobody knows whether it was done. */
  async function call(method: string, path: string, body?: object | FormData): Promise<Answer | undefined> {
    const web = random.below(addresses.length);
    const from = performance.now();
    const isForm = body instanceof FormData;
    const fail = (what: string) => {
      seen.failures.push({ web, from, until: performance.now(), what, call: `${method} ${path}` });
    };
    try {
      const response = await fetch(`${addresses[web]}${path}`, {
        method,
        headers: {
          cookie,
          "sec-fetch-site": "same-origin",
          prefer: "respond-async",
          ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
        },
        signal: AbortSignal.timeout(LONGEST_CALL_MS),
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      if (response.status >= 500) {
        fail(String(response.status));
        await wait(20);
        return undefined;
      }
      seen.answered += 1;
      seen.longestMs = Math.max(seen.longestMs, performance.now() - from);
      return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      fail(cause instanceof Error ? ("code" in cause ? String(cause.code) : cause.name) : String(cause));
      await wait(20);
      return undefined;
    }
  }

  /** Writes `value` under `key` and notes what came of it. `mayBeRefused`: 404 and 409 are honest answers here. */
  async function write(
    key: string,
    value: string,
    request: () => Promise<Answer | undefined>,
    mayBeRefused = false,
  ): Promise<Answer | undefined> {
    const takeBack = kept.begin(key, value);
    const answer = await request();
    if (answer === undefined) return undefined;
    if (answer.status < 300) {
      seen.written += 1;
      kept.settle(key, value);
      return answer;
    }
    takeBack();
    if (!mayBeRefused || ![404, 409].includes(answer.status))
      seen.wrong.push(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return undefined;
  }

  async function read<T>(path: string, schema: { parse(value: unknown): T }): Promise<T | undefined> {
    const answer = await call("GET", path);
    if (answer === undefined) return undefined;
    if (answer.status === 200) return schema.parse(answer.body);
    seen.wrong.push(`GET ${path}: ${answer.status}`);
    return undefined;
  }

  const newValue = () => `${(number += 1)}.${String(random.below(100)).padStart(2, "0")}`;
  const entryKey = (creditor: string) => `entry ${creditor}`;
  const debtsOfEntries = () =>
    entries.flatMap((entry) => (entry.content.kind === "debt" ? [{ ...entry, content: entry.content }] : []));

  const steps = {
    async upload() {
      if (waiting >= MOST_WAITING) return steps.look();
      const file = `${name}-${(number += 1)}`;
      const form = new FormData();
      form.append("file", new Blob([download(name, file, number)]), `${file}.ofx`);
      // What did not come through is sent again, as a browser's queue does; the second of two is known as a repetition.
      for (let tries = 0; tries < 200; tries += 1) {
        uploads.set(file, "unknown");
        const answer = await call("POST", "/api/documents/upload", form);
        if (answer === undefined) continue;
        if (answer.status >= 300) seen.wrong.push(`upload: ${answer.status} ${JSON.stringify(answer.body)}`);
        else {
          uploads.set(file, "kept");
          seen.written += 1;
          waiting += 1;
          corrected ??= uploadResponseSchema.parse(answer.body).document.id;
        }
        return undefined;
      }
      return undefined;
    },
    async look() {
      const documents = await read("/api/documents", documentListSchema);
      if (documents === undefined) return;
      waiting = documents.filter(({ status }) => ["queued", "reading"].includes(status)).length;
      entries = (await read("/api/entries", entryListSchema)) ?? entries;
      debts = (await read("/api/debts", debtListSchema)) ?? debts;
    },
    async type() {
      const own = debtsOfEntries();
      const value = newValue();
      if (own.length < MOST_ENTRIES) {
        const creditor = `${name} ${(number += 1)}`;
        const request = () => call("POST", "/api/entries", { content: debtOf(creditor, value) });
        const answer = await write(entryKey(creditor), value, request);
        if (answer !== undefined) entries = [...entries, savedEntrySchema.parse(answer.body).entry];
        else await steps.look();
        return;
      }
      const { id, version, content } = random.pick(own);
      const key = entryKey(content.creditor);
      if (random.unit() < 0.3 && content.creditor !== `${name} base`) {
        const remove = () => call("DELETE", `/api/entries/${id}?version=${version}`);
        await write(key, ABSENT, remove, true);
      } else {
        const change = { version, content: debtOf(content.creditor, value) };
        await write(key, value, () => call("PUT", `/api/entries/${id}`, change), true);
      }
      await steps.look();
    },
    async mark() {
      const debt = debts.find(({ creditor }) => creditor === `${name} base`);
      if (debt === undefined) return steps.look();
      const path = `/api/payments/${debt.id}/2027-0${1 + random.below(6)}`;
      const value = newValue();
      const request = () => call("PUT", path, { status: "paid", amount: value });
      return write(`mark ${path.slice(-7)}`, value, request);
    },
    async correct() {
      if (corrected === undefined) return steps.look();
      const value = newValue();
      const path = `/api/documents/${corrected}/figures/${CORRECTED}`;
      // While it is not read yet, there is nothing to correct.
      return write("correction", value, () => call("PUT", path, { value }), true);
    },
    async read() {
      const paths = ["/api/debts", "/api/cashflow/analysis", "/api/system-status", "/api/plan-history"];
      const path = random.pick(paths);
      await read(path, { parse: (value) => value });
    },
  };

  async function findCorrection(values: Map<string, string>): Promise<boolean> {
    if (corrected === undefined) return true;
    const said = await read(`/api/documents/${corrected}/figures`, documentFiguresSchema);
    if (said === undefined) return false;
    const one = said.figures.find(({ path }) => path === CORRECTED);
    if (one?.correction) values.set("correction", String(one.value));
    return true;
  }

  return {
    name,
    kept,
    uploads,
    async step() {
      if (!hasBegun) {
        hasBegun = true;
        const content = debtOf(`${name} base`, "1000.00");
        const key = entryKey(content.creditor);
        await write(key, "1000.00", () => call("POST", "/api/entries", { content }));
        return;
      }
      const kind = random.weighted([
        ["upload", 3],
        ["type", 4],
        ["mark", 4],
        ["correct", 3],
        ["read", 3],
        ["look", 2],
      ] as const);
      await steps[kind]();
    },
    async find() {
      const documents = await read("/api/documents", documentListSchema);
      const typed = await read("/api/entries", entryListSchema);
      const history = await read("/api/plan-history", planHistorySchema);
      const ledger = await read("/api/cashflow/transactions?all=true", transactionListSchema);
      const values = new Map<string, string>();
      if (!documents || !typed || !history || !ledger || !(await findCorrection(values))) return undefined;
      for (const { content } of typed) {
        if (content.kind !== "debt") continue;
        const key = entryKey(content.creditor);
        values.set(key, values.has(key) ? "there twice" : content.currentBalance);
      }
      for (const { month, amount } of history.marks) {
        const key = `mark ${month}`;
        values.set(key, values.has(key) ? "there twice" : amount);
      }
      const rows = new Map<string, number>();
      for (const { description } of ledger.transactions)
        rows.set(description, (rows.get(description) ?? 0) + 1);
      const firsts = documents.filter(({ duplicateOf }) => duplicateOf === null);
      const statuses = new Map<string, string>();
      for (const { fileName, status } of firsts) {
        const file = fileName.replace(/\.ofx$/, "");
        statuses.set(file, statuses.has(file) ? "there twice" : status);
      }
      return { values, documents: statuses, rows };
    },
  };
}

/** The rows that a file must have brought, each once. */
export const rowsOf = (file: string): readonly string[] =>
  Array.from({ length: ROWS }, (_, row) => rowOf(file, row));
