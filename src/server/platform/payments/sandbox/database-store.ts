import { eq } from "drizzle-orm";
import { sandboxState } from "../../database/payment-tables.ts";
import type { Database, Sql } from "../../database/port.ts";
import { emptyRecords, sandboxRecordsSchema } from "./records.ts";
import type { SandboxStore } from "./sandbox.ts";

/** There is one. */
const ROW = 1;

async function lockRow(sql: Sql): Promise<unknown> {
  const load = () => sql.select().from(sandboxState).where(eq(sandboxState.id, ROW)).for("update");
  const [found] = await load();
  if (found !== undefined) return found.content;
  await sql.insert(sandboxState).values({ id: ROW, content: emptyRecords() }).onConflictDoNothing();
  return (await load())[0]?.content;
}

/** The sandbox's records in the database: they outlive the process, and any number of processes take turns. */
export function createDatabaseStore(database: Pick<Database, "beforePerson">): SandboxStore {
  return {
    transact: (work) =>
      database.beforePerson({}, async (sql) => {
        const records = sandboxRecordsSchema.parse(await lockRow(sql));
        const before = JSON.stringify(records);
        const result = work(records);
        if (JSON.stringify(records) !== before) {
          await sql.update(sandboxState).set({ content: records }).where(eq(sandboxState.id, ROW));
        }
        return result;
      }),
  };
}
