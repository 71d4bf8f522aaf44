import { sql as query } from "drizzle-orm";
import type { Vaults } from "../crypto/vaults.ts";
import { AppError } from "../errors.ts";
import { deleteRows, openSealed, sealOpened, storedRows, updateRow } from "./person-rows.ts";
import { type Erasure, isErasedBy, type PersonRow, type PersonTable } from "./person-table.ts";
import { personTables } from "./person-tables.ts";
import type { Sql } from "./port.ts";

const known: ReadonlySet<string> = new Set(personTables.map(({ name }) => name));

/**
 * Deletes every row of a person and counts them. Inside `forPerson(personId)`. The registry begins with the person's own row, which
 * whoever writes holds until the commit: what they wrote is there for the tables that follow, or is refused.
 */
export async function eraseRowsOf(sql: Sql, personId: string): Promise<number> {
  let erased = 0;
  for (const table of personTables) erased += await deleteRows(sql, table, personId);
  return erased;
}

/**
 * Refuses to begin an erasure whose end this process cannot know: while processes are exchanged one after the other, a newer one may
 * have added tables with rows of people, and the older ones would leave what stands there. Every such table has the policy by which an owner sees their own rows; what other programs keep in the same database has not.
 * @throws AppError UNAVAILABLE; nothing was erased.
 */
export async function refuseUnknownTables(sql: Sql): Promise<void> {
  const { rows } = await sql.execute<{ name: string }>(
    query`select distinct tablename as name from pg_policies where schemaname = 'public' and policyname = 'own_row'`,
  );
  const unknown = rows.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length === 0) return;
  throw new AppError("UNAVAILABLE", {
    status: 503,
    message: `a newer version has tables that this one cannot erase: ${unknown.join(", ")}`,
    userMessage:
      "Debt Freedom is being updated right now, so nothing was erased. Try again in a few minutes.",
  });
}

/** Keeps this transaction from noting that it changed something: the mark would be one row too many. */
export async function leaveNoMark(sql: Sql): Promise<void> {
  await sql.execute(query`select set_config('app.is_erased', 'yes', true)`);
}

/**
 * Deletes what this erasure takes, in the caller's transaction, and counts the rows. What stays is sealed anew under a new data key:
 * a copy of the old rows, in a backup for example, opens nevermore. Inside `forPerson(personId)`.
 */
export async function eraseRows(sql: Sql, vaults: Vaults, personId: string, what: Erasure): Promise<number> {
  if (what === "account") {
    await leaveNoMark(sql);
    return eraseRowsOf(sql, personId);
  }
  const old = await vaults.openVault(sql, personId);
  const staying: { readonly table: PersonTable; readonly row: PersonRow; readonly opened: PersonRow }[] = [];
  for (const table of personTables) {
    if (isErasedBy(table, what) || table.name === "person_keys" || Object.keys(table.sealed).length === 0)
      continue;
    for await (const row of storedRows(sql, table, personId)) {
      staying.push({ table, row, opened: openSealed(old, table, row, personId) });
    }
  }
  const renewed = await vaults.renewKey(sql, personId);
  for (const { table, row, opened } of staying) {
    await updateRow(sql, table, row, sealOpened(renewed, table, row, opened, personId));
  }
  // After those that stay: whoever writes holds a row first and the person's revision last, and so does this, or each would wait for the other.
  let erased = 0;
  for (const table of personTables) {
    if (isErasedBy(table, what)) erased += await deleteRows(sql, table, personId);
  }
  return erased;
}
