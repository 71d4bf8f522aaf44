import type { Readable } from "node:stream";
import { type ZodType, z } from "zod";
import { type DataExport, dataExportSchema } from "#contract/data-export.ts";
import { uploadLimits } from "#contract/documents.ts";
import { extractionSchema } from "#contract/extraction.ts";
import type { Imported } from "#contract/privacy.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import { DatabaseAway } from "../../platform/database/database-away.ts";
import {
  columnsOf,
  countRows,
  deleteRows,
  insertRows,
  openName,
  sealOpened,
} from "../../platform/database/person-rows.ts";
import type { PersonRow, PersonTable } from "../../platform/database/person-table.ts";
import { personTables } from "../../platform/database/person-tables.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/port.ts";
import { readExport } from "./read-export.ts";

export type ImportDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly files: Pick<FileStore, "save" | "remove">;
  readonly lockLedger: (sql: Sql, personId: string) => Promise<void>;
};

/** What is brought: data.json, from its beginning each time, and how to open an original by its path; undefined where it is not in there. */
export type BroughtData = {
  readonly openJson: () => Promise<AsyncIterable<Buffer>>;
  readonly openOriginal: (path: string) => Promise<Readable | undefined>;
};

export type Importer = {
  /**
   * Puts an export of this program into the account, all of it or nothing.
   * @throws AppError BAD_REQUEST for anything that is no such export, CONFLICT where the account has data of its own.
   */
  readonly importData: (personId: string, brought: BroughtData) => Promise<Imported>;
};

/** Photos of several pages lie together in one original. */
const LONGEST_ORIGINAL = 4 * uploadLimits.fileBytes;

/** So many rows are opened, sealed and written together: a few milliseconds in which nobody else gets a turn. */
const AT_ONCE = 100;

const isImported = ({ exported }: PersonTable): boolean => exported === "data" || exported === "settings";
const imported = personTables.filter(isImported);

const refuse = (userMessage: string, cause?: unknown): AppError =>
  new AppError("BAD_REQUEST", { status: 400, userMessage, cause });

const noExport = (cause?: unknown) =>
  refuse(
    "This is not a complete export of Debt Freedom, so nothing was brought in. Please choose the ZIP or the JSON file as it was saved.",
    cause,
  );

const bytes = z.base64().transform((text) => Buffer.from(text, "base64"));
const instant = z.iso.datetime().transform((text) => new Date(text));

/** What a value of this column looks like in an export. */
function valueSchema(column: { readonly columnType: string; readonly dataType: string }): ZodType {
  if (column.columnType === "PgCustomColumn") return bytes;
  if (column.columnType === "PgTimestamp") return instant;
  if (column.columnType === "PgDateString") return z.iso.date();
  if (column.dataType === "number") return z.int();
  if (column.dataType === "boolean") return z.boolean();
  return z.string();
}

/** Rows of one table in an export; further columns (the text beside a transaction) are passed over. */
function rowSchema(table: PersonTable): ZodType<PersonRow> {
  const shape = Object.entries(columnsOf(table)).flatMap(([name, column]): [string, ZodType][] => {
    if (name === "personId" || Object.hasOwn(table.leftOut, name)) return [];
    if (Object.hasOwn(table.sealed, name)) {
      const open = name === "extractionSealed" ? extractionSchema : z.json();
      const value = table.sealed[name]?.holds === "text" ? z.string() : open;
      return [[openName(name), column.notNull ? value : value.nullish()]];
    }
    const value = valueSchema(column);
    return [[name, column.notNull ? value : value.nullish()]];
  });
  return z.object(Object.fromEntries(shape));
}

type Head = Omit<DataExport, "tables">;
const headSchema = dataExportSchema.omit({ tables: true });

/** Reads all of it and keeps none of the rows: whether this is a whole export, and how many rows come back. */
async function checkWhole(brought: BroughtData): Promise<{ readonly head: Head; readonly rows: number }> {
  try {
    const members = new Map<string, unknown>();
    let rows = 0;
    for await (const piece of readExport(await brought.openJson())) {
      if (piece.kind === "member") members.set(piece.name, piece.value);
      else if (rowOf(piece.table, piece.row) !== undefined) rows += 1;
    }
    const head = headSchema.parse(Object.fromEntries(members));
    return { head, rows };
  } catch (cause) {
    throw noExport(cause);
  }
}

const schemas = new Map(imported.map((table) => [table.name, { table, schema: rowSchema(table) }]));

