import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";
import { z } from "zod";
import {
  type DataExport,
  dataExportSchema,
  exportFormat,
  type HouseholdExport,
} from "#contract/data-export.ts";
import { csvCell } from "#contract/exports/csv.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import { columnsOf, openName, openSealed, storedRows } from "../../platform/database/person-rows.ts";
import type { PersonRow, PersonTable } from "../../platform/database/person-table.ts";
import { personTables } from "../../platform/database/person-tables.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/port.ts";
import { loadUploads } from "./repository.ts";

/** Far more than the rows of any person; a limit all the same, so that a fault cannot fill the disk. */
const LIMIT_BYTES = 4_000_000_000;
/** So many exports are made at the same time; each holds two connections while it reads. */
const AT_ONCE = 2;

export type ExportDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly files: Pick<FileStore, "save" | "open" | "remove">;
  readonly clock: Clock;
  /** The household that the person belongs to, as they see it; within the export's own transaction, which only reads. */
  readonly loadHousehold: (sql: Sql, personId: string) => Promise<HouseholdExport | null>;
};

export type Exporter = {
  /** The JSON file. The stream fails when the server cannot go on; it is never cut short silently. */
  readonly exportJson: (personId: string) => Promise<Readable>;
  /** A ZIP with the JSON, its schema, a table each as CSV, and the originals that are still kept. */
  readonly exportZip: (personId: string) => Promise<Readable>;
};

type Scope = { readonly sql: Sql; readonly vault: PersonVault; readonly personId: string };
type Original = DataExport["originals"][number] & { readonly storageKey: string };

const isExported = ({ exported }: PersonTable): boolean => typeof exported === "string";

/** The columns of a row as they are taken out, by the names they have there. */
function exportedColumns(table: PersonTable): readonly string[] {
  const names = Object.keys(columnsOf(table))
    .filter((column) => column !== "personId" && !Object.hasOwn(table.leftOut, column))
    .map((column) => (Object.hasOwn(table.sealed, column) ? openName(column) : column));
  return names;
}

const plainValue = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? value.toString("base64") : value instanceof Date ? value.toISOString() : value;

/** The texts of transactions, which lie sealed by the batch. */
type Descriptions = Map<string, readonly unknown[]>;

function openRow(scope: Scope, table: PersonTable, row: PersonRow, texts: Descriptions): PersonRow {
  const opened = openSealed(scope.vault, table, row, scope.personId);
  const whole: PersonRow = { ...row, ...opened };
  if (table.name === "transaction_batches") {
    const { rows } = opened["rows"] as { readonly rows: ReadonlyArray<readonly unknown[]> }; // the ledger wrote it
    texts.set(
      String(row["id"]),
      rows.map((one) => one[4]),
    );
  }
  const description =
    table.name === "transactions" && typeof row["batchId"] === "string"
      ? { description: texts.get(row["batchId"])?.[Number(row["batchIndex"])] ?? null }
      : {};
  const values = { ...whole, ...description } as PersonRow;
  return Object.fromEntries(exportedColumns(table).map((name) => [name, plainValue(values[name])]));
}

async function* jsonText(
  scope: Scope,
  exportedAt: Date,
  originals: readonly Original[],
  household: HouseholdExport | null,
): AsyncGenerator<Buffer> {
  const head = {
    format: exportFormat,
    version: 1,
    exportedAt: exportedAt.toISOString(),
    equalityKey: scope.vault.equalityKey().toString("base64"),
  };
  const listed = originals.map(
    ({ documentId, fileName, sizeBytes, path }) =>
      `\n${JSON.stringify({ documentId, fileName, sizeBytes, path })}`,
  );
  yield Buffer.from(
    `${JSON.stringify(head).slice(0, -1)},\n"originals":[${listed.join(",")}],\n"household":${JSON.stringify(household)},\n"tables":{`,
  );
  const texts: Descriptions = new Map();
  let isFirstTable = true;
  for (const table of personTables.filter(isExported)) {
    yield Buffer.from(`${isFirstTable ? "" : ","}\n${JSON.stringify(table.name)}:[`);
    isFirstTable = false;
    let isFirst = true;
    for await (const row of storedRows(scope.sql, table, scope.personId)) {
      yield Buffer.from(`${isFirst ? "" : ","}\n${JSON.stringify(openRow(scope, table, row, texts))}`);
      isFirst = false;
    }
    yield Buffer.from("]");
  }
  yield Buffer.from("}}\n");
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return csvCell(typeof value === "string" ? value : JSON.stringify(value));
}

async function* csvRows(scope: Scope, table: PersonTable, texts: Descriptions): AsyncGenerator<Buffer> {
  const columns = exportedColumns(table);
  // The mark tells spreadsheets that what follows is UTF-8.
  yield Buffer.from(`\uFEFF${columns.map(csvCell).join(",")}\r\n`);
  for await (const row of storedRows(scope.sql, table, scope.personId)) {
    const opened = openRow(scope, table, row, texts);
    yield Buffer.from(`${columns.map((name) => cellOf(opened[name])).join(",")}\r\n`);
  }
}

const README = `Everything that Debt Freedom keeps of you.

data.json            all of it, for programs and for bringing it into another installation
data.schema.json     what data.json looks like (JSON Schema)
tables/*.csv         the same, a file for each table, for spreadsheets; amounts are cents
originals/*          the files you uploaded that are still kept, numbered, under their own names
`;

/** Long enough to be known again, short enough for every file system, its number and its folder with it. */
const LONGEST_NAME = 100;

