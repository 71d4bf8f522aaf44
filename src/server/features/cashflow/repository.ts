/** The SQL of the cash flow's settings. Every query names its person besides row-level security. */
import { eq } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { cashflowSettings } from "../../platform/database/schema.ts";

/** Undefined until the person has chosen. */
export async function loadSafety(sql: Sql, personId: string): Promise<string | undefined> {
  const rows = await sql
    .select({ safety: cashflowSettings.safety })
    .from(cashflowSettings)
    .where(eq(cashflowSettings.personId, personId));
  return rows[0]?.safety;
}

export async function saveSafety(sql: Sql, personId: string, safety: string): Promise<void> {
  await sql
    .insert(cashflowSettings)
    .values({ personId, safety })
    .onConflictDoUpdate({ target: cashflowSettings.personId, set: { safety } });
}
