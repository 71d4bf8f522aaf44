/** The SQL of statements that are opened once: which there are, and what of them is not known yet. */
import { and, eq, inArray, sql as query } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { documents, statements, typedEntries } from "../../platform/database/schema.ts";

/** A statement without its content. */
export type StatementVersion = {
  readonly accountId: string;
  readonly documentId: string;
  readonly accountIndex: number;
  readonly asOf: string;
  readonly uploadedAt: Date;
  /** Another text for each sealing: every sealed value begins with random bytes of its own. */
  readonly version: string;
};

/** Longer than the random bytes at the beginning of what is sealed. */
const VERSION_BYTES = 24;

/** Every statement of the person whose document or entry is there, in no order. */
export async function loadStatementVersions(sql: Sql, personId: string): Promise<StatementVersion[]> {
  const rows = await sql
    .select({
      accountId: statements.accountId,
      documentId: statements.documentId,
      accountIndex: statements.accountIndex,
      asOf: statements.asOf,
      version: query<string>`encode(substring(${statements.factsSealed} from 1 for ${query.raw(String(VERSION_BYTES))}), 'base64')`,
      uploadedAt: documents.uploadedAt,
      changedAt: typedEntries.changedAt,
    })
    .from(statements)
    .leftJoin(
      documents,
      and(eq(documents.personId, statements.personId), eq(documents.id, statements.documentId)),
    )
    .leftJoin(
      typedEntries,
      and(eq(typedEntries.personId, statements.personId), eq(typedEntries.id, statements.documentId)),
    )
    .where(eq(statements.personId, personId));
  return rows.flatMap(({ uploadedAt, changedAt, ...row }) => {
    const at = uploadedAt ?? changedAt;
    return at === null ? [] : [{ ...row, uploadedAt: at }];
  });
}

/** Above this many documents at once all are loaded: the list of them would be longer than what it spares. */
const MANY = 200;

/** What these documents and entries say, sealed; of many it may be what others say as well. */
export async function loadSealedFacts(sql: Sql, personId: string, documentIds: readonly string[]) {
  return sql
    .select({
      documentId: statements.documentId,
      accountIndex: statements.accountIndex,
      factsSealed: statements.factsSealed,
    })
    .from(statements)
    .where(
      and(
        eq(statements.personId, personId),
        documentIds.length > MANY ? undefined : inArray(statements.documentId, [...documentIds]),
      ),
    );
}
