/** The SQL of the choices about the plan. Every query names its person besides row-level security. */
import { eq } from "drizzle-orm";
import type { Sql } from "../../platform/database/port.ts";
import { planChoices } from "../../platform/database/schema.ts";

/** Undefined until the person has decided anything. */
export async function loadChoices(sql: Sql, personId: string): Promise<Buffer | undefined> {
  const rows = await sql
    .select({ contentSealed: planChoices.contentSealed })
    .from(planChoices)
    .where(eq(planChoices.personId, personId));
  return rows[0]?.contentSealed;
}

export async function saveChoices(sql: Sql, personId: string, contentSealed: Buffer): Promise<void> {
  await sql
    .insert(planChoices)
    .values({ personId, contentSealed })
    .onConflictDoUpdate({ target: planChoices.personId, set: { contentSealed } });
}
