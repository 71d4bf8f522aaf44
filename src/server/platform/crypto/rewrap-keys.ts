import { and, eq } from "drizzle-orm";
import type { Database } from "../database/port.ts";
import { personKeys } from "../database/schema.ts";
import { samplePersonId } from "../sample-person.ts";
import type { RewrapAll } from "./master-key.ts";
import { rewrap } from "./vaults.ts";

/** Goes through everybody, each in a transaction of their own. */
export function createRewrapAll(
  database: Pick<Database, "listPeople" | "listHouseholds" | "forPerson">,
): RewrapAll {
  return async (from, to) => {
    const people = await database.listPeople();
    for (const id of [...people, ...(await database.listHouseholds())]) {
      for (const personId of [id, samplePersonId(id)]) {
        await database.forPerson(personId, async (sql) => {
          const own = eq(personKeys.personId, personId);
          const [stored] = await sql.select().from(personKeys).where(own).for("update");
          const wrappedKey = stored && rewrap(stored, from, to);
          if (stored === undefined || wrappedKey === undefined) return;
          await sql
            .update(personKeys)
            .set({ wrappedKey, masterKeyId: to.id })
            .where(and(own, eq(personKeys.masterKeyId, stored.masterKeyId)));
        });
      }
    }
  };
}
