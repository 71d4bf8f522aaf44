import { sql as query } from "drizzle-orm";
import type { Vaults } from "../crypto/vaults.ts";
import { deleteRows, openSealed, sealOpened, storedRows, updateRow } from "./person-rows.ts";
import { type Erasure, isErasedBy, type PersonRow, type PersonTable } from "./person-table.ts";
import { personTables } from "./person-tables.ts";
import type { Sql } from "./port.ts";
import * as schema from "./schema.ts";

const revisions = tableOf(schema.personRevisions);

function tableOf(table: PersonTable["table"]): PersonTable {
  const found = personTables.find((one) => one.table === table);
  if (found === undefined) throw new Error("a table of persons that the registry does not name");
  return found;
}

/**
 * Deletes every row of a person and counts them. Inside `forPerson(personId)`. The registry begins with the person's own row, which
 * whoever writes holds until the commit: what they wrote is there for the tables that follow, or is refused.
 */
export async function eraseRowsOf(sql: Sql, personId: string): Promise<number> {
  let erased = 0;
  for (const table of personTables) erased += await deleteRows(sql, table, personId);
  return erased;
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
  let erased = 0;
  const staying: { readonly table: PersonTable; readonly row: PersonRow; readonly opened: PersonRow }[] = [];
  for (const table of personTables) {
    if (table.name === "person_keys" || table === revisions) continue;
    if (isErasedBy(table, what)) {
      erased += await deleteRows(sql, table, personId);
    } else if (Object.keys(table.sealed).length > 0) {
      for await (const row of storedRows(sql, table, personId)) {
        staying.push({ table, row, opened: openSealed(old, table, row, personId) });
      }
    }
  }
  const renewed = await vaults.renewKey(sql, personId);
  for (const { table, row, opened } of staying) {
    await updateRow(sql, table, row, sealOpened(renewed, table, row, opened, personId));
  }
  // Last: whoever writes holds their rows first and the person's revision at the end, and two who took turns would wait for each other.
  erased += await deleteRows(sql, revisions, personId);
  // Nobody who writes for the person can commit from here on; what they committed since its table was emptied goes too.
  for (const table of personTables) {
    if (isErasedBy(table, what)) erased += await deleteRows(sql, table, personId);
  }
  return erased;
}
