/** The SQL of statements that are opened once: which there are, and what of them is not known yet. */
import { and, eq, inArray, sql as query } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { documents, statements, typedEntries } from "../../platform/database/schema.ts";

/** A statement without its content. */
export type StatementVersion = {
  readonly documentId: string;
  readonly accountIndex: number;
  readonly asOf: string;
  readonly uploadedAt: Date;
  /** Another text for each sealing: every sealed value begins with random bytes of its own. */
  readonly version: string;
};

/** Longer than the random bytes at the beginning of what is sealed. */
const VERSION_BYTES = 24;

/**
 * The statements of each account of which a document or entry is there, as one text for each account: the same as before where nothing
 * of them was changed. A person has a thousand statements, and one more touches one account.
 */
export async function loadVersionTexts(sql: Sql, personId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql.execute<{ accountId: string; versions: string }>(query`
    select statement.account_id as "accountId",
      json_agg(
        json_build_array(
          statement.document_id,
          statement.account_index,
          statement.as_of::text,
          floor(extract(epoch from coalesce(document.uploaded_at, entry.changed_at)) * 1000),
          encode(substring(statement.facts_sealed from 1 for ${query.raw(String(VERSION_BYTES))}), 'base64')
        )
        order by statement.document_id, statement.account_index
      )::text as versions
    from ${statements} statement
    left join ${documents} document
      on document.person_id = statement.person_id and document.id = statement.document_id
    left join ${typedEntries} entry
      on entry.person_id = statement.person_id and entry.id = statement.document_id
    where statement.person_id = ${personId} and coalesce(document.uploaded_at, entry.changed_at) is not null
    group by statement.account_id`);
  return new Map(rows.map(({ accountId, versions }) => [accountId, versions]));
}

/** What one of those texts lists, by document, then by account of the document. */
export function statementVersions(text: string): readonly StatementVersion[] {
  // The database wrote it above: no validation.
  const listed = JSON.parse(text) as ReadonlyArray<readonly [string, number, string, number, string]>;
  return listed.map(([documentId, accountIndex, asOf, uploadedAt, version]) => ({
    documentId,
    accountIndex,
    asOf,
    uploadedAt: new Date(uploadedAt),
    version,
  }));
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
