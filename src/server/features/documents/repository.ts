/** The SQL of documents. Every query names its person besides row-level security. */
import { and, count, desc, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { documents } from "../../platform/database/schema.ts";

export type DocumentRow = typeof documents.$inferSelect;
export type DocumentChanges = Partial<Omit<typeof documents.$inferInsert, "personId" | "id">>;

const own = (personId: string, id: string) => and(eq(documents.personId, personId), eq(documents.id, id));

export async function insertDocument(sql: Sql, row: typeof documents.$inferInsert): Promise<void> {
  await sql.insert(documents).values(row);
}

export async function insertDocuments(sql: Sql, rows: Array<typeof documents.$inferInsert>): Promise<void> {
  if (rows.length > 0) await sql.insert(documents).values(rows);
}

export async function findDocument(sql: Sql, personId: string, id: string): Promise<DocumentRow | undefined> {
  const [row] = await sql.select().from(documents).where(own(personId, id));
  return row;
}

/** As `findDocument`; nobody else changes or deletes the row until the transaction ends. */
export async function findDocumentForUpdate(
  sql: Sql,
  personId: string,
  id: string,
): Promise<DocumentRow | undefined> {
  const [row] = await sql.select().from(documents).where(own(personId, id)).for("update");
  return row;
}

/** How many of the person's documents are not read yet. */
export async function countWaiting(sql: Sql, personId: string): Promise<number> {
  const [row] = await sql
    .select({ waiting: count() })
    .from(documents)
    .where(and(eq(documents.personId, personId), inArray(documents.status, ["queued", "reading"])));
  return row?.waiting ?? 0;
}

/** Newest first. */
export async function loadDocuments(sql: Sql, personId: string): Promise<DocumentRow[]> {
  return sql
    .select()
    .from(documents)
    .where(eq(documents.personId, personId))
    .orderBy(desc(documents.uploadedAt), desc(documents.id));
}

/** What has become of each upload, in no order; nothing sealed is loaded. */
export async function loadOutcomes(
  sql: Sql,
  personId: string,
): Promise<Array<Pick<DocumentRow, "status" | "duplicateOf" | "uploadedAt">>> {
  return sql
    .select({
      status: documents.status,
      duplicateOf: documents.duplicateOf,
      uploadedAt: documents.uploadedAt,
    })
    .from(documents)
    .where(eq(documents.personId, personId));
}

/** The documents of one type that were read and count, in no order. */
export async function loadDocumentsOfType(
  sql: Sql,
  personId: string,
  documentType: string,
): Promise<DocumentRow[]> {
  return sql
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.personId, personId),
        eq(documents.documentType, documentType),
        eq(documents.status, "completed"),
        isNull(documents.duplicateOf),
      ),
    );
}

/** A document that was read from the same bytes and counts. */
export async function findSameContent(
  sql: Sql,
  personId: string,
  contentMac: Buffer,
  exceptId: string,
): Promise<DocumentRow | undefined> {
  const [row] = await sql
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.personId, personId),
        eq(documents.contentMac, contentMac),
        eq(documents.status, "completed"),
        isNull(documents.duplicateOf),
        ne(documents.id, exceptId),
      ),
    )
    .orderBy(documents.uploadedAt, documents.id);
  return row;
}

export async function updateDocument(
  sql: Sql,
  personId: string,
  id: string,
  changes: DocumentChanges,
): Promise<void> {
  await sql.update(documents).set(changes).where(own(personId, id));
}

/** Notes progress while the document is being read; once it is not, progress that comes late changes nothing. */
export async function saveProgress(
  sql: Sql,
  personId: string,
  id: string,
  changes: Pick<DocumentChanges, "stage" | "progress">,
): Promise<void> {
  await sql
    .update(documents)
    .set(changes)
    .where(and(own(personId, id), eq(documents.status, "reading")));
}

/** Removes the document and the uploads of the same bytes that only point at it; returns what lay in the file store. */
export async function deleteDocument(sql: Sql, personId: string, id: string): Promise<string[]> {
  const rows = await sql
    .delete(documents)
    .where(and(eq(documents.personId, personId), or(eq(documents.id, id), eq(documents.duplicateOf, id))))
    .returning({ storageKey: documents.storageKey });
  return rows.flatMap(({ storageKey }) => storageKey ?? []);
}