/** A file's own name where any system can unpack it; the number keeps two of one name apart. */
export function originalPath(fileName: string, number: number): string {
  const plain = fileName.replaceAll(/[^\p{L}\p{N}._ ()-]/gu, "_").trim();
  // The ending stays: by it programs know what to open it with.
  const [ending = ""] = /\.[\p{L}\p{N}]{1,8}$/u.exec(plain) ?? [];
  const stem = plain
    .slice(0, plain.length - ending.length)
    .slice(0, LONGEST_NAME)
    .toWellFormed();
  return `originals/${number}-${stem}${ending}`;
}

/** The originals that are still kept. */
async function listOriginals({ sql, personId, vault }: Scope): Promise<Original[]> {
  const kept = new Map(
    (await loadUploads(sql, personId)).flatMap(({ id, storageKey }) =>
      storageKey === null ? [] : [[id, storageKey] as const],
    ),
  );
  const documents = personTables.find(({ name }) => name === "documents");
  const originals: Original[] = [];
  if (documents === undefined) return originals;
  for await (const row of storedRows(sql, documents, personId)) {
    const id = String(row["id"]);
    const storageKey = kept.get(id);
    if (storageKey === undefined) continue;
    const fileName = String(openSealed(vault, documents, row, personId)["fileName"]);
    originals.push({
      documentId: id,
      fileName,
      sizeBytes: Number(row["sizeBytes"]),
      path: originalPath(fileName, originals.length + 1),
      storageKey,
    });
  }
  return originals;
}

/** The bytes, and `drop` before the end of them; also when the reader goes away, or never begins. */
function handOut(source: Readable, drop: () => Promise<unknown>): Readable {
  let dropping: Promise<unknown> | undefined;
  const end = (): Promise<unknown> => {
    source.destroy();
    dropping ??= drop();
    return dropping;
  };
  async function* all(): AsyncGenerator<Buffer> {
    try {
      yield* source;
    } finally {
      await end();
    }
  }
  const given = Readable.from(all(), { objectMode: false });
  // A generator that was not begun has no end. What cannot be removed now goes with the daily sweep.
  given.once("close", () => void end().catch(() => undefined));
  return given;
}

/** How an export is made: written to sealed files within one short transaction, then handed out at the reader's own pace. */
export function createExporter(deps: ExportDependencies): Exporter {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  /** Every row at one moment, in sealed files that are removed once they were handed out. */
  async function prepare(personId: string, withTables: boolean) {
    const parts: { readonly path: string; readonly storageKey: string }[] = [];
    const drop = () => Promise.all(parts.map(({ storageKey }) => deps.files.remove(personId, storageKey)));
    // The key is made now where there is none yet: what follows only reads.
    await deps.database.forPerson(personId, (sql) => deps.vaults.openVault(sql, personId));
    try {
      const kept = await inTurn(() =>
        deps.database.atOneMoment(personId, async (sql) => {
          const scope = { sql, personId, vault: await deps.vaults.openVault(sql, personId) };
          const keep = async (path: string, text: AsyncGenerator<Buffer>) => {
            const saved = await deps.files.save(
              personId,
              Readable.from(text, { objectMode: false }),
              LIMIT_BYTES,
            );
            parts.push({ path, storageKey: saved.storageKey });
            return saved.storageKey;
          };
          const found = await listOriginals(scope);
          const household = await deps.loadHousehold(sql, personId);
          const dataKey = await keep("data.json", jsonText(scope, deps.clock.now(), found, household));
          const texts: Descriptions = new Map();
          for (const table of withTables ? personTables.filter(isExported) : []) {
            await keep(`tables/${table.name}.csv`, csvRows(scope, table, texts));
          }
          return { dataKey, originals: found };
        }),
      );
      return { parts, ...kept, drop };
    } catch (error) {
      await drop();
      throw error;
    }
  }

  return {
    async exportJson(personId) {
      const { dataKey, drop } = await prepare(personId, false);
      try {
        // Opened before anything is answered: whoever deletes all of it at this moment is told so.
        return handOut(await deps.files.open(personId, dataKey), drop);
      } catch (error) {
        await drop();
        throw error;
      }
    },
    async exportZip(personId) {
      const { parts, originals, drop } = await prepare(personId, true);
      const zip = new ZipFile();
      const out = zip.outputStream as Readable; // typed wider than what it is
      zip.on("error", (error: Error) => out.destroy(error));
      const mtime = deps.clock.now();
      const schema = JSON.stringify(z.toJSONSchema(dataExportSchema), null, 2);
      zip.addBuffer(Buffer.from(README), "README.txt", { mtime });
      zip.addBuffer(Buffer.from(schema), "data.schema.json", { mtime });
      let current: Readable | undefined;
      out.once("close", () => current?.destroy());
      async function add(path: string, storageKey: string, compress: boolean): Promise<void> {
        current = await deps.files.open(personId, storageKey);
        if (out.destroyed) {
          current.destroy();
          throw new Error("nobody reads any more");
        }
        zip.addReadStream(current, path, { mtime, compress });
        await finished(current);
      }
      async function addAll(): Promise<void> {
        for (const { path, storageKey } of parts) await add(path, storageKey, true);
        for (const { path, storageKey } of originals) {
          // Statements are compressed already. One that was deleted since the archive was begun is not in it.
          await add(path, storageKey, false).catch((error: unknown) => {
            if (!(error instanceof AppError && error.code === "NOT_FOUND")) throw error;
          });
        }
        zip.end();
      }
      addAll().catch((error: unknown) => {
        out.destroy(error instanceof Error ? error : new Error(String(error)));
      });
      return handOut(out, drop);
    },
  };
}
