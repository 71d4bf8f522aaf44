/** The SQL of corrections. Every query names its person besides row-level security. */
import { and, asc, eq, isNull } from "drizzle-orm";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Sql } from "../../platform/database/port.ts";
import { corrections } from "../../platform/database/schema.ts";
import type { StoredCorrection } from "./apply-corrections.ts";

type Scope = { readonly sql: Sql; readonly vault: PersonVault; readonly personId: string };
type Content = Omit<StoredCorrection, "id" | "madeAt" | "undoneAt">;

const place = (documentId: string, id: string) => ({
  table: "corrections",
  rowId: `${documentId}/${id}`,
  column: "content",
});

/** Every correction of the person, oldest first, by document; of one document when it is named. */
export async function loadCorrections(
  { sql, vault, personId }: Scope,
  documentId?: string,
): Promise<ReadonlyMap<string, readonly StoredCorrection[]>> {
  const own = eq(corrections.personId, personId);
  const rows = await sql
    .select()
    .from(corrections)
    .where(documentId === undefined ? own : and(own, eq(corrections.documentId, documentId)))
    .orderBy(asc(corrections.madeAt), asc(corrections.id));
  const opened = rows.map((row) => {
    // The vault proves that it is what insertCorrection wrote.
    const content = JSON.parse(
      vault.open(place(row.documentId, row.id), row.contentSealed).toString(),
    ) as Content;
    const { id, madeAt, undoneAt } = row;
    return { documentId: row.documentId, stored: { ...content, id, madeAt, undoneAt } };
  });
  const byDocument = Map.groupBy(opened, (entry) => entry.documentId);
  return new Map([...byDocument].map(([id, entries]) => [id, entries.map(({ stored }) => stored)]));
}

export async function insertCorrection(
  { sql, vault, personId }: Scope,
  documentId: string,
  { id, madeAt, undoneAt, ...content }: StoredCorrection,
): Promise<void> {
  await sql.insert(corrections).values({
    personId,
    documentId,
    id,
    contentSealed: vault.seal(place(documentId, id), JSON.stringify(content satisfies Content)),
    madeAt,
    undoneAt,
  });
}

/** The correction counts no more, but stays as history. */
export async function endCorrection(
  { sql, personId }: Scope,
  documentId: string,
  id: string,
  undoneAt: Date,
): Promise<void> {
  await sql
    .update(corrections)
    .set({ undoneAt })
    .where(
      and(
        eq(corrections.personId, personId),
        eq(corrections.documentId, documentId),
        eq(corrections.id, id),
        isNull(corrections.undoneAt),
      ),
    );
}

/** With the document goes what was said about it. */
export async function deleteCorrections({ sql, personId }: Scope, documentId: string): Promise<void> {
  await sql
    .delete(corrections)
    .where(and(eq(corrections.personId, personId), eq(corrections.documentId, documentId)));
}
