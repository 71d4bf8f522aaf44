import { sql as query } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { escapeLiteral, type Pool, type PoolClient, type QueryResult } from "pg";
import { appRole, needsAppRole } from "./app-role.ts";
import { isUnanswered } from "./connection.ts";
import { DatabaseAway } from "./database-away.ts";
import { households } from "./household-tables.ts";
import { refuseWithoutOwner } from "./owner-gone.ts";
import type { Database, KnownBefore, Sql } from "./port.ts";
import * as schema from "./schema.ts";

const before = ({ tokenHash, identityHash }: KnownBefore): Known => ({
  personId: "",
  tokenHash: tokenHash?.toString("hex") ?? "",
  identityHash: identityHash?.toString("hex") ?? "",
});

type Known = { readonly personId: string; readonly tokenHash: string; readonly identityHash: string };

/**
 * Begins a transaction that says first whose rows it may see; every setting ends with it, so that a pooled connection carries nothing
 * over. One message instead of two: a page asks for dozens of transactions.
 */
function opening({ personId, tokenHash, identityHash }: Known, stepsDown: boolean, kind = ""): string {
  const settings = [
    ...(stepsDown ? [["role", appRole]] : []),
    ["app.person_id", personId],
    ["app.token_hash", tokenHash],
    ["app.identity_hash", identityHash],
  ].map(([name = "", value = ""]) => `set_config(${escapeLiteral(name)}, ${escapeLiteral(value)}, true)`);
  return `begin ${kind}; select ${settings.join(", ")}`;
}

/** A transaction has an id only once it wrote something. Here and not in triggers, so that no table can be forgotten. */
const noteChange = (personId: string): string => `insert into person_revisions (person_id, revision)
  select ${escapeLiteral(personId)}, gen_random_uuid()::text where pg_current_xact_id_if_assigned() is not null
    and current_setting('app.is_erased', true) is distinct from 'yes'
  on conflict (person_id) do update set revision = excluded.revision;`;

/** Refuses what was written for somebody whose account was erased meanwhile; see the function's own words in the migrations. */
const holdOwner = (personId: string): string =>
  `select hold_owner(${escapeLiteral(personId)}) where pg_current_xact_id_if_assigned() is not null;`;

/**
 * The database as features see it: every transaction says first whose rows it may see. The pool's role may be a superuser
 * (the embedded database, many hosted ones), whom row-level security does not bind; then each transaction steps down to a
 * role that it binds.
 */
export function createDatabase(pool: Pool): Database {
  let stepsDown: Promise<boolean> | undefined;

  function mustStepDown(): Promise<boolean> {
    stepsDown ??= needsAppRole(pool).catch((error: unknown) => {
      stepsDown = undefined;
      throw new DatabaseAway(error);
    });
    return stepsDown;
  }

  async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await pool.connect().catch((error: unknown) => {
      throw new DatabaseAway(error);
    });
    let broken = true;
    try {
      const result = await work(client);
      broken = false;
      return result;
    } catch (error) {
      // A connection on which not even this goes through is thrown away; where no answer came, none would come to this.
      const undone = isUnanswered(error) ? Promise.reject(error) : client.query("rollback");
      await undone.then(
        () => (broken = false),
        () => undefined,
      );
      throw broken ? new DatabaseAway(error) : error;
    } finally {
      client.release(broken);
    }
  }

  /** `kind`: of the transaction, as SQL has it; `closing`: what is said before it is committed. */
  async function inTransaction<T>(
    known: Known,
    work: (sql: Sql) => Promise<T>,
    { kind = "", closing = "" }: { readonly kind?: string; readonly closing?: string } = {},
  ): Promise<T> {
    const begin = opening(known, await mustStepDown(), kind);
    return withClient(async (client) => {
      await client.query(begin);
      const result = await work(drizzle({ client }));
      await client.query(`${closing} commit`).catch(refuseWithoutOwner);
      return result;
    });
  }

  async function inOneMessage(known: Known, select: string): Promise<readonly unknown[]> {
    const begin = opening(known, await mustStepDown());
    // Several statements in one message answer with a list, one result each; the types know of one only.
    const results = (await withClient((client) =>
      client.query(`${begin}; ${select}; commit`),
    )) as unknown as readonly QueryResult<object>[];
    return results[2]?.rows ?? [];
  }

  /** Ids alone: rows are still seen one owner at a time. */
  const listing = (work: (sql: Sql) => Promise<{ readonly id: string }[]>): Promise<readonly string[]> =>
    inTransaction({ personId: "", tokenHash: "", identityHash: "" }, async (sql) => {
      await sql.execute(query`select set_config('app.lists_people', 'yes', true)`);
      return (await work(sql)).map(({ id }) => id);
    });

  async function ofPerson<T>(personId: string, work: (sql: Sql) => Promise<T>, closing: string): Promise<T> {
    if (personId === "") throw new Error("forPerson needs a person's id");
    return inTransaction({ personId, tokenHash: "", identityHash: "" }, work, {
      closing: `${holdOwner(personId)} ${closing}`,
    });
  }

  return {
    forPerson: (personId, work) => ofPerson(personId, work, noteChange(personId)),
    // They differ in what they promise to those who keep results; see port.ts.
    recordForPerson: (personId, work) => ofPerson(personId, work, ""),
    besideFigures: (personId, work) => ofPerson(personId, work, ""),
    atOneMoment: (personId, work) =>
      inTransaction({ personId, tokenHash: "", identityHash: "" }, work, {
        kind: "isolation level repeatable read read only",
      }),
    listPeople: () =>
      listing((sql) => sql.select({ id: schema.people.id }).from(schema.people).orderBy(schema.people.id)),
    listHouseholds: () =>
      listing((sql) => sql.select({ id: households.personId }).from(households).orderBy(households.personId)),
    async revisionOf(personId) {
      const select = `select revision from person_revisions where person_id = ${escapeLiteral(personId)}`;
      const [row] = await inOneMessage({ personId, tokenHash: "", identityHash: "" }, select);
      return (row as { revision: string } | undefined)?.revision ?? ""; // the column that is selected
    },
    beforePerson: (known, work) => inTransaction(before(known), work),
    askBeforePerson: (known, select) => inOneMessage(before(known), select),
  };
}
