import { eq, sql as query } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import type pg from "pg";
import { appRole, needsAppRole } from "./app-role.ts";
import type { Database, Sql } from "./port.ts";
import * as schema from "./schema.ts";

type Known = { readonly personId: string; readonly tokenHash: string; readonly identityHash: string };

/** A transaction has an id only once it wrote something. Here and not in triggers, so that no table can be forgotten. */
async function noteChange(sql: Sql, personId: string): Promise<void> {
  await sql.execute(query`insert into person_revisions (person_id, revision)
    select ${personId}, gen_random_uuid()::text
     where pg_current_xact_id_if_assigned() is not null and current_setting('app.is_erased', true) is distinct from 'yes'
    on conflict (person_id) do update set revision = excluded.revision`);
}

/**
 * The database as features see it: every transaction says first whose rows it may see. The pool's role may be a superuser
 * (the embedded database, many hosted ones), whom row-level security does not bind; then each transaction steps down to a
 * role that it binds.
 */
export function createDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema });
  let stepsDown: Promise<boolean> | undefined;

  function mustStepDown(): Promise<boolean> {
    stepsDown ??= needsAppRole(pool).catch((error: unknown) => {
      stepsDown = undefined;
      throw error;
    });
    return stepsDown;
  }

  async function inTransaction<T>(
    known: Known,
    work: (sql: Sql) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const role = (await mustStepDown()) ? query`set_config('role', ${appRole}, true),` : query``;
    return db.transaction(async (transaction) => {
      // All four in one round trip; every one ends with the transaction, so that a pooled connection carries nothing over.
      await transaction.execute(
        query`select ${role}
          set_config('app.person_id', ${known.personId}, true),
          set_config('app.token_hash', ${known.tokenHash}, true),
          set_config('app.identity_hash', ${known.identityHash}, true)`,
      );
      return work(transaction);
    }, config);
  }

  return {
    async forPerson(personId, work) {
      if (personId === "") {
        throw new Error("forPerson needs a person's id");
      }
      return inTransaction({ personId, tokenHash: "", identityHash: "" }, async (sql) => {
        const result = await work(sql);
        await noteChange(sql, personId);
        return result;
      });
    },
    atOneMoment: (personId, work) =>
      inTransaction({ personId, tokenHash: "", identityHash: "" }, work, {
        isolationLevel: "repeatable read",
        accessMode: "read only",
      }),
    async listPeople() {
      const rows = await inTransaction({ personId: "", tokenHash: "", identityHash: "" }, async (sql) => {
        await sql.execute(query`select set_config('app.lists_people', 'yes', true)`);
        return sql.select({ id: schema.people.id }).from(schema.people).orderBy(schema.people.id);
      });
      return rows.map(({ id }) => id);
    },
    async revisionOf(personId) {
      const rows = await inTransaction({ personId, tokenHash: "", identityHash: "" }, (sql) =>
        sql
          .select({ revision: schema.personRevisions.revision })
          .from(schema.personRevisions)
          .where(eq(schema.personRevisions.personId, personId)),
      );
      return rows[0]?.revision ?? "";
    },
    async beforePerson(known, work) {
      return inTransaction(
        {
          personId: "",
          tokenHash: known.tokenHash?.toString("hex") ?? "",
          identityHash: known.identityHash?.toString("hex") ?? "",
        },
        work,
      );
    },
  };
}
