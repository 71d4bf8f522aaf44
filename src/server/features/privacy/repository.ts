/** The SQL of privacy settings and of erasures under way. Every query names its person besides row-level security. */
import { and, eq, inArray } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { documents, erasures, privacySettings } from "../../platform/database/schema.ts";

/** Undefined until the person has decided anything. */
export async function loadSettings(sql: Sql, personId: string): Promise<Buffer | undefined> {
  const rows = await sql
    .select({ contentSealed: privacySettings.contentSealed })
    .from(privacySettings)
    .where(eq(privacySettings.personId, personId));
  return rows[0]?.contentSealed;
}

export async function saveSettings(sql: Sql, personId: string, contentSealed: Buffer): Promise<void> {
  await sql
    .insert(privacySettings)
    .values({ personId, contentSealed })
    .onConflictDoUpdate({ target: privacySettings.personId, set: { contentSealed } });
}

export type ErasureRow = typeof erasures.$inferSelect;

export async function insertErasure(sql: Sql, row: ErasureRow): Promise<void> {
  await sql.insert(erasures).values(row);
}

export async function findErasure(sql: Sql, personId: string, id: string): Promise<ErasureRow | undefined> {
  const [row] = await sql
    .select()
    .from(erasures)
    .where(and(eq(erasures.personId, personId), eq(erasures.id, id)));
  return row;
}

/** What is kept of each upload, in no order. */
export async function loadUploads(sql: Sql, personId: string) {
  return sql
    .select({
      id: documents.id,
      sizeBytes: documents.sizeBytes,
      storageKey: documents.storageKey,
      uploadedAt: documents.uploadedAt,
      readAt: documents.readAt,
      status: documents.status,
      duplicateOf: documents.duplicateOf,
    })
    .from(documents)
    .where(eq(documents.personId, personId));
}

/** From now on these documents have no original; what was read from them stays. */
export async function dropOriginals(sql: Sql, personId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql
    .update(documents)
    .set({ storageKey: null })
    .where(and(eq(documents.personId, personId), inArray(documents.id, [...ids])));
}
