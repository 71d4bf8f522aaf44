/** The SQL of kept plans. Every query names its person besides row-level security. */
import { asc, eq } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { keptPlans } from "../../platform/database/schema.ts";

export type KeptPlanRow = typeof keptPlans.$inferSelect;

/** In the order in which they were made. */
export async function loadKeptPlans(sql: Sql, personId: string): Promise<KeptPlanRow[]> {
  return sql
    .select()
    .from(keptPlans)
    .where(eq(keptPlans.personId, personId))
    .orderBy(asc(keptPlans.sequence));
}

export async function insertKeptPlan(sql: Sql, row: KeptPlanRow): Promise<void> {
  await sql.insert(keptPlans).values(row);
}