/** A row of a table that comes back; undefined for one of another table. @throws ZodError for one that cannot be. */
function rowOf(
  name: string,
  row: unknown,
): { readonly table: PersonTable; readonly row: PersonRow } | undefined {
  const known = schemas.get(name);
  return known && { table: known.table, row: known.schema.parse(row) };
}

/** Rows in the order of the file, as many together as are written at once. */
async function* batches(
  brought: BroughtData,
): AsyncGenerator<{ readonly table: PersonTable; readonly rows: readonly PersonRow[] }> {
  let table: PersonTable | undefined;
  let rows: PersonRow[] = [];
  for await (const piece of readExport(await brought.openJson())) {
    const found = piece.kind === "row" ? rowOf(piece.table, piece.row) : undefined;
    if (found === undefined) continue;
    if (table !== undefined && (found.table !== table || rows.length >= AT_ONCE)) {
      yield { table, rows };
      rows = [];
    }
    table = found.table;
    rows.push(found.row);
  }
  if (table !== undefined && rows.length > 0) yield { table, rows };
}

/** A document that was being read when it was taken out is read when its owner asks for it. */
function settle(row: PersonRow): PersonRow {
  if (row["status"] !== "queued" && row["status"] !== "reading") return row;
  return {
    ...row,
    status: "failed",
    progress: 0,
    errorCode: "READING_FAILED",
    errorMessage: "This file was not read yet when the data was taken out. Please read it now.",
  };
}

async function requireEmpty(sql: Sql, personId: string): Promise<void> {
  for (const table of imported) {
    if (table.exported === "data" && (await countRows(sql, table, personId)) > 0) {
      throw new AppError("CONFLICT", {
        status: 409,
        userMessage:
          "This account has data of its own, so nothing was brought in. Delete it first, or use another account.",
      });
    }
  }
}

async function insertTable(
  scope: { readonly sql: Sql; readonly vault: PersonVault; readonly personId: string },
  table: PersonTable,
  rows: readonly PersonRow[],
  storageKeys: ReadonlyMap<string, string>,
): Promise<void> {
  const { sql, vault, personId } = scope;
  const complete = rows.map((row) => {
    const stored: PersonRow = {
      ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? null])),
      personId,
      ...(table.name === "documents"
        ? { storageKey: storageKeys.get(String(row["id"])) ?? null, passwordSealed: null }
        : {}),
    };
    // The text beside a transaction is there for reading; it is stored with its batch.
    const isInBatch = table.name === "transactions" && typeof row["batchId"] === "string";
    const opened = isInBatch ? {} : row;
    return { ...stored, ...sealOpened(vault, table, stored, opened, personId) };
  });
  await insertRows(sql, table, complete.map(table.name === "documents" ? settle : (row) => row));
}

export function createImporter(deps: ImportDependencies): Importer {
  return {
    async importData(personId, brought) {
      const { head, rows } = await checkWhole(brought);
      const equalityKey = Buffer.from(head.equalityKey, "base64");
      if (equalityKey.length !== 32) throw noExport();
      await deps.database.forPerson(personId, (sql) => requireEmpty(sql, personId));
      const storageKeys = new Map<string, string>();
      try {
        for (const { documentId, path } of head.originals) {
          const content = await brought.openOriginal(path);
          if (content === undefined) continue;
          const saved = await deps.files.save(personId, content, LONGEST_ORIGINAL);
          storageKeys.set(documentId, saved.storageKey);
        }
        await deps.database.forPerson(personId, async (sql) => {
          await deps.lockLedger(sql, personId);
          await requireEmpty(sql, personId);
          const vault = await deps.vaults.adoptEqualityKey(sql, personId, equalityKey);
          const begun = new Set<PersonTable>();
          for await (const { table, rows: some } of batches(brought)) {
            // Settings that were brought outweigh those of the empty account.
            if (table.exported === "settings" && !begun.has(table)) await deleteRows(sql, table, personId);
            begun.add(table);
            await insertTable({ sql, vault, personId }, table, some, storageKeys);
          }
        });
      } catch (error) {
        // They may be named by rows whose commit was not answered; without those the nightly sweep takes them.
        if (!(error instanceof DatabaseAway))
          await Promise.all([...storageKeys.values()].map((key) => deps.files.remove(personId, key)));
        throw error;
      }
      return { rows, originals: storageKeys.size };
    },
  };
}
